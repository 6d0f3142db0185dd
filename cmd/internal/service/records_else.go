package service

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/talk/events"
	"pbem/games/talk/lobby"
	"pbem/mailer/panics"
	"pbem/notation/eventfile"
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

// markRevision, with the number of a tournament behind it, is the mark of the store that keeps the last revision of its file.
const markRevision = "revision of tournament "

// writeTournament writes the file of a tournament that is listed, or noted: then the word is 0.
func (r listWriter) writeTournament(ctx context.Context, u games.Unfiled) error {
	number, err := strconv.Atoi(u.Name)
	if err != nil {
		return err
	}
	done := games.Archived{Unfiled: []games.Unfiled{u}}
	f, err := events.TournamentFile(ctx, r.referee, r.store, number)
	if errors.Is(err, events.ErrUntold) {
		return nil // it stays in the list
	}
	if err != nil {
		return err
	}
	if f != nil && r.referee.Signing != nil {
		if done.Files, err = r.revise(ctx, number, f); err != nil {
			return err
		}
	}
	return r.store.Archive(ctx, done)
}

// revise writes the file of a tournament, or returns it where the store is to keep it. The store knows the last revision of it, so that one which is
// written anew, on another machine or after the folder was lost, has a higher one than all copies of earlier ones.
func (r listWriter) revise(ctx context.Context, number int, f *eventfile.File) (files []games.Filed, err error) {
	name := markRevision + strconv.Itoa(number)
	noted, err := r.store.Mark(ctx, games.OfService, name)
	if err != nil {
		return nil, err
	}
	known, _ := strconv.Atoi(noted) // 0 for none
	f.Revision = max(f.Revision, known+1)
	var revision int
	if r.rows {
		files, revision, err = r.eventRow(ctx, f)
	} else {
		revision, err = r.archive.WriteEvent(f, r.referee.Signing)
	}
	if err != nil || revision <= known {
		return files, err
	}
	return files, r.store.SetMark(ctx, games.OfService, name, strconv.Itoa(revision))
}

// eventRow is the file of a tournament as the store is to keep it, in the place of the one that it keeps, or, before it keeps any, of the one in
// the folder.
func (r listWriter) eventRow(ctx context.Context, f *eventfile.File) (files []games.Filed, revision int, err error) {
	path := archive.PublicPart + "/" + eventfile.FileName(f.Event)
	text, err := r.text(ctx, path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, 0, err
	}
	old, err := eventfile.Parse(text)
	if err != nil {
		old = nil
	}
	next, err := archive.NextEvent(old, f, r.referee.Signing)
	if err != nil {
		return nil, 0, fmt.Errorf("%s: %w", path, err)
	}
	return []games.Filed{{Path: path, Text: []byte(next.String())}}, next.Revision, nil
}

// tournamentsOf are the tournaments in which players took part, who are called by addresses.
func (r listWriter) tournamentsOf(ctx context.Context, addresses []string) (all []int, err error) {
	var numbers []int
	for _, address := range addresses {
		p, err := r.store.Player(ctx, address)
		if err != nil && !errors.Is(err, games.ErrNotFound) {
			return nil, err
		}
		numbers = append(numbers, p.Number)
	}
	rows, err := r.store.Tournaments(ctx, games.TournamentQuery{Limit: maxMatches})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		events, err := r.store.ClubEvents(ctx, club.TournamentStream(row.Number))
		if err != nil {
			return nil, err
		}
		t, err := club.ApplyTournament(club.Tournament{}, events...)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(t.Entrants, func(e club.Entrant) bool { return slices.Contains(numbers, e.Player) }) {
			all = append(all, row.Number)
		}
	}
	return all, nil
}
