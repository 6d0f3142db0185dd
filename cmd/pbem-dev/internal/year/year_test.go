package year

import (
	"os"
	"testing"
)

// TestShortYear plays a small club for some weeks (C-7). The full form is "pbem-dev year".
func TestShortYear(t *testing.T) {
	t.Parallel()
	report, err := Run(t.Context(), Options{Players: 24, Games: 40, Days: 45, Seed: 1, Kills: 12, Dir: memory(t)})
	if e := report.Print(t.Output()); e != nil {
		t.Fatal(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	if report.Found > 0 {
		t.Errorf("%d findings", report.Found)
	}
	if report.Begun == 0 || report.Clocks == 0 || report.Kills == 0 {
		t.Error("nothing was tried")
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
			if report.Found == 0 {
				t.Fatal("it was not found")
			}
			for _, f := range report.Findings {
				if f.What != found {
					t.Errorf("%s was found by %s: %s", broken, f.What, f.Text)
				}
			}
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
