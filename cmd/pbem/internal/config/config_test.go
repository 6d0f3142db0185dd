package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/cmd/pbem/internal/config"
)

const least = "address: games@example.org\nsend: dir:letters\n"

// TestMistakes: every mistake is told with file, line and field, in words, and all at once.
func TestMistakes(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ text, want string }{
		"empty": {"", "c.yaml: address: is missing; it is a mail address, as games@example.org\n" +
			"c.yaml: send: is missing; it begins with smtps:// or smtp:// or dir:"},
		"no fields":     {"- a\n- b\n", "c.yaml:1: this is no configuration: each line is a field and its value, as in address: games@example.org\n"},
		"not YAML":      {"address: a\n\tsend: b\n", "c.yaml:2: this is not YAML: "},
		"unknown field": {least + "colour: red\n", "c.yaml:3: colour: there is no such field"},
		"twice":         {least + "address: x@example.org\n", "c.yaml:3: address: stands on line 1, too"},
		"no value":      {least + "time:\n", "c.yaml:3: time: has no value; leave the line out for the default"},
		"a list":        {least + "host: [a, b]\n", "c.yaml:3: host: takes one plain value"},
		"no truth":      {least + "plus_addressing: perhaps\n", "c.yaml:3: plus_addressing: \"perhaps\" is not of the kind that stands here (true or false, a word, a number)"},
		"an anchor":     {"address: &a games@example.org\nsend: *a\n", "c.yaml:1: anchors and aliases are not read here; write the value out"},
		"address":       {"address: Games <games@example.org>\nsend: dir:l\n", "c.yaml:1: address: \"Games <games@example.org>\" is not a plain mail address, as games@example.org"},
		"plus":          {"address: games+x@example.org\nsend: dir:l\n", "c.yaml:1: address: must have no + part: the service adds its own"},
		"send":          {"address: games@example.org\nsend: http://x\n", "c.yaml:2: send: \"http://x\" begins with none of smtps://, smtp://, dir:"},
		"inbox":         {least + "inbox: pop3://x\n", "c.yaml:3: inbox: \"pop3://x\" begins with none of imaps://, imap://"},
		"store":         {least + "store: games.db\n", "c.yaml:3: store: \"games.db\" is not of the form sqlite:PATH"},
		"key":           {least + "key: 'file:'\n", "c.yaml:3: key: \"file:\" is not of the form file:PATH"},
		"archive":       {least + "archive: records\n", "c.yaml:3: archive: \"records\" is not of the form dir:PATH"},
		"trust":         {least + "trust: everybody\n", "c.yaml:3: trust: \"everybody\" is none of token, dkim"},
		"authserv_id":   {least + "authserv_id: mx\ntrust: token\n", "c.yaml:3: authserv_id: has a meaning only with trust: dkim"},
		"time":          {least + "time: soon\n", "c.yaml:3: time: \"soon\" is no time; write a number and m, h, d or w (3d, 12h), or none"},
		"log level":     {least + "log_level: loud\n", "c.yaml:3: log_level: \"loud\" is none of debug, info, warn, error"},
		"name":          {least + "name: \"a\\nb\"\n", "c.yaml:3: name: must be one line"},
		"folders":       {least + "done_folder: x\naside_folder: x\n", "c.yaml:4: aside_folder: must be another folder than done_folder"},
		"all at once": {"colour: red\naddress: nobody\ntime: soon\n", "c.yaml:1: colour: there is no such field\n" +
			"c.yaml:2: address: \"nobody\" is not a plain mail address, as games@example.org\n" +
			"c.yaml: send: is missing; it begins with smtps:// or smtp:// or dir:\n" +
			"c.yaml:3: time: \"soon\" is no time; write a number and m, h, d or w (3d, 12h), or none"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := config.Parse("c.yaml", []byte(c.text))
			if got != nil || err == nil {
				t.Fatalf("read %+v, %v", got, err)
			}
			if !strings.HasPrefix(err.Error()+"\n", c.want) {
				t.Errorf("got\n%v\nwant\n%s", err, c.want)
			}
			if name == "all at once" && err.Error() != c.want {
				t.Errorf("got\n%v\nwant\n%s", err, c.want)
			}
		})
	}
}

func TestDefaults(t *testing.T) {
	t.Parallel()
	got, err := config.Parse("/etc/pbem/c.yaml", []byte(least))
	if err != nil {
		t.Fatal(err)
	}
	want := &config.Config{
		Address: "games@example.org", Name: "pbem referee", Site: "example.org", Store: "/etc/pbem/games.db", Key: "/etc/pbem/server.key",
		Trust: config.TrustToken, PlusAddress: true, Send: "dir:/etc/pbem/letters", Done: "pbem-done", Aside: "pbem-aside",
		InboxSecret: config.Secret{Env: "PBEM_INBOX_PASSWORD"}, SendSecret: config.Secret{Env: "PBEM_SEND_PASSWORD"},
		PerTurn: 7 * 24 * time.Hour, Grace: 7 * 24 * time.Hour, OutageCredit: 30 * time.Minute, LogFormat: "text", LogLevel: "info",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestExample: the commented example is right, and so is each line of it that is commented out.
func TestExample(t *testing.T) {
	t.Parallel()
	const path = "../../../../docs/pbem.yaml"
	c, err := config.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if c.Inbox == "" || c.Address != "games@example.org" || c.InboxSecret.File != filepath.Join(filepath.Dir(path), "password") {
		t.Errorf("%+v", c)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var full strings.Builder
	fields := 0
	for line := range strings.Lines(string(data)) {
		name, _, found := strings.Cut(strings.TrimPrefix(line, "# "), ": ")
		if found && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz_") == "" && strings.HasPrefix(line, "# ") {
			line = strings.TrimPrefix(line, "# ")
			fields++
			if name == "trust" { // its default depends on the next field, and the example says so behind it
				line = "trust: dkim\n"
			}
		}
		full.WriteString(line)
	}
	if _, err := config.Parse(path, []byte(full.String())); err != nil || fields < 15 {
		t.Errorf("%d fields, all of them: %v", fields, err)
	}
}

func TestLoad(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := config.Load(filepath.Join(dir, "missing.yaml")); err == nil || !strings.Contains(err.Error(), "cannot read the configuration") {
		t.Errorf("a missing file: %v", err)
	}
	big := filepath.Join(dir, "big.yaml")
	if err := os.WriteFile(big, []byte(least+strings.Repeat("# x\n", 20000)), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := config.Load(big); err == nil || !strings.Contains(err.Error(), "over 64 KB") {
		t.Errorf("a huge file: %v", err)
	}
}

func TestSecrets(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(file, []byte("from the file\r\nsecond line\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	getenv := func(name string) string { return map[string]string{"PASS": "from the environment"}[name] }
	for name, c := range map[string]struct {
		secret config.Secret
		want   string
		fault  string
	}{
		"file":             {config.Secret{File: file, Env: "PASS"}, "from the file", ""},
		"environment":      {config.Secret{Env: "PASS"}, "from the environment", ""},
		"neither":          {config.Secret{Env: "OTHER"}, "", "OTHER"},
		"file that is not": {config.Secret{File: file + "x", Env: "PASS"}, "", "cannot read the password file"},
	} {
		got, err := c.secret.Read(getenv)
		if got != c.want || (err == nil) != (c.fault == "") || err != nil && !strings.Contains(err.Error(), c.fault) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

func TestDurations(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]time.Duration{"30m": 30 * time.Minute, "12h": 12 * time.Hour, "3d": 72 * time.Hour, "2w": 336 * time.Hour, "none": 0, "0h": 0} {
		if got, err := config.ParseDuration(text); err != nil || got != want {
			t.Errorf("%s: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "3", "d", "-3d", "3 d", "3x", "99999d", "1.5h", "+3d"} {
		if got, err := config.ParseDuration(text); err == nil {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(least))
	f.Add([]byte("a: &a [*a]"))
	f.Add([]byte("? {a: b}\n: c\n"))
	f.Add([]byte("address: !!binary aGk=\nplus_addressing: 1\n--- x\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if c, err := config.Parse("c.yaml", data); (c == nil) == (err == nil) {
			t.Errorf("%+v, %v", c, err)
		}
	})
}
