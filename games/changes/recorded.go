package changes

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/notation/record"
	"pbem/rules"
)

// header is what the tags of a match's record say.
func header(m *adjudicator.Match) record.Header {
	h := record.Header{
		Event: "Casual game", Site: m.Record.Site, Game: Itoa(m.ID), Date: m.StartedAt.UTC().Format("2006.01.02"),
		White: named(m, rules.White), Black: named(m, rules.Black), Pseudonym: strings.Join(forgotten(m), " "),
		WhiteId: m.Record.White, BlackId: m.Record.Black, WhiteType: playedBy(m, rules.White), BlackType: playedBy(m, rules.Black),
		WhiteProgram: program(m, rules.White), BlackProgram: program(m, rules.Black),
		Variant: m.Terms.Preset, Options: m.Terms.Options, Rules: m.Terms.RulesHash, Judged: m.Record.Judged,
		TimeControl: "-", Rated: "no", Tournament: m.Terms.Tournament, Round: m.Terms.Round,
		Adjudicated: adjudicated(m), Revision: Revision(m),
	}
	if m.TakenOver > 0 {
		h.TakenOver = Itoa(m.TakenOver)
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
		h.From = "takeover " + Itoa(m.Terms.Takeover)
	case m.Terms.Position != "":
		h.From = "position"
	}
	if m.Stage == adjudicator.Over {
		h.Ended = m.EndedAt
	}
	seal(&h, m)
	return h
}

// Revision is how often the record of a match was signed, or its end taken back (CR-53); 0 while it has never ended. What changes a record
// of a game that is over is a correction of the host's, that a player is forgotten, or that the seat of one was taken over (CR-35): what is
// said after it stands in the notes, and a name that is taken later in later games.
func Revision(m *adjudicator.Match) int {
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
	for side, s := range m.Seats {
		if s.Forgotten {
			sides = append(sides, [...]string{"white", "black"}[side])
		}
	}
	return sides
}

// RecordOf is the private record of a match of this site, as it stands, with its hashes: whatever tells a link takes it from here.
func RecordOf(m *adjudicator.Match) *record.Record {
	var played []record.Turn
	for _, s := range m.SetupsShown() {
		played = append(played, record.Turn{Text: s.Turn, At: s.At})
	}
	for _, t := range m.Turns {
		played = append(played, record.Turn{Text: t.Turn, At: t.At})
	}
	result := m.Outcome.Result
	if !m.Outcome.Over() {
		result = rules.Ongoing
	}
	return record.New(header(m), m.Start, played, result, string(m.Outcome.Cause))
}

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

// logDecided adds to the log of the archive that a match began, or ended, was corrected or goes on again, by what was decided about it.
func logDecided(c *Set, before, after *adjudicator.Match) {
	if after.StartedAt.IsZero() {
		return
	}
	if before.StartedAt.IsZero() {
		addLogLine(c, logLine(after, gamelog.Begin))
	}
	if before.Stage != adjudicator.Over && after.Stage == adjudicator.Over {
		addLogLine(c, logLine(after, gamelog.End))
	}
	switch again := before.Stage == adjudicator.Over && Revision(after) > Revision(before); {
	case again && after.Stage == adjudicator.Over:
		addLogLine(c, logLine(after, gamelog.End))
	case again:
		addLogLine(c, logLine(after, gamelog.Resume))
	}
}

func addLogLine(c *Set, l gamelog.Line) {
	c.Letter.Log.Lines = append(c.Letter.Log.Lines, l.String())
}

// logLine is what the log says of a match that begins, or has ended.
func logLine(m *adjudicator.Match, kind gamelog.Kind) gamelog.Line {
	r := RecordOf(m)
	l := gamelog.Line{Kind: kind, Site: gamelog.SiteName(r.Tag("Site")), Game: m.ID, Link: r.FirstLink(), Private: m.Terms.Private}
	if kind != gamelog.Begin {
		l.Link, l.Revision = r.LastLink(), Revision(m)
	}
	return l
}

// logEdge is the log without the lines of the letter at hand.
func logEdge(ctx context.Context, c *Set) (gamelog.Edge, error) {
	if c.log == nil {
		edge, err := c.Store.LogEdge(ctx)
		if err != nil {
			return gamelog.Edge{}, err
		}
		c.log = &edge
	}
	return *c.log, nil
}

// LogHead is what letters tell of the log, with all that the letter at hand adds to it: it is so if the commit succeeds, for the
// commit fails where others have added to the log meanwhile.
func LogHead(ctx context.Context, c *Set) (gamelog.Head, error) {
	edge, err := logEdge(ctx, c)
	for _, line := range c.Letter.Log.Lines {
		edge = edge.Add(line)
	}
	return edge.Head(), err
}

// Finish ends the letter at hand as commit does, with what follows from all that it has changed, the numbers of new players, and the place of its
// lines in the log.
func (c *Set) Finish(ctx context.Context) (games.Commit, error) {
	for _, follow := range []func(context.Context) error{c.TakeResults, c.numberAll, c.count, c.keepResults, c.settlePace, c.placeLines} {
		if err := follow(ctx); err != nil {
			return games.Commit{}, err
		}
	}
	return c.commit(), nil
}

// placeLines says where in the log the lines of the letter at hand stand.
func (c *Set) placeLines(ctx context.Context) error {
	if len(c.Letter.Log.Lines) == 0 {
		return nil
	}
	edge, err := logEdge(ctx, c)
	c.Letter.Log.From = edge.Size()
	return err
}
