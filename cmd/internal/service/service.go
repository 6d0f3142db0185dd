// Package service puts a daemon together from a configuration: store, key, presets, mailbox, courier, records.
package service

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/storage"
	"pbem/cmd/internal/terminal"
	"pbem/cmd/internal/version"
	"pbem/games"
	"pbem/games/archive/signers"
	"pbem/games/changes"
	"pbem/games/daemon"
	"pbem/games/postgres"
	"pbem/games/robots"
	"pbem/games/serverkey"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/imap"
	"pbem/mailer/receiver"
	"pbem/notation/record"
)

// Service is a daemon with everything it stands on.
type Service struct {
	Config   *config.Config
	Daemon   *daemon.Daemon
	Inbox    *imap.Inbox        // nil when there is no mailbox to watch
	Receiver *receiver.Receiver // nil when mail servers hand nothing over
	Registry *prometheus.Registry
	store    games.Store
	keys     []signers.Signer // the current one first
	whole    bool             // the store was looked through for damage, or is not to be
	began    time.Time
	clock    *timepiece
	node     node
	robots   *robots.Pool // find the turns of programs
	watch    *daemon.Sole // the mailbox, while this node is the one that watches it; nil where there is none
}

// World is what a service takes from outside.
type World struct {
	Getenv func(string) string
	Log    io.Writer
	Clock  func() time.Time
	Own    func() time.Time   // this machine's clock, which must be that of the store; nil is time.Now, whatever Clock is
	Probe  func(point string) // may be nil
	Check  time.Duration      // for so long damage is looked for in the store before anything is done with it; 0: not at all
	Batch  int                // letters handled together at most; 0: as many as the mailbox likes
	Serves bool               // it runs until it is told to end, and is a node of its own among those that share a database
	Words  *catalog.Language  // what letters are written in; nil is English
}

// Open puts a service together. The mailbox is not connected yet. Call Close in the end.
func Open(ctx context.Context, c *config.Config, w World) (*Service, error) {
	if w.Words == nil {
		w.Words = catalog.English()
	}
	clock := newTimepiece(w)
	w.Clock = clock.now
	if err := plausible(w.Clock()); err != nil { // before anything is written that would stay
		return nil, err
	}
	logger := newLogger(c, w)
	if err := believe(ctx, c, w); err != nil {
		return nil, err
	}
	whole := true
	if w.Check > 0 {
		var err error
		if whole, err = sound(ctx, c, w.Check); err != nil {
			return nil, c.About("store", err)
		}
	}
	ring, made, err := serverkey.LoadOrMake(c.Key, rand.Reader)
	if err != nil {
		return nil, err
	}
	if made {
		logger.Info("made a new server key; keep a copy of it", "file", c.Key)
	}
	names, err := Names(c, ring)
	if err != nil {
		return nil, err
	}
	known, err := Presets(c.Presets)
	if err != nil {
		return nil, err
	}
	front, err := newReferee(c, w, ring, known)
	if err != nil {
		return nil, err
	}
	courier, err := newCourier(c, w, logger)
	if err != nil {
		return nil, err
	}
	inbox, err := newInbox(c, w, logger)
	if err != nil {
		return nil, err
	}
	keys, err := signers.Of(ring)
	if err != nil {
		return nil, err
	}
	registry := prometheus.NewRegistry()
	startTime(registry, w.Clock())
	letters := daemon.LetterLog{Log: logger, Names: names, Metrics: daemon.NewMetrics(registry)}
	s := &Service{Config: c, Inbox: inbox, Receiver: newReceiver(c, w, letters, registry), Registry: registry, keys: keys, whole: whole, began: time.Now(), clock: clock}
	if s, err = assemble(ctx, s, w, letters, front, courier); err != nil {
		return nil, err
	}
	s.tellFaults()
	return s, nil
}

// startTime tells since when the service runs: alerts see by it that something kills it again and again. The library's own metric needs
// more of /proc than the shipped unit of systemd shows.
func startTime(registry prometheus.Registerer, at time.Time) {
	began := prometheus.NewGauge(prometheus.GaugeOpts{Name: "pbem_start_time_seconds", Help: "When this process began, in seconds since 1970."})
	began.Set(float64(at.UnixMilli()) / 1000)
	registry.MustRegister(began)
}

func assemble(ctx context.Context, s *Service, w World, letters daemon.LetterLog, front *talk.Settings, courier mailer.Courier) (*Service, error) {
	if w.Probe != nil {
		front.Probe = w.Probe
	}
	var err error
	if s.node, err = nameNode(s.Config, w.Serves); err != nil {
		return nil, s.Config.About("store", err)
	}
	store, err := openStore(s.Config, w, s.clock)
	if err != nil {
		s.node.giveBack()
		return nil, s.Config.About("store", fmt.Errorf("cannot open the store: %w", err))
	}
	s.store = store
	if s.robots, err = newRobots(); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	front.Signers = known(s.keys)
	if w.Check > 0 {
		if err := store.SetMark(ctx, games.OfNode(s.node.name), checkedMark, w.Clock().UTC().Format(time.RFC3339)); err != nil {
			return nil, errors.Join(err, s.Close())
		}
	}
	if err := noteKey(ctx, store, s.keys, letters.Log); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.Daemon = daemon.New(daemon.Parts{
		Store: store, Referee: front, Robots: s.robots, Courier: courier, Clock: w.Clock, Log: letters.Log, Probe: w.Probe,
		Names: letters.Names, Metrics: letters.Metrics, Host: s.Config.Host, OutageCredit: s.Config.OutageCredit,
		Node: s.node.name, Version: version.Text(), Machine: machineWord(machineFiles()...), Key: record.KeyID(s.keys[0].Key), Keys: keyIDs(s.keys),
	})
	if w.Serves {
		if err := s.Daemon.KnowsKeys(ctx); err != nil {
			return nil, errors.Join(s.Config.About("key", err), s.Close())
		}
	}
	if s.Inbox == nil {
		s.Daemon.ReadAgo = s.ReadAgo // an earlier configuration may have had one that could not be read
	}
	s.waysIn()
	if s.Config.Archive != "" {
		records, err := newRecords(ctx, s.Config, store, front, s.keys, letters.Log, w)
		if err != nil {
			return nil, errors.Join(s.Config.About("archive", err), s.Close())
		}
		s.Daemon.Records = records
		front.Signers = records.known()
	}
	return s, nil
}

// waysIn tells the daemon where letters come from.
func (s *Service) waysIn() {
	var all daemon.Inboxes
	if s.Inbox != nil {
		s.Inbox.Rooms(s.Daemon.Room)
		s.missing()
		s.watch = s.Daemon.Sole(mailbox{inbox: s.Inbox}, s.remember)
		all, s.Daemon.Past = append(all, s.watch), mailbox{s.Inbox, s.watch}
	}
	if s.Receiver != nil {
		s.Receiver.Rooms(s.Daemon.Room)
		all = append(all, counter{s.Receiver})
	}
	if len(all) > 0 {
		s.Daemon.Inbox = all
	}
}

// Close gives the store back.
func (s *Service) Close() error {
	defer s.node.giveBack()
	var err error
	if s.robots != nil {
		err = s.robots.Close()
	}
	return errors.Join(err, s.store.Close())
}

func newLogger(c *config.Config, w World) *slog.Logger {
	var level slog.Level
	_ = level.UnmarshalText([]byte(c.LogLevel)) // the configuration has been checked
	options := &slog.HandlerOptions{Level: level, ReplaceAttr: terminal.InWords(w.Words)}
	if c.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(w.Log, options))
	}
	return slog.New(slog.NewTextHandler(w.Log, options))
}

func newReferee(c *config.Config, w World, ring serverkey.Ring, known *changes.Registry) (*talk.Settings, error) {
	replies, err := tokens(ring)
	if err != nil {
		return nil, err
	}
	signing, err := ring.Current.Signing()
	if err != nil {
		return nil, err
	}
	languages, err := catalog.Offer()
	if err != nil {
		return nil, err
	}
	return &talk.Settings{
		Service: mailer.Address{Name: c.Name, Mailbox: c.Address}, Site: c.Site, PlusAddress: c.PlusAddress,
		Key: replies, Signing: signing, Registry: known, Language: w.Words, Languages: languages, Time: c.Time, TimeBounds: c.TimeBounds, Grace: c.Grace, Caps: c.Caps, Robots: talk.Robots(c.Robots), Zones: &changes.Zones{}, Judge: judge(c, w.Clock),
		Apart:    true,
		Pictures: c.Pictures, Web: c.Web, Host: c.Host, Founders: c.Founders, AllFound: c.AllFound, Inventors: c.Inventors,
	}, nil
}

// OpenStore opens the store of a configuration, and makes it where it is missing. The probe may be nil (relational.New).
func OpenStore(c *config.Config, probe func(point string)) (games.Store, error) {
	return storage.Of(c).Open(probe)
}

func openStore(c *config.Config, w World, clock *timepiece) (games.Store, error) {
	if c.Database == "" {
		return OpenStore(c, w.Probe)
	}
	store, err := postgres.Open(c.Database, postgres.WithProbe(w.Probe), postgres.WithClock(clock.machine), postgres.WithAhead(clock.set))
	if err != nil {
		return nil, err // and no store in the interface
	}
	return store, nil
}

// marks reads the marks of a store and changes nothing; none where there is no store yet.
func marks(ctx context.Context, c *config.Config) (map[string]string, error) {
	return storage.Of(c).Marks(ctx)
}
