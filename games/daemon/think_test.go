package daemon

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/robots"
	"pbem/games/talk"
	"pbem/mailer"
)

// moody is a program whose first tries fail, as a worker that is killed does.
type moody struct {
	robots.Here
	fails int
	tasks []robots.Task
}

func (m *moody) Think(ctx context.Context, t robots.Task) (robots.Thought, error) {
	m.tasks = append(m.tasks, t)
	if m.fails > 0 {
		m.fails--
		return robots.Thought{}, errors.New("signal: killed")
	}
	return m.Here.Think(ctx, t)
}

// newRobotRig is a rig with a program, in which ada has played a turn against it that it has not answered.
func newRobotRig(t *testing.T, program *moody) *rig {
	t.Helper()
	r := newRig(t)
	r.Referee.Robots = talk.Robots{Games: 3, Turns: 200, Time: time.Hour}
	r.again(program)
	r.say(t, ada, "play cosmic as white")
	if v := r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "Nc1-e2")}); v[0] != Done {
		t.Fatalf("ack %d", v[0])
	}
	if got := r.kinds(t, 1); !strings.HasSuffix(got, "Accepted TurnPlayed") {
		t.Fatal(got)
	}
	return r
}

// again is another process on the same store: of what the one before had in mind nothing is left.
func (r *rig) again(program *moody) {
	r.Daemon = New(Parts{Store: r.store, Referee: r.Referee, Courier: r.courier, Robots: program, Clock: r.Clock, Log: r.Log})
}

// turns is how many turns were played in the first game.
func (r *rig) turns(t *testing.T) int { return strings.Count(r.kinds(t, 1), "TurnPlayed") }

// think has the program think, and sends what is due a minute later.
func (r *rig) think(t *testing.T) {
	t.Helper()
	if err := r.Daemon.Think(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// TestKilledBeforeItsTurn: whatever is killed between the player's commit and the program's, the turn is played once, the player gets one letter
// with it, and what was found is what would have been found.
func TestKilledBeforeItsTurn(t *testing.T) {
	t.Parallel()
	whole := newRobotRig(t, &moody{})
	whole.think(t)
	want := last(t, whole)
	for name, kill := range map[string]func(*testing.T, *rig, *moody){
		"the daemon, before it thinks": func(t *testing.T, r *rig, m *moody) { r.again(m) },
		"a worker": func(t *testing.T, r *rig, m *moody) {
			m.fails = 1
			r.think(t)
			r.now = r.now.Add(10 * time.Second)
			r.again(m)
		},
		"the daemon, before it commits": func(t *testing.T, r *rig, m *moody) {
			r.store.before = func([]games.Commit) error { return context.Canceled }
			_ = r.Daemon.Think(t.Context())
			r.store.before = nil
			r.now = r.now.Add(time.Minute)
			r.again(m)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := &moody{}
			r := newRobotRig(t, m)
			sent := len(r.sentTo(ada))
			kill(t, r, m)
			if n := r.turns(t); n != 1 {
				t.Fatalf("%d turns before it has thought", n)
			}
			r.think(t)
			r.think(t)
			r.now = r.now.Add(5 * time.Minute)
			r.again(m)
			r.think(t)
			if n := r.turns(t); n != 2 {
				t.Errorf("%d turns, want 2", n)
			}
			if got := last(t, r); got != want {
				t.Errorf("it played %s, want %s", got, want)
			}
			if n := len(r.sentTo(ada)) - sent; n < 1 || n > 2 {
				t.Errorf("%d letters", n)
			}
			with := 0
			for _, l := range r.sentTo(ada)[sent:] {
				if strings.Contains(string(l.Data), "played turn 2") {
					with++
				}
			}
			if with != 1 {
				t.Errorf("%d letters tell the turn", with)
			}
		})
	}
}

// last is the last turn of the first game.
func last(t *testing.T, r *rig) string {
	t.Helper()
	m, err := r.changes(r.Store).Match(t.Context(), 1)
	if err != nil || len(m.Turns) == 0 {
		t.Fatal(err)
	}
	return m.Turns[len(m.Turns)-1].Turn
}

// TestEnoughForToday: who has had their turns of a day is told once until when; then it goes on.
func TestEnoughForToday(t *testing.T) {
	t.Parallel()
	m := &moody{}
	r := newRobotRig(t, m)
	r.Referee.Robots.Turns = 1
	r.think(t)
	r.say(t, ada, anyTurn(t, r))
	r.think(t)
	r.now = r.now.Add(2 * time.Minute)
	r.think(t)
	r.think(t)
	told := func() (n int) {
		for _, l := range r.sentTo(ada) {
			if strings.Contains(strings.Join(strings.Fields(string(l.Data)), " "), "has played enough with you for today. It goes on Tuesday 3 March") {
				n++
			}
		}
		return n
	}
	if n := r.turns(t); n != 3 || told() != 1 {
		t.Fatalf("%d turns, told %d times", n, told())
	}
	r.now = time.Date(2026, 3, 3, 5, 59, 0, 0, time.UTC)
	r.think(t)
	if n := r.turns(t); n != 3 {
		t.Fatalf("%d turns before the day begins", n)
	}
	r.now = time.Date(2026, 3, 3, 6, 0, 1, 0, time.UTC)
	r.think(t)
	if n := r.turns(t); n != 4 || told() != 1 {
		t.Errorf("%d turns on the next day, told %d times", n, told())
	}
}

// anyTurn is a legal turn for the player.
func anyTurn(t *testing.T, r *rig) string {
	t.Helper()
	m, err := r.changes(r.Store).Match(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	for turn := range m.Position.Turns() {
		return turn.String()
	}
	t.Fatal("no turn")
	return ""
}
