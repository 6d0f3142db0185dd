package games

import "time"

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
