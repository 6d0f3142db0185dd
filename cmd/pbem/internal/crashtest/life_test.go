package crashtest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// life is one run of the service.
type life struct {
	cmd    *exec.Cmd
	open   chan struct{} // closed when the service has started
	ended  chan struct{} // closed when the process is gone; the fields below may be read then
	err    error         // as of Wait
	passed map[string]int
	errors bytes.Buffer
}

// begin starts the service on the host's store; it dies at the given passing of a point, or nowhere ("").
//
// A letter that was being sent when a service died is kept from its successor until the lease ends. Each life's clock is
// ahead of the life before by more than that, so that nobody has to wait.
func (h *host) begin(point string, pass int) (*life, error) {
	return h.child("serve", nil, point, pass)
}

func (h *host) child(role string, input io.Reader, point string, pass int) (*life, error) {
	l := &life{cmd: exec.Command(os.Args[0]), open: make(chan struct{}), ended: make(chan struct{})}
	ahead := time.Duration(h.lives.Add(1)) * 11 * time.Minute
	l.cmd.Env = append(os.Environ(), childRole+"="+role, childConfig+"="+h.config, childPoint+"="+point,
		childPass+"="+strconv.Itoa(pass), childAhead+"="+ahead.String(),
		"GORACE=atexit_sleep_ms=0") // the race detector makes every exit a second longer
	l.cmd.Stdin, l.cmd.Stderr = input, &l.errors
	output, err := l.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := l.cmd.Start(); err != nil {
		return nil, err
	}
	go l.watch(output)
	return l, nil
}

func (l *life) watch(output io.Reader) {
	defer close(l.ended)
	for lines := bufio.NewScanner(output); lines.Scan(); {
		if lines.Text() == "open" {
			close(l.open)
			continue
		}
		if err := json.Unmarshal(lines.Bytes(), &l.passed); err != nil {
			l.err = err
		}
	}
	l.err = errors.Join(l.err, l.cmd.Wait())
}

// killed returns nil when the process, which must be gone, died of SIGKILL.
func (l *life) killed() error {
	status, ok := l.cmd.ProcessState.Sys().(syscall.WaitStatus)
	if ok && status.Signaled() && status.Signal() == syscall.SIGKILL {
		return nil
	}
	return fmt.Errorf("the service was not killed: %v\n%s", l.err, l.errors.String())
}

// kill kills the process and waits until it is gone.
func (l *life) kill() {
	_ = l.cmd.Process.Kill() // it may be gone already
	<-l.ended
}

// stop has the service end in an orderly way.
func (l *life) stop() error {
	_ = l.cmd.Process.Signal(syscall.SIGTERM) // if it is gone already, its exit status tells
	select {
	case <-l.ended:
	case <-time.After(patience):
		l.kill()
		return errors.New("the service does not stop")
	}
	if l.err != nil {
		return fmt.Errorf("the service ended with %w\n%s", l.err, l.errors.String())
	}
	return nil
}

// live starts a service that is not to die, and waits until it works.
func (h *host) live(t *testing.T) *life {
	t.Helper()
	l, err := h.begin("", 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.kill)
	select {
	case <-l.open:
	case <-l.ended:
		t.Fatalf("the service does not start: %v\n%s", l.err, l.errors.String())
	}
	return l
}

// die runs a service until it dies at the point.
func (h *host) die(t *testing.T, point string, pass int) {
	t.Helper()
	l, err := h.begin(point, pass)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.kill)
	if err := l.death(); err != nil {
		t.Fatalf("at %s, passing %d: %v", point, pass, err)
	}
}

// death waits until the service has killed itself.
func (l *life) death() error {
	select {
	case <-l.ended:
		return l.killed()
	case <-time.After(patience):
		l.kill()
		return errors.New("the service never got there")
	}
}
