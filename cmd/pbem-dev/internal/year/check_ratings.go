package year

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games/ratings"
	"pbem/notation/record"
)

// checkRatings holds what letters say of ratings to what follows from the signed records of the archive alone, at the end of a month.
func (w *world) checkRatings(ctx context.Context, at time.Time) error {
	all, err := ratedGames(w.house.records())
	if err != nil {
		return err
	}
	if w.breaks(OtherRating) {
		all = nil
	}
	lists := new(ratings.Kept).At(w.house.store(), at)
	follows := standings(rating.Tables(all, at))
	names, err := lists.Names(ctx)
	if err != nil {
		return fmt.Errorf("lists of ratings: %w", err)
	}
	for _, list := range names {
		table, err := lists.Table(ctx, list)
		if err != nil {
			return fmt.Errorf("list %s: %w", list, err)
		}
		for _, told := range table.Standings {
			w.report.Ratings++
			key := placing{list, told.ID}
			if follows[key] != told {
				w.find("ratings", "%s in %s at %s: letters say %+v, records %+v", told.ID, list, at.Format(time.DateOnly), told, follows[key])
			}
			delete(follows, key)
		}
	}
	for key, s := range follows {
		w.find("ratings", "%s in %s at %s: letters say nothing, records %+v", key.player, key.list, at.Format(time.DateOnly), s)
	}
	return nil
}

// placing is somebody in a list.
type placing struct{ list, player string }

func standings(tables []rating.Table) map[placing]rating.Standing {
	all := map[placing]rating.Standing{}
	for _, table := range tables {
		for _, s := range table.Standings {
			all[placing{table.List, s.ID}] = s
		}
	}
	return all
}

// ratedGames are the games of an archive that count.
func ratedGames(dir string) (list []rating.Game, err error) {
	err = filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".pbem") {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		r, err := record.Parse(data)
		if err != nil {
			return fmt.Errorf("record %s: %w", path, err)
		}
		if g, counts := rating.Of(r); counts {
			list = append(list, g)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("records cannot be read: %w", err)
	}
	return list, nil
}

// eachMonth notes the comparison for two days after the end of each month: by then everybody has been told of what ended in it, and it is in
// the public records (CR-54).
func (w *world) eachMonth() {
	for month := began().AddDate(0, 1, 1-began().Day()); month.Before(w.ends()); month = month.AddDate(0, 1, 0) {
		w.agenda.note(month.AddDate(0, 0, 2).Add(time.Hour), func(ctx context.Context) error {
			return w.whenUp(ctx, func(ctx context.Context) error {
				return errors.Join(w.checkRatings(ctx, month), w.checkPunctuality(ctx))
			})
		})
	}
}

// whenUp does something now, or an hour after the service is up again.
func (w *world) whenUp(ctx context.Context, do func(context.Context) error) error {
	if w.opens.IsZero() {
		return do(ctx)
	}
	w.agenda.note(w.opens.Add(time.Hour), func(ctx context.Context) error { return w.whenUp(ctx, do) })
	return nil
}
