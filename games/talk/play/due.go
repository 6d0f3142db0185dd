package play

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/notation/record"
)

// dueTag is the tag of a public record of a game in play that says when the running clock runs out.
const dueTag = "Due"

// withDue is a public copy that says when the running clock of its match runs out, as the match stands as far as both players were told. It
// says nothing while secret set-ups are awaited: which of them is there is nobody's business.
func withDue(ctx context.Context, c *changes.Set, m *adjudicator.Match, open *record.Record) (*record.Record, error) {
	if m.Stage != adjudicator.Playing || m.Number() == 0 && m.Secret() {
		return open, nil
	}
	knowing, err := c.Timed(ctx, m)
	if err != nil {
		return nil, err
	}
	if at, runs := knowing.Deadline(); runs {
		open.Tags = append(open.Tags, record.Tag{Name: dueTag, Value: at.UTC().Truncate(time.Second).Format(time.RFC3339)})
	}
	return open, nil
}
