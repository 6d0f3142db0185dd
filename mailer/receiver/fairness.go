package receiver

import "net/netip"

// lose takes one connection off a count.
func (l *listener) lose(counts map[netip.Prefix]int, of netip.Prefix) {
	if counts[of]--; counts[of] == 0 {
		delete(counts, of)
	}
}

// makeRoom sends a connection away for one that would be one too many, so that a few networks which take all there is do not keep
// everybody else out: one of the network that has most, if that has at least two more than the newcomer's, and of these the one that has
// been there longest without being in the middle of a letter. It is called with the lock held.
func (l *listener) makeRoom(newcomer *connection) bool {
	most := 0
	for _, n := range l.networks {
		most = max(most, n)
	}
	if most < l.networks[network(newcomer.ip)]+2 {
		return false
	}
	var victim *connection
	for c := range l.open {
		if !c.local() && l.networks[network(c.ip)] == most && !c.writing.Load() && (victim == nil || c.end.Before(victim.end)) {
			victim = c
		}
	}
	if victim == nil {
		return false
	}
	delete(l.open, victim)
	l.lose(l.clients, customer(victim.ip))
	l.lose(l.networks, network(victim.ip))
	go victim.dismiss(crowded())
	return true
}
