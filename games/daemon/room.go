package daemon

import (
	"context"

	"pbem/games"
	"pbem/mailer"
)

// Room tells those who fetch letters how large one may be at its address: a mailer.Rooms.
func (d *Daemon) Room(ctx context.Context, in mailer.Incoming) (room mailer.Room, err error) {
	_, err = contain("the letter", func() (c games.Commit, err error) {
		room, err = d.Referee.Room(ctx, d.Store, in)
		return c, err
	})
	return room, err
}
