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

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer"
)

const (
	referee = "games@club.test"
	host    = "host@club.test"
)

// house is where the service lives: a folder, and what runs in it.
type house struct {
	dir     string
	clock   func() time.Time
	courier mailer.Courier
	judge   func(mailer.Message) mailer.Judgement
	log     io.WriteCloser
	service *service.Service // nil while it is down
	fuse    int              // so many named points are passed until it is killed; 0 for never
	points  map[string]int   // how often it was killed, by point
	twin    twin
	nodes   *nodes                  // nil where the store is a file
	away    func() []clock.Interval // what is no time for any clock, and not over
}

// storeFile is the store; what SQLite keeps beside it has its name and more.
const storeFile = "games.db"

func newHouse(dir string, clock func() time.Time, courier mailer.Courier, judge func(mailer.Message) mailer.Judgement) (*house, error) {
	if err := os.MkdirAll(filepath.Join(dir, "kept"), 0o700); err != nil {
		return nil, fmt.Errorf("cannot make a folder: %w", err)
	}
	h := &house{dir: dir, clock: clock, courier: courier, judge: judge, points: map[string]int{}, twin: twin{at: map[string]int{}}}
	if _, err := h.configure(alone, "sqlite:"+storeFile); err != nil {
		return nil, err
	}
	// The same key in every year, so that everything follows from the seed.
	if err := os.WriteFile(filepath.Join(dir, "server.key"), []byte(strings.Repeat("5eed", 16)+"\n"), 0o600); err != nil {
		return nil, fmt.Errorf("cannot write the key: %w", err)
	}
	var err error
	if h.log, err = os.OpenFile(filepath.Join(dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600); err != nil {
		return nil, fmt.Errorf("cannot keep a log: %w", err)
	}
	return h, nil
}

// alone is the configuration of a service that shares its store with nobody, or with one that has the same.
const alone = "pbem.yaml"

// configure writes the configuration of whoever works on a store.
func (h *house) configure(name, store string) (path string, err error) {
	invented := ""
	for preset := range ordered(inventors()) {
		invented += fmt.Sprintf("\n  %s: %s", preset, inventors()[preset])
	}
	settings := fmt.Sprintf("address: %s\nstore: %s\ntrust: token\nname: The referee\nhost: %s\ninbox: none\nsend: dir:letters\narchive: dir:records\n"+
		"pictures: false\ntick_every: 30m\ntournaments: players\ntime: 3d\nlog_level: warn\ninventors:%s\n", referee, store, host, invented)
	path = filepath.Join(h.dir, name)
	if err := os.WriteFile(path, []byte(settings), 0o600); err != nil {
		return "", fmt.Errorf("cannot write the configuration: %w", err)
	}
	return path, nil
}

func (h *house) records() string { return filepath.Join(h.dir, "records") }

// open starts the service.
func (h *house) open(ctx context.Context) (err error) {
	if h.nodes != nil {
		return h.openAll(ctx)
	}
	h.service, err = h.start(ctx, filepath.Join(h.dir, alone), "", h.probe)
	return err
}

// start starts a daemon by a configuration. One whose store is a file has no name.
func (h *house) start(ctx context.Context, path, name string, probe func(string)) (*service.Service, error) {
	settings, err := config.Load(path)
	if err != nil {
		return nil, err
	}
	s, err := service.Open(ctx, settings, service.World{Getenv: func(string) string { return "" }, Log: h.log, Clock: h.clock, Own: h.clock, Probe: probe})
	if err != nil {
		return nil, fmt.Errorf("the service cannot be opened: %w", err)
	}
	s.Daemon.Courier, s.Daemon.Node = h.courier, name
	s.Daemon.Ran = func() time.Duration { return h.clock().Sub(began()) } // the machine never sleeps
	s.Daemon.Referee.Judge = func(_ context.Context, _ mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		return h.judge(m), nil
	}
	if err := s.Begin(ctx, service.Undecided); err != nil {
		return nil, fmt.Errorf("the service cannot begin: %w", err)
	}
	return s, nil
}

// probe is told of each named point, and ends the service at that at which the fuse has burnt down: nothing that comes after it is
// done, as if the machine had stopped there.
func (h *house) probe(point string) {
	h.comesBetween(point)
	h.stops(point)
	if h.fuse == 0 {
		return
	}
	if h.fuse--; h.fuse == 0 {
		h.points[point]++
		h.dies()
		runtime.Goexit()
	}
}

// run has the service do something; alive is false if it was killed meanwhile.
func (h *house) run(do func(*daemon.Daemon) error) (alive bool, err error) {
	if err := h.tellTime(); err != nil {
		return false, err
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		err = do(h.service.Daemon)
		alive = true
	}()
	<-done
	err, h.twin.err = errors.Join(err, h.twin.err), nil
	if err != nil && h.excuse(err) {
		err = nil
	}
	return alive, err
}

// spare has nobody killed, no second daemon come between, and no database stopped, before long.
func (h *house) spare() {
	h.fuse, h.twin.fuse = 0, 0
	if h.nodes != nil {
		h.nodes.fuse = 0
	}
}

// fall ends the service without a word.
func (h *house) fall() error {
	h.fuse = 0
	if h.nodes != nil {
		return h.fallAll()
	}
	s := h.service
	h.service = nil
	return errors.Join(h.dismiss(), s.Close())
}

// round is what cron has it do every half hour: a sign of life, what is due, the letters, the records.
func (h *house) round(ctx context.Context) (alive bool, err error) {
	return h.run(func(d *daemon.Daemon) error { return work(ctx, d, h.clock()) })
}

// take hands a letter to the service, which answers at once; safe is whether it was taken over.
func (h *house) take(ctx context.Context, letter mailer.Incoming) (safe, alive bool, err error) {
	h.twin.letter = &letter
	defer func() { h.twin.letter = nil }()
	alive, err = h.run(func(d *daemon.Daemon) (err error) {
		safe, err = receive(ctx, d, h.clock(), letter)
		return err
	})
	return safe, alive, err
}

// match is a game as it stands, told of what its players' clocks must know.
func (h *house) match(ctx context.Context, id int) (*adjudicator.Match, error) {
	c := h.service.Daemon.Referee.Changes(h.store())
	c.Now, c.Away = h.clock(), h.away()
	m, err := c.Match(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("game %d cannot be read: %w", id, err)
	}
	return m, nil
}

// store is what the checks look at: with nodes by a way that nobody cuts.
func (h *house) store() games.Store {
	if h.nodes != nil {
		return h.nodes.database.store
	}
	return h.service.Daemon.Store
}

// end ends all there is.
func (h *house) end() (err error) {
	if h.service != nil {
		err = h.fall()
	}
	if h.nodes != nil {
		err = errors.Join(err, h.nodes.database.halt())
	}
	return errors.Join(err, h.log.Close())
}
