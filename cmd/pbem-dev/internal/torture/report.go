package torture

import (
	"cmp"
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
	Written  int            // letters to the service
	Sent     int            // letters of the service, each once
	Copies   int            // letters of the service that came once more, with the same Message-ID and bytes
	Turns    int
	Games    int
	Starts   int           // of daemons that got as far as being ready
	Ready    time.Duration // how long a start took on average
	Slowest  time.Duration // and at most
	Findings []Finding     // what went wrong
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
	return fmt.Sprintf("%s: %d kills, %d letters in, %d out, %d twice, %d turns; lost %d, doubled %d",
		r.Took.Round(time.Second), r.Kills, r.Written, r.Sent, r.Copies, r.Turns, r.Count(Lost), r.Count(Doubled))
}

// Print writes a report for people.
func (r Report) Print(w io.Writer) error {
	_, err := fmt.Fprintf(w, `survived  %d kills in %s, seed %d
killed    %s
restarts  %d; ready after %s on average, %s at most
played    %d turns in %d games
letters   %d to the service, %d from it; %d of these came once more, the same in Message-ID and bytes
lost      %d
doubled   %d
broken    %d
`, r.Kills, r.Took.Round(time.Second), r.Seed, r.where(), r.Starts, r.Ready.Round(time.Millisecond), r.Slowest.Round(time.Millisecond),
		r.Turns, r.Games, r.Written, r.Sent, r.Copies, r.Count(Lost), r.Count(Doubled), r.Count(Broken))
	return err
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

// tally is the report as it grows, of all hosts together.
type tally struct {
	findings findings
	began    time.Time
	most     int // kills; 0 for no end

	mu     sync.Mutex
	done   Report
	booked int // kills that are done or about to be
	waited time.Duration
	halls  []*hall
}

func newTally(o Options) *tally {
	return &tally{began: time.Now(), most: o.Kills, done: Report{Seed: o.Seed, After: map[string]int{}}}
}

// watch has a hall counted, too.
func (t *tally) watch(a *hall) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.halls = append(t.halls, a)
}

// book reports whether there is another kill to be had, and reserves it.
func (t *tally) book() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.most > 0 && t.booked >= t.most {
		return false
	}
	t.booked++
	return true
}

// unbook gives a kill back that came too late.
func (t *tally) unbook() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.booked--
}

// buried notes a process that was killed.
func (t *tally) buried(l *life) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.Kills++
	t.done.After[l.where()]++
}

// started notes how long a daemon took to be ready, if it got there.
func (t *tally) started(l *life) {
	if l.ready == 0 {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done.Starts++
	t.waited += l.ready
	t.done.Slowest = max(t.done.Slowest, l.ready)
}

func (t *tally) report() Report {
	t.mu.Lock()
	defer t.mu.Unlock()
	r := t.done
	r.After = maps.Clone(t.done.After)
	r.Took, r.Ready = time.Since(t.began), t.waited/time.Duration(max(1, r.Starts))
	for _, a := range t.halls {
		sent, again := a.host.book.copies()
		r.Sent, r.Copies = r.Sent+sent, r.Copies+again
		r.Written += a.host.written()
		r.Turns, r.Games = r.Turns+int(a.turns.Load()), r.Games+len(a.all())
	}
	r.Findings = t.findings.all()
	return r
}
