package referee_test

import (
	"cmp"
	"context"
	"errors"
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

// TestSeriesWithoutOne: of a series of letters one fails when all of it is decided and written, whichever. What the others come to is to the last byte
// what it would have been without it. PBEM_SERIES=1000 for so many series.
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
	touched := 0
	for range series {
		batch := o.batch(dice, 7)
		out := dice.IntN(len(batch))
		all, got := o.series(batch, -1), o.series(batch, out)
		want := o.series(slices.Delete(slices.Clone(batch), out, out+1), -1)
		same := compare.Options{cmpopts.EquateEmpty(), compare.AllowUnexported(rules.Square{}), cmpopts.EquateComparable(adjudicator.Taken{})}
		if diff := compare.Diff(want, slices.Delete(got, out, out+1), same); diff != "" {
			t.Fatalf("without %q of\n%s\n(-without it +where it failed):\n%s", batch[out].Raw[len(batch[out].Raw)-60:], raws(batch), diff)
		}
		if !compare.Equal(want, slices.Delete(all, out, out+1), same) {
			touched++
		}
	}
	if touched < series/6 {
		t.Errorf("only %d letters made a difference to others: that is no test", touched)
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

// series takes letters one after another, of which one fails at last, -1 for none, in a world of their own.
func (o *fixture) series(letters []mailer.Incoming, out int) []games.Commit {
	o.t.Helper()
	commits := make([]games.Commit, len(letters))
	broken := errors.New("broken")
	var failed []error
	var err error
	o.apart(func(o *fixture) {
		failed, err = o.store.Each(context.Background(), len(letters), nil, func(i int, tx games.Tx) (err error) {
			world := *o
			world.store = tx
			if commits[i], err = world.take(letters[i]); i == out {
				err = broken
			}
			return err
		})
	})
	for i, wrong := range failed {
		if (i == out) != errors.Is(wrong, broken) || i != out && wrong != nil || err != nil {
			o.t.Fatal(i, wrong, err)
		}
	}
	return commits
}

func raws(batch []mailer.Incoming) (text string) {
	for _, in := range batch {
		text += string(in.Raw[:40]) + "… " + string(in.Raw[len(in.Raw)-60:]) + "\n"
	}
	return text
}
