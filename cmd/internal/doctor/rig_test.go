package doctor

import (
	"context"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/games/archive/signers"
	"pbem/games/serverkey"
	"pbem/games/sqlite"
	"pbem/mailer"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

const account = "games@example.org"

// rig is a service that lacks nothing, for tests to spoil.
type rig struct {
	*testing.T
	dir      string
	mail     *mailtest.Server
	zone     zone
	fields   map[string]string // of the configuration; "" leaves the field out
	offline  bool
	letters  bool
	patience time.Duration
	selector string
	now      time.Time
}

func newRig(t *testing.T) *rig {
	t.Helper()
	server, err := lint.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Stop)
	if err := server.Add(account, "secret"); err != nil {
		t.Fatal(err)
	}
	r := &rig{T: t, dir: t.TempDir(), mail: server, zone: healthy(), now: time.Now(), fields: map[string]string{
		"address": account, "inbox": "imap://games%40example.org@" + server.IMAPAddr() + "/INBOX",
		"send": "smtp://games%40example.org@" + server.SMTPAddr(), "password_file": "password",
	}}
	r.write("password", "secret\n", 0o600)
	if _, _, err := serverkey.LoadOrMake(r.path("server.key"), strings.NewReader(strings.Repeat("k", serverkey.Size))); err != nil {
		t.Fatal(err)
	}
	r.write("games.db", string(emptyStore()), 0o600)
	return r
}

// emptyStore is a store in which nothing has happened, as bytes: it is made once, for making it takes longer than a test.
var emptyStore = sync.OnceValue(func() []byte {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "games.db")
	store, err := sqlite.Open(path)
	if err != nil {
		panic(err)
	}
	if err := store.Close(); err != nil {
		panic(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		panic(err)
	}
	return data
})

func (r *rig) path(name string) string { return filepath.Join(r.dir, name) }

func (r *rig) write(name, text string, mode os.FileMode) {
	r.Helper()
	if err := os.WriteFile(r.path(name), []byte(text), mode); err != nil {
		r.Fatal(err)
	}
}

func (r *rig) withStore(do func(*sqlite.Store) error) {
	r.Helper()
	store, err := sqlite.Open(r.path("games.db"))
	if err != nil {
		r.Fatal(err)
	}
	if err := do(store); err != nil {
		r.Fatal(err)
	}
	if err := store.Close(); err != nil {
		r.Fatal(err)
	}
}

func (r *rig) deliver(header string) {
	r.Helper()
	if err := r.mail.Deliver(account, []byte(header+"\r\nSubject: hello\r\n\r\nhelp\r\n")); err != nil {
		r.Fatal(err)
	}
}

// deliverAt has a letter have come at a time.
func (r *rig) deliverAt(at time.Time) {
	r.Helper()
	r.mail.Clock = func() time.Time { return at }
	r.deliver("From: a@b.example")
}

// examine makes the examination.
func (r *rig) examine() (found []Finding) {
	r.Helper()
	var text strings.Builder
	for name, value := range r.fields {
		if value != "" {
			text.WriteString(name + ": " + value + "\n")
		}
	}
	settings, err := config.Parse(r.path("pbem.yaml"), []byte(text.String()))
	if err != nil {
		return Mistakes(err)
	}
	Examine(r.Context(), Target{Config: settings, Getenv: func(string) string { return "" }, Now: func() time.Time { return r.now },
		Resolver: r.zone.serve(r.T), Offline: r.offline, Letters: r.letters, Patience: r.patience, Selector: r.selector}, func(f Finding) { found = append(found, f) })
	return found
}

// finds wants a finding with the words in it.
func (r *rig) finds(check string, level Level, words string) {
	r.Helper()
	found := r.examine()
	for _, f := range found {
		if f.Check == check && f.Level == level && strings.Contains(f.Text, words) {
			return
		}
	}
	r.Errorf("no finding %q %q with %q; there are", check, level, words)
	for _, f := range found {
		r.Logf("%s %s: %s", f.Level, f.Check, f.Text)
	}
}

// keyLine is a line of a key file.
func keyLine(letter string) string {
	return hex.EncodeToString([]byte(strings.Repeat(letter, serverkey.Size))) + "\n"
}

// rotated has the store be used with the key, and then puts another on top.
func rotated(r *rig) {
	ring, err := serverkey.Load(r.path("server.key"))
	if err != nil {
		r.Fatal(err)
	}
	keys, err := signers.Of(ring)
	if err != nil {
		r.Fatal(err)
	}
	marked(service.KeyMark, signers.Line(keys[0].Key))(r)
	if _, err := serverkey.Rotate(r.path("server.key"), strings.NewReader(strings.Repeat("b", serverkey.Size)), r.now); err != nil {
		r.Fatal(err)
	}
}

func marked(name, value string) func(*rig) {
	return func(r *rig) {
		r.withStore(func(s *sqlite.Store) error { return s.SetMark(context.Background(), games.OfService, name, value) })
	}
}

// lived has the service have looked at the clock at a time.
func lived(at time.Time) func(*rig) {
	return func(r *rig) {
		r.withStore(func(s *sqlite.Store) error { return s.Live(context.Background(), games.Node{Alive: at}) })
	}
}

func outgoing(done games.Settlement) func(*rig) {
	return func(r *rig) {
		r.withStore(func(s *sqlite.Store) error {
			err := s.Commit(context.Background(), games.Commit{At: r.now, Outbox: []games.Outgoing{{Envelope: mailer.Envelope{MessageID: "m", To: "a@b.example"}}}})
			if err == nil && done.MessageID != "" {
				err = s.Settle(context.Background(), r.now, []games.Settlement{done})
			}
			return err
		})
	}
}

func results(value string) func(*rig) {
	return func(r *rig) {
		r.fields["authserv_id"] = "mx.example.org"
		header := "From: a@b.example"
		if value != "" {
			header = "Authentication-Results: " + value + "\r\nReceived: from b.example by mx.example.org with ESMTP; now\r\n" + header
		}
		r.deliver(header)
	}
}

// proves has letters be sent to itself, with Received lines by these hosts known to be ours.
func proves(receivedBy string) func(*rig) {
	return func(r *rig) {
		r.letters, r.fields["authserv_id"], r.fields["received_by"] = true, "mx.example.org", receivedBy
	}
}

// withoutPlus is a mail server that knows no plus-addresses: it refuses letters to them, or takes and loses them.
func withoutPlus(taken bool, more string) func(*rig) {
	return func(r *rig) {
		r.letters, r.patience, r.fields["plus_addressing"] = true, 100*time.Millisecond, more
		if taken {
			r.mail.Forget = func(to string) bool { return strings.Contains(to, "+") }
			return
		}
		r.mail.Fail(mailtest.Fault{At: mailtest.AtRecipient, Recipient: "games+doctor@example.org", Times: 9, Code: 550})
	}
}

// byToken has the mail server want a token, which a command prints.
func byToken(command string) func(*rig) {
	return func(r *rig) {
		r.mail.SetMechanisms("XOAUTH2")
		if err := r.mail.SetToken(account, "ya29.good"); err != nil {
			r.Fatal(err)
		}
		r.fields["auth"], r.fields["password_file"], r.fields["password_command"] = "oauth2", "", command
	}
}

// sentFrom has a letter lie in the outbox that goes out with this envelope sender, without plus-addressing.
func sentFrom(sender string) func(*rig) {
	return func(r *rig) {
		r.fields["plus_addressing"] = "false"
		r.withStore(func(s *sqlite.Store) error {
			return s.Commit(context.Background(), games.Commit{At: r.now, Outbox: []games.Outgoing{{Envelope: mailer.Envelope{MessageID: "m", From: sender, To: "a@b.example"}}}})
		})
	}
}
