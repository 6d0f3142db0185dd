package daemon

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer"
)

// cup is a tournament that nobody plays a turn in: the service starts it, pairs it, asks the host or decides at the dates, and ends it.
type cup struct {
	words   string // that announce it
	players int
	days    []int // after the first, on which something is due
}

func cups() map[string]cup {
	return map[string]cup{
		"sections with a final, the host is asked": {"sections of 5 time 60d rounds 30d start 2026-04-01", 6, []int{0, 30, 37, 67, 74}},
		"two rounds of a Swiss, by worth":          {"swiss 2 time 60d rounds 30d adjudicate worth start 2026-04-01", 4, []int{0, 30, 60}},
	}
}

// left is what a kill leaves: the files of the store as they were at a point, and the letters that the relay had by then.
type left struct {
	point string
	step  int
	path  string
	taken []mailer.Envelope
}

// TestTournamentsKilledAtEveryPoint: what happens by itself in a tournament happens once, wherever the service is killed. In a run that nothing
// disturbs, what a kill would leave is kept at each named point of docs/flow.md; from there two daemons go on, both at once, and what comes of
// it is the same to the byte: events, games, and the letters that people get. PBEM_POINTS=all takes every passing of every point.
func TestTournamentsKilledAtEveryPoint(t *testing.T) {
	t.Parallel()
	for name, c := range cups() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want, kept := c.undisturbed(t)
			if points := len(kept); points < 9 {
				t.Errorf("%d of 9 points were passed", points)
			}
			for _, l := range kept {
				t.Run(fmt.Sprintf("%s in step %d", l.point, l.step+1), func(t *testing.T) {
					if got := c.goOn(t, l); got != want {
						t.Errorf("what comes of it:\n%s\nundisturbed:\n%s", got, want)
					}
				})
			}
		})
	}
}

func points() []string {
	return []string{"begun", "events-written", "outbox-written", "written", "before-commit", "after-commit", "before-send", "sent", "settled"}
}

// undisturbed runs a tournament to its end, and keeps what kills would leave: of each point that of one step, and of another one the next.
func (c cup) undisturbed(t *testing.T) (outcome string, kept []left) {
	t.Helper()
	r := newRig(t)
	r.path = filepath.Join(t.TempDir(), "games.db")
	step, passed := -1, map[string]int{}
	r.openAt(t, func(point string) {
		at := slices.Index(points(), point)
		passed[point]++
		if step < 0 || at < 0 || os.Getenv("PBEM_POINTS") != "all" && (step != at%len(c.days) || passed[point] > 1) {
			return
		}
		kept = append(kept, left{point, step, copied(t, r.path), slices.Clone(r.courier.taken)})
	})
	r.Referee.AllFound = true
	c.joined(t, r)
	for step = range c.days {
		clear(passed)
		c.pass(t, step, r)
	}
	return whatCame(t, r), kept
}

// joined has a tournament announced and joined.
func (c cup) joined(t *testing.T, r *rig) {
	t.Helper()
	r.say(t, ada, "tournament new Cup cosmic "+c.words)
	r.say(t, ada, "yes")
	for i := range c.players {
		who := fmt.Sprintf("player%d@example.org", i+1)
		r.say(t, who, fmt.Sprintf("name Player %c", 'A'+i))
		r.say(t, who, "join Cup")
		r.say(t, who, "yes")
	}
}

// openAt has a rig on the store at its path.
func (r *rig) openAt(t *testing.T, probe func(string)) {
	t.Helper()
	file, err := sqlite.Open(r.path, sqlite.WithProbe(probe))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	r.store = &brittle{Store: file}
	r.Store, r.Probe = r.store, probe
}

// copied are the files of a store as they are now, elsewhere: what would be there after a kill.
func copied(t *testing.T, path string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "games.db")
	for _, end := range []string{"", "-wal"} {
		data, err := os.ReadFile(path + end)
		if err == nil {
			err = os.WriteFile(to+end, data, 0o600)
		}
		if err != nil && !os.IsNotExist(err) {
			t.Error(err)
		}
	}
	return to
}

// pass does what is due in a step, by all daemons at once: one that comes second finds it done, or is refused and looks again. Letters that a
// kill has left leased are sent when the lease is over.
func (c cup) pass(t *testing.T, step int, daemons ...*rig) {
	t.Helper()
	now := time.Date(2026, 4, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, c.days[step])
	all := func(now time.Time, do func(*rig) error) {
		var group sync.WaitGroup
		for _, r := range daemons {
			r.now = now
			group.Go(func() {
				if err := do(r); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
	}
	for range daemons {
		all(now, func(r *rig) error { return r.Tick(t.Context(), now) })
	}
	all(now, func(r *rig) error { return r.Flush(t.Context()) })
	all(now.Add(leaseTime+time.Minute), func(r *rig) error { return r.Flush(t.Context()) })
}

// goOn has two daemons go on with what a kill has left.
func (c cup) goOn(t *testing.T, l left) string {
	t.Helper()
	first, second := newRig(t), newRig(t)
	for _, r := range []*rig{first, second} {
		r.path, r.Referee.AllFound = l.path, true
		r.openAt(t, func(string) {})
	}
	second.courier, second.Courier = first.courier, first.courier
	first.courier.taken = l.taken
	for step := l.step; step < len(c.days); step++ {
		c.pass(t, step, first, second)
	}
	return whatCame(t, first)
}

// whatCame is what came of a tournament: its events, how its games went, and who has got which letters, each once. A letter that was sent
// twice must be the same, to the byte.
func whatCame(t *testing.T, r *rig) string {
	t.Helper()
	var all strings.Builder
	events, err := r.store.ClubEvents(t.Context(), club.TournamentStream(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		kind, data, err := club.MarshalFact(e.Fact)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&all, "%s %s %s\n", e.At.Format(time.RFC3339), kind, data)
	}
	matches, err := r.store.Matches(t.Context(), games.Query{Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range matches {
		fmt.Fprintf(&all, "game %d: %s\n", m.ID, r.kinds(t, m.ID))
	}
	letters := map[string]string{}
	for _, l := range r.courier.taken {
		key := l.MessageID + " to " + l.To
		if before, twice := letters[key]; twice && before != string(l.Data) {
			t.Errorf("the letter %s was sent twice, not the same", key)
		}
		letters[key] = string(l.Data)
	}
	for _, key := range slices.Sorted(maps.Keys(letters)) {
		fmt.Fprintln(&all, "letter", key)
	}
	return all.String()
}

// TestTournamentOvertaken: another daemon ends the games of a tournament after this one has found that time is to pass in it.
// Nothing is done twice, and it is no error.
func TestTournamentOvertaken(t *testing.T) {
	t.Parallel()
	c := cups()["two rounds of a Swiss, by worth"]
	first, second := newRig(t), newRig(t)
	first.path = filepath.Join(t.TempDir(), "games.db")
	for _, r := range []*rig{first, second} {
		r.path, r.Referee.AllFound = first.path, true
		r.openAt(t, func(string) {})
	}
	c.joined(t, first)
	c.pass(t, 0, first)
	due := time.Date(2026, 4, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, c.days[1])
	first.now, second.now = due, due
	overtaken := false
	first.store.begin = func() error {
		first.store.begin, overtaken = nil, true
		return second.Tick(t.Context(), due)
	}
	if err := first.tickStream(t.Context(), club.TournamentStream(1), due); err != nil || !overtaken {
		t.Fatalf("overtaken %t: %v", overtaken, err)
	}
	before := whatCame(t, second)
	c.pass(t, 1, first)
	if after := whatCame(t, second); after != before {
		t.Errorf("it goes on with\n%s\nafter\n%s", after, before)
	}
}
