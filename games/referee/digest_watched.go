package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// topicWatched is news of a game that the reader watches: what it is, the game tells when the digest is written.
const topicWatched = "watched"

// waits has the news of a watched game wait for an observer's digest. One topic a game is enough: it knows since when there is news.
func (t telling) waits(ctx context.Context, to games.Player) error {
	topics, err := t.changes.topicsOf(ctx, to.Address)
	if err != nil || slices.ContainsFunc(topics, func(w games.Topic) bool { return w.Kind == topicWatched && w.Match == t.match.ID }) {
		return err
	}
	who, err := t.changes.digestReader(ctx, to.Address)
	if err != nil {
		return err
	}
	t.changes.wait(games.Topic{ID: "watched " + to.Address + " " + itoa(t.match.ID) + " " + itoa(t.count), Player: to.Address, Kind: topicWatched, Match: t.match.ID,
		Known: t.known, At: t.now, Due: who.letters.Due(t.now, who.zone, who.last)})
	return nil
}

// watchedNews is what a digest tells of one watched game: no more than its observers have been told of by then.
type watchedNews struct {
	match *adjudicator.Match
	lines []phrase.Phrase // none for whoever hears of its end alone
}

// watchedIn takes the topics about watched games out of those that a digest is to tell, and says what there is to tell of each.
func (d *digest) watchedIn(ctx context.Context, topics []games.Topic) (others []games.Topic, list []watchedNews, err error) {
	person, err := d.changes.person(ctx, d.me.Address)
	if err != nil {
		return nil, nil, err
	}
	for _, t := range topics {
		if t.Kind != topicWatched {
			others = append(others, t)
			continue
		}
		n, ok, err := d.changes.watchedSince(ctx, t, d.me, d.now)
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
func (c *Changeset) watchedSince(ctx context.Context, t games.Topic, me games.Player, now time.Time) (n watchedNews, ok bool, err error) {
	o, watches, err := c.observer(ctx, t.Match, me.Number)
	if err != nil || !watches {
		return n, false, err
	}
	w, err := c.watchedMatch(ctx, t.Match)
	if err != nil {
		return n, false, err
	}
	events, err := c.store.Events(ctx, t.Match)
	if err != nil || w.Told > len(events) || t.Known > w.Told {
		return n, false, ignoring(err)
	}
	p := publicly{events: events, upTo: w.Told}
	if n.match, err = c.after(ctx, p, w.Told); err != nil {
		return n, false, err
	}
	if o.AtEnd {
		return n, n.match.Stage == adjudicator.Over, nil
	}
	n.lines, err = c.newsOf(ctx, p, t.Known, n.match)
	return n, len(n.lines) > 0, err
}

// watched tells of games that the reader watches, so many with their boards; of each the last lines, up to a number.
func (d *digest) watched(list []watchedNews, boards int, as sizing) []compose.Block {
	var blocks []compose.Block
	for i, n := range list {
		m := n.match
		blocks = append(blocks, compose.Rule{}, compose.Paragraph(watchNews(m)))
		if more := len(n.lines) - as.turns; more > 0 {
			blocks = append(blocks, compose.Paragraph(phrase.New("digest-watched-more", "n", more)))
			n.lines = n.lines[more:]
		}
		if len(n.lines) > 0 {
			blocks = append(blocks, compose.Lines(n.lines))
		}
		if len(n.lines) == 0 || m.Stage != adjudicator.Over {
			blocks = append(blocks, compose.Paragraph(standing(m)))
		}
		if i >= boards {
			continue
		}
		for _, b := range publicBoard(m) {
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
