package receiver

import (
	"context"

	"pbem/mailer"
	"pbem/mailer/panics"
)

// Ack is what a client is told of its letter.
type Ack uint8

const (
	TryLater Ack = iota // 451: it was not handled; the client keeps it
	Safe                // 250: it is committed or kept aside; it is ours now
)

// Handler deals with a batch of letters, oldest first, and returns one answer a letter. A missing one is TryLater.
// A letter may be handed over more than once, also after Safe: when the client did not hear of it.
type Handler func(ctx context.Context, batch []mailer.Incoming) []Ack

// queue takes letters from many sessions to one handler. Letters that come in while the handler works are handed over
// together, so that many sessions at once share a commit.
type queue struct {
	waiting chan request
	largest int
	ended   chan struct{}
	failed  func(error)
}

// request is a letter whose session waits.
type request struct {
	letter mailer.Incoming
	ack    chan Ack // with room for one
}

func newQueue(largest int, failed func(error)) *queue {
	return &queue{waiting: make(chan request), largest: largest, ended: make(chan struct{}), failed: failed}
}

// submit waits for the ack of a letter.
func (q *queue) submit(letter mailer.Incoming) Ack {
	r := request{letter, make(chan Ack, 1)}
	select {
	case q.waiting <- r:
		return <-r.ack
	case <-q.ended:
		return TryLater
	}
}

// work handles what is submitted until the context ends.
func (q *queue) work(ctx context.Context, handle Handler) {
	defer close(q.ended)
	for {
		select {
		case <-ctx.Done():
			return
		case first := <-q.waiting:
			q.handle(ctx, handle, q.gather(first))
		}
	}
}

// gather adds to the first letter all others that wait at this moment.
func (q *queue) gather(first request) []request {
	batch := []request{first}
	for len(batch) < q.largest {
		select {
		case r := <-q.waiting:
			batch = append(batch, r)
		default:
			return batch
		}
	}
	return batch
}

func (q *queue) handle(ctx context.Context, handle Handler, batch []request) {
	letters := make([]mailer.Incoming, len(batch))
	for i, r := range batch {
		letters[i] = r.letter
	}
	var acks []Ack
	err := panics.Contain("the letters", func() error { acks = handle(ctx, letters); return nil })
	if err != nil { // the letters stay with their clients
		q.failed(err)
	}
	for i, r := range batch {
		ack := TryLater
		if i < len(acks) {
			ack = acks[i]
		}
		r.ack <- ack
	}
}
