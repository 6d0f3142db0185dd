package compose_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/mailer/compose"
	"pbem/mailer/mime"
)

// words is the text of a letter as one line.
func words(t testing.TB, in compose.GameLetter) string {
	t.Helper()
	in.TextOnly = true
	e, err := compose.Game(in).Envelope()
	if err != nil {
		t.Fatal(err)
	}
	lintLetter(t, e)
	return strings.Join(strings.Fields(strings.Join(mime.Texts(e.Data), "\n")), " ")
}

// TestWordsDeleteNothing: whatever a player says, a letter leaves nothing out that only the referee can tell.
func TestWordsDeleteNothing(t *testing.T) {
	t.Parallel()
	mated := begun(t, "amoeba", "k1*4/7/1K5/7/7/6R/7 w -")
	captured := played(t, opening()...)
	resigned := captured.do(t, white, adjudicator.Resign{})
	for name, c := range map[string]struct {
		before scene
		says   string
		turn   string // played in the same letter
		wants  string // in the letter to Black
	}{
		"check, in the letter of the turn": {mated, "Relax, your king is not in check.", "Rg2-a2 / d7-c7", "You're in check. It's your turn (2), as Black."},
		"check, later":                     {mated.play(t, "Rg2-a2 / d7-c7"), "You are not in check. You stand in check.", "", "You're in check. It's your turn (2), as Black."},
		"the last turn":                    {captured, "purple: Wn9xn7, Go9-o8, Gm9-m7 was a mistake", "", "Your turn 2 was: purple: Wn9xn7, Go9-o8, Gm9-m7"},
		"what it captured":                 {captured, "Captured: orange warmachine on n7.", "", "purple: Wn9xn7, Go9-o8, Gm9-m7 Captured: orange warmachine on n7."},
		"the result":                       {resigned, "I have not resigned: The game is over: 0-1, resigned.", "", "Captured: orange warmachine on n7. The game is over: 0-1, resigned."},
	} {
		t.Run(name, func(t *testing.T) {
			after := c.before.do(t, white, adjudicator.Say{Text: c.says})
			in := after.tell(black)
			if c.turn != "" {
				after = after.play(t, c.turn)
				in = after.tell(black)
				in.Notices = append(c.before.do(t, white, adjudicator.Say{Text: c.says}).notices, in.Notices...)
			}
			letter := words(t, in)
			if !strings.Contains(letter, c.wants) || !strings.Contains(letter, "Ada says: > "+c.says) {
				t.Errorf("the letter does not say %q, or not what Ada said:\n%s", c.wants, letter)
			}
			if own := strings.Replace(letter, "> "+c.says, "", 1); strings.Count(own, c.wants) != 1 {
				t.Errorf("%q stands %d times:\n%s", c.wants, strings.Count(own, c.wants), own)
			}
		})
	}
}

// TestNothingIsToldTwice: what a notice tells, the letter does not tell again.
func TestNothingIsToldTwice(t *testing.T) {
	t.Parallel()
	check := begun(t, "amoeba", "k1*4/7/1K5/7/7/6R/7 w -").play(t, "Rg2-a2 / d7-c7")
	for once, in := range map[string]compose.GameLetter{
		"in check":                               check.answer(white, "Rg2-a2 / d7-c7"),
		"Rg2-a2":                                 check.tell(black),
		"Captured:":                              played(t, opening()...).answer(black, "x"),
		"both royal Chiefs captured":             ended(t).tell(white),
		"0-1, both royal Chiefs captured":        ended(t).do(t, white, adjudicator.Try{From: -1, Texts: []string{"pass"}}).answer(white, "try pass"),
		"purple: Wn9xn7, Go9-o8, Gm9-m7":         played(t, opening()...).do(t, black, adjudicator.AskUndo{}).tell(white),
		"The game is over. 1/2-1/2: it's a draw": played(t, opening()...).do(t, white, adjudicator.OfferDraw{}).do(t, black, adjudicator.AnswerDraw{Yes: true}).tell(white),
	} {
		for i := range in.Answers {
			in.Answers[i].Line = "" // what is quoted is the player's
		}
		if letter := words(t, in); strings.Count(letter, once) != 1 {
			t.Errorf("%q stands %d times:\n%s", once, strings.Count(letter, once), letter)
		}
	}
}
