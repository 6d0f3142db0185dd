// Package changes is the store as it will be: what a letter, or a moment, changes is written into a [Set] and read from it at once, so that one letter
// is decided upon a single picture of the store, and becomes one commit.
//
// The idea: a Set reads the store of the transaction in which the letter is decided, and keeps what it read and what was changed since. What can be
// asked of it beside the rows themselves (a name that is free, what an account was charged, how a match stands for its readers) are functions.
package changes

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

// Set decides one letter, or one moment, upon a store: what the letter has changed so far is read from it at once. What it reads of the
// store holds for as long as it lives; so the store is that of the transaction in which the letter is decided (games.Tx), unless it only reads.
// It is not safe for concurrent use.
type Set struct {
	Store    games.Store
	Registry *Registry

	// Now is when letters are decided; zero for when each arrived. Away are outages that are not over, up to now.
	Now  time.Time
	Away []clock.Interval

	Zones   *Zones
	Ratings *ratings.Kept
	told    map[int]time.Time // up to when matches were told free time
	taken   []taken           // what the letter takes of vacation budgets
	turns   []kept            // that it has played in games with a clock
	ended   []int             // its matches that are over, or were

	// What was read, or made of what was read, and changed since.
	people      map[string]club.Person     // by the first address of the player
	offers      map[int]club.Offer         // by their numbers
	tournaments map[int]club.Tournament    // likewise
	Matches     map[int]*adjudicator.Match // likewise
	players     map[string]games.Player    // by their first addresses
	drawn       map[games.Numbered][]int   // numbers, in their order
	log         *gamelog.Edge
	Stored      stored

	Key       token.Ring        // of what stays of those who are forgotten
	Site      string            // whose log it is
	Inventors map[string]string // the addresses of those who get copies of games, by preset

	Letter games.Commit // what the letter changes
}

// New returns one that shows the store as it is.
func New(store games.Store, registry *Registry) *Set {
	return &Set{
		Store: store, Registry: registry, Stored: newStored(),
		Zones: &Zones{}, Ratings: &ratings.Kept{}, told: map[int]time.Time{},
		people: map[string]club.Person{}, offers: map[int]club.Offer{}, tournaments: map[int]club.Tournament{},
		Matches: map[int]*adjudicator.Match{}, players: map[string]games.Player{}, drawn: map[games.Numbered][]int{},
	}
}

// Begin begins a letter, or a tick, whose digest then is "".
func (c *Set) Begin(digest string, at time.Time) {
	c.Letter = games.Commit{Digest: digest, At: at}
}

// Rename gives the letter another digest, now that more is known of it; games.ErrDuplicate when it was handled under that.
func Rename(ctx context.Context, c *Set, digest string) error {
	handled, err := c.Store.Seen(ctx, digest)
	if err == nil && handled {
		err = games.ErrDuplicate
	}
	c.Letter.Digest = digest
	return err
}

// commit returns what the letter changes.
func (c *Set) commit() games.Commit {
	done := c.Letter
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

// Decided takes over what the adjudicator has decided about a match.
func (c *Set) Decided(before *adjudicator.Match, d adjudicator.Decision) {
	if len(d.Events) == 0 {
		return
	}
	change := changeOf(c, d.Match.ID, before.Version)
	change.Events = append(change.Events, d.Events...)
	change.Summary = Summary(d.Match, c.Letter.At)
	logDecided(c, before, d.Match)
	keepTime(c, before, d)
	settled(c, before, d.Match)
	takeDays(c, d)
	c.Matches[d.Match.ID] = d.Match
}

// changeOf returns the letter's change of a match, which was at the version before it.
func changeOf(c *Set, match, version int) *games.Change {
	for i := range c.Letter.Changes {
		if c.Letter.Changes[i].Match == match {
			return &c.Letter.Changes[i]
		}
	}
	c.Letter.Changes = append(c.Letter.Changes, games.Change{Match: match, Expect: version})
	return &c.Letter.Changes[len(c.Letter.Changes)-1]
}

// KeepPlayer replaces what is known of a player, but for the number, which stays.
func (c *Set) KeepPlayer(p games.Player) {
	if p.Number == 0 {
		p.Number = c.players[p.Address].Number
	}
	c.players[p.Address] = p
	c.Letter.Players = set(c.Letter.Players, p, func(other games.Player) bool { return other.Address == p.Address })
}

// KeepRequest makes a request, or closes it.
func (c *Set) KeepRequest(r games.Request) {
	c.Letter.Requests = append(c.Letter.Requests, r)
}

// titleOf is what lists call a game: an inventor's own by its title, set off as words of theirs.
func titleOf(t adjudicator.Terms) string {
	if t.OfInventor() {
		return "“" + t.Title + "”"
	}
	return t.Title
}

// KeepPreset keeps the file of a preset, so that a match begun today replays under today's rules for ever.
func KeepPreset(c *Set, p games.Preset) {
	if !slices.ContainsFunc(c.Letter.Presets, func(other games.Preset) bool { return other.Hash == p.Hash }) {
		c.Letter.Presets = append(c.Letter.Presets, p)
	}
}

// presetFile returns the file of a preset by its hash: one that the letter at hand brought, or one that is kept.
func (c *Set) presetFile(ctx context.Context, hash string) ([]byte, error) {
	for _, p := range c.Letter.Presets {
		if p.Hash == hash {
			return p.Data, nil
		}
	}
	return c.Store.Preset(ctx, hash)
}

// Give has an address belong to a player from now on; before is to whom it belonged until now.
func Give(c *Set, address, player, before string) {
	c.Letter.Addresses = append(c.Letter.Addresses, games.Address{Address: address, Player: player, Before: before})
}

// Send puts a letter into the outbox.
func (c *Set) Send(o games.Outgoing) {
	c.Letter.Outbox = append(c.Letter.Outbox, o)
}

// Made reports whether the letter at hand has made the match.
func Made(c *Set, match int) bool {
	return slices.ContainsFunc(c.Letter.Changes, func(change games.Change) bool { return change.Match == match && change.Expect == 0 })
}

// Acted reports whether the letter at hand did something in a game, besides showing that its writer can be reached, and making older
// questions and addresses worthless.
func Acted(c *Set) bool {
	for _, change := range c.Letter.Changes {
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

// Summary is a match as lists show it.
func Summary(m *adjudicator.Match, now time.Time) games.Summary {
	s := games.Summary{
		ID: m.ID, Version: m.Version, Stage: m.Stage, Preset: m.Terms.Preset, Title: titleOf(m.Terms),
		White: m.Seats[0].Player, Black: m.Seats[1].Player, Turn: m.Number(), ToMove: m.ToMove(),
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
