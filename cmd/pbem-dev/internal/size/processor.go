package size

import (
	"runtime/metrics"
	"syscall"
	"time"
)

// spent is what something has cost.
type spent struct {
	processor, clock time.Duration
	bytes            uint64 // allocated
}

// meter is how much this process had spent at a moment.
type meter struct {
	processor time.Duration
	at        time.Time
	bytes     uint64
}

func begin() meter { return meter{processor(), time.Now(), allocated()} }

// spent is what was spent since.
func (m meter) spent() spent {
	return spent{processor: processor() - m.processor, clock: time.Since(m.at), bytes: allocated() - m.bytes}
}

// of is what each of so many has cost.
func (s spent) of(many int) spent {
	return spent{processor: s.processor / time.Duration(many), clock: s.clock / time.Duration(many), bytes: s.bytes / uint64(many)}
}

// processor is how much time processors have given this process. On a machine that does other things besides, it says more than the clock.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// allocated is how many bytes this process has allocated so far.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
