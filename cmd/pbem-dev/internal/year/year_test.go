package year

import (
	"os"
	"testing"
)

// TestShortYear plays a small club for some weeks (C-7), and then breaks on purpose what is looked at in the end. The full form is
// "pbem-dev year".
func TestShortYear(t *testing.T) {
	t.Parallel()
	w, err := newWorld(Options{Players: 24, Games: 40, Days: 45, Seed: 1, Kills: 12, Dir: memory(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer w.end()
	err = w.run(t.Context())
	w.report.finish(w)
	if e := w.report.Print(t.Output()); e != nil {
		t.Fatal(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	if r := w.report; r.Found > 0 {
		t.Fatalf("%d findings", r.Found)
	}
	if r := w.report; r.Begun == 0 || r.Clocks == 0 || r.Kills == 0 || r.Ratings == 0 || r.Tournaments["going on"]+r.Tournaments["completed"] == 0 {
		t.Fatal("nothing was tried")
	}
	for broken, found := range map[Break]string{OtherRating: "ratings", MetTwice: "tournaments", NeverEnds: "tournaments"} {
		w.Break, w.report = broken, newReport(w.Options)
		if err := w.checkRatings(t.Context(), began().AddDate(0, 2, 1-began().Day())); err != nil {
			t.Fatal(err)
		}
		if err := w.checkTournaments(t.Context()); err != nil {
			t.Fatal(err)
		}
		t.Run(string(broken), func(t *testing.T) { onlyBy(t, w.report, found) })
	}
}

// onlyBy holds a report to findings of one kind, at least one.
func onlyBy(t *testing.T, r Report, found string) {
	t.Helper()
	if r.Found == 0 {
		t.Error("it was not found")
	}
	for _, f := range r.Findings {
		if f.What != found {
			t.Errorf("it was found by %s: %s", f.What, f.Text)
		}
	}
}

// TestWhatIsBrokenIsFound breaks what is promised, one thing at a time, and sees the check of that subject find it, and no other.
func TestWhatIsBrokenIsFound(t *testing.T) {
	t.Parallel()
	for broken, found := range map[Break]string{
		LostAnswer: "answers", SecondAnswer: "answers", OtherBytes: "letters", LostLetter: "letters", WrongClock: "clocks", OpenSecret: "secrets", OthersToken: "secrets",
	} {
		t.Run(string(broken), func(t *testing.T) {
			t.Parallel()
			report, err := Run(t.Context(), Options{Players: 12, Games: 8, Days: 12, Seed: 3, Dir: memory(t), Break: broken})
			if err != nil {
				t.Fatal(err)
			}
			onlyBy(t, report, found)
		})
	}
}

// memory is a folder in memory, where there is one: the service syncs each of its commits, and here nobody pulls a plug.
func memory(t *testing.T) string {
	dir, err := os.MkdirTemp("/dev/shm", "pbem-year-")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}
