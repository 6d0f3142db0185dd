package referee

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/games/talk/events"
	"pbem/games/talk/lobby"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// passing is what time does in streams of the club, by the letter that their names begin with.
type passing struct {
	kind byte
	pass func(ctx context.Context, t talk.Ticking, number int) error
}

// passings is the table of all kinds of streams in which time does something.
func passings() []passing {
	return []passing{
		{'s', lobby.Offer},
		{'t', events.Tournament},
	}
}

// TickStream lets time pass in a stream of the club. The commit changes nothing where nothing was due.
func TickStream(ctx context.Context, r *talk.Settings, c *changes.Set, stream club.Stream, now time.Time) (games.Commit, error) {
	for _, p := range passings() {
		number, err := strconv.Atoi(string(stream[min(1, len(stream)):]))
		if err != nil || stream[0] != p.kind {
			continue
		}
		events, err := c.Store.ClubEvents(ctx, stream)
		if err != nil {
			return games.Commit{}, err
		}
		c.Begin("", now)
		what := "stream " + string(stream) + " " + changes.Itoa(len(events)) + " " + strconv.FormatInt(now.Unix(), 10)
		s := &talk.Session{Message: mailer.Message{Digest: what, Received: now}}
		t := talk.Ticking{Settings: r, Changes: c, Reply: talk.NewReply(r, c, s), Now: now}
		if err = p.pass(ctx, t, number); err == nil {
			_, err = reply.Write(ctx, t.Reply, changes.Place{})
		}
		if err != nil {
			return games.Commit{}, err
		}
		return c.Finish(ctx)
	}
	return games.Commit{}, fmt.Errorf("stream %q: no time passes in such a one", stream)
}

// lapse takes back, in what is to be answered, what a yes would do, where a line further down has disarmed that: another try, or an act
// that was refused. It reports whether an answer still offers something.
func lapse(ctx context.Context, r *talk.Reply) (offers bool, err error) {
	last := map[changes.Place]bool{}
	for i := range slices.Backward(r.Answers) {
		a := &r.Answers[i]
		for n, notice := range slices.Backward(a.Notices) {
			if notice.Offer == 0 {
				continue
			}
			m, err := r.Changes.Match(ctx, a.About.Match)
			if err != nil {
				return offers, err
			}
			at := changes.Place{Match: a.About.Match, Seat: notice.To}
			if m.Seats[notice.To.Side()].Prepared.Waits() && !last[at] {
				last[at], offers = true, true
				continue
			}
			a.Notices = slices.Clone(a.Notices)
			a.Notices[n] = lapsed(notice)
		}
	}
	return offers, nil
}

// lapsed is a notice that offers nothing any more, and says so.
func lapsed(n adjudicator.Notice) adjudicator.Notice {
	n.Text = slices.Clone(n.Text)
	n.Text[n.Offer-1] = phrase.New("match-try-lapsed")
	n.Offer = 0
	return n
}

// next shows the game in which the speaker must act soonest.
func next(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	all, err := e.Changes.MatchesOf(ctx, e.Session.Speaker.Player.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	rows, err := talk.ByUrgency(ctx, e, all)
	if err != nil {
		return talk.Answer{}, err
	}
	waits := slices.IndexFunc(rows, func(row talk.Listed) bool { return !row.Mine })
	if waits < 0 {
		waits = len(rows)
	}
	if waits == 0 {
		return talk.Say(c.Line, phrase.New("referee-next-none", "n", len(rows))), nil
	}
	show := command.Command{Kind: command.Show, Line: c.Line, Game: rows[0].ID, At: command.Now}
	a, err := rowOf(show).Do(ctx, e, show)
	a.Text = append([]phrase.Phrase{phrase.New("referee-next", "game", rows[0].ID, "more", waits-1)}, a.Text...)
	return a, err
}

// SeatOf returns the seat to whose valid address a letter came, whoever wrote it; NoSeat for none.
func SeatOf(ctx context.Context, r *talk.Settings, c *changes.Set, in mailer.Incoming) (match int, seat adjudicator.Seat, err error) {
	tag, _ := tag(r, reader(r, mailer.Small).Read(in))
	switch tag.Kind {
	case token.ReplyTag, token.AskTag:
	case token.ConfirmTag:
		return seatOfRequest(ctx, r, c, tag)
	default:
		return 0, adjudicator.NoSeat, nil
	}
	m, err := c.Match(ctx, tag.Claim.Game)
	if changes.NotFound(err) {
		return 0, adjudicator.NoSeat, nil
	}
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	owner, err := c.Seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	if !proves(r, tag, m, owner) {
		return 0, adjudicator.NoSeat, nil
	}
	return m.ID, tag.Claim.Seat, nil
}

// seatOfRequest returns the seat of which a letter has asked something whose words are kept: a turn may come to its address, too.
func seatOfRequest(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag) (match int, seat adjudicator.Seat, err error) {
	if !r.Key.Confirms(tag) {
		return 0, adjudicator.NoSeat, nil
	}
	q, err := c.Request(ctx, tag.Pending.Number)
	if changes.NotFound(err) || err == nil && q.Match == 0 {
		return 0, adjudicator.NoSeat, nil
	}
	if err != nil {
		return 0, adjudicator.NoSeat, err
	}
	owner, err := c.Player(ctx, q.Address)
	if err != nil || owner.Epoch != q.Epoch {
		return 0, adjudicator.NoSeat, err
	}
	return q.Match, q.Seat, nil
}

// Due is when time will next do something in a match.
func Due(ctx context.Context, r *talk.Settings, c *changes.Set, match int) (games.Due, error) {
	m, err := c.Match(ctx, match)
	if err != nil {
		return games.Due{}, err
	}
	return changes.DueIn(m), nil
}
