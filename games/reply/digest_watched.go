package reply

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// TopicWatched is news of a game that the reader watches: what it is, the game tells when the digest is written.
const TopicWatched = "watched"

// watchedNews is what a digest tells of one watched game: no more than its observers have been told of by then.
type watchedNews struct {
	match *adjudicator.Match
	lines []phrase.Phrase // none for whoever hears of its end alone
}

// watchedIn takes the topics about watched games out of those that a digest is to tell, and says what there is to tell of each.
func (d *digest) watchedIn(ctx context.Context, topics []games.Topic) (others []games.Topic, list []watchedNews, err error) {
	person, err := d.Changes.Person(ctx, d.Me.Address)
	if err != nil {
		return nil, nil, err
	}
	for _, t := range topics {
		if t.Kind != TopicWatched {
			others = append(others, t)
			continue
		}
		n, ok, err := watchedSince(ctx, d.Changes, t, d.Me, d.now)
		if err != nil {
			return nil, nil, err
		}
		if ok && person.Letters.Wants(club.News) {
			list = append(list, n)
		}
	}
	return others, list, nil
}

// watchedSince is what has happened in a watched game since its reader knew so many events; ok is false for who watches it no more.
func watchedSince(ctx context.Context, c *changes.Set, t games.Topic, me games.Player, now time.Time) (n watchedNews, ok bool, err error) {
	o, watches, err := changes.Observer(ctx, c, t.Match, me.Number)
	if err != nil || !watches {
		return n, false, err
	}
	w, err := changes.WatchedMatch(ctx, c, t.Match)
	if err != nil {
		return n, false, err
	}
	events, err := c.Store.Events(ctx, t.Match)
	if err != nil || w.Told > len(events) || t.Known > w.Told {
		return n, false, changes.Ignoring(err)
	}
	p := changes.Publicly{Events: events, UpTo: w.Told}
	if n.match, err = c.After(ctx, p, w.Told); err != nil {
		return n, false, err
	}
	if o.AtEnd {
		return n, n.match.Stage == adjudicator.Over, nil
	}
	n.lines, err = changes.NewsOf(ctx, c, p, t.Known, n.match)
	return n, len(n.lines) > 0, err
}

// watched tells of games that the reader watches, so many with their boards; of each the last lines, up to a number.
func (d *digest) watched(list []watchedNews, boards int, as sizing) []compose.Block {
	var blocks []compose.Block
	for i, n := range list {
		m := n.match
		blocks = append(blocks, compose.Rule{}, compose.Paragraph(WatchNews(m)))
		if more := len(n.lines) - as.turns; more > 0 {
			blocks = append(blocks, compose.Paragraph(phrase.New("digest-watched-more", "n", more)))
			n.lines = n.lines[more:]
		}
		if len(n.lines) > 0 {
			blocks = append(blocks, compose.Lines(n.lines))
		}
		if len(n.lines) == 0 || m.Stage != adjudicator.Over {
			blocks = append(blocks, compose.Paragraph(changes.Standing(m)))
		}
		if i >= boards {
			continue
		}
		for _, b := range PublicBoard(m) {
			if as.bare {
				b.Pen = compose.PlainPen
			}
			if len(n.lines) > 0 {
				b.Drawing = b.Drawing.Told()
			}
			blocks = append(blocks, b)
		}
	}
	if len(list) > 0 {
		blocks = append(blocks, compose.Paragraph(phrase.New("digest-watched-footer", "game", list[0].match.ID)))
	}
	return blocks
}

// PublicBoard is the board as everybody sees it; none before the set-ups.
func PublicBoard(m *adjudicator.Match) []compose.Board {
	if m.Number() == 0 || rules.AwaitsSetup(m.Position) {
		return nil
	}
	return []compose.Board{talk.BoardAfter(m, m.Position, len(m.Turns), rules.White)}
}

// WatchNews says which game is watched.
func WatchNews(m *adjudicator.Match) phrase.Phrase {
	return phrase.New("watch-news", "game", m.ID, "white", changes.NameIn(m, adjudicator.WhiteSeat), "black", changes.NameIn(m, adjudicator.BlackSeat), "title", m.Titled())
}

// tablesIn are the tournaments whose tables topics show, by the numbers of these.
func (d *digest) tablesIn(ctx context.Context, topics []games.Topic) (map[int]tournament.Event, error) {
	tables := map[int]tournament.Event{}
	for _, t := range topics {
		if t.Kind != talk.TopicTable {
			continue
		}
		state, err := d.Changes.Tournament(ctx, t.Known)
		if err != nil {
			return nil, err
		}
		if tables[t.Known], err = changes.ViewOf(ctx, d.Changes, state); err != nil {
			return nil, err
		}
	}
	return tables, nil
}

// other is what a digest tells that is about no game. Where there is no room for tables it says how to see them.
func (w written) other(t games.Topic, room bool) []compose.Block {
	said := compose.Paragraph(phrase.Of(phrase.Words(t.Text)))
	event, ok := w.tables[t.Known]
	switch {
	case t.Kind != talk.TopicTable || !ok:
		return []compose.Block{said}
	case !room:
		return []compose.Block{said, compose.Paragraph(phrase.New("event-look", "name", phrase.Words(event.Name)))}
	}
	return []compose.Block{said, compose.Crosstable(event)}
}
