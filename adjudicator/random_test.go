package adjudicator_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/notation"
	"pbem/rules"
)

// TestRandomLives plays random commands. Every decision must keep what decideChecked asks, and time must keep its word:
// nothing happens before NextDue, something does at it, and once.
func TestRandomLives(t *testing.T) {
	for _, name := range []string{"chesimals-0.1", "tiny-open", "tiny-secret", "lifeform-secret", "amoeba", "cosmic"} {
		t.Run(name, func(t *testing.T) { randomLives(t, builtin(t, name)) })
	}
}

func randomLives(t *testing.T, game rules.Game) {
	rapid.Check(t, func(t *rapid.T) {
		m, now := &adjudicator.Match{Game: game}, epoch()
		var events []adjudicator.Event
		run := func(by adjudicator.Seat, do adjudicator.Deed) {
			cause := rapid.StringMatching("[ab]?").Draw(t, "cause")
			d := decideChecked(t, m, events, adjudicator.Command{At: now, By: by, Cause: cause, Do: do, Nonce: "salt"})
			m, events = d.Match, append(events, d.Events...)
		}
		for side := range m.Seats {
			m.Seats[side].Pace = drawPace(t)
		}
		run(adjudicator.WhiteSeat, drawOpen(t, game))
		if rapid.IntRange(0, 9).Draw(t, "accept") > 0 {
			run(adjudicator.BlackSeat, adjudicator.Accept{})
		}
		for range rapid.IntRange(1, 25).Draw(t, "commands") {
			now = now.Add(rapid.SampledFrom([]time.Duration{0, time.Minute, 5 * time.Hour, 26 * time.Hour}).Draw(t, "pause"))
			checkDue(t, m, events)
			seat := adjudicator.Seat(rapid.IntRange(1, 2).Draw(t, "seat"))
			if rapid.Bool().Draw(t, "by the one to move") && m.ToMove() != adjudicator.NoSeat {
				seat = m.ToMove()
			}
			run(seat, drawDeed(t, m))
			if err := adjudicator.Check(game, m); err != nil {
				t.Fatalf("what was decided does not hold: %v", err)
			}
		}
	})
}

// drawPace is what a player's budget and choices may be; some have never chosen anything.
func drawPace(t *rapid.T) adjudicator.Pace {
	return rapid.SampledFrom([]adjudicator.Pace{{}, {Leave: []adjudicator.Leave{{Days: 7, Automatic: true}}},
		{Leave: []adjudicator.Leave{{Days: 2, Automatic: true}}, Reminders: []time.Duration{30 * time.Hour, 5 * time.Hour, time.Minute}},
		{Leave: []adjudicator.Leave{{Days: 40, Automatic: true}}, Reminders: []time.Duration{}},
		{Rests: []adjudicator.Rest{{Interval: clock.Interval{Began: epoch().Add(20 * time.Hour), Ended: epoch().Add(68 * time.Hour)}, Why: adjudicator.Weekend}}},
	}).Draw(t, "pace")
}

func drawOpen(t *rapid.T, game rules.Game) adjudicator.Open {
	positions := []string{""}
	switch v := game.Vocabulary(); {
	case v.Files == 4:
		positions = []string{"", "", "", "kq2/4/4/KQ2 b"}
	case v.Leads == rules.GroupLead:
		positions = []string{"", "3kC4/3kF4/8/8/8/3wZ4/3wC4/8 w", "3kC4/8/3wZ4/3wC4/8/8/8/8 b"}
	}
	return adjudicator.Open{ID: 1, Challenger: adjudicator.WhiteSeat, Terms: adjudicator.Terms{
		Position: rapid.SampledFrom(positions).Draw(t, "position"),
		Time: rapid.SampledFrom([]clock.Control{{}, clock.PerTurn(6 * time.Hour), clock.PerTurn(48 * time.Hour), clock.PerTurn(72 * time.Hour),
			{First: 240 * time.Hour, Add: 24 * time.Hour}, {First: 240 * time.Hour, Add: 48 * time.Hour, Most: 264 * time.Hour}, {First: 72 * time.Hour, Turns: 3}}).Draw(t, "time"),
		Grace:      rapid.SampledFrom([]time.Duration{0, 24 * time.Hour}).Draw(t, "grace"),
		Repetition: rapid.IntRange(0, 3).Draw(t, "repetition"),
		QuietTurns: rapid.IntRange(0, 5).Draw(t, "quiet"),
		NoVacation: rapid.IntRange(0, 3).Draw(t, "no vacation") == 0,
	}}
}

func drawDeed(t *rapid.T, m *adjudicator.Match) adjudicator.Deed {
	if rapid.IntRange(0, 2).Draw(t, "play on") > 0 {
		return adjudicator.Play{Text: drawTurn(t, m.Position), Answers: m.Number()}
	}
	return rapid.SampledFrom(append(bareDeeds(), adjudicator.AskUndo{}, adjudicator.Confirm{Answers: m.Number()},
		adjudicator.Say{Text: "hm"}, adjudicator.Say{Text: "well"}, adjudicator.Tick{}, adjudicator.Tick{},
		adjudicator.AskBack{}, adjudicator.AskBack{Pause: true}, adjudicator.AnswerPause{Yes: true, Confirmed: true}, adjudicator.Disarm{},
		adjudicator.Play{Text: drawTurn(t, m.Position), Answers: m.Number(), Confirmed: true}, adjudicator.Play{Text: drawTurn(t, m.Position), Answers: m.Number(), Strict: true},
		adjudicator.WriteDiary{Text: "hm"}, adjudicator.Keep{Name: "line"}, adjudicator.Unkeep{Number: 1},
		adjudicator.Heard{}, drawReturn(t), drawReturn(t), drawReturn(t), drawPlan(t, m), drawPlan(t, m), drawPlan(t, m), adjudicator.Unplan{Branch: 2}, adjudicator.Fire{},
		adjudicator.Claim{What: adjudicator.ClaimTime}, adjudicator.Claim{What: adjudicator.ClaimQuiet},
		adjudicator.Claim{What: adjudicator.ClaimRepetition},
		adjudicator.Try{From: -1, Texts: []string{drawTurn(t, m.Position)}}, adjudicator.Try{From: 0, Texts: []string{"pass"}},
	)).Draw(t, "deed")
}

// drawPlan leaves answers ready behind turns that may come, some of them impossible.
func drawPlan(t *rapid.T, m *adjudicator.Match) adjudicator.Deed {
	do := adjudicator.Plan{Answers: m.Number() - rapid.IntRange(0, 2).Draw(t, "late")}
	for range rapid.IntRange(1, 3).Draw(t, "lines") {
		p := m.Position
		var line adjudicator.Line
		for range rapid.IntRange(1, 5).Draw(t, "turns") {
			text := drawTurn(t, p)
			if rapid.IntRange(0, 6).Draw(t, "any") == 0 {
				text = adjudicator.Any
			}
			line = append(line, text)
			if p == nil {
				continue
			}
			if v, err := notation.Judge(text, m.Game.Vocabulary(), p); err == nil {
				p = v.Next
			}
		}
		do.Lines = append(do.Lines, line)
	}
	return do
}

func drawReturn(t *rapid.T) adjudicator.Undelivered {
	return adjudicator.Undelivered{To: adjudicator.Seat(rapid.IntRange(1, 2).Draw(t, "to")), Letter: rapid.StringMatching("[a-d]").Draw(t, "returned")}
}

func drawTurn(t *rapid.T, p rules.Position) string {
	turns := []string{"pass", "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2",
		"setup: Ke8 Qd8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7", "setup: Ka1 Qb1", "setup: Kc1 Qb1", "setup: Ka4 Qb4", "setup: Kc4 Qd4"}
	if p == nil {
		return "pass"
	}
	if _, ok := p.(rules.Setting); !ok {
		turns = turns[:1]
	}
	firsts := p.Turns()
	if partial, ok := p.(rules.Partial); ok {
		firsts = partial.FirstActions()
	}
	for turn := range firsts {
		if turns = append(turns, turn.String()); len(turns) > 300 {
			break
		}
	}
	return rapid.SampledFrom(turns).Draw(t, "turn")
}

func checkDue(t *rapid.T, m *adjudicator.Match, events []adjudicator.Event) {
	due, ok := adjudicator.NextDue(m)
	if !ok {
		if d := adjudicator.Decide(m, adjudicator.Command{At: epoch().AddDate(9, 0, 0), Do: adjudicator.Tick{}}); len(d.Events) > 0 {
			t.Fatalf("nothing was due, but %#v happened", d.Events)
		}
		return
	}
	early := adjudicator.Decide(m, adjudicator.Command{At: due.Add(-1), Do: adjudicator.Tick{}})
	if len(early.Events) > 0 || len(early.Notices) > 0 {
		t.Fatalf("before it was due %#v happened", early.Events)
	}
	tick := adjudicator.Command{At: due, Do: adjudicator.Tick{}}
	first := decideChecked(t, m, events, tick)
	if len(first.Events) == 0 {
		t.Fatalf("nothing happened when it was due, at %s", due)
	}
	if again := adjudicator.Decide(first.Match, tick); len(again.Events) > 0 {
		t.Fatalf("the second tick brought %#v", again.Events)
	}
	if next, ok := adjudicator.NextDue(first.Match); ok && !next.After(due) {
		t.Fatalf("after the tick of %s the next is due at %s", due, next)
	}
}

func FuzzSetupText(f *testing.F) {
	for _, text := range []string{"setup: Ka1 Qb1", "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2", "setup:",
		"........\nPPPPPPPP\nRNBQKBNR", "Bc1-b3", "setup: Ke8 Qd8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7"} {
		f.Add(text)
	}
	games := []rules.Game{builtin(f, "lifeform-secret"), builtin(f, "lifeform-open")}
	f.Fuzz(func(t *testing.T, text string) {
		for _, game := range games {
			m := &adjudicator.Match{Game: game}
			var events []adjudicator.Event
			for _, c := range []adjudicator.Command{
				{By: adjudicator.WhiteSeat, Do: adjudicator.Open{ID: 1, Challenger: adjudicator.WhiteSeat}},
				{By: adjudicator.BlackSeat, Do: adjudicator.Accept{}},
				{By: adjudicator.WhiteSeat, Do: adjudicator.Try{From: -1, Texts: []string{text, text}}},
				{By: adjudicator.WhiteSeat, Do: adjudicator.Confirm{}},
				{By: adjudicator.BlackSeat, Do: adjudicator.Play{Text: text}},
				{By: adjudicator.BlackSeat, Do: adjudicator.Play{Text: text, Answers: 1}},
				{By: adjudicator.WhiteSeat, Do: adjudicator.Play{Text: text}},
			} {
				c.Nonce = "salt"
				d := decideChecked(t, m, events, c)
				m, events = d.Match, append(events, d.Events...)
			}
			if err := adjudicator.Check(game, m); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func FuzzPlayText(f *testing.F) {
	for _, text := range []string{"white: Zd2-d3", "Zd2-d3, Zc2-c5, Ze2-e3", "pass", "", "d2 → d3", "white: Zd2-d3, Zd3-d4", "*d4", "\x00\xff", "try try"} {
		f.Add(text)
	}
	game := builtin(f, "chesimals-0.1")
	f.Fuzz(func(t *testing.T, text string) {
		m := &adjudicator.Match{Game: game}
		var events []adjudicator.Event
		for _, c := range []adjudicator.Command{
			{By: adjudicator.WhiteSeat, Do: adjudicator.Open{ID: 1, Challenger: adjudicator.WhiteSeat}},
			{By: adjudicator.BlackSeat, Do: adjudicator.Accept{}},
			{By: adjudicator.WhiteSeat, Do: adjudicator.Try{From: -1, Texts: []string{text, text}}},
			{By: adjudicator.WhiteSeat, Do: adjudicator.Play{Text: text, Answers: 1}},
		} {
			d := decideChecked(t, m, events, c)
			m, events = d.Match, append(events, d.Events...)
		}
		if err := adjudicator.Check(game, m); err != nil {
			t.Fatal(err)
		}
	})
}
