package changes

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator"
	"pbem/notation/record"
	"pbem/rules"
)

// RecordID is by what records know a player, or a program.
func RecordID(ctx context.Context, c *Set, of adjudicator.Player) (string, error) {
	if of.Level > 0 {
		return adjudicator.ProgramID, nil
	}
	p, err := c.Numbered(ctx, of.Address)
	return p.ID(), err
}

// adjudicated says what was decided by others than the players, and why (CR-2).
func adjudicated(m *adjudicator.Match) string {
	why := m.Adjudication.Written()
	switch {
	case m.Outcome.Cause == rules.Adjudicated:
		return string(m.Outcome.Result) + " " + why
	case m.Outcome.Cause == rules.Void && why == "":
		return "void neither side was set up in time"
	case m.Outcome.Cause == rules.Void:
		return "void " + why
	}
	return ""
}

// seal adds what secret set-ups were sealed with: the commitments as soon as both are shown, the salts when the game is
// over.
func seal(h *record.Header, m *adjudicator.Match) {
	if !m.Secret() || len(m.SetupsShown()) < 2 {
		return
	}
	white, black := m.Setups[rules.White], m.Setups[rules.Black]
	h.WhiteCommitment, h.BlackCommitment = white.Commitment, black.Commitment
	if m.Stage == adjudicator.Over {
		h.WhiteSalt, h.BlackSalt = white.Salt, black.Salt
	}
}

// named is a player as the private copy names them. The address of a pseudonym leads nowhere.
func named(m *adjudicator.Match, side rules.Side) string {
	p := m.Seats[side].Player
	if m.Seats[side].Forgotten || p.Level > 0 {
		return p.Name
	}
	return fmt.Sprintf("%s <%s>", p.Name, p.Address)
}

// playedBy says what plays a side.
func playedBy(m *adjudicator.Match, side rules.Side) string {
	if m.Seats[side].Player.Level > 0 {
		return record.Program
	}
	return record.Human
}

// program is which program has found the last turn of a side; "" for none.
func program(m *adjudicator.Match, side rules.Side) string {
	for _, t := range slices.Backward(m.Turns) {
		if t.Side == side {
			return t.Thought.Program
		}
	}
	return ""
}
