package realmail

import (
	"os"
	"path/filepath"
	"strings"
)

// Logs returns the end of what the servers wrote, for the report of a failed test.
func (s *Servers) Logs() string {
	var b strings.Builder
	for _, name := range []string{"output.log", "dovecot.log", "postfix.log"} {
		text, err := os.ReadFile(filepath.Join(s.dir, name))
		if err != nil {
			continue // not begun yet
		}
		b.WriteString("--- " + name + "\n" + tail(string(text), 40))
	}
	return b.String()
}

func tail(text string, lines int) string {
	all := strings.SplitAfter(text, "\n")
	return strings.Join(all[max(0, len(all)-lines):], "")
}
