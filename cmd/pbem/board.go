package main

import (
	"cmp"
	"fmt"
	"strings"

	"pbem/cmd/internal/picture"
	"pbem/games/archive/rulebook"
	"pbem/mailer/command"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/listing"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// variant is the set of flags that choose a game: a built-in preset or a host's own file, with options.
type variant struct {
	Preset  string   `arg:"" placeholder:"arg-preset" help:"flag-preset"`
	Options []string `name:"option" sep:"none" placeholder:"place-option" help:"flag-option"`
}

func (v variant) load() (*presets.Preset, error) {
	var settings []presets.Setting
	for _, text := range v.Options {
		s, err := presets.ParseSetting(text)
		if err != nil {
			return nil, usage(err)
		}
		settings = append(settings, s)
	}
	p, err := rulebook.Load(presetName(v.Preset), settings)
	if err != nil {
		return nil, usage(err)
	}
	return p, nil
}

// presetName is the name of the built-in preset that words name as in a letter: "Chesimals II". Other words stay as they are.
func presetName(words string) string {
	var known command.Context
	for _, p := range presets.Names() {
		known.Presets, known.Titles = append(known.Presets, p.Name), append(known.Titles, p.Title)
	}
	return cmp.Or(known.Preset(words), words)
}

// place adds the position to the game.
type place struct {
	variant
	Position string `placeholder:"place-position" help:"flag-position"`
}

func (p place) load() (*presets.Preset, rules.Position, error) {
	preset, err := p.variant.load()
	if err != nil {
		return nil, nil, err
	}
	if p.Position == "" {
		return preset, preset.Game.Start(), nil
	}
	position, err := preset.Game.Parse(strings.TrimSpace(p.Position))
	if err != nil {
		return nil, nil, usage(phrase.Errorf("judge-position", "why", err))
	}
	return preset, position, nil
}

// begun refuses a position that waits for a set-up: it has no turns to list or count yet, though its game is not over.
func (p place) begun(position rules.Position) error {
	s, ok := position.(rules.Setting)
	if !ok || !rules.AwaitsSetup(position) {
		return nil
	}
	call := "pbem check " + word(p.Preset)
	if p.Position != "" {
		call += fmt.Sprintf(" --position %q", p.Position)
	}
	return usage(phrase.Errorf("listing-awaits-setup", "awaited", listing.Awaited(s), "call", call, "turn", phrase.Quote(listing.Example(s), 0)))
}

// word is a text as one word of a command line.
func word(text string) string {
	if strings.ContainsAny(text, " '\"") {
		return fmt.Sprintf("%q", text)
	}
	return text
}

type positionCmd struct {
	variant
	output
}

func (c positionCmd) Run(env *Env) error {
	preset, err := c.load()
	if err != nil {
		return err
	}
	line := preset.Game.Start().String()
	if c.json() {
		return env.printJSON(map[string]string{"preset": preset.Name, "options": preset.OptionText(), "position": line})
	}
	_, err = fmt.Fprintln(env.Out, line)
	return err
}

type boardCmd struct {
	place
	textStyle
	As     string `enum:"white,black,mover" default:"white" help:"flag-board-as"`
	Format string `enum:"text,words,svg,png,html" default:"text" help:"flag-board-format"`
	Output string `short:"o" placeholder:"place-file" help:"flag-output"`
}

func (c boardCmd) Run(env *Env) error {
	if err := c.check(c.Format); err != nil {
		return usage(err)
	}
	preset, position, err := c.load()
	if err != nil {
		return err
	}
	drawing := diagram.New(position, preset.Game.Vocabulary(), diagram.Options{As: picture.SeenFrom(c.As, position)}).In(env.Words.Say)
	drawn, err := picture.Draw(drawing, c.Format, c.style(), picture.Heading{Title: env.Words.Say(phrase.Of(phrase.GameText(preset.Title))), In: env.Words})
	if err != nil {
		return outside(err)
	}
	return writeResult(env, c.Output, drawn)
}
