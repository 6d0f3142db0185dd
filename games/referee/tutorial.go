package referee

import (
	"context"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games/tutorial"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// tutorial begins a guided first game, goes on with one, or leaves it. It has a thread of its own: in that of a game an answer would be a
// turn.
func (e *execution) tutorial(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	p, err := e.changes.person(ctx, me.Address)
	if err != nil {
		return answer{}, err
	}
	all, err := tutorial.Scripts()
	if err != nil {
		return answer{}, err
	}
	switch {
	case e.session.inThread(e.at):
		return e.notInGame(c), nil
	case !e.session.vouched():
		return say(c.Line, phrase.New("tutorial-later", "line", phrase.Words(firstLine(c.Line)))), nil
	case c.Text == command.TutorialStop:
		return e.leaveTutorial(ctx, c, p)
	case c.Text == command.TutorialNext:
		return e.skipLesson(ctx, c, p)
	}
	return e.beginTutorial(ctx, c, p, all)
}

func (e *execution) notInGame(c command.Command) answer {
	return refuse(c.Line, phrase.New("tutorial-not-in-game", "line", phrase.Words(firstLine(c.Line)), "address", e.referee.Service.Mailbox))
}

func (e *execution) leaveTutorial(ctx context.Context, c command.Command, p club.Person) (answer, error) {
	if p.Tutorials.Now == "" {
		return say(c.Line, phrase.New("tutorial-none")), nil
	}
	_, err := e.changes.happened(ctx, e.session.speaker.player.Address, club.TutorialLeft{})
	return say(c.Line, phrase.New("tutorial-left")), err
}

// beginTutorial goes on where the player has stopped, unless they want to begin anew, or are through.
func (e *execution) beginTutorial(ctx context.Context, c command.Command, p club.Person, all []*tutorial.Script) (answer, error) {
	s, err := e.scriptFor(c, p, all)
	if err != nil {
		return refuse(c.Line, sentence(err)), nil
	}
	if s == nil {
		a := refuse(c.Line, phrase.New("tutorial-of-none", "preset", phrase.Words(c.Text)))
		a.lines = tutorials(all)
		return a, nil
	}
	at := p.Tutorials.Of(s.Name)
	head := phrase.New("tutorial-begins", "n", len(s.Lessons))
	switch {
	case at.Over || c.All || at.Lesson >= len(s.Lessons):
		at = club.Progress{Name: s.Name}
	case at.Lesson > 0:
		head = phrase.New("tutorial-goes-on")
	}
	first := len(p.Tutorials.Known) == 0
	if _, err := e.changes.happened(ctx, e.session.speaker.player.Address, club.TutorialReached{Progress: at}); err != nil {
		return answer{}, err
	}
	a := say(c.Line, head)
	if first && c.Text == "" {
		a.text, a.lines = append(a.text, phrase.New("tutorial-others")), tutorials(all)
	}
	e.reply.add(a)
	return e.set(s, at.Lesson)
}

// scriptFor is the tutorial that is meant: that of the preset named, else the one that goes on, else the one learnt in last that is not over,
// else the first that was never gone through.
func (e *execution) scriptFor(c command.Command, p club.Person, all []*tutorial.Script) (*tutorial.Script, error) {
	if c.Text != "" {
		preset, err := e.referee.Registry.Find(c.Text, nil)
		if err != nil {
			return nil, err
		}
		return tutorial.Of(preset.RulesPage, all), nil
	}
	if s := scriptNamed(all, p.Tutorials.Now); s != nil {
		return s, nil
	}
	for _, known := range slices.Backward(p.Tutorials.Known) {
		if s := scriptNamed(all, known.Name); s != nil && (!known.Over || c.All) {
			return s, nil
		}
	}
	for _, s := range all {
		if !p.Tutorials.Of(s.Name).Over {
			return s, nil
		}
	}
	return all[0], nil
}

func scriptNamed(all []*tutorial.Script, name string) *tutorial.Script {
	i := slices.IndexFunc(all, func(s *tutorial.Script) bool { return s.Name == name })
	if i < 0 {
		return nil
	}
	return all[i]
}

// tutorials lists all there are, with what begins each.
func tutorials(all []*tutorial.Script) []phrase.Phrase {
	var lines []phrase.Phrase
	for _, s := range all {
		lines = append(lines, phrase.New("tutorial-line", "name", s.Name, "n", len(s.Lessons)))
	}
	return list(lines)
}

// games finds the rules of lessons.
func (r *Referee) games() func(preset string) (rules.Game, error) {
	return func(preset string) (rules.Game, error) {
		p, err := r.Registry.Find(preset, nil)
		if err != nil {
			return nil, err
		}
		return p.Game, nil
	}
}
