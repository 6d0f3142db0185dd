package referee

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/presets"
)

func (t *visit) help(c command.Command) answer {
	topic := strings.ToLower(strings.TrimSpace(c.Text))
	if page, ok := docs.Help(topic); ok {
		return answer{line: c.Line, page: page}
	}
	if p, err := t.referee.Shelf.Find(topic, nil); err == nil {
		return rulesPage(c.Line, p)
	}
	return refuse(c.Line, "There is no help on “%s”. The topics are %s.", topic, strings.Join(docs.Topics(), ", "))
}

func (t *visit) listPresets(c command.Command) answer {
	var b strings.Builder
	for _, p := range t.referee.Shelf.List() {
		fmt.Fprintf(&b, "%s\n    %s\n", p.Name, p.About)
	}
	a := say(c.Line, "These games can be played. “rules NAME” sends the rules of one, “new NAME vs ADDRESS” begins it.")
	a.verbatim = b.String()
	return a
}

// rules sends the rules of a preset; without a name, in the proven thread of a game, those of the game.
func (t *visit) rules(ctx context.Context, c command.Command) (answer, error) {
	name := strings.ToLower(strings.TrimSpace(c.Text))
	if name == "" && t.inThread() {
		m, err := t.match(ctx, t.who.match)
		if err != nil && !notFound(err) {
			return answer{}, err
		}
		name = m.Terms.Preset
	}
	if name == "" {
		return refuse(c.Line, "Which rules? Write “rules NAME”; “presets” lists the names."), nil
	}
	p, err := t.referee.Shelf.Find(name, nil)
	if err != nil {
		return refuse(c.Line, "%s", sentence(err)), nil
	}
	return rulesPage(c.Line, p), nil
}

func rulesPage(line string, p *presets.Preset) answer {
	a := say(line, "%s (%s): %s", p.Title, p.Name, sentence(errors.New(p.About)))
	a.page = docs.RulesOf(p, catalog.English())
	return a
}
