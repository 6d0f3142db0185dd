package torture

import (
	"context"
	"errors"
	"fmt"
)

var errKilled = errors.New("killed")

// pipe hands a letter to a process of its own. nil means that it was taken over: exit code 0.
func (h *host) pipe(ctx context.Context, l letter) error {
	life, err := h.deliver(l.bytes, fate{})
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { _ = life.cmd.Process.Kill() })
	defer stop()
	if h.doom != nil {
		h.doom(life)
	}
	return life.handedOver()
}

// handedOver waits until a process has taken its letter over, or is gone without.
func (l *life) handedOver() error {
	<-l.ended
	switch {
	case l.err == nil:
		return nil
	case l.killed() == nil:
		return errKilled
	}
	return fmt.Errorf("%w\n%s", l.err, l.errors.String())
}
