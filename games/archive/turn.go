package archive

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"pbem/games/system"
)

// lookAgain is how often it is looked whether somebody has come to an end.
const lookAgain = 50 * time.Millisecond

// Turn waits until nobody else has their turn with this archive, but no longer than so long: then ok is false. Records are written by one
// process at a time: an older one would else come to lie on a newer one. The kernel ends the turn of a process that dies. The
// folder of the private copies itself is locked; where that cannot be, everybody has their turn at once.
func (a *Archive) Turn(ctx context.Context, patience time.Duration) (end func(), ok bool, err error) {
	folder, err := os.Open(a.private)
	if err != nil {
		return nil, false, fmt.Errorf("lock the archive: %w", err)
	}
	giveUp := time.NewTimer(patience)
	defer giveUp.Stop()
	for {
		if err := system.Take(folder, system.Alone); !errors.Is(err, system.ErrHeld) {
			return func() { _ = folder.Close() }, true, nil
		}
		select {
		case <-ctx.Done():
			return nil, false, errors.Join(ctx.Err(), folder.Close())
		case <-giveUp.C:
			return nil, false, folder.Close()
		case <-time.After(lookAgain):
		}
	}
}
