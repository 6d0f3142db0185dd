package games

// The marks that more than one part of the program knows.
const (
	// MarkRestored: this store is a backup that was put in place, at this time (RFC 3339). Nobody has decided yet how to go
	// on from there.
	MarkRestored = "restored"
	// MarkHalted: what showed that the store is older than what was done with it. Nobody has decided yet how to go on.
	MarkHalted = "halted"
	// MarkGap: at this time (RFC 3339) the host decided to go on with an older store.
	MarkGap = "gap"
)
