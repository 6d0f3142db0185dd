package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"pbem/cmd/internal/demo"
)

type demoCmd struct {
	Preset string        `arg:"" optional:"" default:"chesimals-2" placeholder:"arg-preset" help:"flag-demo-preset"`
	Fast   bool          `help:"flag-demo-fast"`
	Pause  time.Duration `default:"1500ms" help:"flag-demo-pause"`
	Out    string        `default:"demo" placeholder:"place-dir" help:"flag-demo-out"`
	Quiet  bool          `help:"flag-demo-quiet"`

	Pictures bool `default:"true" negatable:"" help:"flag-demo-pictures"`
}

func (c demoCmd) Run(env *Env) error {
	script, err := demo.Script(presetName(c.Preset))
	if err != nil {
		return usage(err)
	}
	defer env.orderly()()
	if _, err := os.Stat(c.Out); err == nil {
		if err := demo.Clear(c.Out); err != nil {
			return usage(err)
		}
	}
	show := demo.Show{Script: script, Out: c.Out, Pictures: c.Pictures, Pause: c.Pause, Passed: c.show(env)}
	if c.Fast {
		show.Pause = 0
	}
	if err := show.Play(env.Context); err != nil {
		return outside(err)
	}
	return c.farewell(env)
}

func (c demoCmd) show(env *Env) func(int, demo.Letter) error {
	return func(number int, l demo.Letter) error {
		text, err := demo.Text(l.Raw)
		if err != nil {
			return err
		}
		fmt.Fprintf(env.Out, "\n════ letter %d: %s to %s ════\n", number, l.From, l.To)
		if !c.Quiet {
			fmt.Fprintln(env.Out, text)
		}
		return nil
	}
}

func (c demoCmd) farewell(env *Env) error {
	records, letters := filepath.Join(c.Out, demo.RecordsDir), filepath.Join(c.Out, demo.LettersDir)
	_, err := fmt.Fprintf(env.Out, `
The game is over. It was played by real e-mail, over an IMAP and an SMTP server in this process.

  the letters    %s   (open one in your mail program)
  the record     %s

Replay and check it:   go run ./cmd/pbem verify --key %s %s
                       go run ./cmd/pbem replay --board %s
`, letters, records, filepath.Join(records, "server.pub"), records, filepath.Join(records, "001.pbem"))
	return err
}
