package torture

import (
	"fmt"
	"strings"
	"sync"
)

// Fault says what kind of thing went wrong.
type Fault string

// The faults.
const (
	Lost    Fault = "lost"    // something that was acknowledged has had no effect, or a letter never came
	Doubled Fault = "doubled" // something was done twice, or a second copy of a letter differs
	Broken  Fault = "broken"  // the store is not sound, a record does not verify, the service failed by itself
)

// Finding is one thing that went wrong.
type Finding struct {
	Fault Fault
	Text  string
}

func (f Finding) String() string { return string(f.Fault) + ": " + f.Text }

// findings collects what went wrong.
type findings struct {
	mu   sync.Mutex
	list []Finding
}

func (f *findings) add(fault Fault, format string, args ...any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.list = append(f.list, Finding{fault, fmt.Sprintf(format, args...)})
}

func (f *findings) all() []Finding {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Finding(nil), f.list...)
}

func (f *findings) String() string {
	var b strings.Builder
	for _, one := range f.all() {
		fmt.Fprintln(&b, one)
	}
	return b.String()
}
