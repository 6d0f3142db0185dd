package daemon

import (
	"context"
	"fmt"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
)

// tickClub lets time pass in the streams of the club that are due: offers end, and their seekers are reminded; tournaments begin, go on and
// end.
func (d *Daemon) tickClub(ctx context.Context, now time.Time) error {
	due := func(n int) ([]club.Stream, error) { return d.Store.ClubDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(stream club.Stream) error {
		if err := d.tickStream(ctx, stream, now); err != nil {
			return fmt.Errorf("stream %s: %w", stream, err)
		}
		return nil
	})
}

func (d *Daemon) tickStream(ctx context.Context, stream club.Stream, now time.Time) error {
	return d.do(ctx, deed{
		of: "the stream", trouble: "time could not pass in a stream", about: []any{"stream", string(stream)},
		decide: func(store games.Store) (games.Commit, error) {
			return d.Referee.TickStream(ctx, d.changes(store), stream, now)
		},
		empty: func(c games.Commit) bool { return len(c.Club) == 0 },
	})
}
