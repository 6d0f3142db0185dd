package adjudicator_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// table is where a script is played: a match, its events so far, and a clock that only the script moves.
type table struct {
	t      *testing.T
	terms  adjudicator.Terms
	match  *adjudicator.Match
	events []adjudicator.Event
	now    time.Time
	letter int
	late   time.Duration // how long after its arrival the next letter is decided
	out    strings.Builder
}

func epoch() time.Time { return time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC) }

func newTable(t *testing.T) *table {
	return &table{t: t, now: epoch(), match: &adjudicator.Match{}, terms: adjudicator.Terms{Preset: "chesimals-0.1", Title: "Chesimals 0.1"}}
}

// do carries out one line: "preset NAME", "terms KEY=VALUE …", "wait 2h", "status", "tick [3d]",
// "outage 2h", "leave SEAT DAYS [off]", "rests SEAT weekend 2d", "reminders SEAT 2d 12h", "waits SEAT", "decided", "inventor reads", "inventor none", "next-decided-after 2h", "credit 2h", "returned SEAT LETTER", "board", or "SEAT DEED".
func (tb *table) do(line string) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "preset":
		tb.terms.Preset, tb.terms.Title = rest, rest
	case "terms":
		tb.setTerms(rest)
	case "wait":
		tb.now = tb.now.Add(tb.span(rest))
	case "tick":
		tb.now = tb.now.Add(tb.span(rest))
		tb.decide(adjudicator.NoSeat, adjudicator.Tick{})
	case "outage":
		span := tb.span(rest)
		tb.match.Away = clock.Join(append(tb.match.Away, clock.Interval{Began: tb.now, Ended: tb.now.Add(span)}))
		tb.now = tb.now.Add(span)
	case "leave", "rests", "reminders":
		tb.pace(word, strings.Fields(rest))
	case "waits":
		tb.match.Undecided = append(tb.match.Undecided, adjudicator.Undecided{Seat: seatNamed(rest), Arrived: tb.now, Cause: "waiting"})
	case "decided":
		tb.match.Undecided = nil
	case "inventor":
		tb.match.Inventor = map[string]adjudicator.Inventor{"reads": adjudicator.InventorReads, "has-many": adjudicator.InventorHasMany, "left": adjudicator.PlayerLeft}[rest]
	case "next-decided-after":
		tb.late = tb.span(rest)
	case "credit":
		tb.credited(tb.span(rest))
	case "returned":
		seat, letter, _ := strings.Cut(rest, " ")
		tb.decide(adjudicator.NoSeat, adjudicator.Undelivered{To: seatNamed(seat), Letter: letter})
	case "white", "black", "nobody":
		tb.decide(seatNamed(word), tb.deed(rest))
	case "both-in-one-letter":
		tb.letter-- // the next command comes in the same letter as the one before
	case "status":
		tb.status()
	case "board":
		tb.board()
	case "ifs":
		for _, line := range adjudicator.Ahead(tb.match, seatNamed(rest)) {
			fmt.Fprintf(&tb.out, "  %s\n", english().Say(line))
		}
	default:
		tb.t.Fatalf("unknown line %q", line)
	}
}

func seatNamed(word string) adjudicator.Seat {
	return map[string]adjudicator.Seat{"white": adjudicator.WhiteSeat, "black": adjudicator.BlackSeat}[word]
}

func (tb *table) span(text string) time.Duration {
	if text == "" {
		return 0
	}
	if days, ok := strings.CutSuffix(text, "d"); ok {
		n, err := strconv.Atoi(days)
		if err != nil {
			tb.t.Fatal(err)
		}
		return time.Duration(n) * 24 * time.Hour
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		tb.t.Fatal(err)
	}
	return d
}

func (tb *table) setTerms(text string) {
	for _, setting := range strings.Split(text, "; ") {
		key, value, _ := strings.Cut(setting, "=")
		switch key {
		case "per_turn":
			tb.terms.Time = clock.PerTurn(tb.span(value))
		case "time":
			tb.terms.Time = tb.control(value)
		case "grace":
			tb.terms.Grace = tb.span(value)
		case "repetition":
			tb.terms.Repetition = tb.number(value)
		case "quiet":
			tb.terms.QuietTurns = tb.number(value)
		case "position":
			tb.terms.Position = value
		case "options":
			tb.terms.Options = value
		case "no-vacation":
			tb.terms.NoVacation = true
		case "event":
			tb.terms.Event, tb.terms.Tournament, tb.terms.Round = tb.number(value), "Cup", "1.1"
		case "rated":
			tb.terms.Rated = true
		case "private":
			tb.terms.Private = true
		default:
			tb.t.Fatalf("unknown term %q", key)
		}
	}
}

func (tb *table) control(text string) clock.Control {
	c, err := clock.Parse(text)
	if err != nil {
		tb.t.Fatal(err)
	}
	return c
}

func (tb *table) number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		tb.t.Fatal(err)
	}
	return n
}

func (tb *table) decide(by adjudicator.Seat, do adjudicator.Deed) {
	if tb.match.Game == nil {
		tb.match.Game = builtin(tb.t, tb.terms.Preset)
	}
	tb.letter++
	c := adjudicator.Command{At: tb.now, By: by, Cause: fmt.Sprintf("letter-%d", tb.letter), Do: do, Nonce: fmt.Sprintf("salt%d", tb.letter), Decided: tb.now.Add(tb.late)}
	tb.late = 0
	d := decideChecked(tb.t, tb.match, tb.events, c)
	tb.match, tb.events = d.Match, append(tb.events, d.Events...)
	tb.print(d)
}

// credited adds an event that gives a clock time back.
func (tb *table) credited(by time.Duration) {
	tb.letter++
	e := adjudicator.Event{At: tb.now, Fact: adjudicator.Credited{By: by}}
	m, err := adjudicator.Apply(tb.match, e)
	if err != nil {
		tb.t.Fatal(err)
	}
	tb.match, tb.events = m, append(tb.events, e)
	tb.print(adjudicator.Decision{Match: m, Events: []adjudicator.Event{e}})
}

// builtin returns a game of the program's own, or one of the tests'.
func builtin(t testing.TB, name string) gameOf {
	switch name {
	case "tiny-open":
		return tiny{}
	case "tiny-secret":
		return tiny{secret: true}
	case "duel":
		p, err := presets.Parse("duel.yaml", []byte(duel), nil)
		if err != nil {
			t.Fatal(err)
		}
		return p.Game
	}
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

// pace tells the match, from now on, what a player's budget allows, a time from now in which their clocks stand, or their reminders.
func (tb *table) pace(word string, args []string) {
	if len(args) == 0 {
		tb.t.Fatalf("%s: of whom?", word)
	}
	pace := &tb.match.Seats[seatNamed(args[0]).Side()].Pace
	switch args = args[1:]; word {
	case "leave":
		pace.Leave = append(pace.Leave, adjudicator.Leave{After: tb.now, Days: tb.number(args[0]), Automatic: len(args) == 1})
	case "rests":
		why := map[string]adjudicator.Reason{"weekend": adjudicator.Weekend, "vacation": adjudicator.Vacation, "unreached": adjudicator.Unreached}[args[0]]
		pace.Rests = append(pace.Rests, adjudicator.Rest{Interval: clock.Interval{Began: tb.now, Ended: tb.now.Add(tb.span(args[1]))}, Why: why})
	default:
		pace.Reminders, pace.Chosen = []time.Duration{}, tb.now
		for _, span := range args {
			pace.Reminders = append(pace.Reminders, tb.span(span))
		}
	}
}

// status says in one line where a match stands: "turn 12, Ada to move until Saturday 21 November 2026, 10:11 UTC".
func status(m *adjudicator.Match) string {
	say := func(v any) string { return english().Say(phrase.Of(v)) }
	switch m.Stage {
	case adjudicator.Challenged:
		return fmt.Sprintf("%s's challenge waits for %s", nameOf(m, m.Challenger), nameOf(m, m.Challenger.Other()))
	case adjudicator.Playing:
		return playingStatus(m)
	case adjudicator.Over:
		return fmt.Sprintf("over: %s (%s)", m.Outcome.Result, say(m.Outcome))
	case adjudicator.Refused:
		return "no game: the challenge was " + say(m.Outcome)
	}
	return "no game"
}

func playingStatus(m *adjudicator.Match) string {
	awaited := fmt.Sprintf("turn %d, %s to move", m.Number(), nameOf(m, m.ToMove()))
	if m.SettingUp() {
		awaited = settingUpStatus(m)
	}
	say := func(v any) string { return english().Say(phrase.Of(v)) }
	deadline, ok := m.Deadline()
	stop, stands := m.Stands()
	switch {
	case stands:
		return awaited + ", the clock has stood since " + say(stop.Since)
	case ok && m.FlagFell:
		return awaited + ", out of time since " + say(deadline)
	case ok:
		return awaited + " until " + say(deadline)
	}
	return awaited
}

func settingUpStatus(m *adjudicator.Match) string {
	if m.Awaits(adjudicator.WhiteSeat) && m.Awaits(adjudicator.BlackSeat) {
		return fmt.Sprintf("set-ups, those of %s and %s awaited", nameOf(m, adjudicator.WhiteSeat), nameOf(m, adjudicator.BlackSeat))
	}
	return fmt.Sprintf("set-ups, that of %s awaited", nameOf(m, m.ToMove()))
}

// nameOf is the player's name, or the side of one who has none.
func nameOf(m *adjudicator.Match, s adjudicator.Seat) string {
	if name := strings.TrimSpace(m.Player(s).Name); name != "" {
		return name
	}
	return s.Side().String()
}
