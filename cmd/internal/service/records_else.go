package service

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"pbem/games"
	"pbem/games/archive"
	"pbem/games/talk/lobby"
	"pbem/mailer/panics"
	"pbem/notation/offers"
)

// mostElse is how much else than records is written at a time.
const mostElse = 1000

// writeElse writes the file of what is on offer and those of tournaments, as far as the store lists that something of them has changed. What
// fails stays in the list.
func (r listWriter) writeElse(ctx context.Context) (failures []error) {
	list, err := r.listElse(ctx)
	if err != nil {
		return some(err)
	}
	tournaments, offered := divided(list)
	if len(offered) > 0 || r.offers {
		if err := r.writeOffers(ctx, offered); err != nil {
			failures = append(failures, err)
		}
	}
	for _, u := range tournaments {
		if err := panics.Contain("it", func() error { return r.writeTournament(ctx, u) }); err != nil {
			failures = append(failures, fmt.Errorf("the file of tournament %s: %w", u.Name, err))
		}
	}
	return append(failures, r.writeLately(ctx, tournaments)...)
}

// listElse lists what else is to be written. Of who is called otherwise the tournaments are listed first, also those that are over: their files
// name them.
func (r listWriter) listElse(ctx context.Context) ([]games.Unfiled, error) {
	list, err := r.store.Unfiled(ctx, mostElse)
	if err != nil {
		return nil, err
	}
	var called []string
	for _, u := range list {
		if u.Kind == games.UnfiledCalled {
			called = append(called, u.Name)
		}
	}
	if len(called) == 0 {
		return list, nil
	}
	numbers, err := r.tournamentsOf(ctx, called)
	if err == nil {
		err = r.store.Unfile(ctx, numbers...)
	}
	if err != nil {
		return nil, err
	}
	also, err := r.store.Unfiled(ctx, mostElse)
	// Who was called otherwise only now is left for the next time.
	return slices.DeleteFunc(also, func(u games.Unfiled) bool { return u.Kind == games.UnfiledCalled && !slices.Contains(called, u.Name) }), err
}

// divided are the tournaments of a list, and all else, which is on offer or named there.
func divided(list []games.Unfiled) (tournaments, offered []games.Unfiled) {
	for _, u := range list {
		if u.Kind == games.UnfiledTournament {
			tournaments = append(tournaments, u)
		} else {
			offered = append(offered, u)
		}
	}
	return tournaments, offered
}

// writeOffers writes the public file of what is on offer.
func (r listWriter) writeOffers(ctx context.Context, listed []games.Unfiled) error {
	f, err := r.offersFile(ctx)
	if err != nil {
		return err
	}
	done := games.Archived{Unfiled: listed}
	if r.rows {
		done.Files = []games.Filed{{Path: f.Path, Text: f.Text}}
	} else if err := r.archive.Put(f); err != nil {
		return fmt.Errorf("the file of what is on offer: %w", err)
	}
	if err := r.store.Archive(ctx, done); err != nil {
		return err
	}
	r.offers = false
	return nil
}

// mostLately tournaments that are over are looked at when a folder is opened: the files of older ones were written long ago.
const mostLately = 10

// noteLately notes the tournaments whose files are looked at when a folder is opened: those that are not over, and the last ones that are.
func (r listWriter) noteLately(ctx context.Context) error {
	live, err := r.store.Tournaments(ctx, games.TournamentQuery{Live: true, Limit: maxMatches})
	last, err2 := r.store.Tournaments(ctx, games.TournamentQuery{Limit: mostLately})
	for _, row := range append(live, last...) {
		r.lately = append(r.lately, row.Number)
	}
	slices.Sort(r.lately)
	r.lately = slices.Compact(r.lately)
	return errors.Join(err, err2)
}

// writeLately writes the files of the tournaments that were noted, but of those that are written already.
func (r listWriter) writeLately(ctx context.Context, written []games.Unfiled) (failures []error) {
	list := r.lately
	r.lately = nil
	for _, number := range list {
		name := strconv.Itoa(number)
		if slices.ContainsFunc(written, func(u games.Unfiled) bool { return u.Name == name }) {
			continue
		}
		if err := panics.Contain("it", func() error { return r.writeTournament(ctx, games.Unfiled{Name: name}) }); err != nil {
			r.lately = append(r.lately, number)
			failures = append(failures, fmt.Errorf("the file of tournament %d: %w", number, err))
		}
	}
	return failures
}

// offersFile is the public file of what is on offer.
func (r *records) offersFile(ctx context.Context) (f archive.File, err error) {
	list, err := lobby.Offered(ctx, r.referee, r.store, r.clock())
	if err == nil {
		f.Path = archive.PublicPart + "/" + offers.FileName
		f.Text, err = list.Write()
	}
	if err != nil {
		return f, fmt.Errorf("the file of what is on offer: %w", err)
	}
	return f, nil
}
