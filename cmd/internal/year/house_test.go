package year

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games/daemon"
	"pbem/mailer"
)

const (
	referee = "games@club.test"
	host    = "host@club.test"
)

// began is when every club begins: the night in which the clocks of Europe are put forward.
func began() time.Time { return time.Date(2026, 3, 29, 0, 0, 0, 0, time.UTC) }

// house is the program under test: one daemon or two on one store, with a clock that is set and a courier of the test's.
type house struct {
	dir     string
	clock   func() time.Time
	courier mailer.Courier
	judge   func(mailer.Message) mailer.Judgement
	log     io.WriteCloser
	base    *database // nil: the store is a file
	nodes   [2]node
	acts    int              // which of the two has the next letter
	fuse    int              // the one that acts is killed at the fuse-th named point; 0: never
	between int              // the other one works at the between-th point at which the store is open to it; 0: never
	letter  *mailer.Incoming // the letter in hand
	err     error            // what the other one met with
	points  map[string]int   // where the program was killed, and where the other one came between
}

// node is a machine that may run the program.
type node struct {
	name, config string
	service      *service.Service // nil while it is down
}

// newHouse writes what the program needs in an empty folder. The key is the same in every club, so that letters are.
func newHouse(dir string, base *database) (*house, error) {
	h := &house{dir: dir, base: base, points: map[string]int{}}
	if err := os.WriteFile(filepath.Join(dir, "server.key"), []byte(strings.Repeat("5eed", 16)+"\n"), 0o600); err != nil {
		return nil, err
	}
	for i := range h.nodes {
		n, store := &h.nodes[i], "sqlite:games.db"
		if base != nil {
			n.name = fmt.Sprintf("node%d", i+1)
			store = base.address(n.name)
		}
		n.config = filepath.Join(dir, fmt.Sprintf("pbem%d.yaml", i))
		settings := "address: " + referee + "\nstore: " + store + "\ntrust: token\nname: The referee\nhost: " + host + "\ninbox: none\nsend: dir:letters\narchive: dir:records\n" +
			"pictures: false\ntick_every: 30m\ntournaments: players\ntime: 3d\nlog_level: warn\ninventors:\n  " + invented + ": " + inventor + "\n"
		if err := os.WriteFile(n.config, []byte(settings), 0o600); err != nil {
			return nil, err
		}
	}
	var err error
	h.log, err = os.OpenFile(filepath.Join(dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	return h, err
}

func (h *house) records() string { return filepath.Join(h.dir, "records") }

// open starts a node.
func (h *house) open(ctx context.Context, i int) error {
	n := &h.nodes[i]
	if h.base != nil {
		if err := errors.Join(h.base.tell(h.clock()), h.base.lay(n.name)); err != nil {
			return err
		}
	}
	settings, err := config.Load(n.config)
	if err != nil {
		return err
	}
	s, err := service.Open(ctx, settings, service.World{Getenv: func(string) string { return "" }, Log: h.log, Clock: h.clock, Own: h.clock, Probe: func(point string) { h.reach(i, point) }})
	if err != nil {
		return err
	}
	s.Daemon.Courier, s.Daemon.Node = h.courier, n.name
	s.Daemon.Ran = func() time.Duration { return h.clock().Sub(began()) } // the machine never sleeps
	s.Daemon.Referee.Judge = func(_ context.Context, _ mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		return h.judge(m), nil
	}
	n.service = s
	return s.Begin(ctx, service.Undecided)
}

// reach is told of each named point of docs/flow.md that a node reaches. Where the fuse has burnt down, nothing more happens there, as if the
// machine had stopped.
func (h *house) reach(i int, point string) {
	if i != h.acts {
		return
	}
	if h.between > 0 && unlocked(point) {
		if h.between--; h.between == 0 {
			h.points["between "+point]++
			h.err = errors.Join(h.err, h.meanwhile())
		}
	}
	if h.fuse > 0 {
		if h.fuse--; h.fuse == 0 {
			h.points[point]++
			if h.base != nil {
				h.err = errors.Join(h.err, h.base.cut(h.nodes[i].name))
			}
			runtime.Goexit()
		}
	}
}

// unlocked reports whether the store is open to others at a named point.
func unlocked(point string) bool {
	switch point {
	case "parsed", "after-commit", "before-send", "sent", "settled":
		return true
	}
	return false
}

// meanwhile has the other node handle the letter in hand, and all that is due.
func (h *house) meanwhile() error {
	other := h.nodes[1-h.acts].service
	if other == nil {
		return nil
	}
	ctx := context.Background()
	if h.letter != nil {
		if _, err := receive(ctx, other.Daemon, h.clock(), *h.letter); err != nil {
			return err
		}
	}
	return work(ctx, other.Daemon, h.clock())
}

// run has the node whose turn it is do something; alive is false if it was killed meanwhile.
func (h *house) run(do func(*daemon.Daemon) error) (alive bool, err error) {
	if h.base != nil {
		if err := h.base.tell(h.clock()); err != nil {
			return false, err
		}
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		err = do(h.nodes[h.acts].service.Daemon)
		alive = true
	}()
	<-done
	err, h.err = errors.Join(err, h.err), nil
	return alive, err
}

// round is what is done every half hour: a sign of life, what is due, letters out, records.
func (h *house) round(ctx context.Context) (alive bool, err error) {
	return h.run(func(d *daemon.Daemon) error { return work(ctx, d, h.clock()) })
}

// take hands over a letter; safe is whether the program answers for it.
func (h *house) take(ctx context.Context, letter mailer.Incoming) (safe, alive bool, err error) {
	h.letter = &letter
	defer func() { h.letter = nil }()
	alive, err = h.run(func(d *daemon.Daemon) (err error) {
		safe, err = receive(ctx, d, h.clock(), letter)
		return err
	})
	return safe, alive, err
}

func work(ctx context.Context, d *daemon.Daemon, at time.Time) error {
	now, err := d.Forward(ctx, at)
	if err != nil {
		return err
	}
	goesOn, err := d.Resume(ctx)
	if err == nil {
		err = d.Visit(ctx, now, goesOn)
	}
	if err == nil {
		err = d.Flush(ctx)
	}
	if err == nil {
		d.WriteRecords(ctx)
	}
	return err
}

func receive(ctx context.Context, d *daemon.Daemon, at time.Time, letter mailer.Incoming) (safe bool, err error) {
	if _, err := d.Forward(ctx, at); err != nil {
		return false, err
	}
	if _, err := d.Resume(ctx); err != nil {
		return false, err
	}
	safe = service.Safe(d.Handle(ctx, []mailer.Incoming{letter})[0])
	return safe, d.Flush(ctx)
}

// close ends one node without a goodbye.
func (h *house) close(i int) error {
	s := h.nodes[i].service
	h.nodes[i].service = nil
	if s == nil {
		return nil
	}
	return s.Close()
}

func (h *house) end() error {
	err := errors.Join(h.close(0), h.close(1), h.log.Close())
	if h.base != nil {
		err = errors.Join(err, h.base.leave())
	}
	return err
}
