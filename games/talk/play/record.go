package play

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/notation/record"
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
func Record(ctx context.Context, r *talk.Settings, store games.Store, match int) (Copies, error) {
	return recordFile(ctx, r, r.Changes(store), match)
}

func recordFile(ctx context.Context, r *talk.Settings, changes *changes.Set, match int) (Copies, error) {
	m, err := changes.Match(ctx, match)
	if err != nil || m.StartedAt.IsZero() {
		return Copies{}, err
	}
	full, err := r.Written(m)
	if err != nil || m.Terms.Private {
		return Copies{Private: full, Notes: talk.Notes(full, m)}, err
	}
	open, err := published(ctx, r, changes, m, full)
	if err != nil {
		return Copies{}, err
	}
	said, err := r.CommentsFile(ctx, changes, m, open)
	return Copies{Public: open, Private: full, Comments: said, Notes: talk.Notes(full, m)}, err
}

// Told is Record with no more in the public copy, and beside it, than both players have been told: pages and feeds are observers, too
// (CR-54). next is when there may be more; zero where that is all. Neither copy tells of a line that the public log does not have yet.
func Told(ctx context.Context, r *talk.Settings, store games.Store, match int, now time.Time) (told Copies, next time.Time, err error) {
	changes := r.Changes(store)
	all, err := recordFile(ctx, r, changes, match)
	if err != nil || all.Private == nil {
		return all, next, err
	}
	m, err := changes.Match(ctx, match)
	if err != nil {
		return all, next, err
	}
	logged, err := reply.Logged(ctx, changes, m, now)
	if err != nil {
		return all, next, err
	}
	if !logged.Next.IsZero() {
		before, err := as(ctx, changes, m, logged)
		if err != nil || before.StartedAt.IsZero() {
			return Copies{}, logged.Next, err
		}
		if all.Private, err = r.Written(before); err != nil {
			return Copies{}, next, err
		}
	}
	if all.Public == nil {
		return all, logged.Next, nil
	}
	p, err := reply.Published(ctx, changes, m, now)
	if err != nil || p.Next.IsZero() {
		return all, next, err
	}
	before, err := as(ctx, changes, m, p)
	if err != nil {
		return all, next, err
	}
	full, err := r.Written(before)
	if err != nil {
		return all, next, err
	}
	all.Comments = nil
	all.Public, err = published(ctx, r, changes, before, full)
	return all, p.Next, err
}

// published is the public copy of a match's record.
func published(ctx context.Context, r *talk.Settings, c *changes.Set, m *adjudicator.Match, full *record.Record) (*record.Record, error) {
	open, err := withDue(ctx, c, m, talk.WithoutWords(full.Public()))
	if err != nil {
		return nil, err
	}
	return r.Signed(m, open)
}

// as is a match as far as it is known. Who is forgotten is named nowhere.
func as(ctx context.Context, c *changes.Set, m *adjudicator.Match, p changes.Publicly) (*adjudicator.Match, error) {
	before, err := c.After(ctx, p, p.UpTo)
	if err != nil {
		return nil, err
	}
	for side, s := range m.Seats {
		if s.Forgotten {
			before.Seats[side].Player = m.Seats[side].Player
		}
	}
	return before, nil
}

// showRecord sends the record as a file, with what was said as another.
func showRecord(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	m, seat, trouble, err := e.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	if m.StartedAt.IsZero() {
		return talk.Refuse(c.Line, phrase.New("referee-record-not-begun", "game", m.ID)).In(m, seat), nil
	}
	if e.Session.Small() {
		return recordElsewhere(e, c, m).In(m, seat), nil
	}
	files, err := e.Settings.Attached(ctx, e.Changes, m, seat)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("referee-record", "game", m.ID))
	a.Attachments = files
	return a.In(m, seat), nil
}

// recordElsewhere says where the record is found that is not sent in answer to this letter.
func recordElsewhere(e *talk.Execution, c command.Command, m *adjudicator.Match) talk.Answer {
	a := talk.Say(c.Line, phrase.New("referee-record-to-reply", "game", m.ID))
	if e.Settings.Web != "" && !m.Terms.Private {
		a.Text = append(a.Text, phrase.New("referee-page-on-web", "address", phrase.Page{Site: e.Settings.Web}))
	}
	return a
}
