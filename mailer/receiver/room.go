package receiver

import (
	"bytes"
	"context"
	"io"

	"pbem/mailer"
)

// Rooms says, before Run, how large a letter may be at its address; where nobody does, Config.MaxLetter is the limit at all of them.
func (r *Receiver) Rooms(rooms mailer.Rooms) {
	r.rooms, r.cfg.MaxSize = rooms, or(r.cfg.MaxSize, mailer.MaxLarge-traceRoom)
}

// most is the largest letter that is taken at any address, in bytes.
func (r *Receiver) most() int64 { return max(r.cfg.MaxSize, r.cfg.MaxLetter) }

// roomFor judges a recipient of a letter whose sender has told its size: one that is too large is refused before it is sent. It returns
// the outcome and the refusal.
func (s *session) roomFor(recipient string) (string, error) {
	e := s.envelope
	if e.size <= s.r.cfg.MaxLetter {
		return "", nil
	}
	room, err := s.room(mailer.Incoming{Recipient: recipient, Sender: e.sender})
	switch {
	case err != nil:
		return Later, tryLater()
	case room != mailer.Large:
		return TooBig, tooBig(s.r.cfg.MaxLetter)
	}
	return "", nil
}

func (s *session) room(in mailer.Incoming) (mailer.Room, error) {
	if s.r.rooms == nil {
		return mailer.Small, nil
	}
	in.Received = s.r.cfg.Clock()
	return s.r.rooms(context.Background(), in)
}

// readLarge reads the rest of a letter whose beginning is above the ordinary limit, if one of its recipients has room for it; that one is
// then the letter's. The space that it takes is bounded for all sessions together: give gives it back.
func (s *session) readLarge(beginning []byte, rest io.Reader, e envelope) (raw []byte, to string, give func(), refused, err error) {
	give = func() {}
	if to, refused = s.roomy(beginning, e); refused == nil {
		select {
		case s.r.large <- struct{}{}:
			give = func() { <-s.r.large }
		default:
			s.r.cfg.turnAway(Refusal{Busy, e.sender, to})
			refused = noSpace()
		}
	}
	whole := bytes.NewBuffer(beginning)
	if refused == nil {
		whole.Grow(int(max(e.size-int64(len(beginning)), 0)))
		_, err = whole.ReadFrom(io.LimitReader(rest, s.r.most()+1-int64(len(beginning))))
		if err == nil && int64(whole.Len()) > s.r.most() {
			s.r.cfg.turnAway(Refusal{TooBig, e.sender, to})
			refused = tooBig(s.r.most())
		}
	}
	if refused != nil {
		io.Copy(io.Discard, rest) // the client listens only when it has said everything
	}
	return whole.Bytes(), to, give, refused, err
}

// roomy returns the recipient that has room for a large letter, or the refusal of all of them.
func (s *session) roomy(beginning []byte, e envelope) (string, error) {
	refusal := tooBig(s.r.cfg.MaxLetter)
	for _, recipient := range e.recipients {
		room, err := s.room(mailer.Incoming{Raw: beginning, Recipient: recipient, Sender: e.sender})
		switch {
		case err != nil:
			s.r.cfg.Count(Later)
			return "", tryLater()
		case room == mailer.Large:
			return recipient, nil
		case room == mailer.Spent:
			refusal = spent(s.r.cfg.MaxLetter)
		}
	}
	s.r.cfg.turnAway(Refusal{TooBig, e.sender, e.recipients[0]})
	return "", refusal
}
