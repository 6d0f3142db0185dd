package games

import (
	"context"
	"time"
)

// Scope is whose mark it is: one that two nodes share must not be one that each has.
type Scope string

const (
	// OfService are the marks that all nodes share.
	OfService Scope = ""
	// OfInbox are those of the mailbox: how far it was read, whoever reads it.
	OfInbox Scope = "inbox"
)

// OfNode are the marks of one node.
func OfNode(name string) Scope { return Scope("node:" + name) }

// Key is a mark's name as stores keep it: those of the service are called as they ever were.
func (s Scope) Key(name string) string {
	if s == OfService {
		return name
	}
	return string(s) + " " + name
}

// Node is a machine on which the service runs. Several may share a store.
type Node struct {
	Name    string
	Version string    // of the program
	Layout  int64     // told by the store: the newest layout of tables that its program knows
	Alive   time.Time // when it last looked at the clock
}

// AtMostApart is by how much the clock of a node may differ from the store's.
const AtMostApart = 2 * time.Second

// Alive is when any of the nodes last looked at the clock; known is false where there is none.
func Alive(nodes []Node) (last time.Time, known bool) {
	for _, n := range nodes {
		if !known || n.Alive.After(last) {
			last, known = n.Alive, true
		}
	}
	return last, known
}

// clocks is by how much the clock of a mail server may differ from ours.
const clocks = 10 * time.Minute

// Since is when the letters came that are handled by a service whose first start is at the given time. Where the clocks of the mail
// server and of this machine differ, a letter that comes from then on must not look older.
func Since(start time.Time) time.Time { return start.Add(-clocks).Truncate(time.Second) }

// The marks that more than one part of the program knows. All but MarkSince are of the service.
const (
	// MarkRestored: this store is a backup that was put in place, at this time (RFC 3339). Nobody has decided yet how to go
	// on from there.
	MarkRestored = "restored"
	// MarkHalted: what showed that the store is older than what was done with it. Nobody has decided yet how to go on.
	MarkHalted = "halted"
	// MarkGaps: the store may still hold, in gaps that nothing reads, what was taken out of it. It says whose, by the address of the
	// pseudonym: another value says that more was taken out.
	MarkGaps = "gaps"
	// MarkSince, of the mailbox: only letters that came into it at this time (RFC 3339) or later are handled.
	MarkSince = "since"
	// MarkGap: at this time (RFC 3339) the host decided to go on with an older store.
	MarkGap = "gap"
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
