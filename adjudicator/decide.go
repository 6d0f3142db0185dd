package adjudicator

import (
	"slices"
	"time"

	"pbem/rules"
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

// Decision is what follows from a command.
type Decision struct {
	Match   *Match   // the match with the events added
	Events  []Event  // to commit; empty for a refusal and for things that change nothing
	Notices []Notice // to tell; each is a part of a letter, not a letter
	Refused bool     // the command failed: what follows it in the same letter is not tried
}

// Notice is one thing to tell one seat: whole sentences, and boards where they help.
type Notice struct {
	To        Seat
	Kind      NoticeKind
	Text      []phrase.Phrase  // everything there is to say, in paragraphs; what is Verbatim is to be copied
	Tells     Topics           // what of the game is told by it
	Heads     Headline         // what of it belongs into a subject
	Violation *rules.Violation // with Kind Refusal, where the rules refused a turn
	Fault     int              // with Violation: the paragraph of Text that has its words, counted from 0
	Offer     int              // the paragraph of Text, counted from 1, that says what a yes does now; 0 for none
	Accepts   int              // the paragraph of Text, counted from 1, that tells that a challenge was accepted; 0 for none
	Asks      string           // the action that Text begins by asking the reader for, which a bare yes does: "draw"; "" for none
	Shows     []Shown          // boards other than the current one
}

// Topics are the facts of a game that a letter about it tells once: by a notice, or else by itself.
type Topics struct {
	Turn   int  // the number of a turn that is told with its writing; 0 for none
	Check  bool // that the side to move stands in check
	Result bool // how the game ended
}

// NoticeKind is the stable name of what is told; it steers the subject and the layout of the letter.
type NoticeKind string

const (
	Invitation NoticeKind = "invitation" // you are challenged
	Answered   NoticeKind = "answered"   // to the sender: what was done
	Happened   NoticeKind = "happened"   // to the other: what the opponent did
	Refusal    NoticeKind = "refusal"    // to the sender: what was not done, and why
	Reminder   NoticeKind = "reminder"
	Ending     NoticeKind = "ending" // the game is over
)

// Shown is a board to draw in a letter.
type Shown struct {
	Title  phrase.Phrase
	Board  rules.Position
	Last   rules.Turn        // the turn that led to it, to be marked; zero for none
	Side   rules.Side        // who made that turn
	Before rules.Position    // that in which it was made; nil where that adds nothing
	Lost   []rules.Placement // what both sides have lost in the game so far, by that turn, too
}

// Headline is what a notice says to somebody who sees only the subjects of their letters. What the game's stage tells by itself,
// whose turn it is and how the game ended, needs none.
type Headline uint8

// In the order of their weight: of several in one letter the last of these is its subject.
const (
	NoHeadline Headline = iota
	Wrote
	ClockRuns
	TimeGiven
	DrawRefusal
	UndoRefusal
	PauseRefusal
	TakenBack
	ClockStands
	TimeShort
	PauseWish
	UndoWish
	DrawOffer
	TimeOver
	AskedBack
	NotPlayed
)

// heads gives all that was told by this command a headline.
func (d *decider) heads(h Headline) {
	for i := range d.notices {
		d.notices[i].Heads = h
	}
}

// headsRefusal: a turn that was not played is the news, whatever else a letter tells.
func (d *decider) headsRefusal() {
	if _, plays := d.c.Do.(Play); plays && d.refused {
		d.heads(NotPlayed)
	}
}
