package service

import (
	"context"
	"fmt"
	"io"

	"pbem/mailer"
	"pbem/mailer/arrival"
)

// Piped reads a letter from a pipe: no more of it than may be read at the address that its header or the mail server names. letter says
// what is known of it besides, and when it is handed over. The rest of what is too large is heard, for the mail server waits for that,
// and dropped.
func (s *Service) Piped(ctx context.Context, in io.Reader, letter mailer.Incoming) (mailer.Incoming, error) {
	var err error
	if letter.Raw, err = io.ReadAll(io.LimitReader(in, mailer.MaxLetter+1)); err != nil {
		return letter, fmt.Errorf("cannot read the message: %w", err)
	}
	handed := letter.Received
	letter.Received = arrival.Of(letter.Raw, s.Config.ReceivedBy, handed)
	if len(letter.Raw) <= mailer.MaxLetter {
		return letter, nil
	}
	room, err := s.Daemon.Room(ctx, letter)
	if err != nil {
		return letter, fmt.Errorf("cannot tell how large the message may be: %w", err)
	}
	if room == mailer.Large {
		rest, err := io.ReadAll(io.LimitReader(in, mailer.MaxLarge-mailer.MaxLetter))
		if err != nil {
			return letter, fmt.Errorf("cannot read the message: %w", err)
		}
		letter.Raw = append(letter.Raw, rest...)
	}
	beyond, err := io.Copy(io.Discard, in)
	if err != nil {
		return letter, fmt.Errorf("cannot read the message: %w", err)
	}
	letter.Size = int64(len(letter.Raw)) + beyond
	return letter, nil
}
