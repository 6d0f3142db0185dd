package adjudicator_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"pbem/adjudicator"
	"pbem/rules"
)

// TestOldFacts: what was stored before outcomes had causes and units were values is read as the same facts.
func TestOldFacts(t *testing.T) {
	ended := func(r rules.Result, o rules.Outcome) adjudicator.Fact {
		o.Result = r
		return adjudicator.Ended{Outcome: o}
	}
	unit := func(file, rank int16, kind, owner string) []adjudicator.Taken {
		return []adjudicator.Taken{{At: rules.Square{File: file, Rank: rank}, Kind: kind, Owner: owner}}
	}
	for stored, want := range map[string]adjudicator.Fact{
		`played {"n":1,"turn":"pass","line":"8 w","captured":["orange warmachine on p5"]}`:                                                                                                     adjudicator.TurnPlayed{Number: 1, Turn: "pass", Line: "8 w", Captured: unit(15, 5, "warmachine", "orange")},
		`played {"n":1,"turn":"pass","line":"8 w","removed":["neutral Great King on aa12"]}`:                                                                                                   adjudicator.TurnPlayed{Number: 1, Turn: "pass", Line: "8 w", Removed: unit(26, 12, "Great King", "neutral")},
		`opened {"id":7,"terms":{"preset":"p","title":"P","rules":"r"},"white":{"name":"","address":""},"black":{"name":"","address":""},"challenger":1}`:                                      adjudicator.Opened{ID: 7, Terms: adjudicator.Terms{Preset: "p", Title: "P", RulesHash: "r"}, Challenger: adjudicator.WhiteSeat},
		`opened {"id":7,"terms":{"preset":"p","title":"P","rules":"r","quiet_until":"capture or pawn move"},"white":{"name":"","address":""},"black":{"name":"","address":""},"challenger":1}`: adjudicator.Opened{ID: 7, Terms: adjudicator.Terms{Preset: "p", Title: "P", RulesHash: "r", QuietUntil: rules.UntilPawnMove}, Challenger: adjudicator.WhiteSeat},
		`ended {"result":"1-0","reason":"both royal Chiefs captured"}`:                                                                                                                         ended(rules.WhiteWins, rules.Outcome{Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "Chief", Royal: true, All: 2}}),
		`ended {"result":"0-1","reason":"resigned"}`:                                                                                                                                           ended(rules.BlackWins, rules.Outcome{Cause: rules.Resigned, By: rules.ByWhite}),
		`ended {"result":"1-0","reason":"time"}`:                                                                                                                                               ended(rules.WhiteWins, rules.Outcome{Cause: rules.TimeOut, By: rules.ByBlack}),
		`ended {"result":"1/2-1/2","reason":"50 turns without capture"}`:                                                                                                                       ended(rules.Drawn, rules.Outcome{Cause: rules.QuietTurns, Count: 50}),
		`ended {"result":"0-1","reason":"threefold repetition; Black has more units, 8 to 7"}`:                                                                                                 ended(rules.BlackWins, rules.Outcome{Cause: rules.Repetition, Count: 3, Weighed: true, Units: [2]int{7, 8}}),
		`ended {"result":"1-0","cause":"held","unit":"Chief","at":"a5"}`:                                                                                                                       ended(rules.WhiteWins, rules.Outcome{Cause: rules.Held, Unit: "Chief", At: rules.Square{Rank: 5}}),
		`ended {"result":"0-1","reason":"the sky fell down"}`:                                                                                                                                  ended(rules.BlackWins, rules.Outcome{}),
	} {
		kind, data, _ := strings.Cut(stored, " ")
		fact, err := adjudicator.UnmarshalFact(kind, []byte(data))
		if diff := cmp.Diff(want, fact); err != nil || diff != "" {
			t.Errorf("%s: %v\n%s", stored, err, diff)
		}
	}
	for _, words := range []string{"", "warmachine", "orange warmachine", "orange warmachine on", "orange warmachine on p5 ", "orange warmachine on 5"} {
		if fact, err := adjudicator.UnmarshalFact("played", []byte(`{"captured":["`+words+`"]}`)); err == nil {
			t.Errorf("%q is read as %+v", words, fact)
		}
	}
}

// TestStoredGames: the games that the scripts play came to the same matches when their events were stored in the old way.
func TestStoredGames(t *testing.T) {
	old, err := txtar.ParseFile(filepath.Join("testdata", "stored", "before-causes.txtar"))
	if err != nil || len(old.Files) < 40 {
		t.Fatalf("%d games, %v", len(old.Files), err)
	}
	for _, f := range old.Files {
		script, err := txtar.ParseFile(filepath.Join("testdata", f.Name))
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for line := range strings.Lines(string(script.Files[1].Data)) {
			if event, ok := strings.CutPrefix(line, "event "); ok {
				stored, _, _ := strings.Cut(strings.TrimSpace(event), " as of ")
				lines = append(lines, stored+"\n")
			}
		}
		was, is := replayed(t, string(f.Data)), replayed(t, strings.Join(lines, ""))
		for _, m := range []*adjudicator.Match{was, is} { // a resignation was held in an event of its own then
			m.Version, m.Heard, m.Disarmed = 0, [2]int{}, [2]adjudicator.Disarmed{}
			m.ForgetTries() // they left no events
		}
		if diff := cmp.Diff(snapshot(is), snapshot(was)); diff != "" {
			t.Errorf("%s comes to another match:\n%s", f.Name, diff)
		}
		if err := adjudicator.Check(was.Game, was); err != nil {
			t.Errorf("%s does not hold: %v", f.Name, err)
		}
	}
}

// replayed adds up events of lines "SEAT KIND CONTENT".
func replayed(t *testing.T, lines string) *adjudicator.Match {
	t.Helper()
	var events []adjudicator.Event
	for line := range strings.Lines(lines) {
		seat, stored, _ := strings.Cut(line, " ")
		kind, data, _ := strings.Cut(stored, " ")
		fact, err := adjudicator.UnmarshalFact(kind, []byte(data))
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		events = append(events, adjudicator.Event{At: epoch(), By: seatNamed(seat), Fact: fact})
	}
	opened, _ := events[0].Fact.(adjudicator.Opened)
	m, err := adjudicator.Replay(builtin(t, opened.Terms.Preset), events)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
