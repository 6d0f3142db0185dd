package games

import (
	"context"
	"time"
)

// What one node does alone, by the names of the leases.
const (
	MailboxLease = "mailbox" // it watches the mailbox
	ForgetLease  = "forget"  // it forgets what is old
	EraseLease   = "erase"   // it forgets players, and leaves no gaps
	RecordsLease = "records" // it writes the records, what is on offer and the files of tournaments
	// RecoveryLease: it goes on with a store that is older than what was done with it, as the host has decided.
	RecoveryLease = "recovery"
)

// Lease says which node does alone what one node does at a time.
type Lease struct {
	Name  string    // of what is done
	Node  string    // whoever does it: one process of all that ever were
	Until time.Time // by the store's clock
}

// LeaseOffice is the part of a Store that knows what is done by one node alone. A lease saves work and never decides anything: a node that was
// frozen past its own goes on for a moment beside the next, so whatever is done under one must be right if two do it. A crash of the machine
// may forget leases.
type LeaseOffice interface {
	// TakeLease gives a node a lease for as long from now, by the store's clock, or goes on giving it that; taken is false while another has it.
	TakeLease(ctx context.Context, name, node string, long time.Duration) (taken bool, err error)
	// EndLease gives up a lease that the node has; one of another's stays.
	EndLease(ctx context.Context, name, node string) error
	// Leases lists them by name, also those that are over and that nobody has taken since.
	Leases(ctx context.Context) ([]Lease, error)
}

// Claim keeps what is listed as due from the lists of other nodes, from now until a time; the zero Claim keeps nothing and lists all. It is given
// up when what was due is written. A claim saves work and never decides anything: whoever was frozen past it finds that the version has
// changed. A store in which one at a time writes (a file) may give the same to all who ask. A crash of the machine may forget claims.
type Claim struct{ Now, Until time.Time }
