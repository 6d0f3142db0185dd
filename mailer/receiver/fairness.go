package receiver

import (
	"cmp"
	"net/netip"
	"time"
)

// stage is how far a client has come with a letter.
type stage int32

const (
	silent    stage = iota // it has not even greeted
	greeted                // it has said nothing of a letter
	addressed              // a recipient of its letter is ours
	sending                // the letter is coming in
	handing                // the letter is being handled
)

const (
	// stalled is how long a letter in the middle of which nothing comes keeps its connection when somebody else wants one, and trickling
	// after how long one keeps it that comes more slowly than leastRate, in bytes a second.
	stalled   = time.Second
	trickling = 5 * time.Second
	leastRate = 1 << 10
	// chatty is how many replies without a letter are more than a client needs that has one.
	chatty = 20
)

// progress is what a client has done lately.
type progress struct {
	stage   stage
	heard   time.Time // when it last said something; when it came, where it has said nothing
	began   time.Time // when its letter began to come
	bytes   int64     // so much of it has come
	replies int
}

// busy reports whether a connection must not be ended now.
func (p progress) busy(now time.Time) bool {
	switch p.stage {
	case handing:
		return true
	case sending:
		took := now.Sub(p.began)
		return now.Sub(p.heard) < stalled && (took < trickling || float64(p.bytes) >= leastRate*took.Seconds())
	}
	return false
}

// rate is how many bytes a second of its letter come; ok is false of one that has not come for long.
func (p progress) rate(now time.Time) (bytes float64, ok bool) {
	took := now.Sub(p.began)
	return float64(p.bytes) / took.Seconds(), p.stage == sending && took >= trickling
}

// worthLess orders connections by what is lost with them: first those that are not about to send a letter, then those that only talk, then
// those that have said nothing for longest.
func (p progress) worthLess(q progress) int {
	talks := func(p progress) int {
		if p.replies > chatty {
			return 0
		}
		return 1
	}
	return cmp.Or(cmp.Compare(p.stage, q.stage), cmp.Compare(talks(p), talks(q)), p.heard.Compare(q.heard))
}

// lose takes one connection off a count.
func (l *listener) lose(counts map[netip.Prefix]int, of netip.Prefix) {
	if counts[of]--; counts[of] == 0 {
		delete(counts, of)
	}
}

// candidate is a connection that may be sent away for another.
type candidate struct {
	*connection
	of int // how many its network has; 0 where that is no more than the newcomer's share
	progress
}

// makeRoom sends a connection away for one that would be one too many, so that nobody who takes all there is keeps everybody else out,
// whether they come from a few networks or from thousands: one of the network that has most, if that has at least two more than the
// newcomer's; else one of a network that has more, or of the newcomer's own. Of these it is the one with which least is lost, and never one
// whose letter is coming in as letters do; but where all do, the one whose letter comes most slowly, if it has come for long. It is called with
// the lock held.
func (l *listener) makeRoom(newcomer *connection) bool {
	mine := l.networks[network(newcomer.ip)]
	now := time.Now()
	var victim, slowest *candidate
	slow := 0.0
	for c := range l.open {
		k := &candidate{connection: c, progress: c.progress()}
		n, own := l.networks[network(c.ip)], network(c.ip) == network(newcomer.ip)
		switch {
		case n <= mine && !own:
			continue
		case k.busy(now):
			if rate, ok := k.rate(now); ok && (slowest == nil || rate < slow) {
				slowest, slow = k, rate
			}
			continue
		case n >= mine+2:
			k.of = n
		}
		if victim == nil || cmp.Or(cmp.Compare(victim.of, k.of), k.worthLess(victim.progress)) < 0 {
			victim = k
		}
	}
	if victim = cmp.Or(victim, slowest); victim == nil {
		return false
	}
	delete(l.open, victim.connection)
	if victim.ip.IsValid() {
		l.lose(l.clients, customer(victim.ip))
		l.lose(l.networks, network(victim.ip))
	}
	if victim.stage == sending {
		go victim.breakOff()
	} else {
		go victim.dismiss(crowded())
	}
	return true
}
