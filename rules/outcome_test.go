package rules_test

import (
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestOutcomePhrases(t *testing.T) {
	english := catalog.English()
	for want, o := range map[string]rules.Outcome{
		"":                           {},
		"both royal Chiefs captured": {Result: rules.WhiteWins, Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "Chief", Royal: true, All: 2}},
		"the Chief captured":         {Result: rules.WhiteWins, Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "Chief", All: 1}},
		"all Kings captured":         {Result: rules.BlackWins, Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "King", All: 3}},
		"King captured":              {Result: rules.WhiteWins, Cause: rules.KingCaptured},
		"Black's king captured":      {Result: rules.WhiteWins, Cause: rules.KingCaptured, Lost: rules.Loss{Named: true}},
		"White has only the King left: Black has more units, 7 to 1": {Result: rules.BlackWins, Cause: rules.OneKingLeft, Units: [2]int{1, 7}},
		"agreed draw; White has more units, 7 to 5":                  {Result: rules.WhiteWins, Cause: rules.Agreed, Weighed: true, Units: [2]int{7, 5}},
		"threefold repetition; both sides have 4 units":              {Result: rules.Drawn, Cause: rules.Repetition, Count: 3, Weighed: true, Units: [2]int{4, 4}},
		"5-fold repetition":                     {Result: rules.Drawn, Cause: rules.Repetition, Count: 5},
		"1 turn without capture":                {Result: rules.Drawn, Cause: rules.QuietTurns, Count: 1},
		"50 turns without capture or pawn move": {Result: rules.Drawn, Cause: rules.QuietTurns, Count: 50, Quiet: rules.UntilPawnMove},
		"resigned":                              {Result: rules.WhiteWins, Cause: rules.Resigned, By: rules.ByBlack},
	} {
		if got := english.Say(o.Phrase()); got != want {
			t.Errorf("%+v is said as %q, want %q", o, got, want)
		}
	}
}

func TestQuietWords(t *testing.T) {
	for text, want := range map[string]rules.Quiet{
		"": rules.UntilCapture, "capture": rules.UntilCapture, "capture or pawn move": rules.UntilPawnMove, "capture or removal": rules.UntilRemoval,
		"pawn-move": rules.UntilPawnMove, "removal": rules.UntilRemoval,
	} {
		var q rules.Quiet
		if err := q.UnmarshalText([]byte(text)); err != nil || q != want {
			t.Errorf("%q is read as %q, %v", text, q, err)
		}
	}
}
