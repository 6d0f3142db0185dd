package referee

import (
	"cmp"
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/ratings"
	"pbem/mailer/token"
)

// Changeset decides one letter, or one moment, upon a store: what the letter has changed so far is read from it at once. What it reads of the
// store holds for as long as it lives; so the store is that of the transaction in which the letter is decided (games.Tx), unless it only reads.
// It is not safe for concurrent use.
type Changeset struct {
	store    games.Store
	registry *Registry

	// Now is when letters are decided; zero for when each arrived. Away are outages that are not over, up to now.
	Now  time.Time
	Away []clock.Interval

	zones   *Zones
	ratings *ratings.Kept
	told    map[int]time.Time // up to when matches were told free time
	taken   []taken           // what the letter takes of vacation budgets
	turns   []kept            // that it has played in games with a clock
	ended   []int             // its matches that are over, or were

	// What was read, or made of what was read, and changed since.
	people      map[string]club.Person     // by the first address of the player
	offers      map[int]club.Offer         // by their numbers
	tournaments map[int]club.Tournament    // likewise
	matches     map[int]*adjudicator.Match // likewise
	players     map[string]games.Player    // by their first addresses
	drawn       map[games.Numbered][]int   // numbers, in their order
	log         *gamelog.Edge
	stored      stored

	key       token.Ring        // of what stays of those who are forgotten
	site      string            // whose log it is
	inventors map[string]string // the addresses of those who get copies of games, by preset

	letter games.Commit // what the letter changes
}

// NewChangeset returns one that shows the store as it is.
func NewChangeset(store games.Store, registry *Registry) *Changeset {
	return &Changeset{
		store: store, registry: registry, stored: newStored(),
		zones: &Zones{}, ratings: &ratings.Kept{}, told: map[int]time.Time{},
		people: map[string]club.Person{}, offers: map[int]club.Offer{}, tournaments: map[int]club.Tournament{},
		matches: map[int]*adjudicator.Match{}, players: map[string]games.Player{}, drawn: map[games.Numbered][]int{},
	}
}

// begin begins a letter, or a tick, whose digest then is "".
func (c *Changeset) begin(digest string, at time.Time) {
	c.letter = games.Commit{Digest: digest, At: at}
}

// rename gives the letter another digest, now that more is known of it; games.ErrDuplicate when it was handled under that.
func (c *Changeset) rename(ctx context.Context, digest string) error {
	handled, err := c.store.Seen(ctx, digest)
	if err == nil && handled {
		err = games.ErrDuplicate
	}
	c.letter.Digest = digest
	return err
}

// commit returns what the letter changes.
func (c *Changeset) commit() games.Commit {
	done := c.letter
	slices.SortFunc(done.Names, func(a, b games.Name) int { return cmp.Compare(a.Look, b.Look) })
	slices.SortFunc(done.Changes, func(a, b games.Change) int { return cmp.Compare(a.Match, b.Match) })
	slices.SortFunc(done.Players, func(a, b games.Player) int { return cmp.Compare(a.Address, b.Address) })
	slices.SortFunc(done.Club, func(a, b games.ClubChange) int { return cmp.Compare(a.Stream, b.Stream) })
	return done
}

// set puts a row in place of the one in a list that is the same thing, or behind all.
func set[T any](list []T, row T, same func(T) bool) []T {
	if i := slices.IndexFunc(list, same); i >= 0 {
		list[i] = row
		return list
	}
	return append(list, row)
}

// last returns what was last put into a list of what a function tells.
func last[T any](list []T, is func(T) bool) (row T, ok bool) {
	for _, row := range slices.Backward(list) {
		if is(row) {
			return row, true
		}
	}
	return row, false
}

// decided takes over what the adjudicator has decided about a match.
func (c *Changeset) decided(before *adjudicator.Match, d adjudicator.Decision) {
	if len(d.Events) == 0 {
		return
	}
	change := c.changeOf(d.Match.ID, before.Version)
	change.Events = append(change.Events, d.Events...)
	change.Summary = summary(d.Match, c.letter.At)
	c.logDecided(before, d.Match)
	c.keepTime(before, d)
	c.settled(before, d.Match)
	c.takeDays(d)
	c.matches[d.Match.ID] = d.Match
}

// changeOf returns the letter's change of a match, which was at the version before it.
func (c *Changeset) changeOf(match, version int) *games.Change {
	for i := range c.letter.Changes {
		if c.letter.Changes[i].Match == match {
			return &c.letter.Changes[i]
		}
	}
	c.letter.Changes = append(c.letter.Changes, games.Change{Match: match, Expect: version})
	return &c.letter.Changes[len(c.letter.Changes)-1]
}

// keepPlayer replaces what is known of a player, but for the number, which stays.
func (c *Changeset) keepPlayer(p games.Player) {
	if p.Number == 0 {
		p.Number = c.players[p.Address].Number
	}
	c.players[p.Address] = p
	c.letter.Players = set(c.letter.Players, p, func(other games.Player) bool { return other.Address == p.Address })
}

// keepRequest makes a request, or closes it.
func (c *Changeset) keepRequest(r games.Request) {
	c.letter.Requests = append(c.letter.Requests, r)
}

// keepPreset keeps the file of a preset, so that a match begun today replays under today's rules for ever.
func (c *Changeset) keepPreset(p games.Preset) {
	if !slices.ContainsFunc(c.letter.Presets, func(other games.Preset) bool { return other.Hash == p.Hash }) {
		c.letter.Presets = append(c.letter.Presets, p)
	}
}

// give has an address belong to a player from now on; before is to whom it belonged until now.
func (c *Changeset) give(address, player, before string) {
	c.letter.Addresses = append(c.letter.Addresses, games.Address{Address: address, Player: player, Before: before})
}

// send puts a letter into the outbox.
func (c *Changeset) send(o games.Outgoing) {
	c.letter.Outbox = append(c.letter.Outbox, o)
}

// made reports whether the letter at hand has made the match.
func (c *Changeset) made(match int) bool {
	return slices.ContainsFunc(c.letter.Changes, func(change games.Change) bool { return change.Match == match && change.Expect == 0 })
}

// acted reports whether the letter at hand did something in a game, besides showing that its writer can be reached, and making older
// questions and addresses worthless.
func (c *Changeset) acted() bool {
	for _, change := range c.letter.Changes {
		for _, e := range change.Events {
			switch f := e.Fact.(type) {
			case adjudicator.Reached, adjudicator.Resumed, adjudicator.AddressClosed, adjudicator.Tried:
			case adjudicator.AutomaticVacation, adjudicator.FlagFell: // time did that, and the letter only came after it
			case adjudicator.Held:
				if f.Prepared.Waits() {
					return true
				}
			default:
				return true
			}
		}
	}
	return false
}

// programIn is what a program does in a match.
func programIn(m *adjudicator.Match) games.Program {
	switch {
	case m.Program() == adjudicator.NoSeat:
		return games.NoProgram
	case m.Thinks():
		return games.ProgramThinks
	}
	return games.ProgramPlays
}

// summary is a match as lists show it.
func summary(m *adjudicator.Match, now time.Time) games.Summary {
	s := games.Summary{
		ID: m.ID, Version: m.Version, Stage: m.Stage, Preset: m.Terms.Preset, Title: m.Terms.Title,
		White: m.Players[0], Black: m.Players[1], Turn: m.Number(), ToMove: m.ToMove(),
		Result: string(m.Outcome.Result), Reason: string(m.Outcome.Cause), Private: m.Terms.Private, Updated: now, Program: programIn(m),
	}
	if s.Program == games.ProgramThinks { // at once
		s.Due = m.TurnSince
		return s
	}
	if due, ok := adjudicator.NextDue(m); ok {
		s.Due = due
	}
	if deadline, ok := m.Deadline(); ok {
		s.Deadline = deadline
	}
	return s
}
