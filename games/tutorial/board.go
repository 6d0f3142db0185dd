package tutorial

import (
	"fmt"

	"pbem/notation"
	"pbem/rules"
)

// Rules finds the game of a preset by its name.
type Rules func(preset string) (rules.Game, error)

// BoardOf sets up the board of a lesson. An error means that the script is wrong, or that a preset is not what it was.
func (s *Script) BoardOf(lesson int, find Rules) (Board, error) {
	game, err := find(s.PresetOf(lesson))
	if err != nil {
		return Board{}, err
	}
	here := s.Lessons[lesson]
	switch {
	case here.Position != "":
		now, err := game.Parse(here.Position)
		return Board{Game: game, Now: now}, err
	case lesson == 0:
		return Board{Game: game, Now: game.Start()}, nil
	}
	before, err := s.BoardOf(lesson-1, find)
	if err != nil || s.Lessons[lesson-1].Reply == "" {
		return before, err
	}
	return before.Answered(s.Lessons[lesson-1])
}

// Answered is the board after the turn that a lesson asks for, and the other side's.
func (b Board) Answered(l Lesson) (Board, error) {
	played, err := notation.Judge(l.Answer, b.Game.Vocabulary(), b.Now)
	if err != nil {
		return Board{}, fmt.Errorf("lesson %s, its answer: %w", l.Name, err)
	}
	reply, err := notation.Judge(l.Reply, b.Game.Vocabulary(), played.Next)
	if err != nil {
		return Board{}, fmt.Errorf("lesson %s, the reply: %w", l.Name, err)
	}
	return Board{Game: b.Game, Before: played.Next, Last: reply, Now: reply.Next}, nil
}
