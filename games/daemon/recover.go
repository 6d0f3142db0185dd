package daemon

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pbem/games"
)

// silence is after how long without a sign of life another node is taken to be gone: one that works gives one each heartbeat, at one of its
// looks at the clock; one that finds the store halted ends at the next look, and gives none any more.
const silence = heartbeat + heartbeat/4 + 5*time.Second

// recovers has this node, and no other, go on with an older store as the host has decided, when no other works on it any more.
func (r *recovery) recovers(ctx context.Context, do func(context.Context) error) error {
	done := false
	mine, err := r.solely(ctx, games.RecoveryLease, func(ctx context.Context) error {
		err := r.othersGone(ctx)
		if err == nil {
			err = do(ctx)
		}
		done = err == nil
		return err
	})
	switch {
	case err != nil || done:
		return err
	case !mine:
		return errors.New("another node goes on with the store in this way just now; start this one when that one serves")
	}
	return errors.New("it was broken off, for the database was away too long; start anew to go on from there")
}

// othersGone waits until no other node works on the store. Where it is halted they end by themselves; where it is not, one that goes on shows that
// there is nothing to be decided. A store that is a file waits for nobody.
func (n *nodes) othersGone(ctx context.Context) error {
	if n.Node == "" {
		return nil
	}
	still, err := n.outlast(ctx, n.lately, func(ctx context.Context) (bool, error) {
		err := n.Halted(ctx)
		if errors.Is(err, games.ErrOlder) {
			return true, nil
		}
		return false, err
	})
	if err != nil || len(still) == 0 {
		return err
	}
	return fmt.Errorf("the service works on this store: stop it on %s, and start this one again", names(still))
}

// outlast waits until none of some nodes works any more, as far as signs of life tell, and returns those that go on. ends reports whether they are about
// to end: then one sign more says nothing.
func (n *nodes) outlast(ctx context.Context, list func(ctx context.Context, now time.Time) ([]games.Node, error), ends func(context.Context) (bool, error)) (still []games.Node, err error) {
	began, waiting, told := n.Clock(), time.Now(), false // what came for a moment has a clock that stands
	for {
		waited := time.Since(waiting)
		here, err := list(ctx, began.Add(waited))
		if err != nil || len(here) == 0 {
			return nil, err
		}
		ending, err := ends(ctx)
		if err != nil {
			return nil, err
		}
		if waited > 2*silence || !ending && alive(here, began) {
			return here, nil
		}
		if !told {
			n.Log.Info("waiting whether other nodes work on the store", "nodes", names(here))
			told = true
		}
		pause(ctx, time.Second)
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
	}
}

// lately are the nodes that may work on the store now. Of a backup that was put in its place they are those that have been seen since.
func (n *nodes) lately(ctx context.Context, now time.Time) (list []games.Node, err error) {
	nodes, err := n.Store.Nodes(ctx)
	if err != nil {
		return nil, err
	}
	put, _, err := n.noted(ctx, games.OfService, games.MarkRestored)
	for _, node := range nodes {
		if now.Sub(node.Alive) < silence && node.Alive.After(put) {
			list = append(list, node)
		}
	}
	return list, err
}

// alive reports whether one of the nodes has given a sign of life since a moment, whatever clocks differ by.
func alive(nodes []games.Node, since time.Time) bool {
	last, known := games.Alive(nodes)
	return known && last.After(since.Add(games.AtMostApart))
}

func names(nodes []games.Node) string {
	var list []string
	for _, n := range nodes {
		list = append(list, n.Name)
	}
	return strings.Join(list, ", ")
}

// firstLook notes when the mailbox is watched for the first time: what lay in it before is nothing to us.
//
// A store that has been at work with a mailbox before this was noted keeps no such time: then all letters are handled.
func (r *recovery) firstLook(ctx context.Context) error {
	if r.Past == nil {
		return nil
	}
	_, known, err := r.noted(ctx, games.OfInbox, games.MarkSince)
	if err != nil || known {
		return err
	}
	if !r.empty(ctx) {
		place, err := r.Store.Mark(ctx, games.OfInbox, placeMark)
		if err != nil || place != "" {
			return err
		}
	}
	return r.note(ctx, games.OfInbox, games.MarkSince, games.Since(r.Clock()))
}

// Since returns when the letters came that are handled at the earliest; the zero time where all are.
func (r *recovery) Since(ctx context.Context) (time.Time, error) {
	at, _, err := r.noted(ctx, games.OfInbox, games.MarkSince)
	return at, err
}

// worked notes when the mailbox was watched at the latest for the first time, in a store that doesn't know: it was rebuilt from handled
// letters, and the first of them came then.
func (r *recovery) worked(ctx context.Context, first time.Time) error {
	_, known, err := r.noted(ctx, games.OfInbox, games.MarkSince)
	if err != nil || known || first.IsZero() {
		return err
	}
	return r.note(ctx, games.OfInbox, games.MarkSince, first.Truncate(time.Second))
}
