package torture

import (
	"fmt"
	"io"
	"os"
	"sync"
	"syscall"
)

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
