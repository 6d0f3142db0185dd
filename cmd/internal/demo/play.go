// Package demo plays scripted games by real e-mail: two players with mailboxes of their own, who read the referee's
// letters and reply to them as a mail program does. The demo does it on servers in the process, the tests also on real
// ones.
package demo

import (
	"context"
	"embed"
	"fmt"
	"path"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"
)

// Stage is where a script is played.
type Stage struct {
	Service string             // the service's address
	Players map[string]*Player // by their names in the script: two
	// Show is called with every letter as it passes; From is a player or the referee. It may take its time.
	Show func(Letter) error
	Now  func() time.Time
}

// Letter is a letter that has passed.
type Letter struct {
	From, To string // names
	Raw      []byte
}

// Play plays a script to its end, in lock-step: after each letter it waits for those that answer it.
func (s *Stage) Play(ctx context.Context, script []Step) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	group, watching := errgroup.WithContext(ctx)
	for _, p := range s.Players {
		p.letters = make(chan []byte, 100)
		group.Go(func() error { return p.watch(watching) })
	}
	err := s.steps(watching, script, s.addresses())
	cancel()
	if waited := group.Wait(); err == nil && ctx.Err() == nil {
		err = waited
	}
	return err
}

// addresses puts the players' addresses where a script has their names in braces.
func (s *Stage) addresses() *strings.Replacer {
	var pairs []string
	for name, p := range s.Players {
		pairs = append(pairs, "{"+name+"}", p.Address)
	}
	return strings.NewReplacer(pairs...)
}

func (s *Stage) steps(ctx context.Context, script []Step, addresses *strings.Replacer) error {
	for i, step := range script {
		writer, ok := s.Players[step.Who]
		if !ok {
			return fmt.Errorf("step %d: nobody is called %q", i+1, step.Who)
		}
		raw, err := writer.write(ctx, s.Service, addresses.Replace(step.Words), s.Now())
		if err != nil {
			return fmt.Errorf("step %d (%s: %s): %w", i+1, step.Who, step.Words, err)
		}
		if err := s.Show(Letter{From: writer.Name, To: "the referee", Raw: raw}); err != nil {
			return err
		}
		if err := s.answers(ctx, writer, step.Told); err != nil {
			return fmt.Errorf("step %d (%s: %s): %w", i+1, step.Who, step.Words, err)
		}
	}
	return nil
}

// answers waits for the answer, and for the letter to the other player where there is one.
func (s *Stage) answers(ctx context.Context, writer *Player, told bool) error {
	if err := s.receive(ctx, writer); err != nil || !told {
		return err
	}
	for _, p := range s.Players {
		if p != writer {
			return s.receive(ctx, p)
		}
	}
	return nil
}

func (s *Stage) receive(ctx context.Context, p *Player) error {
	raw, err := p.read(ctx)
	if err != nil {
		return err
	}
	return s.Show(Letter{From: "The referee", To: p.Name, Raw: raw})
}

//go:embed *.script
var scripts embed.FS

// Step is one letter of a script.
type Step struct {
	Who   string // "ada"
	Words string
	Told  bool // the other player hears of it
}

// Presets lists the presets of which there is a script, sorted.
func Presets() []string {
	files, err := scripts.ReadDir(".")
	if err != nil {
		return nil
	}
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f.Name(), path.Ext(f.Name())))
	}
	return names
}

// Script returns the script of a whole game of a preset. The error is a sentence that names those there are.
func Script(preset string) ([]Step, error) {
	text, err := scripts.ReadFile(preset + ".script")
	if err != nil {
		return nil, fmt.Errorf("there is no demo of %q; there is one of %s", preset, strings.Join(Presets(), ", "))
	}
	return parseScript(string(text))
}

// parseScript reads a script: "NAME: words" or "NAME? words", continued by lines that begin with blanks.
func parseScript(text string) ([]Step, error) {
	var steps []Step
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		if line[0] == ' ' && len(steps) > 0 {
			steps[len(steps)-1].Words += "\n" + strings.TrimSpace(line)
			continue
		}
		i := strings.IndexAny(line, ":?")
		if i <= 0 {
			return nil, fmt.Errorf("line %d of the script begins with no name", number)
		}
		steps = append(steps, Step{Who: line[:i], Words: strings.TrimSpace(line[i+1:]), Told: line[i] == ':'})
	}
	return steps, nil
}
