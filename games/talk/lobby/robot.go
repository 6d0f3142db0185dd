package lobby

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/robots"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// playRobot begins a game against the robot by "play", in which the speaker has the first turn unless they want otherwise.
func playRobot(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	c.New = c.Robot()
	return challengeRobot(ctx, e, c)
}

// challengeRobot begins a game against the robot, which accepts at once.
func challengeRobot(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	preset, why, err := talk.PresetToPlay(ctx, e, c.New.Preset, talk.Options(c.New.Options))
	if err != nil || preset == nil {
		return talk.Refuse(c.Line, why), err
	}
	why, err = whyNoRobot(ctx, e, c.New, preset)
	if err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why), err
	}
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	level := c.New.Level
	if level == 0 {
		person, err := e.Changes.Person(ctx, me.Address)
		if err != nil {
			return talk.Answer{}, err
		}
		level = min(person.Against(preset.Name).Level, robot.LevelsOf(preset.Game))
	}
	return beginRobot(ctx, e, c, preset, robotGame(e, c.New, preset, me, level))
}

// rematchRobot begins a game by the terms of one against a robot that is over, with colours changed: at the speaker's own level where that game
// has changed it, else at the same.
func rematchRobot(ctx context.Context, e *talk.Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	person, err := e.Changes.Person(ctx, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	c.New = rematchOf(m, seat, c.New)
	c.New.Timed = c.New.Time.Limited()
	if own := person.Against(m.Terms.Preset); c.New.Level == 0 && own.Moved != m.ID {
		c.New.Level = m.Player(seat.Other()).Level
	}
	return challengeRobot(ctx, e, c)
}

// whyNoRobot says why the speaker can't begin a game against the robot; nothing where they can.
func whyNoRobot(ctx context.Context, e *talk.Execution, n *command.New, preset *presets.Preset) (phrase.Phrase, error) {
	if why := unplayable(preset, n.Position); !why.Empty() {
		return why, nil
	}
	if n.Timed && n.Time.Limited() {
		if why := talk.OutOfBounds(e, n, "new"); !why.Empty() {
			return why, nil
		}
	}
	if most := robot.LevelsOf(preset.Game); n.Level > most {
		return phrase.New("robot-levels", "title", phrase.GameText(preset.Title), "most", most), nil
	}
	if why, err := talk.TooManyRobots(ctx, e); err != nil || !why.Empty() {
		return why, err
	}
	going, err := boardOfPeople(ctx, e, preset, n.Position)
	if err == nil && going {
		return phrase.New("robot-board-of-people"), nil
	}
	return phrase.Phrase{}, err
}

// robotGame is the challenge to the robot, but for its number. It has no clock unless one is asked for: the robot is in no hurry.
func robotGame(e *talk.Execution, n *command.New, preset *presets.Preset, me games.Player, level int) adjudicator.Open {
	do := talk.Opening(e, n, preset, me, games.Player{Address: adjudicator.ProgramID})
	do.To = ""
	if !n.Timed {
		do.Terms.Time = adjudicator.Terms{}.Time
	}
	opponent := &do.White
	if do.Challenger == adjudicator.WhiteSeat {
		opponent = &do.Black
	}
	*opponent = adjudicator.Player{Name: fmt.Sprintf("Robot, level %d", level), Address: adjudicator.ProgramID, Level: level}
	return do
}

// beginRobot makes the match, and has the robot accept it and, where set-ups are secret, send its own before anybody else's can be there.
func beginRobot(ctx context.Context, e *talk.Execution, c command.Command, preset *presets.Preset, do adjudicator.Open) (talk.Answer, error) {
	unborn, d, err := opened(ctx, e, do, preset)
	if err != nil {
		return talk.Answer{}, err
	}
	if d.Refused {
		return talk.Answer{Line: c.Line, Text: d.Notices[0].Text, Failed: true}, nil
	}
	changes.KeepPreset(e.Changes, games.Preset{Hash: preset.Hash, Data: preset.Data})
	e.Changes.Decided(unborn, d)
	record, err := e.Settings.Recording(ctx, e.Changes, d.Match)
	if err != nil {
		return talk.Answer{}, err
	}
	mine, theirs := do.Challenger, do.Challenger.Other()
	joined := e.Settings.Decision(talk.Ruling{Match: d.Match, By: theirs, Letter: e.Session.Message, Do: adjudicator.Join{Record: record}})
	e.Changes.Decided(d.Match, joined)
	m, notices := joined.Match, talk.NoticesTo(joined.Notices, mine)
	if m.Secret() && m.Awaits(theirs) {
		if m, err = secretSetup(ctx, e, m, theirs, preset); err != nil {
			return talk.Answer{}, err
		}
	}
	talk.CountBegun(e)
	e.Reply.Begun = m.ID
	return talk.Answer{Line: c.Line, Notices: notices}.In(m, mine), nil
}

// secretSetup has the robot set up. It is given the game and nothing of the match but the level.
func secretSetup(ctx context.Context, e *talk.Execution, m *adjudicator.Match, seat adjudicator.Seat, preset *presets.Preset) (*adjudicator.Match, error) {
	line := m.Start
	if s, ok := preset.Game.Start().(rules.Setting); ok {
		line = s.For(seat.Side()).String()
	}
	thought, err := robots.Here{}.Think(ctx, robots.Task{
		Rules: robots.RulesOf(preset), Position: line, Level: m.Player(seat).Level, Seed: e.Settings.Key.Seed(m.ID, 0, seat)})
	if err != nil {
		return nil, fmt.Errorf("a robot's set-up: %w", err)
	}
	d := e.Settings.Decision(talk.Ruling{Match: m, By: seat, Letter: e.Session.Message, Do: adjudicator.Play{Text: thought.Turn, Answers: m.Number()}})
	if d.Refused {
		return nil, fmt.Errorf("a robot's set-up %s was refused", thought.Turn)
	}
	e.Changes.Decided(m, d)
	return d.Match, nil
}

const (
	// lastBoards is how many of the last boards of people's games robots leave alone.
	lastBoards = 10
	// mostCompared is how many games are looked at.
	mostCompared = 2000
)

// boardOfPeople reports whether a line is the board of a game that goes on between people, or was a few turns ago: no robot helps in one.
func boardOfPeople(ctx context.Context, e *talk.Execution, preset *presets.Preset, line string) (bool, error) {
	if line == "" {
		return false, nil
	}
	position, err := preset.Game.Parse(line)
	if err != nil {
		return false, nil // it was refused before
	}
	wanted := rules.Recurring(position.String())
	if wanted == rules.Recurring(preset.Game.Start().String()) {
		return false, nil
	}
	list, err := e.Changes.Store.Matches(ctx, games.Query{Live: true, Limit: mostCompared})
	if err != nil {
		return false, err
	}
	for _, s := range list {
		if s.Stage != adjudicator.Playing || s.Program != games.NoProgram || s.Preset != preset.Name {
			continue
		}
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return false, err
		}
		lines := []string{m.Begun}
		for _, t := range m.Turns {
			lines = append(lines, t.Line)
		}
		if slices.ContainsFunc(lines[max(0, len(lines)-lastBoards):], func(l string) bool { return rules.Recurring(l) == wanted }) {
			return true, nil
		}
	}
	return false, nil
}
