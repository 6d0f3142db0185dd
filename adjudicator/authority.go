package adjudicator

import (
	"fmt"
	"slices"
	"strconv"
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

func adjudicating() Action {
	return Action{
		Name: "adjudicate", service: true,
		decisions: []decision{on(adjudicate), on(dropOut)},
		facts:     []factRow{fact("adjudicated", anyStage, addAdjudicated)},
	}
}

// Adjudicate gives a game a result: one that is being played ends with it, and of one that is over it corrects the result. Void has
// the result "*". DropOut ends a game as resigned by a player who has left the event in which it is played (CR-10).
type (
	Adjudicate struct {
		Result rules.Result
		Adjudication
	}
	DropOut struct{ Seat Seat }
)

func (Adjudicate) deed() {}
func (DropOut) deed()    {}

// Adjudicated keeps a result that somebody besides the players has given, and by what right.
type Adjudicated struct {
	Result rules.Result `json:"result"` // "*": the game is void
	By     Authority    `json:"by"`
	Reason string       `json:"reason,omitempty"`
	Banned Seat         `json:"banned,omitempty"`
	Worth  []int        `json:"worth,omitempty"` // White's and Black's
}

func (Adjudicated) fact() {}

func adjudicate(d *decider, do Adjudicate) {
	void := do.Result == rules.Ongoing
	switch {
	case d.c.By != NoSeat || do.By == ByPlayers || !adjudicable(do.Result) || do.Banned > BlackSeat:
		d.refuse(phrase.New("match-cannot-do"))
	case d.Stage != Playing && d.Stage != Over:
		d.refuse(phrase.New("match-no-such"))
	case d.Stage == Over && void && d.Outcome.Cause == rules.Void:
		d.refuse(phrase.New("host-void-already"))
	case d.Stage == Over && d.Outcome.Result == do.Result && d.Outcome.Cause == rules.Adjudicated:
		d.refuse(phrase.New("host-same-result", "result", d.Outcome.Result.String()))
	default:
		giveResult(d, do)
	}
}

// adjudicable reports whether a host can give a result.
func adjudicable(r rules.Result) bool {
	return slices.Contains([]rules.Result{rules.WhiteWins, rules.BlackWins, rules.Drawn, rules.BothLost, rules.Ongoing}, r)
}

// giveResult ends the game, or corrects its result, and tells both.
func giveResult(d *decider, do Adjudicate) {
	before, v := d.Match, do.Adjudication
	f := Adjudicated{Result: do.Result, By: v.By, Reason: v.Reason, Banned: v.Banned}
	if v.Worth != [2]int{} {
		f.Worth = v.Worth[:]
	}
	d.happenBy(NoSeat, f)
	if d.refused {
		return
	}
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		text := []phrase.Phrase{phrase.New("match-over", "result", resultFor(&d.Match, seat))}
		if before.Stage == Over {
			text = []phrase.Phrase{phrase.New("host-corrected", "now", resultFor(&d.Match, seat), "was", string(before.Outcome.Result), "why", before.Why())}
		} else {
			text = append(text, opened(d)...)
		}
		d.tell(seat, Ending, text...)
		d.covers(Topics{Result: true})
	}
}

func dropOut(d *decider, do DropOut) {
	if d.c.By != NoSeat || do.Seat != WhiteSeat && do.Seat != BlackSeat {
		d.refuse(phrase.New("match-cannot-do"))
		return
	}
	if inPlay(d) {
		endWith(d, NoSeat, Ended{Dropped: true, Outcome: rules.Outcome{Result: rules.Win(do.Seat.Other().Side()), Cause: rules.Resigned, By: rules.By(do.Seat.Side())}})
	}
}

// addAdjudicated: a game that was over before keeps the moment of its first ending (CR-22).
func addAdjudicated(m *Match, e Event, f Adjudicated) error {
	if m.Stage != Playing && m.Stage != Over || f.By == ByPlayers || len(f.Worth) != 0 && len(f.Worth) != 2 {
		return fmt.Errorf("%w: a result is given in stage %d", ErrOutOfOrder, m.Stage)
	}
	ended := m.EndedAt
	o := rules.Outcome{Result: f.Result, Cause: rules.Adjudicated, By: rules.ByHost}
	if f.Result == rules.Ongoing {
		o = void()
	}
	over := m.Stage == Over
	if err := closeMatch(m, e, Over, o); err != nil {
		return err
	}
	if over {
		m.EndedAt = ended
	}
	m.Adjudication = Adjudication{By: f.By, Reason: f.Reason, Banned: f.Banned}
	copy(m.Adjudication.Worth[:], f.Worth)
	noteAct(m, Act{At: e.At, By: f.By, Reason: f.Reason, Kind: Judging, Result: f.Result})
	return nil
}

// void is how a game ends that does not count.
func void() rules.Outcome { return rules.Outcome{Result: rules.Ongoing, Cause: rules.Void} }

func decimal(n int) string { return strconv.Itoa(n) }
