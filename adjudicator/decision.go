package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

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
