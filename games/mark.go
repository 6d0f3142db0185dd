package games

import "time"

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
