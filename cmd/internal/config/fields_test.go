package config_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/secret"
	"pbem/mailer/login"
)

// TestArchive: records are kept beside the store unless it is said otherwise.
func TestArchive(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"": "/etc/pbem/records", "store: sqlite:/var/lib/pbem/g.db\n": "/var/lib/pbem/records",
		"archive: dir:played\n": "/etc/pbem/played", "archive: none\n": "",
	} {
		got, err := config.Parse("/etc/pbem/c.yaml", []byte(least+text))
		if err != nil || got.Archive != want {
			t.Errorf("%q: got %+v, %v", text, got, err)
		}
	}
}

// TestPrivateArchive: private copies are kept beside the archive unless it is said otherwise, and never in it.
func TestPrivateArchive(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"": "/etc/pbem/records-private", "archive: dir:played\n": "/etc/pbem/played-private", "archive: none\n": "",
		"archive_private: dir:/safe\n": "/safe", "archive: none\narchive_private: dir:/safe\n": "",
	} {
		got, err := config.Parse("/etc/pbem/c.yaml", []byte(least+text))
		if err != nil || got.PrivateArchive != want {
			t.Errorf("%q: got %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"records", "records/private", "/etc/pbem/records/x"} {
		if _, err := config.Parse("/etc/pbem/c.yaml", []byte(least+"archive_private: dir:"+text+"\n")); err == nil || !strings.Contains(err.Error(), "outside that of archive") {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestLogins: which secret is whose, and whether it is a token.
func TestLogins(t *testing.T) {
	t.Parallel()
	const servers = "address: games@example.org\ninbox: imaps://games@imap.example.org\nsend: smtps://games@smtp.example.org\n"
	inbox := secret.Source{Env: "PBEM_INBOX_PASSWORD"}
	send := secret.Source{Env: "PBEM_SEND_PASSWORD"}
	from := func(s secret.Source, field, file, command string) secret.Source {
		s.Field, s.File, s.Command = field, file, command
		if command != "" {
			s.Dir = "/etc/pbem"
		}
		return s
	}
	for text, want := range map[string]config.Config{
		"password_command: pass show 'a b' | head -1\n": {InboxSecret: from(inbox, "password_command", "", "pass show 'a b' | head -1"), SendSecret: from(send, "password_command", "", "pass show 'a b' | head -1")},
		"password_command: token\nauth: oauth2\nsend_password_file: p\nsend_auth: password\n": {InboxSecret: from(inbox, "password_command", "", "token"), InboxAuth: login.OAuth2,
			SendSecret: from(send, "send_password_file", "/etc/pbem/p", "")},
		"password_file: p\ninbox_password_command: token\ninbox_auth: xoauth2\n": {InboxSecret: from(inbox, "inbox_password_command", "", "token"), InboxAuth: login.XOAuth2,
			SendSecret: from(send, "password_file", "/etc/pbem/p", "")},
		"auth: oauthbearer\npassword_file: token\n": {InboxSecret: from(inbox, "password_file", "/etc/pbem/token", ""), InboxAuth: login.OAuthBearer,
			SendSecret: from(send, "password_file", "/etc/pbem/token", ""), SendAuth: login.OAuthBearer},
	} {
		got, err := config.Parse("/etc/pbem/c.yaml", []byte(servers+text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		found := config.Config{InboxSecret: got.InboxSecret, InboxAuth: got.InboxAuth, SendSecret: got.SendSecret, SendAuth: got.SendAuth}
		if diff := cmp.Diff(want, found); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}

// TestAbout: what is wrong with a file that the configuration names is told with its line there, once for each mistake.
func TestAbout(t *testing.T) {
	t.Parallel()
	c, err := config.Parse("c.yaml", []byte(least+"presets: dir:mine\n"))
	if err != nil {
		t.Fatal(err)
	}
	two := errors.Join(errors.New("a.yaml:1: no"), fs.ErrNotExist)
	got := c.About("presets", two)
	if want := "c.yaml:3: presets: a.yaml:1: no\nc.yaml:3: presets: file does not exist"; got.Error() != want || !errors.Is(got, fs.ErrNotExist) {
		t.Errorf("%v", got)
	}
	if got := c.About("store", fs.ErrNotExist).Error(); got != "c.yaml: store: file does not exist" {
		t.Error(got)
	}
	if got := new(config.Config).About("store", fs.ErrNotExist).Error(); got != "store: file does not exist" {
		t.Error(got)
	}
	if c.About("store", nil) != nil {
		t.Error("nothing is wrong")
	}
}

// TestSinceAllTimes: who names a day before all mail wants all letters handled, and the zero time would mean none of before.
func TestSinceAllTimes(t *testing.T) {
	t.Parallel()
	for _, day := range []string{"0000-01-01", "0001-01-01", "1601-01-01", "1969-12-31", "1970-01-01"} {
		if got, err := config.Parse("c.yaml", []byte(least+"since: "+day+"\n")); err != nil || !got.Since.Equal(time.Unix(0, 0)) {
			t.Errorf("%s: %+v, %v", day, got, err)
		}
	}
}
