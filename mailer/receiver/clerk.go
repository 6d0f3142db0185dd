package receiver

import (
	"context"
	"fmt"

	"pbem/mailer"
)

// Verdict is what a client is told of its letter.
type Verdict uint8

const (
	TryLater Verdict = iota // 451: it was not handled; the client keeps it
	Safe                    // 250: it is committed or kept aside; it is ours now
)

// Handler deals with a batch of letters, oldest first, and returns one verdict a letter. A missing verdict is TryLater.
// A letter may be handed over more than once, also after Safe: when the client did not hear of it.
type Handler func(ctx context.Context, batch []mailer.Incoming) []Verdict

// clerk takes letters from many sessions to one handler. Letters that come in while the handler works are handed over
// together, so that many sessions at once share a commit.
type clerk struct {
	desk    chan request
	largest int
	ended   chan struct{}
	failed  func(error)
}

// request is a letter whose session waits.
type request struct {
	letter  mailer.Incoming
	verdict chan Verdict // with room for one
}

func newClerk(largest int, failed func(error)) *clerk {
	return &clerk{desk: make(chan request), largest: largest, ended: make(chan struct{}), failed: failed}
}

// submit waits for the verdict on a letter.
func (c *clerk) submit(letter mailer.Incoming) Verdict {
	r := request{letter, make(chan Verdict, 1)}
	select {
	case c.desk <- r:
		return <-r.verdict
	case <-c.ended:
		return TryLater
	}
}

// work handles what is submitted until the context ends.
func (c *clerk) work(ctx context.Context, handle Handler) {
	defer close(c.ended)
	for {
		select {
		case <-ctx.Done():
			return
		case first := <-c.desk:
			c.handle(ctx, handle, c.gather(first))
		}
	}
}

// gather adds to the first letter all others that wait at this moment.
func (c *clerk) gather(first request) []request {
	batch := []request{first}
	for len(batch) < c.largest {
		select {
		case r := <-c.desk:
			batch = append(batch, r)
		default:
			return batch
		}
	}
	return batch
}

func (c *clerk) handle(ctx context.Context, handle Handler, batch []request) {
	letters := make([]mailer.Incoming, len(batch))
	for i, r := range batch {
		letters[i] = r.letter
	}
	verdicts, err := contain(func() []Verdict { return handle(ctx, letters) })
	if err != nil {
		c.failed(err)
	}
	for i, r := range batch {
		verdict := TryLater
		if i < len(verdicts) {
			verdict = verdicts[i]
		}
		r.verdict <- verdict
	}
}

// contain makes a panic of the handler an error: the letters stay with their clients.
func contain(handle func() []Verdict) (verdicts []Verdict, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			verdicts, err = nil, fmt.Errorf("letters broke the program: %v", broken)
		}
	}()
	return handle(), nil
}
