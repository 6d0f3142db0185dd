package robots

import "os/exec"

func limitProcess(*exec.Cmd) {}

func limitStarted(int) {}

func killProcess(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
