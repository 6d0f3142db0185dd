package learn

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/tutorial"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Tutorial begins a guided first game, goes on with one, or leaves it. It has a thread of its own: in that of a game an answer would be a
// turn.
func Tutorial(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	p, err := e.Changes.Person(ctx, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	all, err := tutorial.Scripts()
	if err != nil {
		return talk.Answer{}, err
	}
	switch {
	case e.Session.InThread(e.At):
		return notInGame(e, c), nil
	case !e.Session.Vouched():
		return talk.Say(c.Line, phrase.New("tutorial-later", "line", phrase.Words(talk.FirstLine(c.Line)))), nil
	case c.Text == command.TutorialStop:
		return leaveTutorial(ctx, e, c, p)
	case c.Text == command.TutorialNext:
		return skipLesson(ctx, e, c, p)
	}
	return beginTutorial(ctx, e, c, p, all)
}

func notInGame(e *talk.Execution, c command.Command) talk.Answer {
	return talk.Refuse(c.Line, phrase.New("tutorial-not-in-game", "line", phrase.Words(talk.FirstLine(c.Line)), "address", e.Settings.Service.Mailbox))
}

func leaveTutorial(ctx context.Context, e *talk.Execution, c command.Command, p club.Person) (talk.Answer, error) {
	if p.Tutorials.Now == "" {
		return talk.Say(c.Line, phrase.New("tutorial-none")), nil
	}
	_, err := e.Changes.Happened(ctx, e.Session.Speaker.Player.Address, club.TutorialLeft{})
	return talk.Say(c.Line, phrase.New("tutorial-left")), err
}

// beginTutorial goes on where the player has stopped, unless they want to begin anew, or are through.
func beginTutorial(ctx context.Context, e *talk.Execution, c command.Command, p club.Person, all []*tutorial.Script) (talk.Answer, error) {
	s, err := scriptFor(e, c, p, all)
	if err != nil {
		return talk.Refuse(c.Line, changes.Sentence(err)), nil
	}
	if s == nil {
		a := talk.Refuse(c.Line, phrase.New("tutorial-of-none", "preset", phrase.Words(c.Text)))
		a.Lines = tutorials(all)
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
	if _, err := e.Changes.Happened(ctx, e.Session.Speaker.Player.Address, club.TutorialReached{Progress: at}); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, head)
	if first && c.Text == "" {
		a.Text, a.Lines = append(a.Text, phrase.New("tutorial-others")), tutorials(all)
	}
	e.Reply.Add(a)
	return set(e, s, at.Lesson)
}

// scriptFor is the tutorial that is meant: that of the preset named, else the one that goes on, else the one learnt in last that is not over,
// else the first that was never gone through.
func scriptFor(e *talk.Execution, c command.Command, p club.Person, all []*tutorial.Script) (*tutorial.Script, error) {
	if c.Text != "" {
		preset, err := e.Settings.Registry.Find(c.Text, nil)
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
	return talk.List(lines)
}

// gamesByPreset finds the rules of lessons.
func gamesByPreset(r *talk.Settings) func(preset string) (rules.Game, error) {
	return func(preset string) (rules.Game, error) {
		p, err := r.Registry.Find(preset, nil)
		if err != nil {
			return nil, err
		}
		return p.Game, nil
	}
}

// mostSilence is how long a tutorial goes on without an answer; then it rests until it is asked for. It is as long as the address is good
// to which answers are sent.
const mostSilence = talk.AccountLife * changes.Day

// learning reports whether a person's tutorial goes on at a time.
func learning(p club.Person, now time.Time) bool {
	return p.Tutorials.Now != "" && now.Sub(p.Tutorials.Since) <= mostSilence
}

// InTutorial reports whether what the speaker writes can be the answer to a lesson.
func InTutorial(ctx context.Context, who talk.Speaker, c *changes.Set, now time.Time) (bool, error) {
	account := who.Address == talk.AtAccount || who.Request.Number != 0 && who.Request.Match == 0 && who.Request.Player == ""
	if !account || who.Elsewhere || who.Thread.Match != 0 {
		return false, nil
	}
	p, err := c.Person(ctx, who.Player.Address)
	return learning(p, now), err
}

// Learning reads what is an answer to a lesson as one.
func Learning(who talk.Speaker, list []command.Command) []command.Command {
	if !who.Learns {
		return list
	}
	beside := slices.ContainsFunc(list, func(c command.Command) bool { return c.Game != 0 || c.Number != 0 })
	read := make([]command.Command, len(list))
	for i, c := range list {
		read[i] = asLesson(c)
		if beside && read[i].Kind != c.Kind { // the answer goes into the thread of that game, where the next turn would be played
			read[i].Problem = phrase.New("tutorial-not-beside")
		}
	}
	return read
}

func asLesson(c command.Command) command.Command {
	switch {
	case c.Game != 0 || c.Number != 0 || c.Guard != 0:
		return c
	case c.Kind == command.Unknown && (c.Problem.Empty() && c.Nearest == "" || c.Problem.Key == "command-turn-of-which-game"):
		c.Kind, c.Problem = talk.LessonTurn, phrase.Phrase{}
	case c.Kind == command.Try && c.Problem.Key == "command-try-which-game":
		c.Kind, c.Problem = talk.LessonTry, phrase.Phrase{}
	case !c.Problem.Empty():
		return c
	case c.Kind == command.Legal:
		c.Kind = talk.LessonLegal
	case c.Kind == command.Show && c.At == command.Now, c.Kind == command.Resend:
		c.Kind = talk.LessonShow
	}
	return c
}
