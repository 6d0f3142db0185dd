package crashtest

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"pbem/cmd/pbem/internal/config"
	"pbem/cmd/pbem/internal/daemon"
	"pbem/cmd/pbem/internal/service"
	"pbem/mailer"
)

const (
	childRole   = "PBEM_CRASH_ROLE"   // "serve", or "deliver": take the letter on standard input over
	childConfig = "PBEM_CRASH_CONFIG" // the configuration file
	childPoint  = "PBEM_CRASH_POINT"  // where it kills itself; "" for nowhere
	childPass   = "PBEM_CRASH_PASS"   // at which passing of the point
	childAhead  = "PBEM_CRASH_AHEAD"  // how far its clock is ahead of ours

	exitTemporary = 75 // as pbem deliver
)

// child is the service under test. It says "open" when it has started, and in the end how often it passed each point.
func child(role string) int {
	if err := serve(role); err != nil {
		fmt.Fprintln(os.Stderr, "child:", err)
		if role == "deliver" {
			return exitTemporary
		}
		return 1
	}
	return 0
}

func serve(role string) error {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	settings, err := config.Load(os.Getenv(childConfig))
	if err != nil {
		return err
	}
	ahead, err := time.ParseDuration(os.Getenv(childAhead))
	if err != nil {
		return err
	}
	points := &points{passed: map[string]int{}, fatal: os.Getenv(childPoint)}
	if points.fatal != "" {
		if _, err := fmt.Sscan(os.Getenv(childPass), &points.at); err != nil {
			return err
		}
	}
	s, err := service.Open(ctx, settings, service.World{Getenv: func(string) string { return password }, Log: os.Stderr,
		Clock: func() time.Time { return time.Now().Add(ahead) }, Probe: points.pass})
	if err != nil {
		return err
	}
	defer s.Close()
	fmt.Println("open")
	if role == "deliver" {
		return deliver(ctx, s)
	}
	if err := s.Daemon.Run(ctx); err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(points.passed)
}

// deliver does what pbem deliver does.
func deliver(ctx context.Context, s *service.Service) error {
	raw, err := io.ReadAll(os.Stdin)
	if err != nil {
		return err
	}
	now, err := s.Daemon.Forward(ctx, s.Daemon.Clock())
	if err != nil {
		return err
	}
	letter := mailer.Incoming{Raw: raw, Received: now, Recipient: os.Getenv("ORIGINAL_RECIPIENT"), Route: "pipe"}
	if s.Daemon.Handle(ctx, []mailer.Incoming{letter})[0] != daemon.Done {
		return fmt.Errorf("the letter was not handled")
	}
	return s.Daemon.Flush(ctx)
}

// points counts the passings of the named points, and is deadly at one of them.
type points struct {
	mu     sync.Mutex
	passed map[string]int
	fatal  string
	at     int
}

func (p *points) pass(point string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.passed[point]++
	if point != p.fatal || p.passed[point] != p.at {
		return
	}
	if err := syscall.Kill(os.Getpid(), syscall.SIGKILL); err != nil {
		panic(err)
	}
	select {}
}
