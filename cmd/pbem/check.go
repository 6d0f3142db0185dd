package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pbem/cmd/internal/letter"
	"pbem/cmd/internal/terminal"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/judge"
)

type checkCmd struct {
	Preset   string   `arg:"" optional:"" placeholder:"arg-preset" help:"flag-check-preset"`
	Options  []string `name:"option" sep:"none" placeholder:"place-option" help:"flag-option"`
	Position string   `placeholder:"place-position" help:"flag-position"`
	output
	spoken
	Stream bool     `help:"flag-check-stream"`
	Turn   []string `arg:"" optional:"" placeholder:"arg-turn" help:"flag-check-turn"`
}

func (c checkCmd) Run(env *Env) error {
	if c.Stream {
		return c.stream(env)
	}
	if err := c.speakTo(env, c.json()); err != nil {
		return err
	}
	if c.Preset == "" {
		return usage(phrase.Errorf("cli-no-preset"))
	}
	preset, position, err := place{variant{c.Preset, c.Options}, c.Position}.load()
	if err != nil {
		return err
	}
	answer, err := c.judge(env, preset.Game.Vocabulary(), position)
	if err != nil {
		return usage(err)
	}
	return c.tell(env, answer)
}

// stream judges for another program, until it has nothing more to ask.
func (c checkCmd) stream(env *Env) error {
	session := judge.New(env.Words)
	switch {
	case len(c.Turn) > 0 || c.Position != "":
		return usage(errors.New("with --stream, turns and positions stand in the lines of standard input"))
	case c.Preset == "" && len(c.Options) > 0:
		return usage(errors.New("--option goes with --preset"))
	case c.Preset != "":
		preset, err := variant{c.Preset, c.Options}.load()
		if err != nil {
			return err
		}
		session.Use(preset)
	}
	if err := session.Stream(env.In, env.Out); err != nil {
		return outside(err)
	}
	return nil
}

// judge judges the turn of the argument or of standard input. What cannot be read as a turn is refused, too.
func (c checkCmd) judge(env *Env, words *rules.Vocabulary, position rules.Position) (judge.Answer, error) {
	text := strings.Join(c.Turn, " ")
	if len(c.Turn) == 0 {
		var err error
		text, err = letter.Turn(env.In, words)
		if violation := (*rules.Violation)(nil); errors.As(err, &violation) {
			return judge.Refusal(violation), nil
		}
		if err != nil {
			return judge.Answer{}, err
		}
	}
	return judge.Judged(text, words, position), nil
}

func (c checkCmd) tell(env *Env, a judge.Answer) (err error) {
	switch {
	case c.json():
		_, err = fmt.Fprintf(env.Out, "%s\n", record.PlainJSON([]byte(a.JSON(env.Words))))
	case a.Refused != nil:
		_, err = fmt.Fprintf(env.Out, "illegal %s\n%s\n", a.Refused.Code, terminal.Visible(env.Words.Error(a.Refused)))
	default:
		return c.legal(env, a.Verdict)
	}
	if a.Refused != nil {
		return errors.Join(err, notSo())
	}
	return err
}

func (c checkCmd) legal(env *Env, v rules.Verdict) error {
	for _, n := range v.Notes {
		fmt.Fprintln(env.Err, terminal.OneLine(env.Words.Say(phrase.New("cli-note", "note", n))))
	}
	if len(v.Removed) > 0 {
		fmt.Fprintln(env.Err, env.Words.Say(phrase.New("cli-removed", "units", removed(v))))
	}
	fmt.Fprintf(env.Out, "legal\n%s\n%s\n", v.Turn, v.Next)
	if v.Outcome.Over() {
		fmt.Fprintf(env.Out, "result %s %s\n", v.Outcome.Result, env.Words.Say(v.Outcome.Phrase()))
	}
	return nil
}

// removed names the units that left the board without being taken: "White's Pd4".
func removed(v rules.Verdict) phrase.List {
	list := phrase.List{How: phrase.Commas}
	for _, u := range v.Removed {
		list.Items = append(list.Items, phrase.New("cli-removed-unit", "side", u.Side, "unit", string(u.Unit)+u.At.String()))
	}
	return list
}

// failed tells a program that asked "check --format json" why nothing could be judged, whatever was wrong with the call.
func failed(env *Env, args []string, err error) {
	at := slices.Index(args, "--format")
	asked := slices.Contains(args, "--format=json") || at >= 0 && at+1 < len(args) && args[at+1] == "json"
	if exit := (*Exit)(nil); args[0] == "check" && asked && errors.As(err, &exit) && exit.Code == exitUsage && exit.Err != nil {
		fmt.Fprintf(env.Out, "%s\n", record.PlainJSON([]byte(judge.Failure(exit.Err, env.Words))))
	}
}

type readCmd struct{}

// readCommand is one command as "pbem read" shows it.
type readCommand struct {
	Line string `json:"line"`
	Kind string `json:"kind"`
	Text string `json:"text"`
}

func (c readCmd) Run(env *Env) error {
	m, err := letter.Read(env.In)
	if err != nil {
		return usage(err)
	}
	from := ""
	if len(m.From) == 1 {
		from = m.From[0].Mailbox
	}
	refused := env.Words.Say(m.Refused)
	if len(m.From) > 1 && refused == "" {
		refused = "The letter names more than one author in From, so it is nobody's: nothing is done, and it is not answered."
	}
	list := []readCommand{}
	for _, c := range letter.Commands(m, letter.Game(m)) {
		list = append(list, readCommand{c.Line, string(c.Kind), c.Text})
	}
	return env.printJSON(map[string]any{"from": from, "subject": m.Subject, "automatic": m.Automatic,
		"text": m.Text, "commands": list, "refused": refused})
}
