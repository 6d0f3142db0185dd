package referee

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/robots"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/rules/phrase"
)

// Thinking is a turn that a program has to find.
type Thinking struct {
	Match  int
	Player string // whom it plays with, by their first address
	Task   robots.Task
	turn   int // the number of the turn, and the take-backs before it
	undos  int
}

// ErrNoThinking is of a match in which no program is to move.
var ErrNoThinking = errors.New("no program is to move")

// ToThink returns what a program has to think about in a match. It may know the position and the turns that led to it, and nothing else.
func ToThink(ctx context.Context, r *talk.Settings, c *changes.Set, match int) (Thinking, error) {
	m, err := c.Match(ctx, match)
	if err != nil {
		return Thinking{}, err
	}
	if !m.Thinks() {
		return Thinking{}, ErrNoThinking
	}
	preset, err := r.Registry.Agreed(ctx, c.Store, m.Terms)
	if err != nil {
		return Thinking{}, err
	}
	seat := m.Program()
	t := Thinking{Match: m.ID, Player: m.Player(seat.Other()).Address, turn: m.Number(), undos: m.Undos}
	t.Task = robots.Task{Rules: robots.RulesOf(preset), Level: m.Player(seat).Level, Seed: r.Key.Seed(m.ID, m.Number(), seat)}
	t.Task.Position, t.Task.Turns = since(m)
	return t, nil
}

// since is the position after the last turn that can't be repeated, and the turns since.
func since(m *adjudicator.Match) (line string, turns []string) {
	line = m.Begun
	if m.SettingUp() {
		return m.Position.String(), nil
	}
	for _, t := range m.Turns {
		turns = append(turns, t.Turn)
		if len(t.Captured) > 0 || t.Reset {
			line, turns = t.Line, nil
		}
	}
	return line, turns
}

// Thought is a turn that a program has found.
type Thought struct {
	Thinking
	robots.Thought
	Program string        // "pbem 1.0"
	Took    time.Duration // of a processor
}

// PlayThought plays a turn that a program has found, and writes one letter of it and of the turn that it answers. The commit has no changes where
// the game has gone on otherwise.
func PlayThought(ctx context.Context, r *talk.Settings, c *changes.Set, t Thought, now time.Time) (games.Commit, error) {
	m, err := c.Match(ctx, t.Match)
	if err != nil {
		return games.Commit{}, err
	}
	if !m.Thinks() || m.Number() != t.turn || m.Undos != t.undos {
		return games.Commit{}, nil
	}
	seat := m.Program()
	told, letter, err := speaks(ctx, r, c, m, now)
	if err != nil {
		return games.Commit{}, err
	}
	program := fmt.Sprintf("%s; level %d", t.Program, m.Player(seat).Level)
	d := r.Rule(c, told, talk.Ruling{Match: m, By: seat, Letter: letter,
		Do: adjudicator.Play{Text: t.Turn, Answers: m.Number(), Thought: adjudicator.Thought{Program: program, Score: t.Score}}})
	if d.Refused {
		return games.Commit{}, fmt.Errorf("the program's turn %s is refused", t.Turn)
	}
	talk.CountThought(c, t.Player, t.Took)
	if _, err := reply.Write(ctx, told, changes.Place{}); err != nil {
		return games.Commit{}, err
	}
	return c.Finish(ctx)
}

// speaks begins the letter of a program's turn. Where the answer to the player's own still waits, it is taken back, and this one says what it said.
func speaks(ctx context.Context, r *talk.Settings, c *changes.Set, m *adjudicator.Match, now time.Time) (*talk.Reply, mailer.Message, error) {
	c.Begin("", now)
	letter := mailer.Message{Received: now}
	told := talk.NewReply(r, c, &talk.Session{Message: letter})
	reader := m.Program().Other()
	waiting := reply.WaitingID(r, m, reader)
	waits, err := c.Store.Recallable(ctx, waiting)
	if err != nil || !waits {
		return told, letter, err
	}
	c.Letter.Recalled = append(c.Letter.Recalled, waiting)
	told.Notify(m.ID, m.Program(), []adjudicator.Notice{{To: reader, Kind: adjudicator.Answered, Text: m.Retold()}})
	told.Retold = m.ID
	return told, letter, nil
}

// PauseThinking reports whether robots have thought as much for a player today as the host allows. The commit then puts the game off until
// tomorrow, and tells the player once.
func PauseThinking(ctx context.Context, r *talk.Settings, c *changes.Set, t Thinking, now time.Time) (pauses bool, commit games.Commit, err error) {
	spent, err := talk.SpentBy(ctx, c, t.Player, now)
	if err != nil || !spent.Over(r.Robots) {
		return false, commit, err
	}
	m, err := c.Match(ctx, t.Match)
	if err != nil || !m.Thinks() {
		return true, commit, err
	}
	told, _, err := speaks(ctx, r, c, m, now)
	if err != nil {
		return true, commit, err
	}
	c.Letter.Dues = append(c.Letter.Dues, games.Due{Match: m.ID, Version: m.Version, At: spent.Until})
	if !spent.Told || len(c.Letter.Recalled) > 0 {
		talk.CountPaused(c, t.Player)
		told.Notify(m.ID, m.Program(), []adjudicator.Notice{{To: m.Program().Other(), Kind: adjudicator.Happened,
			Text: []phrase.Phrase{phrase.New("robot-pauses", "name", m.NameOf(m.Program()), "until", spent.Until)}}})
	}
	if _, err = reply.Write(ctx, told, changes.Place{}); err != nil {
		return true, commit, err
	}
	commit, err = c.Finish(ctx)
	return true, commit, err
}

// AnyTurn is a legal turn of whoever is to move in a match, for a program that finds none: better than none.
func AnyTurn(ctx context.Context, c *changes.Set, match int) (turn string, err error) {
	m, err := c.Match(ctx, match)
	if err != nil {
		return "", err
	}
	for t := range m.Position.Turns() {
		return t.String(), nil
	}
	return "", ErrNoThinking
}
