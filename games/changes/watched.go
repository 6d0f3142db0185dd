package changes

import (
	"context"

	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Standing says whose turn it is in a game that everybody may look at, or how it ended.
func Standing(m *adjudicator.Match) phrase.Phrase {
	switch {
	case m.Stage == adjudicator.Over:
		return phrase.New("game-over", "result", string(m.Outcome.Result), "why", m.Why())
	case m.SettingUp():
		return phrase.New("watch-set-ups")
	}
	return phrase.New("watch-to-play", "turn", m.Number(), "name", NameIn(m, m.ToMove()))
}

// NewsOf are the lines that tell what has happened publicly since so many events, in their order.
func NewsOf(ctx context.Context, c *Set, p Publicly, from int, after *adjudicator.Match) ([]phrase.Phrase, error) {
	before, err := c.After(ctx, p, from)
	if err != nil {
		return nil, err
	}
	var lines []phrase.Phrase
	shown := after.SetupsShown() // White's is the first
	for i := len(before.SetupsShown()); i < len(shown); i++ {
		lines = append(lines, phrase.New("watch-set-up", "name", NameIn(after, adjudicator.SeatOf(rules.Side(i))), "turn", shown[i].Turn))
	}
	n := len(before.Turns)
	for _, e := range p.Events[from:p.UpTo] {
		switch f := e.Fact.(type) {
		case adjudicator.TurnPlayed:
			n++
			lines = append(lines, watchTurn(after, n, e.By, f))
		case adjudicator.Undone:
			n = f.To
			lines = append(lines, phrase.New("watch-undone", "n", n))
		case adjudicator.Ended, adjudicator.Adjudicated:
			if after.Stage == adjudicator.Over {
				lines = append(lines, Standing(after))
			}
		case adjudicator.Reopened:
			lines = append(lines, phrase.New("watch-goes-on"))
		}
	}
	return lines, nil
}

// watchTurn is a turn with what it took.
func watchTurn(m *adjudicator.Match, n int, by adjudicator.Seat, f adjudicator.TurnPlayed) phrase.Phrase {
	took := adjudicator.Played{Line: f.Line, Captured: f.Captured, Removed: f.Removed}
	takes := phrase.Join(phrase.Sentences, m.Captures(took), m.Removals(took))
	if takes.Empty() {
		return phrase.New("watch-turn", "n", n, "name", NameIn(m, by), "turn", f.Turn)
	}
	return phrase.New("watch-turn-takes", "n", n, "name", NameIn(m, by), "turn", f.Turn, "takes", takes)
}

// watchAgain has the observers of a game that was over hear of what the host has decided about it.
func watchAgain(ctx context.Context, c *Set, match int, e adjudicator.Event) error {
	if _, ended := e.Fact.(adjudicator.Ended); ended {
		return nil
	}
	w, err := WatchedMatch(ctx, c, match)
	if err != nil || w.Version == 0 || !w.Due.IsZero() {
		return err
	}
	w.Due = e.At
	KeepWatched(c, w)
	return nil
}

// NameIn is what a player is called in a match.
func NameIn(m *adjudicator.Match, seat adjudicator.Seat) phrase.Words {
	return phrase.Words(m.Player(seat).Name)
}
