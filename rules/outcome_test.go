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

		"2 of 3 royal Chiefs captured":                          {Result: rules.WhiteWins, Cause: rules.RoyalsCaptured, Count: 2, Lost: rules.Loss{Unit: "Chief", Royal: true, All: 3}},
		"Black has no guard and pawn left":                      {Result: rules.WhiteWins, Cause: rules.UnitsCaptured, Lost: rules.Loss{Unit: "guard, pawn"}},
		"Black lost all units of a kind":                        {Result: rules.WhiteWins, Cause: rules.UnitsCaptured},
		"Black's Chief has reached d1":                          {Result: rules.BlackWins, Cause: rules.Reached, Unit: "Chief", At: rules.Square{File: 3, Rank: 1}},
		"White has reached the goal":                            {Result: rules.WhiteWins, Cause: rules.Reached},
		"White's Chief has held d8":                             {Result: rules.WhiteWins, Cause: rules.Held, Unit: "Chief", At: rules.Square{File: 3, Rank: 8}},
		"White has held the goal":                               {Result: rules.WhiteWins, Cause: rules.Held},
		"White has only leaders left":                           {Result: rules.BlackWins, Cause: rules.Bared},
		"Black has 21 points to 7":                              {Result: rules.BlackWins, Cause: rules.Points, Units: [2]int{7, 21}},
		"White has the points":                                  {Result: rules.WhiteWins, Cause: rules.Points},
		"Black can't move":                                      {Result: rules.Drawn, Cause: rules.NoMove, By: rules.ByBlack},
		"White can't move":                                      {Result: rules.BlackWins, Cause: rules.NoMove},
		"a side can't move":                                     {Result: rules.Drawn, Cause: rules.NoMove},
		"turn limit 200 reached":                                {Result: rules.Drawn, Cause: rules.TurnLimit, Count: 200},
		"turn limit reached":                                    {Result: rules.BlackWins, Cause: rules.TurnLimit},
		"turn limit 200 reached: White has more points, 3 to 1": {Result: rules.WhiteWins, Cause: rules.TurnLimit, Count: 200, Units: [2]int{3, 1}},
		"turn limit 200 reached: both sides have 3 points":      {Result: rules.Drawn, Cause: rules.TurnLimit, Count: 200, Units: [2]int{3, 3}},
	} {
		if got := english.Say(o.Phrase()); got != want {
			t.Errorf("%+v is said as %q, want %q", o, got, want)
		}
	}
}

// TestRecurring: the number of turns played makes no other position.
func TestRecurring(t *testing.T) {
	for line, want := range map[string]string{
		"4/4 w": "4/4 w", "4/4 w t12": "4/4 w", "4/4 b 3-0 t1": "4/4 b 3-0", "4/4 b 3-0": "4/4 b 3-0", "8/8 w 12": "8/8 w 12", "": "", "t": "t", "4/4 w t": "4/4 w t", "4/4 tw": "4/4 tw",
	} {
		if got := rules.Recurring(line); got != want {
			t.Errorf("of %q it is %q, want %q", line, got, want)
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
