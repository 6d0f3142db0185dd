// Package tutorial is the guided first games: for each game system a script of lessons, which is data (scripts/*.yaml), and what an answer
// to a lesson is worth. A lesson shows a board and asks for one thing: a look, a try, or a turn that does something. What is asked is
// judged by the engine of the game itself, never by comparing words: any turn that does what the lesson is about will do.
//
// The sentences of a lesson stand in the catalogue, under keys that begin with "lesson-" and its names; a test holds both together.
package tutorial

import (
	"bytes"
	"embed"
	"fmt"
	"slices"

	"gopkg.in/yaml.v3"

	"pbem/notation"
	"pbem/rules"
)

//go:embed scripts/*.yaml
var files embed.FS

// Task is the form of what a lesson asks for.
type Task string

const (
	Legal Task = "legal" // a look at what a unit can do
	Try   Task = "try"   // a turn that is tried
	Play  Task = "turn"  // a turn
)

// Script is the tutorial of one game system.
type Script struct {
	Name    string   `yaml:"-"`      // of its file, and of the system: "cosmic"
	Preset  string   `yaml:"preset"` // whose rules hold in its lessons
	Pages   []string `yaml:"pages"`  // the pages of rules of the presets that it is a first game of
	Lessons []Lesson `yaml:"lessons"`
}

// Lesson is one letter's.
type Lesson struct {
	Name     string `yaml:"name"`
	Preset   string `yaml:"preset"`   // whose rules hold, where they are not the script's
	Position string `yaml:"position"` // what the board shows; "" is how the lesson before it ends, or the start of the game
	Asks     Task   `yaml:"asks"`
	Square   string `yaml:"square"` // of Legal: of the unit; "" asks who can act
	Goal     Goal   `yaml:"goal"`   // of Try and Play
	Answer   string `yaml:"answer"` // one answer that is right, as a player writes it
	Reply    string `yaml:"reply"`  // of Play: the turn with which the other side answers; "" leaves this board behind
}

// Goal is what the turn has to do that a lesson asks for. Zero asks for any turn.
type Goal struct {
	Turns    []string `yaml:"turns"`    // it leads where one of these leads
	From     string   `yaml:"from"`     // a unit moves that stood there
	Actions  int      `yaml:"actions"`  // it has at least so many
	Captures int      `yaml:"captures"` // it takes at least so many units
	Removes  int      `yaml:"removes"`  // it has at least so many of the other side's units fall off
	Does     string   `yaml:"does"`     // one action is of this kind: "slide", "promote", "immobilise"
	Wins     bool     `yaml:"wins"`
}

// Scripts are all tutorials, in the order in which they are told.
func Scripts() ([]*Script, error) {
	var list []*Script
	for _, name := range []string{"chesimals", "lifeform", "amoeba", "cosmic"} {
		s, err := read(name)
		if err != nil {
			return nil, fmt.Errorf("tutorial %s: %w", name, err)
		}
		list = append(list, s)
	}
	return list, nil
}

func read(name string) (*Script, error) {
	data, err := files.ReadFile("scripts/" + name + ".yaml")
	if err != nil {
		return nil, err
	}
	s := &Script{Name: name}
	d := yaml.NewDecoder(bytes.NewReader(data))
	d.KnownFields(true)
	if err := d.Decode(s); err != nil {
		return nil, err
	}
	return s, nil
}

// Of is the script by which a game is learnt whose rules stand on a page; nil where there is none.
func Of(page string, all []*Script) *Script {
	for _, s := range all {
		if slices.Contains(s.Pages, page) {
			return s
		}
	}
	return nil
}

// PresetOf is the preset whose rules hold in a lesson.
func (s *Script) PresetOf(lesson int) string {
	if p := s.Lessons[lesson].Preset; p != "" {
		return p
	}
	return s.Preset
}

// Board is what a lesson shows.
type Board struct {
	Game   rules.Game
	Before rules.Position // before the last turn; nil where there was none
	Last   rules.Verdict  // the turn with which the other side has answered the lesson before
	Now    rules.Position
}

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
