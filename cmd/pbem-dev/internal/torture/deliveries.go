package torture

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"net/mail"
	"strconv"
	"strings"
	"sync"
	"time"
)

// received is a letter of the service's in a player's mailbox.
type received struct {
	id      string // its Message-ID
	to      string
	sum     [sha256.Size]byte // of what the service wrote, without the trace headers of the last hop
	bytes   []byte            // the same, where deliveries keeps it
	subject string
	replyTo string
	copies  int
}

// thread names the letters to an address about a game, 0 for none: where a player looks for news.
type thread struct {
	address string
	game    int
}

// deliveries knows every letter that was delivered.
type deliveries struct {
	keep bool // the letters' bytes, too

	mu      sync.Mutex
	letters map[string]*received // by Message-ID
	order   []*received          // by first delivery
	latest  time.Time            // when the last of these came
	threads map[thread]chan *received
	begun   map[string]*begun // by address
	wrong   []error
}

func newDeliveries() *deliveries {
	return &deliveries{letters: map[string]*received{}, threads: map[thread]chan *received{}, begun: map[string]*begun{}, latest: time.Now()}
}

// enter takes a delivered letter down. A second copy must be the same in every byte.
func (b *deliveries) enter(_, recipient string, raw []byte) {
	b.mu.Lock()
	defer b.mu.Unlock()
	l, err := read(recipient, raw)
	if err != nil {
		b.wrong = append(b.wrong, err)
		return
	}
	first, known := b.letters[l.id]
	if known {
		first.copies++
		if first.to != l.to || first.sum != l.sum {
			b.wrong = append(b.wrong, fmt.Errorf("two letters have the Message-ID %s: one to %s\n%s\n\none to %s\n%s", l.id, first.to, first.bytes, l.to, l.bytes))
		}
		return
	}
	if !b.keep {
		l.bytes = nil
	}
	b.letters[l.id], b.order, b.latest = l, append(b.order, l), time.Now()
	game := gameOf(l.id)
	if first := b.first(recipient); game != 0 && first.game == 0 {
		first.game = game
		close(first.known)
	}
	b.thread(thread{recipient, game}) <- l
}

// begun is the game of the first letter to an address that is about one.
type begun struct {
	game  int           // 0 until it is known
	known chan struct{} // closed then
}

// first returns what is known of an address's first game. It is called with the lock held.
func (b *deliveries) first(address string) *begun {
	if b.begun[address] == nil {
		b.begun[address] = &begun{known: make(chan struct{})}
	}
	return b.begun[address]
}

// game waits for the first letter to an address that is about a game, and returns its number.
func (b *deliveries) game(ctx context.Context, address string) (int, error) {
	b.mu.Lock()
	first := b.first(address)
	b.mu.Unlock()
	select {
	case <-first.known:
		return first.game, nil
	case <-ctx.Done():
		return 0, fmt.Errorf("no letter to %s about a game has come", address)
	}
}

// read takes a letter apart: three trace headers, and what the service wrote.
func read(recipient string, raw []byte) (*received, error) {
	own := raw
	for _, name := range []string{"Return-Path: ", "Delivered-To: ", "Received: "} {
		line, rest, found := bytes.Cut(own, []byte("\r\n"))
		if !found || !bytes.HasPrefix(line, []byte(name)) {
			return nil, fmt.Errorf("no %sin front of a letter to %s", name, recipient)
		}
		own = rest
	}
	m, err := mail.ReadMessage(bytes.NewReader(own))
	if err != nil {
		return nil, fmt.Errorf("a letter to %s cannot be read: %w", recipient, err)
	}
	l := &received{id: strings.Trim(m.Header.Get("Message-ID"), "<>"), to: recipient, sum: sha256.Sum256(own), bytes: own, subject: m.Header.Get("Subject"), copies: 1}
	if a, err := mail.ParseAddress(m.Header.Get("Reply-To")); err == nil {
		l.replyTo = a.Address
	}
	if l.id == "" {
		return nil, errors.New("a letter has no Message-ID")
	}
	return l, nil
}

// gameOf reads the game's number in a Message-ID of the service: pbem.GAME.VERSION.…
func gameOf(id string) int {
	parts := strings.SplitN(id, ".", 3)
	game, err := strconv.Atoi(parts[min(1, len(parts)-1)])
	if err != nil {
		return 0
	}
	return game
}

// plenty is more letters than ever wait in a thread.
const plenty = 1000

// thread returns the channel of one. It is called with the lock held.
func (b *deliveries) thread(c thread) chan *received {
	if b.threads[c] == nil {
		b.threads[c] = make(chan *received, plenty)
	}
	return b.threads[c]
}

// wait returns the next letter in a thread that was not there before: second copies do not count.
func (b *deliveries) wait(ctx context.Context, address string, game int) (*received, error) {
	b.mu.Lock()
	news := b.thread(thread{address, game})
	b.mu.Unlock()
	select {
	case l := <-news:
		return l, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("no letter to %s about game %d has come", address, game)
	}
}

// all returns the letters, each once, in the order in which they came.
func (b *deliveries) all() []*received {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]*received(nil), b.order...)
}

// mistakes lists what came that could not be read, or not twice.
func (b *deliveries) mistakes() []error {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]error(nil), b.wrong...)
}

// unexpected lists the letters that nobody waited for.
func (b *deliveries) unexpected() (list []*received) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, news := range b.threads {
		for len(news) > 0 {
			list = append(list, <-news)
		}
	}
	return list
}

// silence is for how long nobody has been answered.
func (b *deliveries) silence() time.Duration {
	b.mu.Lock()
	defer b.mu.Unlock()
	return time.Since(b.latest)
}

// copies counts the letters, and those that came once more.
func (b *deliveries) copies() (letters, again int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, l := range b.order {
		again += l.copies - 1
	}
	return len(b.order), again
}
