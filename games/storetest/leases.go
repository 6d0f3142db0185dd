package storetest

import (
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"pbem/games"
)

// leases hold that of several nodes one has a lease.
func leases() group {
	const long = time.Hour
	return group{"leases", []testCase{
		{"one has it, and keeps it", func(f fixture) {
			f.same("the first", f.takes("mailbox", "one", long), true)
			f.same("another", f.takes("mailbox", "two", long), false)
			f.same("the first again", f.takes("mailbox", "one", long), true)
			f.same("of something else", f.takes("records", "two", long), true)
			f.same("who has what", f.holders(), []string{"mailbox one", "records two"})
		}},
		{"it ends by the store's clock", func(f fixture) {
			f.same("for no time", f.takes("mailbox", "one", 0), true)
			f.same("another", f.takes("mailbox", "two", long), true)
			f.same("the first", f.takes("mailbox", "one", long), false)
			until := noError[[]games.Lease](f)(f.Leases(f.Context()))[0].Until
			f.utc("Until", until)
			if left := time.Until(until); left < long-time.Minute || left > long+time.Minute {
				f.Errorf("a lease of an hour has %s left", left)
			}
		}},
		{"whoever has it gives it up", func(f fixture) {
			f.takes("mailbox", "one", long)
			f.ends("mailbox", "two")
			f.same("another", f.takes("mailbox", "two", long), false)
			f.ends("mailbox", "one")
			f.ends("mailbox", "one")
			f.same("another, then", f.takes("mailbox", "two", long), true)
		}},
		{"one of many at once gets it", func(f fixture) {
			var got atomic.Int32
			var all sync.WaitGroup
			for n := range 8 {
				all.Go(func() {
					taken, err := f.TakeLease(f.Context(), "mailbox", fmt.Sprint(n), long)
					if err != nil {
						f.Error(err)
					}
					if taken {
						got.Add(1)
					}
				})
			}
			all.Wait()
			f.same("so many have it", got.Load(), int32(1))
		}},
	}}
}

func (f fixture) takes(name, node string, long time.Duration) bool {
	f.Helper()
	return noError[bool](f)(f.TakeLease(f.Context(), name, node, long))
}

func (f fixture) ends(name, node string) {
	f.Helper()
	if err := f.EndLease(f.Context(), name, node); err != nil {
		f.Fatal(err)
	}
}

func (f fixture) holders() (list []string) {
	f.Helper()
	for _, l := range noError[[]games.Lease](f)(f.Leases(f.Context())) {
		list = append(list, l.Name+" "+l.Node)
	}
	return list
}
