package looptest

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/emersion/go-message"
	_ "github.com/emersion/go-message/charset" // letters in any charset

	"pbem/internal/testing/realmail"
	"pbem/mailer"
)

// plainText returns the text part of a letter.
func plainText(data []byte) string {
	entity, err := message.Read(bytes.NewReader(data))
	if err != nil {
		return ""
	}
	text := ""
	_ = entity.Walk(func(_ []int, part *message.Entity, err error) error {
		if kind, _, _ := part.Header.ContentType(); err == nil && kind == "text/plain" && text == "" {
			body, _ := io.ReadAll(part.Body)
			text = strings.ReplaceAll(string(body), "\r\n", "\n")
		}
		return nil
	})
	return text
}

// ways are what relays between two services do to letters.
func ways() map[string]func() func(mailer.Envelope) mailer.Envelope {
	return map[string]func() func(mailer.Envelope) mailer.Envelope{
		"as they are":          func() func(mailer.Envelope) mailer.Envelope { return nil },
		"stripped":             func() func(mailer.Envelope) mailer.Envelope { return stripped },
		"stripped, echo below": func() func(mailer.Envelope) mailer.Envelope { return (&echoing{texts: map[string]string{}}).change },
		"stripped, echo on top": func() func(mailer.Envelope) mailer.Envelope {
			return (&echoing{texts: map[string]string{}, above: true}).change
		},
	}
}

// pair is two services and the relay between them, and a person who plays at the first.
type pair struct {
	*post
	first, second *relay
	a, b, ada     string // the services' addresses, and the person's
	count         int
}

func newPair(t *testing.T, g ground, domains [2]string, change func(mailer.Envelope) mailer.Envelope) *pair {
	t.Helper()
	p := &pair{post: newPost(t, g), a: "games@" + domains[0], b: "games@" + domains[1], ada: "ada@" + domains[0]}
	p.first, p.second = &relay{change: change}, &relay{change: change}
	p.host(t, p.a, p.first)
	p.host(t, p.b, p.second)
	return p
}

func (p *pair) write(t *testing.T, from, to, words string) {
	t.Helper()
	p.count++
	l := mailer.Envelope{From: from, To: to, Data: letterBytes(from, to, "Hello", fmt.Sprintf("<%d@person.test>", p.count), "text/plain", words)}
	if err := p.hand(l)[0]; err != nil {
		t.Fatal(err)
	}
	p.calm(t)
}

// letter is the newest letter to somebody.
func (p *post) letter(address string) mailer.Envelope {
	p.mu.Lock()
	defer p.mu.Unlock()
	if all := p.people[address]; len(all) > 0 {
		return all[len(all)-1]
	}
	return mailer.Envelope{}
}

// told reports whether some letter to somebody has the words.
func (p *post) told(address, words string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.ContainsFunc(p.people[address], func(l mailer.Envelope) bool { return strings.Contains(plainText(l.Data), words) })
}

// replyTo is the secret address of the newest letter to somebody.
func (p *post) replyTo(t *testing.T, address string) string {
	t.Helper()
	to := headerAddress(p.letter(address).Data, "Reply-To")
	if to == "" {
		t.Fatalf("%s has no letter that can be answered", address)
	}
	return to
}

// starts are how a loop begins between two services.
func starts() map[string]func(*testing.T, *pair) {
	challenge := func(t *testing.T, p *pair) {
		p.write(t, p.ada, p.a, "new chesimals-0.1 vs "+p.b+" as black")
		p.reset()
		p.write(t, p.ada, p.replyTo(t, p.ada), "yes")
	}
	return map[string]func(*testing.T, *pair){
		"a challenge":               challenge,
		"a forged letter":           func(t *testing.T, p *pair) { p.write(t, p.a, p.b, "How are you?") },
		"a forged letter, readable": func(t *testing.T, p *pair) { p.write(t, p.a, p.b, "help\npresets") },
		"a token, a command":        func(t *testing.T, p *pair) { p.stolen(t, "show") },
		"a token, an acceptance":    func(t *testing.T, p *pair) { p.stolen(t, "accept") },
		"a token, words":            func(t *testing.T, p *pair) { p.stolen(t, "I am not here.") },
	}
}

// stolen challenges the second service and then writes in its name to the secret address that it was given. What the
// challenge has brought about is over by then; the limits are as if it had not been.
func (p *pair) stolen(t *testing.T, words string) {
	t.Helper()
	p.first.hold(true)
	p.second.hold(true)
	p.write(t, p.ada, p.a, "new chesimals-0.1 vs "+p.b+" as black")
	p.write(t, p.ada, p.replyTo(t, p.ada), "yes")
	to := p.replyTo(t, p.b)
	p.reset()
	p.first.hold(false)
	p.second.hold(false)
	p.write(t, p.b, to, words)
}

func (p *pair) reset() {
	p.first.forget()
	p.second.forget()
}

// TestTwoServices: two services that are wired to each other fall silent, whatever is between them and however it began.
func TestTwoServices(t *testing.T) {
	t.Parallel()
	for way, change := range ways() {
		for start, begin := range starts() {
			t.Run(way+", by "+start, func(t *testing.T) {
				t.Parallel()
				p := newPair(t, newInside(t), [2]string{"a.test", "b.test"}, change())
				begin(t, p)
				p.check(t, way == "as they are")
			})
		}
	}
}

func TestTwoServicesOnRealServers(t *testing.T) {
	t.Parallel()
	servers := realmail.ForTest(t)
	p := newPair(t, real{servers}, [2]string{"games.test", "players.test"}, stripped)
	starts()["a challenge"](t, p)
	p.check(t, false)
}

// check waits for silence and counts. The letters that pass are those of the two services.
func (p *pair) check(t *testing.T, marked bool) {
	t.Helper()
	p.calm(t)
	n, first := p.first.taken()
	m, second := p.second.taken()
	t.Logf("%d letters", n+m)
	if limit := map[bool]int{true: 1, false: most}[marked]; n+m > limit {
		t.Errorf("%d letters, at most %d may pass:\n%s\n%s", n+m, limit, strings.Join(first, "\n"), strings.Join(second, "\n"))
	}
	if n+m == 0 {
		t.Error("no letter passed at all: the loop never began")
	}
}
