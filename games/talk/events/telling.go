package events

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// Say has all who take part be told something, or one of them.
func (c *Contest) Say(to int, text phrase.Phrase) { c.told = append(c.told, saying{to, text}) }

// tellFact notes what players hear of a fact.
func (c *Contest) tellFact(ctx context.Context, before club.Tournament, f club.Fact) error {
	event := phrase.Words(c.State.Name)
	switch f := f.(type) {
	case club.TournamentBegun:
		c.Say(0, phrase.New("event-begun", "name", event, "n", len(f.Seeds), "last", c.State.LastDate(c.State.Begun)))
		for i, seed := range f.Seeds {
			c.Say(seed.Player, phrase.New("event-seed", "seed", i+1))
		}
	case club.GroupFormed:
		c.tellGroup(f)
	case club.RoundPaired:
		c.tellRound(f)
	case club.NoticeGiven:
		if err := c.noticeToHost(ctx, f); err != nil {
			return err
		}
		return c.tellOf(ctx, f.Player, phrase.New("event-notice-yours", "event", event, "until", f.Until), func(who phrase.Words) phrase.Phrase {
			return phrase.New("event-notice", "name", who, "event", event, "until", f.Until)
		})
	case club.NoticeEnded:
		return c.tellOf(ctx, f.Player, phrase.New("event-notice-ended-yours", "event", event), func(who phrase.Words) phrase.Phrase {
			return phrase.New("event-notice-ended", "name", who, "event", event)
		})
	case club.DroppedOut:
		return c.tellDropped(ctx, f)
	case club.Revived:
		return c.tellOf(ctx, f.Player, phrase.New("event-revived-yours", "event", event), func(who phrase.Words) phrase.Phrase {
			return phrase.New("event-revived", "name", who, "event", event)
		})
	case club.HostAsked:
		return c.askHost(ctx, f)
	case club.TournamentEnded:
		return c.tellEnd(ctx, f)
	}
	return nil
}

func (c *Contest) tellGroup(f club.GroupFormed) {
	name := phrase.Words(c.State.Name)
	for _, seed := range f.Players {
		player := c.State.Entrants[seed-1].Player
		switch {
		case f.Final:
			c.Say(player, phrase.New("event-final", "name", name, "n", len(f.Players)))
		case f.Number > 0:
			c.Say(player, phrase.New("event-section", "number", f.Number, "n", len(f.Players)))
		}
	}
}

// tellRound tells of a round of a Swiss; the games of other systems tell themselves.
func (c *Contest) tellRound(f club.RoundPaired) {
	if c.State.System != tournament.BySwiss {
		return
	}
	name := phrase.Words(c.State.Name)
	c.Say(0, phrase.New("event-round", "name", name, "round", f.Round, "rounds", c.State.Size))
	if f.Bye > 0 {
		c.Say(c.State.Entrants[c.State.Groups[f.Group].Players[f.Bye-1]-1].Player, phrase.New("event-bye", "round", f.Round))
	}
}

// tellOf tells a player something of themselves, and all others the same of them.
func (c *Contest) tellOf(ctx context.Context, player int, yours phrase.Phrase, theirs func(who phrase.Words) phrase.Phrase) error {
	p, err := c.Changes.PlayerNumbered(ctx, player)
	if err != nil {
		return err
	}
	c.Say(player, yours)
	for _, e := range c.State.Entrants {
		if e.Player != player {
			c.Say(e.Player, theirs(phrase.Words(p.Name)))
		}
	}
	return nil
}

func (c *Contest) tellDropped(ctx context.Context, f club.DroppedOut) error {
	struck := phrase.Text("no")
	seed := tournament.Seed(slices.IndexFunc(c.State.Entrants, func(e club.Entrant) bool { return e.Player == f.Player }) + 1)
	for _, g := range c.State.Groups {
		if slices.ContainsFunc(g.Struck, func(number tournament.Seed) bool { return g.Players[number-1] == seed }) {
			struck = "yes"
		}
	}
	event := phrase.Words(c.State.Name)
	return c.tellOf(ctx, f.Player, phrase.New("event-dropped-yours", "event", event, "why", phrase.Text(f.Why), "struck", struck), func(who phrase.Words) phrase.Phrase {
		return phrase.New("event-dropped", "name", who, "event", event, "why", phrase.Text(f.Why), "struck", struck)
	})
}

// tellEnd tells how a tournament has ended: to each their place, and the crosstable.
func (c *Contest) tellEnd(ctx context.Context, f club.TournamentEnded) error {
	name := phrase.Words(c.State.Name)
	if f.Why == club.TooFew {
		c.Say(0, phrase.New("event-cancelled", "name", name, "n", len(c.State.Entrants), "least", c.State.Least()))
		return nil
	}
	c.Say(0, phrase.New("event-ended", "name", name, "why", phrase.Text(f.Why)))
	return c.TellPlaces(ctx)
}

// TellPlaces tells to each their place, and shows the tables.
func (c *Contest) TellPlaces(ctx context.Context) error {
	view, err := changes.ViewOf(ctx, c.Changes, c.State)
	if err != nil {
		return err
	}
	c.table = &talk.Tabled{Number: c.State.Number, Event: view}
	for _, p := range placesIn(view) {
		c.Say(c.State.Entrants[p.seed-1].Player, phrase.New("event-place", "place", p.place, "n", p.of, "section", p.section))
	}
	return nil
}

// ranked is where somebody stands in the last group that they played in.
type ranked struct {
	seed               tournament.Seed
	place, of, section int // section 0 for the only table, and for the final
}

func placesIn(view tournament.Event) []ranked {
	at := map[tournament.Seed]ranked{}
	for _, g := range view.Groups {
		section := g.Number
		if g.Final {
			section = 0
		}
		rows := g.Table(view.System).Rows()
		for _, row := range rows {
			seed := g.Players[row.Player-1]
			at[seed] = ranked{seed, row.Place, len(rows), section}
		}
	}
	var list []ranked
	for seed := range view.Players {
		if p, ok := at[tournament.Seed(seed+1)]; ok {
			list = append(list, p)
		}
	}
	return list
}

// TellPlayers writes to each player what was noted for them. Who was asked to play no further hears of the end, too; and who has announced it
// without taking part hears of its start and its end.
func (c *Contest) TellPlayers(ctx context.Context) error {
	ended := c.State.End != "" && c.Before.End == ""
	begun := !c.State.Begun.IsZero() && c.Before.Begun.IsZero()
	return c.TellAll(ctx, ended, begun || ended)
}

// TellAll tells those who take part, those who have left where they are to hear it, and who has announced the tournament.
func (c *Contest) TellAll(ctx context.Context, left, founder bool) error {
	for _, e := range c.State.Entrants {
		if err := c.tellPlayer(ctx, e.Player, e.Left == "" || left); err != nil {
			return err
		}
	}
	if _, plays := c.State.Entrant(c.State.Founder); plays || !founder {
		return nil
	}
	return c.tellPlayer(ctx, c.State.Founder, true)
}

// tellPlayer writes to a player what was noted for them, and what was noted for all, if they are of these.
func (c *Contest) tellPlayer(ctx context.Context, player int, all bool) error {
	var text []phrase.Phrase
	for _, said := range c.told {
		if said.to == player || said.to == 0 && all {
			text = append(text, said.text)
		}
	}
	p, err := c.Changes.PlayerNumbered(ctx, player)
	if err != nil || len(text) == 0 || p.Address == "" || p.Forgotten {
		return err
	}
	name := phrase.Words(c.State.Name)
	subject := phrase.New("event-subject", "name", name)
	if c.table != nil {
		c.Reply.PassTable(p, subject, phrase.Join(phrase.Sentences, text...), c.table)
		return nil
	}
	text = append(text, phrase.New("event-look", "name", name))
	c.Reply.Pass(p, club.Tournaments, subject, phrase.Join(phrase.Sentences, text...))
	return nil
}

// standings tells what ratings players have in the list of a tournament (CR-14); failed is why that could not be told, once it was asked.
func standings(ctx context.Context, c *changes.Set, t club.Tournament) (rated club.Standings, failed func() error) {
	var failure error
	list := club.List(t.Terms)
	return func(player int, at time.Time) club.Rating {
		rating, err := changes.RatingOf(ctx, c, player, list, at)
		if err != nil {
			failure = err
		}
		return rating
	}, func() error { return failure }
}
