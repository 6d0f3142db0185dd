package size

import (
	"syscall"
	"time"
)

// processor is how much time processors have given this process. On a machine that does other things besides, it says more than the clock.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
