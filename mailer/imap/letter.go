package imap

import (
	"context"

	"pbem/mailer"
)

// Letter is a letter in the mailbox. (UIDValidity, UID) names it for good.
type Letter struct {
	mailer.Incoming
	UID         uint32
	UIDValidity uint32
	// Size is the letter's whole size in bytes as the server tells it. If it is more than Config.MaxLetter, Raw holds
	// only its first MaxLetter+1 bytes: one more than is allowed, so that whoever counts refuses it.
	Size int64
}

// Verdict is what becomes of a letter.
type Verdict uint8

const (
	Leave Verdict = iota // it stays; it is handed over again after a pause that grows each time
	Done                 // it is dealt with: into the Done folder
	Aside                // it cannot be dealt with: into the Aside folder, for a person to look at
)

// Handler deals with a batch of letters, oldest first, and returns one verdict a letter. A missing verdict is Leave.
// A letter may be handed over more than once, also after Done: when the line broke before it was moved.
type Handler func(ctx context.Context, batch []Letter) []Verdict
