package torture

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"
)

// Report is what a torture came to, or has come to so far.
type Report struct {
	Seed     uint64
	Took     time.Duration
	Kills    int
	After    map[string]int // kills by the point that the process had passed last
	Blows    map[Blow]int   // what else befell the services and the database
	LeftOut  error          // what could not be had
	Gone     int            // services that ended by themselves because the database was away
	Written  int            // letters to the service
	Sent     int            // letters of the service, each once
	Copies   int            // letters of the service that came once more, with the same Message-ID and bytes
	Turns    int
	Games    int
	Starts   int           // of daemons that got as far as being ready
	Ready    time.Duration // how long a start took on average
	Slowest  time.Duration // and at most
	Worked   time.Duration // of a processor, by all processes of the service
	Findings []Finding     // what went wrong
	// Unfinished is why the run could not be brought to an end, nil if it was; GivenUp is how many players were called off for it, who might have
	// been answered. What does not hang on them was audited.
	Unfinished error
	GivenUp    int
}

// Count returns how many findings are of a kind.
func (r Report) Count(fault Fault) int {
	n := 0
	for _, f := range r.Findings {
		if f.Fault == fault {
			n++
		}
	}
	return n
}

// Line is a report in one line.
func (r Report) Line() string {
	return fmt.Sprintf("%s: %d kills, %d letters in, %d out, %d twice, %d turns; lost %d, doubled %d, broken %d",
		r.Took.Round(time.Second), r.Kills, r.Written, r.Sent, r.Copies, r.Turns, r.Count(Lost), r.Count(Doubled), r.Count(Broken))
}

// Print writes a report for people.
func (r Report) Print(w io.Writer) error {
	_, err := fmt.Fprintf(w, `survived  %d kills in %s, seed %d
killed    %s
struck    %s
restarts  %d; ready after %s on average, %s at most; %s of a processor for each kill
played    %d turns in %d games
letters   %d to the service, %d from it; %d of these came once more, the same in Message-ID and bytes
lost      %d
doubled   %d
broken    %d
%s`, r.Kills, r.Took.Round(time.Second), r.Seed, r.where(), r.struck(), r.Starts, r.Ready.Round(time.Millisecond), r.Slowest.Round(time.Millisecond),
		(r.Worked / time.Duration(max(1, r.Kills))).Round(time.Millisecond),
		r.Turns, r.Games, r.Written, r.Sent, r.Copies, r.Count(Lost), r.Count(Doubled), r.Count(Broken), r.unfinished())
	return err
}

// unfinished tells of a run that was not, "" of one that was.
func (r Report) unfinished() string {
	if r.Unfinished == nil {
		return ""
	}
	return fmt.Sprintf("NOT FINISHED: %d games were called off, and what waited for them is not known: %v\n", r.GivenUp, r.Unfinished)
}

// where tells after which points the kills came, the most frequent first.
func (r Report) where() string {
	names := slices.SortedFunc(maps.Keys(r.After), func(a, b string) int {
		return cmp.Or(cmp.Compare(r.After[b], r.After[a]), cmp.Compare(a, b))
	})
	for i, n := range names {
		names[i] = fmt.Sprintf("%d after %s", r.After[n], n)
	}
	return strings.Join(names, ", ")
}

// struck tells what befell the services and the database besides kills.
func (r Report) struck() string {
	var all []string
	for _, b := range FaultsOf(Postgres) {
		if n := r.Blows[b]; n > 0 {
			all = append(all, fmt.Sprintf("%s %d", b, n))
		}
	}
	if r.Gone > 0 {
		all = append(all, fmt.Sprintf("%d services ended by themselves while the database was away", r.Gone))
	}
	if r.LeftOut != nil {
		all = append(all, fmt.Sprintf("LEFT OUT: %v", r.LeftOut))
	}
	return cmp.Or(strings.Join(all, ", "), "by nothing else")
}

// totals is the report as it grows, of all hosts together.
type totals struct {
	findings findings
	began    time.Time
	most     int // kills; 0 for no end

	mu       sync.Mutex
	done     Report
	reserved int // kills that are done or about to be
	waited   time.Duration
	hosts    []*tables
}

func newTotals(o Options) *totals {
	return &totals{began: time.Now(), most: o.Kills, done: Report{Seed: o.Seed, LeftOut: o.LeftOut, After: map[string]int{}, Blows: map[Blow]int{}}}
}

// watch has the games of another host counted, too.
func (t *totals) watch(a *tables) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.hosts = append(t.hosts, a)
}

// reserve reports whether there is another kill to be had, and reserves it.
func (t *totals) reserve() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.most > 0 && t.reserved >= t.most {
		return false
	}
	t.reserved++
	return true
}

// release gives a kill back that came too late.
func (t *totals) release() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.reserved--
}

// noteKill notes a process that was killed.
func (t *totals) noteKill(l *life) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.Kills++
	t.done.After[l.where()]++
}

// noteBlow notes something else that befell the services or the database.
func (t *totals) noteBlow(b Blow) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.Blows[b]++
}

// noteAway notes a service that ended by itself because its database was away: no kill.
func (t *totals) noteAway() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.Gone++
}

// noteUnfinished notes why a host's run could not be brought to an end.
func (t *totals) noteUnfinished(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.Unfinished = errors.Join(t.done.Unfinished, err)
}

// noteGivenUp notes a game whose players were called off, though they might have been answered.
func (t *totals) noteGivenUp() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.GivenUp++
}

// noteStart notes how long a daemon, which must be gone, took to be ready, if it got there.
func (t *totals) noteStart(l *life) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.Worked += l.cmd.ProcessState.UserTime() + l.cmd.ProcessState.SystemTime()
	if l.ready == 0 {
		return
	}
	t.done.Starts++
	t.waited += l.ready
	t.done.Slowest = max(t.done.Slowest, l.ready)
}

func (t *totals) report() Report {
	t.mu.Lock()
	defer t.mu.Unlock()
	r := t.done
	r.After, r.Blows = maps.Clone(t.done.After), maps.Clone(t.done.Blows)
	r.Took, r.Ready = time.Since(t.began), t.waited/time.Duration(max(1, r.Starts))
	for _, a := range t.hosts {
		sent, again := a.host.deliveries.copies()
		r.Sent, r.Copies = r.Sent+sent, r.Copies+again
		r.Written += a.host.written()
		r.Turns, r.Games = r.Turns+int(a.turns.Load()), r.Games+len(a.all())
	}
	r.Findings = t.findings.all()
	return r
}
