package secret

import "os/exec"

// alone does nothing: the service, which needs passwords, does not run here.
func alone(*exec.Cmd) {}
