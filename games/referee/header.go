package referee

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/notation/record"
	"pbem/rules"
)

// recorded settles how a game is recorded that the deed begins: from then on letters tell its links.
func (e *execution) recorded(ctx context.Context, m *adjudicator.Match, do adjudicator.Deed) (adjudicator.Deed, error) {
	accept, ok := do.(adjudicator.Accept)
	if !ok || m.Stage != adjudicator.Challenged {
		return do, nil
	}
	record, err := e.referee.recording(ctx, e.changes, m)
	if err != nil {
		return nil, err
	}
	accept.Record = record
	return accept, nil
}

// recording is how a game of a match is recorded that begins now.
func (r *Referee) recording(ctx context.Context, c *Changeset, m *adjudicator.Match) (record adjudicator.Recording, err error) {
	preset, err := r.Registry.Agreed(ctx, c.store, m.Terms)
	if err != nil {
		return record, err
	}
	white, err := c.recordID(ctx, m.Players[rules.White])
	if err != nil {
		return record, err
	}
	black, err := c.recordID(ctx, m.Players[rules.Black])
	return adjudicator.Recording{Site: r.Site, White: white, Black: black, Judged: preset.Judged()}, err
}

// recordID is by what records know a player, or a program.
func (c *Changeset) recordID(ctx context.Context, of adjudicator.Player) (string, error) {
	if of.Level > 0 {
		return adjudicator.ProgramID, nil
	}
	p, err := c.numbered(ctx, of.Address)
	return p.ID(), err
}

// header is what the tags of a match's record say.
func header(m *adjudicator.Match) record.Header {
	h := record.Header{
		Event: "Casual game", Site: m.Record.Site, Game: itoa(m.ID), Date: m.StartedAt.UTC().Format("2006.01.02"),
		White: named(m, rules.White), Black: named(m, rules.Black), Pseudonym: strings.Join(forgotten(m), " "),
		WhiteId: m.Record.White, BlackId: m.Record.Black, WhiteType: playedBy(m, rules.White), BlackType: playedBy(m, rules.Black),
		WhiteProgram: program(m, rules.White), BlackProgram: program(m, rules.Black),
		Variant: m.Terms.Preset, Options: m.Terms.Options, Rules: m.Terms.RulesHash, Judged: m.Record.Judged,
		TimeControl: "-", Rated: "no", Tournament: m.Terms.Tournament, Round: m.Terms.Round,
		Adjudicated: adjudicated(m), Revision: revision(m),
	}
	if m.TakenOver > 0 {
		h.TakenOver = itoa(m.TakenOver)
	}
	if m.Terms.Rated {
		h.Event, h.Rated = "Rated game", "yes"
	}
	if m.Terms.Event > 0 {
		h.Event = m.Terms.Tournament
	}
	if m.Terms.Time.Limited() {
		h.TimeControl = m.Terms.Time.String()
	}
	switch {
	case m.Terms.Takeover > 0:
		h.From = "takeover " + itoa(m.Terms.Takeover)
	case m.Terms.Position != "":
		h.From = "position"
	}
	if m.Stage == adjudicator.Over {
		h.Ended = m.EndedAt
	}
	seal(&h, m)
	return h
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

// revision is how often the record of a match was signed, or its end taken back (CR-53); 0 while it has never ended. What changes a record
// of a game that is over is a correction of the host's, that a player is forgotten, or that the seat of one was taken over (CR-35): what is
// said after it stands in the notes, and a name that is taken later in later games.
func revision(m *adjudicator.Match) int {
	if m.Revised == 0 {
		return 0
	}
	n := m.Revised + len(forgotten(m))
	if m.TakenOver > 0 {
		n++
	}
	return n
}

// forgotten are the sides whose players have asked to be forgotten, as the tag Pseudonym names them.
func forgotten(m *adjudicator.Match) (sides []string) {
	for side, gone := range m.Forgotten {
		if gone {
			sides = append(sides, [...]string{"white", "black"}[side])
		}
	}
	return sides
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
	p := m.Players[side]
	if m.Forgotten[side] || p.Level > 0 {
		return p.Name
	}
	return fmt.Sprintf("%s <%s>", p.Name, p.Address)
}

// playedBy says what plays a side.
func playedBy(m *adjudicator.Match, side rules.Side) string {
	if m.Players[side].Level > 0 {
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
