package referee

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
)

// passing is what time does in streams of the club, by the letter that their names begin with.
type passing struct {
	kind byte
	pass func(t ticking, ctx context.Context, number int) error
}

// passings is the table of all kinds of streams in which time does something.
func passings() []passing {
	return []passing{
		{'s', ticking.offer},
		{'t', ticking.tournament},
	}
}

// ticking lets time pass in one stream: what it does is written into the changeset, and told by the reply.
type ticking struct {
	referee *Referee
	changes *Changeset
	reply   *reply
	now     time.Time
}

// TickStream lets time pass in a stream of the club. The commit changes nothing where nothing was due.
func (r *Referee) TickStream(ctx context.Context, c *Changeset, stream club.Stream, now time.Time) (games.Commit, error) {
	for _, p := range passings() {
		number, err := strconv.Atoi(string(stream[min(1, len(stream)):]))
		if err != nil || stream[0] != p.kind {
			continue
		}
		events, err := c.store.ClubEvents(ctx, stream)
		if err != nil {
			return games.Commit{}, err
		}
		c.begin("", now)
		what := "stream " + string(stream) + " " + itoa(len(events)) + " " + strconv.FormatInt(now.Unix(), 10)
		s := &session{message: mailer.Message{Digest: what, Received: now}}
		t := ticking{referee: r, changes: c, reply: newReply(r, c, s), now: now}
		if err = p.pass(t, ctx, number); err == nil {
			_, err = t.reply.write(ctx, place{})
		}
		if err != nil {
			return games.Commit{}, err
		}
		return c.finish(ctx)
	}
	return games.Commit{}, fmt.Errorf("stream %q: no time passes in such a one", stream)
}
