package referee

import (
	"context"
	"strings"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// help sends a page of the manual; to somebody who has proved nothing, the small page for newcomers.
func (e *execution) help(ctx context.Context, c command.Command) (answer, error) {
	topic := strings.ToLower(strings.TrimSpace(c.Text))
	in, err := e.reads(ctx)
	if err != nil {
		return answer{}, err
	}
	page, ok := docs.Help(in, topic)
	p, err := e.referee.Registry.Find(topic, nil)
	switch {
	case ok && e.session.proven():
		return answer{line: c.Line, page: page}, nil
	case ok && topic != "" && topic != "help":
		return answer{line: c.Line, text: e.later()}, nil
	case ok:
		return answer{line: c.Line, page: docs.Newcomers(in)}, nil
	case err == nil:
		return e.rulesPage(ctx, c.Line, p)
	case !e.session.proven(): // "please help me start"
		return answer{line: c.Line, text: e.referee.gameNamed(topic), page: docs.Newcomers(in)}, nil
	}
	return noHelp(c, topic, in), nil
}

func noHelp(c command.Command, topic string, in *catalog.Language) answer {
	return refuse(c.Line, phrase.New("referee-no-help", "topic", phrase.Words(topic), "topics", phrase.Series{How: phrase.Commas, Items: docs.TopicsIn(in)}))
}

func (r *Referee) listPresets(c command.Command) answer {
	a := say(c.Line, phrase.New("referee-presets"))
	for _, p := range r.Registry.List() {
		a.lines = append(a.lines, phrase.Of(p.Name), phrase.New("referee-preset-about", "about", phrase.GameText(p.About)))
	}
	a.lines = list(a.lines)
	return a
}

// rules sends the rules of a preset; without a name, in the proven thread of a game, those of the game.
func (e *execution) rules(ctx context.Context, c command.Command) (answer, error) {
	name := strings.ToLower(strings.TrimSpace(c.Text))
	if name == "" && e.session.inThread(e.at) {
		m, err := e.changes.match(ctx, e.at.match)
		if err != nil && !notFound(err) {
			return answer{}, err
		}
		if err == nil {
			name = m.Terms.Preset
		}
	}
	if name == "" {
		return refuse(c.Line, phrase.New("referee-which-rules")), nil
	}
	p, err := e.referee.Registry.Find(name, nil)
	if err != nil {
		return refuse(c.Line, sentence(err)), nil
	}
	return e.rulesPage(ctx, c.Line, p)
}

// rulesPage tells the rules of a preset: to somebody who has proved nothing, in short.
func (e *execution) rulesPage(ctx context.Context, line string, p *presets.Preset) (answer, error) {
	a := say(line, phrase.New("referee-rules", "title", phrase.GameText(p.Title), "preset", p.Name, "about", about(p)))
	if !e.session.proven() {
		if short := docs.Short(p); !short.Empty() {
			a.text = append(a.text, phrase.New("referee-in-short", "short", short))
		}
		a.text = append(a.text, e.later()...)
		return a, nil
	}
	in, err := e.reads(ctx)
	if err != nil {
		return answer{}, err
	}
	a.page = docs.RulesOf(p, in)
	return a, nil
}

// gameNamed tells of the game that words name, the one with the longest title of several; nothing where they name none.
func (r *Referee) gameNamed(words string) []phrase.Phrase {
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

// about is what a preset says of itself, as a sentence.
func about(p *presets.Preset) phrase.Phrase {
	return phrase.New("referee-sentence", "why", phrase.GameText(p.About))
}

// later says how to come by a page of the manual that is not sent to everybody.
func (e *execution) later() []phrase.Phrase {
	text := []phrase.Phrase{phrase.New("referee-page-later")}
	if e.referee.Web != "" {
		text = append(text, phrase.New("referee-page-on-web", "address", phrase.Page{Site: e.referee.Web}))
	}
	return text
}
