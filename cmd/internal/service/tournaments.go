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
	"pbem/notation/eventfile"
)

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
