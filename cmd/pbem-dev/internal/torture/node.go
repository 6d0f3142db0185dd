package torture

import (
	"fmt"
	"os"
	"syscall"
)

// ofNode makes a process that is begun with it one of a machine of its own, as far as the machine's name goes: nodes of a database know each
// other by that. Only root can; else all have the name of this machine.
func (h *host) ofNode(daemon int) (attributes *syscall.SysProcAttr, name string) {
	if _, alone := h.ground.(file); alone || os.Geteuid() != 0 {
		return nil, ""
	}
	return &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWUTS}, fmt.Sprintf("node-%d", daemon+1)
}

// asNode gives the machine of this process its name.
func asNode(name string) error {
	if name == "" {
		return nil
	}
	if err := syscall.Sethostname([]byte(name)); err != nil {
		return fmt.Errorf("cannot be a node of its own: %w", err)
	}
	return nil
}
