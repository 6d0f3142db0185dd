package adjudicator

import (
	"fmt"
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

func copying() Action {
	return Action{
		Name: "copy inventor", Help: "inventor",
		Words: []Words{{[]string{"copy inventor", "copy the inventor", "copy to inventor", "copy to the inventor"}, AnAnswer}},
		Make:  func(a Asked) Deed { return CopyInventor{Yes: a.Yes, No: a.No} },

		decisions: []decision{on(copyInventor)},
		facts: []factRow{
			hidden(fact("copy-agreed", anyStage, addCopyAgreed)), hidden(fact("copy-refused", anyStage, addCopyRefused)), fact("copied", Over, addCopied),
		},
	}
}

// CopyInventor says whether the inventor of the game may have the record of the match once it is over; with neither yes nor no it asks what
// the player has said. It goes there when both have said yes and the game is over, whichever comes last, and once.
type CopyInventor struct{ Yes, No bool }

func (CopyInventor) deed() {}

// CopyAgreed and CopyRefused are known to their player alone: nobody is to be pressed for a yes, nor to be asked why not. Copied is decided
// together with what brings it about, and whoever keeps the events writes the letter in the same commit.
type (
	CopyAgreed  struct{}
	CopyRefused struct{}
	Copied      struct{}
)

func (CopyAgreed) fact()  {}
func (CopyRefused) fact() {}
func (Copied) fact()      {}

// Inventor is what whoever keeps a match knows of the inventor of its game, and of whether a copy can go there.
type Inventor uint8

const (
	NoInventor      Inventor = iota // nobody is known who wants copies
	InventorReads                   // a copy can go there
	InventorHasMany                 // so many have gone there today that another must wait
	PlayerLeft                      // one of the two players does not play here any more
)

func copyInventor(d *decider, do CopyInventor) {
	if !inPlayOrOver(d) {
		return
	}
	side, why := d.c.By.Side(), noCopy(&d.Match)
	switch {
	case d.Copied && do.No:
		d.refuse(phrase.New("match-copied-before"))
	case d.Copied:
		d.answer(phrase.New("match-copied-before"))
	case do.No:
		if d.Seats[side].Copy {
			d.happen(CopyRefused{})
		}
		d.answer(phrase.New("match-copy-refused"))
	case !why.Empty() && do.Yes:
		d.refuse(why)
	case !why.Empty():
		d.answer(why)
	case do.Yes:
		agreeToCopy(d)
	default:
		d.answer(copyStands(d))
	}
}

// agreeToCopy keeps a yes. Where both stand and nothing went, for nobody was there to read it or enough had gone, it is kept anew, and that
// sends it.
func agreeToCopy(d *decider) {
	if !d.Seats[d.c.By.Side()].Copy || bothWantCopy(&d.Match) {
		d.happen(CopyAgreed{})
	}
	if d.Stage == Playing || !bothWantCopy(&d.Match) {
		d.answer(copyStands(d))
	}
}

// copyStands is what a player has said, and what comes of it. While the game is on it is the same whatever the other has said.
func copyStands(d *decider) phrase.Phrase {
	name := seatName(&d.Match, d.c.By.Other())
	switch {
	case !d.Seats[d.c.By.Side()].Copy:
		return phrase.New("match-copy-open", "name", name)
	case d.Stage == Playing:
		return phrase.New("match-copy-agreed", "name", name)
	case bothWantCopy(&d.Match):
		return phrase.New("match-copy-again")
	}
	return phrase.New("match-copy-agreed", "name", name)
}

func bothWantCopy(m *Match) bool { return m.Seats[rules.White].Copy && m.Seats[rules.Black].Copy }

// noCopy says why a match goes to no inventor, whatever its players say; nothing where it may.
func noCopy(m *Match) phrase.Phrase {
	switch {
	case m.Terms.Private:
		return phrase.New("match-copy-private")
	case m.Stage == Over && slices.Contains([]rules.Cause{rules.Void, rules.CalledOff}, m.Outcome.Cause):
		return phrase.New("match-copy-void")
	case m.Gone, m.Seats[rules.White].Forgotten, m.Seats[rules.Black].Forgotten, m.Adjudication.Banned != NoSeat, m.Inventor == PlayerLeft:
		return phrase.New("match-copy-left")
	case m.Inventor == NoInventor:
		return phrase.New("match-copy-nobody", "title", m.Titled())
	}
	return phrase.Phrase{}
}

// copies has a copy go to the inventor with what brings it about: a yes, an end, or a result of the host's. With an end whoever has not
// said yes reads that they can.
func copies(d *decider, before *Match) {
	agreed := slices.ContainsFunc(d.events, func(e Event) bool { _, is := e.Fact.(CopyAgreed); return is })
	if d.Stage != Over || d.Copied || !agreed && d.Revised == before.Revised || !noCopy(&d.Match).Empty() {
		return
	}
	switch {
	case bothWantCopy(&d.Match) && d.Inventor == InventorHasMany:
		tellOfCopy(d, phrase.New("match-copy-many"))
	case bothWantCopy(&d.Match):
		d.happenBy(NoSeat, Copied{})
		tellOfCopy(d, phrase.New("match-copied"))
	case before.Stage != Over:
		offerCopy(d)
	}
}

func tellOfCopy(d *decider, text phrase.Phrase) {
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		kind := Happened
		if seat == d.c.By {
			kind = Answered
		}
		d.tell(seat, kind, text)
	}
}

// offerCopy names the command with the end of the game, where it is of use.
func offerCopy(d *decider) {
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		if !d.Seats[seat.Side()].Copy {
			d.tell(seat, Happened, phrase.New("match-copy-offer", "name", seatName(&d.Match, seat.Other())))
		}
	}
}

func addCopyAgreed(m *Match, e Event, _ CopyAgreed) error {
	m.Seats[e.By.Side()].Copy = true
	return nil
}

func addCopyRefused(m *Match, e Event, _ CopyRefused) error {
	m.Seats[e.By.Side()].Copy = false
	return nil
}

func addCopied(m *Match, _ Event, _ Copied) error {
	if m.Copied {
		return fmt.Errorf("%w: its record goes to the inventor twice", ErrOutOfOrder)
	}
	m.Copied = true
	return nil
}
