package games

import (
	"strconv"
	"time"

	"pbem/adjudicator"
)

// Player is a mail address the service knows.
type Player struct {
	// Number names them in records, as p7, whatever their name and addresses become. It is given with the first row, from 1 on: the one
	// that stands there, ErrConflict if somebody has it, or, for 0, the next. A row that is replaced keeps it.
	Number      int
	Version     int    // how often it was written; one that is replaced must still be the version that was read, else ErrConflict
	Address     string // their first: it stands in matches and records for them, whatever addresses they have later
	Mail        string // where their letters go; "" for Address
	Name        string
	Verified    bool      // has answered a letter of ours
	Blocked     bool      // wants no mail from us
	Epoch       int       // raised by newkey
	Plain       bool      // wants text without HTML
	NoPictures  bool      // wants boards without pictures
	OneSubject  bool      // wants the same subject in all letters of a game
	Board       string    // how boards are drawn in the text of their letters: BoardWide, BoardUnicode, or "" for plain
	Invited     time.Time // when a stranger was last invited; zero for never
	Invitations int       // how many letters have brought challenges to a stranger
	Closed      int       // how often account addresses of theirs were ended, because others had read one
	Doubted     int       // how many letters in a row to the newest addresses of their turns were not believed, up to the third
	Forgotten   bool      // not kept: nobody is known by this address, and somebody who was has asked to be forgotten
	Believed    time.Time // when the last letter of theirs came that was believed, or, as it was kept once, the beginning of that day; zero for never
	Began       time.Time // when the first game of theirs began; zero for never
}

// What a Player's Board says.
const (
	BoardWide    = "wide"
	BoardUnicode = "unicode"
)

// Mailbox is where the player's letters go.
func (p Player) Mailbox() string {
	if p.Mail == "" {
		return p.Address
	}
	return p.Mail
}

// Address says whose an address is, where that is not simply the player of the same name.
type Address struct {
	Address string
	Player  string // the first address of the player that it belongs to from now on
	Before  string // the player that it belonged to when this was decided, "" where nothing was kept about it; else ErrConflict
}

// Told is how far a game had come when its player was asked something: a yes means that, and is worth nothing after it.
type Told struct {
	Match int
	Heard int // adjudicator.Match.Heard of the player's seat
	Turn  int
	Undos int
}

// Asked is a seat in whose game's thread a request is asked, and how far that game had come: what answers it and is neither a yes
// nor a no is as good as sent to the address that the letter would have had otherwise (mail.md, "What a letter may do"). It is zero
// where the letter is in no game's thread.
type Asked struct {
	Told
	Seat adjudicator.Seat
}

// Request is something asked for by an address that must first confirm it by a reply.
type Request struct {
	Number  int
	Address string
	Player  string // on whose behalf the address is asked; "" for its own
	Epoch   int    // of the player's keys when it was made: new keys make it void
	Match   int    // the match it is about; 0 for none
	Seat    adjudicator.Seat
	Turn    int    // the turn number it was meant for
	Text    string // the commands, as they were sent
	Closed  int    // how often the address had been ended that a letter to the request's has otherwise: of its turn, or the account's
	Told    []Told // how far the games had come that it is about
	Asked   Asked  // where the letter stands that asks
	// Believed: the letter was believed that asked for it, so one that is not says no yes to what cannot be undone. Of a new address no
	// account tells that.
	Believed bool
	// Elsewhere: that letter came from an address that is none of the player's.
	Elsewhere bool
	Made      time.Time
	Expires   time.Time
	Done      bool
}

// ID is what records call the player.
func (p Player) ID() string { return "p" + strconv.Itoa(p.Number) }

// Name says to whom a name belongs, by a look of it (games/names.Looks): no two players have names that look alike.
type Name struct {
	Version int       // how often it was written; one that is replaced must still be the version that was read, else ErrConflict
	Look    string    // no other has it
	Player  string    // their first address
	GivenUp time.Time // when the player took another name; zero while it is theirs
}

// FreeFor reports whether a player may have the name at a time: it is theirs, or nobody's yet, or was given up by them, or by somebody
// else a year ago.
func (n Name) FreeFor(player string, now time.Time) bool {
	return n.Version == 0 || n.Player == player || !n.GivenUp.IsZero() && !now.Before(n.GivenUp.AddDate(NameYears, 0, 0))
}

// Erasure is a player who has asked to be forgotten, until nothing of them is left (club.md, C-4). Their games stay, under a pseudonym.
type Erasure struct {
	Player    string             // their first address
	Heir      string             // whoever has that since they gave it up, and has never shown to be anybody; "" for nobody
	Addresses []string           // all of theirs, the first in front, unless somebody else has that by now
	Accounts  []string           // how else their mailboxes are spelt where something counts against them
	As        adjudicator.Player // what stands for them from then on: a pseudonym, and an address to which nothing is ever sent
	Traces    []string           // keyed hashes of their addresses, which stay: nobody can invite them
	Looks     []Look             // of their name, which nobody else can have for a year
	Asked     time.Time
}

// Players are those whose games tell a pseudonym from then on.
func (e Erasure) Players() []string {
	if e.Heir == "" {
		return []string{e.Player}
	}
	return []string{e.Player, e.Heir}
}

// Look is a look of a name that was given up by somebody who is forgotten: of it a keyed hash stays.
type Look struct {
	Trace string
	Until time.Time
}

// Erasing is for how long letters of ours that are not sent yet can keep somebody from being forgotten: after it, they are given up.
const Erasing = 20 * time.Hour

// For how long the store keeps what grows with every letter. docs/hosting.md#what-grows has all that grows; Store.Forget forgets.
const (
	// TraceYears is how long rows about letters are kept, in years: those of letters that came, and of letters that were sent or given up.
	TraceYears = 1
	// DigestYears is how long the digests and imprints are kept by which the store knows letters again, in years. A copy that comes later
	// finds nothing that it could do twice: addresses of turns are good for one turn, of accounts for 30 days, of requests once; what was
	// signed is believed for three days.
	DigestYears = 2
	// LetterDays is how long the bytes of the last letter to a seat are kept once it was sent, and those of a letter that was given up, in
	// days. Those of others go as soon as they are sent.
	LetterDays = 30
	// ProcessDays is how long a process of a node that runs no more is kept, in days.
	ProcessDays = 7
	// QuestionYears is how long requests are kept, and offers that stand no more, in years. An account's address names them for 30 days.
	QuestionYears = 1
	// PaceDays is how long it is kept how many turns somebody has played on a day, in days: punctuality looks back 365 (CR-38). Twice as
	// long, so that a clock that is a year ahead for an hour takes nothing away.
	PaceDays = 2 * 366
	// NameYears is for how long nobody else can have a name that was given up, in years (mail.md, "New people").
	NameYears = 1
)

// Ages are the times before which things are old, as of one moment.
type Ages struct {
	Now, Traces, Digests, Letters, Processes, Questions, Names time.Time
}

// AgesAt are those of a moment.
func AgesAt(now time.Time) Ages {
	return Ages{Now: now, Traces: now.AddDate(-TraceYears, 0, 0), Digests: now.AddDate(-DigestYears, 0, 0), Letters: now.AddDate(0, 0, -LetterDays),
		Processes: now.AddDate(0, 0, -ProcessDays), Questions: now.AddDate(-QuestionYears, 0, 0), Names: now.AddDate(-NameYears, 0, 0)}
}
