package adjudicator

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules"
	"pbem/rules/phrase"
)

// end ends the game and tells both players.
func end(d *decider, by Seat, o rules.Outcome) { endWith(d, by, Ended{Outcome: o}) }

func endWith(d *decider, by Seat, f Ended) {
	o := f.Outcome
	d.happenBy(by, f)
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		over := phrase.New("match-over", "result", resultFor(&d.Match, seat))
		if winnerOf(o.Result) == seat {
			over = phrase.New("match-over-won", "result", resultFor(&d.Match, seat))
		}
		d.tell(seat, Ending, append([]phrase.Phrase{over}, opened(d)...)...)
		d.covers(Topics{Result: true})
	}
}

// opened opens the seals of secret set-ups, so that everybody can check that none was changed. A set-up that was never shown
// stays hidden.
func opened(d *decider) []phrase.Phrase {
	if !d.Secret() || awaitsSetup(&d.Match) {
		return nil
	}
	var text []phrase.Phrase
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		s, in := setupOf(&d.Match, seat.Side())
		if !in {
			continue
		}
		text = append(text, phrase.New("match-seal-opened", "name", seatName(&d.Match, seat), "seal", s.Commitment, "salt", s.Salt), phrase.Verbatim(s.check()))
	}
	return text
}

// checkWidth is how long a line of the command may be: letters indent it, and it must not be broken elsewhere.
const checkWidth = 64

// check is the command that prints the seal of a set-up again, in lines that end between two pieces of the text: printf joins
// them.
func (s Setup) check() string {
	command, line := "", "printf %b '"+s.Salt+`\n`
	for i, word := range strings.SplitAfter(s.Turn, " ") {
		if i > 0 && len(line)+len(word)+len("' \\") > checkWidth {
			command, line = command+line+"' \\\n", "  '"
		}
		line += word
	}
	return command + line + "' | sha256sum"
}

// resultFor is the result in a sentence for the reader: "Result 1-0 (resigned): you have won."
func resultFor(m *Match, reader Seat) phrase.Phrase {
	o := m.Outcome
	switch winner := winnerOf(o.Result); {
	case o.Cause == rules.Void && m.Adjudication.By != ByPlayers:
		return phrase.New("host-result-void", "why", m.Why())
	case o.Cause == rules.CalledOff:
		return phrase.New("match-result-called-off")
	case o.Cause == rules.Void:
		return phrase.New("match-result-void")
	case o.Result == rules.BothLost:
		return phrase.New("match-result-both-lost", "result", string(o.Result), "why", m.Why())
	case winner == NoSeat:
		return phrase.New("match-result-draw", "result", string(o.Result), "why", m.Why())
	case winner == reader:
		return phrase.New("match-result-yours", "result", string(o.Result), "why", m.Why())
	default:
		return phrase.New("match-result-theirs", "result", string(o.Result), "why", m.Why(), "name", seatName(m, winner))
	}
}

func winnerOf(r rules.Result) Seat {
	if side, won := r.Winner(); won {
		return SeatOf(side)
	}
	return NoSeat
}

// Ended keeps how the game ended, by what and by whom. Left: it was resigned for a player who has asked to be forgotten. Dropped: for one
// who has dropped out of the event in which it was played.
type Ended struct {
	Outcome rules.Outcome
	Left    bool
	Dropped bool
}

func (Ended) fact() {}

func addEnded(m *Match, e Event, f Ended) error {
	m.Gone, m.Dropped = f.Left, f.Dropped
	return closeMatch(m, e, Over, f.Outcome)
}

// closeMatch ends a match, or a challenge that came to nothing.
func closeMatch(m *Match, e Event, stage Stage, o rules.Outcome) error {
	m.Stage, m.Outcome, m.EndedAt = stage, o, e.At
	if stage == Over {
		m.Revised++
	}
	m.DrawOffer, m.UndoAsked, m.CallOff = NoSeat, NoSeat, NoSeat
	dropReady(m)
	return nil
}

// dropReady forgets what both players hold for a yes or have left ready.
func dropReady(m *Match) {
	for side := range m.Seats {
		m.Seats[side].Prepared, m.Seats[side].Branches = Prepared{}, nil
	}
}

// endedJSON is how an end is stored.
type endedJSON struct {
	Result rules.Result `json:"result"`
	Cause  rules.Cause  `json:"cause,omitempty"`
	By     rules.Party  `json:"by,omitempty"`
	Lost   *lossJSON    `json:"lost,omitempty"`
	Count  int          `json:"count,omitempty"`
	Quiet  rules.Quiet  `json:"quiet,omitempty"`
	Units  []int        `json:"units,omitempty"` // White's and Black's, where they were weighed, or their points
	Unit   string       `json:"unit,omitempty"`
	At     string       `json:"at,omitempty"` // a square
	Weighs bool         `json:"weighed,omitempty"`
	Left   bool         `json:"left,omitempty"`
	Drops  bool         `json:"dropped,omitempty"`
}

type lossJSON struct {
	Unit  string `json:"unit,omitempty"`
	Royal bool   `json:"royal,omitempty"`
	All   int    `json:"all,omitempty"`
	Named bool   `json:"named,omitempty"`
}

// MarshalJSON writes {"result":"1-0","cause":"resigned","by":"black"}.
func (e Ended) MarshalJSON() ([]byte, error) {
	o := e.Outcome
	stored := endedJSON{Result: o.Result, Cause: o.Cause, By: o.By, Count: o.Count, Quiet: o.Quiet, Weighs: o.Weighed, Left: e.Left, Drops: e.Dropped}
	if o.Lost != (rules.Loss{}) {
		lost := lossJSON(o.Lost)
		stored.Lost = &lost
	}
	if o.Units != [2]int{} {
		stored.Units = o.Units[:]
	}
	if stored.Unit = o.Unit; o.Unit != "" {
		stored.At = o.At.String()
	}
	return json.Marshal(stored)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (e *Ended) UnmarshalJSON(data []byte) error {
	var stored endedJSON
	if err := json.Unmarshal(data, &stored); err != nil {
		return err
	}
	o := rules.Outcome{Result: stored.Result, Cause: stored.Cause, By: stored.By, Count: stored.Count, Quiet: stored.Quiet, Weighed: stored.Weighs}
	if stored.Lost != nil {
		o.Lost = rules.Loss(*stored.Lost)
	}
	copy(o.Units[:], stored.Units)
	if o.Unit = stored.Unit; stored.At != "" {
		o.At, _ = rules.ParseSquare(stored.At)
	}
	e.Outcome, e.Left, e.Dropped = o, stored.Left, stored.Drops
	return nil
}

// Uncounted says, to who sits at a seat, what of the time until the flag of one of the seats its clock does not count: "your weekends
// don't count". Of NoSeat it says so of both. It is empty where nothing moves the flag.
func (m *Match) Uncounted(of, to Seat, now time.Time) phrase.Phrase {
	seats, whose := []Seat{of}, phrase.Text("theirs")
	switch of {
	case to:
		whose = "yours"
	case NoSeat:
		seats, whose = []Seat{WhiteSeat, BlackSeat}, "both"
	}
	var weekends, vacation, pause bool
	for _, s := range seats {
		_, flag, runs := m.RemainsOf(s, now)
		if !runs {
			continue
		}
		ahead := func(i clock.Interval) bool {
			return i.Began.Before(flag) && i.Ended.After(now) && i.Began.Before(i.Ended)
		}
		for _, r := range m.Seats[s.Side()].Pace.Rests {
			weekends = weekends || r.Why == Weekend && ahead(r.Interval)
			vacation = vacation || r.Why == Vacation && !m.Terms.NoVacation && ahead(r.Interval)
		}
		vacation = vacation || ahead(ownVacation(m, s))
		pause = pause || slices.ContainsFunc(m.Pause.Agreed, ahead)
	}
	var what []phrase.Phrase
	if weekends {
		what = append(what, phrase.New("match-free-weekends", "whose", whose))
	}
	if vacation {
		what = append(what, phrase.New("match-free-vacation", "whose", whose))
	}
	if pause {
		what = append(what, phrase.New("match-free-pause"))
	}
	if len(what) == 0 {
		return phrase.Phrase{}
	}
	number := phrase.Text("one")
	if weekends || len(what) > 1 {
		number = "many"
	}
	return phrase.New("match-free", "what", phrase.Join(phrase.And, what...), "number", number)
}

// InBrackets is what [Match.Uncounted] says as it stands behind a length of time; empty where that is.
func InBrackets(free phrase.Phrase) phrase.Phrase {
	if free.Empty() {
		return free
	}
	return phrase.New("match-free-in-brackets", "free", free)
}
