package adjudicator

import (
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Authority is who has decided something in a match besides its players.
type Authority string

const (
	ByPlayers      Authority = "" // nobody has: the players, their clocks or the rules
	ByHost         Authority = "host"
	ByHostWhoPlays Authority = "player" // the host, on the machine, in a game of their own (CR-60)
	ByTerms        Authority = "terms"  // the terms of an event (CR-36)
)

// Adjudication is what a result rests on that somebody besides the players has given. The zero value is of all other results.
type Adjudication struct {
	By     Authority
	Reason string // in the host's own words; "" where the terms gave it
	Banned Seat   // lost by a ban (CR-45); NoSeat where it was not
	Worth  [2]int // by terms: what the units of White and Black came to; zero where that did not decide
}

// Act is something that the host has done in a match, as both players see it.
type Act struct {
	At     time.Time
	By     Authority
	Reason string
	Kind   ActKind
	Result rules.Result  // of a result that was given; "*" for void
	To     int           // of turns that were taken back: how many are left
	Span   time.Duration // of time that was given
}

// ActKind is the stable name of what a host has done.
type ActKind string

const (
	Judging   ActKind = "adjudicated" // a result was given
	Reopening ActKind = "reopened"    // a game that was over goes on
	Undoing   ActKind = "undone"      // turns were taken back
	Extending ActKind = "extended"    // time was given
)

// noteAct keeps what the host has done. The list is never shared.
func noteAct(m *Match, a Act) {
	m.Acts = append(append([]Act(nil), m.Acts...), a)
}

// Why is how the game ended, as a clause; a result that the host or the terms of an event have given has their reason in it.
func (m *Match) Why() phrase.Phrase {
	v := m.Adjudication
	reason := phrase.Words(v.Reason)
	switch {
	case v.By == ByPlayers:
		return m.Outcome.Phrase()
	case v.Banned != NoSeat && v.By == ByHostWhoPlays:
		return phrase.New("match-why-banned-player", "name", seatName(m, v.Banned))
	case v.Banned != NoSeat:
		return phrase.New("match-why-banned", "name", seatName(m, v.Banned))
	case v.By == ByTerms && v.Worth != [2]int{}:
		return phrase.New("match-why-worth", "white", v.Worth[rules.White], "black", v.Worth[rules.Black])
	case v.By == ByTerms:
		return phrase.New("match-why-terms")
	case m.Outcome.Cause == rules.Void && v.By == ByHostWhoPlays:
		return phrase.New("match-why-void-player", "reason", reason)
	case m.Outcome.Cause == rules.Void:
		return phrase.New("match-why-void", "reason", reason)
	case v.By == ByHostWhoPlays:
		return phrase.New("match-why-player", "reason", reason)
	}
	return phrase.New("match-why-host", "reason", reason)
}

// Written is what a record says behind the result of a game that somebody besides its players has decided: words of the format, which
// never change, or the host's own. "" for any other game.
func (v Adjudication) Written() string {
	why := v.Reason
	switch {
	case v.By == ByPlayers:
		return ""
	case v.Banned == WhiteSeat:
		why = "White was banned"
	case v.Banned == BlackSeat:
		why = "Black was banned"
	case v.By == ByTerms && v.Worth != [2]int{}:
		return "by the terms of the event: worth " + decimal(v.Worth[rules.White]) + " to " + decimal(v.Worth[rules.Black])
	case v.By == ByTerms:
		return "by the terms of the event"
	}
	if v.By == ByHostWhoPlays {
		why += "; by a player of this game"
	}
	return why
}
