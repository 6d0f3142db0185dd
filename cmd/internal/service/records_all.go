package service

import (
	"context"

	"pbem/games"
)

// allMark says in the store that all records, and the files of all tournaments, are to be written: first that their list is to be made, then
// that it is. It stays until they are written.
const (
	allMark    = "records"
	allWanted  = "all"
	allListed  = "listed"
	allWritten = ""
)

// wantAll has all records written that there should be. What they are written over is looked at, as ever.
func (r *records) wantAll(ctx context.Context) error {
	return r.store.SetMark(ctx, games.OfService, allMark, allWanted)
}

// wantFolder has all files written that the folder should have.
func (r *records) wantFolder(ctx context.Context) error {
	if r.rows {
		return r.setMark(ctx, exportedMark, "")
	}
	return r.wantAll(ctx)
}

// listAll lists all matches and tournaments if all are wanted.
func (r *records) listAll(ctx context.Context) error {
	state, err := r.store.Mark(ctx, games.OfService, allMark)
	if err == nil && state == allWanted {
		if err = r.store.UnrecordAll(ctx); err == nil {
			err = r.store.SetMark(ctx, games.OfService, allMark, allListed)
		}
	}
	if err != nil {
		return err
	}
	r.all = state != allWritten
	return err
}

// haveAll ends that all are wanted, once none is left in the list.
func (r *records) haveAll(ctx context.Context) error {
	left, err := r.store.Unrecorded(ctx, r.clock(), 0, 1)
	if err != nil || len(left) > 0 {
		return err
	}
	r.all = false
	return r.store.SetMark(ctx, games.OfService, allMark, allWritten)
}
