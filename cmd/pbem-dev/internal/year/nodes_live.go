package year

import (
	"context"
	"fmt"
	"time"
)

// What is counted of nodes.
const (
	brokenActs = "acts that a stop of the database broke off"
	noNode     = "times that no node was up"
)

// notesStops notes when the database is stopped at once, in the middle of what a node does.
func (w *world) notesStops() {
	for i := range w.Stops {
		at := w.now.Add(time.Duration((float64(i) + w.dice.Float64()) / float64(w.Stops) * float64(w.span()))).Truncate(time.Minute)
		w.agenda.note(at, func(context.Context) error { w.house.nodes.fuse = 1 + w.dice.IntN(40); return nil })
	}
}

// roundOfAll is a look at the clock of every node that is up, in an order by the dice.
func (w *world) roundOfAll(ctx context.Context) error {
	if w.house.twin.fuse == 0 && w.dice.IntN(4) == 0 {
		w.house.twin.fuse = 1 + w.dice.IntN(12)
	}
	up := w.house.nodes.up()
	w.dice.Shuffle(len(up), func(i, j int) { up[i], up[j] = up[j], up[i] })
	for _, n := range up {
		w.house.turnTo(n)
		if err := w.roundOf(ctx); err != nil {
			return err
		}
	}
	if !w.opens.IsZero() {
		return nil
	}
	w.lookForGone()
	return w.books.changed(ctx)
}

// roundOf is that of the node whose turn it is.
func (w *world) roundOf(ctx context.Context) error {
	alive, err := w.house.round(ctx)
	switch {
	case err != nil:
		return err
	case !alive:
		return w.nodeKilled()
	case w.brokenOff():
		w.agenda.note(w.now.Add(time.Minute), func(ctx context.Context) error {
			if !w.opens.IsZero() {
				return nil
			}
			w.house.turn()
			return w.roundOf(ctx)
		})
	}
	return nil
}

// brokenOff reports whether what was done just now must be done again, for the database was stopped.
func (w *world) brokenOff() bool {
	if w.house.nodes == nil || !w.house.nodes.broken {
		return false
	}
	w.house.nodes.broken = false
	w.report.Checked[brokenActs]++
	return true
}

// nodeKilled: the node that acted is down for a while; the others go on with what it had in hand.
func (w *world) nodeKilled() error {
	n := w.house.nodes.of(w.house.service)
	if err := n.goes(); err != nil {
		return fmt.Errorf("a node that was killed: %w", err)
	}
	w.house.nodes.broken = false
	w.returnsAt(n, w.now.Add(time.Duration(1+w.dice.IntN(50))*time.Minute).Truncate(time.Minute))
	w.house.turn()
	if w.house.service != nil {
		w.agenda.note(w.now.Add(time.Minute), w.hand)
		return nil
	}
	w.house.fuse, w.house.nodes.fuse = 0, 0
	w.allDown()
	return nil
}

// allDown notes that no node is up until the first comes back.
func (w *world) allDown() {
	w.opens = w.house.nodes.all[0].opens
	for _, n := range w.house.nodes.all {
		if n.opens.Before(w.opens) {
			w.opens = n.opens
		}
	}
	w.fell = w.opens
	w.report.Checked[noNode]++
}

// returnsAt has a node started again at a moment, unless another is noted before.
func (w *world) returnsAt(n *node, at time.Time) {
	n.opens = at
	w.agenda.note(at, func(ctx context.Context) error {
		if n.service != nil || !n.opens.Equal(at) {
			return nil
		}
		w.opens = time.Time{}
		if err := w.house.openNode(ctx, n); err != nil {
			return err
		}
		w.house.turnTo(n)
		if err := w.roundOf(ctx); err != nil || !w.opens.IsZero() {
			return err
		}
		if err := w.books.changed(ctx); err != nil { // what it has done before the letters that waited
			return err
		}
		return w.hand(ctx)
	})
}

// allOff: all machines are off for long. They come back one after the other.
func (w *world) allOff(long time.Duration) error {
	if err := w.house.fallAll(); err != nil {
		return err
	}
	for i, n := range w.house.nodes.all {
		w.returnsAt(n, w.now.Add(long).Truncate(time.Minute).Add(time.Duration(3*i)*time.Minute))
	}
	w.allDown()
	return nil
}
