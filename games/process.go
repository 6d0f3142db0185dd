package games

import (
	"context"
	"time"
)

// Process is one run of the service on a node. It says what a host needs to see that nodes are not alike, or are called alike; nothing is
// decided by it.
type Process struct {
	Name    string    // one of all that ever were; it has its leases by it
	Node    string    // the node's name, which another process may have by mistake
	Machine string    // a keyed hash that tells one machine from another; "" where there is none
	Key     string    // the id of the key that it makes reply addresses with, as record.KeyID
	Version string    // of the program
	Layout  int64     // told by the store: the newest layout of tables that its program knows
	Began   time.Time // told by the store: when it was first noted
	Alive   time.Time // when it last looked at the clock
}

// Roster is the part of a Store that knows which processes work on it.
type Roster interface {
	// Runs keeps that a process is alive. A crash of the machine may forget it.
	Runs(ctx context.Context, p Process) error
	// Processes lists those that have not been silent for ProcessDays, in the order in which they began.
	Processes(ctx context.Context) ([]Process, error)
}

// Together reports whether two processes were seen to work at the same time: each was alive when the other had begun, whatever their clocks
// differ by.
func Together(a, b Process) bool {
	const apart = 2 * AtMostApart // each from the store's
	return a.Name != b.Name && a.Alive.Sub(b.Began) > apart && b.Alive.Sub(a.Began) > apart
}
