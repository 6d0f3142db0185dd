package adjudicator

import (
	"encoding/json"

	"pbem/rules"
)

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
