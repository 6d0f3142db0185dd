package torture

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync"
	"syscall"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games/daemon"
	"pbem/mailer"
)

// Role is the environment variable that makes a process of this program the service under torture.
const Role = "PBEM_TORTURE_ROLE"

// The roles, and what else a child is told in its environment.
const (
	serveRole   = "serve"   // the daemon; it ends when its standard input does, lest it outlive a parent that was killed
	deliverRole = "deliver" // takes the letter on standard input over

	childConfig = "PBEM_TORTURE_CONFIG" // the configuration file
	childClock  = "PBEM_TORTURE_CLOCK"  // the file of its clock
	childPoint  = "PBEM_TORTURE_POINT"  // where something befalls it; "" for nowhere
	childPass   = "PBEM_TORTURE_PASS"   // at which passing of the point
	childFreeze = "PBEM_TORTURE_FREEZE" // not "": it stops there with SIGSTOP instead of dying

	exitTemporary = 75 // as pbem deliver
)

// opened is the line with which a child says that it has started. Its other lines are the points that it passes.
const opened = "open"

// Child is the service under torture, in the given role. It returns the exit code.
func Child(role string) int {
	if err := work(role); err != nil {
		fmt.Fprintln(os.Stderr, "child:", err)
		if role == deliverRole {
			return exitTemporary
		}
		return 1
	}
	return 0
}

func work(role string) error {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	settings, err := config.Load(os.Getenv(childConfig))
	if err != nil {
		return err
	}
	clock, err := openClock(os.Getenv(childClock))
	if err != nil {
		return err
	}
	p := &points{out: os.Stdout, passed: map[string]int{}, fatal: os.Getenv(childPoint), strike: die}
	if os.Getenv(childFreeze) != "" {
		p.strike = freeze
	}
	if p.fatal != "" {
		if _, err := fmt.Sscan(os.Getenv(childPass), &p.at); err != nil {
			return err
		}
	}
	s, err := service.Open(ctx, settings, service.World{
		Getenv: func(string) string { return password }, Log: os.Stderr, Clock: clock.now, Probe: p.pass, Serves: role == serveRole})
	if err != nil {
		return err
	}
	defer s.Close()
	fmt.Println(opened)
	if role == deliverRole {
		return deliver(ctx, s)
	}
	go endWith(os.Stdin)
	return s.Daemon.Run(ctx)
}

// endWith ends the process with its parent.
func endWith(parent io.Reader) {
	_, _ = io.Copy(io.Discard, parent)
	die()
}

// deliver does what pbem deliver does.
func deliver(ctx context.Context, s *service.Service) error {
	raw, err := io.ReadAll(bufio.NewReader(os.Stdin))
	if err != nil {
		return err
	}
	now, err := s.Daemon.Forward(ctx, s.Daemon.Clock())
	if err != nil {
		return err
	}
	letter := mailer.Incoming{Raw: raw, Received: now, Recipient: os.Getenv("ORIGINAL_RECIPIENT"), Route: "pipe"}
	if s.Daemon.Handle(ctx, []mailer.Incoming{letter})[0] == daemon.Leave {
		return errors.New("the letter was not handled")
	}
	if err := s.Daemon.Flush(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "child:", err) // the letter is safe: what was not sent stays in the outbox
	}
	s.Daemon.WriteRecords(ctx)
	return nil
}

// points tells the parent of each named point as it is passed, and is deadly at one of them.
type points struct {
	mu     sync.Mutex
	out    io.Writer
	passed map[string]int
	fatal  string // "" for none
	at     int    // at which passing
	strike func() // what happens there
}

func (p *points) pass(point string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.passed[point]++
	fmt.Fprintln(p.out, point)
	if point == p.fatal && p.passed[point] == p.at {
		p.strike()
	}
}

// die is what SIGKILL from outside would be, at just this point.
func die() {
	_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
	select {}
}

// freeze stops the process until somebody lets it go on.
func freeze() { _ = syscall.Kill(os.Getpid(), syscall.SIGSTOP) }
