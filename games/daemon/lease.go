package daemon

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"pbem/games"
)

const (
	// leaseLong is for how long a lease is taken, and leaseRenew after which it is taken again. A node that dies is followed by another
	// after leaseLong at the latest, and one look at it.
	leaseLong  = 20 * time.Second
	leaseRenew = 5 * time.Second
	// leaseTrust is for how long after it was taken a node relies on a lease: what hangs on it must have ended when another takes it.
	leaseTrust = leaseLong - 2*time.Second
	// leaseParting is for how long a node tries to give one up that it needs no more.
	leaseParting = 2 * time.Second
)

// errLeaseLost ends what hangs on a lease that is lost.
var errLeaseLost = errors.New("the lease is lost")

// nodes knows this process among those that share the store, and what only one of them does at a time.
type nodes struct {
	*troubles
	selfOnce sync.Once
	self     string // the name of this process: see itself
}

// solely does what one node does at a time, while this node has the lease of that name; mine is false, and nothing is done, where another has
// it. The lease is renewed while do works; when it is lost do's context ends, which is no error: another goes on with it. A node that is alone
// with its store (Node) needs no lease.
func (n *nodes) solely(ctx context.Context, lease string, do func(context.Context) error) (mine bool, err error) {
	if n.Node == "" {
		return true, do(ctx)
	}
	asked := time.Now()
	taken, err := n.Store.TakeLease(ctx, lease, n.itself(), leaseLong)
	if err != nil || !taken {
		return false, err
	}
	work, lose := context.WithCancelCause(ctx)
	defer lose(nil)
	end := time.AfterFunc(leaseTrust-time.Since(asked), func() { lose(errLeaseLost) })
	defer end.Stop()
	renewed := make(chan struct{})
	go func() {
		defer close(renewed)
		n.renew(work, lose, lease, end)
	}()
	err = do(work)
	lost := errors.Is(context.Cause(work), errLeaseLost)
	lose(nil)
	<-renewed // or it would take the lease again that is given up now
	if lost {
		n.Log.Warn("another node goes on with what this one did alone", "lease", lease)
		return true, notEnded(err)
	}
	n.giveUp(ctx, lease)
	return true, err
}

// notEnded is an error that is not merely that a context has ended.
func notEnded(err error) error {
	if errors.Is(err, context.Canceled) {
		return nil
	}
	return err
}

// renew takes a lease again and again, and puts off its end, until the context ends or another has it.
func (n *nodes) renew(ctx context.Context, lose context.CancelCauseFunc, lease string, end *time.Timer) {
	ticker := time.NewTicker(leaseRenew)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		asked := time.Now()
		taken, err := n.Store.TakeLease(ctx, lease, n.itself(), leaseLong)
		switch {
		case err != nil: // the store may work again before the lease ends
			n.met(ctx, "a lease could not be renewed", err)
		case !taken:
			lose(errLeaseLost)
			return
		default:
			end.Reset(leaseTrust - time.Since(asked))
		}
	}
}

// giveUp lets another node go on at once. Where the store does not hear of it, the lease ends by itself.
func (n *nodes) giveUp(ctx context.Context, lease string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), leaseParting)
	defer cancel()
	n.met(ctx, "a lease could not be given up", n.Store.EndLease(ctx, lease, n.itself()))
}

// itself is this process among all that ever were, by the name of its node: a name alone could be another's, too, by mistake.
func (n *nodes) itself() string {
	n.selfOnce.Do(func() { n.self = n.Node + " " + rand.Text()[:13] })
	return n.self
}

// KnowsKeys refuses to work beside a node that writes reply addresses with a key that this one has not (Keys): what players
// answer would be understood by one and not by the other. One that was lost a moment ago, and is not there any more, is waited for.
func (n *nodes) KnowsKeys(ctx context.Context) error {
	strange := func(ctx context.Context, now time.Time) (list []games.Node, err error) {
		all, err := n.Store.Processes(ctx)
		for _, p := range all {
			if now.Sub(p.Alive) < silence && n.strange(p) {
				list = append(list, games.Node{Name: p.Node, Alive: p.Alive})
			}
		}
		return list, err
	}
	still, err := n.outlast(ctx, strange, func(context.Context) (bool, error) { return false, nil })
	if err != nil || len(still) == 0 {
		return err
	}
	return fmt.Errorf("the service runs on %s with a key that is not in this file, so what players answer to letters from there would not be understood here: bring the key file from there, and start again", names(still))
}

// strange reports whether a process writes with a key that this one has not. Programs of before told no key.
func (n *nodes) strange(p games.Process) bool { return p.Key != "" && !slices.Contains(n.Keys, p.Key) }

// looksAround tells the log what is not as it should be with the other nodes: two that were started in the same minute have not seen each other.
func (n *nodes) looksAround(ctx context.Context) {
	all, err := n.Store.Processes(ctx)
	own := slices.IndexFunc(all, func(p games.Process) bool { return p.Name == n.itself() })
	if n.met(ctx, "the other nodes could not be looked at", err) || own < 0 {
		return
	}
	for _, p := range all {
		if !games.Together(all[own], p) || all[own].Alive.Sub(p.Alive) >= silence {
			continue
		}
		if p.Node == n.Node {
			n.complain("two machines must not be called the same: they take each other's marks and signs of life for their own", errNamesake, "node", p.Node)
		}
		if n.strange(p) {
			n.complain("the nodes must have the same key file: what players answer to letters of that node is not understood here", errStrange, "node", p.Node, "key", p.Key)
		}
	}
}

var (
	errNamesake = errors.New("another process that runs has the name of this one")
	errStrange  = errors.New("it has a key that is not in the file of this one")
)

// runs keeps that this process is alive, for whoever looks over the nodes (pbem doctor). One that is alone with its store has nobody to be
// told from.
func (n *nodes) runs(ctx context.Context) {
	if n.Node == "" {
		return
	}
	err := n.Store.Runs(ctx, games.Process{Name: n.itself(), Node: n.Node, Machine: n.Machine, Key: n.Key, Version: n.Version, Alive: n.Clock()})
	n.met(ctx, "that this process runs could not be noted", err)
	n.looksAround(ctx)
}
