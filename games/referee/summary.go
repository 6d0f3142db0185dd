package referee

import (
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/notation/ending"
)

// summary is a match as lists show it.
func summary(m *adjudicator.Match, now time.Time) games.Summary {
	s := games.Summary{
		ID: m.ID, Version: m.Version, Stage: m.Stage, Preset: m.Terms.Preset, Title: m.Terms.Title,
		White: m.Players[0], Black: m.Players[1], Turn: m.Number(), ToMove: m.ToMove(),
		Result: string(m.Outcome.Result), Reason: ending.Write(m.Outcome), Private: m.Terms.Private, Updated: now,
	}
	if due, ok := adjudicator.NextDue(m); ok {
		s.Due = due
	}
	return s
}
