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
