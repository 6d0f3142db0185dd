package referee

import (
	"context"

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
