package referee_test

import (
	"slices"
	"strings"
	"testing"

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
			switch {
			case verb == "courtesy" && played == "", verb == "asked" && played != "", verb == "command" && played == "":
				wrong++
				t.Logf("WRONG %s: %q: played %q: %s", verb, words, played, told[:min(300, len(told))])
			case verb == "courtesy" && (actsBesides(facts, c) || strings.Contains(told, "\n> "+row.words)):
				t.Errorf("ACTS %q: %v: %s", words, facts, told[:min(300, len(told))])
			}
		}
		_, told, facts, c := send(row.words)
		switch {
		case verb == "command":
			if isLeft(told) {
				t.Errorf("NO COMMAND %q: %s", row.words, told[:min(300, len(told))])
			}
		case actsBesides(facts, c):
			t.Errorf("ACTS %q: %v: %s", row.words, facts, told[:min(300, len(told))])
		case !isLeft(told) && verb == "courtesy":
			t.Errorf("COMMAND %q: %s", row.words, told[:min(300, len(told))])
		}
	}
	t.Logf("%d of %d", wrong, rows)
}

// actsBesides reports whether a letter does more than play a turn.
func actsBesides(facts []string, c games.Commit) bool {
	return len(c.Requests) > 0 || slices.ContainsFunc(facts, func(fact string) bool {
		return !strings.HasPrefix(fact, "played{") && !strings.HasPrefix(fact, "held{")
	})
}

// isLeft reports whether an answer says that its letter holds nothing but words.
func isLeft(told string) bool {
	return strings.Contains(told, "I found no turn or command in your letter")
}
