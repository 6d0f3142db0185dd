package auth

import (
	"sync"
	"time"
)

const (
	// restTime is how long name servers that did not answer are not asked again.
	restTime = 5 * time.Minute
	// maxResting bounds the memory that strangers can make us use.
	maxResting = 1000
)

// resting remembers organisations whose name servers did not answer: waiting for them again with each of their letters
// would hold up everybody else's. The zero value remembers none.
type resting struct {
	mu    sync.Mutex
	until map[string]time.Time
}

func (r *resting) asleep(organisation string, now time.Time) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return now.Before(r.until[organisation])
}

// note has an organisation rest. One that rests already is not made to rest for longer.
func (r *resting) note(organisation string, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if now.Before(r.until[organisation]) {
		return
	}
	if r.until == nil || len(r.until) >= maxResting {
		r.until = map[string]time.Time{}
	}
	r.until[organisation] = now.Add(restTime)
}
