package games

import (
	"time"

	"pbem/adjudicator"
)

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
