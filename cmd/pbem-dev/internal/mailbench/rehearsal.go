package mailbench

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/mail"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/mime"
)

const (
	domain         = "bench.test"
	serviceAddress = "games@" + domain
	password       = "bench"
)

// settings are those of a service whose files lie in dir; it has neither mailbox nor courier yet.
func (l *Load) settings(database string) *config.Config {
	return &config.Config{
		Address: serviceAddress, Name: "The referee", Site: domain, PlusAddress: true, Trust: config.TrustToken,
		Store: database, Key: l.key, Done: "pbem-done", Aside: "pbem-aside",
		Time: clock.PerTurn(3 * clock.Day), Grace: 7 * 24 * time.Hour, LogFormat: "text", LogLevel: "error",
	}
}

// rehearsal plays the games without mail servers, straight into the daemon.
type rehearsal struct {
	load    *Load
	service *service.Service
	newest  map[string][]byte // the newest letter to each player
	written int
}

func (l *Load) openRehearsal(ctx context.Context, database string) (*rehearsal, error) {
	c := l.settings(database)
	c.Send = "dir:" + l.dir
	s, err := service.Open(ctx, c, service.World{Log: io.Discard, Clock: time.Now})
	return &rehearsal{load: l, service: s, newest: map[string][]byte{}}, err
}

// trip is what the servers on a letter's way write into its head, at the least: answers to first letters go by their size.
func trip() string {
	return strings.Repeat("X-Trip: "+strings.Repeat("by here and there ", 3)+"\r\n", 20)
}

func white(game int) string { return fmt.Sprintf("white%d@%s", game, domain) }
func black(game int) string { return fmt.Sprintf("black%d@%s", game, domain) }

// begin brings every game to its first turn.
func (r *rehearsal) begin(ctx context.Context) error {
	for _, step := range []struct {
		who     func(game int) string
		words   string
		answers int
	}{{white, "new chesimals-2 vs %s as white time 3d", 1}, {white, "yes", 2}, {black, "accept", 2}} {
		var batch [][]byte
		for game := range r.load.count {
			words := strings.Replace(step.words, "%s", black(game), 1)
			batch = append(batch, r.letter(step.who(game), words))
		}
		if _, err := r.handle(ctx, batch, step.answers); err != nil {
			return fmt.Errorf("“%s”: %w", step.words, err)
		}
	}
	return nil
}

// play plays the games at the same pace until there are enough letters, and keeps letters and answers.
func (r *rehearsal) play(ctx context.Context, turns []string, letters int) error {
	for i, turn := range turns {
		who := white
		if i%2 == 1 {
			who = black
		}
		var batch [][]byte
		for game := range min(r.load.count, letters-len(r.load.letters)) {
			batch = append(batch, r.letter(who(game), turn))
		}
		if len(batch) == 0 {
			return nil
		}
		answers, err := r.handle(ctx, batch, 2)
		if err != nil {
			return fmt.Errorf("turn %d: %w", i+1, err)
		}
		r.load.letters = append(r.load.letters, batch...)
		for _, a := range answers {
			r.load.answers = append(r.load.answers, a.Envelope)
		}
	}
	return nil
}

// handle has the letters handled together and returns what goes out: so many letters for each.
func (r *rehearsal) handle(ctx context.Context, batch [][]byte, each int) ([]games.Outgoing, error) {
	d, now := r.service.Daemon, time.Now()
	incoming := make([]mailer.Incoming, len(batch))
	for i, raw := range batch {
		incoming[i] = mailer.Incoming{Raw: raw, Received: now}
	}
	for _, v := range d.Handle(ctx, incoming) {
		if v != daemon.Done {
			return nil, fmt.Errorf("a letter was not handled")
		}
	}
	out, err := d.Store.Lease(ctx, now, now.Add(time.Hour), each*len(batch)+1)
	if err != nil {
		return nil, err
	}
	if len(out) != each*len(batch) {
		return nil, fmt.Errorf("%d letters go out in answer to %d, not %d each", len(out), len(batch), each)
	}
	done := make([]games.Settlement, len(out))
	for i, o := range out {
		r.newest[o.To] = o.Data
		done[i] = games.Settlement{MessageID: o.MessageID, Sent: true}
	}
	return out, d.Store.Settle(ctx, now, done)
}

// letter writes words as a reply to the newest letter, quoting it, or as a first letter.
func (r *rehearsal) letter(from, words string) []byte {
	r.written++
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: <%s>\r\nDate: %s\r\nMessage-ID: <%d.%s>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"+
		"Content-Transfer-Encoding: 8bit\r\n"+trip(), from, time.Now().Format(time.RFC1123Z), r.written, from)
	answered, err := mail.ReadMessage(bytes.NewReader(r.newest[from]))
	if err != nil { // there is none
		fmt.Fprintf(&b, "To: %s\r\nSubject: A game?\r\n\r\n%s\r\n", serviceAddress, words)
		return b.Bytes()
	}
	fmt.Fprintf(&b, "To: %s\r\nSubject: Re: %s\r\nIn-Reply-To: %s\r\n\r\n%s\r\n\r\nOn Monday the referee wrote:\r\n", answered.Header.Get("Reply-To"),
		answered.Header.Get("Subject"), answered.Header.Get("Message-ID"), words)
	text := mime.Read(mailer.Incoming{Raw: r.newest[from]}).Text
	for line := range strings.Lines(strings.TrimSpace(text)) {
		b.WriteString("> " + strings.TrimRight(line, "\r\n") + "\r\n")
	}
	return b.Bytes()
}
