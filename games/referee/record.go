package referee

import (
	"context"
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Copies is what the archive keeps of a match.
type Copies struct {
	Public  *record.Record // for everybody; nil if the players want none
	Private *record.Record // with the players' addresses
	// Comments is what observers have said, as it stands beside the public copy; nil for nothing.
	Comments []byte
	Notes    []byte // what they said to each other, as it stands beside the private copy; nil for nothing
}

// Record writes a match down for the archive. There is nothing to record before a match is accepted.
func (r *Referee) Record(ctx context.Context, store games.Store, match int) (Copies, error) {
	return r.record(ctx, r.Changes(store), match)
}

func (r *Referee) record(ctx context.Context, changes *Changeset, match int) (Copies, error) {
	m, err := changes.match(ctx, match)
	if err != nil || m.StartedAt.IsZero() {
		return Copies{}, err
	}
	full, err := r.written(m)
	if err != nil || m.Terms.Private {
		return Copies{Private: full, Notes: notes(full, m)}, err
	}
	open, err := r.signed(m, withoutWords(full.Public()))
	if err != nil {
		return Copies{}, err
	}
	said, err := r.commentsFile(ctx, changes, m, open)
	return Copies{Public: open, Private: full, Comments: said, Notes: notes(full, m)}, err
}

// Told is Record with no more in the public copy, and beside it, than both players have been told: pages and feeds are observers, too
// (CR-54). next is when there may be more; zero where that is all. Neither copy tells of a line that the public log does not have yet.
func (r *Referee) Told(ctx context.Context, store games.Store, match int, now time.Time) (told Copies, next time.Time, err error) {
	changes := r.Changes(store)
	all, err := r.record(ctx, changes, match)
	if err != nil || all.Private == nil {
		return all, next, err
	}
	m, err := changes.match(ctx, match)
	if err != nil {
		return all, next, err
	}
	logged, err := changes.logged(ctx, m, now)
	if err != nil {
		return all, next, err
	}
	if !logged.next.IsZero() {
		before, err := changes.as(ctx, m, logged)
		if err != nil || before.StartedAt.IsZero() {
			return Copies{}, logged.next, err
		}
		if all.Private, err = r.written(before); err != nil {
			return Copies{}, next, err
		}
	}
	if all.Public == nil {
		return all, logged.next, nil
	}
	p, err := changes.published(ctx, m, now)
	if err != nil || p.next.IsZero() {
		return all, next, err
	}
	before, err := changes.as(ctx, m, p)
	if err != nil {
		return all, next, err
	}
	full, err := r.written(before)
	if err != nil {
		return all, next, err
	}
	all.Comments = nil
	all.Public, err = r.signed(before, withoutWords(full.Public()))
	return all, p.next, err
}

// as is a match as far as it is known. Who is forgotten is named nowhere.
func (c *Changeset) as(ctx context.Context, m *adjudicator.Match, p publicly) (*adjudicator.Match, error) {
	before, err := c.after(ctx, p, p.upTo)
	if err != nil {
		return nil, err
	}
	for side, gone := range m.Forgotten {
		if gone {
			before.Players[side] = m.Players[side]
		}
	}
	return before, nil
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
	return r.signed(m, recordOf(m))
}

// recordOf is the private record of a match of this site, as it stands, with its hashes: whatever tells a link takes it from here.
func recordOf(m *adjudicator.Match) *record.Record {
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

func (r *Referee) signed(m *adjudicator.Match, written *record.Record) (*record.Record, error) {
	if m.Stage != adjudicator.Over || r.Signing == nil {
		return written, nil
	}
	if err := written.Sign(r.Signing); err != nil {
		return nil, fmt.Errorf("sign the record of game %d: %w", m.ID, err)
	}
	return written, nil
}

// record sends the record as a file, with what was said as another.
func (e *execution) record(c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (answer, error) {
	r := e.referee
	if m.StartedAt.IsZero() {
		return refuse(c.Line, phrase.New("referee-record-not-begun", "game", m.ID)).in(m, seat), nil
	}
	if e.session.small() {
		return e.recordElsewhere(c, m).in(m, seat), nil
	}
	files, err := r.attached(m)
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("referee-record", "game", m.ID))
	a.attachments = files
	return a.in(m, seat), nil
}

// recordElsewhere says where the record is found that is not sent in answer to this letter.
func (e *execution) recordElsewhere(c command.Command, m *adjudicator.Match) answer {
	a := say(c.Line, phrase.New("referee-record-to-reply", "game", m.ID))
	if e.referee.Web != "" && !m.Terms.Private {
		a.text = append(a.text, phrase.New("referee-page-on-web", "address", phrase.Page{Site: e.referee.Web}))
	}
	return a
}

// attached is the record as players get it, without their addresses, and what they said, as a file beside it.
func (r *Referee) attached(m *adjudicator.Match) ([]compose.Attachment, error) {
	full, err := r.written(m)
	if err != nil {
		return nil, err
	}
	public, err := r.signed(m, full.Public())
	if err != nil {
		return nil, err
	}
	files := []compose.Attachment{textFile(archive.FileName(m.ID), []byte(public.String()))}
	if said := notes(full, m); len(said) > 0 {
		files = append(files, textFile(archive.NotesName(m.ID), said))
	}
	return files, nil
}

func textFile(name string, text []byte) compose.Attachment {
	return compose.Attachment{Name: name, Type: "text/plain; charset=utf-8", Data: text}
}

// atEnd attaches the record to the letter that tells a player how their game ended, unless it is there already.
func (r *Referee) atEnd(l *compose.Letter, m *adjudicator.Match, seat adjudicator.Seat, told []adjudicator.Notice) error {
	ends := slices.ContainsFunc(told, func(n adjudicator.Notice) bool { return n.To == seat && n.Kind == adjudicator.Ending })
	if !ends || len(l.Attachments) > 0 || m.StartedAt.IsZero() {
		return nil
	}
	files, err := r.attached(m)
	if err == nil {
		l.Attachments = append(l.Attachments, files...)
		l.Body = append(l.Body, compose.Paragraph(phrase.New("referee-record-attached")))
	}
	return err
}

// witness is the line by which a letter bears witness to the record as it stands; "" before there is one. While set-ups are
// awaited it tells of the start alone: nothing of what was set up, and not whether it was. When the game is over, the last link has its
// end, too, unless it is void.
func witness(m *adjudicator.Match) string {
	if m.StartedAt.IsZero() {
		return ""
	}
	r := recordOf(m)
	w := record.Witness{Game: m.ID, Turn: len(m.Turns), Hash: r.LastLink()}
	switch {
	case m.Stage == adjudicator.Over && !m.Outcome.Cause.Uncounted():
		w.Turn = record.AfterResult
	case m.Number() == 0:
		w.Turn, w.Hash = record.BeforeSetups, r.FirstLink()
	}
	return w.String()
}
