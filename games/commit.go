package games

import (
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
)

// Commit is everything that one incoming letter (or one tick) changes.
type Commit struct {
	Digest    string    // of the letter; "" for a tick
	Imprint   string    // of a letter that was believed and answered: from now on it is seen, too, in whatever copy; else ""
	At        time.Time // arrival, or the time of the tick
	Release   string    // digest of the letter in quarantine that this takes out of it; "" for none; ErrDuplicate if it is not there
	Changes   []Change
	Players   []Player  // to insert (Version 0) or replace; ErrConflict if one was written since it was read
	Addresses []Address // to give to players; ErrConflict if one has changed hands
	Names     []Name    // to insert (Version 0) or replace; ErrConflict if one was written since it was read
	Requests  []Request // to insert (ErrConflict if the number is taken) or, with Done, to close (ErrConflict if closed before)
	// Outbox is the letters to be sent, unique by Message-ID: one that is there already is ignored if it is the same
	// letter to the same recipient, and an error otherwise.
	Outbox []Outgoing
	// Recalled are letters of the outbox, by their Message-IDs, that are not sent: ErrConflict if one is not recallable any more.
	Recalled []string
	Again    []Again // letters that were sent and came back, to be sent once more
	// Presets are the rules that its new matches are played by. One that is kept already is left as it is.
	Presets     []Preset
	Charges     []Charge     // what it counts against whom
	Held        []Held       // texts for a later letter; ErrConflict if one is held already
	Brought     []string     // the texts, by their IDs, that letters of the outbox bring: they are held no longer; ErrConflict if one was not held
	Topics      []Topic      // for later digests; ErrConflict if one waits already
	Retimed     []Retimed    // topics that wait until another time; ErrConflict if one does not wait any more
	Told        []string     // topics, by their IDs, that letters of the outbox tell, or that were overtaken; ErrConflict if one did not wait
	Digests     []Digest     // what its letters show that tell topics; ErrConflict if a number is taken
	Club        []ClubChange // of people and offers; ErrConflict if a stream is at another version
	Dues        []Due        // when time will next do something in matches, where they are still at that version: see Store.SetDue
	Erase       []Erasure    // players who have asked to be forgotten
	Untraced    []string     // keyed hashes that stay no longer of who was
	Endings     []Ending
	Results     []Result
	Timekeeping []Timekeeping
	Watched     []Watched // ErrConflict if one is at another version
	Observers   []Observer
	Comments    []Comment // ErrConflict if a number is taken
	Audits      []Audited // what a host has done
	Outages     []Outage  // that a host has declared: kept as by Store.SetOutage
	Log         Logged    // lines of the log of the archive; ErrConflict if others were added meanwhile
	Handling    Handling  // what became of the letter
	Receipt     Receipt   // how it came
}

// Logged is lines for the log of the archive (package gamelog), decided upon when it had so many.
type Logged struct {
	From  int64
	Lines []string // without LF
}

// Preset is the file of a preset, under the hash by which the terms of matches name it.
type Preset struct {
	Hash string // "sha256:…"
	Data []byte
}

// Change is one match's part of a commit.
type Change struct {
	Match   int
	Expect  int // the version decided upon; 0 makes the match. Another version in the store is ErrConflict
	Events  []adjudicator.Event
	Summary Summary // the match after the events, for lists; Version is Expect and the events
}

// Outgoing is a letter in the outbox.
type Outgoing struct {
	mailer.Envelope
	Match   int
	Seat    adjudicator.Seat
	Kind    string    // "answer", "error", "news", "confirm", …: what caps count
	Words   string    // a fingerprint of the words that it answers; "" for none: caps count the same words again
	Due     time.Time // not before; zero for at once
	Tries   int       // attempts so far
	Created time.Time // zero for the commit's At
	Cause   string    // told by the store: the digest of the letter that it answers or tells of; "" for none
}

// Again is a letter that was sent and is to be sent once more, as it was, if its bytes are kept. One to another seat, or that waits already, stays
// as it is.
type Again struct {
	MessageID string
	Match     int
	Seat      adjudicator.Seat
	Due       time.Time
}

// Written is what caps know of a letter that was put into the outbox.
type Written struct {
	Kind  string
	Words string
}

// Settlement is what became of one leased letter.
type Settlement struct {
	MessageID string
	Sent      bool
	Failed    bool      // given up for good
	LeftOut   bool      // not sent, for what it says is not so any more: Reply says why; that is no try
	Retry     time.Time // else: not before
	Untried   bool      // with Retry: the letter did not get as far as being offered; that is no try
	Reply     string    // the next server's last words, or what went wrong
}

// Charge is something that counts against an account. What an account is, is the business of the caps: a mailbox, a domain, a seat, a
// player who has others written to. A charge is never taken back, so that undoing something does not give it free.
type Charge struct {
	Account string
	Kind    string    // what is counted
	Words   string    // a fingerprint of the words that it is about; "" for none
	Bytes   int       // the size of the letter that was written; 0 for none
	At      time.Time // when
}

// ChargesKept is for how long charges are kept at least: longer than any cap looks back.
const ChargesKept = 10 * 24 * time.Hour

// Held is a text that waits for the next letter to a player in a game, or until it is due.
type Held struct {
	ID     string // no other has it
	Player string // the first address of who is to read it
	Match  int    // 0 for none
	Seat   adjudicator.Seat
	Kind   string
	Text   string
	About  string    // whom Text names, by their first address: it goes when they are forgotten; "" for nobody, or where Match tells
	At     time.Time // when it came
	Due    time.Time // when it gets a letter of its own
}

// Place says where a held text belongs.
type Place struct {
	Player string
	Match  int
	Seat   adjudicator.Seat
}

// Place returns where the text belongs.
func (h Held) Place() Place { return Place{h.Player, h.Match, h.Seat} }

// Audited is something that a host has done or looked at, as the host and those whom it concerns can read it.
type Audited struct {
	Number   int // given by the store
	At       time.Time
	By       string // AuditMail or AuditMachine
	Words    string // what was asked for: "void 42 the same person twice"
	Match    int    // 0 for none
	Players  []int  // whom it concerns, by their numbers
	Everyone bool   // it concerns everybody
}

// By what way a host has asked.
const (
	AuditMail    = "mail"
	AuditMachine = "machine"
)

// AuditQuery selects what a host has done. Zero fields select everything.
type AuditQuery struct {
	Player int // what concerns them, by their number, and what concerns everybody
	Match  int
	Limit  int // 0 = 100
}
