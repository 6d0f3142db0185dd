package referee

import (
	"context"
	"errors"
	"fmt"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/mailer/compose"
)

// logDecided adds to the log of the archive that a match began, or ended, was corrected or goes on again, by what was decided about it.
func (c *Changeset) logDecided(before, after *adjudicator.Match) {
	if after.StartedAt.IsZero() {
		return
	}
	if before.StartedAt.IsZero() {
		c.logLine(logLine(after, gamelog.Begin))
	}
	if before.Stage != adjudicator.Over && after.Stage == adjudicator.Over {
		c.logLine(logLine(after, gamelog.End))
	}
	switch again := before.Stage == adjudicator.Over && revision(after) > revision(before); {
	case again && after.Stage == adjudicator.Over:
		c.logLine(logLine(after, gamelog.End))
	case again:
		c.logLine(logLine(after, gamelog.Resume))
	}
}

func (c *Changeset) logLine(l gamelog.Line) {
	c.letter.Log.Lines = append(c.letter.Log.Lines, l.String())
}

// logLine is what the log says of a match that begins, or has ended.
func logLine(m *adjudicator.Match, kind gamelog.Kind) gamelog.Line {
	r := recordOf(m)
	l := gamelog.Line{Kind: kind, Site: gamelog.SiteName(r.Tag("Site")), Game: m.ID, Link: r.FirstLink(), Private: m.Terms.Private}
	if kind != gamelog.Begin {
		l.Link, l.Revision = r.LastLink(), revision(m)
	}
	return l
}

// logEdge is the log without the lines of the letter at hand.
func (c *Changeset) logEdge(ctx context.Context) (gamelog.Edge, error) {
	if c.log == nil {
		edge, err := c.store.LogEdge(ctx)
		if err != nil {
			return gamelog.Edge{}, err
		}
		c.log = &edge
	}
	return *c.log, nil
}

// logHead is what letters tell of the log, with all that the letter at hand adds to it: it is so if the commit succeeds, for the
// commit fails where others have added to the log meanwhile.
func (c *Changeset) logHead(ctx context.Context) (gamelog.Head, error) {
	edge, err := c.logEdge(ctx)
	for _, line := range c.letter.Log.Lines {
		edge = edge.Add(line)
	}
	return edge.Head(), err
}

// finish ends the letter at hand as commit does, with what follows from all that it has changed, the numbers of new players, and the place of its
// lines in the log.
func (c *Changeset) finish(ctx context.Context) (games.Commit, error) {
	for _, follow := range []func(context.Context) error{c.takeResults, c.numberAll, c.count, c.keepResults, c.settlePace, c.placeLines} {
		if err := follow(ctx); err != nil {
			return games.Commit{}, err
		}
	}
	return c.commit(), nil
}

// placeLines says where in the log the lines of the letter at hand stand.
func (c *Changeset) placeLines(ctx context.Context) error {
	if len(c.letter.Log.Lines) == 0 {
		return nil
	}
	edge, err := c.logEdge(ctx)
	c.letter.Log.From = edge.Size()
	return err
}

// tellLog has a letter that tells how a game ended, or brings its record, bear witness to the log of the archive, too.
func (w *writer) tellLog(ctx context.Context, l *compose.Letter) error {
	if len(l.Attachments) == 0 {
		return nil
	}
	head, err := w.changes.logHead(ctx)
	if err == nil {
		l.Body = append(l.Body, compose.Witness(head.String()))
	}
	return err
}

// Found writes the log of a store that has none, since it is older than logs: a line for each game that began, and another for each that
// is over, in the order of the games. skipped is told of games that cannot be read. It does nothing where there is a log.
func (r *Referee) Found(ctx context.Context, store games.Store, skipped func(match int, err error)) (lines int, err error) {
	edge, err := store.LogEdge(ctx)
	if err != nil || edge.Size() > 0 {
		return 0, err
	}
	next, err := store.NextMatch(ctx)
	if err != nil {
		return 0, err
	}
	var founded games.Commit
	for id := 1; id < next; id++ {
		c := r.Changes(store)
		m, err := c.match(ctx, id)
		switch {
		case notFound(err):
			continue
		case errors.Is(err, games.ErrUnavailable) || ctx.Err() != nil:
			return 0, err
		case err != nil:
			skipped(id, err)
			continue
		}
		c.logDecided(&adjudicator.Match{}, m)
		founded.Log.Lines = append(founded.Log.Lines, c.letter.Log.Lines...)
	}
	if len(founded.Log.Lines) == 0 {
		return 0, nil
	}
	if err := store.Commit(ctx, founded); err != nil && !errors.Is(err, games.ErrConflict) { // another process was quicker
		return 0, fmt.Errorf("begin the log of the archive: %w", err)
	}
	return len(founded.Log.Lines), nil
}
