//go:build unix

package secret

import (
	"os/exec"
	"syscall"
)

// alone gives a command a group of its own, so that all that it has started ends with it.
func alone(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
