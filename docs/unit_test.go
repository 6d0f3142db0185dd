package docs_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestUnit has systemd check the service file that hosts copy, where there is a systemd: every setting is known, and little
// is left open.
func TestUnit(t *testing.T) {
	text, err := os.ReadFile("pbem.service")
	if err != nil {
		t.Fatal(err)
	}
	for _, setting := range []string{"Type=notify", "User=pbem", "NoNewPrivileges=yes", "ProtectSystem=strict", "MemoryDenyWriteExecute=yes",
		"SystemCallFilter=@system-service", "LoadCredential=password:", "RestartPreventExitStatus=2 4", "UMask=0077"} {
		if !strings.Contains(string(text), "\n"+setting) {
			t.Errorf("the unit lacks %s", setting)
		}
	}
	analyze, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Log("there is no systemd-analyze here")
		return
	}
	path := filepath.Join(t.TempDir(), "pbem.service")
	program := filepath.Join(t.TempDir(), "pbem") // it must be there for systemd, not run
	local := strings.Replace(string(text), "/usr/local/bin/pbem", program, 1)
	if err := os.WriteFile(program, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(local), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(analyze, "verify", "--man=no", path).CombinedOutput(); err != nil || strings.Contains(string(out), path) {
		t.Errorf("systemd says: %v\n%s", err, out)
	}
	if out, err := exec.Command(analyze, "security", "--offline=true", "--threshold=20", path).CombinedOutput(); err != nil {
		t.Errorf("the unit leaves too much open: %v\n%s", err, out)
	}
}
