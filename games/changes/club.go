package changes

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules"
	"pbem/rules/robot"
)

// Person returns what the player with a first address has chosen that concerns more than one game.
func (c *Set) Person(ctx context.Context, address string) (club.Person, error) {
	if p, ok := c.people[address]; ok {
		return p, nil
	}
	player, err := c.Player(ctx, address)
	if err != nil || player.Number == 0 { // who has no row has chosen nothing
		return club.Person{}, err
	}
	events, err := c.Stored.personEvents(ctx, c.Store, player.Number)
	if err != nil {
		return club.Person{}, err
	}
	p, err := club.Apply(club.Person{}, events...)
	if err != nil {
		return club.Person{}, fmt.Errorf("%s: %w", club.PersonStream(player.Number), err)
	}
	c.people[address] = p
	return p, nil
}

// Happened adds facts to the stream of the player with a first address, caused by the letter at hand, and returns the person after them.
func (c *Set) Happened(ctx context.Context, address string, facts ...club.Fact) (club.Person, error) {
	before, err := c.Person(ctx, address)
	if err != nil || len(facts) == 0 {
		return before, err
	}
	player, err := c.Numbered(ctx, address)
	if err != nil {
		return before, err
	}
	events := clubEvents(c, facts)
	after, err := club.Apply(before, events...)
	if err != nil {
		return before, err
	}
	change := streamChange(c, club.PersonStream(player.Number), before.Version)
	change.Events = append(change.Events, events...)
	c.people[address] = after
	return after, nil
}

// streamChange returns the letter's change of a stream, which was at the version before it.
func streamChange(c *Set, stream club.Stream, version int) *games.ClubChange {
	i := slices.IndexFunc(c.Letter.Club, func(change games.ClubChange) bool { return change.Stream == stream })
	if i < 0 {
		c.Letter.Club = append(c.Letter.Club, games.ClubChange{Stream: stream, Expect: version})
		i = len(c.Letter.Club) - 1
	}
	return &c.Letter.Club[i]
}

// BannedTrace is of what a keyed hash stays when somebody is forgotten who is banned (club.md, C-4).
const BannedTrace = "banned"

// Banned reports whether the host wants somebody to play here no more. That outlasts their being forgotten.
func (c *Set) Banned(ctx context.Context, p games.Player) (bool, error) {
	if p.Number == 0 {
		return Traced(ctx, c, BannedTrace, Canonical(p.Address))
	}
	person, err := c.Person(ctx, p.Address)
	return person.Ban.Stands(), err
}

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
