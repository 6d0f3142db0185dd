package adjudicator

import (
	"fmt"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

func reopening() Action {
	return Action{
		Name: "reopen", service: true,
		decisions: []decision{on(goBack), on(revive)},
		facts:     []factRow{personal(fact("reopened", Over, addReopened), Reopened.without)},
	}
}

// GoBack is the host's undo: To turns are left, and a game that was over goes on (CR-43). With all turns left it does no more than
// that. Revive has a game go on that was over, with the clocks of then: what had ended it was a mistake (CR-49). Who has it decided tells
// the match the pace of its players first, for the clocks go on from what they showed at the end.
type (
	GoBack struct {
		To     int
		By     Authority
		Reason string
	}
	Revive struct {
		By     Authority
		Reason string
	}
)

func (GoBack) deed() {}
func (Revive) deed() {}

// Reopened keeps that a game which was over goes on, and what the clocks show as it does.
type Reopened struct {
	By     Authority        `json:"by"`
	Reason string           `json:"reason,omitempty"`
	Clocks [2]time.Duration `json:"clocks"` // by side
}

func (Reopened) fact() {}

// leastLeft is what no clock shows less than when the host has a game go on (CR-43).
const leastLeft = day

func goBack(d *decider, do GoBack) {
	n := len(d.Turns)
	switch {
	case d.c.By != NoSeat || do.By == ByPlayers:
		d.refuse(phrase.New("match-cannot-do"))
	case d.Stage != Playing && d.Stage != Over:
		d.refuse(phrase.New("match-no-such"))
	case do.To < 0 || do.To > n:
		d.refuse(phrase.New("host-undo-bounds", "to", do.To, "n", n))
	case do.To == n && d.Stage == Playing:
		d.refuse(phrase.New("host-undo-nothing", "n", n))
	case do.To == n && d.Position.Outcome().Over():
		d.refuse(phrase.New("host-undo-by-rules", "n", n, "to", n-1))
	default:
		backTo(d, do)
	}
}

// backTo has the game go on after so many turns, if it can.
func backTo(d *decider, do GoBack) {
	before := d.Match
	if d.Stage == Over && !reopen(d, do.By, do.Reason, leastLeft) {
		return
	}
	taken := before.Turns[do.To:]
	if len(taken) > 0 {
		d.happenBy(NoSeat, Undone(do))
	}
	if d.refused {
		return
	}
	tellReopened(d, &before, do.By, do.Reason, taken)
	forgetBranches(d, &before)
	d.heads(TakenBack)
}

func revive(d *decider, do Revive) {
	before := d.Match
	switch {
	case d.c.By != NoSeat || do.By == ByPlayers:
		d.refuse(phrase.New("match-cannot-do"))
	case d.Stage != Over:
		d.refuse(phrase.New("host-not-over"))
	case d.Position.Outcome().Over():
		d.refuse(phrase.New("host-undo-by-rules", "n", len(d.Turns), "to", len(d.Turns)-1))
	case reopen(d, do.By, do.Reason, 0):
		tellReopened(d, &before, do.By, do.Reason, nil)
		d.heads(TakenBack)
	}
}

// reopen has a game go on that was over. Nobody plays on for whoever is forgotten, and a seat that was taken over is played in another game.
func reopen(d *decider, by Authority, reason string, least time.Duration) bool {
	switch {
	case d.Seats[rules.White].Forgotten || d.Seats[rules.Black].Forgotten:
		d.refuse(phrase.New("host-forgotten"))
	case d.TakenOver > 0:
		d.refuse(phrase.New("host-taken-over", "game", d.TakenOver))
	default:
		d.happenBy(NoSeat, Reopened{By: by, Reason: reason, Clocks: clocksThen(&d.Match, least)})
	}
	return !d.refused
}

// clocksThen is what both clocks showed at the end, and at least so much.
func clocksThen(m *Match, least time.Duration) (shown [2]time.Duration) {
	then := *m
	then.Stage = Playing
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		shown[s.Side()] = then.Left(s, m.EndedAt)
	}
	return atLeast(m, shown, least)
}

// atLeast lifts clocks that show less, where there are clocks.
func atLeast(m *Match, shown [2]time.Duration, least time.Duration) [2]time.Duration {
	if !m.Terms.Time.Limited() {
		return shown
	}
	for side := range shown {
		shown[side] = max(shown[side], least)
	}
	return shown
}

// tellReopened tells both that the game goes on, why, and from where.
func tellReopened(d *decider, before *Match, by Authority, reason string, taken []Played) {
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		var text []phrase.Phrase
		if len(taken) > 0 {
			text = append(text, phrase.New("host-took-back", "n", len(taken), "turns", named(taken)))
		}
		if before.Stage == Over {
			text = append(text, phrase.New("host-goes-on", "before", resultFor(before, seat)))
		}
		text = append(text, reasonGiven(d, by, reason), phrase.New("host-plays-next", "number", d.Number(), "whose", whoseTurn(&d.Match, seat)), dueAfter(d))
		d.tell(seat, Happened, text...)
	}
}

// reasonGiven says by what right the host has done something, in their own words.
func reasonGiven(d *decider, by Authority, reason string) phrase.Phrase {
	words := phrase.Words(reason)
	switch {
	case by == ByTerms || reason == "":
		return phrase.Phrase{}
	case by == ByHostWhoPlays:
		return phrase.New("host-reason-player", "reason", words)
	}
	return phrase.New("host-reason", "reason", words)
}

// addReopened: letters that answer what was sent before are of a time before a take-back, and so is everything that waited.
func addReopened(m *Match, e Event, f Reopened) error {
	if f.By == ByPlayers {
		return fmt.Errorf("%w: a game goes on by nobody's word", ErrOutOfOrder)
	}
	m.Stage, m.Outcome, m.Adjudication, m.EndedAt, m.Gone = Playing, rules.Outcome{}, Adjudication{}, time.Time{}, false
	m.Revised++
	m.Undos++
	m.Clocks = f.Clocks
	_, on := m.Pause.lasts(e.At)
	m.Pause.Over = m.Pause.Over || !on
	for side := range m.Seats {
		m.Seats[side].Mail = Mail{Stood: m.Seats[side].Mail.Stood}
	}
	noteAct(m, Act{At: e.At, By: f.By, Reason: f.Reason, Kind: Reopening})
	startClock(m, e)
	return nil
}
