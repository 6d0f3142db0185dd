package quotations

import (
	"strings"
	"testing"
)

// TestOddMarks: a quotation is one by whatever sign it is marked, and what begins so without being one is kept.
func TestOddMarks(t *testing.T) {
	t.Parallel()
	for _, sign := range []string{"| ", "# ", ": ", "} "} {
		quoted := sign + strings.ReplaceAll(olderText, "\n", "\n"+sign)
		for name, letter := range map[string]string{
			"above":          "Wb3-c4\n\n" + quoted,
			"below":          quoted + "\n\nWb3-c4",
			"below a header": "Ada wrote:\n" + sign + "resign\n\nWb3-c4",
			"trimmed":        "Wb3-c4\n\n" + strings.ReplaceAll(quoted, sign+"\n", strings.TrimSpace(sign)+"\n"),
			"between":        quoted + "\n\nWb3-c4\n\n" + quoted,
		} {
			if got, _ := Cut(letter); got != "Wb3-c4" {
				t.Errorf("%s, %q: %q", name, sign, got)
			}
		}
	}
	for _, own := range []string{
		"| R | N | B | Q | K | B | N | R |\n| P | P | P | P | P | P | P | P |",
		"|R|N|B|Q|K|B|N|R|\n|P|P|P|P|P|P|P|P|\n+-+-+-+-+-+-+-+-+",
		"| R | N | B | Q | K | B | N | R\n| P | P | P | P | P | P | P | P",
		"#42: Wb3-c4\n#57: Nc1-d3",
		"# 42: Wb3-c4\n# 57: Nc1-d3",
		"# 42: Wb3-c4",
		": Wb3-c4",
		"| Wb3-c4",
	} {
		if got, _ := Cut(own); got != own {
			t.Errorf("%q: %q", own, got)
		}
	}
}

// TestMarksBelowATurn: what is quoted below a turn by any mark is no part of it, and bullets are.
func TestMarksBelowATurn(t *testing.T) {
	t.Parallel()
	const turn = "yellow: Gb4-b5"
	for _, mark := range []string{"| ", "|", "# ", ": ", "* > ", "*> ", "- > ", "+ > ", "• > ", "] ", "} ", "]", "}", "% ", ">> ", "> > ", "AB> ", "Bo> ", "│ ", "┃ ", "▌ ", "¦ ", "❯ ", "│", "» ", "› ", "| > ", ": > ", "&gt; ", "|> ", ":> ", "#> ", "%> ", "}> ", "~> "} {
		for _, letter := range []string{
			"%s\n\n%mGc4-c5", "%s\n\n%mGc4-c5\n%mGd4-d5", "%s\n%mGc4-c5\n%mGd4-d5", "%s\n\nBo wrote:\n%mGc4-c5", "%s\n\nOn Sat, 28 Nov 2026, Bo wrote:\n%mGc4-c5\n%mdraw", "%s\n\n%mYour turn 1.\n%m\n%mGc4-c5",
		} {
			if got, cut := Cut(strings.NewReplacer("%s", turn, "%m", mark).Replace(letter)); got != turn && got != turn+"\n\nBo wrote:" || !cut {
				t.Errorf("%q in %q: %q", mark, letter, got)
			}
		}
	}
	for _, bullet := range []string{"* ", "- ", "• ", "+ "} {
		own := "yellow:\n" + bullet + "Gb4-b5\n" + bullet + "Gc4-c5"
		if got, _ := Cut(own); got != own {
			t.Errorf("%q: %q", own, got)
		}
		if got, _ := Cut(turn + "\n\nBo wrote:\n" + bullet + "Gc4-c5\n" + bullet + "draw"); bullet != "• " && strings.Contains(got, "c4") {
			t.Errorf("%q below a header: %q", bullet, got)
		}
	}
}
