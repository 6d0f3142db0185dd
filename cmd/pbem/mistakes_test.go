package main

import (
	"context"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/mailer/catalog"
)

// TestMistakesEndTheService: each value of a configuration that can be wrong ends it with 2, after which the service manager starts it no more, and
// what passes by itself with 3. None takes the one for the other.
func TestMistakesEndTheService(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { taken.Close() })
	const folder = "address: games@example.org\nsend: dir:letters\n"
	const servers = "address: games@example.org\ninbox: imap://games@127.0.0.1:1/INBOX\nsend: smtp://games@127.0.0.1:1\n"
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"no presets":                 {folder + "presets: dir:missing\n", exitUsage},
		"presets in a file":          {folder + "presets: dir:file\n", exitUsage},
		"records in a file":          {folder + "archive: dir:file\n", exitUsage},
		"private records in a file":  {folder + "archive_private: dir:file\n", exitUsage},
		"letters in a file":          {"address: games@example.org\nsend: dir:file\n", exitUsage},
		"a key in a folder":          {folder + "key: file:folder\n", exitUsage},
		"a key that is none":         {folder + "key: file:file\n", exitUsage},
		"a key below nothing":        {folder + "key: file:missing/server.key\n", exitUsage},
		"a key that others read":     {folder + "key: file:open\n", exitUsage},
		"no password file":           {servers + "password_file: missing\n", exitUsage},
		"no inbox password":          {servers + "inbox_password_file: missing\nsend_password_command: echo x\n", exitUsage},
		"no send password":           {servers + "send_password_file: missing\ninbox_password_command: echo x\n", exitUsage},
		"no password":                {servers, exitUsage},
		"no authorities":             {servers + "password_command: echo x\nca_file: missing\n", exitUsage},
		"authorities that are none":  {servers + "password_command: echo x\nca_file: file\n", exitUsage},
		"no certificate":             {folder + "receive: smtp://127.0.0.1:0\nreceive_certificate: missing\nreceive_key: missing\n", exitUsage},
		"a store below nothing":      {folder + "store: sqlite:missing/games.db\n", exitUsage},
		"a store in a folder":        {folder + "store: sqlite:folder\n", exitUsage},
		"a store in a device":        {folder + "store: sqlite:/dev/null\n", exitUsage},
		"a store of no kind":         {folder + "store: mysql://games\n", exitUsage},
		"a bad address of a store":   {folder + "store: 'postgres://host:port:port/games'\n", exitUsage},
		"an inbox of no kind":        {folder + "inbox: pop3://games@example.org\n", exitUsage},
		"a bad address":              {"address: games\nsend: dir:letters\n", exitUsage},
		"a host that is the service": {folder + "host: games@example.org\n", exitUsage},
		"a bad time":                 {folder + "time: soon\n", exitUsage},
		"nowhere to listen":          {folder + "listen: 127.0.0.1:99999\n", exitUsage},
		"pages nowhere":              {folder + "web_listen: 127.0.0.1:99999\n", exitUsage},
		"a bad resolver":             {folder + "resolver: 127.0.0.1:none\n", exitUsage},
		"a socket below nothing":     {folder + "receive: 'lmtp:unix:missing/lmtp.sock'\n", exitUsage},
		"a socket in a file":         {folder + "receive: 'lmtp:unix:file/lmtp.sock'\n", exitUsage},
		"a socket over a file":       {folder + "receive: 'lmtp:unix:file'\n", exitUsage},
		"a socket of no unit":        {folder + "receive: lmtp:systemd\n", exitUsage},
		"a store that is a letter":   {folder + "store: sqlite:file\n", exitUsage},
		"letters in a device":        {"address: games@example.org\nsend: dir:/dev/null/letters\n", exitUsage},
		"authorities for a folder":   {folder + "ca_file: missing\n", exitUsage},
		"a field that is none":       {folder + "colour: red\n", exitUsage},

		"another listens":            {folder + "listen: " + taken.Addr().String() + "\n", exitOutside},
		"another has the pages":      {folder + "web_listen: " + taken.Addr().String() + "\n", exitOutside},
		"another takes letters":      {folder + "receive: smtp://" + taken.Addr().String() + "\n", exitOutside},
		"a database that is away":    {folder + "store: postgres://pbem@127.0.0.1:1/games\n", exitOutside},
		"nothing is wrong":           {folder, 0},
		"mail servers that are away": {servers + "password_command: echo x\n", 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			put(t, dir, "file", "hello\n")
			put(t, dir, "open", strings.Repeat("k", 40)+"\n")
			check(t, os.Chmod(filepath.Join(dir, "open"), 0o644))
			check(t, os.Mkdir(filepath.Join(dir, "folder"), 0o700))
			put(t, dir, "pbem.yaml", c.text)
			ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
			defer cancel()
			if c.want == 0 {
				time.AfterFunc(2*time.Second, cancel)
			}
			var said strings.Builder
			env := &Env{Context: ctx, In: strings.NewReader(""), Out: io.Discard, Err: &said, Getenv: func(string) string { return "" }, Words: catalog.English()}
			if got := run(env, []string{"serve", "--config", filepath.Join(dir, "pbem.yaml")}); got != c.want {
				t.Errorf("exit %d, want %d: %s", got, c.want, said.String())
			}
			if c.want == exitUsage && name != "no password" && !strings.Contains(said.String(), "pbem.yaml:") { // it has no line
				t.Errorf("no line is named: %s", said.String())
			}
			if kept, err := os.ReadFile(filepath.Join(dir, "file")); string(kept) != "hello\n" {
				t.Errorf("a file was replaced: %q, %v", kept, err)
			}
		})
	}
}
