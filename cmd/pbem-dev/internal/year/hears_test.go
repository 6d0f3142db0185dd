package year

import (
	"maps"
	"testing"
	"time"

	"pbem/mailer/token"
)

// TestHears: what a letter tells of its reader's games is heard wherever it stands: of one game in the line with the hash, of the others of an
// answer to a letter of the day above their boards, whichever game such an answer goes by.
func TestHears(t *testing.T) {
	const (
		witness = "The record of game 2 after turn 7 has the hash\n#574b7f53447d7a6828be9596c1866ce8.\n"
		english = "Game 1, Chesimals 0.1, against Ada:\n\nThe board after turn 3, from your side:\n"
		german  = "Partie 1, Chesimals 0.1, gegen Ada:\n\nDas Brett nach Zug 3, von deiner Seite aus:\n"
	)
	for name, c := range map[string]struct {
		tag  token.Kind
		text string
		want map[int]int
	}{
		"one game":                      {token.ReplyTag, witness, map[int]int{2: 7}},
		"a letter of the day":           {token.DigestTag, english, map[int]int{1: 3}},
		"in German":                     {token.DigestTag, german, map[int]int{1: 3}},
		"an answer about two":           {token.ReplyTag, english + witness, map[int]int{1: 3, 2: 7}},
		"one that asks something back":  {token.ConfirmTag, english + witness, map[int]int{1: 3, 2: 7}},
		"a board of no game":            {token.AccountTag, "The board after turn 3, from your side:\n", map[int]int{}},
		"less than what was told since": {token.ReplyTag, witness + english + "Game 1, X:\nThe board after turn 2:\n", map[int]int{1: 3, 2: 7}},
	} {
		p := &person{told: map[int]int{}}
		(&world{}).hears(p, &received{tag: token.Tag{Kind: c.tag}, plain: c.text})
		if !maps.Equal(p.told, c.want) {
			t.Errorf("%s: %v, want %v", name, p.told, c.want)
		}
	}
}

// TestDayOf: two letters of the day at 7:30, before and after the night in which clocks are put forward, are those of two days.
func TestDayOf(t *testing.T) {
	t.Parallel()
	auckland, err := time.LoadLocation("Pacific/Auckland")
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[string]string{
		"2026-09-25T19:30:00Z": "2026-09-26",
		"2026-09-26T18:29:00Z": "2026-09-26",
		"2026-09-26T18:30:00Z": "2026-09-27",
	} {
		moment, err := time.Parse(time.RFC3339, at)
		if got := dayOf(moment.In(auckland), 7*60+30); got != want || err != nil {
			t.Errorf("%s is of %s, %v, want %s", at, got, err, want)
		}
	}
}
