package adjudicator

import (
	"fmt"
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

func takingBack() Action {
	return Action{
		Name: "undo", Help: "ending", Proof: OfTurn,
		Words: []Words{
			{[]string{"undo", "take back", "takeback"}, AnAnswer},
			{[]string{"accept undo", "accept the undo", "grant undo", "allow undo"}, Yes},
			{[]string{"decline undo", "decline the undo", "refuse undo", "reject undo", "no undo"}, No},
		},
		Make: func(a Asked) Deed {
			if a.Yes || a.No {
				return AnswerUndo{Yes: a.Yes}
			}
			return AskUndo{}
		},

		inPlay:    true,
		decisions: []decision{on(askUndo), on(answerUndo)},
		facts: []factRow{
			fact("undo-asked", Playing, addUndoAsked), fact("undo-refused", Playing, addUndoRefused), personal(fact("undone", Playing, addUndone), Undone.without),
		},
		asks: undoAsked,
	}
}

// AskUndo never grants the opponent's wish; AnswerUndo does, with Yes.
type (
	AskUndo    struct{}
	AnswerUndo struct{ Yes bool }
)

func (AskUndo) deed()    {}
func (AnswerUndo) deed() {}

// Undone takes back turns until To are left.
type (
	UndoAsked   struct{}
	UndoRefused struct{}
	Undone      struct {
		To int `json:"to"`
		// By and Reason: the host has taken them back.
		By     Authority `json:"by,omitempty"`
		Reason string    `json:"reason,omitempty"`
	}
)

func (UndoAsked) fact()   {}
func (UndoRefused) fact() {}
func (Undone) fact()      {}

func askUndo(d *decider, _ AskUndo) {
	other := seatName(&d.Match, d.c.By.Other())
	switch {
	case d.SettingUp():
		d.refuse(phrase.New("match-undo-no-turn-yet"))
	case d.UndoAsked == d.c.By.Other():
		// The two letters may have crossed: who asks for themselves has not agreed to anything.
		d.refuse(phrase.New("match-undo-asked-first", "name", other))
	case d.UndoAsked == d.c.By:
		d.answer(phrase.New("match-undo-waits", "name", other))
	case lastTurnOf(&d.Match, d.c.By) == 0:
		d.refuse(phrase.New("match-undo-none"))
	default:
		back := takenBack(&d.Match, d.c.By)
		tells := Topics{Turn: back[0].Number}
		d.happen(UndoAsked{})
		d.answer(phrase.New("match-undo-asked", "name", other, "n", len(back), "turns", named(back)), together(back))
		d.covers(tells)
		d.report(phrase.New("match-undo-asks", "name", seatName(&d.Match, d.c.By), "n", len(back), "turns", named(back)), together(back), phrase.New("match-undo-answer"))
		d.covers(tells)
		d.asks("undo")
		d.heads(UndoWish)
	}
}

// takenBack are the turns that go if a seat's wish is granted: its last one, and those played after it. What was played by itself goes with
// the turn that set it off: where that was the asker's, all that came of it; else the first of their own that did (CR-33).
func takenBack(m *Match, asker Seat) []Played {
	first := lastTurnOf(m, asker)
	for n := first; n > 1 && (m.Turns[n-1].Ahead); n-- {
		if SeatOf(m.Turns[n-2].Side) == asker {
			first = n - 1
		}
	}
	return m.Turns[max(0, first-1):]
}

// named lists turns: "turn 1, white: Zc2-c3; turn 2, black: Fd7-e6".
func named(turns []Played) phrase.Phrase {
	names := make([]phrase.Phrase, len(turns))
	for i, t := range turns {
		names[i] = phrase.New("match-undo-turn", "number", t.Number, "turn", t.Turn)
	}
	return phrase.Join(phrase.Semicolons, names...)
}

// together says why more than the one turn goes.
func together(turns []Played) phrase.Phrase {
	if len(turns) < 2 {
		return phrase.Phrase{}
	}
	return phrase.New("match-undo-together", "number", turns[0].Number)
}

func answerUndo(d *decider, do AnswerUndo) {
	asker := seatName(&d.Match, d.c.By.Other())
	if d.UndoAsked != d.c.By.Other() {
		d.refuse(phrase.New("match-undo-not-asked", "name", asker))
		return
	}
	if do.Yes {
		grantUndo(d)
		return
	}
	d.happen(UndoRefused{})
	d.answer(phrase.New("match-undo-refused", "name", asker))
	d.report(phrase.New("match-undo-refuses", "name", seatName(&d.Match, d.c.By)))
	d.heads(UndoRefusal)
}

func undoAsked(m *Match, reader Seat, opponent any) (Question, bool) {
	if m.UndoAsked != reader.Other() {
		return Question{}, false
	}
	back := takenBack(m, m.UndoAsked)
	n := len(back)
	return Question{Asked: phrase.New("match-undo-asks", "name", opponent, "n", n, "turns", named(back)), Yes: phrase.New("match-does-undo", "n", n), No: phrase.New("match-does-not-undo", "n", n)}, true
}

// grantUndo goes back to before the asker's last turn: one turn, or two if the opponent has replied.
func grantUndo(d *decider) {
	lapse(d, WhiteSeat)
	lapse(d, BlackSeat)
	asker, before := d.UndoAsked, d.Match
	taken := len(takenBack(&d.Match, asker))
	d.happen(Undone{To: len(d.Turns) - taken})
	if d.refused {
		return
	}
	d.answer(phrase.New("match-undo-granted", "name", seatName(&d.Match, asker), "n", taken, "number", d.Number(), "whose", whoseTurn(&d.Match, d.c.By)))
	d.report(phrase.New("match-undo-grants", "name", seatName(&d.Match, d.c.By), "n", taken, "number", d.Number(), "whose", whoseTurn(&d.Match, asker)))
	forgetBranches(d, &before)
	d.heads(TakenBack)
}

// lastTurnOf returns the number of the seat's last turn, 0 for none.
func lastTurnOf(m *Match, s Seat) int {
	for n := len(m.Turns); n > 0; n-- {
		if SeatOf(m.Turns[n-1].Side) == s {
			return n
		}
	}
	return 0
}

func addUndoAsked(m *Match, e Event, _ UndoAsked) error {
	m.UndoAsked = e.By
	return nil
}

func addUndoRefused(m *Match, _ Event, _ UndoRefused) error {
	m.UndoAsked = NoSeat
	return nil
}

func addUndone(m *Match, e Event, f Undone) error {
	if f.To < 0 || f.To >= len(m.Turns) {
		return fmt.Errorf("%w: back to %d of %d turns", ErrOutOfOrder, f.To, len(m.Turns))
	}
	m.Clocks = m.Turns[f.To].Clocks // CR-43
	if f.By != ByPlayers {
		m.Clocks = atLeast(m, m.Clocks, leastLeft)
		noteAct(m, Act{At: e.At, By: f.By, Reason: f.Reason, Kind: Undoing, To: f.To})
	}
	for side := range m.Seats {
		m.Seats[side].Notebook = m.Seats[side].Notebook.takeBack(f.To, m.Turns)
	}
	m.Turns = slices.Clip(m.Turns[:f.To])
	m.Position, m.Before, m.Last, m.Spoken = nil, nil, rules.Turn{}, Spoken{}
	m.Undos++
	m.UndoAsked, m.DrawOffer, m.Pause.Offer = NoSeat, NoSeat, NoSeat
	dropReady(m)
	startClock(m, e)
	return nil
}
