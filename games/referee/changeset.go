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
	"pbem/notation/ending"
)

// Changeset is the store as it will be when everything decided so far is committed: by the letters before, and by the one at
// hand. Whatever is written into it is read from it at once. It is not safe for concurrent use.
//
// One letter at a time is decided in it: begin, then its changes, then commit; or rollback, after which it is as it was before
// that letter.
type Changeset struct {
	store    games.Store
	registry *Registry

	// Now is when letters are decided; zero for when each arrived. Away are outages that are not over, up to now.
	Now  time.Time
	Away []clock.Interval

	zones       *Zones
	ratings     *ratings.Kept
	told        map[int]time.Time          // up to when matches were told free time
	taken       []taken                    // what the letter at hand takes of vacation budgets
	people      map[string]club.Person     // read or changed, by the first address of the player
	offers      map[int]club.Offer         // read or changed
	tournaments map[int]club.Tournament    // likewise
	watched     map[int]games.Watched      // changed
	observers   map[seen]games.Observer    // changed
	comments    []games.Comment            // made
	matches     map[int]*adjudicator.Match // read or changed
	summaries   map[int]games.Summary      // of those that were changed
	players     map[string]games.Player    // read or changed
	names       map[string]games.Name      // written, by their looks
	owners      map[string]string          // addresses that were given away, and the players that they belong to now
	requests    map[int]games.Request      // made or closed
	handled     map[string]bool            // digests
	turns       []kept                     // that the letter at hand has played in games with a clock
	ended       []int                      // matches of the letter at hand that are over, or were
	results     map[int]replaced           // changed
	outbox      []games.Outgoing           // letters that are not yet in the store, the oldest first
	pending     []games.Charge             // likewise
	held        []games.Held               // likewise
	brought     map[string]bool            // held texts that a letter brings, by their IDs
	topics      queue                      // what waits for digests

	key  token.Ring // of what stays of those who are forgotten
	site string     // whose log it is

	inventors map[string]string // the addresses of those who get copies of games, by preset

	stored stored // and has been read before

	log *gamelog.Edge // the log with the lines of the letters before; nil: not read yet

	letter  games.Commit // what the letter at hand changes
	undo    []func()     // how to take that back, in the order in which it was done
	authors authorship
}

// NewChangeset returns one that shows the store as it is.
func NewChangeset(store games.Store, registry *Registry) *Changeset {
	return &Changeset{
		store: store, registry: registry, stored: newStored(),
		zones: &Zones{}, ratings: &ratings.Kept{}, told: map[int]time.Time{},
		people:      map[string]club.Person{},
		offers:      map[int]club.Offer{},
		results:     map[int]replaced{},
		tournaments: map[int]club.Tournament{},
		watched:     map[int]games.Watched{}, observers: map[seen]games.Observer{},
		matches: map[int]*adjudicator.Match{}, summaries: map[int]games.Summary{}, players: map[string]games.Player{},
		names: map[string]games.Name{}, owners: map[string]string{}, requests: map[int]games.Request{}, handled: map[string]bool{}, brought: map[string]bool{},
		topics:  queue{told: map[string]bool{}, retimed: map[string]time.Time{}},
		authors: authorship{wrote: map[any][]int{}, read: map[int]bool{}},
	}
}

// begin begins a letter, or a tick, whose digest then is "". What a letter before it left unfinished is taken back.
func (c *Changeset) begin(digest string, at time.Time) {
	c.rollback()
	c.letter = games.Commit{Digest: digest, At: at}
}

// rename gives the letter at hand another digest, now that more is known of it; games.ErrDuplicate when it was handled under that.
func (c *Changeset) rename(ctx context.Context, digest string) error {
	handled, err := c.seen(ctx, digest)
	if err == nil && handled {
		err = games.ErrDuplicate
	}
	c.letter.Digest = digest
	return err
}

// rollback takes back what the letter at hand has changed.
func (c *Changeset) rollback() {
	for _, undo := range slices.Backward(c.undo) {
		undo()
	}
	c.undo, c.letter = nil, games.Commit{}
	clear(c.authors.read)
}

// commit ends the letter at hand and returns what it changes. The changeset goes on to show it.
func (c *Changeset) commit() games.Commit {
	done := c.letter
	slices.SortFunc(done.Names, func(a, b games.Name) int { return cmp.Compare(a.Look, b.Look) })
	slices.SortFunc(done.Changes, func(a, b games.Change) int { return cmp.Compare(a.Match, b.Match) })
	slices.SortFunc(done.Players, func(a, b games.Player) int { return cmp.Compare(a.Address, b.Address) })
	slices.SortFunc(done.Club, func(a, b games.ClubChange) int { return cmp.Compare(a.Stream, b.Stream) })
	for _, p := range done.Players {
		p.Version++ // as the store will count
		c.players[p.Address] = p
	}
	for _, n := range done.Names {
		n.Version++
		c.names[n.Look] = n
	}
	for _, w := range done.Watched {
		w.Version++
		c.watched[w.Match] = w
	}
	for _, digest := range []string{done.Digest, done.Imprint} {
		if digest != "" {
			write(c, c.handled, digest, true)
		}
	}
	done.After = c.decidedAfter(done.Digest)
	c.undo, c.letter = nil, games.Commit{}
	return done
}

// write sets an entry of one of the maps so that it can be taken back.
func write[K comparable, V any](c *Changeset, m map[K]V, key K, value V) {
	before, had := m[key]
	c.undo = append(c.undo, func() {
		if had {
			m[key] = before
		} else {
			delete(m, key)
		}
	})
	m[key] = value
	c.wrote(entryOf(m, key))
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
	write(c, c.matches, d.Match.ID, d.Match)
	write(c, c.summaries, d.Match.ID, change.Summary)
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
	write(c, c.players, p.Address, p)
	i := slices.IndexFunc(c.letter.Players, func(other games.Player) bool { return other.Address == p.Address })
	if i < 0 {
		c.letter.Players = append(c.letter.Players, p)
		return
	}
	c.letter.Players[i] = p
}

// keepRequest makes a request, or closes it.
func (c *Changeset) keepRequest(r games.Request) {
	write(c, c.requests, r.Number, r)
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
	write(c, c.owners, address, player)
	c.letter.Addresses = append(c.letter.Addresses, games.Address{Address: address, Player: player, Before: before})
}

// send puts a letter into the outbox.
func (c *Changeset) send(o games.Outgoing) {
	before := c.outbox
	c.undo = append(c.undo, func() { c.outbox = before })
	c.outbox = append(c.outbox, o)
	c.wrote(lettersTo(o.To))
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

// summary is a match as lists show it.
func summary(m *adjudicator.Match, now time.Time) games.Summary {
	s := games.Summary{
		ID: m.ID, Version: m.Version, Stage: m.Stage, Preset: m.Terms.Preset, Title: m.Terms.Title,
		White: m.Players[0], Black: m.Players[1], Turn: m.Number(), ToMove: m.ToMove(),
		Result: string(m.Outcome.Result), Reason: ending.Write(m.Outcome), Private: m.Terms.Private, Updated: now,
	}
	if due, ok := adjudicator.NextDue(m); ok {
		s.Due = due
	}
	if deadline, ok := m.Deadline(); ok {
		s.Deadline = deadline
	}
	return s
}
