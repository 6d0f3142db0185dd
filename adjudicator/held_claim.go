package adjudicator

import (
	"slices"
	"time"

	"pbem/rules/phrase"
)

// HeldClaim is a claim that came while something of the opponent's was asked back (CR-46): with their yes it is refused, else it is
// decided as if nothing had waited, before any letter that came after it. The zero value is none.
type HeldClaim struct {
	By    Seat
	What  ClaimKind
	At    time.Time
	Cause string // the letter it came in
}

func holdingClaims() Action {
	return Action{
		Name: "held-claim", service: true,
		decisions: []decision{on(settleClaim)},
		facts:     []factRow{fact("claim-held", Playing, addClaimHeld), fact("claim-settled", Playing, addClaimSettled)},
		next:      claimDue,
	}
}

// ClaimHeld keeps a claim that waits; ClaimSettled says that what it has waited for has ended without a yes, and that it is decided.
type (
	ClaimHeld struct {
		What ClaimKind `json:"what"`
	}
	ClaimSettled struct{}
)

func (ClaimHeld) fact()    {}
func (ClaimSettled) fact() {}

// settle decides the claim that is held.
type settle struct{}

func (settle) deed() {}

// claimWaits holds a claim, or refuses it at once where it would be refused in any case; it reports whether it did one of them.
func claimWaits(d *decider, do Claim) bool {
	other := d.c.By.Other()
	p, waits := waitingYes(&d.Match, other, d.c.At)
	if !waits {
		return false
	}
	until := p.Asked.Add(day)
	if d.Claimed.By == d.c.By {
		d.answer(phrase.New("match-claim-held-already", "name", seatName(&d.Match, other), "until", until))
		return true
	}
	alone := d.Match
	alone.Seats[other.Side()].Prepared = Prepared{}
	if otherwise := decide(&alone, d.c); otherwise.Refused {
		d.notices, d.settled, d.refused = otherwise.Notices, 0, true
		return true
	}
	d.happen(ClaimHeld(do))
	d.answer(phrase.New("match-claim-held", "name", seatName(&d.Match, other), "until", until))
	d.report(phrase.New("match-claim-held-theirs", "name", seatName(&d.Match, d.c.By), "asked", p.Asked, "until", until))
	return true
}

// settleClaim decides the claim that is held as of its arrival.
func settleClaim(d *decider, _ settle) {
	k := d.Claimed
	if k.By == NoSeat {
		return
	}
	d.happenBy(NoSeat, ClaimSettled{})
	if d.refused {
		return
	}
	d.tell(k.By, Happened, phrase.New("match-claim-decided", "at", k.At))
	claimed := decide(&d.Match, Command{At: k.At, By: k.By, Cause: k.Cause, Do: Claim{What: k.What}})
	d.Match, d.events = *claimed.Match, append(d.events, claimed.Events...)
	for _, n := range claimed.Notices {
		if n.Kind == Answered || n.Kind == Refusal {
			n.Kind = Happened
		}
		d.notices = append(d.notices, n)
	}
}

// settles decides a command, and before it the claim that is held.
func settles(m *Match, c Command) Decision {
	return followed(decide(m, Command{At: c.At, Cause: c.Cause, Do: settle{}}), c)
}

// followed is a decision by the service and then a command, decided together.
func followed(first Decision, c Command) Decision {
	then := decide(first.Match, c)
	then.Events, then.Notices = slices.Concat(first.Events, then.Events), slices.Concat(first.Notices, then.Notices)
	then.Refused = then.Refused && len(first.Events) == 0
	return then
}

// claimIsDue reports whether what the held claim waits for had ended by itself at a moment.
func claimIsDue(m *Match, at time.Time) bool {
	due, held := claimDue(m)
	return held && !at.Before(due)
}

// claimDue is when the claim that is held is decided, if nothing comes.
func claimDue(m *Match) (due time.Time, held bool) {
	if m.Claimed.By == NoSeat {
		return time.Time{}, false
	}
	return latest(m.Claimed.At, heldUntil(m, time.Time{}, m.Claimed.At, m.Claimed.By.Other())), true
}

// endsWait reports whether a command ends what the held claim waits for without being its yes.
func (d Decision) endsWait(before *Match, by Seat) bool {
	waiting := before.Claimed.By.Other()
	if before.Claimed.By == NoSeat || by != waiting {
		return false
	}
	asked := before.Seats[waiting.Side()].Prepared.Asked
	if d.Match.Seats[waiting.Side()].Prepared.Asked.Equal(asked) {
		return false
	}
	return !slices.ContainsFunc(d.Events, func(e Event) bool { return e.At.Equal(asked) && answersClaim(e.Fact) })
}

// answersClaim reports whether a fact that was confirmed refuses the claim that is held.
func answersClaim(f Fact) bool {
	switch f.(type) {
	case TurnPlayed, SetUp, Paused:
		return true
	}
	return false
}

// lapseClaim takes away the claim that is held once it can come to nothing any more.
func lapseClaim(m *Match, f Fact) {
	switch f.(type) {
	case Undone, Ended, Adjudicated, Reopened:
		m.Claimed = HeldClaim{}
	default:
		if answersClaim(f) {
			m.Claimed = HeldClaim{}
		}
	}
}

// refuseHeld tells who has claimed that the yes has come.
func refuseHeld(d *decider, before *Match) {
	k := before.Claimed
	if k.By != NoSeat && d.Claimed.By == NoSeat && slices.ContainsFunc(d.events, func(e Event) bool { return answersClaim(e.Fact) }) {
		d.tell(k.By, Happened, phrase.New("match-claim-came-later", "name", seatName(&d.Match, k.By.Other()), "at", k.At, "asked", d.c.At))
	}
}

func addClaimHeld(m *Match, e Event, f ClaimHeld) error {
	m.Claimed = HeldClaim{By: e.By, What: f.What, At: e.At, Cause: e.Cause}
	return nil
}

func addClaimSettled(m *Match, _ Event, _ ClaimSettled) error {
	waiting := m.Claimed.By.Other().Side()
	m.Seats[waiting].Prepared.Asked, m.Seats[waiting].Prepared.Pause = time.Time{}, false
	m.Claimed = HeldClaim{}
	return nil
}
