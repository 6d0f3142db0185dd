package referee_test

import (
	"cmp"
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	compare "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/rules"
)

// spoken is a letter that somebody may write, in a series.
type spoken struct{ from, tag, words string }

// sayings touch each other in many ways: turns after turns, names that others want, lists, offers, caps, digests, observers.
func (o *fixture) sayings() []spoken {
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	return []spoken{
		{ada, o.tag(white, 3), "e2e3"}, {ada, o.tag(white, 3), "c2c3"}, {bo, "", "1: e7d6"}, {bo, "", "1: say well played"},
		{ada, o.tag(white, 3), "say hello"}, {ada, o.tag(white, 3), "draw"}, {bo, o.tag(black, 3), "draw yes"}, {bo, o.tag(black, 3), "pause"},
		{ada, "", "name Adele"}, {eve, "", "name Adele"}, {bo, "", "name Boris"}, {ada, "", "games"}, {bo, "", "games"}, {eve, "", "games"},
		{eve, "", "new cosmic vs ada@example.org as white"}, {ada, "", "new amoeba vs eve@example.net as black"}, {bo, "", "new cosmic vs eve@example.net"},
		{eve, "", "seek amoeba"}, {bo, "", "seek cosmic games 2"}, {ada, "", "seeks"}, {ada, "", "take 1"}, {bo, "", "take 1"}, {eve, "", "take 2"},
		{bo, "", "mail digest on"}, {ada, "", "vacation 2026-12-01 to 2026-12-07"}, {eve, "", "watch 1"}, {bo, "", "watchers 1"}, {ada, "", "vacation"},
		{ada, o.tag(white, 3), "what is this"}, {ada, o.tag(white, 3), "I do not know"}, {eve, "", "good morning to you"}, {bo, o.tag(black, 3), "no idea at all"},
		{ada, "", "block eve@example.net"}, {eve, "", "show 1"}, {bo, "", "player Ada"}, {eve, "", "player Adele"}, {bo, o.tag(black, 3), "undo"},
	}
}

// TestSeriesWithoutOne: of a series of letters one is refused, whichever, with all that say they were decided after it. What is left is to the last byte
// what it would have been without them. PBEM_SERIES=1000 for so many series.
func TestSeriesWithoutOne(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(eve, "", "name Eve")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "say hello")
	o.send(bo, "", "seek amoeba")
	series, err := strconv.Atoi(cmp.Or(os.Getenv("PBEM_SERIES"), "12"))
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(1, uint64(series)))
	stayed, fell := 0, 0
	for range series {
		batch := o.batch(dice, 7)
		commits := o.series(batch)
		first := dice.IntN(len(batch))
		refused := map[string]bool{commits[first].Digest: true}
		var left []mailer.Incoming
		var want []games.Commit
		for i, c := range commits {
			if slices.ContainsFunc(c.After, func(digest string) bool { return refused[digest] }) {
				refused[c.Digest] = true
				fell++
			}
			if !refused[c.Digest] {
				left, want = append(left, batch[i]), append(want, c)
			}
		}
		stayed += len(want)
		got := o.series(left)
		same := compare.Options{cmpopts.EquateEmpty(), cmpopts.IgnoreFields(games.Commit{}, "After", "Receipt"), compare.AllowUnexported(rules.Square{}), cmpopts.EquateComparable(adjudicator.Taken{})}
		if diff := compare.Diff(want, got, same); diff != "" {
			t.Fatalf("without %q of\n%s\n(-decided in the series +without what was refused):\n%s", batch[first].Raw[len(batch[first].Raw)-60:], raws(batch), diff)
		}
	}
	if stayed < 2*series || fell < series/4 {
		t.Errorf("%d letters stayed, and %d fell with another: that is no test", stayed, fell)
	}
}

// batch makes different letters.
func (o *fixture) batch(dice *rand.Rand, n int) (letters []mailer.Incoming) {
	all := o.sayings()
	for _, i := range dice.Perm(len(all))[:n] {
		letters = append(letters, o.letter(all[i].from, all[i].tag, all[i].words))
	}
	return letters
}

// series decides letters one after another, and commits none.
func (o *fixture) series(letters []mailer.Incoming) (commits []games.Commit) {
	o.t.Helper()
	changes := o.referee.Changes(reader{o.store, o.t})
	for _, in := range letters {
		c, err := o.referee.Handle(context.Background(), changes, in)
		if err != nil {
			o.t.Fatal(err)
		}
		commits = append(commits, c)
	}
	return commits
}

func raws(batch []mailer.Incoming) (text string) {
	for _, in := range batch {
		text += string(in.Raw[:40]) + "… " + string(in.Raw[len(in.Raw)-60:]) + "\n"
	}
	return text
}
