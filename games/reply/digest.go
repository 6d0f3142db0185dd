package reply

import (
	"cmp"
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Digest tells a player what waits for them and is due: the games that cannot wait any more each in a letter of its own; and, once the hour of
// their digest has come, all the rest in one. The commit changes nothing where nothing was due.
func Digest(ctx context.Context, r *talk.Settings, c *changes.Set, player string, now time.Time) (games.Commit, error) {
	c.Begin("", now)
	s := &talk.Session{Message: mailer.Message{Digest: "digest " + player, Received: now}}
	d := digest{Writer: NewWriter(talk.NewReply(r, c, s), games.Player{}, ""), now: now}
	err := d.pass(ctx, player)
	if err != nil {
		return games.Commit{}, err
	}
	return c.Finish(ctx)
}

// digest is what waits for one player, being told.
type digest struct {
	*Writer
	reader changes.DigestReader
	now    time.Time
}

func (d *digest) pass(ctx context.Context, player string) (err error) {
	topics, err := d.Changes.TopicsOf(ctx, player)
	if err != nil || len(topics) == 0 {
		return err
	}
	if d.Me, err = d.Changes.Player(ctx, player); err != nil {
		return err
	}
	banned, err := d.Changes.Banned(ctx, d.Me)
	if err != nil {
		return err
	}
	if d.Me.Blocked || banned {
		changes.Settle(d.Changes, topics)
		return nil
	}
	if d.reader, err = changes.ReaderOfDigest(ctx, d.Changes, player); err != nil {
		return err
	}
	if topics, err = d.hurried(ctx, topics); err != nil {
		return err
	}
	for _, t := range topics {
		if hour := d.reader.Letters.Due(t.At, d.reader.Zone, d.reader.Last); !hour.After(d.now) {
			return d.whole(ctx, topics, d.date(hour))
		}
	}
	return changes.RetimeAll(ctx, d.Changes, player)
}

// mostLate is how long after its hour a digest still counts as of that day: a look at the clock may come after midnight.
const mostLate = changes.Hour

// date is the day that a digest counts as of, so that there is no other on it.
func (d *digest) date(due time.Time) string {
	if d.now.Sub(due) > mostLate || !d.reader.Letters.Digest {
		due = d.now
	}
	return max(clock.DateOf(due, d.reader.Zone), d.reader.Last)
}

// hurried tells of the games that cannot wait any more, and returns what is left.
func (d *digest) hurried(ctx context.Context, topics []games.Topic) (left []games.Topic, err error) {
	told := map[changes.Place]bool{}
	for _, t := range topics {
		at := changes.PlaceOf(t)
		when, ok, err := changes.Hurries(ctx, d.Changes, at)
		if err != nil {
			return nil, err
		}
		if !ok || d.now.Before(when) {
			left = append(left, t)
			continue
		}
		if told[at] {
			continue
		}
		told[at] = true
		if err := d.atOnce(ctx, at); err != nil {
			return nil, err
		}
	}
	return left, nil
}

// atOnce tells of one game, in its own thread.
func (d *digest) atOnce(ctx context.Context, at changes.Place) error {
	m, err := d.Changes.Match(ctx, at.Match)
	if err != nil {
		return err
	}
	topics, notices, err := heldFor(ctx, d.Writer, m, at.Seat)
	if err != nil {
		return err
	}
	held, waiting, err := waitingFor(ctx, d.Writer, m, at.Seat)
	if err != nil {
		return err
	}
	letter := d.gameLetter(m, at.Seat, d.Me)
	letter.MessageID = d.messageID(m, at.Seat, "hurried "+topics[0].ID)
	letter.Notices, letter.Behind, letter.Known = append(notices, waiting...), isBehind(topics), knownIn(m, topics)
	if _, err := d.Post(ctx, d.laidOut(letter, d.Me), at, talk.KindNews); err != nil {
		return err
	}
	d.Changes.Bring(held)
	changes.Settle(d.Changes, topics)
	return nil
}

// told is one game in a digest, as it stands.
type toldGame struct {
	match  *adjudicator.Match
	seat   adjudicator.Seat
	topics []games.Topic
}

// mine reports whether something in the game waits for the reader: a turn, or an answer.
func (g toldGame) mine() bool {
	m := g.match
	return m.Awaits(g.seat) || m.Stage == adjudicator.Challenged && m.Challenger != g.seat || len(adjudicator.Questions(m, g.seat, phrase.Words(""))) > 0
}

// urgency orders games: one's own turn first, by when the time runs out; then what waits for an answer; then the rest.
func (g toldGame) urgency() time.Time {
	deadline, runs := g.match.Deadline()
	switch {
	case g.match.Awaits(g.seat) && runs:
		return deadline
	case g.match.Awaits(g.seat):
		return talk.Never()
	case g.mine():
		return talk.Never().Add(changes.Hour)
	}
	return talk.Never().Add(2 * changes.Hour)
}

// passed reports whether all that waited about the game is known to the reader: they have played since, and were answered with the board; or it
// is a challenge that they never heard of, and that came to nothing.
func (g toldGame) passed() bool {
	m := g.match
	if m.Outcome.Cause == rules.Withdrawn && slices.ContainsFunc(g.topics, func(t games.Topic) bool { return t.Kind == talk.TopicInvite }) {
		return true
	}
	return !slices.ContainsFunc(g.topics, func(t games.Topic) bool {
		moved := m.Number() != t.Turn || m.Undos != t.Undos
		return t.Kind != talk.TopicGame && t.Kind != talk.TopicInvite || m.Stage != adjudicator.Playing || !moved || m.Awaits(g.seat)
	})
}

// gather puts topics together by game, the urgent first. What is about no game is apart.
func (d *digest) gather(ctx context.Context, topics []games.Topic) (list []toldGame, others []games.Topic, err error) {
	index := map[changes.Place]int{}
	for _, t := range topics {
		at := changes.PlaceOf(t)
		if at.Match == 0 {
			others = append(others, t)
			continue
		}
		i, ok := index[at]
		if !ok {
			m, err := d.Changes.Match(ctx, at.Match)
			if changes.NotFound(err) {
				continue
			}
			if err != nil {
				return nil, nil, err
			}
			i = len(list)
			index[at] = i
			list = append(list, toldGame{match: m, seat: at.Seat})
		}
		list[i].topics = append(list[i].topics, t)
	}
	slices.SortStableFunc(list, func(a, b toldGame) int {
		return cmp.Or(a.urgency().Compare(b.urgency()), cmp.Compare(a.match.ID, b.match.ID), cmp.Compare(a.seat, b.seat))
	})
	return list, others, nil
}

// whole writes the digest, unless there is nothing in it that its reader does not know. What it has no room for waits for the next.
func (d *digest) whole(ctx context.Context, topics []games.Topic, date string) error {
	number, err := d.number(ctx, date)
	if err != nil {
		return err
	}
	w, err := d.fitted(ctx, topics, number)
	if err != nil {
		return err
	}
	changes.Settle(d.Changes, w.told)
	if len(w.told) == 0 || !w.news() {
		return nil
	}
	if _, err := d.Post(ctx, w.letter, changes.Place{}, talk.KindDigest); err != nil {
		return err
	}
	kept := games.Digest{Number: number, Player: d.Me.Address, Date: date, At: d.now}
	for _, g := range w.games {
		kept.Shown = append(kept.Shown, games.Shown{Match: g.match.ID, Seat: g.seat, Turn: g.match.Number(), Undos: g.match.Undos})
	}
	d.Changes.Letter.Digests = append(d.Changes.Letter.Digests, kept)
	d.reader.Last = date
	for _, t := range w.later {
		due, err := changes.DueOf(ctx, d.Changes, t, d.reader)
		if err != nil {
			return err
		}
		changes.Retime(d.Changes, t, due)
	}
	return nil
}

// written is a digest as it is laid out: what it tells, and what has no room in it.
type written struct {
	letter      compose.Letter
	games       []toldGame
	watched     []watchedNews
	told, later []games.Topic
	others      []games.Topic            // of those that it tells, what is about no game
	tables      map[int]tournament.Event // by the number of each tournament whose tables stand there
}

// news reports whether there is anything in it that its reader does not know.
func (w written) news() bool {
	return len(w.others)+len(w.watched) > 0 || slices.ContainsFunc(w.games, func(g toldGame) bool { return !g.passed() })
}

// within divides topics into those whose words have room in one letter, one at least, and those that must wait: so many texts, of so many
// bytes in all.
func within(topics []games.Topic, texts, most int) (now, later []games.Topic) {
	spent := 0
	for _, t := range topics {
		if t.Text == "" {
			now = append(now, t)
			continue
		}
		if spent > 0 && (texts == 0 || spent+len(t.Text) > most) {
			later = append(later, t)
			continue
		}
		spent, texts = spent+len(t.Text), max(0, texts-1)
		now = append(now, t)
	}
	return now, later
}

// number chooses the number of a digest: a keyed hash of whose it is and of its day.
func (d *digest) number(ctx context.Context, date string) (int, error) {
	for try := 0; ; try++ {
		n := d.Settings.Key.Number("digest "+d.Me.Address+" "+date, try)
		if _, err := d.Changes.Store.Digest(ctx, n); changes.NotFound(err) || err != nil {
			return n, changes.Ignoring(err)
		}
	}
}

// digestTag is the secret with which a player answers a digest, or has fewer such letters.
func digestTag(r *talk.Settings, p games.Player, number int, less bool) string {
	return r.Key.Digest(token.Digest{Number: number, Player: p.Address, Epoch: p.Epoch, Closed: p.Closed, Less: less})
}
