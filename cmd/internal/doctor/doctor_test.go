package doctor

import (
	"context"
	"crypto/x509"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer"
	"pbem/mailer/mailtest"
)

// TestHealthy: of a service that lacks nothing, nothing is broken, and what there is to look at is that it is not running.
func TestHealthy(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	checks := map[string]bool{}
	for _, f := range r.examine() {
		checks[f.Check] = true
		expected := f.Check == "service" || strings.Contains(f.Text, "the service makes it when it starts")
		if f.Level == Broken || f.Level == Look && !expected {
			t.Errorf("%s %s: %s", f.Level, f.Check, f.Text)
		}
	}
	for _, check := range []string{"configuration", "key", "password", "disk", "presets", "store", "service", "mailbox", "clock", "sending", "domain", "SPF", "DKIM", "DMARC", "reverse"} {
		if !checks[check] {
			t.Errorf("nothing was said about %s", check)
		}
	}
}

// TestFindings spoils one thing of a healthy service each time.
func TestFindings(t *testing.T) {
	t.Parallel()
	findings(t, map[string]spoiling{
		"mistakes in the configuration": {func(r *rig) { r.fields["trust"] = "me" }, "configuration", Broken, `trust: "me" is none of`},
		"no key yet":                    {func(r *rig) { os.Remove(r.path("server.key")) }, "key", Look, "makes one at its first start"},
		"an open key":                   {func(r *rig) { os.Chmod(r.path("server.key"), 0o644) }, "key", Broken, "run chmod 600"},
		"an older key":                  {func(r *rig) { r.write("server.key", keyLine("b")+keyLine("k"), 0o600) }, "key", OK, "is there, with 1 older one (letters"},
		"a retired key":                 {func(r *rig) { r.write("server.key", keyLine("b")+keyLine("c")+"retired "+keyLine("k"), 0o600) }, "key", OK, "with 1 older one (letters of that time can still be answered) and 1 retired,"},
		"one key twice":                 {func(r *rig) { r.write("server.key", keyLine("k")+keyLine("k"), 0o600) }, "key", Broken, "line 2: it holds the secret of line 1 again"},
		"a key not used yet":            {rotated, "key", Look, "has not been used yet"},
		"spoilt public keys": {func(r *rig) {
			r.write("server.pub", "ed25519:AAAA\n", 0o600)
			r.fields["archive"] = "dir:."
		}, "key", Broken, "server.pub:1: not an Ed25519 public key"},
		"an open password":             {func(r *rig) { os.Chmod(r.path("password"), 0o644) }, "password", Broken, "run chmod 600"},
		"no password":                  {func(r *rig) { os.Remove(r.path("password")) }, "password", Broken, "no such file"},
		"a password that is a folder":  {func(r *rig) { os.Remove(r.path("password")); os.Mkdir(r.path("password"), 0o700) }, "password", Broken, "is a directory"},
		"a password on line 2":         {func(r *rig) { r.write("password", "\nsecret\n", 0o600) }, "password", Broken, "is empty"},
		"a place in the configuration": {func(r *rig) { os.Remove(r.path("password")); r.fields["inbox"], r.fields["send"] = "", "dir:." }, "password", Broken, ": password_file). The user that the service runs as"},
		"an empty password":            {func(r *rig) { r.write("password", "", 0o600) }, "password", Broken, "is empty"},
		"no key beside a store in use": {func(r *rig) { marked(service.KeyMark, "ed25519:k")(r); os.Remove(r.path("server.key")) }, "key", Broken, "Put your copy of it there"},
		"another key than the store's": {marked(service.KeyMark, "ed25519:k"), "key", Broken, "another server key"},
		"no folder for records":        {func(r *rig) { r.fields["archive"] = "dir:/proc/records" }, "files", Broken, "The records cannot be written"},
		"no folder for the store":      {func(r *rig) { r.fields["store"] = "sqlite:none/games.db" }, "files", Broken, "The store cannot be written"},
		"a spoilt preset": {func(r *rig) {
			r.write("mine.yaml", "name: mine\nunits: [", 0o600)
			r.fields["presets"] = "dir:."
		}, "presets", Broken, "mine.yaml"},

		"an inventor of nothing": {func(r *rig) { r.fields["inventors"] = "{amoeba: a@example.org, ameoba: b@example.org}" }, "presets", Look, "inventors names “ameoba”"},

		"root looks at another's files": {func(r *rig) {
			if os.Geteuid() == 0 {
				os.Chown(r.dir, 4711, 4711)
			} else {
				r.fields["store"] = "sqlite:/nowhere/games.db" // only root can give files away
			}
		}, "files", map[bool]Level{true: Look, false: Broken}[os.Geteuid() == 0], map[bool]string{true: "sudo -u '#4711' pbem doctor"}[os.Geteuid() == 0]},

		"letters that cannot be fetched": {func(r *rig) {
			r.withStore(func(s *sqlite.Store) error {
				return s.SetUnfetched(r.Context(), games.Unfetched{Digest: "abcdef", Since: r.now, Tries: 3}, games.Arrival{Digest: "abcdef", Handling: games.Handling{Disposition: games.Missing}})
			})
		}, "mailbox", Look, "1 letter in the mailbox could not be fetched"},
		"outages every day": {func(r *rig) {
			r.withStore(func(s *sqlite.Store) error {
				for i := range 5 {
					ended := r.now.Add(-time.Duration(i) * 24 * time.Hour)
					if err := s.SetOutage(r.Context(), games.Outage{Interval: clock.Interval{Began: ended.Add(-20 * time.Hour), Ended: ended}}); err != nil {
						return err
					}
				}
				return nil
			})
		}, "clock", Look, "out of reach 5 times"},
		"a pause of all clocks": {func(r *rig) {
			r.withStore(func(s *sqlite.Store) error {
				return s.SetOutage(r.Context(), games.Outage{Interval: clock.Interval{Began: r.now.Add(-time.Hour), Ended: r.now.Add(40 * 24 * time.Hour)}, Why: games.WhyPaused})
			})
		}, "clock", Look, "because the host paused them"},
		"no store yet":    {func(r *rig) { os.Remove(r.path("games.db")) }, "store", Look, "makes it at its first start"},
		"a spoilt store":  {func(r *rig) { r.write("games.db", strings.Repeat("Dear Ada,\n", 999), 0o600) }, "store", Broken, "is no SQLite file"},
		"an open store":   {func(r *rig) { os.Chmod(r.path("games.db"), 0o644) }, "store", Look, "run chmod 600"},
		"a torn history":  {tornHistory, "store", Broken, "lack some of their events"},
		"a restored copy": {marked(games.MarkRestored, "2026-11-21T12:00:00Z"), "service", Broken, "--accept-restore"},
		"a halted store":  {marked(games.MarkHalted, "the record of game 3 has more turns"), "service", Broken, "the record of game 3 has more turns"},
		"not running":     {lived(time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)), "service", Look, "it was last alive on 21 November 2026, 12:00 UTC"},
		"a letter in quarantine": {func(r *rig) {
			r.withStore(func(s *sqlite.Store) error {
				return s.SetAside(context.Background(), games.Quarantined{Digest: "a", Letter: mailer.Incoming{Received: r.now}})
			})
		}, "quarantine", Look, "1 letter could not be handled"},
		"a letter that waits": {outgoing(games.Settlement{}), "outbox", OK, "1 letter waits to be sent"},
		"we are refused": {marked(games.OfNode("").Key(games.MarkRefused), games.Refusal{Since: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC), Why: "5.4.5 Daily user sending limit exceeded."}.Mark()),
			"outbox", Broken, "Since 21 November 2026, 12:00 UTC the server that takes our letters refuses all of them, for something about us and not about the players: 5.4.5 Daily user sending limit exceeded. The letters wait"},
		"a letter given up": {outgoing(games.Settlement{MessageID: "m", Failed: true}), "outbox", Look, "1 letter could not be sent"},

		"no mailbox":                  {func(r *rig) { r.fields["inbox"] = "" }, "mailbox", Look, "No mailbox is watched"},
		"a wrong password":            {func(r *rig) { r.write("password", "wrong\n", 0o600) }, "mailbox", Broken, "Cannot log in"},
		"a mailbox that is not there": {func(r *rig) { r.fields["inbox"] = strings.Replace(r.fields["inbox"], "/INBOX", "/None", 1) }, "mailbox", Broken, "Check the names of the user and of the mailbox"},
		"TLS to a port without":       {func(r *rig) { r.fields["inbox"] = strings.Replace(r.fields["inbox"], "imap:", "imaps:", 1) }, "mailbox", Broken, "or write imap:// instead"},
		"a mail server that is down":  {func(r *rig) { r.mail.Stop() }, "mailbox", Broken, "Cannot connect"},
		"old letters": {func(r *rig) {
			r.deliverAt(r.now.AddDate(0, 0, -40))
			r.deliverAt(r.now.AddDate(0, 0, -1))
			r.deliverAt(r.now)
		}, "mailbox", Look,
			"2 letters in it came before the first start, and will be left alone. To have the service handle them, write since: and the day from which on."},
		"old letters don't wait": {func(r *rig) { r.deliverAt(r.now.AddDate(0, 0, -40)); r.deliverAt(r.now) }, "mailbox", OK, "1 letter waits in it"},
		"letters older than since": {func(r *rig) {
			r.fields["since"] = r.now.AddDate(0, 0, -7).Format(time.DateOnly)
			r.deliverAt(r.now.AddDate(0, 0, -40))
			r.deliverAt(r.now.AddDate(0, 0, -1))
		}, "mailbox", OK, "1 letter in it came before"},
		"old letters of a service that was started": {func(r *rig) {
			r.deliverAt(time.Date(2026, 10, 1, 0, 0, 0, 0, time.UTC))
			marked(games.OfInbox.Key(games.MarkSince), "2026-11-01T10:00:00Z")(r)
		}, "mailbox", OK, "1 letter in it came before 1 November 2026, 10:00 UTC, when the service was first started, and will be left alone."},
		"letters in the mailbox": {func(r *rig) { r.deliver("From: a@b.example"); r.deliver("From: a@b.example") }, "mailbox", OK, "2 letters wait in it"},

		"a clock that was never set":   {func(r *rig) { r.now = time.Unix(0, 0) }, "clock", Broken, "1 January 1970"},
		"a clock behind the mail":      {func(r *rig) { r.deliver("From: a@b.example"); r.now = r.now.Add(-time.Hour) }, "clock", Broken, "a letter arrived on"},
		"a clock behind the service's": {marked("time", "2199-01-01T00:00:00Z"), "clock", Broken, "1 January 2199"},

		"a sender that is refused": {func(r *rig) { r.mail.Fail(mailtest.Fault{At: mailtest.AtMail, Times: 1, Code: 553}) }, "sending", Broken, "takes no letters from games+doctor@example.org"},
		"letters into a folder":    {func(r *rig) { r.fields["send"] = "dir:letters" }, "sending", Look, "go nowhere from there"},
		"no sending server":        {func(r *rig) { r.fields["send"] = "smtp://127.0.0.1:1" }, "sending", Broken, "cannot be used"},

		"another has the port": {func(r *rig) { r.fields["receive"] = "smtp://" + r.mail.SMTPAddr() }, "receiving", Look, "if another program has this address"},
		"no certificate": {func(r *rig) {
			r.fields["receive"], r.fields["receive_certificate"], r.fields["receive_key"] = "smtp://127.0.0.1:1", "c.pem", "k.pem"
		}, "receiving", Broken, "does not start without it: Open "},
		"nobody receives": {func(r *rig) { r.fields["receive"] = "lmtp:unix:lmtp.sock" }, "receiving", Look, "Nobody listens at"},

		"a verdict that is written": {results("mx.example.org; dkim=pass header.d=b.example"), "results", OK, "stands in 1 of the newest 1 letter"},
		"another's verdict":         {results("mail.example.org; dkim=none"), "results", Look, "there are some of mail.example.org"},
		"a verdict below lines of others": {func(r *rig) {
			r.fields["authserv_id"] = "mx.example.org"
			r.deliver("Received: by 2002:a05:6214:1 with SMTP id x; now\r\nReceived: from x by edge.example.org with ESMTP; now\r\nAuthentication-Results: mx.example.org; dkim=none\r\nFrom: a@b.example")
		}, "results", Look, "write: received_by: 2002:a05:* edge.example.org"},
		"a verdict below lines of ours": {func(r *rig) {
			r.fields["authserv_id"], r.fields["received_by"] = "mx.example.org", "2002:a05:*"
			r.deliver("Received: by 2002:a05:6214:1 with SMTP id x; now\r\nAuthentication-Results: mx.example.org; dkim=none\r\nFrom: a@b.example")
		}, "results", OK, "stands in 1 of the newest 1 letter"},
		"no trust":                               {func(r *rig) { r.fields["trust"] = "token" }, "trust", Look, "always asked back"},
		"silent name servers":                    {func(r *rig) { r.zone = zone{"TXT ": {"SERVFAIL"}} }, "trust", Broken, "No name server answers"},
		"letters, of no use":                     {func(r *rig) { r.letters, r.fields["send"] = true, "dir:letters" }, "letters", Look, "No letters were sent"},
		"letters without a verdict":              {proves(""), "letters", Look, "has no verdict of mx.example.org"},
		"a brought verdict that is not believed": {proves(""), "letters", OK, "brings along is not believed"},
		"a brought verdict that is believed":     {proves("mailtest"), "letters", Broken, "everybody can write in everybody's name"},
		"letters that do not come": {func(r *rig) {
			proves("")(r)
			r.mail.Fail(mailtest.Fault{At: mailtest.AtRecipient, Times: 9, Code: 550})
		}, "letters", Broken, "could not be sent"},
		"no verdict": {results(""), "results", Look, "has an Authentication-Results header. Let your mail server write one"},
	})
}

// TestPausesAreNoOutages: what a host has paused, however often, is neither an outage nor, once it is over, told at all.
func TestPausesAreNoOutages(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.offline = true
	r.withStore(func(s *sqlite.Store) (err error) {
		for n := range time.Duration(often) {
			began := r.now.Add(-(n + 1) * 24 * time.Hour)
			err = errors.Join(err, s.SetOutage(r.Context(), games.Outage{Interval: clock.Interval{Began: began, Ended: began.Add(time.Hour)}, Why: games.WhyPaused}))
		}
		return err
	})
	for _, f := range r.examine() {
		if f.Check == "clock" && f.Level != OK {
			t.Errorf("found %v", f)
		}
	}
}

// TestOffline: no server and no name is asked for.
func TestOffline(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.offline, r.zone = true, nil
	r.mail.Stop()
	for _, f := range r.examine() {
		if f.Level == Broken || f.Check == "domain" {
			t.Errorf("%s %s: %s", f.Level, f.Check, f.Text)
		}
	}
}

// TestNothingIsChanged: not the files, not the mailbox.
func TestNothingIsChanged(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.deliver("From: a@b.example")
	sent := 0
	r.mail.Delivered = func(string, string, []byte) { sent++ }
	before := r.everything()
	r.examine()
	if after := r.everything(); after != before || sent != 0 {
		t.Errorf("%d letters were sent; before:\n%s\nafter:\n%s", sent, before, after)
	}
}

// everything lists the files with what is in them, and the letters with their marks.
func (r *rig) everything() string {
	r.Helper()
	var list strings.Builder
	entries, err := os.ReadDir(r.dir)
	if err != nil {
		r.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(r.dir, e.Name()))
		if err != nil {
			r.Fatal(err)
		}
		if strings.HasSuffix(e.Name(), "-shm") || strings.HasSuffix(e.Name(), "-wal") {
			continue
		}
		list.WriteString(e.Name() + " " + string(data) + "\n")
	}
	letters, err := r.mail.Account(account).Folder("INBOX")
	if err != nil {
		r.Fatal(err)
	}
	for _, l := range letters {
		if l.Seen {
			list.WriteString("seen ")
		}
		list.Write(l.Bytes)
	}
	return list.String()
}

func TestCertificate(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		days  int
		level Level
	}{{-1, Look}, {1, Look}, {13, Look}, {15, OK}, {300, OK}} {
		var got []Finding
		e := exam{Target: Target{Now: func() time.Time { return now }}, tell: func(f Finding) { got = append(got, f) }}
		domainExam{&e}.certificate("mailbox", &x509.Certificate{NotAfter: now.AddDate(0, 0, c.days)})
		if len(got) != 1 || got[0].Level != c.level {
			t.Errorf("%d days: %v, want %s", c.days, got, c.level)
		}
	}
}

// TestRunning: the store is held by another process, that is alive or hangs.
func TestRunning(t *testing.T) {
	t.Parallel()
	for level, alive := range map[Level]time.Time{OK: time.Now(), Broken: time.Now().Add(-time.Hour)} {
		r := newRig(t)
		lived(alive)(r)
		elsewhere(t, r.path("games.db"))
		r.finds("service", level, "It runs (process ")
	}
}
