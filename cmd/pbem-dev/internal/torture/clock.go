package torture

import (
	"encoding/binary"
	"fmt"
	"os"
	"sync"
	"time"
)

// clock is the time of a host and of its processes: ours, and what a file says that all of them read at every look.
type clock struct {
	mu   sync.Mutex
	file *os.File
}

// newClock makes a clock that shows our time.
func newClock(path string) (*clock, error) {
	if err := os.WriteFile(path, make([]byte, 8), 0o600); err != nil {
		return nil, fmt.Errorf("cannot make the clock: %w", err)
	}
	return openClock(path)
}

func openClock(path string) (*clock, error) {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return nil, fmt.Errorf("cannot read the clock: %w", err)
	}
	return &clock{file: file}, nil
}

func (c *clock) close() error { return c.file.Close() }

func (c *clock) now() time.Time { return time.Now().Add(c.ahead()) }

func (c *clock) ahead() time.Duration {
	var shift [8]byte
	if _, err := c.file.ReadAt(shift[:], 0); err != nil {
		panic(fmt.Sprintf("the clock has stopped: %v", err)) // 8 bytes of an open file
	}
	return time.Duration(binary.LittleEndian.Uint64(shift[:]))
}

// skip puts the clock on, or back, for everybody at once.
func (c *clock) skip(d time.Duration) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	shift := binary.LittleEndian.AppendUint64(nil, uint64(c.ahead()+d))
	if _, err := c.file.WriteAt(shift, 0); err != nil {
		return fmt.Errorf("cannot set the clock: %w", err)
	}
	return nil
}
