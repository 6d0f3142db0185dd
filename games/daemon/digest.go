package daemon

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

// tellTopics has everybody told for whom something waits whose time has come: by their digest, or by a letter about a game that cannot wait any
// more.
func (d *Daemon) tellTopics(ctx context.Context, now time.Time) error {
	due := func(n int) ([]string, error) { return d.Store.TopicsDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(player string) error {
		if err := d.tellPlayer(ctx, player, now); err != nil {
			return fmt.Errorf("a digest: %w", err)
		}
		return nil
	})
}

func (d *Daemon) tellPlayer(ctx context.Context, player string, now time.Time) error {
	return d.do(ctx, deed{
		of: "the digest", trouble: "a digest could not be written",
		decide: func(store games.Store) (games.Commit, error) {
			return d.Referee.Digest(ctx, d.changes(store), player, now)
		},
		empty: func(c games.Commit) bool { return len(c.Told)+len(c.Retimed) == 0 },
	})
}
