package changes

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules"
	"pbem/rules/robot"
)

// RobotPlayed is what a game against a robot that the letter at hand has ended counts for its player; ok is false where it has ended none, or one
// that was not played to its end.
func RobotPlayed(c *Set, m *adjudicator.Match) (f club.RobotPlayed, ok bool) {
	program := m.Program()
	if program == adjudicator.NoSeat || m.Stage != adjudicator.Over || m.Outcome.Cause.Uncounted() || !endedNow(c, m.ID) {
		return f, false
	}
	f = club.RobotPlayed{Game: m.ID, Preset: m.Terms.Preset, Level: m.Player(program).Level, Levels: robot.LevelsOf(m.Game), Outcome: club.LostByPerson, Loose: m.Undos > 0, Private: m.Terms.Private}
	switch winner, won := m.Outcome.Result.Winner(); {
	case m.Outcome.Result == rules.Drawn:
		f.Outcome = club.DrawnGame
	case !won:
		return f, false
	case adjudicator.SeatOf(winner) != program:
		f.Outcome = club.WonByPerson
	}
	return f, true
}

// endedNow reports whether the letter at hand has ended a match.
func endedNow(c *Set, match int) bool {
	return slices.ContainsFunc(c.Letter.Changes, func(change games.Change) bool {
		return change.Match == match && slices.ContainsFunc(change.Events, func(e adjudicator.Event) bool { _, ended := e.Fact.(adjudicator.Ended); return ended })
	})
}

// countRobot adds a game against a robot that has ended to what its player has played: nowhere among people's.
func countRobot(ctx context.Context, c *Set, m *adjudicator.Match) error {
	f, ok := RobotPlayed(c, m)
	if !ok || m.Seats[m.Program().Other().Side()].Forgotten {
		return nil
	}
	_, err := c.Happened(ctx, m.Player(m.Program().Other()).Address, f)
	return err
}
