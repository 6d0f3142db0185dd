package imap

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"
	"time"
)

// notes remembers what an inbox told of letters that cannot be fetched.
type notes struct {
	mu              sync.Mutex
	missed, fetched []Unfetched
}

func (n *notes) on(cfg *Config) {
	keep := func(list *[]Unfetched) func(context.Context, Unfetched) {
		return func(_ context.Context, u Unfetched) {
			n.mu.Lock()
			defer n.mu.Unlock()
			*list = append(*list, u)
		}
	}
	cfg.Missed, cfg.Fetched = keep(&n.missed), keep(&n.fetched)
}

func (n *notes) counts() (missed, fetched int) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return len(n.missed), len(n.fetched)
}

// spoilt breaks the connection off where the server begins to give out the letter with the words in it, as long as it lasts.
type spoilt struct {
	server io.Reader
	words  string
	lasts  func() bool
	held   []byte
	over   bool
}

func (s *spoilt) Read(b []byte) (int, error) {
	if s.over {
		return 0, io.EOF
	}
	n, err := s.server.Read(b)
	s.held = append(s.held, b[:n]...)
	if s.lasts() && bytes.Contains(s.held, []byte(s.words)) {
		s.over = true
		return max(0, n-20), io.EOF
	}
	if len(s.held) > 1<<20 {
		s.held = s.held[len(s.held)-1<<10:]
	}
	return n, err
}

// TestOneLetterThatCannotBeFetched: among a hundred letters the server breaks off in the middle of one, whenever it is asked
// for. The others are handled, the one is told of after three tries, and handled when the server is mended.
func TestOneLetterThatCannotBeFetched(t *testing.T) {
	for name, spoil := range map[string]func(lasts func() bool) func(io.Reader) io.Reader{
		"breaks off": func(lasts func() bool) func(io.Reader) io.Reader {
			return func(server io.Reader) io.Reader {
				return &spoilt{server: server, words: "Subject: letter 41", lasts: lasts}
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			h, p := inMemory(t).through(t)
			h.cfg.Unfetchable = 100 * time.Millisecond
			const letters = 100
			for i := range letters {
				h.deliver(t, letterText(fmt.Sprintf("letter %d ", i)))
			}
			var mu sync.Mutex
			broken := true
			p.Spoil(spoil(func() bool { mu.Lock(); defer mu.Unlock(); return broken }))
			var told notes
			told.on(&h.cfg)
			c := &recorder{}
			in, _ := start(t, h.cfg, c.handle)
			eventually(t, "the first letter", func() bool { return len(c.seen()) > 0 })
			eventually(t, "the others", func() bool { return len(h.folder(t, "pbem-done")) == letters-1 })
			eventually(t, "that it is told of", func() bool { n, _ := told.counts(); return n > 0 })
			list := in.Unfetched()
			if len(list) != 1 || list[0].Tries < 3 || list[0].UID != 42 || list[0].Size == 0 || list[0].Reason == "" {
				t.Errorf("told of %+v", list)
			}
			h.deliver(t, letterText("a later one"))
			eventually(t, "a later letter", func() bool { return c.times("Subject: a later one") == 1 })
			mu.Lock()
			broken = false
			mu.Unlock()
			eventually(t, "the letter", func() bool { return c.times("Subject: letter 41 ") == 1 })
			eventually(t, "that it came through", func() bool { _, n := told.counts(); return n == 1 && len(in.Unfetched()) == 0 })
		})
	}
}

// TestALetterThatIsRefused: the server says no to the one letter, and goes on; to all letters together it says no, too.
func TestALetterThatIsRefused(t *testing.T) {
	h, p := inMemory(t).through(t)
	for _, subject := range []string{"one", "two", "three"} {
		h.deliver(t, letterText(subject))
	}
	p.Spoil(func(server io.Reader) io.Reader { return &naysayer{server: server} })
	var told notes
	told.on(&h.cfg)
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	eventually(t, "the others", func() bool { return c.times("Subject: one")*c.times("Subject: three") == 1 })
	eventually(t, "that it is told of", func() bool { n, _ := told.counts(); return n > 0 })
	if list := in.Unfetched(); len(list) != 1 || !strings.Contains(list[0].Reason, "internal error") || !strings.Contains(string(list[0].Header), "Subject: two") {
		t.Errorf("told of %+v", list)
	}
	if c.times("Subject: two") != 0 {
		t.Error("it was handed over")
	}
}

// naysayer turns the giving out of letters into a no where the one with the subject “two” is among them. It looks at what
// the server says as a whole answer: lines up to the one that begins with a tag.
type naysayer struct {
	server  io.Reader
	answer  []byte
	pending []byte
}

func (n *naysayer) Read(b []byte) (int, error) {
	for len(n.pending) == 0 {
		chunk := make([]byte, 4096)
		k, err := n.server.Read(chunk)
		if err != nil {
			return 0, err
		}
		n.answer = append(n.answer, chunk[:k]...)
		n.flush()
	}
	k := copy(b, n.pending)
	n.pending = n.pending[k:]
	return k, nil
}

func (n *naysayer) flush() {
	at := bytes.LastIndex(n.answer[:max(0, len(n.answer)-2)], []byte("\r\n")) + 1
	last := bytes.TrimLeft(n.answer[at:], "\n")
	if !bytes.Contains(n.answer, []byte("BODY[]")) {
		n.pending, n.answer = n.answer, nil
		return
	}
	if !bytes.HasSuffix(n.answer, []byte("\r\n")) || !bytes.Contains(last, []byte("OK")) {
		return // more to come
	}
	if bytes.Contains(n.answer, []byte("Subject: two")) {
		tag, _, _ := bytes.Cut(last, []byte(" "))
		n.pending, n.answer = []byte(string(tag)+" NO [SERVERBUG] internal error\r\n"), nil
		return
	}
	n.pending, n.answer = n.answer, nil
}

// TestRemembered: what an inbox before this one could not fetch is told of as fetched when it comes through.
func TestRemembered(t *testing.T) {
	h := inMemory(t)
	h.deliver(t, letterText("one"))
	var told notes
	told.on(&h.cfg)
	var validity uint32
	c := &recorder{judge: func(l Letter) Ack { validity = l.UIDValidity; return Leave }}
	_, stop := start(t, h.cfg, c.handle)
	eventually(t, "the letter", func() bool { return len(c.seen()) > 0 })
	stop()
	in := New(h.cfg)
	in.Remember([]Unfetched{{UIDValidity: validity, UID: 1, Tries: 3}, {UIDValidity: validity, UID: 7, Tries: 3}})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- in.Run(ctx, (&recorder{}).handle) }()
	eventually(t, "both", func() bool { _, n := told.counts(); return n == 2 })
	cancel()
	<-ended
}

// TestAHandledLetterThatCannotBeFetched: in the folder of the handled ones it is passed over, and the others are looked at.
func TestAHandledLetterThatCannotBeFetched(t *testing.T) {
	h, p := inMemory(t).through(t)
	for _, subject := range []string{"one", "two", "three"} {
		h.deliver(t, letterText(subject))
	}
	c := &recorder{}
	in, stop := start(t, h.cfg, c.handle)
	eventually(t, "all", func() bool { return len(c.seen()) == 3 && !in.LastSuccess().IsZero() })
	stop()
	p.HangUp()
	p.Spoil(func(server io.Reader) io.Reader {
		return &spoilt{server: server, words: "Subject: two", lasts: func() bool { return true }}
	})
	var seen []string
	_, err := New(h.cfg).Since(t.Context(), Place{}, func(_ context.Context, letters []Letter) error {
		for _, l := range letters {
			seen = append(seen, subjectOf(l.Raw))
		}
		return nil
	})
	if err != nil || strings.Join(seen, " ") != "one three" {
		t.Errorf("looked at %v, %v", seen, err)
	}
}
