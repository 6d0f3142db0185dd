package assent

import (
	"strings"
	"testing"

	"pbem/mailer/chat"
)

// yeses are answers that begin a game.
func yeses() []string {
	return []string{"Sure, I'd love to play!", "Count me in!", "Let's play", "Ja gerne, viel Glück!", "Bin dabei!", "Avec plaisir !", "¡Claro que sí!", "Volentieri!",
		"Ja, graag, ik doe mee", "Com prazer!", "Chętnie zagram!", "Jag är med!", "С удовольствием сыграю!", "Yes! It has been years since we played anything together."}
}

// TestOneWordMakesNoYes: one word of doubt, no, stop, condition or later anywhere in an answer, and it begins no game.
func TestOneWordMakesNoYes(t *testing.T) {
	t.Parallel()
	words := chat.All().Phrases(chat.Doubt | chat.No | chat.Stop | chat.Condition | chat.Later)
	step := 1
	if testing.Short() {
		step = 10
	}
	for _, yes := range yeses() {
		if got := People(yes, "Ada", "Bo"); got != Agrees {
			t.Errorf("%q: %s", yes, got)
		}
		for i := 0; i < len(words); i += step {
			texts := []string{yes + " " + words[i], yes + "\n" + words[i] + ".", words[i] + ". " + yes, words[i] + " " + yes}
			switch words[i] {
			case "si", "prima": // at the head a yes in another language
				texts = texts[:2]
			case "after you", "oh", "ah", "so": // courtesy
				continue
			}
			for _, text := range texts {
				if got := People(text, "Ada", "Bo"); got == Agrees {
					t.Errorf("%q: %s", text, got)
				}
			}
		}
		for _, mark := range []string{"?", " https://example.org", " ask bo@example.org", " \"so he says\"", " ..."} {
			if got := People(strings.TrimRight(yes, "!.")+mark, "Ada", "Bo"); got == Agrees {
				t.Errorf("%q with %q is a yes", yes, mark)
			}
		}
	}
}
