package torture

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Program is how this program is run again: its file, and the words after its name that lead to [Child].
type Program struct {
	Path string
	Args []string // with the name
}

// leaseTime and more: so long a letter that was being sent when a service died may be kept from its successor. Before each
// life the clock is put on by that, so that nobody has to wait.
const leaseTime = 2 * time.Minute

// life is one run of the service.
type life struct {
	cmd   *exec.Cmd
	stdin io.Closer // of a daemon
	began time.Time
	open  chan struct{} // closed when the service has started
	ended chan struct{} // closed when the process is gone; the fields below may be read then
	err   error         // as of Wait

	mu     sync.Mutex
	ready  time.Duration // from its beginning to its being open; 0: it never was
	last   string        // the point that was passed last; "" for none
	passed map[string]int
	errors bytes.Buffer
}

// breakpoint is what befalls a child by itself: nothing, unless there is a point.
type breakpoint struct {
	point  string
	pass   int
	freeze bool // it stops there instead of dying
}

// begin starts one of the daemons on the host's store.
func (h *host) begin(daemon int, f breakpoint) (*life, error) {
	if err := h.clock.skip(leaseTime); err != nil {
		return nil, err
	}
	l := h.newLife(serveRole, daemon, f)
	stdin, err := l.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	l.stdin = stdin
	return l, l.start()
}

// deliver starts a process that takes a letter over, with the configuration of one of the daemons.
func (h *host) deliver(daemon int, letter []byte, f breakpoint) (*life, error) {
	l := h.newLife(deliverRole, daemon, f)
	l.cmd.Stdin = bytes.NewReader(letter)
	return l, l.start()
}

func (h *host) newLife(role string, daemon int, f breakpoint) *life {
	l := &life{cmd: exec.Command(h.program.Path), open: make(chan struct{}), ended: make(chan struct{}), passed: map[string]int{}}
	l.cmd.Args = h.program.Args
	freeze := ""
	if f.freeze {
		freeze = "yes"
	}
	l.cmd.Env = append(os.Environ(), Role+"="+role, childConfig+"="+h.config(daemon), childClock+"="+filepath.Join(h.dir, "clock"),
		childPoint+"="+f.point, childPass+"="+strconv.Itoa(f.pass), childFreeze+"="+freeze,
		"GORACE=atexit_sleep_ms=0") // the race detector makes every exit a second longer
	l.cmd.Stderr = io.MultiWriter(&l.errors, h.log)
	return l
}

func (l *life) start() error {
	output, err := l.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	l.began = time.Now()
	if err := l.cmd.Start(); err != nil {
		return fmt.Errorf("cannot start the service: %w", err)
	}
	go l.watch(output)
	return nil
}

func (l *life) watch(output io.Reader) {
	defer close(l.ended)
	for lines := bufio.NewScanner(output); lines.Scan(); {
		l.note(lines.Text())
	}
	l.err = l.cmd.Wait()
}

func (l *life) note(line string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if line == opened {
		l.ready = time.Since(l.began)
		close(l.open)
		return
	}
	l.last = line
	l.passed[line]++
}

// steps is how many points the service has passed.
func (l *life) steps() (n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, times := range l.passed {
		n += times
	}
	return n
}

// gone reports whether the process has ended.
func (l *life) gone() bool {
	select {
	case <-l.ended:
		return true
	default:
		return false
	}
}

// where says after which point of the work the service, which must be gone, was.
func (l *life) where() string {
	switch {
	case l.last != "":
		return l.last
	case l.ready > 0:
		return "ready"
	}
	return "starting"
}

// killed returns nil when the process, which must be gone, died of a signal, as SIGKILL is.
func (l *life) killed() error {
	if l.cmd.ProcessState.ExitCode() == -1 {
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

// freeze stops the process, and has it go on after a while.
func (l *life) freeze(while func()) {
	_ = l.cmd.Process.Signal(syscall.SIGSTOP) // it may be gone
	while()
	_ = l.cmd.Process.Signal(syscall.SIGCONT)
}

// stopped asks the kernel for the state of the process.
func (l *life) stopped() bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", l.cmd.Process.Pid))
	_, state, found := strings.Cut(string(text), ") ")
	return err == nil && found && state[0] == 'T'
}

// live starts a service that is not to die, and waits until it works.
func (h *host) live(daemon int) (*life, error) {
	l, err := h.begin(daemon, breakpoint{})
	if err != nil {
		return nil, err
	}
	select {
	case <-l.open:
		return l, nil
	case <-l.ended:
		return nil, fmt.Errorf("the service does not start: %v\n%s", l.err, l.errors.String())
	}
}
