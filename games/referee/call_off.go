package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules"
)

const (
	// mostCalledOff is how many games a player calls off alone in callOffSpan.
	mostCalledOff = 3
	callOffSpan   = 30 * day
)

// callsOff reports whether a command is about calling a game off, and not about a challenge.
func (e *execution) callsOff(ctx context.Context, c command.Command) (bool, error) {
	game := e.gameOf(c)
	if c.Kind != "withdraw" || c.Yes || !c.Problem.Empty() || game == 0 {
		return false, nil
	}
	m, err := e.changes.match(ctx, game)
	if err != nil {
		return false, ignoring(err)
	}
	return m.Stage != adjudicator.Challenged, nil
}

// spentCallOffs reports whether a player has called off as many games of late as one may alone.
func (e *execution) spentCallOffs(ctx context.Context, player string) (bool, error) {
	list, err := e.changes.everyMatchOf(ctx, player)
	if err != nil {
		return false, err
	}
	since, n := e.session.message.Received.Add(-callOffSpan), 0
	for _, s := range list {
		if s.Reason != string(rules.CalledOff) || !s.Updated.After(since) {
			continue
		}
		m, err := e.changes.match(ctx, s.ID)
		if err != nil {
			return false, err
		}
		if m.EndedAt.After(since) && m.Outcome.By == rules.By(m.SeatOfAddress(player).Side()) {
			n++
		}
	}
	return n >= mostCalledOff, nil
}
