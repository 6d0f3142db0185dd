package storetest

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"pbem/games"
)

// each holds that one commit of a batch that is refused leaves the others be.
func each() group {
	return group{"commits each for itself", []testCase{
		{"all stand", func(f fixture) {
			f.same("refused", f.each(opening(1), opening(2), turn(1, 1)), []string{"", "", ""})
			f.counts(6, 0)
		}},
		{"none at all", func(f fixture) { f.same("refused", f.each(), []string{}) }},
		{"one of a hundred is refused", oneOfAHundred},
		{"one that was handled before", func(f fixture) {
			f.must(opening(2))
			f.same("refused", f.each(opening(1), opening(2), opening(3)), []string{"", "duplicate", ""})
			f.counts(6, 0)
		}},
		{"what a refused one has written before is taken back", func(f fixture) {
			two := opening(1)
			two.Digest, two.Outbox[1].MessageID = "two", ""
			got := f.each(two, opening(3))
			f.same("failed", []bool{got[0] != "", got[1] != ""}, []bool{true, false})
			nothing(f, 1)
			if seen := noError[bool](f)(f.Seen(f.Context(), "two")); seen {
				f.Error("the refused letter was handled")
			}
			f.counts(2, 0)
		}},
		{"each reads what those before it have written", func(f fixture) {
			var read []int
			failed, err := f.Each(f.Context(), 3, nil, func(i int, tx games.Tx) error {
				read = append(read, len(noError[[]games.Summary](f)(tx.Matches(f.Context(), games.Query{}))))
				if i == 1 {
					return errors.Join(tx.Commit(f.Context(), opening(7)), errors.New("no"))
				}
				return tx.Commit(f.Context(), opening(i+1))
			})
			f.same("error", err, nil)
			f.same("failed", []bool{failed[0] != nil, failed[1] != nil, failed[2] != nil}, []bool{false, true, false})
			f.same("matches", read, []int{0, 1, 1})
		}},
		{"what touches the same is done in its order", inOrder},
		{"of the same from several each stands once", sameBatches},
	}}
}

// each commits, and tells in a word what was refused.
func (f fixture) each(commits ...games.Commit) (words []string) {
	f.Helper()
	refused, err := f.Each(f.Context(), len(commits), nil, func(i int, tx games.Tx) error { return tx.Commit(f.Context(), commits[i]) })
	if err != nil || len(refused) != len(commits) {
		f.Fatalf("%d errors of %d commits, %v", len(refused), len(commits), err)
	}
	for _, err := range refused {
		word := ""
		switch {
		case errors.Is(err, games.ErrConflict):
			word = "conflict"
		case errors.Is(err, games.ErrDuplicate):
			word = "duplicate"
		case err != nil:
			word = err.Error()
		}
		words = append(words, word)
	}
	return words
}

func oneOfAHundred(f fixture) {
	var all []games.Commit
	for n := 1; n <= 100; n++ {
		c := opening(n)
		c.Digest = fmt.Sprint("letter ", n)
		if n == 50 {
			c.Outbox[1].MessageID = ""
		}
		all = append(all, c)
	}
	for i, word := range f.each(all...) {
		if (word != "") != (i == 49) {
			f.Errorf("commit %d: %q", i, word)
		}
	}
	f.same("matches", len(numbers(f, games.Query{Limit: 200})), 99)
	f.counts(198, 0)
}

// inOrder: of forty things that touch one of four others each finds all before it of the same done.
func inOrder(f fixture) {
	var mu sync.Mutex
	done := map[int][]int{}
	failed, err := f.Each(f.Context(), 40, func(i int) []string { return []string{fmt.Sprint(i % 4), fmt.Sprint("own ", i)} }, func(i int, tx games.Tx) error {
		c := opening(i + 1)
		c.Digest = fmt.Sprint("letter ", i)
		if err := tx.Commit(f.Context(), c); err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		done[i%4] = append(done[i%4], i)
		return nil
	})
	f.same("error", errors.Join(append(failed, err)...), nil)
	for lane, order := range done {
		f.same(fmt.Sprint("the order in lane ", lane), slices.IsSorted(order) && len(order) == 10, true)
	}
}

// sameBatches are several who decide the same letters at once: two daemons behind one mailbox.
func sameBatches(f fixture) {
	const letters = 12
	stood := make([][]string, 3)
	f.together(len(stood), func(worker int) {
		var batch []games.Commit
		for n := 1; n <= letters; n++ {
			batch = append(batch, opening(n))
		}
		stood[worker] = f.each(batch...)
	})
	for n := range letters {
		wins := 0
		for worker := range stood {
			if stood[worker][n] == "" {
				wins++
			}
		}
		f.same(fmt.Sprint("who has committed letter ", n+1), wins, 1)
	}
	f.counts(2*letters, 0)
}
