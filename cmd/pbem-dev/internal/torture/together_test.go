package torture

import (
	"database/sql"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive"
)

// TestTwoDaemons has two daemons on one store and one mailbox play the script: both see every letter, one handles it.
func TestTwoDaemons(t *testing.T) {
	t.Parallel()
	plain := newRig(t, ada, bo)
	undisturbed := plain.up()
	plain.finish(undisturbed, plain.play(steps()))
	for _, by := range []Route{IMAP, LMTP} {
		t.Run(string(by), func(t *testing.T) {
			t.Parallel()
			r := newRig(t, ada, bo)
			r.carry = r.by(by)
			first, second := r.upAs(0), r.upAs(1)
			if err := r.play(steps()); err != nil {
				t.Fatalf("%v\n%s%s", err, first.errors.String(), second.errors.String())
			}
			r.settle(first)
			r.finish(second, nil)
			compare(t, r.outcome(), plain.outcome())
			if by == IMAP && (first.passed["fetched"] == 0 || second.passed["fetched"] == 0) {
				t.Errorf("only one has worked: %v, %v", first.passed, second.passed)
			}
		})
	}
}

// TestTwoDaemonsUnderLoad has four games played at once with two daemons and both ways in.
func TestTwoDaemonsUnderLoad(t *testing.T) {
	t.Parallel()
	report, err := Run(t.Context(), Options{
		Program: self(), Dir: t.TempDir(), Kills: 12, Seed: 7, Hosts: 1, Daemons: 2, Tables: 4,
		Min: 300 * time.Millisecond, Max: time.Second, Routes: []Route{IMAP, LMTP, Pipe},
		Every: time.Minute, Progress: func(Report) {},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range report.Findings {
		t.Error(f)
	}
	t.Log(report.Line())
}

// TestFrozen stops one of two daemons with SIGSTOP at every point, in the middle of its work. The other goes on alone, for so
// long that all leases end. Then the first wakes up and does what it was about to do: nothing comes of it, but that a
// letter may go out once more, the same in every byte.
//
// A daemon that is frozen inside a transaction, be it that of another letter, keeps the store to itself: nothing can be
// written until it wakes up. Then the letters wait, and none of them is held to be bad for it. One that is frozen in the few
// instructions in which SQLite takes its place in the log keeps even readers out: the other cannot start before it wakes up. One that is
// frozen while it has its turn with the archive keeps others from writing records.
func TestFrozen(t *testing.T) {
	for _, p := range passages()[:2] {
		t.Run(string(p.route), func(t *testing.T) {
			t.Parallel()
			want, _ := p.undisturbed(t)
			for _, point := range some(p.points, 2) {
				t.Run(point, func(t *testing.T) {
					t.Parallel()
					r := newRig(t, ada, bo)
					r.carry = r.by(p.route)
					r.impatience = time.Second
					r.frozen(point)
					compare(t, r.outcome(), want)
				})
			}
		})
	}
}

// A hindrance is what a frozen process keeps others from.
type hindrance int

const (
	nothing hindrance = iota
	writing
	opening
)

// hindered returns what a process that is frozen keeps others from. No other may be running.
func (r *rig) hindered() hindrance {
	r.t.Helper()
	db, err := sql.Open("sqlite", "file:"+r.file.path())
	if err != nil {
		r.t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	var n int
	if err := db.QueryRow("SELECT count(*) FROM sqlite_schema").Scan(&n); err != nil {
		return opening
	}
	if _, err := db.Exec("BEGIN IMMEDIATE"); err != nil {
		return writing
	}
	if _, err := db.Exec("ROLLBACK"); err != nil {
		r.t.Fatal(err)
	}
	return nothing
}

func (r *rig) frozen(point string) {
	r.t.Helper()
	first, err := r.begin(0, breakpoint{point: point, pass: 3, freeze: true})
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(first.kill)
	var games errgroup.Group
	games.Go(func() error { return r.play(steps()) })
	r.awaitFrozen(first)
	hindered := r.hindered()
	if hindered == opening {
		r.wake(first)
	}
	second := r.upAs(1)
	if hindered == writing {
		time.Sleep(patienceOfStore)
	} else if err := games.Wait(); err != nil {
		r.t.Fatalf("while the first was frozen: %v\n%s", err, second.errors.String())
	} else if err := r.calmBut(r.patiently(), r.unwritten()); err != nil {
		r.t.Fatalf("while the first was frozen: %v\n%s", err, second.errors.String())
	}
	// Where letters wait their writers would rightly be given the hour back. All leases have ended when the second began.
	if hindered != writing {
		if err := r.clock.skip(time.Hour); err != nil {
			r.t.Fatal(err)
		}
	}
	r.wake(first)
	if err := games.Wait(); err != nil {
		r.t.Fatalf("after the first woke up: %v\n%s%s", err, first.errors.String(), second.errors.String())
	}
	r.settle(first)
	r.finish(second, nil)
}

// unwritten is how many records may stay to be written while a process is frozen: all, if it has its turn with the archive.
func (r *rig) unwritten() int {
	r.t.Helper()
	kept, err := archive.Open(filepath.Join(r.dir, "records"), "")
	if err != nil {
		r.t.Fatal(err)
	}
	end, free, err := kept.Turn(r.t.Context(), patienceOfStore)
	switch {
	case err != nil:
		r.t.Fatal(err)
	case free:
		end()
		return 0
	}
	return plenty
}

func (r *rig) wake(l *life) {
	r.t.Helper()
	if err := l.cmd.Process.Signal(syscall.SIGCONT); err != nil {
		r.t.Fatal(err)
	}
}

// patienceOfStore is longer than a daemon waits for another that is writing.
const patienceOfStore = 15 * time.Second

// awaitFrozen waits until the process has stopped itself.
func (r *rig) awaitFrozen(l *life) {
	r.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(retry) {
		if l.stopped() {
			return
		}
	}
	r.t.Fatalf("the service never stopped\n%s", l.errors.String())
}
