package referee

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/rules"
	"pbem/rules/phrase"
)

// mostBegun is how many games of a tournament one commit begins or ends: the others follow in the next ones.
const mostBegun = 60

// contest is a tournament in which time passes: what is told of it is gathered, and goes to each player in one letter.
type contest struct {
	ticking
	state  club.Tournament
	before club.Tournament
	told   []saying
	table  *tabled // that goes with what is told; nil for none
}

// saying is what some players, or all, are told of a tournament.
type saying struct {
	to   int // 0 for all who take part
	text phrase.Phrase
}

// tournament lets time pass in a tournament: it starts, is paired, reminds and ends. Everything that is due is one commit, but for more
// games than that one begins.
func (t ticking) tournament(ctx context.Context, number int) error {
	state, err := t.changes.tournament(ctx, number)
	if err != nil || !state.Exists() {
		return err
	}
	c := &contest{ticking: t, state: state, before: state}
	if err := c.pass(ctx); err != nil {
		return c.overtaken(ctx, err)
	}
	return c.tell(ctx)
}

// overtaken reports as ErrConflict what could not be done because the tournament has changed since it was read: another daemon has ended a
// game of it, say, which was read after that.
func (c *contest) overtaken(ctx context.Context, err error) error {
	events, failed := c.changes.store.ClubEvents(ctx, club.TournamentStream(c.state.Number))
	if failed != nil || len(events) == c.before.Version {
		return err
	}
	return fmt.Errorf("%w: %w", games.ErrConflict, err)
}

// pass does what is due until nothing is.
func (c *contest) pass(ctx context.Context) error {
	standings, failed := c.changes.standings(ctx, c.state)
	for done := 0; ; {
		facts := c.state.Next(c.now, standings)
		if err := failed(); err != nil {
			return err
		}
		if len(facts) > 0 {
			if err := c.add(ctx, facts...); err != nil {
				return err
			}
			continue
		}
		deeds := c.state.Deeds(c.now, mostBegun-done)
		if len(deeds) == 0 {
			return nil
		}
		if err := c.do(ctx, deeds); err != nil {
			return err
		}
		done += len(deeds)
	}
}

// add adds facts to the tournament, and notes what there is to tell of each.
func (c *contest) add(ctx context.Context, facts ...club.Fact) (err error) {
	for _, f := range facts {
		before := c.state
		if c.state, err = c.changes.contested(ctx, c.state.Number, f); err != nil {
			return err
		}
		if err := c.tellFact(ctx, before, f); err != nil {
			return err
		}
	}
	return nil
}

// say has all who take part be told something, or one of them.
func (c *contest) say(to int, text phrase.Phrase) { c.told = append(c.told, saying{to, text}) }

// tellFact notes what players hear of a fact.
func (c *contest) tellFact(ctx context.Context, before club.Tournament, f club.Fact) error {
	event := phrase.Words(c.state.Name)
	switch f := f.(type) {
	case club.TournamentBegun:
		c.say(0, phrase.New("event-begun", "name", event, "n", len(f.Seeds), "last", c.state.LastDate(c.state.Begun)))
		for i, seed := range f.Seeds {
			c.say(seed.Player, phrase.New("event-seed", "seed", i+1))
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
		return c.askHost(f)
	case club.TournamentEnded:
		return c.tellEnd(ctx, f)
	}
	return nil
}

func (c *contest) tellGroup(f club.GroupFormed) {
	name := phrase.Words(c.state.Name)
	for _, seed := range f.Players {
		player := c.state.Entrants[seed-1].Player
		switch {
		case f.Final:
			c.say(player, phrase.New("event-final", "name", name, "n", len(f.Players)))
		case f.Number > 0:
			c.say(player, phrase.New("event-section", "number", f.Number, "n", len(f.Players)))
		}
	}
}

// tellRound tells of a round of a Swiss; the games of other systems tell themselves.
func (c *contest) tellRound(f club.RoundPaired) {
	if c.state.System != tournament.BySwiss {
		return
	}
	name := phrase.Words(c.state.Name)
	c.say(0, phrase.New("event-round", "name", name, "round", f.Round, "rounds", c.state.Size))
	if f.Bye > 0 {
		c.say(c.state.Entrants[c.state.Groups[f.Group].Players[f.Bye-1]-1].Player, phrase.New("event-bye", "round", f.Round))
	}
}

// tellOf tells a player something of themselves, and all others the same of them.
func (c *contest) tellOf(ctx context.Context, player int, yours phrase.Phrase, theirs func(who phrase.Words) phrase.Phrase) error {
	p, err := c.changes.playerNumbered(ctx, player)
	if err != nil {
		return err
	}
	c.say(player, yours)
	for _, e := range c.state.Entrants {
		if e.Player != player {
			c.say(e.Player, theirs(phrase.Words(p.Name)))
		}
	}
	return nil
}

func (c *contest) tellDropped(ctx context.Context, f club.DroppedOut) error {
	struck := phrase.Text("no")
	seed := tournament.Seed(slices.IndexFunc(c.state.Entrants, func(e club.Entrant) bool { return e.Player == f.Player }) + 1)
	for _, g := range c.state.Groups {
		if slices.ContainsFunc(g.Struck, func(number tournament.Seed) bool { return g.Players[number-1] == seed }) {
			struck = "yes"
		}
	}
	event := phrase.Words(c.state.Name)
	return c.tellOf(ctx, f.Player, phrase.New("event-dropped-yours", "event", event, "why", phrase.Text(f.Why), "struck", struck), func(who phrase.Words) phrase.Phrase {
		return phrase.New("event-dropped", "name", who, "event", event, "why", phrase.Text(f.Why), "struck", struck)
	})
}

// tellEnd tells how a tournament has ended: to each their place, and the crosstable.
func (c *contest) tellEnd(ctx context.Context, f club.TournamentEnded) error {
	name := phrase.Words(c.state.Name)
	if f.Why == club.TooFew {
		c.say(0, phrase.New("event-cancelled", "name", name, "n", len(c.state.Entrants), "least", c.state.Least()))
		return nil
	}
	c.say(0, phrase.New("event-ended", "name", name, "why", phrase.Text(f.Why)))
	return c.tellPlaces(ctx)
}

// tellPlaces tells to each their place, and shows the tables.
func (c *contest) tellPlaces(ctx context.Context) error {
	view, err := c.changes.viewOf(ctx, c.state)
	if err != nil {
		return err
	}
	c.table = &tabled{c.state.Number, view}
	for _, p := range placesIn(view) {
		c.say(c.state.Entrants[p.seed-1].Player, phrase.New("event-place", "place", p.place, "n", p.of, "section", p.section))
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

// tell writes to each player what was noted for them. Who was asked to play no further hears of the end, too; and who has announced it
// without taking part hears of its start and its end.
func (c *contest) tell(ctx context.Context) error {
	ended := c.state.End != "" && c.before.End == ""
	begun := !c.state.Begun.IsZero() && c.before.Begun.IsZero()
	return c.tellAll(ctx, ended, begun || ended)
}

// tellAll tells those who take part, those who have left where they are to hear it, and who has announced the tournament.
func (c *contest) tellAll(ctx context.Context, left, founder bool) error {
	for _, e := range c.state.Entrants {
		if err := c.tellPlayer(ctx, e.Player, e.Left == "" || left); err != nil {
			return err
		}
	}
	if _, plays := c.state.Entrant(c.state.Founder); plays || !founder {
		return nil
	}
	return c.tellPlayer(ctx, c.state.Founder, true)
}

// tellPlayer writes to a player what was noted for them, and what was noted for all, if they are of these.
func (c *contest) tellPlayer(ctx context.Context, player int, all bool) error {
	var text []phrase.Phrase
	for _, said := range c.told {
		if said.to == player || said.to == 0 && all {
			text = append(text, said.text)
		}
	}
	p, err := c.changes.playerNumbered(ctx, player)
	if err != nil || len(text) == 0 || p.Address == "" || p.Forgotten {
		return err
	}
	name := phrase.Words(c.state.Name)
	subject := phrase.New("event-subject", "name", name)
	if c.table != nil {
		c.reply.passTable(p, subject, phrase.Join(phrase.Sentences, text...), c.table)
		return nil
	}
	text = append(text, phrase.New("event-look", "name", name))
	c.reply.pass(p, club.Tournaments, subject, phrase.Join(phrase.Sentences, text...))
	return nil
}

// standings tells what ratings players have in the list of a tournament (CR-14); failed is why that could not be told, once it was asked.
func (c *Changeset) standings(ctx context.Context, t club.Tournament) (rated club.Standings, failed func() error) {
	var failure error
	list := club.List(t.Terms)
	return func(player int, at time.Time) club.Rating {
		rating, err := c.ratingOf(ctx, player, list, at)
		if err != nil {
			failure = err
		}
		return rating
	}, func() error { return failure }
}

// viewOf is a tournament as its crosstable shows it, with the names that players have now: of those who are forgotten, the pseudonyms by
// which their games call them.
func (c *Changeset) viewOf(ctx context.Context, t club.Tournament) (tournament.Event, error) {
	names, pseudonyms := map[int]string{}, map[int]bool{}
	for _, e := range t.Entrants {
		p, err := c.playerNumbered(ctx, e.Player)
		if err != nil {
			return tournament.Event{}, err
		}
		pseudonyms[e.Player] = strings.HasSuffix(p.Address, nowhere)
		if names[e.Player] = p.Name; p.Name == "" {
			if names[e.Player], err = c.nameInGames(ctx, t, e.Player); err != nil {
				return tournament.Event{}, err
			}
		}
	}
	return t.View(func(player int) (string, bool) { return names[player], pseudonyms[player] }), nil
}

// nameInGames is what a player of a tournament is called in its games; "" if they have none.
func (c *Changeset) nameInGames(ctx context.Context, t club.Tournament, player int) (string, error) {
	match, white, ok := t.AnyGame(player)
	if !ok {
		return "", nil
	}
	m, err := c.match(ctx, match)
	if err != nil {
		return "", err
	}
	if white {
		return m.Players[rules.White].Name, nil
	}
	return m.Players[rules.Black].Name, nil
}
