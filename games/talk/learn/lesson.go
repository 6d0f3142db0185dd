package learn

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/tutorial"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

// atLesson is where somebody is in a tutorial that goes on.
type atLesson struct {
	script *tutorial.Script
	number int // from 0
	board  tutorial.Board
	name   string // of the pupil
}

func (l atLesson) lesson() tutorial.Lesson { return l.script.Lessons[l.number] }

// lessonOf finds where the speaker is; nil where no tutorial of theirs goes on any more, as after its end in the same letter.
func lessonOf(ctx context.Context, e *talk.Execution) (*atLesson, error) {
	p, err := e.Changes.Person(ctx, e.Session.Speaker.Player.Address)
	if err != nil || p.Tutorials.Now == "" {
		return nil, err
	}
	all, err := tutorial.Scripts()
	if err != nil {
		return nil, err
	}
	s, at := scriptNamed(all, p.Tutorials.Now), p.Tutorials.Of(p.Tutorials.Now)
	if s == nil || at.Lesson >= len(s.Lessons) {
		return nil, nil // a later version has another tutorial
	}
	b, err := s.BoardOf(at.Lesson, gamesByPreset(e.Settings))
	return &atLesson{s, at.Lesson, b, e.Session.Speaker.Player.Name}, err
}

// lesson judges an answer to a lesson. After one that is right the next lesson follows; what stands below it in the letter was written before
// that could be read.
func lesson(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	here, err := lessonOf(ctx, e)
	switch {
	case err != nil:
		return talk.Answer{}, err
	case e.Taught, here == nil:
		return talk.Say(c.Line, phrase.New("tutorial-one-a-letter")), nil
	case e.Session.InThread(e.At): // a line above has opened a game
		return talk.Refuse(c.Line, phrase.New("tutorial-not-beside")), nil
	case c.Kind == talk.LessonShow:
		return set(e, here.script, here.number)
	}
	a, right := here.judge(e.Settings, c)
	a.Line = c.Line
	if !right {
		a.Failed = false // it is no order that others hang upon
		a.After = phrase.New("tutorial-hint", "hint", here.says("-hint"))
		return a, nil
	}
	if here.lesson().Reply != "" {
		if a.Boards, err = here.replied(); err != nil {
			return talk.Answer{}, err
		}
	}
	e.Reply.Add(a)
	return pass(ctx, e, here)
}

// says is a sentence of the lesson: what there is to learn, or with an ending what is asked ("-asks"), and what helps ("-hint").
func (l atLesson) says(ending string) phrase.Phrase {
	return phrase.New("lesson-" + (l.script.Name + "-" + l.lesson().Name + ending))
}

// pass goes on to the next lesson, or to the end.
func pass(ctx context.Context, e *talk.Execution, here *atLesson) (talk.Answer, error) {
	e.Taught = true
	next := club.Progress{Name: here.script.Name, Lesson: here.number + 1, Over: here.number+1 == len(here.script.Lessons)}
	if _, err := e.Changes.Happened(ctx, e.Session.Speaker.Player.Address, club.TutorialReached{Progress: next}); err != nil {
		return talk.Answer{}, err
	}
	if !next.Over {
		return set(e, here.script, next.Lesson)
	}
	return talk.Answer{Subject: phrase.New("tutorial-subject", "n", here.number+1, "title", here.says("-title")), Text: []phrase.Phrase{
		phrase.New("lesson-" + (here.script.Name + "-end")),
		phrase.New("tutorial-end", "preset", here.script.Preset, "address", e.Settings.Service.Mailbox),
	}}, nil
}

// skipLesson tells a right answer, and goes on.
func skipLesson(ctx context.Context, e *talk.Execution, c command.Command, p club.Person) (talk.Answer, error) {
	here, err := lessonOf(ctx, e)
	switch {
	case err != nil:
		return talk.Answer{}, err
	case e.Taught:
		return talk.Say(c.Line, phrase.New("tutorial-one-a-letter")), nil
	case here == nil || !learning(p, e.Session.Message.Received):
		return talk.Say(c.Line, phrase.New("tutorial-none")), nil
	}
	e.Reply.Add(talk.Say(c.Line, phrase.New("tutorial-skipped", "answer", phrase.Command(here.lesson().Answer))))
	return pass(ctx, e, here)
}

// set is the letter of a lesson: what there is to learn, the board, and what is asked.
func set(e *talk.Execution, s *tutorial.Script, number int) (talk.Answer, error) {
	b, err := s.BoardOf(number, gamesByPreset(e.Settings))
	if err != nil {
		return talk.Answer{}, err
	}
	here := atLesson{script: s, number: number}
	a := talk.Answer{Subject: phrase.New("tutorial-subject", "n", number+1, "title", here.says("-title")), Text: []phrase.Phrase{phrase.New("tutorial-lesson", "n", number+1, "of", len(s.Lessons)), here.says("")}}
	a.Boards = []compose.Board{boardOf(b, phrase.New("tutorial-board-answered", "turn", b.Last.Turn))}
	a.After = phrase.New("tutorial-asks", "task", here.says("-asks"))
	return a, nil
}

// boardOf draws what a lesson shows; answered is its title where the other side has answered.
func boardOf(b tutorial.Board, answered phrase.Phrase) compose.Board {
	title, o := phrase.New("tutorial-board"), diagram.Options{As: rules.White}
	if b.Before != nil {
		title = answered
		o.Last, o.LastSide, o.Before, o.Captured, o.Removed = b.Last.Turn, b.Before.ToMove(), b.Before, b.Last.Captured, b.Last.Removed
	}
	return talk.Drawn(title, b.Now, b.Game, o)
}

// replied is the board after the other side's reply, where the next lesson is on another; else that lesson shows it.
func (l atLesson) replied() ([]compose.Board, error) {
	next := l.number + 1
	if next < len(l.script.Lessons) && l.script.Lessons[next].Position == "" {
		return nil, nil
	}
	b, err := l.board.Answered(l.lesson())
	return []compose.Board{boardOf(b, phrase.New("tutorial-board-replied", "turn", b.Last.Turn))}, err
}

// judge answers what somebody wrote to a lesson.
func (l atLesson) judge(r *talk.Settings, c command.Command) (a talk.Answer, right bool) {
	switch c.Kind {
	case talk.LessonLegal:
		return l.looked(c)
	case talk.LessonTry:
		return l.turn(r, strings.Split(c.Text, "\nthen "), tutorial.Try)
	}
	if (command.Command{Kind: command.Turn, Text: c.Text}).Legible() {
		return l.turn(r, []string{c.Text}, tutorial.Play)
	}
	a = talk.Say(c.Line, phrase.New("tutorial-no-turn"))
	a.Prose = true
	return a, false
}

// looked answers a look at a unit, as in a game.
func (l atLesson) looked(c command.Command) (a talk.Answer, right bool) {
	m := &adjudicator.Match{Stage: adjudicator.Playing, Game: l.board.Game, Position: l.board.Now}
	m.Seats[0].Player.Name = l.name
	a = talk.Legal(c, m, adjudicator.WhiteSeat)
	wanted := l.lesson()
	switch {
	case a.Failed:
		return a, false
	case wanted.Asks != tutorial.Legal:
		a.Text = append(a.Text, phrase.New("tutorial-look-free"))
		return a, false
	case squareOf(c.Text) != wanted.Square:
		a.Text = append([]phrase.Phrase{phrase.New("tutorial-other-look", "answer", phrase.Command(wanted.Answer))}, a.Text...)
		return a, false
	}
	a.Text = append([]phrase.Phrase{phrase.New("tutorial-right")}, a.Text...)
	return a, true
}

// turn judges a turn that was tried or sent: first as the game would, then as the lesson does.
func (l atLesson) turn(r *talk.Settings, texts []string, as tutorial.Task) (a talk.Answer, right bool) {
	if len(texts) != 1 {
		return talk.Say("", phrase.New("tutorial-one-turn", "n", len(texts))), false
	}
	v, lacks, err := l.lesson().Judge(texts[0], l.board)
	if err != nil {
		return talk.Say("", phrase.New("tutorial-illegal", "why", changes.Sentence(err))), false
	}
	wanted := l.lesson()
	switch {
	case wanted.Asks == tutorial.Legal:
		return l.shown(r, phrase.New("tutorial-asked-look", "answer", phrase.Command(wanted.Answer)), v), false
	case !lacks.Empty():
		return l.shown(r, lacks, v), false
	case wanted.Asks == tutorial.Try && as == tutorial.Play:
		return l.shown(r, phrase.New("tutorial-asked-try", "answer", phrase.Command(wanted.Answer)), v), false
	case wanted.Asks == tutorial.Play && as == tutorial.Try:
		return l.shown(r, phrase.New("tutorial-asked-turn"), v), false
	}
	return l.shown(r, phrase.New("tutorial-right"), v), true
}

// shown says what there is to say of a legal turn, and draws the board after it.
func (l atLesson) shown(r *talk.Settings, head phrase.Phrase, v rules.Verdict) talk.Answer {
	preset, err := r.Registry.Find(l.script.PresetOf(l.number), nil)
	if err != nil {
		return talk.Say("", changes.Sentence(err))
	}
	a := talk.Say("", head)
	a.Tried(preset, l.board.Now, v, nil)
	return a
}

// squareOf is the square that a look names, with or without the unit in front; "" for none.
func squareOf(text string) string {
	text = strings.TrimSpace(text)
	if len(text) > 2 && text[0] >= 'A' && text[0] <= 'Z' {
		text = text[1:]
	}
	return strings.ToLower(text)
}
