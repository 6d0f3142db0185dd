package command

import "testing"

// TestFooters: what stands below a turn or a closing is no command, in whatever words lists and programs have it; what a letter
// asks for alone is one.
func TestFooters(t *testing.T) {
	for text, want := range map[string]string{
		"Wn4-n6\n\nUnsubscribe":                                `turn "Wn4-n6"`,
		"Wn4-n6\nunsubscribe":                                  `turn "Wn4-n6"`,
		"Wn4-n6\n\nUnsubscribe: https://lists.example.net/u/1": `turn "Wn4-n6"`,
		"Wn4-n6\n\nSTOP":                                       `turn "Wn4-n6" PROBLEM`,
		"Wn4-n6\n\nStop receiving these mails":                 `turn "Wn4-n6" PROBLEM`,
		"Wn4-n6\nCn3-m4\n\nBest regards,\nAda\nName: Ada Lovelace\nAddress: 12 Main Street\nMail: ada@example.org": "turn \"Wn4-n6\\nCn3-m4\"",
		"draw\n\nCheers,\nAda\n\nblock":   "draw",
		"Thanks,\nAda\nUnsubscribe":       "",
		"unsubscribe":                     "block",
		"Hello,\nplease unsubscribe":      "block",
		"stop":                            "block",
		"Wn4-n6\nblock":                   "turn \"Wn4-n6\"\nblock",
		"name Ada Lovelace\n\nBest,\nAda": `name "Ada Lovelace"`,
		"say hello\n\nUnsubscribe":        `say "hello"`,
		"Thanks,\nAda\n\nCn3-m4":          `turn "Cn3-m4"`,
	} {
		if got := show(Parse(text, "", inGame())); got != want {
			t.Errorf("%q:\n%s\nwant\n%s", text, got, want)
		}
	}
}
