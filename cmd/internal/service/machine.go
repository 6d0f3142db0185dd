package service

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"os"
)

// machineFiles are where a system tells which machine it is: for as long as it is installed, else since it was started. The shipped unit shows the
// first alone to the service, a container often the second alone.
func machineFiles() []string { return []string{"/etc/machine-id", "/proc/sys/kernel/random/boot_id"} }

// machineWord tells a machine from others: a hash keyed with what the first of the files says that says something, for others must not learn that
// (machine-id(5)). "" where none does.
func machineWord(files ...string) string {
	for _, file := range files {
		id, err := os.ReadFile(file)
		if id = bytes.TrimSpace(id); err != nil || len(id) == 0 || string(id) == "uninitialized" {
			continue
		}
		word := hmac.New(sha256.New, id)
		word.Write([]byte("pbem node"))
		return hex.EncodeToString(word.Sum(nil)[:8])
	}
	return ""
}
