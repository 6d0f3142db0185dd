package referee_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	diff "github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/catalog"
	"pbem/mailer/catalog/catalogtest"
)

// TestALanguageThatIsFilesAlone: whoever writes in a language of which no Go knows is read, word by word, as if they had written in English, their yes, too;
// and after their first letter is answered in it.
func TestALanguageThatIsFilesAlone(t *testing.T) {
	t.Parallel()
	inEnglish, strange := open(t), open(t)
	pseudo := catalogtest.Pseudo()
	strange.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: pseudo, Name: "Pseudo"}}
	var last []string
	asked := map[*fixture]string{} // the address of the request that each has made last
	for _, letter := range []struct {
		from  string
		turn  int // 0 for the address of the request that was made last
		words string
	}{
		{ada, 3, "mail digest off"}, {bo, 3, "mail turns on"}, {ada, 3, "legal d3"}, {ada, 3, "show at 1"}, {ada, 3, "try d3d4 then e7d6"}, {ada, 3, "confirm"}, {ada, 3, "d3d4\n\nsay Abc"},
		{bo, 4, "draw"}, {ada, 4, "draw no"}, {bo, 4, "e7d6\n\nif any then c6b5"},
		{ada, 5, "vacation 2026-12-24 2026-12-27\n\nweekends off\n\ntimezone Europe/Berlin\n\ngames all"}, {bo, 5, "ifs\n\nunif 1"},
		{ada, 5, "pause"}, {bo, 5, "pause yes"}, {bo, 5, "grant 3d"}, {ada, 5, "undo"}, {bo, 5, "undo no"},
		{ada, 5, "seek chesimals-0.1 as black time 30d+1d max 45d rating 1400-1800 games 3 until 2027-01-31"},
		{bo, 5, "address add bo@example.com"}, {bo, 0, "yes"}, {ada, 5, "resign"}, {ada, 0, "confirm"},
	} {
		want := inEnglish.send(letter.from, cmp.Or(inEnglish.seatOf(letter.from, letter.turn), asked[inEnglish]), letter.words)
		got := strange.send(letter.from, cmp.Or(strange.seatOf(letter.from, letter.turn), asked[strange]), inWordsOf(pseudo, letter.words))
		if wrong := diff.Diff(facts(want), facts(got)); wrong != "" {
			t.Errorf("%q: something else came of it (-English +own):\n%s", letter.words, wrong)
		}
		strange.holdsNoEnglish(t, letter.words, got)
		last = facts(got)
		if len(got.Requests) > 0 {
			asked[inEnglish], asked[strange] = inEnglish.asked(want), strange.asked(got)
		}
	}
	if !slices.ContainsFunc(last, func(fact string) bool { return strings.HasPrefix(fact, "adjudicator.Ended") }) {
		t.Errorf("the game has not ended by the last letter: %q", last)
	}
}

// seatOf is the address of a player's seat in game 1 at a turn; "" for none.
func (o *fixture) seatOf(player string, turn int) string {
	switch {
	case turn == 0:
		return ""
	case player == bo:
		return o.tag(adjudicator.BlackSeat, turn)
	}
	return o.tag(adjudicator.WhiteSeat, turn)
}

// inWordsOf writes the lines of a letter as the letters of a language show commands.
func inWordsOf(l *catalog.Language, words string) string {
	lines := strings.Split(words, "\n")
	for i, line := range lines {
		lines[i] = l.Command(line)
	}
	return strings.Join(lines, "\n")
}

// facts are what a commit has written down, in English words of the program, but for the language that was noticed.
func facts(c games.Commit) (list []string) {
	for _, change := range c.Changes {
		for _, e := range change.Events {
			list = append(list, fmt.Sprintf("%T %v", e.Fact, e.Fact))
		}
	}
	for _, change := range c.Club {
		for _, e := range change.Events {
			if _, noticed := e.Fact.(club.LanguageChosen); !noticed {
				list = append(list, fmt.Sprintf("%T %v", e.Fact, e.Fact))
			}
		}
	}
	for _, request := range c.Requests {
		list = append(list, fmt.Sprintf("asked back, done %v", request.Done))
	}
	return append(list, fmt.Sprintf("letters %d", len(c.Outbox)))
}
