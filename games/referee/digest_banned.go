package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
)

// toBanned tells somebody who is banned what the host has decided in their games, each in its own thread, and drops all else: that is what
// they would have heard without letters of the day (CR-45).
func (d *digest) toBanned(ctx context.Context, topics []games.Topic) error {
	told := map[place]bool{}
	var rest []games.Topic
	for _, t := range topics {
		at := placeOf(t)
		decided, err := d.decidedByHost(ctx, t)
		if err != nil {
			return err
		}
		if !decided {
			rest = append(rest, t)
			continue
		}
		if told[at] {
			continue
		}
		told[at] = true
		if err := d.atOnce(ctx, at); err != nil {
			return err
		}
	}
	d.changes.tell(rest)
	return nil
}

// decidedByHost reports whether a topic is about a game of the reader's own that ended by the host's word.
func (d *digest) decidedByHost(ctx context.Context, t games.Topic) (bool, error) {
	if t.Match == 0 || t.Kind == topicWatched || t.Kind == topicTable {
		return false, nil
	}
	m, err := d.changes.match(ctx, t.Match)
	if notFound(err) {
		return false, nil
	}
	return err == nil && m.Stage == adjudicator.Over && (m.Adjudication.By == adjudicator.ByHost || m.Adjudication.By == adjudicator.ByHostWhoPlays), err
}
