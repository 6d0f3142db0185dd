package games

import "time"

// Contents is what a store holds, in numbers, as an inspection finds it.
type Contents struct {
	Layout    int64     // the number of the last of its layouts
	Matches   int       //
	Live      int       // of these, challenged or being played
	Events    int       //
	Players   int       //
	Waiting   int       // letters in the outbox that are to be sent
	GivenUp   int       // letters in the outbox that could not be sent
	Aside     int       // letters in quarantine
	Tagged    int       // letters among the newest ones whose envelope sender has a + part
	Missing   int       // letters in the mailbox that its server does not deliver; 0 in a store of before they were noted
	Outages   []Outage  // the last outages, and pauses of all clocks, by their ends, the newest first, at most a hundred
	Due       time.Time // when time will next do something in a match; zero for never
	Made      time.Time // of a backup: when it was made; else zero
	Marks     map[string]string
	Nodes     []Node    // by name; none in a store of before they were noted
	Processes []Process // in the order in which they began; likewise
	Leases    []Lease   // by name; likewise
	Unsummed  bool      // it is a database whose pages carry no checksums
	Alive     time.Time // when the service last looked at the clock, on whatever node; zero for never
}

// MarkBackup, in a copy of a store, is when it was made, RFC 3339.
const MarkBackup = "backup"

// Restored says what the restoring of a store has done.
type Restored struct {
	Contents        // of the store now
	Kept     string // where the old store is now; "" when there was none
}
