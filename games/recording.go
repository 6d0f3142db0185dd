package games

import (
	"context"
	"time"
)

// Unrecorded is a match that has changed since its record was written, or of which none was ever written.
type Unrecorded struct {
	Match int
	Word  int64     // another one after each change
	Due   time.Time // told to Recorded: there will be more to write then; zero for never
}

// Recording is the part of a Store that knows which records are to be written: records follow from commits, and are written after them. Each
// commit that changes a match, or what is said of it, lists the match in the same transaction; it stays in the list until Recorded takes it out.
type Recording interface {
	// Unrecorded lists matches whose time has come, in the order of their numbers from after one on, at most n.
	Unrecorded(ctx context.Context, now time.Time, after, n int) ([]Unrecorded, error)
	// Recorded says that the records of matches, as they were when they were listed, are on the disk. Those that have changed since stay in
	// the list. A crash of the machine may forget it.
	Recorded(ctx context.Context, done ...Unrecorded) error
	// Unrecord lists matches anew, those of them that there are; UnrecordAll, all there are.
	Unrecord(ctx context.Context, matches ...int) error
	UnrecordAll(ctx context.Context) error
}
