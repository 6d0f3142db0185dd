package adjudicator

import (
	"fmt"
	"slices"
	"strconv"

	"pbem/rules"
	"pbem/rules/phrase"
)

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
