package adjudicator

import (
	"slices"
	"time"

	"pbem/rules/phrase"
)

// Decide judges one command. It never changes the match it is given and has an answer to everything: what cannot be done
// is refused with a notice to whoever asked, and leaves no events.
//
// Events carry the command's time. A turn that comes after the flag fell still counts, until the opponent has claimed the
// time or the service has closed the game (see Tick).
func Decide(m *Match, c Command) Decision {
	if claimIsDue(m, c.At) {
		return settles(m, c)
	}
	d := decide(m, c)
	if passed, ok := passedBefore(m, c); ok && d.Match.Told > m.Told { // what one player alone knows of brings nothing on that the other sees
		return followed(passed, c)
	}
	if d.endsWait(m, c.By) {
		return settles(m, c)
	}
	return d
}

// decide is Decide, with no regard to a claim that is held.
func decide(m *Match, c Command) Decision {
	if c.By != WhiteSeat && c.By != BlackSeat {
		c.By = NoSeat
	}
	d := &decider{Match: *m, c: c, facts: rows().facts}
	d.Turns = slices.Clip(d.Turns) // so that adding a turn copies the list
	d.hear()
	copies(d, m)
	refuseHeld(d, m)
	d.headsRefusal()
	if d.Starts > m.Starts {
		waited(d)
	}
	if d.refused {
		d.notices = d.notices[min(d.settled, len(d.notices)):] // time tells it
	}
	after := &d.Match
	if d.refused || len(d.events) == 0 {
		after, d.events = m, nil
	}
	return Decision{Match: after, Events: d.events, Notices: d.notices, Refused: d.refused}
}

// decider is a decision in the making: the match as it is so far, and what has come of the command.
type decider struct {
	Match
	c       Command
	facts   []factRow
	events  []Event
	notices []Notice
	refused bool
	settled int  // how many of the notices tell what time has done before the command
	strict  bool // nothing is played before its player has confirmed it
}

// hear finds the action and has it decided, if it can be done by this speaker and now.
func (d *decider) hear() {
	a, how, ok := actionOf(d.c.Do)
	if _, ticks := d.c.Do.(Tick); ok && !ticks {
		takeDue(d)
		d.settled = len(d.notices)
	}
	switch {
	case !ok:
		d.refuse(phrase.New("match-cannot-do"))
	case !a.service && d.c.By == NoSeat:
		d.refuse(phrase.New("match-players-only"))
	case a.inPlay && !inPlay(d):
	default:
		how.decide(d)
	}
}

// happen adds a fact that the speaker brought about.
func (d *decider) happen(f Fact) { d.happenBy(d.c.By, f) }

func (d *decider) happenBy(by Seat, f Fact) { d.enter(by, f, locate) }

// enter adds a fact and then has found say where the match is.
func (d *decider) enter(by Seat, f Fact, found func(*Match) error) {
	if d.refused {
		return
	}
	e := Event{At: d.c.At, By: by, Cause: d.c.Cause, Fact: f}
	err := add(d.facts, &d.Match, e)
	if err == nil {
		err = found(&d.Match)
	}
	if err != nil {
		d.notices = nil
		d.refuse(phrase.New("match-failed", "why", err))
		return
	}
	d.events = append(d.events, e)
}

func (d *decider) tell(to Seat, kind NoticeKind, text ...phrase.Phrase) {
	if d.refused {
		return
	}
	d.notices = append(d.notices, Notice{To: to, Kind: kind, Text: slices.DeleteFunc(text, phrase.Phrase.Empty)})
}

// answer tells the speaker what was done.
func (d *decider) answer(text ...phrase.Phrase) { d.tell(d.c.By, Answered, text...) }

// report tells the opponent what the speaker did.
func (d *decider) report(text ...phrase.Phrase) { d.tell(d.c.By.Other(), Happened, text...) }

// tellsAcceptance notes that the notice told last begins by telling that a challenge was accepted.
func (d *decider) tellsAcceptance() {
	if n := len(d.notices); n > 0 {
		d.notices[n-1].Accepts = 1
	}
}

// refuse tells the speaker why the command failed.
func (d *decider) refuse(text ...phrase.Phrase) {
	d.tell(d.c.By, Refusal, text...)
	d.refused = true
}

// covers notes what the notice told last says of the game, so that its letter need not say it again.
func (d *decider) covers(t Topics) {
	if n := len(d.notices); n > 0 {
		d.notices[n-1].Tells = t
	}
}

// asks notes that the notice told last begins by asking its reader for an action.
func (d *decider) asks(action string) {
	if n := len(d.notices); n > 0 {
		d.notices[n-1].Asks = action
	}
}

// Command is one thing that somebody wants done, or that time has brought.
type Command struct {
	At    time.Time // arrival at our own mail server
	By    Seat      // who was proven to speak; NoSeat for the service
	Cause string    // identifies the letter; goes into the events
	// Decided is when the command is decided, which is when the clock begins that it sets going; zero for At.
	Decided time.Time
	Do      Deed
	// Nonce is the salt that seals a secret set-up: unguessable, a word of letters and digits, and the same whenever the
	// same letter is decided again. Only commands that may bring a set-up need one: Play and Confirm.
	Nonce string
}

// Deed is what a command asks for: one of the types that stand with their actions (see the table of actions).
type Deed interface{ deed() }
