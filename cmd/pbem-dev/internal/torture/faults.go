package torture

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbem/games/durable/durabletest"
)

// Blow is something that befalls the services or their database.
type Blow string

// The blows. The first three meet services, in a file or a database; the others a database.
const (
	Kill   Blow = "kill"   // a service is killed at a moment of the dice
	Point  Blow = "point"  // it kills itself at a point that docs/flow.md names
	Freeze Blow = "freeze" // it is stopped for longer than all leases, and goes on
	Crash  Blow = "crash"  // a server of the database ends at once, and starts again
	Commit Blow = "commit" // a connection ends just when COMMIT was sent, before it arrives or before the answer does
	Away   Blow = "away"   // a node is cut off from the database
	Lose   Blow = "lose"   // the server is killed for good, and its synchronous standby takes its place
	Disk   Blow = "disk"   // the disk of the server is full
)

// Faults are the blows that may fall.
type Faults []Blow

// Has reports whether a blow is among them.
func (f Faults) Has(b Blow) bool { return slices.Contains(f, b) }

// some returns the given ones that are among them.
func (f Faults) some(of ...Blow) (some Faults) {
	for _, b := range of {
		if f.Has(b) {
			some = append(some, b)
		}
	}
	return some
}

// FaultsOf returns all blows that can fall on a kind of store.
func FaultsOf(s Kind) Faults {
	if s == Postgres {
		return Faults{Kill, Point, Freeze, Crash, Commit, Away, Lose, Disk}
	}
	return Faults{Kill, Point, Freeze}
}

// FaultsHere returns those that can be had on this machine, and what is left out, and why.
func FaultsHere(s Kind) (f Faults, leftOut error) {
	f = FaultsOf(s)
	if !f.Has(Disk) {
		return f, nil
	}
	if err := canMount(); err != nil {
		return slices.DeleteFunc(f, func(b Blow) bool { return b == Disk }), fmt.Errorf("%s: %w", Disk, err)
	}
	return f, nil
}

// canMount tries whether a small disk can be made.
func canMount() error {
	dir, err := os.MkdirTemp("", "pbem-disk-")
	if err != nil {
		return err
	}
	disk, err := durabletest.Mount(filepath.Join(dir, "disk"), 1)
	if err == nil {
		err = disk.Unmount()
	}
	return errors.Join(err, os.RemoveAll(dir))
}

// Kind is a kind of store.
type Kind string

// The kinds of stores.
const (
	SQLite   Kind = "sqlite"
	Postgres Kind = "postgres"
)

// Check says in words what cannot be.
func (f Faults) Check(s Kind) error {
	for _, b := range f {
		if !FaultsOf(s).Has(b) {
			return fmt.Errorf("a store of the kind %s can meet %s, and not %s", s, strings.Join(words(FaultsOf(s)), ", "), b)
		}
	}
	return nil
}

func words(f Faults) (list []string) {
	for _, b := range f {
		list = append(list, string(b))
	}
	return list
}
