package service

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"sync/atomic"
	"syscall"
	"time"

	"pbem/adjudicator/clock"
	"pbem/cmd/internal/config"
	"pbem/games/system"
)

// node is a name among those that share a database. Marks and the signs of life hang on it, so a process that is started again has the name that
// it had, and two that serve at the same time on one machine have not the same.
type node struct {
	name string
	lock *os.File // nil where nobody else is kept from the name
}

// mostOnMachine bounds how many processes serve one club on a machine.
const mostOnMachine = 64

// nameNode is the name of this process: that of its machine, and behind it a number where others serve there already. The kernel gives the
// number back however a process dies. What only looks in (a pipe, cron) is called as the machine is. One whose store is a file is alone, and
// has none.
func nameNode(c *config.Config, serves bool) (node, error) {
	if c.Database == "" {
		return node{}, nil
	}
	machine, err := os.Hostname()
	if err != nil || machine == "" {
		return node{}, errors.Join(errors.New("this machine does not tell what it is called, and each that shares a store needs a name"), err)
	}
	if !serves {
		return node{name: machine}, nil
	}
	for n := range mostOnMachine {
		name, file := machine, c.Key+".node"
		if n > 0 {
			name, file = fmt.Sprintf("%s %d", machine, n+1), fmt.Sprintf("%s%d", file, n+1)
		}
		lock, err := takeName(file)
		if !errors.Is(err, system.ErrHeld) {
			return node{name, lock}, err
		}
	}
	return node{}, fmt.Errorf("more than %d processes serve this club on this machine", mostOnMachine)
}

// takeName locks a name's file. Where none can be made beside the key the name is not kept from others here: leases tell processes of one
// name apart, marks and signs of life do not.
func takeName(path string) (*os.File, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|system.NoFollow, 0o600)
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the name of this node: %w", err)
	}
	if err := system.Take(file, system.Alone); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

func (n node) giveBack() {
	if n.lock != nil {
		_ = n.lock.Close()
	}
}

// machineFiles are where a system tells which machine it is: for as long as it is installed, else since it was started. The shipped unit shows the
// first alone to the service, a container often the second alone.
func machineFiles() []string { return []string{"/etc/machine-id", "/proc/sys/kernel/random/boot_id"} }

// machineWord tells a machine from others: a hash keyed with what the first of the files says that says something, for others must not learn that
// (machine-id(5)). "" where none does.
func machineWord(files ...string) string {
	for _, file := range files {
		id, err := os.ReadFile(file)
		if id = bytes.TrimSpace(id); err != nil || len(id) == 0 || string(id) == "uninitialized" {
			continue
		}
		word := hmac.New(sha256.New, id)
		word.Write([]byte("pbem node"))
		return hex.EncodeToString(word.Sum(nil)[:8])
	}
	return ""
}

// timepiece is the clock of a service. Whoever serves a club that has its store in a database goes by that one's clock, so that all nodes have the
// same time: it is this machine's, less what that is ahead, as far as is known since they were last compared.
type timepiece struct {
	machine func() time.Time // this machine's
	shown   func() time.Time // the one that the service was given: this machine's, but in tests
	ahead   atomic.Int64     // of the database's
	follows bool
}

func newTimepiece(w World) *timepiece {
	t := &timepiece{machine: w.Own, shown: w.Clock, follows: w.Serves}
	if t.machine == nil {
		t.machine = time.Now
	}
	return t
}

func (t *timepiece) now() time.Time { return t.shown().Add(-time.Duration(t.ahead.Load())) }

// plausible refuses to begin while the clock is far from any time in which people play.
func plausible(now time.Time) error {
	if err := clock.Plausible(now); err != nil {
		return fmt.Errorf("%w; set it, and start again", err)
	}
	return nil
}

// set is told by how much this machine's clock is ahead. What came for a moment has one moment for all that it does.
func (t *timepiece) set(ahead time.Duration) {
	if t.follows {
		t.ahead.Store(int64(ahead))
	}
}
