package size

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/mailer"
)

// settings are those of the service whose files lie in a folder, its store in a database where there is an address of one; archive is the folder
// of its records, "" for none.
func settings(dir, database, archive string) *config.Config {
	c := &config.Config{Address: referee, Name: "The referee", Site: site, PlusAddress: true, Trust: config.TrustToken,
		Store: filepath.Join(dir, storeFile), Database: database, Key: filepath.Join(dir, keyFile), Send: "dir:" + filepath.Join(dir, "letters"),
		Done: "pbem-done", Aside: "pbem-aside", Time: clock.PerTurn(14 * clock.Day), Grace: 7 * 24 * time.Hour, LogFormat: "text", LogLevel: "warn"}
	if database != "" {
		c.Store = ""
	}
	if archive != "" {
		c.Archive, c.PrivateArchive = archive, archive+"-private"
	}
	return c
}

// open puts the service together, with a courier that hands its letters to whoever reads them.
func open(ctx context.Context, c *config.Config, now func() time.Time, post mailer.Courier) (*service.Service, error) {
	// The same key for every store, so that what was played once answers in all of them.
	if err := os.WriteFile(c.Key, []byte(strings.Repeat("5eed", 16)+"\n"), 0o600); err != nil {
		return nil, err
	}
	s, err := service.Open(ctx, c, service.World{Getenv: func(string) string { return "" }, Log: io.Discard, Clock: now})
	if err != nil {
		return nil, err
	}
	s.Daemon.Courier = post
	s.Daemon.Referee.Judge = func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
		return mailer.Judgement{Belief: mailer.Believed}, nil
	}
	return s, s.Begin(ctx, service.Undecided)
}

// mailboxes are the newest letters of the service to everybody, by their address.
type mailboxes struct {
	newest map[string]mailer.Envelope
	seen   func(mailer.Envelope) // may be nil
}

// Send implements mailer.Courier.
func (m *mailboxes) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	for i, l := range letters {
		m.newest[l.To] = l
		if m.seen != nil {
			m.seen(l)
		}
		replies[i].Text = "2.0.0 Ok: queued as 4XkZ2v6Dq1z9"
	}
	return replies
}

// Close implements mailer.Courier.
func (m *mailboxes) Close() error { return nil }

// sentTo is what the store keeps of a letter that was sent.
func sentTo(o games.Outgoing) games.Settlement {
	return games.Settlement{MessageID: o.MessageID, Sent: true, Reply: "2.0.0 Ok: queued as 4XkZ2v6Dq1z9"}
}
