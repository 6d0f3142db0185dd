package talk

import (
	"context"

	"pbem/games/changes"
	"pbem/rules"
)

const (
	// mostCalledOff is how many games a player calls off alone in callOffSpan.
	mostCalledOff = 3
	callOffSpan   = 30 * changes.Day
)

// spentCallOffs reports whether a player has called off as many games of late as one may alone.
func spentCallOffs(ctx context.Context, e *Execution, player string) (bool, error) {
	list, err := changes.EveryMatchOf(ctx, e.Changes, player)
	if err != nil {
		return false, err
	}
	since, n := e.Session.Message.Received.Add(-callOffSpan), 0
	for _, s := range list {
		if s.Reason != string(rules.CalledOff) || !s.Updated.After(since) {
			continue
		}
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return false, err
		}
		if m.EndedAt.After(since) && m.Outcome.By == rules.By(m.SeatOfAddress(player).Side()) {
			n++
		}
	}
	return n >= mostCalledOff, nil
}
