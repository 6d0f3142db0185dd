//go:build unix

package robots

import (
	"os/exec"
	"syscall"
)

// nicest is the nice value of a process that lets others go before it: beside each that wants the processor, too, it gets a tenth. With 19 it would
// get a seventieth, and players would wait for minutes.
const nicest = 10

// limitProcess puts a child into a group of its own.
func limitProcess(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// limitStarted lets all others go before a child, and bounds its memory. Where that can't be it thinks all the same.
func limitStarted(pid int) {
	_ = syscall.Setpriority(syscall.PRIO_PGRP, pid, nicest)
	limitMemory(pid)
}

func killProcess(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
