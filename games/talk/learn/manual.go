package learn

import (
	"context"
	"strings"

	"pbem/docs"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// help sends a page of the manual; to somebody who has proved nothing, the small page for newcomers.
func help(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	topic := strings.ToLower(strings.TrimSpace(c.Text))
	in, err := talk.Reads(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	page, ok := docs.Help(in, topic)
	p, err := e.Settings.Registry.Find(topic, nil)
	switch {
	case ok && e.Session.Proven():
		return talk.Answer{Line: c.Line, Page: page}, nil
	case ok && topic != "" && topic != "help":
		return talk.Answer{Line: c.Line, Text: later(e)}, nil
	case ok:
		return talk.Answer{Line: c.Line, Page: docs.Newcomers(in)}, nil
	case err == nil:
		return rulesPage(ctx, e, c.Line, p)
	case !e.Session.Proven(): // "please help me start"
		return talk.Answer{Line: c.Line, Text: GameNamed(e.Settings, topic), Page: docs.Newcomers(in)}, nil
	}
	return noHelp(c, topic, in), nil
}

func noHelp(c command.Command, topic string, in *catalog.Language) talk.Answer {
	return talk.Refuse(c.Line, phrase.New("referee-no-help", "topic", phrase.Words(topic), "topics", phrase.Series{How: phrase.Commas, Items: docs.TopicsIn(in)}))
}

func listPresets(r *talk.Settings, c command.Command) talk.Answer {
	a := talk.Say(c.Line, phrase.New("referee-presets"))
	for _, p := range r.Registry.List() {
		a.Lines = append(a.Lines, phrase.Of(p.Name), phrase.New("referee-preset-about", "about", phrase.GameText(p.About)))
	}
	a.Lines = talk.List(a.Lines)
	return a
}

// Rules sends the rules of a preset; without a name, in the proven thread of a game, those of the game.
func Rules(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	name := strings.ToLower(strings.TrimSpace(c.Text))
	if name == "" && e.Session.InThread(e.At) {
		m, err := e.Changes.Match(ctx, e.At.Match)
		if err != nil && !changes.NotFound(err) {
			return talk.Answer{}, err
		}
		if err == nil {
			name = m.Terms.Preset
		}
	}
	if name == "" {
		return talk.Refuse(c.Line, phrase.New("command-rules-of-what")), nil
	}
	p, why, err := talk.PresetSeen(ctx, e, name)
	if err != nil || p == nil {
		return talk.Refuse(c.Line, why), err
	}
	return rulesPage(ctx, e, c.Line, p)
}

// rulesPage tells the rules of a preset: to somebody who has proved nothing, in short.
func rulesPage(ctx context.Context, e *talk.Execution, line string, p *presets.Preset) (talk.Answer, error) {
	a := talk.Say(line, phrase.New("referee-rules", "title", phrase.GameText(p.Title), "preset", p.Name, "about", talk.About(p)))
	if talk.OfInventor(p) {
		a.Text = []phrase.Phrase{phrase.New("own-rules", "title", phrase.Words(p.Title))}
	}
	if !e.Session.Proven() {
		if short := docs.Short(p); !short.Empty() {
			a.Text = append(a.Text, phrase.New("referee-in-short", "short", short))
		}
		a.Text = append(a.Text, later(e)...)
		return a, nil
	}
	in, err := talk.Reads(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	a.Page = docs.RulesOf(p, in)
	return a, nil
}

// GameNamed tells of the game that words name, the one with the longest title of several; nothing where they name none.
func GameNamed(r *talk.Settings, words string) []phrase.Phrase {
	words = strings.ToLower(words)
	var best presets.Summary
	for _, p := range r.Registry.List() {
		if len(p.Title) > len(best.Title) && (strings.Contains(words, strings.ToLower(p.Title)) || strings.Contains(words, p.Name)) {
			best = p
		}
	}
	if best.Name == "" {
		return nil
	}
	said := phrase.New("referee-sentence", "why", phrase.GameText(best.About))
	return []phrase.Phrase{phrase.New("referee-rules", "title", phrase.GameText(best.Title), "preset", best.Name, "about", said)}
}

// later says how to come by a page of the manual that is not sent to everybody.
func later(e *talk.Execution) []phrase.Phrase {
	text := []phrase.Phrase{phrase.New("referee-page-later")}
	if e.Settings.Web != "" {
		text = append(text, phrase.New("referee-page-on-web", "address", phrase.Page{Site: e.Settings.Web}))
	}
	return text
}
