package realmail

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
)

// Doveadm runs a command of Dovecot's administrator on a user's mailbox: "mailbox", "update", ….
func (s *Servers) Doveadm(user string, words ...string) error {
	args := append([]string{"-c", filepath.Join(s.dir, "dovecot.conf")}, words...)
	cmd := exec.Command("doveadm", append(args, "-u", user)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("doveadm %s: %w\n%s", strings.Join(words, " "), err, out)
	}
	return nil
}

// Maildir returns the folder of the disk in which a user's letters lie.
func (s *Servers) Maildir(user string) string {
	name, domain, _ := strings.Cut(user, "@")
	return filepath.Join(s.dir, "vmail", domain, name, "Maildir")
}
