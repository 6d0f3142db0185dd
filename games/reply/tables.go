package reply

import (
	"context"

	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

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
