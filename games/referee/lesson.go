package referee

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
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
func (e *execution) lessonOf(ctx context.Context) (*atLesson, error) {
	p, err := e.changes.person(ctx, e.session.speaker.player.Address)
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
	b, err := s.BoardOf(at.Lesson, e.referee.games())
	return &atLesson{s, at.Lesson, b, e.session.speaker.player.Name}, err
}

// lesson judges an answer to a lesson. After one that is right the next lesson follows; what stands below it in the letter was written before
// that could be read.
func (e *execution) lesson(ctx context.Context, c command.Command) (answer, error) {
	here, err := e.lessonOf(ctx)
	switch {
	case err != nil:
		return answer{}, err
	case e.taught, here == nil:
		return say(c.Line, phrase.New("tutorial-one-a-letter")), nil
	case e.session.inThread(e.at): // a line above has opened a game
		return refuse(c.Line, phrase.New("tutorial-not-beside")), nil
	case c.Kind == lessonShow:
		return e.set(here.script, here.number)
	}
	a, right := here.judge(e.referee, c)
	a.line = c.Line
	if !right {
		a.failed = false // it is no order that others hang upon
		a.after = phrase.New("tutorial-hint", "hint", here.says("-hint"))
		return a, nil
	}
	if here.lesson().Reply != "" {
		if a.boards, err = here.replied(); err != nil {
			return answer{}, err
		}
	}
	e.reply.add(a)
	return e.pass(ctx, here)
}

// says is a sentence of the lesson: what there is to learn, or with an ending what is asked ("-asks"), and what helps ("-hint").
func (l atLesson) says(ending string) phrase.Phrase {
	return phrase.New("lesson-" + (l.script.Name + "-" + l.lesson().Name + ending))
}

// pass goes on to the next lesson, or to the end.
func (e *execution) pass(ctx context.Context, here *atLesson) (answer, error) {
	e.taught = true
	next := club.Progress{Name: here.script.Name, Lesson: here.number + 1, Over: here.number+1 == len(here.script.Lessons)}
	if _, err := e.changes.happened(ctx, e.session.speaker.player.Address, club.TutorialReached{Progress: next}); err != nil {
		return answer{}, err
	}
	if !next.Over {
		return e.set(here.script, next.Lesson)
	}
	return answer{subject: phrase.New("tutorial-subject", "n", here.number+1, "title", here.says("-title")), text: []phrase.Phrase{
		phrase.New("lesson-" + (here.script.Name + "-end")),
		phrase.New("tutorial-end", "preset", here.script.Preset, "address", e.referee.Service.Mailbox),
	}}, nil
}

// skipLesson tells a right answer, and goes on.
func (e *execution) skipLesson(ctx context.Context, c command.Command, p club.Person) (answer, error) {
	here, err := e.lessonOf(ctx)
	switch {
	case err != nil:
		return answer{}, err
	case e.taught:
		return say(c.Line, phrase.New("tutorial-one-a-letter")), nil
	case here == nil || !learning(p, e.session.message.Received):
		return say(c.Line, phrase.New("tutorial-none")), nil
	}
	e.reply.add(say(c.Line, phrase.New("tutorial-skipped", "answer", phrase.Command(here.lesson().Answer))))
	return e.pass(ctx, here)
}

// set is the letter of a lesson: what there is to learn, the board, and what is asked.
func (e *execution) set(s *tutorial.Script, number int) (answer, error) {
	b, err := s.BoardOf(number, e.referee.games())
	if err != nil {
		return answer{}, err
	}
	here := atLesson{script: s, number: number}
	a := answer{subject: phrase.New("tutorial-subject", "n", number+1, "title", here.says("-title")), text: []phrase.Phrase{phrase.New("tutorial-lesson", "n", number+1, "of", len(s.Lessons)), here.says("")}}
	a.boards = []compose.Board{boardOf(b, phrase.New("tutorial-board-answered", "turn", b.Last.Turn))}
	a.after = phrase.New("tutorial-asks", "task", here.says("-asks"))
	return a, nil
}

// boardOf draws what a lesson shows; answered is its title where the other side has answered.
func boardOf(b tutorial.Board, answered phrase.Phrase) compose.Board {
	title, o := phrase.New("tutorial-board"), diagram.Options{As: rules.White}
	if b.Before != nil {
		title = answered
		o.Last, o.LastSide, o.Before, o.Captured, o.Removed = b.Last.Turn, b.Before.ToMove(), b.Before, b.Last.Captured, b.Last.Removed
	}
	return drawn(title, b.Now, b.Game, o)
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
func (l atLesson) judge(r *Referee, c command.Command) (a answer, right bool) {
	switch c.Kind {
	case lessonLegal:
		return l.looked(c)
	case lessonTry:
		return l.turn(r, strings.Split(c.Text, "\nthen "), tutorial.Try)
	}
	if (command.Command{Kind: command.Turn, Text: c.Text}).Legible() {
		return l.turn(r, []string{c.Text}, tutorial.Play)
	}
	a = say(c.Line, phrase.New("tutorial-no-turn"))
	a.prose = true
	return a, false
}

// looked answers a look at a unit, as in a game.
func (l atLesson) looked(c command.Command) (a answer, right bool) {
	m := &adjudicator.Match{Stage: adjudicator.Playing, Game: l.board.Game, Position: l.board.Now}
	m.Players[0].Name = l.name
	a = legal(c, m, adjudicator.WhiteSeat)
	wanted := l.lesson()
	switch {
	case a.failed:
		return a, false
	case wanted.Asks != tutorial.Legal:
		a.text = append(a.text, phrase.New("tutorial-look-free"))
		return a, false
	case squareOf(c.Text) != wanted.Square:
		a.text = append([]phrase.Phrase{phrase.New("tutorial-other-look", "answer", phrase.Command(wanted.Answer))}, a.text...)
		return a, false
	}
	a.text = append([]phrase.Phrase{phrase.New("tutorial-right")}, a.text...)
	return a, true
}
