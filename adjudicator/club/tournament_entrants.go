package club

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/tournament"
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

func addNotice(t *Tournament, _ Event, f NoticeGiven) error {
	i := t.index(f.Player)
	if i < 0 {
		return fmt.Errorf("%w: notice of player %d", ErrOutOfOrder, f.Player)
	}
	t.Entrants[i].Told, t.Entrants[i].Until = t.Entrants[i].Late, f.Until
	return nil
}

func addNoticeEnded(t *Tournament, _ Event, f NoticeEnded) error {
	i := t.index(f.Player)
	if i < 0 {
		return fmt.Errorf("%w: the notice of player %d ends", ErrOutOfOrder, f.Player)
	}
	t.Entrants[i].Until = time.Time{}
	return nil
}

// addDroppedOut: whoever has finished less than half of a round robin's games is struck from its table; games that were never begun are won
// by whoever would have played them (CR-10). Those that are being played end by results of their own.
func addDroppedOut(t *Tournament, e Event, f DroppedOut) error {
	i := t.index(f.Player)
	if i < 0 || t.Begun.IsZero() || t.Entrants[i].Left != "" {
		return fmt.Errorf("%w: player %d drops out", ErrOutOfOrder, f.Player)
	}
	left := &t.Entrants[i]
	left.Left, left.LeftAt, left.Until, left.Ended = f.Why, e.At, time.Time{}, nil
	for g := range t.Groups {
		number := t.Groups[g].numberIn(tournament.Seed(i + 1))
		if number == 0 {
			continue
		}
		left.Ended = append(left.Ended, t.leave(&t.Groups[g], number)...)
	}
	return nil
}

// leave has a number of a group leave it, and returns which of its games are being played.
func (t *Tournament) leave(g *Group, number tournament.Seed) (going []int) {
	finished := 0
	for i := range g.Games {
		p := &g.Games[i]
		other := p.Opponent(number)
		switch {
		case other == 0:
		case p.Over:
			finished++
		case p.Match > 0:
			going = append(going, p.Match)
		default:
			p.forfeit(number, t.player(*g, other).Left == "")
		}
	}
	if t.System != tournament.BySwiss && 2*finished < t.gamesOf(*g) {
		g.Struck = append(g.Struck, number)
	}
	return going
}

// forfeit ends a game that was never begun.
func (p *Pairing) forfeit(by tournament.Seed, won bool) {
	p.Over, p.Forfeit = true, true
	switch {
	case !won:
	case p.White == by:
		p.BlackGot = tournament.ByePoints
	default:
		p.WhiteGot = tournament.ByePoints
	}
}

// gamesOf is how many games a table gives each of its players.
func (p Plan) gamesOf(g Group) int {
	if n := len(g.Players) - 1; p.System != tournament.Twice {
		return n
	} else {
		return 2 * n
	}
}

// addRevived: somebody who dropped out plays on, for a correction has taken the cause away (CR-49). Games that they never began are begun.
func addRevived(t *Tournament, _ Event, f Revived) error {
	i := t.index(f.Player)
	if i < 0 || t.Entrants[i].Left == "" {
		return fmt.Errorf("%w: player %d plays on", ErrOutOfOrder, f.Player)
	}
	back := &t.Entrants[i]
	back.Left, back.LeftAt, back.Told = "", time.Time{}, back.Late
	for g := range t.Groups {
		group := &t.Groups[g]
		number := group.numberIn(tournament.Seed(i + 1))
		group.Struck = slices.DeleteFunc(group.Struck, func(s tournament.Seed) bool { return s == number })
		for j := range group.Games {
			p := &group.Games[j]
			if other := p.Opponent(number); number > 0 && other > 0 && p.Forfeit && t.player(*group, other).Left == "" {
				p.Over, p.Forfeit, p.WhiteGot, p.BlackGot = false, false, 0, 0
			}
		}
	}
	return nil
}

// DropOut decides whether a player leaves: before the start nothing stays of them, after it they drop out. ok is false where they do not
// take part, or the tournament is over.
func (t Tournament) DropOut(player int, why tournament.Departure) (f Fact, ok bool) {
	e, in := t.Entrant(player)
	switch {
	case !in || e.Left != "" || t.End != "":
		return nil, false
	case t.Open():
		return TournamentLeft{Player: player}, true
	}
	return DroppedOut{Player: player, Why: why}, true
}

// Keep decides whether the host keeps a player who has lost two games on time; ok is false where there is no notice of them.
func (t Tournament) Keep(player int) (f NoticeEnded, ok bool) {
	e, in := t.Entrant(player)
	return NoticeEnded{Player: player, Kept: true}, in && e.Left == "" && !e.Until.IsZero()
}

// Played decides what it does that a player has played a turn in one of its games: a notice of theirs ends (CR-49).
func (t Tournament) Played(player int) (f NoticeEnded, ok bool) {
	e, in := t.Entrant(player)
	return NoticeEnded{Player: player}, in && e.Left == "" && !e.Until.IsZero()
}

// Warned reports whether there is a notice of somebody, which a turn of theirs would end.
func (t Tournament) Warned() bool {
	return slices.ContainsFunc(t.Entrants, func(e Entrant) bool { return !e.Until.IsZero() })
}
