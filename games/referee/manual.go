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

func (r *Referee) help(c command.Command) answer {
	topic := strings.ToLower(strings.TrimSpace(c.Text))
	if page, ok := docs.Help(topic); ok {
		return answer{line: c.Line, page: page}
	}
	if p, err := r.Registry.Find(topic, nil); err == nil {
		return r.rulesPage(c.Line, p)
	}
	return refuse(c.Line, phrase.New("referee-no-help", "topic", phrase.Words(topic), "topics", phrase.Series{How: phrase.Commas, Items: docs.Topics()}))
}

func (r *Referee) listPresets(c command.Command) answer {
	a := say(c.Line, phrase.New("referee-presets"))
	for _, p := range r.Registry.List() {
		a.lines = append(a.lines, phrase.Of(p.Name), phrase.New("referee-preset-about", "about", phrase.Words(p.About)))
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
	return e.referee.rulesPage(c.Line, p), nil
}

func (r *Referee) rulesPage(line string, p *presets.Preset) answer {
	a := say(line, phrase.New("referee-rules", "title", p.Title, "preset", p.Name, "about", about(p)))
	in := r.Language
	if in == nil {
		in = catalog.English()
	}
	a.page = docs.RulesOf(p, in)
	return a
}

// about is what a preset says of itself, as a sentence.
func about(p *presets.Preset) phrase.Phrase {
	return phrase.New("referee-sentence", "why", phrase.Words(p.About))
}
