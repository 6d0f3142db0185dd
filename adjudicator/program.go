package adjudicator

import (
	"fmt"
	"slices"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// A seat may be a program's: it accepts at once, is never in a hurry, and answers what it is asked without thinking. Its turns are decided as
// anybody's; who has found them is kept with them.

// ProgramID is by what records know a program, and the address of its seat, to which nothing is ever sent.
const ProgramID = "robot"

// Thought is what is kept of how a program has found a turn.
type Thought struct {
	Program string `json:"program,omitempty"` // "pbem 1.0; level 3"
	Score   int    `json:"score,omitempty"`   // what it expects, from 0 (lost) to 100
}

const (
	// drawsUpTo is what a program may have expected at its last turns to agree to a draw, and drawsAfter how many these are.
	drawsUpTo, drawsAfter = 55, 10
	// undosGranted is how many take-backs of a game a program grants.
	undosGranted = 3
	// silenceEnds is after how much silence a game without a clock against a program is called off.
	silenceEnds = 60 * day
)

// remindsAfter is after how much silence the player of a game without a clock against a program is reminded.
func remindsAfter() []time.Duration { return []time.Duration{7 * day, 21 * day} }

func partnering() Action {
	return Action{
		Name:      "partner",
		decisions: []decision{on(join)},
		facts:     []factRow{fact("program-waits", Playing, addProgramWaits)},
		due:       silence,
		next:      silenceDue,
	}
}

// Join has a program accept the challenge to it.
type Join struct{ Record Recording }

func (Join) deed() {}

func join(d *decider, do Join) {
	if !challenged(d) {
		return
	}
	if d.Player(d.c.By).Level == 0 || d.c.By == d.Challenger {
		d.refuse(phrase.New("match-cannot-do"))
		return
	}
	d.happen(Accepted{Record: do.Record})
	d.report(d.Retold()...)
}

// Retold is what the player against a program was told of what they did last: began the game, or played a turn.
func (m *Match) Retold() []phrase.Phrase {
	program := m.Program()
	for _, t := range slices.Backward(m.Turns) {
		if SeatOf(t.Side) != program && !t.Ahead {
			turn := said(phrase.New("match-turn-played", "number", t.Number, "turn", t.Turn), m.Captures(t), m.Removals(t))
			if t.Number == 1 && t.At.Equal(m.StartedAt) { // by one letter
				turn = append(begunByProgram(m), turn...)
			}
			return turn
		}
	}
	return begunByProgram(m)
}

// begunByProgram tells that a game against a program has begun.
func begunByProgram(m *Match) []phrase.Phrase {
	program := m.Program()
	reader := program.Other()
	text := phrase.Join(phrase.Sentences, phrase.New("match-program-plays", "name", seatName(m, program), "game", m.ID, "title", m.Titled()),
		phrase.New("match-program-side", "side", reader.Side()))
	if m.SettingUp() {
		return said(text, firstSetup(m, reader))
	}
	return []phrase.Phrase{text}
}

// said leaves out what there is not to say.
func said(text ...phrase.Phrase) []phrase.Phrase { return slices.DeleteFunc(text, phrase.Phrase.Empty) }

// ProgramWaits: the player was reminded, in a game that has no clock. Times is how often in this turn.
type ProgramWaits struct {
	Times int `json:"times"`
}

func (ProgramWaits) fact() {}

// Program returns the seat of a program; NoSeat where both players are people.
func (m *Match) Program() Seat {
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		if m.Player(s).Level > 0 {
			return s
		}
	}
	return NoSeat
}

// Thinks reports whether a program is to act. No clock runs meanwhile.
func (m *Match) Thinks() bool {
	s := m.Program()
	return s != NoSeat && m.Awaits(s)
}

// ProgramAnswers is what a program says at once to what its opponent has asked; nil where nothing is asked.
func ProgramAnswers(m *Match) Deed {
	s := m.Program()
	asker := s.Other()
	switch {
	case s == NoSeat || m.Stage != Playing:
	case m.UndoAsked == asker:
		return AnswerUndo{Yes: m.Undos < undosGranted}
	case m.DrawOffer == asker:
		return AnswerDraw{Yes: programDraws(m, s)}
	case m.Pause.Offer == asker:
		return AnswerPause{Yes: true}
	case m.CallOff == asker:
		return AnswerCallOff{Yes: true}
	}
	return nil
}

// programDraws reports whether a program agrees to a draw: it has not expected much for some time, and the draw is no win for the other (CO-8).
func programDraws(m *Match, s Seat) bool {
	if m.Position == nil {
		return false
	}
	if winner, won := m.Position.Standing().Draw.Result.Winner(); won && winner != s.Side() {
		return false
	}
	n := 0
	for i := len(m.Turns) - 1; i >= 0 && n < drawsAfter; i-- {
		if t := m.Turns[i]; t.Side == s.Side() && t.Thought.Program != "" {
			if t.Thought.Score > drawsUpTo {
				return false
			}
			n++
		}
	}
	return n == drawsAfter
}

// thoughtOf is what came with the turn that is decided, for whose turn it is.
func thoughtOf(d *decider, by Seat) Thought {
	if do, ok := d.c.Do.(Play); ok && by == d.c.By && d.Player(by).Level > 0 {
		return do.Thought
	}
	return Thought{}
}

// isSilent reports whether a game has no clock that would bring it to an end, and waits for the player who plays against a program.
func isSilent(m *Match) bool {
	return m.Stage == Playing && m.Program() != NoSeat && !m.Thinks() && !m.Terms.Time.Limited()
}

// silenceDue is when silence is next answered in a game against a program: by reminders, then by its end.
func silenceDue(m *Match) (at time.Time, waits bool) {
	if !isSilent(m) {
		return time.Time{}, false
	}
	if steps := remindsAfter(); m.Reminded < len(steps) {
		return m.TurnSince.Add(steps[m.Reminded]), true
	}
	return m.TurnSince.Add(silenceEnds), true
}

func silence(d *decider) {
	at, waits := silenceDue(&d.Match)
	if !waits || d.c.At.Before(at) {
		return
	}
	reader := d.Program().Other()
	if !d.c.At.Before(d.TurnSince.Add(silenceEnds)) {
		end(d, NoSeat, rules.Outcome{Result: rules.Ongoing, Cause: rules.CalledOff})
		putFirst(d, func(Seat) phrase.Phrase { return phrase.New("match-program-silence") })
		return
	}
	times := d.Reminded + 1
	for steps := remindsAfter(); times < len(steps) && !d.c.At.Before(d.TurnSince.Add(steps[times])); times++ {
	}
	d.happenBy(NoSeat, ProgramWaits{Times: times})
	d.tell(reader, Reminder, phrase.New("match-program-waits", "ends", d.TurnSince.Add(silenceEnds)))
}

func addProgramWaits(m *Match, _ Event, f ProgramWaits) error {
	if f.Times <= m.Reminded {
		return fmt.Errorf("%w: reminder %d after %d", ErrOutOfOrder, f.Times, m.Reminded)
	}
	m.Reminded = f.Times
	return nil
}
