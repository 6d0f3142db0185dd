package referee

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
)

// listGames lists the speaker's games, those first in which he must act soonest.
func (t *visit) listGames(ctx context.Context, c command.Command) (answer, error) {
	list, err := t.view.matchesOf(ctx, t.who.Address)
	if err != nil {
		return answer{}, err
	}
	if len(list) == 0 {
		return say(c.Line, "You are playing no game here at the moment. “help new” says how to begin one."), nil
	}
	a := say(c.Line, "Your games:")
	a.verbatim, err = t.gameTable(ctx, list)
	return a, err
}

// listed is a game as the list for one player shows it.
type listed struct {
	games.Summary
	mine bool // it waits for the player
}

// gameTable writes a line for each game, the urgent first.
func (t *visit) gameTable(ctx context.Context, list []games.Summary) (string, error) {
	rows := make([]listed, len(list))
	for i, s := range list {
		mine, err := t.mine(ctx, s)
		if err != nil {
			return "", err
		}
		rows[i] = listed{s, mine}
	}
	slices.SortStableFunc(rows, func(a, b listed) int { return a.urgency().Compare(b.urgency()) })
	var b strings.Builder
	for _, row := range rows {
		fmt.Fprintf(&b, "%d: %s, %s\n", row.ID, row.Title, row.standing(t.who.Address))
	}
	return b.String(), nil
}

// mine reports whether a game waits for the speaker. Set-ups can be awaited from both players, which a summary does not say.
func (t *visit) mine(ctx context.Context, s games.Summary) (bool, error) {
	awaited := []adjudicator.Seat{s.ToMove}
	if s.Stage == adjudicator.Playing && s.Turn == 0 {
		m, err := t.match(ctx, s.ID)
		if err != nil {
			return false, err
		}
		awaited = waitsFor(m)
	}
	return slices.ContainsFunc(awaited, func(seat adjudicator.Seat) bool {
		return seat == adjudicator.WhiteSeat && s.White.Address == t.who.Address || seat == adjudicator.BlackSeat && s.Black.Address == t.who.Address
	}), nil
}

// never is later than everything.
func never() time.Time { return time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC) }

// urgency orders games: one's own turn first, by what is next due.
func (s listed) urgency() time.Time {
	if !s.mine {
		return never().Add(time.Hour)
	}
	if s.Due.IsZero() {
		return never()
	}
	return s.Due
}

func (s listed) standing(address string) string {
	opponent := s.White.Name
	if s.White.Address == address {
		opponent = s.Black.Name
	}
	if s.Stage == adjudicator.Challenged {
		return "with " + opponent + ": waits to be accepted"
	}
	switch {
	case s.Turn == 0 && s.mine:
		return "against " + opponent + ", set-ups: yours is awaited"
	case s.Turn == 0:
		return "against " + opponent + ", set-ups: that of " + opponent + " is awaited"
	case s.mine:
		return fmt.Sprintf("against %s, turn %d: it is your turn", opponent, s.Turn)
	}
	return fmt.Sprintf("against %s, turn %d: %s is to play", opponent, s.Turn, opponent)
}
