package changes

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
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
