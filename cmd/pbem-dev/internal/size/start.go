package size

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// Started is how a service began on a store, in a process of its own.
type Started struct {
	Answered time.Duration // from before the process began until its first letter was answered
	Resting  int64         // memory after that, when nothing happens, in bytes
	Peak     int64         // the most memory, in bytes
}

// resting is how long nothing happens before the memory is looked at: the daemon's own looks are within it.
const resting = 20 * time.Second

// Start runs a program that calls Serve on the store, and waits until it has answered a letter and rested.
func Start(ctx context.Context, program string, args ...string) (Started, error) {
	began := time.Now()
	child := exec.CommandContext(ctx, program, args...)
	child.Stderr = os.Stderr
	out, err := child.StdoutPipe()
	if err == nil {
		err = child.Start()
	}
	if err != nil {
		return Started{}, err
	}
	var first [1]byte // it writes a byte when the letter is answered
	_, errAnswer := io.ReadFull(out, first[:])
	s := Started{Answered: time.Since(began)}
	rest, errRest := io.ReadAll(out)
	if err := errors.Join(errAnswer, errRest, child.Wait()); err != nil {
		return s, fmt.Errorf("the service on the store: %w", err)
	}
	var told served
	err = json.Unmarshal(rest, &told)
	s.Resting, s.Peak = told.Resting, told.Peak
	return s, err
}

// served is what the process tells of itself, in bytes.
type served struct{ Resting, Peak int64 }

// Serve opens the service on a store as "pbem serve" does, answers a letter, rests, and tells of it.
func Serve(ctx context.Context, dir, archive string, out io.Writer) error {
	it, err := madeIn(dir)
	if err != nil {
		return err
	}
	h, err := enter(ctx, it, archive)
	if err != nil {
		return err
	}
	defer h.service.Close()
	if err := h.service.Daemon.Examine(ctx); err != nil {
		return err
	}
	if _, err := h.service.Daemon.Resume(ctx); err != nil {
		return err
	}
	who := person(1)
	if _, err := h.say(ctx, writer{who.name(), who.address()}, referee, "games"); err != nil {
		return err
	}
	if _, err := out.Write([]byte{'.'}); err != nil {
		return err
	}
	ctx, stop := context.WithTimeout(ctx, resting)
	defer stop()
	if err := h.service.Daemon.Run(ctx); err != nil {
		return err
	}
	now, peak, err := memory()
	if err == nil {
		err = json.NewEncoder(out).Encode(served{now, peak})
	}
	return err
}

// memory is how much this process has in memory, and had at most, in bytes, as Linux tells it.
func memory() (now, peak int64, err error) {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0, 0, err
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if len(words) < 2 || words[0] != "VmRSS:" && words[0] != "VmHWM:" {
			continue
		}
		n, err := strconv.ParseInt(words[1], 10, 64)
		if err != nil {
			return 0, 0, err
		}
		if words[0] == "VmRSS:" {
			now = n << 10
		} else {
			peak = n << 10
		}
	}
	return now, peak, nil
}
