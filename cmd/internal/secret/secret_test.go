package secret

import (
	"bytes"
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestRead: what comes out of each kind of source, or what is said when nothing does. A command that is not ended would be waited for until go
// test ends the test.
func TestRead(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for name, text := range map[string]string{"password": "from the file\r\nsecond line\n", "empty": "", "blank": "\nsecond line\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	getenv := func(name string) string { return map[string]string{"PASS": "from the environment"}[name] }
	for name, c := range map[string]struct {
		source Source
		want   string
		fault  string
	}{
		"file":             {Source{File: filepath.Join(dir, "password"), Env: "PASS"}, "from the file", ""},
		"environment":      {Source{Env: "PASS"}, "from the environment", ""},
		"neither":          {Source{Env: "OTHER"}, "", "or OTHER in the environment"},
		"file that is not": {Source{File: filepath.Join(dir, "none"), Env: "PASS"}, "", "cannot read the password file"},
		"a folder":         {Source{File: dir}, "", "cannot read the password file"},
		"an empty file":    {Source{File: filepath.Join(dir, "empty")}, "", "empty is empty"},
		"a blank line":     {Source{File: filepath.Join(dir, "blank")}, "", "blank is empty"},

		"command":               {Source{Command: "echo '  to ken  '; echo more"}, "to ken", ""},
		"in its folder":         {Source{Command: "head -1 password", Dir: dir}, "from the file", ""},
		"a pipe":                {Source{Command: "echo aXhi | tr i e"}, "aXhe", ""},
		"nothing printed":       {Source{Command: "true"}, "", "the command for the password failed: it ended well, but its first line is empty"},
		"failed":                {Source{Command: "echo oops >&2; echo token; exit 3"}, "", "the command for the password failed: exit status 3: oops"},
		"no such program":       {Source{Command: "/nowhere/token"}, "", "exit status 127"},
		"too slow":              {Source{Command: "sleep 86400", Patience: 50 * time.Millisecond}, "", "it did not end within 50ms"},
		"too slow by its child": {Source{Command: "sleep 86400 & wait", Patience: 50 * time.Millisecond}, "", "it did not end within 50ms"},
		"no end of words":       {Source{Command: "echo token; yes", Patience: 200 * time.Millisecond}, "", "it did not end within"},
		"many words":            {Source{Command: "echo token; head -c 200000 /dev/zero"}, "token", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := c.source.Read(t.Context(), getenv, nil)
			if got != c.want || (err == nil) != (c.fault == "") || err != nil && !strings.Contains(err.Error(), c.fault) {
				t.Errorf("%q, %v", got, err)
			}
		})
	}
}

// TestWhatIsSaid: what a command says besides goes to the log, in one line, and the secret never does.
func TestWhatIsSaid(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	source := Source{Command: `echo ya29.token; printf 'renewed ya29.token\nby \033[31mrefresh' >&2`, Field: "password_command"}
	got, err := source.Read(t.Context(), os.Getenv, slog.New(slog.NewTextHandler(&log, nil)))
	if got != "ya29.token" || err != nil {
		t.Fatalf("%q, %v", got, err)
	}
	if text := log.String(); strings.Contains(text, "ya29") || !strings.Contains(text, `field=password_command said="renewed … by [31mrefresh"`) {
		t.Error(text)
	}
	long := told(strings.Repeat("trace ", 1000)+"the end", "x")
	if len([]rune(long)) > mostTold+2 || !strings.HasSuffix(long, "the end") {
		t.Error(long)
	}
}

// TestEnded: when nobody waits any more, the command ends, too.
func TestEnded(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	if _, err := (Source{Command: "sleep 86400", Patience: 24 * time.Hour}).Read(ctx, os.Getenv, nil); err == nil {
		t.Error("it is said to have ended well")
	}
}
