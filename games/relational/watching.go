package relational

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

const (
	insertWatchedSQL = `INSERT INTO watched (version, told, due, white_off, black_off, match_id) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
	updateWatchedSQL = `UPDATE watched SET version = ?, told = ?, due = ?, white_off = ?, black_off = ?, claimed = 0 WHERE match_id = ? AND version = ?`
	watchedSQL       = `SELECT match_id, version, told, due, white_off, black_off FROM watched WHERE match_id = ?`
	watchedDueSQL    = `SELECT w.match_id FROM watched w JOIN matches m ON m.id = w.match_id
		WHERE w.due <= ? AND m.version > w.told ORDER BY w.due, w.match_id LIMIT ?`

	setObserverSQL = `INSERT INTO observers (match_id, player, at_end, first) VALUES (?, ?, ?, ?)
		ON CONFLICT (match_id, player) DO UPDATE SET at_end = excluded.at_end, first = excluded.first`
	dropObserverSQL = `DELETE FROM observers WHERE match_id = ? AND player = ?`
	observersSQL    = `SELECT match_id, player, at_end, first FROM observers WHERE match_id = ? ORDER BY player`
	watchedBySQL    = `SELECT match_id, player, at_end, first FROM observers WHERE player = ? ORDER BY match_id`

	commentColumns   = `match_id, number, player, turn, link, words, at`
	insertCommentSQL = `INSERT INTO comments (` + commentColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
	dropCommentSQL   = `DELETE FROM comments WHERE match_id = ? AND number = ?`
	commentsSQL      = `SELECT ` + commentColumns + ` FROM comments WHERE match_id = ? ORDER BY number`
	commentsBySQL    = `SELECT ` + commentColumns + ` FROM comments WHERE player = ? ORDER BY match_id, number`

	// The words "match_id <> 0" are those of the index.
	tellingsSQL = `SELECT seat, created, state FROM outbox WHERE match_id = ? AND match_id <> 0 AND created >= ? ORDER BY seat, created, id`
)

// watching keeps who watches games, how far they have been told, and what they say.
func (t transaction) watching(c games.Commit) error {
	if err := each(c.Watched, t.watched); err != nil {
		return err
	}
	if err := each(c.Observers, t.observer); err != nil {
		return err
	}
	return each(c.Comments, t.comment)
}

func (t transaction) watched(w games.Watched) error {
	statement, args := insertWatchedSQL, []any{w.Version + 1, w.Told, stamp(w.Due), w.Off[0], w.Off[1], w.Match}
	if w.Version > 0 {
		statement, args = updateWatchedSQL, append(args, w.Version)
	}
	return t.later(once("they were told by somebody else").of("observers of match %d", w.Match), statement, args...)
}

func (t transaction) observer(o games.Observer) error {
	look := about("an observer of match %d", o.Match)
	if o.Gone {
		return t.later(look, dropObserverSQL, o.Match, o.Player)
	}
	return t.later(look, setObserverSQL, o.Match, o.Player, o.AtEnd, o.First)
}

func (t transaction) comment(c games.Comment) error {
	within := func(l Look) Look { return l.of("a comment on match %d", c.Match) }
	if c.Gone {
		return t.later(within(done), dropCommentSQL, c.Match, c.Number)
	}
	return t.later(within(once("its number is taken")), insertCommentSQL, c.Match, c.Number, c.Player, c.Turn, c.Link, c.Words, known(c.At))
}

// Watched implements games.Store.
func (s watchStore) Watched(ctx context.Context, match int) (w games.Watched, err error) {
	if err = first(ctx, s.medium, watchedSQL, match).Scan(&w.Match, &w.Version, &w.Told, into(&w.Due), &w.Off[0], &w.Off[1]); err != nil {
		return games.Watched{}, fmt.Errorf("observers of match %d: %w", match, err)
	}
	return w, nil
}

func watchedDue() dues {
	return duesOf(`r.match_id`, `watched r JOIN matches m ON m.id = r.match_id`, ` AND m.version > r.told`, `r.due, r.match_id`, watchedDueSQL, `match_id`, `watched`)
}

// WatchedDue implements games.Store.
func (s watchStore) WatchedDue(ctx context.Context, now time.Time, c games.Claim, n int) ([]int, error) {
	return matchNumbers(listDue[int, int](ctx, s.core, watchedDue(), now, c, n, oneNumber))
}

func matchNumbers(all []int, err error) ([]int, error) {
	if err != nil {
		return nil, fmt.Errorf("list what is watched: %w", err)
	}
	return all, nil
}

// Observers implements games.Store.
func (s watchStore) Observers(ctx context.Context, match int) ([]games.Observer, error) {
	return observers(list(ctx, s.medium, observersSQL, scanObserver, match))
}

// WatchedBy implements games.Store.
func (s watchStore) WatchedBy(ctx context.Context, player int) ([]games.Observer, error) {
	return observers(list(ctx, s.medium, watchedBySQL, scanObserver, player))
}

func scanObserver(row scanner) (o games.Observer, err error) {
	err = row.Scan(&o.Match, &o.Player, &o.AtEnd, &o.First)
	return o, err
}

func observers(all []games.Observer, err error) ([]games.Observer, error) {
	if err != nil {
		return nil, fmt.Errorf("list observers: %w", err)
	}
	return all, nil
}

// Comments implements games.Store.
func (s watchStore) Comments(ctx context.Context, match int) ([]games.Comment, error) {
	return comments(list(ctx, s.medium, commentsSQL, scanComment, match))
}

// CommentsBy implements games.Store.
func (s watchStore) CommentsBy(ctx context.Context, player int) ([]games.Comment, error) {
	return comments(list(ctx, s.medium, commentsBySQL, scanComment, player))
}

func scanComment(row scanner) (c games.Comment, err error) {
	err = row.Scan(&c.Match, &c.Number, &c.Player, &c.Turn, &c.Link, &c.Words, into(&c.At))
	return c, err
}

func comments(all []games.Comment, err error) ([]games.Comment, error) {
	if err != nil {
		return nil, fmt.Errorf("list comments: %w", err)
	}
	return all, nil
}

// Tellings implements games.Store.
func (s watchStore) Tellings(ctx context.Context, match int, from time.Time) ([]games.Telling, error) {
	all, err := list(ctx, s.medium, tellingsSQL, scanTelling, match, known(from))
	if err != nil {
		return nil, fmt.Errorf("letters about match %d: %w", match, err)
	}
	return all, nil
}

func scanTelling(row scanner) (t games.Telling, err error) {
	var state int
	if err = row.Scan(&t.Seat, into(&t.Created), &state); err != nil {
		return t, err
	}
	t.State, err = delivery(state)
	return t, err
}
