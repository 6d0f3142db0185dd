package adjudicator

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

func returning() Action {
	return Action{
		Name: "undelivered", service: true,
		decisions: []decision{on(undelivered)},
		facts: []factRow{
			hidden(fact("returned", Playing, addReturned)), fact("cut-off", Playing, addCutOff), fact("resumed", Playing, addResumed),
		},
		stops: cutOffStops,
		due:   resumeInTime,
	}
}

func hearing() Action {
	return Action{
		Name:      "heard",
		decisions: []decision{on(heard)},
		facts:     []factRow{hidden(fact("reached", Playing, addReached))},
	}
}

// Undelivered: a letter to the seat's player came back for good. Letter identifies it, so that one counts once. Heard: a
// letter of the player's has come that proves itself; it is never refused.
type (
	Undelivered struct {
		To     Seat
		Letter string
	}
	Heard struct{}
)

func (Undelivered) deed() {}
func (Heard) deed()       {}

// What becomes of the letters to a player. CutOff stops the clock of a seat whose player cannot be written to; Resumed lets it
// run again, and Credit is what the running clock is given for the time that it stood.
type (
	Returned struct {
		Seat   Seat   `json:"seat"`
		Letter string `json:"letter"`
	}
	Reached struct{}
	CutOff  struct {
		Seat Seat `json:"seat"`
		// Budget: their clocks stand for as long as their vacation budget holds, and whoever keeps that tells it as Unreached (CR-52).
		Budget bool `json:"budget,omitempty"`
	}
	Resumed struct {
		Seat   Seat          `json:"seat"`
		Credit time.Duration `json:"credit,omitempty"`
	}
)

func (Returned) fact() {}
func (Reached) fact()  {}
func (CutOff) fact()   {}
func (Resumed) fact()  {}

// Mail is what became of the letters to a player. When several in a row came back for good, the player's clock stops: they
// cannot know that it is their turn. It runs again with their next letter, and in any case when it has stood for long enough.
type Mail struct {
	Returned []string      // the letters that came back since the last of the player's, each once
	Since    time.Time     // the player is cut off since then; zero: they are not
	Budget   bool          // for how long their clock stands is said by their vacation budget
	Stood    time.Duration // how long they were cut off before that in this game
}

const (
	// cutOffAfter letters in a row have to come back.
	cutOffAfter = 3
	// longestStand is how long a player's clock stands in one game, all told: reports can be forged by whoever reads the
	// player's mail, and so by the player, and a game must end.
	longestStand = 30 * day
)

// cutOffStops are the players that cannot be reached, of those whose clock would run now.
func cutOffStops(m *Match) []Stop {
	var list []Stop
	for _, s := range awaitedSeats(m) {
		if began := m.Seats[s.Side()].Mail.Since; !began.IsZero() && !m.Seats[s.Side()].Mail.Budget {
			until := mustResume(m, s)
			list = append(list, Stop{
				Seat: s, Since: began, Until: until,
				Why: func(name any) phrase.Phrase { return phrase.New("match-letters-come-back", "name", name) },
				Again: func(name any) phrase.Phrase {
					return phrase.New("match-runs-again", "name", name, "until", until)
				},
			})
		}
	}
	return list
}

// mustResume returns when the clock of a seat that is cut off runs again at the latest.
func mustResume(m *Match, s Seat) time.Time {
	mail := m.Seats[s.Side()].Mail
	return mail.Since.Add(longestStand - mail.Stood)
}

// undelivered counts a letter that came back. Nothing is said about the first ones.
func undelivered(d *decider, do Undelivered) {
	if d.Stage != Playing || d.Position == nil || do.To != WhiteSeat && do.To != BlackSeat || do.Letter == "" {
		return
	}
	mail := d.Seats[do.To.Side()].Mail
	if !mail.Since.IsZero() {
		return
	}
	if len(mail.Returned) < cutOffAfter && !slices.Contains(mail.Returned, do.Letter) {
		d.happenBy(NoSeat, Returned{Seat: do.To, Letter: do.Letter})
	}
	switch full := len(d.Seats[do.To.Side()].Mail.Returned) == cutOffAfter; {
	case !full:
	case d.Terms.Event > 0:
		uncut(d, do.To, len(mail.Returned) < cutOffAfter)
	case mayCutOff(d, do.To):
		cutOff(d, do.To)
	}
}

// uncut tells the opponent, once, that letters to a seat come back: in a tournament no clock stands for it (CR-52).
func uncut(d *decider, s Seat, first bool) {
	if first {
		d.tell(s.Other(), Happened, phrase.New("match-cut-off", "name", seatName(&d.Match, s), "n", cutOffAfter), phrase.New("match-cut-off-event", "name", seatName(&d.Match, s)))
	}
}

// mayCutOff: time that has run out does not come back, and nobody's clock stands for ever.
func mayCutOff(d *decider, s Seat) bool {
	late := d.Awaits(s) && outOfTime(&d.Match, d.c.At)
	return !late && (hasBudget(&d.Match, s) || d.Seats[s.Side()].Mail.Stood < longestStand)
}

// hasBudget reports whether the match was told of a vacation budget.
func hasBudget(m *Match, s Seat) bool { return len(m.Seats[s.Side()].Pace.Leave) > 0 }

func cutOff(d *decider, s Seat) {
	d.happenBy(NoSeat, CutOff{Seat: s, Budget: hasBudget(&d.Match, s)})
	text := []phrase.Phrase{phrase.New("match-cut-off", "name", seatName(&d.Match, s), "n", cutOffAfter)}
	switch {
	case !d.Terms.Time.Limited():
	case hasBudget(&d.Match, s):
		text = append(text, phrase.New("match-cut-off-budget", "name", seatName(&d.Match, s)))
	default:
		text = append(text, phrase.New("match-cut-off-clock", "name", seatName(&d.Match, s), "until", mustResume(&d.Match, s)))
	}
	d.tell(s.Other(), Happened, append(text, phrase.New("match-cut-off-what-now", "name", seatName(&d.Match, s)))...)
	d.heads(ClockStands)
}

// heard: whoever writes can be reached.
func heard(d *decider, _ Heard) {
	mail := d.Seats[d.c.By.Side()].Mail
	switch {
	case d.Stage != Playing || d.Position == nil || len(mail.Returned) == 0:
	case mail.Since.IsZero():
		d.happen(Reached{})
	default:
		d.happenBy(d.c.By, Resumed{Seat: d.c.By, Credit: stood(d, d.c.By)})
		d.answer(phrase.Join(phrase.Sentences,
			phrase.New("match-reached", "since", mail.Since, "name", seatName(&d.Match, d.c.By.Other())), goesOn(d, d.c.By, d.c.By)))
		d.report(phrase.Join(phrase.Sentences, phrase.New("match-has-written", "name", seatName(&d.Match, d.c.By)), goesOn(d, d.c.By, d.c.By.Other())))
		d.heads(ClockRuns)
	}
}

// resumeInTime lets a clock that has stood for long enough run again.
func resumeInTime(d *decider) {
	for _, stop := range clockStops(&d.Match) {
		s := stop.Seat
		if s == NoSeat || d.c.At.Before(stop.Until) {
			continue
		}
		d.happenBy(NoSeat, Resumed{Seat: s, Credit: stood(d, s)})
		for _, reader := range []Seat{WhiteSeat, BlackSeat} {
			still := phrase.New("match-still-cut-off", "name", seatName(&d.Match, s), "most", longestStand)
			if reader == s {
				still = phrase.New("match-still-cut-off-you", "most", longestStand)
			}
			d.tell(reader, Happened, phrase.Join(phrase.Sentences, still, goesOn(d, s, reader)))
		}
		d.heads(ClockRuns)
	}
}

// goesOn tells a reader until when there is time now, where that clock is the running one.
func goesOn(d *decider, s, reader Seat) phrase.Phrase {
	deadline, running := d.Deadline()
	switch {
	case !running || !d.Awaits(s):
		return phrase.Phrase{}
	case reader == s:
		return phrase.New("match-goes-on-yours", "may", mayCome(&d.Match), "until", deadline)
	}
	return phrase.New("match-goes-on-theirs", "name", seatName(&d.Match, s), "may", mayCome(&d.Match), "until", deadline)
}

// mailTo is what became of the letters to a seat.
func mailTo(m *Match, s Seat) (*Mail, error) {
	if s != WhiteSeat && s != BlackSeat {
		return nil, fmt.Errorf("%w: a letter to nobody", ErrOutOfOrder)
	}
	return &m.Seats[s.Side()].Mail, nil
}

func addReturned(m *Match, _ Event, f Returned) error {
	mail, err := mailTo(m, f.Seat)
	if err == nil {
		mail.Returned = append(slices.Clip(mail.Returned), f.Letter)
	}
	return err
}

func addReached(m *Match, e Event, _ Reached) error {
	mail, err := mailTo(m, e.By)
	if err == nil {
		mail.Returned = nil
	}
	return err
}

func addCutOff(m *Match, e Event, f CutOff) error {
	mail, err := mailTo(m, f.Seat)
	if err == nil {
		mail.Since, mail.Budget = e.At, f.Budget
	}
	return err
}

func addResumed(m *Match, e Event, f Resumed) error {
	mail, err := mailTo(m, f.Seat)
	if err != nil {
		return err
	}
	if mail.Since.IsZero() {
		return fmt.Errorf("%w: a clock runs again that did not stand", ErrOutOfOrder)
	}
	if mail.Budget {
		*mail = Mail{Stood: mail.Stood}
		return nil
	}
	*mail = Mail{Stood: clock.Sum(mail.Stood, max(0, e.At.Sub(mail.Since)))}
	m.Credit = clock.Sum(m.Credit, f.Credit)
	return nil
}
