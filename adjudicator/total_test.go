package adjudicator_test

import (
	"fmt"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/rules"
)

// everyDeed has each deed in its sensible and its senseless forms.
func everyDeed() []adjudicator.Deed {
	deeds := []adjudicator.Deed{nil, adjudicator.Say{Text: "hello"}, adjudicator.Tick{},
		adjudicator.Heard{}, adjudicator.Undelivered{To: adjudicator.WhiteSeat, Letter: "c"},
		adjudicator.AskBack{}, adjudicator.AskBack{Pause: true}, adjudicator.AnswerPause{Yes: true, Confirmed: true}, adjudicator.Keep{Name: "a line"}, adjudicator.Unkeep{Number: 1},
		adjudicator.WriteDiary{Text: "hm"}, adjudicator.Play{Text: "Zd2-d3", Confirmed: true, Answers: 1}, adjudicator.Play{Text: "Zd2-d3", Strict: true, Answers: 1},
		adjudicator.Undelivered{To: adjudicator.BlackSeat, Letter: "a"}, adjudicator.Undelivered{}, adjudicator.Undelivered{To: 9, Letter: "a"}, adjudicator.Claim{What: adjudicator.ClaimTime},
		adjudicator.Claim{What: adjudicator.ClaimQuiet}, adjudicator.Claim{What: adjudicator.ClaimRepetition},
		adjudicator.Open{}, adjudicator.Open{Challenger: 9}, adjudicator.Open{Challenger: adjudicator.BlackSeat, Terms: adjudicator.Terms{Position: "nonsense"}},
		adjudicator.Open{Challenger: adjudicator.BlackSeat, Terms: adjudicator.Terms{Time: clock.PerTurn(time.Hour)}}}
	deeds = append(deeds, bareDeeds()...)
	deeds = append(deeds, hostDeeds()...)
	deeds = append(deeds, adjudicator.Fire{}, adjudicator.Plan{}, adjudicator.Unplan{Branch: -1}, adjudicator.Unplan{Branch: 7})
	for _, number := range []int{-1, 0, 1, 2, 3, 99} {
		deeds = append(deeds, adjudicator.Confirm{Answers: number}, adjudicator.Play{Text: "pass", Answers: number},
			adjudicator.Play{Text: "Zd2-d3", Answers: number, More: true},
			adjudicator.Plan{Answers: number, Lines: []adjudicator.Line{{"Zd2-d3", "Fd7-e6"}, {"any", "pass"}, nil, {"Zd2-d3", "Fd7-e6", "any", "Fe8-f7"}, {"x"}, {"any", "Ka4-a3"}}},
			adjudicator.Play{Text: "setup: Ka1 Qb1", Answers: number}, adjudicator.Play{Text: "setup: Ka4 Qb4", Answers: number},
			adjudicator.Try{From: number, Texts: []string{"setup: Ka4 Qb4", "setup: Ka1 Qb1"}},
			adjudicator.Play{Text: "Zd2-d3", Answers: number, Guard: number}, adjudicator.Play{Text: "", Answers: number},
			adjudicator.Try{From: number, Texts: []string{"Zd2-d3", "Fd7-e6"}}, adjudicator.Try{From: number}, adjudicator.Try{From: number, Texts: make([]string, 30)})
	}
	return deeds
}

// hostDeeds are what a host decides, rightly and wrongly.
func hostDeeds() (deeds []adjudicator.Deed) {
	host := adjudicator.Adjudication{By: adjudicator.ByHost, Reason: "because"}
	for _, result := range []rules.Result{"", "2-0", rules.Ongoing, rules.WhiteWins, rules.Drawn, rules.BothLost} {
		deeds = append(deeds, adjudicator.Adjudicate{Result: result, Adjudication: host})
	}
	for _, to := range []int{-1, 0, 1, 2, 3, 99} {
		deeds = append(deeds, adjudicator.GoBack{To: to, By: adjudicator.ByHost, Reason: "because"})
	}
	return append(deeds, adjudicator.Adjudicate{}, adjudicator.GoBack{}, adjudicator.Revive{}, adjudicator.Revive{By: adjudicator.ByHost}, adjudicator.DropOut{}, adjudicator.DropOut{Seat: 9},
		adjudicator.DropOut{Seat: adjudicator.BlackSeat}, adjudicator.Extend{}, adjudicator.Extend{By: 24 * time.Hour}, adjudicator.Extend{By: 9999 * 24 * time.Hour},
		adjudicator.Adjudicate{Result: rules.BlackWins, Adjudication: adjudicator.Adjudication{By: adjudicator.ByHost, Banned: adjudicator.WhiteSeat}},
		adjudicator.Adjudicate{Result: rules.BlackWins, Adjudication: adjudicator.Adjudication{By: adjudicator.ByTerms, Worth: [2]int{1, 2}}})
}

// everyStage has a match in each stage of its life, by what was done to it.
func everyStage() map[string][]string {
	begun := []string{"terms per_turn=3d; grace=1d; repetition=3; quiet=9", "white open", "black accept"}
	with := func(lines ...string) []string { return append(begun[:len(begun):len(begun)], lines...) }
	return map[string][]string{
		"unborn":     nil,
		"challenged": {"white open"},
		"declined":   {"white open", "black decline"},
		"withdrawn":  {"white open", "white withdraw"},
		"begun":      with(),
		"offered":    with("white play: Zd2-d3", "white draw", "white undo", "black resign"),
		"tried":      with("white play: Zd2-d3", "black draw", "black undo", "black try: Fd7-e6"),
		"late":       with("tick 73h"),
		"asked back": with("tick 71h", "white ask-back", "wait 2h", "black claim time"),
		"held claim": with("tick 71h", "white ask-back", "wait 90m", "black claim time", "wait 23h"),
		"diaries":    with("white play: Zd2-d3", "black try: Fd7-e6 | Zd3-d4", "black keep: line", "black diary: hm", "white undo", "black undo yes"),
		"resigned":   with("white resign", "white confirm"),
		"timed-out":  with("tick 10d"),
		"returned":   with("returned white a", "returned white b"),
		"cut off":    with("returned white a", "returned white b", "returned white c", "returned black a", "returned black b", "returned black c"),
	}
}

// everySetup has a match in each stage of its set-ups.
func everySetup() map[string][]string {
	begun := []string{"terms per_turn=3d; grace=1d; repetition=3; quiet=9", "white open", "black accept"}
	with := func(lines ...string) []string { return append(begun[:len(begun):len(begun)], lines...) }
	return map[string][]string{
		"challenged": {"white open"},
		"begun":      with(),
		"half":       with("white play: setup: Ka1 Qb1"),
		"tried":      with("white try: setup: Ka1 Qb1", "black draw"),
		"late":       with("tick 73h"),
		"half late":  with("white play: setup: Ka1 Qb1", "tick 73h"),
		"whole":      with("white play: setup: Ka1 Qb1", "black play: setup: Ka4 Qb4"),
		"replaced":   with("white play: setup: Ka1 Qb1", "white play: setup: Ka1 Qb1", "black play: setup: Ka4 Qb4", "black play: setup: Ka4 Qb4"),
		"played":     with("white play: setup: Ka1 Qb1", "black play: setup: Ka4 Qb4", "white play: Ka1-a2"),
		"cut off":    with("returned white a", "returned white b", "returned white c", "wait 1h", "returned black a", "returned black b", "returned black c"),
		"undone":     with("white play: setup: Ka1 Qb1", "black play: setup: Ka4 Qb4", "white play: Ka1-a2", "white undo", "black undo yes"),
		"resigned":   with("white play: setup: Ka1 Qb1", "white resign", "white confirm"),
		"timed-out":  with("tick 10d"),
	}
}

// TestEveryDeedInEveryStage: Decide is total, and keeps what decideChecked asks of it.
func TestEveryDeedInEveryStage(t *testing.T) {
	for name, lines := range everyStage() {
		t.Run(name, func(t *testing.T) {
			everyDeedAfter(t, "chesimals-0.1", lines)
		})
	}
	for name, lines := range everySetup() {
		for _, preset := range []string{"tiny-open", "tiny-secret"} {
			t.Run(preset+" "+name, func(t *testing.T) { everyDeedAfter(t, preset, lines) })
		}
	}
}

func everyDeedAfter(t *testing.T, preset string, lines []string) {
	tb := newTable(t)
	tb.terms.Preset, tb.match.Game = preset, builtin(t, preset)
	for _, line := range lines {
		tb.do(line)
	}
	for i, deed := range everyDeed() {
		if testing.Short() && i%5 != len(lines)%5 {
			continue
		}
		for seat := adjudicator.NoSeat; seat < 5; seat++ {
			tryDeed(t, tb, seat, deed)
		}
	}
}

func tryDeed(t *testing.T, tb *table, seat adjudicator.Seat, deed adjudicator.Deed) {
	t.Helper()
	c := adjudicator.Command{At: tb.now.Add(time.Hour), By: seat, Cause: "x", Do: deed, Nonce: "salt"}
	if _, isOpen := deed.(adjudicator.Open); seat > adjudicator.BlackSeat && !isOpen {
		adjudicator.Decide(tb.match, c) // nobody's seat: only not to panic
		return
	} else if seat > adjudicator.BlackSeat || isOpen {
		d := adjudicator.Decide(tb.match, c)
		if d.Refused && len(d.Events) > 0 {
			t.Errorf("%#v is refused with events", deed)
		}
		return
	}
	d := decideChecked(t, tb.match, tb.events, c)
	if d.Refused && d.Match.Version != tb.match.Version {
		t.Errorf("%#v is refused and yet changed the match", deed)
	}
	if done := !d.Refused && len(d.Events) > 0; done && d.Match.Version != tb.match.Version+len(d.Events) {
		t.Errorf("%#v: version %d after %d events on %d", deed, d.Match.Version, len(d.Events), tb.match.Version)
	}
}

// TestBrokenMatch: a match that nobody should hand in is refused, not a panic.
func TestBrokenMatch(t *testing.T) {
	game := builtin(t, "chesimals-0.1")
	for i, m := range []*adjudicator.Match{{}, {Stage: adjudicator.Playing}, {Stage: adjudicator.Playing, Game: game},
		{Stage: 77, Game: game}, {Stage: adjudicator.Over}, {Stage: adjudicator.Challenged, Game: game},
		{Stage: adjudicator.Playing, Terms: adjudicator.Terms{Time: clock.PerTurn(1)}}} {
		for _, deed := range everyDeed() {
			d := adjudicator.Decide(m, adjudicator.Command{At: epoch(), By: adjudicator.WhiteSeat, Do: deed})
			if m.Game == nil && len(d.Events) > 0 {
				t.Errorf("match %d, %#v: events %#v", i, deed, d.Events)
			}
		}
		adjudicator.NextDue(m)
	}
}

func TestApplyRefusesWhatDoesNotFit(t *testing.T) {
	tb := newTable(t)
	for _, line := range []string{"white open", "black accept", "white play: Zd2-d3"} {
		tb.do(line)
	}
	for _, fact := range []adjudicator.Fact{nil, adjudicator.Opened{}, adjudicator.Accepted{}, adjudicator.TurnPlayed{Number: 1},
		adjudicator.TurnPlayed{Number: 3}, adjudicator.TurnPlayed{Number: 2, Line: "nonsense"}, adjudicator.Undone{To: 1}, adjudicator.Undone{To: -1}} {
		if _, err := adjudicator.Apply(tb.match, adjudicator.Event{By: adjudicator.BlackSeat, Fact: fact}); err == nil {
			t.Errorf("%#v was added", fact)
		}
	}
}

// TestCheckFindsEveryChange: a record in which one thing was changed does not hold, and the turn is named.
func TestCheckFindsEveryChange(t *testing.T) {
	tb := newTable(t)
	for _, line := range []string{"terms position=3kC4/3wZ4/3wC4/8/8/8/8/3kF4 w", "white open", "black accept", "white play: Cd6-e6", "black play: Cd8xd7", "black play: Cd8xd7",
		"white play: Ce6xd7"} {
		tb.do(line)
	}
	if err := adjudicator.Check(tb.match.Game, tb.match); err != nil || tb.match.Stage != adjudicator.Over {
		t.Fatalf("the game itself: stage %d, %v", tb.match.Stage, err)
	}
	changes := map[string]func(*adjudicator.Match){
		"turn 0": func(m *adjudicator.Match) { m.Start = "8/8/8/8/8/8/8/8 w" },
		"turn 1": func(m *adjudicator.Match) { m.Turns[0].Turn = "white: Cd6-d5" },
		"turn 2": func(m *adjudicator.Match) { m.Turns[1].Captured = nil },
		"turn 3": func(m *adjudicator.Match) { m.Outcome = rules.Outcome{Result: rules.Drawn, Cause: rules.Agreed} },
	}
	for want, change := range changes {
		m := *tb.match
		m.Turns = append([]adjudicator.Played(nil), m.Turns...)
		change(&m)
		err := adjudicator.Check(m.Game, &m)
		if err == nil || len(err.Error()) < len(want) || err.Error()[:len(want)] != want {
			t.Errorf("want %s to fail, got %v", want, fmt.Sprint(err))
		}
	}
}
