package realmail

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
)

// Doveadm runs a command of Dovecot's administrator on a user's mailbox: "mailbox", "update", ….
func (s *Servers) Doveadm(user string, words ...string) error {
	_, err := s.administer(append(words, "-u", user)...)
	return err
}

// Connections returns how many have logged in to a user's mailbox and are there.
func (s *Servers) Connections(user string) (int, error) {
	out, err := s.administer("who", "-1", user)
	return strings.Count(out, user), err
}

func (s *Servers) administer(words ...string) (said string, err error) {
	out, err := exec.Command("doveadm", append([]string{"-c", filepath.Join(s.dir, "dovecot.conf")}, words...)...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("doveadm %s: %w\n%s", strings.Join(words, " "), err, out)
	}
	return string(out), nil
}

// Maildir returns the folder of the disk in which a user's letters lie.
func (s *Servers) Maildir(user string) string {
	name, domain, _ := strings.Cut(user, "@")
	return filepath.Join(s.dir, "vmail", domain, name, "Maildir")
}
