package club

import (
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// startsAfter is how long after its announcement a tournament starts that names neither a day nor a number of players.
const startsAfter = 14 * clock.Day

// Announced is the plan with a start, where it names none: at 00:00 UTC two weeks later.
func (p Plan) Announced(now time.Time) Plan {
	if p.Start.IsZero() && p.StartAt == 0 {
		p.Start = now.UTC().Truncate(clock.Day).Add(clock.Day + startsAfter)
	}
	return p
}

// Join decides whether a player takes part, by a letter that came at a time; why says why not.
func (t Tournament) Join(now time.Time, player int) (f TournamentJoined, why phrase.Phrase) {
	name := phrase.Words(t.Name)
	start := t.Start()
	switch _, in := t.Entrant(player); {
	case t.End == TooFew:
		return f, phrase.New("club-event-cancelled", "name", name)
	case t.End != "":
		return f, phrase.New("club-event-over", "name", name)
	case in:
		return f, phrase.New("club-event-joined-already", "name", name)
	case !t.Open(), !start.IsZero() && !now.Before(start):
		return f, phrase.New("club-event-begun", "name", name)
	case len(t.Entrants) >= t.Most():
		return f, phrase.New("club-event-full", "name", name, "most", t.Most())
	}
	return TournamentJoined{Player: player}, phrase.Phrase{}
}

// Leave says why a player cannot leave; nothing where they can.
func (t Tournament) Leave(player int) phrase.Phrase {
	name := phrase.Words(t.Name)
	switch e, in := t.Entrant(player); {
	case !in:
		return phrase.New("club-event-not-in", "name", name)
	case t.End != "":
		return phrase.New("club-event-over", "name", name)
	case e.Left != "":
		return phrase.New("club-event-left-already", "name", name)
	}
	return phrase.Phrase{}
}
