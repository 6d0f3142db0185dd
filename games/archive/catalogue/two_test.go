package catalogue_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/sync/errgroup"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
)

// TestTwoAtOnce: two who have one file open list records at the same time, and reckon; all is there, as if one had, and readers get no errors.
func TestTwoAtOnce(t *testing.T) {
	t.Parallel()
	ctx, path := context.Background(), filepath.Join(t.TempDir(), "pages")
	two := [2]*catalogue.Catalogue{opened(t, path), opened(t, path)}
	all, now := crowd(newDice(21), 160), began.AddDate(0, 9, 0)
	var writers, readers errgroup.Group
	reading, end := context.WithCancel(ctx)
	for i, l := range two {
		writers.Go(func() error {
			for n, some := range slices.Collect(slices.Chunk(all, 10)) {
				if n%2 != i {
					continue
				}
				if err := l.Put(ctx, some...); err != nil {
					return err
				}
				if _, err := l.Ratings(ctx, rating.MonthOf(now.AddDate(0, -n%3, 0))); err != nil {
					return err
				}
			}
			_, err := l.Settle(ctx)
			return err
		})
		readers.Go(func() error {
			for reading.Err() == nil {
				if err := read(l); err != nil {
					return err
				}
			}
			return nil
		})
	}
	done(t, writers.Wait())
	end()
	done(t, readers.Wait())
	other := inMemory(t)
	done(t, other.Put(ctx, all...))
	running := rating.MonthOf(now)
	same(t, "answers", answers(t, other, running), answers(t, two[0], running))
	same(t, "answers", answers(t, two[0], running), answers(t, two[1], running))
	same(t, "tables", tables(t, other), tables(t, two[1]))
}

// read asks what a page asks.
func read(l *catalogue.Catalogue) error {
	ctx := context.Background()
	people, err := l.People(ctx, 0, 10)
	for _, p := range people {
		if err == nil {
			_, err = l.GamesOf(ctx, p.Page, 10)
		}
	}
	if err == nil {
		_, err = l.Find(ctx, catalogue.Wanted{Folded: "ada"}, 10, 0, 10)
	}
	if err == nil {
		_, err = l.Ratings(ctx, 10)
	}
	return err
}

// TestOpenAtOnce: of several who open a new file at the same moment all have it.
func TestOpenAtOnce(t *testing.T) {
	t.Parallel()
	for try := range 5 {
		path := filepath.Join(t.TempDir(), fmt.Sprint(try))
		var group errgroup.Group
		for i := range 8 {
			group.Go(func() error {
				l, err := catalogue.Open(path)
				if err != nil {
					return err
				}
				defer l.Close()
				return l.SetMark(context.Background(), fmt.Sprint(i), "there")
			})
		}
		done(t, group.Wait())
		l := opened(t, path)
		for i := range 8 {
			same(t, "mark", "there", must(l.Mark(context.Background(), fmt.Sprint(i)))(t))
		}
	}
}
