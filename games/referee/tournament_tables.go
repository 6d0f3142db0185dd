package referee

import (
	"context"

	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// tabled is a tournament with its tables, as a letter shows them.
type tabled struct {
	number int
	event  tournament.Event
}

// topicTable is a tournament that is over: sentences in Text, in the reader's language, and its number in Known. The tables themselves are made
// when the digest is written, so that they name nobody who has asked to be forgotten meanwhile.
const topicTable = "table"

// kind is what waits for a digest of some news, and the number that it keeps.
func (n news) kind() (kind string, known int) {
	if n.table != nil {
		return topicTable, n.table.number
	}
	return topicNews, 0
}

// blocks are some news as a letter tells them at once.
func (n news) blocks() []compose.Block {
	b := []compose.Block{compose.Paragraph(n.text)}
	if n.table != nil {
		b = append(b, compose.Crosstable(n.table.event))
	}
	return b
}

// tablesIn are the tournaments whose tables topics show, by the numbers of these.
func (d *digest) tablesIn(ctx context.Context, topics []games.Topic) (map[int]tournament.Event, error) {
	tables := map[int]tournament.Event{}
	for _, t := range topics {
		if t.Kind != topicTable {
			continue
		}
		state, err := d.changes.tournament(ctx, t.Known)
		if err != nil {
			return nil, err
		}
		if tables[t.Known], err = d.changes.viewOf(ctx, state); err != nil {
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
	case t.Kind != topicTable || !ok:
		return []compose.Block{said}
	case !room:
		return []compose.Block{said, compose.Paragraph(phrase.New("event-look", "name", phrase.Words(event.Name)))}
	}
	return []compose.Block{said, compose.Crosstable(event)}
}
