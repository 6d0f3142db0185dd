package games

import (
	"time"

	"pbem/adjudicator"
)

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
	Reason  string // why, as records of version 1 spell it
	Private bool
	Updated time.Time
	Due     time.Time // when time will next do something in it; zero for never
}

// Query selects matches. Zero fields select everything.
type Query struct {
	Address string // one of the players
	Live    bool   // only challenged and playing
	Limit   int    // 0 = 100
}
