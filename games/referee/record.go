package referee

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation/ending"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Record writes a match down for the archive: a copy for everybody, nil if the players want none, and one with the players'
// addresses and what they said to each other. There is nothing to record (nil) before a match is accepted.
func (r *Referee) Record(ctx context.Context, store games.Store, match int) (public, private *record.Record, err error) {
	m, err := r.Changes(store).match(ctx, match)
	if err != nil || m.StartedAt.IsZero() {
		return nil, nil, err
	}
	full, err := r.written(m)
	if err != nil {
		return nil, nil, err
	}
	if m.Terms.Private {
		return nil, full, nil
	}
	open, err := r.signed(m, withoutWords(full.Public()))
	return open, full, err
}

// withoutWords takes out what the players said to each other: that is nobody else's business.
func withoutWords(r *record.Record) *record.Record {
	r.Turns = slices.Clone(r.Turns)
	for i := range r.Turns {
		r.Turns[i].Comments = nil
	}
	return r
}

// written is the private record of a match, signed when it is over.
func (r *Referee) written(m *adjudicator.Match) (*record.Record, error) {
	return r.signed(m, recordOf(r.Site, m))
}

// recordOf is the private record of a match of this site, as it stands, with its hashes: whatever tells a link takes it from here.
func recordOf(site string, m *adjudicator.Match) *record.Record {
	var played []record.Turn
	for _, s := range m.SetupsShown() {
		played = append(played, record.Turn{Text: s.Turn, At: s.At})
	}
	for _, t := range m.Turns {
		played = append(played, record.Turn{Text: t.Turn, At: t.At, Comments: t.Comment})
	}
	result := m.Outcome.Result
	if !m.Outcome.Over() {
		result = rules.Ongoing
	}
	return record.New(header(site, m), m.Start, played, result, ending.Write(m.Outcome))
}

func (r *Referee) signed(m *adjudicator.Match, written *record.Record) (*record.Record, error) {
	if m.Stage != adjudicator.Over || r.Signing == nil {
		return written, nil
	}
	if err := written.Sign(r.Signing); err != nil {
		return nil, fmt.Errorf("sign the record of game %d: %w", m.ID, err)
	}
	return written, nil
}

func header(site string, m *adjudicator.Match) record.Header {
	h := record.Header{
		Event: "Casual game", Site: site, Game: itoa(m.ID), Date: m.StartedAt.UTC().Format("2006.01.02"),
		White: named(m.Players[0]), Black: named(m.Players[1]),
		Variant: m.Terms.Preset, Options: m.Terms.Options, Rules: m.Terms.RulesHash,
		TimeControl: timeControl(m.Terms), Position: m.Terms.Position,
	}
	if m.Terms.Rated {
		h.Event = "Rated game"
	}
	seal(&h, m)
	return h
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

func named(p adjudicator.Player) string { return fmt.Sprintf("%s <%s>", p.Name, p.Address) }

// timeControl writes the time for a turn as a challenge does: "3d", "12h"; "-" for none.
func timeControl(t adjudicator.Terms) string {
	switch d := t.PerTurn; {
	case d == 0:
		return "-"
	case d%day == 0:
		return itoa(int(d/day)) + "d"
	default:
		return d.String()
	}
}

// record sends the record as a file.
func (e *execution) record(c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (answer, error) {
	r := e.referee
	if m.StartedAt.IsZero() {
		return refuse(c.Line, phrase.New("referee-record-not-begun", "game", m.ID)).in(m, seat), nil
	}
	if e.session.small() {
		return e.recordElsewhere(c, m).in(m, seat), nil
	}
	file, err := r.attached(m)
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("referee-record", "game", m.ID))
	a.attachment = &file
	return a.in(m, seat), nil
}

// recordElsewhere says where the record is found that is not sent in answer to this letter.
func (e *execution) recordElsewhere(c command.Command, m *adjudicator.Match) answer {
	a := say(c.Line, phrase.New("referee-record-to-reply", "game", m.ID))
	if e.referee.Web != "" && !m.Terms.Private {
		a.text = append(a.text, phrase.New("referee-page-on-web", "address", e.referee.Web))
	}
	return a
}

// attached is the record as players get it: with what they said, but without their addresses.
func (r *Referee) attached(m *adjudicator.Match) (compose.Attachment, error) {
	full, err := r.written(m)
	if err != nil {
		return compose.Attachment{}, err
	}
	public, err := r.signed(m, full.Public())
	if err != nil {
		return compose.Attachment{}, err
	}
	return compose.Attachment{Name: archive.FileName(m.ID), Type: "text/plain; charset=utf-8", Data: []byte(public.String())}, nil
}

// atEnd attaches the record to the letter that tells a player how their game ended, unless it is there already.
func (r *Referee) atEnd(l *compose.Letter, m *adjudicator.Match, seat adjudicator.Seat, told []adjudicator.Notice) error {
	ends := slices.ContainsFunc(told, func(n adjudicator.Notice) bool { return n.To == seat && n.Kind == adjudicator.Ending })
	if !ends || len(l.Attachments) > 0 || m.StartedAt.IsZero() {
		return nil
	}
	file, err := r.attached(m)
	if err == nil {
		l.Attachments = append(l.Attachments, file)
		l.Body = append(l.Body, compose.Paragraph(phrase.New("referee-record-attached")))
	}
	return err
}

// witness is the line by which a letter bears witness to the record as it stands; "" before there is one. While set-ups are
// awaited it tells of the start alone: nothing of what was set up, and not whether it was.
func witness(site string, m *adjudicator.Match) string {
	if m.StartedAt.IsZero() {
		return ""
	}
	r := recordOf(site, m)
	if m.Number() == 0 {
		return record.Witness{Game: m.ID, Turn: record.BeforeSetups, Hash: r.FirstLink(m.Start)}.String()
	}
	return record.Witness{Game: m.ID, Turn: len(m.Turns), Hash: r.LastLink(m.Start)}.String()
}
