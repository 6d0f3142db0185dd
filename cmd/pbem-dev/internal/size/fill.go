package size

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"time"

	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/mailer"
)

// group is how many commits are written at a time.
const group = 1000

// Fill makes the store.
func Fill(ctx context.Context, o Options) error {
	dir, err := os.MkdirTemp("", "pbem-size-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if o.Presets == nil {
		o.Presets = all()
	}
	from, err := o.models(ctx, dir)
	if err != nil {
		return fmt.Errorf("the games to fill it with: %w", err)
	}
	store, err := storage.Of(o.settings()).Open(nil)
	if err != nil {
		return err
	}
	f := &filler{ctx: ctx, Options: o, store: store, kept: games.AgesAt(o.Now), games: plan(o, o.chosen(from))}
	if err := errors.Join(f.fill(from), store.Close()); err != nil {
		return err
	}
	return o.finish(ctx)
}

// chosen are the models that the store is filled with.
func (o Options) chosen(from []*model) []*model {
	return slices.DeleteFunc(slices.Clone(from), func(m *model) bool { return o.Only != "" && m.preset != o.Only })
}

type filler struct {
	ctx context.Context
	Options
	store games.Store
	kept  games.Ages
	games []*played
	lines int64 // of the log
	queue []games.Commit
	done  int // commits
}

func (f *filler) fill(from []*model) error {
	var rules []games.Preset
	for _, m := range from {
		rules = append(rules, m.commits[0].Presets...)
	}
	err := f.add(games.Commit{At: f.Now.AddDate(-f.Years, 0, 0), Presets: rules})
	dice := rand.New(rand.NewPCG(seed, 2))
	for p := person(1); p <= person(f.Players) && err == nil; p++ {
		came := f.Now.AddDate(-f.Years, 0, 0).Add(time.Duration(p) * time.Minute)
		err = f.add(p.rows(came, f.Now.Add(-time.Duration(dice.IntN(200*24))*time.Hour)))
	}
	if err == nil {
		err = f.old()
	}
	if err == nil {
		err = f.letters()
	}
	return errors.Join(err, f.flush())
}

// old writes the games that were over before the rows of letters begin.
func (f *filler) old() error {
	for _, g := range f.games {
		if g.live || !g.at(len(g.commits)-1).Before(f.kept.Traces) {
			continue
		}
		commits, err := g.whole(f.kept)
		if err == nil {
			err = f.add(commits...)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// letters writes the others, letter by letter.
func (f *filler) letters() error {
	for _, l := range recent(f.games, f.Now, f.kept.Traces) {
		g := f.games[l.game]
		c, err := g.step(int(l.step), f.kept, g.lasts(int(l.step), g.steps(f.Now), f.kept), f.Bytes)
		if err == nil {
			err = f.add(c)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (f *filler) add(commits ...games.Commit) error {
	for _, c := range commits {
		c.Log.From = f.lines
		f.lines += int64(len(c.Log.Lines))
		f.queue = append(f.queue, c)
	}
	if len(f.queue) < group {
		return nil
	}
	return f.flush()
}

// flush commits what is gathered, and notes that its letters were sent.
func (f *filler) flush() error {
	if err := f.ctx.Err(); err != nil || len(f.queue) == 0 {
		return err
	}
	if err := f.store.Commit(f.ctx, f.queue...); err != nil {
		return err
	}
	var sent []games.Settlement
	for _, c := range f.queue {
		for _, o := range c.Outbox {
			sent = append(sent, sentTo(o))
		}
	}
	last := f.queue[len(f.queue)-1].At
	f.done += len(f.queue)
	f.queue = f.queue[:0]
	if f.Progress != nil && f.done/group%100 == 0 {
		f.Progress(f.done)
	}
	return f.store.Settle(f.ctx, last, sent)
}

// finish has the service itself do the rest: some people seek opponents, months are reckoned, and what is old is forgotten.
func (o Options) finish(ctx context.Context) error {
	post := &mailboxes{newest: map[string]mailer.Envelope{}}
	clock := func() time.Time { return o.Now }
	if o.Database != "" {
		clock = time.Now
	}
	s, err := open(ctx, o.settings(), clock, post)
	if err != nil {
		return err
	}
	defer s.Close()
	now := clock()
	for n := range min(mostSeek, (o.Players+seekers-1)/seekers) {
		p := person(n*7%o.Players + 1)
		w := writer{p.name(), p.address()}
		l := w.letter(mailer.Envelope{}, "seek amoeba rated time 7d", n, now)
		s.Daemon.Handle(ctx, []mailer.Incoming{l})
	}
	if err := errors.Join(s.Daemon.Flush(ctx), s.Daemon.Tick(ctx, now)); err != nil {
		return err
	}
	if _, err := s.Daemon.Forward(ctx, now); err != nil {
		return err
	}
	return o.made().note()
}
