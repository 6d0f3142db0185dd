package release

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// How long a systemd may take for a unit that does nothing, and for all steps: far longer than it does, also on a slow machine.
const (
	patience     = 4 * time.Minute
	longPatience = 15 * time.Minute
)

// boot starts a systemd in the machine that starts a unit and ends with it. An error says what outside has been refused, or that it did not end.
func (m *machine) boot(ctx context.Context, unit string, patience time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	out := filepath.Join(filepath.Dir(m.root), "out")
	cmd := exec.CommandContext(ctx, "unshare", "--mount", "--propagation", "private", "/bin/sh", "testdata/outside.sh", m.root, out, unit)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) } // and systemd ends with who has forked it
	cmd.WaitDelay = 10 * time.Second
	said, err := cmd.CombinedOutput()
	if ctx.Err() != nil {
		return fmt.Errorf("it did not end within %s: %s", patience, said)
	}
	if err != nil {
		return fmt.Errorf("%w: %s", err, said)
	}
	return nil
}

// mayBoot asks whether this kernel, and whoever has set its bounds, lets a systemd run a unit in a sandbox, by one that has nothing to do with
// pbem. The error says why not.
func (m *machine) mayBoot(ctx context.Context) error {
	if _, err := os.Stat(filepath.Join(m.root, "lib/systemd/systemd")); err != nil {
		return err
	}
	err := m.boot(ctx, "probe.service", patience)
	said, _ := os.ReadFile(filepath.Join(filepath.Dir(m.root), "out", "probe"))
	switch {
	case strings.Contains(string(said), "so does a unit"):
		return nil
	case strings.Contains(string(said), "systemd runs"):
		return errors.Join(errors.New("a systemd runs here, but no unit in a sandbox"), err)
	}
	return errors.Join(errors.New("no systemd can be started here"), err)
}
