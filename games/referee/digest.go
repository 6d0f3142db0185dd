package referee

import (
	"cmp"
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Digest tells a player what waits for them and is due: the games that cannot wait any more each in a letter of its own; and, once the hour of
// their digest has come, all the rest in one. The commit changes nothing where nothing was due.
func (r *Referee) Digest(ctx context.Context, c *Changeset, player string, now time.Time) (games.Commit, error) {
	c.begin("", now)
	s := &session{message: mailer.Message{Digest: "digest " + player, Received: now}}
	d := digest{writer: &writer{reply: newReply(r, c, s)}, now: now}
	err := d.pass(ctx, player)
	if err != nil {
		return games.Commit{}, err
	}
	return c.finish(ctx)
}

// digest is what waits for one player, being told.
type digest struct {
	*writer
	reader digestReader
	now    time.Time
}

func (d *digest) pass(ctx context.Context, player string) (err error) {
	topics, err := d.changes.topicsOf(ctx, player)
	if err != nil || len(topics) == 0 {
		return err
	}
	if d.me, err = d.changes.player(ctx, player); err != nil {
		return err
	}
	banned, err := d.changes.banned(ctx, d.me)
	if err != nil {
		return err
	}
	if d.me.Blocked || banned {
		d.changes.tell(topics)
		return nil
	}
	if d.reader, err = d.changes.digestReader(ctx, player); err != nil {
		return err
	}
	if topics, err = d.hurried(ctx, topics); err != nil {
		return err
	}
	for _, t := range topics {
		if hour := d.reader.letters.Due(t.At, d.reader.zone, d.reader.last); !hour.After(d.now) {
			return d.whole(ctx, topics, d.date(hour))
		}
	}
	return d.changes.retimeAll(ctx, player)
}

// mostLate is how long after its hour a digest still counts as of that day: a look at the clock may come after midnight.
const mostLate = hour

// date is the day that a digest counts as of, so that there is no other on it.
func (d *digest) date(due time.Time) string {
	if d.now.Sub(due) > mostLate || !d.reader.letters.Digest {
		due = d.now
	}
	return max(clock.DateOf(due, d.reader.zone), d.reader.last)
}

// hurried tells of the games that cannot wait any more, and returns what is left.
func (d *digest) hurried(ctx context.Context, topics []games.Topic) (left []games.Topic, err error) {
	told := map[place]bool{}
	for _, t := range topics {
		at := placeOf(t)
		when, ok, err := d.changes.hurries(ctx, at)
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
func (d *digest) atOnce(ctx context.Context, at place) error {
	m, err := d.changes.match(ctx, at.match)
	if err != nil {
		return err
	}
	topics, notices, err := d.heldFor(ctx, m, at.seat)
	if err != nil {
		return err
	}
	held, waiting, err := d.waitingFor(ctx, m, at.seat)
	if err != nil {
		return err
	}
	letter := d.gameLetter(m, at.seat, d.me)
	letter.MessageID = d.messageID(m, at.seat, "hurried "+topics[0].ID)
	letter.Notices, letter.Behind, letter.Known = append(notices, waiting...), isBehind(topics), knownIn(m, topics)
	if _, err := d.post(ctx, d.laidOut(letter, d.me), at, kindNews); err != nil {
		return err
	}
	d.changes.bring(held)
	d.changes.tell(topics)
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
		return never()
	case g.mine():
		return never().Add(hour)
	}
	return never().Add(2 * hour)
}

// passed reports whether all that waited about the game is known to the reader: they have played since, and were answered with the board; or it
// is a challenge that they never heard of, and that came to nothing.
func (g toldGame) passed() bool {
	m := g.match
	if m.Outcome.Cause == rules.Withdrawn && slices.ContainsFunc(g.topics, func(t games.Topic) bool { return t.Kind == topicInvite }) {
		return true
	}
	return !slices.ContainsFunc(g.topics, func(t games.Topic) bool {
		moved := m.Number() != t.Turn || m.Undos != t.Undos
		return t.Kind != topicGame && t.Kind != topicInvite || m.Stage != adjudicator.Playing || !moved || m.Awaits(g.seat)
	})
}

// gather puts topics together by game, the urgent first. What is about no game is apart.
func (d *digest) gather(ctx context.Context, topics []games.Topic) (list []toldGame, others []games.Topic, err error) {
	index := map[place]int{}
	for _, t := range topics {
		at := placeOf(t)
		if at.match == 0 {
			others = append(others, t)
			continue
		}
		i, ok := index[at]
		if !ok {
			m, err := d.changes.match(ctx, at.match)
			if notFound(err) {
				continue
			}
			if err != nil {
				return nil, nil, err
			}
			i = len(list)
			index[at] = i
			list = append(list, toldGame{match: m, seat: at.seat})
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
	d.changes.tell(w.told)
	if len(w.told) == 0 || !w.news() {
		return nil
	}
	if _, err := d.post(ctx, w.letter, place{}, kindDigest); err != nil {
		return err
	}
	kept := games.Digest{Number: number, Player: d.me.Address, Date: date, At: d.now}
	for _, g := range w.games {
		kept.Shown = append(kept.Shown, games.Shown{Match: g.match.ID, Seat: g.seat, Turn: g.match.Number(), Undos: g.match.Undos})
	}
	d.changes.letter.Digests = append(d.changes.letter.Digests, kept)
	d.reader.last = date
	for _, t := range w.later {
		due, err := d.changes.dueOf(ctx, t, d.reader)
		if err != nil {
			return err
		}
		d.changes.retime(t, due)
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
		n := d.referee.Key.Number("digest "+d.me.Address+" "+date, try)
		if _, err := d.changes.store.Digest(ctx, n); notFound(err) || err != nil {
			return n, ignoring(err)
		}
	}
}

// digestTag is the secret with which a player answers a digest, or has fewer such letters.
func (r *Referee) digestTag(p games.Player, number int, less bool) string {
	return r.Key.Digest(token.Digest{Number: number, Player: p.Address, Epoch: p.Epoch, Closed: p.Closed, Less: less})
}
