package durabletest

import (
	"bufio"
	"errors"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// Fail makes system calls of a running process fail, on files with one of the paths or, if there are none, on all. What
// fails and how is strace's word: "fsync,fdatasync:error=EIO:when=1"; "when" counts in each thread by itself. It returns when it has
// begun, and ends when stop is called.
func Fail(t testing.TB, process int, what string, paths ...string) (stop func()) {
	t.Helper()
	calls, _, _ := strings.Cut(what, ":")
	args := []string{"-f", "-p", strconv.Itoa(process), "-o", "/dev/null", "-e", "trace=" + calls, "-e", "inject=" + what}
	for _, p := range paths {
		args = append(args, "-P", p)
	}
	cmd := exec.Command("strace", args...)
	said, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		leaveOut(t, errors.Join(errors.New("system calls cannot be made to fail: strace is needed"), err))
	}
	lines := bufio.NewScanner(said)
	attached := false
	var all []string
	for !attached && lines.Scan() {
		all = append(all, lines.Text())
		attached = strings.Contains(lines.Text(), "attached")
	}
	if !attached {
		leaveOut(t, errors.Join(errors.New("strace does not work here: "+strings.Join(all, "; ")), cmd.Wait()))
	}
	var rest sync.WaitGroup
	rest.Go(func() {
		for lines.Scan() {
		}
	})
	stop = sync.OnceFunc(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM) // it may have ended with the process
		rest.Wait()
		_ = cmd.Wait() // it ends by the signal, or with the process's own exit code
	})
	t.Cleanup(stop)
	return stop
}
