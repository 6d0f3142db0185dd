package talk

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games/archive"
	"pbem/games/changes"
	"pbem/mailer/compose"
	"pbem/notation/record"
	"pbem/rules"
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

// Notes is the file of what the players of a match said to each other, and of what they have shared of their notebooks once it is over,
// bound to the turns of its record; nil where there is nothing.
func Notes(r *record.Record, m *adjudicator.Match) []byte {
	var list []record.Note
	played := r.Played()
	for i, t := range m.Turns {
		for _, words := range t.Comment {
			list = append(list, record.WordNotes(i+1, played[i].Hash, m.Seats[t.Side].Player.Name, words)...)
		}
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		list = append(list, bookNotes(r, m, side)...)
	}
	var file []byte
	for _, n := range list {
		file = append(append(file, n.String()...), '\n')
	}
	return file
}

// bookNotes are the notes of what a side has released and shared, once the game is over.
func bookNotes(r *record.Record, m *adjudicator.Match, side rules.Side) (list []record.Note) {
	book, by := m.Seats[side].Notebook, m.Seats[side].Player.Name
	if m.Stage != adjudicator.Over {
		return nil
	}
	for _, e := range book.Diary[:book.Released] {
		list = append(list, record.WordNotes(e.Turn, head(r, m, e.Turn), by, e.Text)...)
	}
	for _, v := range book.Kept {
		if v.Shared {
			list = append(list, variationNotes(r, m, v, by)...)
		}
	}
	return list
}

// head is the link after so many turns of a match, to which notes are bound.
func head(r *record.Record, m *adjudicator.Match, turn int) string {
	if at := len(r.Turns) - len(r.Played()) + turn - 1; at >= 0 {
		return r.Turns[at].Hash
	}
	return r.FirstLink()
}

// longestVariation is how many bytes of a variation have room in a line of notes.
const longestVariation = 3000

// variationNotes are a variation as notes, with its name in words. Behind the last turn of the game there is none that it could stand
// instead of: there it stands in words, and so does one that is too long.
func variationNotes(r *record.Record, m *adjudicator.Match, v adjudicator.Variation, by string) (list []record.Note) {
	turns := numbered(r, m, v.Course)
	var words []string
	for _, t := range turns {
		words = append(words, strconv.Itoa(t.Number)+dots(t), t.Text)
	}
	text := strings.Join(words, " ")
	if v.From >= len(r.Played()) || len(text) > longestVariation {
		return record.WordNotes(v.From, head(r, m, v.From), by, strings.TrimSpace(v.Name+" ("+text+")"))
	}
	at := v.From + 1
	if v.Name != "" {
		list = record.WordNotes(at, head(r, m, at), by, v.Name)
	}
	return append(list, record.Note{Turn: at, Head: head(r, m, at), By: by, Kind: record.NoteVariation, Variation: turns})
}

// numbered are the turns of a line as the record would number them.
func numbered(r *record.Record, m *adjudicator.Match, l adjudicator.Course) []record.Turn {
	played := r.Played()
	next := record.Turn{Number: 1, Side: m.Position.ToMove()}
	switch {
	case l.From < len(played):
		next.Number, next.Side = played[l.From].Number, played[l.From].Side
	case l.From > 0:
		last := played[l.From-1]
		next.Number, next.Side = last.Number+int(last.Side), last.Side.Other()
	}
	var list []record.Turn
	for _, text := range l.Turns {
		next.Text = text
		list = append(list, next)
		next.Number, next.Side = next.Number+int(next.Side), next.Side.Other()
	}
	return list
}

// dots are what stands behind the number of a turn.
func dots(t record.Turn) string {
	if t.Side == rules.White {
		return "."
	}
	return "..."
}
