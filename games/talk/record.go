package talk

import (
	"context"
	"fmt"
	"path"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games/archive"
	"pbem/games/changes"
	"pbem/mailer/compose"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// WithoutWords takes out what the players said to each other: that is nobody else's business.
func WithoutWords(r *record.Record) *record.Record {
	r.Turns = slices.Clone(r.Turns)
	for i := range r.Turns {
		r.Turns[i].Comments = nil
	}
	return r
}

// Written is the private record of a match, signed when it is over.
func (r *Settings) Written(m *adjudicator.Match) (*record.Record, error) {
	return r.Signed(m, changes.RecordOf(m))
}

func (r *Settings) Signed(m *adjudicator.Match, written *record.Record) (*record.Record, error) {
	if m.Stage != adjudicator.Over || r.Signing == nil {
		return written, nil
	}
	if err := written.Sign(r.Signing); err != nil {
		return nil, fmt.Errorf("sign the record of game %d: %w", m.ID, err)
	}
	return written, nil
}

// Attached is the record as the player of a seat gets it, without addresses, and beside it what the players said, and the file of an inventor's own
// game, without which nobody else can verify the record.
func (r *Settings) Attached(ctx context.Context, c *changes.Set, m *adjudicator.Match, seat adjudicator.Seat) ([]compose.Attachment, error) {
	full, err := r.Written(m)
	if err != nil {
		return nil, err
	}
	public, err := r.Signed(m, full.Public())
	if err != nil {
		return nil, err
	}
	files := []compose.Attachment{TextFile(archive.FileName(m.ID), []byte(public.String()))}
	if said := Notes(full, m); len(said) > 0 {
		files = append(files, TextFile(archive.NotesName(m.ID), said))
	}
	if !m.Terms.OfInventor() || seat != m.Terms.Own && !hasPlayed(m, seat) { // its file has sentences of the inventor's
		return files, nil
	}
	p, err := r.Registry.Agreed(ctx, c.Store, m.Terms)
	if err != nil {
		return nil, err
	}
	return append(files, TextFile(path.Base(p.Name)+".yaml", p.Data)), nil
}

func TextFile(name string, text []byte) compose.Attachment {
	return compose.Attachment{Name: name, Type: "text/plain; charset=utf-8", Data: text}
}

// AtEnd attaches the record to the letter that tells a player how their game ended, unless it is there already.
func (r *Settings) AtEnd(ctx context.Context, c *changes.Set, l *compose.Letter, m *adjudicator.Match, seat adjudicator.Seat, told []adjudicator.Notice) error {
	ends := slices.ContainsFunc(told, func(n adjudicator.Notice) bool { return n.To == seat && n.Kind == adjudicator.Ending })
	if !ends || len(l.Attachments) > 0 || m.StartedAt.IsZero() {
		return nil
	}
	files, err := r.Attached(ctx, c, m, seat)
	if err == nil {
		l.Attachments = append(l.Attachments, files...)
		l.Body = append(l.Body, compose.Paragraph(phrase.New("referee-record-attached")))
	}
	return err
}

// Witness is the line by which a letter bears witness to the record as it stands; "" before there is one. While set-ups are
// awaited it tells of the start alone: nothing of what was set up, and not whether it was. When the game is over, the last link has its
// end, too, unless it is void.
func Witness(m *adjudicator.Match) string {
	if m.StartedAt.IsZero() {
		return ""
	}
	r := changes.RecordOf(m)
	w := record.Witness{Game: m.ID, Turn: len(m.Turns), Hash: r.LastLink()}
	switch {
	case m.Stage == adjudicator.Over && !m.Outcome.Cause.Uncounted():
		w.Turn = record.AfterResult
	case m.Number() == 0:
		w.Turn, w.Hash = record.BeforeSetups, r.FirstLink()
	}
	return w.String()
}

// CommentsFile is the file of what observers have said of a match that is over, bound to the links of its public record; nil where nothing
// was said, or the players want none. What was said of a turn that was taken back fits no link, and is left out, as is what somebody has said
// whom a player refuses.
func (r *Settings) CommentsFile(ctx context.Context, c *changes.Set, m *adjudicator.Match, public *record.Record) ([]byte, error) {
	if m.Stage != adjudicator.Over {
		return nil, nil
	}
	w, err := changes.WatchedMatch(ctx, c, m.ID)
	if err != nil || w.Version == 0 || w.Silent() {
		return nil, err
	}
	list, err := changes.CommentsOn(ctx, c, m.ID)
	if err != nil {
		return nil, err
	}
	var file []byte
	played := public.Played()
	for _, said := range list {
		if said.Turn > len(played) || played[said.Turn-1].Hash != said.Link {
			continue
		}
		by, err := c.PlayerNumbered(ctx, said.Player)
		if err != nil {
			return nil, err
		}
		unwanted, err := r.Unwanted(ctx, c, m, by)
		if err != nil {
			return nil, err
		}
		if unwanted {
			continue
		}
		for _, n := range record.WordNotes(said.Turn, said.Link, by.Name, said.Words) {
			file = append(append(file, n.String()...), '\n')
		}
	}
	return file, nil
}

// DecidedAt is the moment at which the letter is decided, which may be later than that of its arrival.
func DecidedAt(e *Execution) time.Time {
	if e.Changes.Now.IsZero() {
		return e.Session.Message.Received
	}
	return e.Changes.Now
}
