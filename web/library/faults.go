package library

import (
	"sync"

	"pbem/games/archive/catalogue"
	"pbem/rules/phrase"
)

// faults are why records are not verified. The listing knows no more than that they are not: why is found out again when somebody is told. The zero value is ready.
type faults struct {
	mu    sync.Mutex
	known map[string]error // by the address and the size of what is listed
}

// mostFaults are remembered at once.
const mostFaults = 4096

func (f *faults) of(l *Library, row *catalogue.Game) error {
	id := row.Address + "\n" + string(row.Head)
	f.mu.Lock()
	fault, known := f.known[id]
	f.mu.Unlock()
	if known {
		return fault
	}
	fault, lasting := l.faultOf(row.File)
	if lasting {
		f.note(id, fault)
	}
	return fault
}

func (f *faults) note(id string, fault error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.known == nil || len(f.known) >= mostFaults {
		f.known = map[string]error{}
	}
	f.known[id] = fault
}

// faultOf says why a record is not verified; lasting is false where that may be otherwise in a moment.
func (l *Library) faultOf(file string) (fault error, lasting bool) {
	r, _, err := l.recordText(file)
	if err != nil {
		return phrase.Errorf("web-fault-unread"), false
	}
	preset, err := l.RulesOf(r)
	if err != nil {
		return err, false
	}
	if err := l.verify(r, preset); err != nil {
		return err, true
	}
	return phrase.Errorf("web-fault-unread"), false // it has changed since it was listed
}
