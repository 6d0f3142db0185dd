// Package games keeps everything that must not be lost: the events of every match, the letters to be sent, which letters
// were handled, who the players are.
//
// The idea: one incoming letter is one [Commit]. The mark that it was handled, the events that follow from it and the
// letters that tell of them go into one transaction, so that a crash at any moment leaves all of it or nothing. Delivered
// again, the letter is [ErrDuplicate] and harmless; decided at the same time by two daemons, the second is [ErrConflict]
// and decides again.
package games

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games/archive/gamelog"
	"pbem/mailer"
)

// Store is what every kind of store does. All methods are safe for concurrent use. Times are kept to the nanosecond and
// come back in UTC.
type Store interface {
	Clubroom
	Scoreboard
	Gallery
	Recording
	LeaseOffice
	Roster

	// Events returns the events of a match, oldest first; ErrNotFound when there are none.
	Events(ctx context.Context, match int) ([]adjudicator.Event, error)
	// Draw returns a number for something new, which nobody else is given. In a file a transaction that is taken back gives it back; in a
	// database it is a gap then.
	Draw(ctx context.Context, kind Numbered) (int, error)
	// NextMatch returns the number behind the greatest that a match has, for who goes through them: 1 where there are none. A new one is
	// drawn. NextRequest does the same for requests, and NextPlayer for players.
	NextMatch(ctx context.Context) (int, error)
	NextRequest(ctx context.Context) (int, error)
	NextPlayer(ctx context.Context) (int, error)
	// Matches lists matches, the newest first.
	Matches(ctx context.Context, q Query) ([]Summary, error)
	// Overdue lists and claims the matches whose Due is not after the given time, the oldest first, at most n.
	Overdue(ctx context.Context, now time.Time, c Claim, n int) ([]int, error)
	// Thinking is Overdue for the matches in which a program is to move; Overdue leaves these out.
	Thinking(ctx context.Context, now time.Time, c Claim, n int) ([]int, error)
	// Changed lists the matches that were last changed at the given time or later, at most n, in that order.
	Changed(ctx context.Context, since time.Time, n int) ([]int, error)
	// Player returns what is known of a normalised address; ErrNotFound when nothing is.
	Player(ctx context.Context, address string) (Player, error)
	// PlayerAt returns the first address of the player whom an address belongs to; ErrNotFound where nothing is kept about
	// it, and it belongs to the player of the same name.
	PlayerAt(ctx context.Context, address string) (player string, err error)
	// Addresses lists what Commit.Addresses has given to a player and not taken away, in the order of the alphabet.
	Addresses(ctx context.Context, player string) ([]string, error)
	// Name returns to whom a name belongs, by a look of it; ErrNotFound where nobody ever had one.
	Name(ctx context.Context, look string) (Name, error)
	// Request returns a request, also a closed one; ErrNotFound when there is none of that number. Of one that is forgotten, or was of
	// somebody who is, the number alone is left.
	Request(ctx context.Context, number int) (Request, error)
	// Preset returns the file of a preset by its hash, as a commit brought it; ErrNotFound when none was kept under it.
	Preset(ctx context.Context, hash string) ([]byte, error)
	// Waiting lists the requests of an address that are not closed and expire later than the time, the newest first, at most n.
	Waiting(ctx context.Context, address string, now time.Time, n int) ([]Request, error)
	// Outages lists the outages that ended after the time, in the order in which they began. SetOutage keeps one, known by when
	// it began: with an end that is not later it is taken away.
	Outages(ctx context.Context, since time.Time) ([]Outage, error)
	SetOutage(ctx context.Context, o Outage) error
	// SetDue corrects when time will next do something in matches, where they are still at that version. A crash of the
	// machine may forget it.
	SetDue(ctx context.Context, due ...Due) error
	// Audit lists what hosts have done, the newest first.
	Audit(ctx context.Context, q AuditQuery) ([]Audited, error)
	// Seen tells whether a letter was handled: committed or set aside. Handled tells it of a letter by the imprints of commits, and by any of its
	// digests, of which some may be "".
	Seen(ctx context.Context, digest string) (bool, error)
	Handled(ctx context.Context, imprint string, digests ...string) (bool, error)
	// Written lists the letters addressed to a mailbox that were made at the time or later, the newest first, at most n.
	Written(ctx context.Context, address string, since time.Time, n int) ([]Written, error)

	// Charges lists what was counted against an account at the time or later, the newest first, at most n. What is older than
	// ChargesKept may be forgotten.
	Charges(ctx context.Context, account string, since time.Time, n int) ([]Charge, error)
	// Held lists the texts that wait for the next letter to a player in a game, the oldest first.
	Held(ctx context.Context, at Place) ([]Held, error)
	// HeldDue lists and claims where texts wait whose time has come, those that wait longest first, at most n; fewer than there are only where
	// n texts are.
	HeldDue(ctx context.Context, now time.Time, c Claim, n int) ([]Place, error)

	// Do runs do in one transaction, and returns nil when what it has written is on the disk. What it returns as an error takes all of it back,
	// and so does the first error of a statement, whatever it returns. It may be run several times, of which the last counts: it has no effect
	// but on its Tx. Where others were quicker (ErrConflict) it is run again; where they were again and again the error is ErrUnavailable.
	Do(ctx context.Context, do func(Tx) error) error
	// Rehearse is Do, but takes all back.
	Rehearse(ctx context.Context, do func(Tx) error) error
	// Each does n things as Do does, each for itself: many in one transaction where that is cheaper, or several at once. What touches the same, as a
	// function says in words, is done in its order; all is, where the function is nil. failed has an error for
	// each that is not on the disk, and what it wrote is taken back alone. err is that of a store that does not work, or is an older one
	// (ErrOlder): then it is the error of all that were still to be done, too.
	Each(ctx context.Context, n int, touches func(i int) []string, do func(i int, tx Tx) error) (failed []error, err error)
	// Commit applies all commits in one transaction, or none: the error is that of the first that fails.
	// When it returns nil everything is on disk. ErrDuplicate names the digest, ErrConflict the match or request.
	Commit(ctx context.Context, commits ...Commit) error

	// Lease returns at most n letters whose time has come, those that wait longest first and else in the order of their
	// commits, and keeps them from other couriers until the given time. A crash of the machine may forget leases and
	// settlements, never letters: then a letter goes out again, with the same Message-ID and the same bytes.
	Lease(ctx context.Context, now, until time.Time, n int) ([]Outgoing, error)
	// Recallable reports whether a letter waits to be sent, and nobody has leased it: a commit can still take it back (Commit.Recalled).
	Recallable(ctx context.Context, messageID string) (bool, error)
	// Settle records what became of leased letters; each settlement but an Untried one counts as a try. One for a Message-ID that was never
	// committed is ErrNotFound, and the others are recorded nevertheless. Once a letter was sent it stays sent.
	Settle(ctx context.Context, now time.Time, done []Settlement) error
	// LastLetter returns the newest letter of a match that was sent to a seat, for LetterDays; ErrNotFound when there is none. The bytes of
	// earlier ones, and of letters that belong to no match, are given up once they were sent.
	LastLetter(ctx context.Context, match int, seat adjudicator.Seat) (Outgoing, error)
	// NextDue returns when the next letter (also one whose lease ends), match, stream, topic or held text is due; ok is false when nothing waits.
	NextDue(ctx context.Context) (due time.Time, ok bool, err error)
	// OutboxCounts returns how many letters wait and how many were given up.
	OutboxCounts(ctx context.Context) (waiting, failed int, err error)

	// Erasures lists the players who are to be forgotten, as commits brought them. Erase takes one out of everything that is kept: of
	// their games, in which they are called by the pseudonym already, the events stay without their person and their words. done is
	// false, and nothing has changed, while letters to them or in their games wait to be sent, for as long as Erasing, and where another
	// daemon has done it. (Where such a letter came in the midst of it, or it was broken off, part of what letters have left of them is gone
	// all the same, and the next time goes on.) Afterwards MarkGaps is set: gaps of the files
	// may still hold what was taken out.
	//
	// Compact leaves no such gaps; in a database, none but the free room of great tables, until it is used again. It is ErrStillRead where somebody
	// sees what was there before, or uses a table all the time: then it is to be called again later, and what was done is done.
	Erasures(ctx context.Context) ([]Erasure, error)
	Erase(ctx context.Context, e Erasure, now time.Time) (done bool, err error)
	Compact(ctx context.Context) error
	// Traced returns until when a keyed hash counts that stayed of somebody who is forgotten, zero for ever; ErrNotFound where there is
	// none.
	Traced(ctx context.Context, trace string) (until time.Time, err error)

	// Topics lists what waits for a player's next digest, the oldest first. TopicsDue lists and claims players for whom something waits
	// whose time has come, those who wait longest first, at most n; fewer than there are only where n topics are.
	Topics(ctx context.Context, player string) ([]Topic, error)
	TopicsDue(ctx context.Context, now time.Time, c Claim, n int) ([]string, error)
	// Digest returns what a digest has shown, and LastDigest the newest of a player; ErrNotFound when there is none.
	Digest(ctx context.Context, number int) (Digest, error)
	LastDigest(ctx context.Context, player string) (Digest, error)

	// LogEdge returns what is needed to add to the log of the archive, and its size and root. LogLines returns its lines from
	// one on, counted from 0.
	LogEdge(ctx context.Context) (gamelog.Edge, error)
	LogLines(ctx context.Context, from int64) ([]string, error)

	// Played tells what the public games of a preset came to that are over, of those that have not changed since a time: what a preset has had
	// otherwise costs nothing more the more there were.
	Played(ctx context.Context, preset string, until time.Time) (Played, error)

	// Mark and SetMark keep small facts of the daemon's own by name, each of the service, a node or the mailbox: how far it was read, when
	// what is old was last forgotten.
	Mark(ctx context.Context, of Scope, name string) (string, error) // "" when never set
	SetMark(ctx context.Context, of Scope, name, value string) error
	// Live keeps that a node looks at the clock. Nodes lists those that have, by name, until they have not for TraceYears.
	Live(ctx context.Context, n Node) error
	Nodes(ctx context.Context) ([]Node, error)
	// Apart is ErrApart, in words, where the clock of this machine differs by more than AtMostApart from the store's, which is the
	// service's: a database has one of its own, a file has not.
	Apart(ctx context.Context) error

	// Attempt counts another try at a letter that could not be handled, and returns how many there were.
	Attempt(ctx context.Context, digest string) (int, error)
	// KeepJudgement keeps how far a letter is believed that could not be handled, by its fingerprint (mailer.Incoming). What was kept first
	// stays.
	KeepJudgement(ctx context.Context, letter string, j mailer.Judgement) error
	// Judgement returns what was kept of a letter; ErrNotFound when nothing was.
	Judgement(ctx context.Context, letter string) (mailer.Judgement, error)
	// Noted keeps what is known of letters that are not handled yet: that they wait or failed, and why. Those that are
	// handled are left alone. A crash of the machine may forget it.
	Noted(ctx context.Context, letters ...Arrival) error
	// Trace tells what is known of letters, the newest first, at most n: of one that came by its digest or the beginning of
	// that, of any by its Message-ID, and of all from and to an address.
	Trace(ctx context.Context, key string, n int) ([]Trace, error)
	// Forget forgets what is old at the time, by the ages of Ages: the rows of letters that came, that were sent and that were given up; the
	// digests and imprints by which letters are known again; the bytes of the last letters to seats; what digests have shown; requests, and
	// offers that stand no more; names and looks that nobody else could have. At most n at a time; it returns how many there were.
	Forget(ctx context.Context, now time.Time, n int) (int, error)
	// Hold keeps that letters are undecided, and when they came first: one that is kept already is left as it is. What handles,
	// drops or releases a letter ends it. Undecided lists them, those first that came first, at most n; UndecidedOf lists those
	// that came to a valid address of the match.
	Hold(ctx context.Context, letters ...Undecided) error
	Undecided(ctx context.Context, n int) ([]Undecided, error)
	UndecidedOf(ctx context.Context, match int) ([]Undecided, error)
	// SetUnfetched notes a letter that the mailbox does not deliver, with its row and the letters that report it; DropUnfetched,
	// that it came through or is gone. Unfetched lists those that are noted, the oldest first.
	SetUnfetched(ctx context.Context, u Unfetched, a Arrival, report ...Outgoing) error
	DropUnfetched(ctx context.Context, digest string) error
	Unfetched(ctx context.Context) ([]Unfetched, error)
	// SetAside keeps a letter that cannot be handled, with the reason, marks its digest as seen, and puts the letters that
	// report it into the outbox; ErrDuplicate when the letter was handled before. A commit with Release takes it out again.
	SetAside(ctx context.Context, q Quarantined, report ...Outgoing) error
	// Quarantine lists the letters set aside, those first that came into it first, without their bytes.
	Quarantine(ctx context.Context) ([]Quarantined, error)
	// Aside returns one letter of the quarantine with its bytes; ErrNotFound when there is none of that number.
	Aside(ctx context.Context, number int) (Quarantined, error)
	// Drop takes a letter out of the quarantine for good: it stays seen. ErrNotFound when there is none of that number.
	Drop(ctx context.Context, number int) error

	Close() error
}

// Tx is a Store within one transaction: what it reads is as the transaction has written it. It is good for as long as the function runs that it was
// given to, and not for several at once. Its first error stays: after it, it reads and writes nothing more.
type Tx interface {
	Store
	// Err is the first error of a statement.
	Err() error
	// OnCommit has something done once when all is on the disk.
	OnCommit(do func())
}

// Summary is a match in a list.
type Summary struct {
	ID      int
	Version int
	Stage   adjudicator.Stage
	Preset  string
	Title   string
	White   adjudicator.Player
	Black   adjudicator.Player
	Turn    int              // the number of the next turn
	ToMove  adjudicator.Seat // NoSeat when nobody is
	Result  string
	Reason  string // the cause
	Private bool
	Program Program // what a program does in it
	Updated time.Time
	Due     time.Time // when time will next do something in it; zero for never
	// Deadline is when the running clock runs out, as far as could be said when the game was written last; zero for never.
	Deadline time.Time
}

// Program is what a program does in a match.
type Program uint8

const (
	NoProgram     Program = iota
	ProgramPlays          // it has a seat
	ProgramThinks         // and it is to move
)

// Query selects matches. Zero fields select everything.
type Query struct {
	Address string // one of the players
	Live    bool   // only challenged and playing
	Limit   int    // 0 = 100
}

// Numbered is a kind of things that people know by a number. Numbers are given from 1 on, each kind for itself, and never twice.
type Numbered string

// The kinds. Requests and digests have numbers that follow from their letter, and need none.
const (
	MatchNumber      Numbered = "match"
	PlayerNumber     Numbered = "player"
	OfferNumber      Numbered = "offer"
	TournamentNumber Numbered = "tournament"
)
