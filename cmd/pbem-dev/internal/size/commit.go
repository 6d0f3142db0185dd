package size

import (
	"strings"
	"time"

	"pbem/games"
)

// whole is a game that ended before all that is kept of its letters: all of it at once.
func (g *played) whole(kept games.Ages) ([]games.Commit, error) {
	all := games.Commit{At: g.at(len(g.commits) - 1)}
	change := games.Change{Match: g.id}
	var digests []games.Commit
	asked := map[int]int{}
	for i, c := range g.commits {
		for _, part := range c.Changes {
			part = g.change(part)
			change.Events, change.Summary = append(change.Events, part.Events...), part.Summary
		}
		var counted games.Commit
		g.counted(&counted, c)
		all.Endings, all.Timekeeping, all.Results = append(all.Endings, counted.Endings...), append(all.Timekeeping, counted.Timekeeping...), append(all.Results, counted.Results...)
		for _, r := range counted.Requests { // made once, and closed once
			if r.Done && asked[r.Number] == 0 {
				continue // it was made before the match
			}
			asked[r.Number]++
			all.Requests = append(all.Requests, r)
		}
		lines, err := g.lines(c)
		if err != nil {
			return nil, err
		}
		all.Log.Lines = append(all.Log.Lines, lines...)
		if at := g.at(i); at.After(kept.Digests) {
			digests = append(digests, games.Commit{Digest: g.hash(c.Digest), Imprint: g.hash(c.Imprint), At: at})
		}
	}
	all.Changes = []games.Change{change}
	return append(digests, all), nil
}

// step is what one letter of a game has done, as far as it is kept. last says whose bytes of the letters stay, and bytes how many of each, 0 for all.
func (g *played) step(i int, kept games.Ages, last bool, bytes int) (games.Commit, error) {
	c, at := g.commits[i], g.at(i)
	to := games.Commit{At: at}
	if at.After(kept.Digests) {
		to.Digest, to.Imprint = g.hash(c.Digest), g.hash(c.Imprint)
	}
	for _, part := range c.Changes {
		to.Changes = append(to.Changes, g.change(part))
	}
	g.counted(&to, c)
	if i == 0 {
		to.Requests = nil // made before the match
	}
	lines, err := g.lines(c)
	if err != nil {
		return to, err
	}
	to.Log.Lines = lines
	if at.After(kept.Now.Add(-games.ChargesKept)) {
		for _, charge := range c.Charges {
			charge.Account, charge.At = g.renamed(charge.Account), g.shifted(charge.At)
			to.Charges = append(to.Charges, charge)
		}
	}
	if at.After(kept.Traces) {
		g.told(&to, c, last, bytes)
	}
	return to, nil
}

// told adds the rows of the letter that came and of those that went.
func (g *played) told(to *games.Commit, c games.Commit, last bool, bytes int) {
	to.Handling, to.Receipt = c.Handling, c.Receipt
	to.Handling.From, to.Handling.Player = g.address(c.Handling.From), g.address(c.Handling.Player)
	to.Handling.MessageID = g.hash(c.Digest)[:24] + "@" + g.address(c.Handling.From)
	if to.Handling.Match != 0 {
		to.Handling.Match = g.id
	}
	to.Receipt.Received, to.Receipt.Handled = to.At, to.At
	for _, o := range c.Outbox {
		o.MessageID = "pbem." + g.hash(o.MessageID) + "@" + site
		o.To = g.address(o.To)
		o.Due, o.Created = g.shifted(o.Due), g.shifted(o.Created)
		if o.Match != 0 {
			o.Match = g.id
		}
		if last {
			o.Data = []byte(g.renamed(string(o.Data)))
			if bytes > 0 {
				o.Data = o.Data[:min(bytes, len(o.Data))]
			}
		} else {
			o.Data = nil
		}
		to.Outbox = append(to.Outbox, o)
	}
}

// lasts reports whether the bytes of the letters of a step stay: no later one has made them old, and they are not too old.
func (g *played) lasts(step, steps int, kept games.Ages) bool {
	return step >= steps-2 && (g.live || g.at(step).After(kept.Letters))
}

// renamed has a text tell of the players of this game.
func (g *played) renamed(text string) string {
	for i, p := range g.model.players {
		text = strings.ReplaceAll(strings.ReplaceAll(text, p.Address, g.people[i].address()), p.Name, g.people[i].name())
	}
	return text
}

// steps is how many letters of the game came before a moment.
func (g *played) steps(now time.Time) int {
	n := 0
	for n < len(g.commits) && !g.at(n).After(now) {
		n++
	}
	return n
}
