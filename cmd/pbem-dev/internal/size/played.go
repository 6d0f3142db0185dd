package size

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/archive/gamelog"
)

// played is a model once more: under another number, by others, at another time.
type played struct {
	*model
	id     int
	people [2]person
	later  time.Duration // than the model
	live   bool          // it is not over at the end
}

func (g *played) begins() time.Time { return g.model.begins().Add(g.later) }

// at is when a letter of it came.
func (g *played) at(step int) time.Time { return g.commits[step].At.Add(g.later) }

// shifted is a moment of the model's as of this game; zero stays zero.
func (g *played) shifted(at time.Time) time.Time {
	if at.IsZero() {
		return at
	}
	return at.Add(g.later)
}

// hash makes of a hash of the model's the one of this game, of the same length.
func (g *played) hash(of string) string {
	if of == "" {
		return ""
	}
	sum := sha256.Sum256(binary.AppendVarint([]byte(of), int64(g.id)))
	return hex.EncodeToString(sum[:])[:min(len(of), 64)]
}

// person is who plays as somebody of the model's, by address.
func (g *played) person(address string) (person, bool) {
	for i, p := range g.model.players {
		if p.Address == address {
			return g.people[i], true
		}
	}
	return 0, false
}

func (g *played) address(of string) string {
	if p, ok := g.person(of); ok {
		return p.address()
	}
	return of
}

func (g *played) number(of int) int {
	for i, p := range g.model.players {
		if p.Number == of {
			return int(g.people[i])
		}
	}
	return of
}

// player is somebody of the model's as matches name them.
func (g *played) player(of adjudicator.Player) adjudicator.Player {
	if p, ok := g.person(of.Address); ok {
		if before, _, _ := strings.Cut(of.Address, "@"); of.Name == before {
			return adjudicator.Player{Name: strings.Split(p.address(), "@")[0], Address: p.address()} // whose name is not known yet
		}
		return adjudicator.Player{Name: p.name(), Address: p.address()}
	}
	return of
}

// change is what a letter changes in the match.
func (g *played) change(c games.Change) games.Change {
	c.Match = g.id
	s := &c.Summary
	s.ID, s.White, s.Black = g.id, g.player(s.White), g.player(s.Black)
	s.Updated, s.Due, s.Deadline = g.shifted(s.Updated), g.shifted(s.Due), g.shifted(s.Deadline)
	events := make([]adjudicator.Event, len(c.Events))
	for i, e := range c.Events {
		e.At, e.Cause, e.Fact = g.shifted(e.At), g.hash(e.Cause), g.fact(e.Fact)
		events[i] = e
	}
	c.Events = events
	return c
}

// fact is one of the model's: those that tell of people tell of these.
func (g *played) fact(f adjudicator.Fact) adjudicator.Fact {
	switch f := f.(type) {
	case adjudicator.Opened:
		f.ID, f.White, f.Black = g.id, g.player(f.White), g.player(f.Black)
		return f
	case adjudicator.Accepted:
		f.Name = g.people[1].name()
		f.Record.White, f.Record.Black = games.Player{Number: int(g.people[0])}.ID(), games.Player{Number: int(g.people[1])}.ID()
		return f
	}
	return f
}

// counted is what a letter counts for the players, and for the lists.
func (g *played) counted(to *games.Commit, c games.Commit) {
	for _, e := range c.Endings {
		to.Endings = append(to.Endings, games.Ending{Player: g.number(e.Player), Match: g.id, At: g.shifted(e.At), Counts: e.Counts})
	}
	for _, t := range c.Timekeeping {
		t.Player, t.Day = g.number(t.Player), club.Day(g.shifted(c.At))
		to.Timekeeping = append(to.Timekeeping, t)
	}
	for _, r := range c.Results {
		r.Match = g.id
		r.Game.White, r.Game.Black = games.Player{Number: int(g.people[0])}.ID()+"@"+site, games.Player{Number: int(g.people[1])}.ID()+"@"+site
		r.Game.Ended = g.shifted(r.Game.Ended).Truncate(time.Second) // as records tell it; else it would be corrected, and its list with it, when somebody is forgotten
		r.Names = [2]string{g.people[0].name(), g.people[1].name()}
		to.Results = append(to.Results, r)
	}
	for _, r := range c.Requests {
		to.Requests = append(to.Requests, g.request(r))
	}
}

func (g *played) request(r games.Request) games.Request {
	r.Number = g.id<<20 | r.Number&(1<<20-1)
	r.Address, r.Text = g.address(r.Address), strings.ReplaceAll(r.Text, g.model.players[1].Address, g.people[1].address())
	r.Made, r.Expires = g.shifted(r.Made), g.shifted(r.Expires)
	told := make([]games.Told, len(r.Told))
	for i, t := range r.Told {
		t.Match = g.id
		told[i] = t
	}
	r.Told = told
	if r.Match != 0 {
		r.Match = g.id
	}
	if r.Asked.Match != 0 {
		r.Asked.Match = g.id
	}
	return r
}

// lines are those of the log of the archive. Links are made up: no record is written.
func (g *played) lines(c games.Commit) (all []string, err error) {
	for _, text := range c.Log.Lines {
		line, err := gamelog.ParseLine(text)
		if err != nil {
			return nil, err
		}
		line.Game, line.Link = g.id, g.hash(line.Link)
		all = append(all, line.String())
	}
	return all, nil
}
