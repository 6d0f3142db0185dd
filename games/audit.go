package games

import "time"

// Audited is something that a host has done or looked at, as the host and those whom it concerns can read it.
type Audited struct {
	Number   int // given by the store
	At       time.Time
	By       string // AuditMail or AuditMachine
	Words    string // what was asked for: "void 42 the same person twice"
	Match    int    // 0 for none
	Players  []int  // whom it concerns, by their numbers
	Everyone bool   // it concerns everybody
}

// By what way a host has asked.
const (
	AuditMail    = "mail"
	AuditMachine = "machine"
)

// AuditQuery selects what a host has done. Zero fields select everything.
type AuditQuery struct {
	Player int // what concerns them, by their number, and what concerns everybody
	Match  int
	Limit  int // 0 = 100
}
