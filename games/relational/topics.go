package relational

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"pbem/games"
)

const (
	topicColumns   = `id, player, kind, match_id, seat, turn, undos, known, data, about, at, due`
	insertTopicSQL = `INSERT INTO topics (` + topicColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`
	retimeTopicSQL = `UPDATE topics SET due = ?, claimed = 0 WHERE id = ?`
	dropTopicSQL   = `DELETE FROM topics WHERE id = ?`
	topicsSQL      = `SELECT ` + topicColumns + ` FROM topics WHERE player = ? ORDER BY at, id`
	topicsDueSQL   = `SELECT player FROM topics WHERE due <= ? GROUP BY player ORDER BY min(due), player LIMIT ?`

	digestColumns   = `number, player, date, at, shown`
	insertDigestSQL = `INSERT INTO digests (` + digestColumns + `) VALUES (?, ?, ?, ?, ?) ON CONFLICT (number) DO NOTHING`
	digestSQL       = `SELECT ` + digestColumns + ` FROM digests WHERE number = ?`
	lastDigestSQL   = `SELECT ` + digestColumns + ` FROM digests WHERE player = ? ORDER BY at DESC, number DESC LIMIT 1`
	oldDigestsSQL   = `DELETE FROM digests WHERE number IN (SELECT number FROM digests WHERE at < ? LIMIT ?)`
)

// topics keeps what waits for digests, and lets go of what one of this commit has told. Of two digests that would tell one topic, one does.
func (t mailWriter) topics(c games.Commit) error {
	for _, topic := range c.Topics {
		if err := t.later(once("waits already").of("topic %s", topic.ID), insertTopicSQL,
			topic.ID, topic.Player, topic.Kind, topic.Match, topic.Seat, topic.Turn, topic.Undos, topic.Known, topic.Text, topic.About, known(topic.At), known(topic.Due)); err != nil {
			return err
		}
	}
	for _, r := range c.Retimed {
		if err := t.later(once("does not wait any more").of("topic %s", r.ID), retimeTopicSQL, known(r.Due), r.ID); err != nil {
			return err
		}
	}
	for _, id := range c.Told {
		if err := t.later(once("was told by another letter").of("topic %s", id), dropTopicSQL, id); err != nil {
			return err
		}
	}
	for _, d := range c.Digests {
		if err := t.digest(d); err != nil {
			return err
		}
	}
	return nil
}

func (t mailWriter) digest(d games.Digest) error {
	shown, err := json.Marshal(d.Shown)
	if err != nil {
		return fmt.Errorf("digest %d: %w", d.Number, err)
	}
	return t.later(once("is there already").of("digest %d", d.Number), insertDigestSQL, d.Number, d.Player, d.Date, known(d.At), string(shown))
}

// Topics implements games.Store.
func (s mailStore) Topics(ctx context.Context, player string) ([]games.Topic, error) {
	all, err := list(ctx, s.medium, topicsSQL, scanTopic, player)
	if err != nil {
		return nil, fmt.Errorf("topics for %s: %w", player, err)
	}
	return all, nil
}

func scanTopic(row scanner) (t games.Topic, err error) {
	err = row.Scan(&t.ID, &t.Player, &t.Kind, &t.Match, &t.Seat, &t.Turn, &t.Undos, &t.Known, &t.Text, &t.About, into(&t.At), into(&t.Due))
	return t, err
}

func topicsDue() dues {
	return duesOf(`r.player`, `topics r`, ``, `r.due, r.player, r.id`, topicsDueSQL, `id`, `topics`)
}

// TopicsDue implements games.Store.
func (s mailStore) TopicsDue(ctx context.Context, now time.Time, c games.Claim, n int) ([]string, error) {
	players, err := listDue[string, string](ctx, s.core, topicsDue(), now, c, n, func(player *string) []any { return []any{player} })
	if err != nil {
		return nil, fmt.Errorf("topics that are due: %w", err)
	}
	return players, nil
}

// Digest implements games.Store.
func (s mailStore) Digest(ctx context.Context, number int) (games.Digest, error) {
	d, err := scanDigest(first(ctx, s.medium, digestSQL, number))
	if err != nil {
		return games.Digest{}, fmt.Errorf("digest %d: %w", number, err)
	}
	return d, nil
}

// LastDigest implements games.Store.
func (s mailStore) LastDigest(ctx context.Context, player string) (games.Digest, error) {
	d, err := scanDigest(first(ctx, s.medium, lastDigestSQL, player))
	if err != nil {
		return games.Digest{}, fmt.Errorf("last digest of %s: %w", player, err)
	}
	return d, nil
}

func scanDigest(row scanner) (d games.Digest, err error) {
	var shown []byte
	if err = row.Scan(&d.Number, &d.Player, &d.Date, into(&d.At), &shown); err == nil {
		err = json.Unmarshal(shown, &d.Shown)
	}
	return d, err
}

// forgetDigests deletes what old digests have shown.
func (t forgetter) forgetDigests(before time.Time, n int) (int, error) {
	count, err := t.exec(oldDigestsSQL, known(before), n)
	return int(count), err
}

const (
	insertHeldSQL = `INSERT INTO held (id, player, match_id, seat, kind, text, about, at, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`
	dropHeldSQL   = `DELETE FROM held WHERE id = ?`
	heldSQL       = `SELECT id, player, match_id, seat, kind, text, about, at, due FROM held WHERE player = ? AND match_id = ? AND seat = ? ORDER BY at, id`
	heldDueSQL    = `SELECT player, match_id, seat FROM held WHERE due <= ? GROUP BY player, match_id, seat ORDER BY min(due) LIMIT ?`
)

// held keeps texts for a later letter, and lets go of those that a letter of this commit brings. Of two letters that would bring
// one text, one does.
func (t transaction) held(c games.Commit) error {
	for _, h := range c.Held {
		if err := t.later(once("is held already").of("held text %s", h.ID), insertHeldSQL, h.ID, h.Player, h.Match, h.Seat, h.Kind, h.Text, h.About, known(h.At), known(h.Due)); err != nil {
			return err
		}
	}
	for _, id := range c.Brought {
		if err := t.later(once("was brought by another letter").of("held text %s", id), dropHeldSQL, id); err != nil {
			return err
		}
	}
	return nil
}

// Held implements games.Store.
func (s nodeStore) Held(ctx context.Context, at games.Place) ([]games.Held, error) {
	all, err := list(ctx, s.medium, heldSQL, scanHeld, at.Player, at.Match, at.Seat)
	if err != nil {
		return nil, fmt.Errorf("held texts: %w", err)
	}
	return all, nil
}

func scanHeld(row scanner) (h games.Held, err error) {
	err = row.Scan(&h.ID, &h.Player, &h.Match, &h.Seat, &h.Kind, &h.Text, &h.About, into(&h.At), into(&h.Due))
	return h, err
}

func heldDue() dues {
	return duesOf(`r.player, r.match_id, r.seat`, `held r`, ``, `r.due, r.player, r.id`, heldDueSQL, `id`, `held`)
}

// HeldDue implements games.Store.
func (s nodeStore) HeldDue(ctx context.Context, now time.Time, c games.Claim, n int) ([]games.Place, error) {
	all, err := listDue[games.Place, string](ctx, s.core, heldDue(), now, c, n, func(p *games.Place) []any { return []any{&p.Player, &p.Match, &p.Seat} })
	if err != nil {
		return nil, fmt.Errorf("held texts that are due: %w", err)
	}
	return all, nil
}
