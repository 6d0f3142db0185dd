package changes

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
)

// logDecided adds to the log of the archive that a match began, or ended, was corrected or goes on again, by what was decided about it.
func logDecided(c *Set, before, after *adjudicator.Match) {
	if after.StartedAt.IsZero() {
		return
	}
	if before.StartedAt.IsZero() {
		addLogLine(c, logLine(after, gamelog.Begin))
	}
	if before.Stage != adjudicator.Over && after.Stage == adjudicator.Over {
		addLogLine(c, logLine(after, gamelog.End))
	}
	switch again := before.Stage == adjudicator.Over && Revision(after) > Revision(before); {
	case again && after.Stage == adjudicator.Over:
		addLogLine(c, logLine(after, gamelog.End))
	case again:
		addLogLine(c, logLine(after, gamelog.Resume))
	}
}

func addLogLine(c *Set, l gamelog.Line) {
	c.Letter.Log.Lines = append(c.Letter.Log.Lines, l.String())
}

// logLine is what the log says of a match that begins, or has ended.
func logLine(m *adjudicator.Match, kind gamelog.Kind) gamelog.Line {
	r := RecordOf(m)
	l := gamelog.Line{Kind: kind, Site: gamelog.SiteName(r.Tag("Site")), Game: m.ID, Link: r.FirstLink(), Private: m.Terms.Private}
	if kind != gamelog.Begin {
		l.Link, l.Revision = r.LastLink(), Revision(m)
	}
	return l
}

// logEdge is the log without the lines of the letter at hand.
func logEdge(ctx context.Context, c *Set) (gamelog.Edge, error) {
	if c.log == nil {
		edge, err := c.Store.LogEdge(ctx)
		if err != nil {
			return gamelog.Edge{}, err
		}
		c.log = &edge
	}
	return *c.log, nil
}

// LogHead is what letters tell of the log, with all that the letter at hand adds to it: it is so if the commit succeeds, for the
// commit fails where others have added to the log meanwhile.
func LogHead(ctx context.Context, c *Set) (gamelog.Head, error) {
	edge, err := logEdge(ctx, c)
	for _, line := range c.Letter.Log.Lines {
		edge = edge.Add(line)
	}
	return edge.Head(), err
}

// Finish ends the letter at hand as commit does, with what follows from all that it has changed, the numbers of new players, and the place of its
// lines in the log.
func (c *Set) Finish(ctx context.Context) (games.Commit, error) {
	for _, follow := range []func(context.Context) error{c.TakeResults, c.numberAll, c.count, c.keepResults, c.settlePace, c.placeLines} {
		if err := follow(ctx); err != nil {
			return games.Commit{}, err
		}
	}
	return c.commit(), nil
}

// placeLines says where in the log the lines of the letter at hand stand.
func (c *Set) placeLines(ctx context.Context) error {
	if len(c.Letter.Log.Lines) == 0 {
		return nil
	}
	edge, err := logEdge(ctx, c)
	c.Letter.Log.From = edge.Size()
	return err
}
