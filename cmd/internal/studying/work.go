// Package studying studies the games of records, on all processors, and prints what they teach.
package studying

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"pbem/cmd/internal/finding"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/robot"
	"pbem/rules/robot/study"
)

// Flags say how games are studied.
type Flags struct {
	Nodes int
}

// Work studies records.
type Work struct {
	Flags
	Registry *rulebook.Registry
	In       io.Reader
	Err      io.Writer
	Words    *catalog.Language
	Progress *terminal.Progress

	mutex  sync.Mutex
	robots map[string]*robot.Robot // by rules and options
	turns  int
	done   int
	broken bool
}

// Studied is a game with what it teaches.
type Studied struct {
	File   string
	Record *record.Record
	Preset *presets.Preset
	study.Study
}

// job is a game whose study comes.
type job struct {
	Studied
	game study.Game
	err  error
	done chan struct{}
}

// Go studies all finished games of the records that are named, and takes each in the order of the records. What is wrong with others is told, and
// stops nothing.
func (w *Work) Go(ctx context.Context, take func(Studied) error, names ...string) (found finding.Found, err error) {
	w.robots = map[string]*robot.Robot{}
	group, ctx := errgroup.WithContext(ctx)
	todo, order := make(chan *job), make(chan *job, 4*runtime.GOMAXPROCS(0))
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() error { return w.study(ctx, todo) })
	}
	group.Go(func() error { return w.taken(ctx, order, take) })
	group.Go(func() error {
		defer close(todo)
		defer close(order)
		search := finding.Search{Flags: finding.Flags{Programs: true}, Registry: w.Registry, In: w.In, Err: w.Err, Words: w.Words}
		var err error
		found, err = search.Go(ctx, func(m collection.Member, r *record.Record) error { return w.begin(ctx, m, r, todo, order) }, names...)
		return err
	})
	err = group.Wait()
	w.Progress.Erase()
	found.Broken = found.Broken || w.broken
	return found, err
}

// begin hands a game on, first to who takes it and then to who studies it.
func (w *Work) begin(ctx context.Context, m collection.Member, r *record.Record, todo, order chan<- *job) error {
	j := &job{Studied: Studied{File: m.Name, Record: r}, done: make(chan struct{})}
	if j.err = j.read(w.Registry.With(m.Beside)); j.err != nil {
		close(j.done)
		return send(ctx, order, j)
	}
	if err := send(ctx, order, j); err != nil {
		return err
	}
	return send(ctx, todo, j)
}

func send(ctx context.Context, to chan<- *job, j *job) error {
	select {
	case to <- j:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// read replays the record.
func (j *job) read(registry *rulebook.Registry) (err error) {
	if j.Record.InPlay() {
		return phrase.Errorf("moments-in-play")
	}
	if j.Preset, err = registry.Of(j.Record); err != nil {
		return err
	}
	steps, err := record.Steps(j.Record, j.Preset.Game, -1)
	if err != nil {
		return err
	}
	j.game.Start = steps[0].After
	for _, s := range steps[1:] {
		j.game.Turns = append(j.game.Turns, s.Turn)
	}
	return nil
}

// study studies games until there are no more.
func (w *Work) study(ctx context.Context, todo <-chan *job) error {
	for j := range todo {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		j.Study, j.err = study.Of(w.robot(j.Preset), j.game, w.Nodes)
		close(j.done)
	}
	return nil
}

// robot returns the robot of a game, which is made once.
func (w *Work) robot(p *presets.Preset) *robot.Robot {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	key := p.Hash + " " + p.OptionText()
	if w.robots[key] == nil {
		w.robots[key] = robot.New(p.Game)
	}
	return w.robots[key]
}

// taken takes what was studied.
func (w *Work) taken(ctx context.Context, order <-chan *job, take func(Studied) error) error {
	for j := range order {
		select {
		case <-j.done:
		case <-ctx.Done():
			return ctx.Err()
		}
		w.done++
		w.turns += len(j.game.Turns)
		w.Progress.MakeRoom()
		if err := w.one(j, take); err != nil {
			return err
		}
		w.Progress.Show(w.done, w.turns, 0)
	}
	return nil
}

func (w *Work) one(j *job, take func(Studied) error) error {
	if j.err == nil {
		return take(j.Studied)
	}
	w.broken = true
	var illegal *robot.TurnError
	if errors.As(j.err, &illegal) {
		j.err = illegal.Err
	}
	_, err := fmt.Fprintf(w.Err, "%s: %s\n", terminal.Name(j.File), terminal.OneLine(w.Words.Error(j.err)))
	return err
}

// Vocabulary has the words of the game.
func (s Studied) Vocabulary() *rules.Vocabulary { return s.Preset.Game.Vocabulary() }
