package year

import (
	"context"
	"errors"
	"maps"
	"os"
	"slices"
	"testing"
	"time"
)

// TestShortYear plays a small club for some weeks (C-7). What is looked at now and then, and in the end, is broken on purpose then. The full
// form is "pbem-dev year".
func TestShortYear(t *testing.T) {
	t.Parallel()
	w := lived(t, Options{Players: 18, Games: 230, Days: 44, Seed: 5, Kills: 12})
	somethingTried(t, w.report)
	meanwhile, inTheEnd := brokenMeanwhile(), brokenInTheEnd()
	if err := w.goOn(t.Context(), 13, meanwhile.all()...); err != nil {
		t.Fatal(err)
	}
	meanwhile.isFound(t, w.report)
	if err := w.lookAgain(t.Context(), inTheEnd.all()...); err != nil {
		t.Fatal(err)
	}
	inTheEnd.isFound(t, w.report)
}

// lived is a club after its time, in which nothing was found. It ends with the test.
func lived(t *testing.T, o Options) *world {
	t.Helper()
	o.Dir = memory(t)
	w, err := newWorld(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.end() })
	err = w.run(t.Context())
	w.report.finish(w)
	if e := w.report.Print(t.Output()); e != nil {
		t.Fatal(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	if w.report.Found > 0 {
		t.Fatalf("%d findings", w.report.Found)
	}
	return w
}

// breaking is what is broken at the same time, each with the check that finds it, and no other may.
type breaking map[Break]string

func (b breaking) all() []Break { return slices.Sorted(maps.Keys(b)) }

// isFound holds a report to findings of just these checks.
func (b breaking) isFound(t *testing.T, r Report) {
	t.Helper()
	found := map[string]bool{}
	for _, f := range r.Findings {
		found[f.What] = true
		if !slices.Contains(slices.Collect(maps.Values(b)), f.What) {
			t.Errorf("it was found by %s: %s", f.What, f.Text)
		}
	}
	for broken, by := range b {
		if !found[by] {
			t.Errorf("%s: it was not found", broken)
		}
	}
}

// somethingTried wants everything that is looked at to have come up.
func somethingTried(t *testing.T, r Report) {
	t.Helper()
	for what, n := range map[string]int{"games": r.Begun, "clocks": r.Clocks, "kills": r.Kills, "ratings": r.Ratings, "tournaments": r.Tournaments["completed"] + r.Tournaments["going on"], "German": r.Languages["de"], "two daemons": len(r.Between)} {
		if n == 0 {
			t.Errorf("nothing was tried of %s", what)
		}
	}
	if r.Kills < 10 { // of twelve: some find it down already
		t.Errorf("it was killed %d times: not after the second daemon had gone on alone?", r.Kills)
	}
	for _, what := range []string{"letters of the day", "urgent turns", "turns told to observers", "pages", "reminders", "turns reminded of", "automatic vacations", "bans", "games under the cap", "blocks", "letters to old addresses", "changed addresses", "letters of banned players", "pauses of all clocks", "budgets", "punctuality", "offers taken", "wishes", "offers held to wishes", "invitations held to wishes", "refusals held to wishes", "challenges declined", "bounds lifted", "words said", "words awaited", "letters silenced by a cap", "names taken", "names in games", "names asked after", "private games", "presets studied", "games that may go to their inventor", "games sent to their inventor", "games awaited by their inventor", "letters that the relay put off", "days without a relay", "windows of ratings", "forgotten", "records", "letters held to records"} {
		if r.Checked[what] == 0 {
			t.Errorf("nothing was tried of %s", what)
		}
	}
}

// brokenMeanwhile is what checks find while the club lives on, and brokenInTheEnd what those find that look everything over.
func brokenMeanwhile() breaking {
	return breaking{
		OtherLanguage: "languages", SecondDigest: "digests", LateNews: "urgency", EarlyPage: "pages", EarlyNews: "news", TwiceTold: "observers",
		ManyReminders: "reminders", StaleReminder: "reminded", BannedHears: "silence", BlockedHears: "blocks", OldAddressHears: "addresses", OldKeyActs: "keys", OverCap: "cap", LateRest: "vacations", Overdrawn: "budgets",
		OverLimit: "limits", RefusedPlays: "refusals", DeclinedHears: "declined", OtherName: "called", SaidTwice: "words", PrivateSeen: "privacy",
		RefusedHears: "refused", WrongRefusal: "reasons", TakenName: "names", OldNameLeads: "found", SilentEarly: "caps",
	}
}

func brokenInTheEnd() breaking {
	return breaking{
		OtherRating: "ratings", LatePlayer: "punctuality", TakenTwice: "offers", OtherWindow: "windows", MetTwice: "pairs", SecondBye: "byes", NeverEnds: "ends", OtherTable: "tables",
		OtherPause: "pauses", OtherTakeover: "takeovers", GoesOnBanned: "bans", OtherRecord: "records", Remembered: "forgotten",
		LostByRelay: "relay", ManySeeks: "seeks", BoundAgain: "lifts", PrivateCounts: "study", CopyLost: "awaited", CopiedUnasked: "copies", CopiedTwice: "copied",
	}
}

// goOn has the club live on for some days, with something broken.
func (w *world) goOn(ctx context.Context, days int, broken ...Break) error {
	w.Break, w.report = broken, newReport(w.Options)
	w.Days += days
	for _, p := range w.people { // games are to begin, too
		p.offered = time.Time{}
		p.habit.games += 3
		if p.block.since.IsZero() && !p.ban.stands() && p.leaving.IsZero() && !p.forgotten { // and somebody is to be refused an offer
			w.ask(p, "take 1")
		}
	}
	return w.live(ctx)
}

// lookAgain looks everything over once more, with something broken.
func (w *world) lookAgain(ctx context.Context, broken ...Break) error {
	w.Break, w.report = broken, newReport(w.Options)
	return errors.Join(w.checkRatings(ctx, began().AddDate(0, 2, 1-began().Day())), w.checkPunctuality(ctx), w.overlook(ctx))
}

// TestWhatIsBrokenIsFound breaks what is promised of every letter, and sees the checks of just these subjects find it.
func TestWhatIsBrokenIsFound(t *testing.T) {
	t.Parallel()
	for _, broken := range []breaking{
		{LostAnswer: "answers", OtherBytes: "letters", WrongClock: "clocks", OpenSecret: "secrets"},
		{SecondAnswer: "answers", LostLetter: "letters", OthersToken: "secrets"},
	} {
		t.Run(string(broken.all()[0]), func(t *testing.T) {
			t.Parallel()
			report, err := Run(t.Context(), Options{Players: 12, Games: 10, Days: 16, Seed: 3, Dir: memory(t), Break: broken.all()})
			if err != nil {
				t.Fatal(err)
			}
			broken.isFound(t, report)
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
