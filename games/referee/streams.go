package referee

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/games/talk/events"
	"pbem/games/talk/lobby"
	"pbem/mailer"
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
