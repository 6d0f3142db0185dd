package ending_test

import (
	"testing"

	"pbem/notation/ending"
	"pbem/rules"
)

// spellings are all that version 1 has: they must be read for ever.
func spellings() map[string]rules.Outcome {
	win, lose, draw := rules.WhiteWins, rules.BlackWins, rules.Drawn
	return map[string]rules.Outcome{
		"the Chief captured":                 {Result: win, Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "Chief", All: 1}},
		"both royal Chiefs captured":         {Result: win, Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "Chief", Royal: true, All: 2}},
		"all Great Kings captured":           {Result: win, Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "Great King", All: 3}},
		"all units of a kind captured":       {Result: win, Cause: rules.UnitsCaptured},
		"a goal reached":                     {Result: win, Cause: rules.Reached},
		"a goal held":                        {Result: win, Cause: rules.Held},
		"none but leaders left":              {Result: lose, Cause: rules.Bared},
		"points":                             {Result: win, Cause: rules.Points},
		"a side cannot move":                 {Result: draw, Cause: rules.NoMove},
		"turn limit":                         {Result: draw, Cause: rules.TurnLimit},
		"neither side has a royal leader":    {Result: draw, Cause: rules.NoRoyals},
		"Head captured":                      {Result: win, Cause: rules.HeadCaptured},
		"Torso captured":                     {Result: win, Cause: rules.TorsoCaptured},
		"Head and Torso captured":            {Result: win, Cause: rules.BodyCaptured},
		"Neck captured":                      {Result: win, Cause: rules.NeckCaptured},
		"Head and Torso parted":              {Result: lose, Cause: rules.Parted},
		"neither body is whole":              {Result: draw, Cause: rules.NoBodies},
		"checkmate":                          {Result: win, Cause: rules.Checkmate},
		"stalemate":                          {Result: draw, Cause: rules.Stalemate},
		"stalemate by the slide":             {Result: win, Cause: rules.SlideStalemate},
		"King captured":                      {Result: win, Cause: rules.KingCaptured},
		"Black's king captured":              {Result: win, Cause: rules.KingCaptured, Lost: rules.Loss{Named: true}},
		"White's king captured":              {Result: lose, Cause: rules.KingCaptured, Lost: rules.Loss{Named: true}},
		"neither side has a king":            {Result: draw, Cause: rules.NoKings},
		"both sides have only the King left": {Result: draw, Cause: rules.OnlyKings},
		"White has only the King left: Black has more units, 7 to 1": {Result: lose, Cause: rules.OneKingLeft, Units: [2]int{1, 7}},
		"resigned":                      {Result: lose, Cause: rules.Resigned, By: rules.ByWhite},
		"time":                          {Result: win, Cause: rules.TimeOut, By: rules.ByBlack},
		"time: neither side was set up": {Result: draw, Cause: rules.NobodySetUp},
		"agreed draw":                   {Result: draw, Cause: rules.Agreed},
		"agreed draw; White has more units, 7 to 5":       {Result: win, Cause: rules.Agreed, Weighed: true, Units: [2]int{7, 5}},
		"agreed draw; both sides have 5 units":            {Result: draw, Cause: rules.Agreed, Weighed: true, Units: [2]int{5, 5}},
		"threefold repetition":                            {Result: draw, Cause: rules.Repetition, Count: 3},
		"5-fold repetition; Black has more units, 9 to 2": {Result: lose, Cause: rules.Repetition, Count: 5, Weighed: true, Units: [2]int{2, 9}},
		"1 turn without capture":                          {Result: draw, Cause: rules.QuietTurns, Count: 1},
		"50 turns without capture or pawn move":           {Result: draw, Cause: rules.QuietTurns, Count: 50, Quiet: rules.UntilPawnMove},
		"40 turns without capture or removal":             {Result: draw, Cause: rules.QuietTurns, Count: 40, Quiet: rules.UntilRemoval},
		"declined":                                        {Cause: rules.Declined},
		"withdrawn":                                       {Cause: rules.Withdrawn},
	}
}

func TestSpellings(t *testing.T) {
	for text, want := range spellings() {
		if got := ending.Write(want); got != text {
			t.Errorf("%+v is spelt %q, want %q", want, got, text)
		}
		if got, ok := ending.Read(text, want.Result); !ok || got != want {
			t.Errorf("%q is read as %+v, %v, want %+v", text, got, ok, want)
		}
	}
}

// TestFreeWords: what people have written themselves is no cause.
func TestFreeWords(t *testing.T) {
	for _, text := range []string{
		"", "Bo resigned after his queen was captured", "Resigned", "time!", "the captured", "threefold repetition of moves", "x-fold repetition",
		"03-fold repetition", "many turns without capture", "50 turns without break", "50 turns without a capture", "agreed draw; nobody cares", "checkmate; White has more units, 7 to 5",
		"White has more units, 5 to 7", "Green's king captured", "both sides have 5 units and more",
	} {
		if o, ok := ending.Read(text, rules.WhiteWins); ok || o != (rules.Outcome{Result: rules.WhiteWins}) {
			t.Errorf("%q is read as %+v", text, o)
		}
	}
}

func FuzzRead(f *testing.F) {
	for text, o := range spellings() {
		f.Add(text, string(o.Result))
	}
	f.Fuzz(func(t *testing.T, text, result string) {
		if o, ok := ending.Read(text, rules.Result(result)); ok && ending.Write(o) != text {
			t.Errorf("%q is read as %+v, which is spelt %q", text, o, ending.Write(o))
		}
	})
}
