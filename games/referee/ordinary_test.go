package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

// TestOrdinarySentences walks sentences with words that commands have, too: none of them acts. Below and above a turn the turn is played where the
// sentence is courtesy, and asked back where it may be about it; alone in a letter to the turn's address none is read as a command.
func TestOrdinarySentences(t *testing.T) {
	t.Parallel()
	const turn = "yellow: Gb4-b5"
	r := turnRow{to: "turn", preset: "chesimals-2", side: "white"}
	o, seat := talked(t, r)
	send := func(words string) (played, told string, facts []string, c games.Commit) {
		o.apart(func(o *fixture) {
			r.words = words
			c = o.decide(o.mail(r, seat, games.Commit{}))
		})
		played, told, facts = became(c, seat)
		return played, told, facts, c
	}
	wrong, rows := 0, 0
	for _, row := range readTurns(t, "ordinary.txt", "turn") {
		verb, _, _ := strings.Cut(row.outcome, " ")
		for _, words := range []string{row.words + "\n" + turn, turn + "\n" + row.words, "Hi Bo,\n\n" + turn + "\n\n" + row.words + "\n\nAda", turn + "\n\n" + row.words} {
			rows++
			played, told, facts, c := send(words)
			others := len(facts) + len(c.Requests)
			if played != "" {
				others -= 1
			}
			switch {
			case verb == "courtesy" && played == "", verb == "asked" && played != "", verb == "command" && played == "":
				wrong++
				t.Logf("WRONG %s: %q: played %q: %s", verb, words, played, told[:min(300, len(told))])
			case (verb == "command") != (others > 0 || strings.Contains(told, "\n> "+strings.Split(row.words, "\n")[0])) && verb == "courtesy":
				t.Errorf("ACTS %q: %v %v: %s", words, facts, c.Requests, told[:min(300, len(told))])
			}
		}
		_, told, facts, c := send(row.words)
		if acts := len(facts)+len(c.Requests) > 0; acts && verb != "command" {
			t.Errorf("ACTS %q: %v %v: %s", row.words, facts, c.Requests, told)
		} else if verb != "command" && !isLeft(told) {
			t.Errorf("COMMAND %q: %s", row.words, told[:min(500, len(told))])
		}
	}
	_ = adjudicator.WhiteSeat
	t.Logf("%d of %d", wrong, rows)
}

func isLeft(told string) bool { return strings.Contains(told, "I found no turn or command in your letter") }
