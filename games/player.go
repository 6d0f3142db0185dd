package games

import (
	"time"

	"pbem/adjudicator"
)

// Player is a mail address the service knows.
type Player struct {
	Address  string
	Name     string
	Verified bool      // has answered a letter of ours
	Blocked  bool      // wants no mail from us
	Epoch    int       // raised by newkey
	Plain    bool      // wants text without HTML
	Invited  time.Time // when a stranger was last invited; zero for never
}

// Request is something asked for by an address that must first confirm it by a reply.
type Request struct {
	Number  int
	Address string
	Match   int // the match it is about; 0 for none
	Seat    adjudicator.Seat
	Turn    int    // the turn number it was meant for
	Text    string // the commands, as they were sent
	Made    time.Time
	Expires time.Time
	Done    bool
}
