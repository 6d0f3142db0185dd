package adjudicator

import "pbem/rules/phrase"

func forgetting() Action {
	return Action{
		Name:      "forget",
		service:   true,
		decisions: []decision{on(forget)},
		facts:     []factRow{hidden(fact("forgotten", anyStage, addForgotten))},
	}
}

// Forget has the player of a seat be called something else in a match that is over, for good: they have asked to be forgotten.
type Forget struct {
	Seat Seat
	As   Player // a pseudonym, and an address to which nothing is ever sent
}

func (Forget) deed() {}

// Forgotten keeps it. Whoever keeps the events takes the person out of those before it (Event.Without).
type Forgotten struct {
	Seat Seat   `json:"seat"`
	As   Player `json:"as"`
}

func (Forgotten) fact() {}

func forget(d *decider, do Forget) {
	if d.Stage != Over && d.Stage != Refused || d.c.By != NoSeat || do.Seat == NoSeat {
		d.refuse(phrase.New("match-cannot-do"))
		return
	}
	d.happen(Forgotten(do))
}

func addForgotten(m *Match, _ Event, f Forgotten) error {
	side := f.Seat.Side()
	m.Seats[side].Player, m.Seats[side].Prepared = f.As, Prepared{}
	m.Seats[side].Forgotten = true
	m.Seats[side].Notebook = Notebook{}
	return nil
}

// leaver is a player who is taken out of an event.
type leaver struct {
	seat Seat
	as   Player
	own  bool // the event is of their doing
}

// personal says how a fact is kept that tells of its player, once they are forgotten.
func personal[F Fact](row factRow, without func(F, leaver) F) factRow {
	row.without = func(f Fact, who leaver) Fact { return without(f.(F), who) }
	return row
}

// Without is an event as it is kept once the player of a seat is forgotten: their name, their address, and the words that they wrote
// besides their turns are not in it any more. What anybody else wrote stays, and so does all that the record of the game tells.
func (e Event) Without(seat Seat, as Player) Event {
	row, ok := rowOf(rows().facts, e.Fact)
	if ok && row.without != nil {
		e.Fact = row.without(e.Fact, leaver{seat, as, e.By == seat})
	}
	return e
}

// note is a line that came with something, without the words of a player who is forgotten.
func (who leaver) note(text string) string {
	if who.own {
		return ""
	}
	return text
}

func (f Opened) without(who leaver) Opened {
	if who.seat == WhiteSeat {
		f.White = who.as
	} else {
		f.Black = who.as
	}
	if f.Challenger == who.seat {
		f.Note = ""
	}
	return f
}

func (f Accepted) without(who leaver) Accepted {
	if who.own {
		f.Note, f.Name = "", ""
	}
	return f
}

func (f Declined) without(who leaver) Declined {
	f.Note = who.note(f.Note)
	return f
}

func (f Said) without(who leaver) Said {
	f.Text = who.note(f.Text)
	return f
}

func (f Held) without(who leaver) Held {
	if who.own {
		f.Prepared = Prepared{}
	}
	return f
}

// The host may have named them. What stands in the record stays.
func (f Undone) without(leaver) Undone {
	f.Reason = ""
	return f
}

func (f Reopened) without(leaver) Reopened {
	f.Reason = ""
	return f
}

func (f Granted) without(leaver) Granted {
	f.Reason = ""
	return f
}
