package year

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"pbem/cmd/internal/service"
	"pbem/games"
)

// nodes are machines that share a database. One of them acts at a time, by the dice, and another comes between at its named points; so all follows
// from the seed. Nobody can be late by a part of a minute: their clocks are one.
type nodes struct {
	all      []*node
	database *database
	dice     *rand.Rand
	loses    bool           // what the database has not written when it is stopped is lost
	fuse     int            // so many named points are passed until the database is stopped at once; 0 for never
	stops    map[string]int // how often it was, by point
	broken   bool           // what was being done just now was broken off by that
}

// node is one of them.
type node struct {
	name    string
	config  string           // its file
	service *service.Service // nil while it is down
	opens   time.Time        // when it is started again; what was noted for another moment does not hold any more
	stale   int              // so many of its connections may be dead, since the database was stopped
	killed  int
	letters int // that it has taken over
}

// share has the service run on several machines that share a database.
func (h *house) share(o Options, dice *rand.Rand) (err error) {
	h.nodes = &nodes{dice: dice, loses: o.Loses, stops: map[string]int{}}
	if h.nodes.database, err = newDatabase(h.dir, h.clock, o); err != nil {
		return err
	}
	for i := range o.Nodes {
		n := &node{name: fmt.Sprintf("node%d", i+1)}
		if n.config, err = h.configure(n.name+".yaml", h.nodes.database.address(n.name)); err != nil {
			return errors.Join(err, h.nodes.database.halt())
		}
		h.nodes.all = append(h.nodes.all, n)
	}
	return nil
}

// openAll starts all nodes that are down.
func (h *house) openAll(ctx context.Context) error {
	for _, n := range h.nodes.all {
		if n.service != nil {
			continue
		}
		if err := h.openNode(ctx, n); err != nil {
			return err
		}
	}
	if h.nodes.database.store == nil {
		if err := h.nodes.database.open(); err != nil {
			return err
		}
	}
	h.turn()
	return nil
}

// openNode starts a node.
func (h *house) openNode(ctx context.Context, n *node) (err error) {
	if err := errors.Join(h.tellTime(), h.nodes.database.lay(n.name)); err != nil {
		return err
	}
	n.stale = 0
	n.service, err = h.start(ctx, n.config, n.name, func(point string) {
		if h.service == n.service { // who comes between another is spared
			h.probe(point)
		}
	})
	return err
}

// fates are what became of each.
func (n *nodes) fates() (list []string) {
	for _, n := range n.all {
		list = append(list, fmt.Sprintf("%s took %d letters, killed %d times", n.name, n.letters, n.killed))
	}
	return list
}

// tellTime has the database know what time it is: time of the service is the database's.
func (h *house) tellTime() error {
	if h.nodes == nil {
		return nil
	}
	return h.nodes.database.tellTime()
}

// up are those that run.
func (n *nodes) up() []*node {
	return slices.DeleteFunc(slices.Clone(n.all), func(n *node) bool { return n.service == nil })
}

// turn chooses who acts next, and who may come between.
func (h *house) turn() {
	if h.nodes == nil {
		return
	}
	h.service, h.twin.service = nil, nil
	if up := h.nodes.up(); len(up) > 0 {
		h.turnTo(up[h.nodes.dice.IntN(len(up))])
	}
}

func (h *house) turnTo(n *node) {
	h.service, h.twin.service = n.service, nil
	others := slices.DeleteFunc(h.nodes.up(), func(other *node) bool { return other == n })
	if len(others) > 0 {
		h.twin.service = others[h.nodes.dice.IntN(len(others))].service
	}
}

// of is the node on which a service runs.
func (n *nodes) of(s *service.Service) *node {
	return n.all[slices.IndexFunc(n.all, func(n *node) bool { return n.service == s })]
}

// took notes that the node that acted has taken a letter over.
func (h *house) took() {
	if h.nodes != nil {
		h.nodes.of(h.service).letters++
	}
}

// goes ends a node whose connections are cut.
func (n *node) goes() error {
	s := n.service
	n.service = nil
	return s.Close()
}

// fallAll ends all nodes at once, as when the power fails.
func (h *house) fallAll() error {
	var failures []error
	for _, n := range h.nodes.up() {
		failures = append(failures, h.nodes.database.cut(n.name), n.goes())
	}
	h.turn()
	return errors.Join(failures...)
}

// dies cuts off the node that acts, in the middle of what it does.
func (h *house) dies() {
	if h.nodes == nil {
		return
	}
	n := h.nodes.of(h.service)
	n.killed++
	h.twin.err = errors.Join(h.twin.err, h.nodes.database.cut(n.name))
}

// connections is how many a node may have, each of which fails once after the database was stopped.
const connections = 16

// stops the database at once, and starts it again, at the point at which the fuse has burnt down.
func (h *house) stops(point string) {
	if h.nodes == nil || h.nodes.fuse == 0 {
		return
	}
	if h.nodes.fuse--; h.nodes.fuse > 0 {
		return
	}
	h.nodes.stops[point]++
	for _, n := range h.nodes.all {
		n.stale = connections
	}
	h.twin.err = errors.Join(h.twin.err, h.nodes.database.stop(h.nodes.loses))
}

// excuse reports whether what was done just now failed because the database was stopped, for which nobody can be blamed: it is done again later.
// An error of the store is one, as often as there are connections that may be dead.
func (h *house) excuse(err error) bool {
	if h.nodes == nil || err != nil && !errors.Is(err, games.ErrUnavailable) {
		return false
	}
	for _, s := range []*service.Service{h.service, h.twin.service} {
		if s == nil {
			continue
		}
		if n := h.nodes.of(s); n.stale > 0 {
			n.stale--
			h.nodes.broken = true
			return true
		}
	}
	return false
}
