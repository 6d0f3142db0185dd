package adjudicator_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/rules"
)

func everyFact() map[string]adjudicator.Fact {
	return map[string]adjudicator.Fact{
		"opened": adjudicator.Opened{ID: 7, Terms: adjudicator.Terms{Preset: "p", Title: "P", Options: "a=1", RulesHash: "sha256:0", Position: "8 w",
			Repetition: 3, QuietTurns: 50, QuietUntil: rules.UntilRemoval, Time: clock.PerTurn(time.Hour), Grace: time.Minute, Rated: true, Private: true, Counter: 6, Takeover: 42},
			White: adjudicator.Player{Name: "Ada", Address: "a@x"}, Black: adjudicator.Player{Name: "Bo", Address: "b@y"},
			Challenger: adjudicator.BlackSeat, Note: "hello"},
		"accepted":  adjudicator.Accepted{Note: "yes", Record: adjudicator.Recording{Site: "x", White: "p7", Black: "p9", Judged: "amp 1"}},
		"declined":  adjudicator.Declined{Note: "no"},
		"withdrawn": adjudicator.Withdrawn{},
		"countered": adjudicator.Countered{Match: 8},
		"played": adjudicator.TurnPlayed{Number: 3, Turn: "pass", Line: "8 w", Captured: []adjudicator.Taken{{At: rules.Square{File: 15, Rank: 5}, Unit: 'G', Owner: "orange"}},
			Removed: []adjudicator.Taken{{At: rules.Square{File: 2, Rank: 3}, Unit: 'F', Owner: "White"}}, Reset: true, Ahead: true},
		"set-up":           adjudicator.SetUp{Turn: "setup: Ka1", Salt: "s"},
		"draw-offered":     adjudicator.DrawOffered{},
		"draw-refused":     adjudicator.DrawRefused{},
		"undo-asked":       adjudicator.UndoAsked{},
		"call-off-asked":   adjudicator.CallOffAsked{},
		"call-off-refused": adjudicator.CallOffRefused{},
		"undo-refused":     adjudicator.UndoRefused{},
		"undone":           adjudicator.Undone{To: 4, By: adjudicator.ByHost, Reason: "a slip"},
		"adjudicated":      adjudicator.Adjudicated{Result: rules.BothLost, By: adjudicator.ByTerms, Reason: "“…” {x}", Banned: adjudicator.BlackSeat, Worth: []int{3, 1}},
		"reopened":         adjudicator.Reopened{By: adjudicator.ByHost, Reason: "x", Clocks: [2]time.Duration{time.Hour, 0}},
		"held":             adjudicator.Held{Prepared: adjudicator.Prepared{Turn: "pass", Number: 9, Letter: "x", Ahead: []adjudicator.Line{{"a", "b"}}, Asked: time.Unix(1e9, 0).UTC(), Pause: true}},
		"address-closed":   adjudicator.AddressClosed{},

		"planned":   adjudicator.Planned{Path: []adjudicator.Step{{Theirs: "white: Zd2-d3", Fits: "0a", Mine: "black: Fd7-e6"}, {Mine: "pass"}}},
		"unplanned": adjudicator.Unplanned{Branch: 3},

		"claim-held":        adjudicator.ClaimHeld{What: adjudicator.ClaimTime},
		"claim-settled":     adjudicator.ClaimSettled{},
		"tried":             adjudicator.Tried{From: 3, Turns: []string{"pass"}},
		"kept":              adjudicator.Kept{Number: 2, Name: "“…” {x}"},
		"unkept":            adjudicator.Unkept{Number: 2},
		"variations-shared": adjudicator.VariationsShared{},
		"diary":             adjudicator.DiaryWritten{Text: "“…” {x}\n"},
		"diary-released":    adjudicator.DiaryReleased{},
		"copy-agreed":       adjudicator.CopyAgreed{},
		"copy-refused":      adjudicator.CopyRefused{},
		"copied":            adjudicator.Copied{},

		"said":       adjudicator.Said{Text: "“…” {x}\n"},
		"reminded":   adjudicator.Reminded{Times: 2},
		"flag-fell":  adjudicator.FlagFell{},
		"flag-waits": adjudicator.FlagWaits{},
		"credited":   adjudicator.Credited{By: time.Second},
		"returned":   adjudicator.Returned{Seat: adjudicator.BlackSeat, Letter: "pbem.1.2.x@y"},
		"reached":    adjudicator.Reached{},
		"cut-off":    adjudicator.CutOff{Seat: adjudicator.WhiteSeat},
		"resumed":    adjudicator.Resumed{Seat: adjudicator.WhiteSeat, Credit: time.Hour},
		"ended":      adjudicator.Ended{Outcome: rules.Outcome{Result: rules.WhiteWins, Cause: rules.TimeOut, By: rules.ByBlack}, Left: true, Dropped: true},
		"taken-over": adjudicator.TakenOver{Game: 57},
		"forgotten":  adjudicator.Forgotten{Seat: adjudicator.BlackSeat, As: adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}},
	}
}

func TestFactsComeBack(t *testing.T) {
	for want, fact := range everyFact() {
		kind, data, err := adjudicator.MarshalFact(fact)
		if err != nil || kind != want {
			t.Errorf("%#v: kind %q, error %v; want %q", fact, kind, err, want)
		}
		back, err := adjudicator.UnmarshalFact(kind, data)
		if err != nil {
			t.Errorf("%s: %v", kind, err)
		}
		if diff := cmp.Diff(fact, back); diff != "" {
			t.Errorf("%s comes back changed:\n%s", kind, diff)
		}
	}
}

func TestFactErrors(t *testing.T) {
	if _, err := adjudicator.UnmarshalFact("promoted", []byte("{}")); !errors.Is(err, adjudicator.ErrUnknownFact) {
		t.Errorf("an unknown kind: %v", err)
	}
	for _, data := range []string{"", "{", "[]", `{"n":"one"}`, `{"n":1}{}`} {
		if fact, err := adjudicator.UnmarshalFact("played", []byte(data)); err == nil {
			t.Errorf("%q was read as %#v", data, fact)
		}
	}
	if _, _, err := adjudicator.MarshalFact(nil); err == nil {
		t.Error("no fact was marshalled")
	}
}

func FuzzUnmarshalFact(f *testing.F) {
	for _, fact := range everyFact() {
		kind, data, err := adjudicator.MarshalFact(fact)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(kind, data)
	}
	game := builtin(f, "chesimals-0.1")
	f.Fuzz(func(t *testing.T, kind string, data []byte) {
		fact, err := adjudicator.UnmarshalFact(kind, data)
		if err != nil {
			return
		}
		again, text, err := adjudicator.MarshalFact(fact)
		if err != nil || again != kind {
			t.Fatalf("%q came back as %q: %v", kind, again, err)
		}
		if _, err := adjudicator.UnmarshalFact(again, text); err != nil {
			t.Fatalf("%s %s cannot be read again: %v", again, text, err)
		}
		// Whatever a damaged store holds, adding it up ends with a match or an error.
		opened := adjudicator.Event{Fact: adjudicator.Opened{ID: 1, Challenger: adjudicator.WhiteSeat}}
		accepted := adjudicator.Event{Fact: adjudicator.Accepted{}, By: adjudicator.BlackSeat}
		for _, events := range [][]adjudicator.Event{{{Fact: fact}}, {opened, {Fact: fact, By: 7}}, {opened, accepted, {Fact: fact, By: 2}}} {
			m, err := adjudicator.Replay(game, events)
			if err == nil && m.Version != len(events) {
				t.Fatalf("%d events make version %d", len(events), m.Version)
			}
		}
	})
}
