package adjudicator

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

func playing() Action {
	return Action{
		Name: "turn", Help: "turns",
		Make: func(a Asked) Deed {
			return Play{Text: a.Text, Answers: a.Answers, Guard: a.Guard, More: a.More, Strict: a.Strict, Confirmed: a.Confirmed}
		},

		inPlay:    true,
		decisions: []decision{on(play)},
		facts:     []factRow{fact("played", Playing, addTurn), setUpFact()},
	}
}

// Play is a turn as typed. Answers is the turn number that the letter's token was made for; a mismatch is answered, not
// played. Guard is the number written in front ("12: …"), 0 for none. With More, lines of the same letter follow that belong to the
// turn, branches or an offer: what the opponent has left ready for it is played by Fire, behind them. With Strict it is asked back, whatever
// it is; Confirmed is the yes to a letter that was not believed (CR-46).
type Play struct {
	Text    string
	Answers int
	Guard   int
	More    bool

	Strict, Confirmed bool
	Thought           Thought // of a program's turn
}

func (Play) deed() {}

// TurnPlayed keeps the position line after the turn, so that a replay under changed rules is noticed.
type TurnPlayed struct {
	Number   int     `json:"n"`
	Turn     string  `json:"turn"`
	Line     string  `json:"line"`
	Captured []Taken `json:"captured,omitempty"`
	Removed  []Taken `json:"removed,omitempty"`
	Reset    bool    `json:"reset,omitempty"`
	// Left is what was left on the player's clock, where that is kept for later turns.
	Left time.Duration `json:"left,omitempty"`
	// Ahead: it was left ready, and is the answer to the turn before it.
	Ahead bool `json:"ahead,omitempty"`
	// Thought says which program has found the turn, and what it expected.
	Thought Thought `json:"thought,omitzero"`
}

func (TurnPlayed) fact() {}

func play(d *decider, do Play) {
	if !answersThis(d, do.Answers) || !guardHolds(d, do.Guard) {
		return
	}
	if do.Confirmed {
		asOf(d)
	}
	d.strict = do.Strict && !do.Confirmed
	played := len(d.Turns)
	playText(d, do.Text)
	if len(d.Turns) > played && !do.More {
		fire(d)
	}
}

// playText plays what a player has written: a set-up where one can be sent, else the turn.
func playText(d *decider, text string) {
	reading, v := readAt(d.Game, d.Position, text)
	switch {
	case d.MaySetUp(d.c.By) && (d.SettingUp() || reading.Draft.IsSetup()):
		playSetup(d, reading, v)
	case onTurn(d):
		playTurn(d, reading, v)
	}
}

func playTurn(d *decider, reading notation.Reading, v *rules.Violation) {
	var verdict rules.Verdict
	if v == nil {
		verdict, v = judged(d.Position, reading.Draft)
	}
	if v != nil {
		refuseTurn(d, reading.Draft, v)
		return
	}
	notes, asked := append(reading.Notes, verdict.Notes...), holdsAlready(d, verdict.Turn)
	if ask(d, verdict, notes) {
		return
	}
	if asked { // they stood with the question
		notes = nil
	}
	endWait(d)
	lapse(d, d.c.By.Other())
	number, before := d.Number(), d.Match
	commit(d, d.c.By, verdict, false)
	tellTurn(d, number, &before, notes)
	if verdict.Outcome.Over() {
		end(d, d.c.By, verdict.Outcome)
	}
}

// judge reads a turn and judges it. Its error is always a violation, also where the text cannot be read.
func judge(g rules.Game, p rules.Position, text string) (notation.Reading, rules.Verdict, *rules.Violation) {
	reading, v := readAt(g, p, text)
	if v != nil {
		return reading, rules.Verdict{}, v
	}
	verdict, v := judged(p, reading.Draft)
	return reading, verdict, v
}

func read(g rules.Game, text string) (notation.Reading, *rules.Violation) {
	reading, err := notation.Read(text, g.Vocabulary())
	if err != nil {
		return notation.Reading{}, violation(err)
	}
	return reading, nil
}

func judged(p rules.Position, draft rules.Draft) (rules.Verdict, *rules.Violation) {
	verdict, err := p.Judge(draft)
	if err != nil {
		return rules.Verdict{}, violation(err)
	}
	return verdict, nil
}

func violation(err error) *rules.Violation {
	var v *rules.Violation
	if errors.As(err, &v) {
		return v
	}
	return &rules.Violation{Code: rules.CannotRead, Why: phrase.Of(err)}
}

// tellTurn tells both players of the last turn, and what it made idle.
func tellTurn(d *decider, number int, before *Match, notes []phrase.Phrase) {
	if d.refused {
		return
	}
	turn := d.Turns[number-1]
	mine, theirs := lapsed(before, d.c.By)
	tells := Topics{Turn: number}
	d.answer(phrase.New("match-turn-played", "number", number, "turn", turn.Turn), d.Captures(turn), d.Removals(turn),
		phrase.Join(phrase.Sentences, notes...), mine, offerStands(d, d.c.By))
	d.covers(tells)
	if d.Position.Standing().Check && len(notes) > 0 {
		d.notices[len(d.notices)-1].Tells.Check = true // the notes say so
	}
	d.report(phrase.New("match-turn-plays", "name", seatName(&d.Match, d.c.By), "number", number, "turn", turn.Turn), d.Captures(turn), d.Removals(turn),
		theirs, offerStands(d, d.c.By.Other()), missed(d, before, d.c.By.Other()))
	d.covers(tells)
}

// lapsed tells what the turn of a seat made idle: first for that seat, then for the opponent.
func lapsed(before *Match, by Seat) (mine, theirs phrase.Phrase) {
	var my, their []phrase.Phrase
	if before.DrawOffer == by.Other() {
		my = append(my, phrase.New("match-lapsed-offer-theirs", "name", seatName(before, by.Other())))
		their = append(their, phrase.New("match-lapsed-offer-yours"))
	}
	if mine, theirs := lapsedPause(before, by); !mine.Empty() {
		my, their = append(my, mine), append(their, theirs)
	}
	switch before.UndoAsked {
	case NoSeat:
	case by:
		my = append(my, phrase.New("match-lapsed-undo-yours"))
		their = append(their, phrase.New("match-lapsed-undo-of", "name", seatName(before, by)))
	default:
		my = append(my, phrase.New("match-lapsed-undo-theirs", "name", seatName(before, by.Other())))
		their = append(their, phrase.New("match-lapsed-undo-yours"))
	}
	return phrase.Join(phrase.Sentences, my...), phrase.Join(phrase.Sentences, their...)
}

// Captures says what a turn captured, and which AMPs lost their last leader with it; nothing if it captured nothing.
func (m *Match) Captures(t Played) phrase.Phrase {
	if len(t.Captured) == 0 {
		return phrase.Phrase{}
	}
	return phrase.Join(phrase.Sentences, phrase.New("diagram-captured", "units", m.Units(t.Captured)), leaderlessNote(m, t))
}

// wouldPlay is a turn that was judged and not played, as far as it is told.
func wouldPlay(v rules.Verdict) Played {
	return Played{Line: v.Next.String(), Captured: taken(v.Captured), Removed: taken(v.Removed)}
}

// leaderlessNote says which AMPs a turn left without a leader, unless it ended the game.
func leaderlessNote(m *Match, t Played) phrase.Phrase {
	if m.Game.Vocabulary().Leads != rules.GroupLead {
		return phrase.Phrase{}
	}
	after, err := m.Game.Parse(t.Line)
	if err != nil || after.Outcome().Over() {
		return phrase.Phrase{}
	}
	var said []phrase.Phrase
	for _, g := range rules.Leaderless(after, m.Game.Vocabulary()) {
		if slices.ContainsFunc(t.Captured, func(c Taken) bool { return c.Owner == g.Name && isLeader(m, c.Unit) }) {
			said = append(said, phrase.New("match-leaderless", "group", phrase.Term{Kind: "group", Name: g.Name}))
		}
	}
	return phrase.Join(phrase.Sentences, said...)
}

// isLeader reports whether units with the letter are leaders.
func isLeader(m *Match, letter byte) bool {
	kind, _ := m.Game.Vocabulary().Unit(letter)
	return kind.Leader
}

// Removals says what the body rules removed after a turn (LF-7).
func (m *Match) Removals(t Played) phrase.Phrase {
	if len(t.Removed) == 0 {
		return phrase.Phrase{}
	}
	return phrase.New("diagram-removed", "units", m.Units(t.Removed))
}

// Units names units as they stood: "orange warmachine on p5"; "neutral pawn on h4"; "White rook on a1" in games without AMPs.
func (m *Match) Units(list []Taken) phrase.Phrase {
	names := make([]phrase.Phrase, len(list))
	for i, t := range list {
		names[i] = t.phrase(m.Game.Vocabulary())
	}
	return phrase.Join(phrase.Commas, names...)
}

// addTurn adds a turn, which answers the opponent's draw offer with no, and makes every request about the turns before it idle. The
// opponent's resignation that waits to be confirmed stays: it does not depend on the turn.
func addTurn(m *Match, e Event, f TurnPlayed) error {
	if f.Number != m.Number() || awaitsSetup(m) || e.By == NoSeat {
		return fmt.Errorf("%w: turn %d where turn %d is due", ErrOutOfOrder, f.Number, m.Number())
	}
	p := Played{Number: f.Number, Side: e.By.Side(), Turn: f.Turn, Line: f.Line, Captured: f.Captured, Removed: f.Removed, Reset: f.Reset,
		At: e.At, Cause: e.Cause, Clocks: m.Clocks, Ahead: f.Ahead, Thought: f.Thought}
	p.Clocks[p.Side] = clock.Lift(p.Clocks[p.Side], m.Given)
	if m.Spoken.By == e.By && m.Spoken.Cause == e.Cause {
		p.Comment = m.Spoken.Texts
	}
	m.Turns = append(m.Turns, p)
	followTurn(m, p)
	m.Clocks[p.Side] = m.Terms.Time.After(f.Left, turnsOf(m, p.Side))
	wind(m, p.Side.Other())
	m.Position, m.Before, m.Spoken = nil, nil, Spoken{}
	m.UndoAsked = NoSeat
	if m.DrawOffer == e.By.Other() {
		m.DrawOffer = NoSeat
	}
	m.Pause.lapse(e.By.Other())
	startClock(m, e)
	return nil
}
