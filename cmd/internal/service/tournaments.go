package service

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/panics"
	"pbem/notation/eventfile"
)

// mostLately tournaments that are over are looked at when the archive is opened: the files of older ones were written long ago.
const mostLately = 10

// noteTournaments notes the tournaments whose files may not be written: those that are not over, the last ones that are, and those of whose file
// the store knows no revision, for an earlier version has written it; or all.
func (r *records) noteTournaments(ctx context.Context, all bool) error {
	rows, err := r.store.Tournaments(ctx, games.TournamentQuery{Limit: maxMatches})
	if err != nil {
		return err
	}
	for i, row := range rows {
		noted, err := r.store.Mark(ctx, games.OfService, markRevision+strconv.Itoa(row.Number))
		if err != nil {
			return err
		}
		if all || !row.Over || i < mostLately || noted == "" {
			r.NoteTournament(row.Number)
		}
	}
	return nil
}

func (r *records) NoteTournament(number int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.event[number] = true
}

// writeTournaments writes the files of the tournaments noted so far. Those that fail stay noted.
func (r *records) writeTournaments(ctx context.Context) (failures []error) {
	r.mu.Lock()
	list := slices.Sorted(maps.Keys(r.event))
	clear(r.event)
	r.mu.Unlock()
	for _, number := range list {
		if err := panics.Contain("it", func() error { return r.writeTournament(ctx, number) }); err != nil {
			r.NoteTournament(number)
			failures = append(failures, fmt.Errorf("the file of tournament %d: %w", number, err))
		}
	}
	return failures
}

// markRevision, with the number of a tournament behind it, is the mark of the store that keeps the last revision of its file.
const markRevision = "revision of tournament "

func (r *records) writeTournament(ctx context.Context, number int) error {
	f, err := r.referee.TournamentFile(ctx, r.store, number)
	if err != nil || f == nil || r.referee.Signing == nil {
		return err
	}
	return r.revise(ctx, number, f)
}

// revise writes the file of a tournament. The store knows the last revision of it, so that one which is written anew, on another machine or after the
// folder was lost, has a higher one than all copies of earlier ones.
func (r *records) revise(ctx context.Context, number int, f *eventfile.File) error {
	name := markRevision + strconv.Itoa(number)
	noted, err := r.store.Mark(ctx, games.OfService, name)
	if err != nil {
		return err
	}
	known, _ := strconv.Atoi(noted) // 0 for none
	f.Revision = max(f.Revision, known+1)
	revision, err := r.archive.WriteEvent(f, r.referee.Signing)
	if err != nil || revision <= known {
		return err
	}
	return r.store.SetMark(ctx, games.OfService, name, strconv.Itoa(revision))
}

// NoteCalled says that somebody is called otherwise.
func (r *records) NoteCalled(player string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.offers, r.called[player] = true, true
}

// noteCalled notes the tournaments of those who are called otherwise, also those that are over: their files name them. Those for whom that
// fails stay noted.
func (r *records) noteCalled(ctx context.Context) error {
	r.mu.Lock()
	who := slices.Sorted(maps.Keys(r.called))
	clear(r.called)
	r.mu.Unlock()
	if len(who) == 0 {
		return nil
	}
	err := r.noteTournamentsOf(ctx, who)
	if err != nil {
		for _, player := range who {
			r.NoteCalled(player)
		}
	}
	return err
}

func (r *records) noteTournamentsOf(ctx context.Context, addresses []string) error {
	var numbers []int
	for _, address := range addresses {
		p, err := r.store.Player(ctx, address)
		if err != nil && !errors.Is(err, games.ErrNotFound) {
			return err
		}
		numbers = append(numbers, p.Number)
	}
	rows, err := r.store.Tournaments(ctx, games.TournamentQuery{Limit: maxMatches})
	for _, row := range rows {
		events, err := r.store.ClubEvents(ctx, club.TournamentStream(row.Number))
		if err != nil {
			return err
		}
		t, err := club.ApplyTournament(club.Tournament{}, events...)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(t.Entrants, func(e club.Entrant) bool { return slices.Contains(numbers, e.Player) }) {
			r.NoteTournament(row.Number)
		}
	}
	return err
}
