// Package quarantine looks at letters that were kept aside, and finds one by what a person calls it.
//
// A letter may lie there because reading it broke the program. So it is read here with that in mind, and what cannot be read
// is still told of. What others wrote is returned as they wrote it: whoever prints it must make it safe.
package quarantine

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/mime"
	"pbem/mailer/panics"
)

// leastDigest is the fewest digits of a digest that name a letter.
const leastDigest = 6

// Ambiguous is of a name that several letters have.
type Ambiguous struct {
	Name    string
	Letters int
}

// Error says how many.
func (a *Ambiguous) Error() string {
	return fmt.Sprintf("%d letters in quarantine begin with %s", a.Letters, a.Name)
}

// Find finds a letter by its number or the beginning of its digest, of six digits at least. The error is games.ErrNotFound,
// an *Ambiguous, or the store's.
func Find(ctx context.Context, store games.Store, name string) (games.Quarantined, error) {
	if number, err := strconv.Atoi(name); err == nil {
		q, err := store.Aside(ctx, number)
		if err == nil || !errors.Is(err, games.ErrNotFound) {
			return q, err
		}
	}
	all, err := store.Quarantine(ctx)
	if err != nil {
		return games.Quarantined{}, err
	}
	var found []int
	for _, q := range all {
		if len(name) >= leastDigest && strings.HasPrefix(q.Digest, strings.ToLower(name)) {
			found = append(found, q.Number)
		}
	}
	switch len(found) {
	case 0:
		return games.Quarantined{}, fmt.Errorf("letter %s: %w", name, games.ErrNotFound)
	case 1:
		return store.Aside(ctx, found[0])
	}
	return games.Quarantined{}, &Ambiguous{name, len(found)}
}

// Each visits all letters, whole, one after the other; those that are handled or dropped this moment are left out. The error
// is the store's, or the first of visit.
func Each(ctx context.Context, store games.Store, visit func(games.Quarantined) error) error {
	listed, err := store.Quarantine(ctx)
	if err != nil {
		return err
	}
	for _, q := range listed {
		whole, err := store.Aside(ctx, q.Number)
		if errors.Is(err, games.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		if err := visit(whole); err != nil {
			return err
		}
	}
	return nil
}

// Summary is what is told of a letter in a list.
type Summary struct {
	Number    int       `json:"number"`
	Digest    string    `json:"digest"`
	Arrived   time.Time `json:"arrived"`
	Size      int       `json:"size"` // in bytes
	Route     string    `json:"route,omitempty"`
	Sender    string    `json:"sender,omitempty"`    // of the envelope
	Recipient string    `json:"recipient,omitempty"` // of the envelope
	Client    string    `json:"client,omitempty"`
	From      string    `json:"from,omitempty"` // the addresses in From; "" where it cannot be read
	Subject   string    `json:"subject,omitempty"`
	Reason    string    `json:"reason"`
}

// headerIn is in how many bytes at its beginning a letter's header ends, where it is read at all.
const headerIn = 128 << 10

// Summarise reads a letter's header, as far as that goes: the whole of it may be what the memory was too little for.
func Summarise(q games.Quarantined) Summary {
	l := q.Letter
	s := Summary{Number: q.Number, Digest: q.Digest, Arrived: l.Received, Size: int(l.Length()), Route: l.Route,
		Sender: l.Sender, Recipient: l.Recipient, Client: l.Client, Reason: q.Reason}
	l.Raw, l.Size = l.Raw[:min(len(l.Raw), headerIn)], mailer.MaxLarge+1
	m, readable := attempt(l)
	if !readable {
		return s
	}
	var authors []string
	for _, f := range m.From {
		authors = append(authors, f.Mailbox)
	}
	s.From, s.Subject = strings.Join(authors, ", "), m.Subject
	return s
}

// Text returns a letter's header, and the words in it as the program reads them; its bytes where it cannot be read.
func Text(l mailer.Incoming) (header, words string, readable bool) {
	head, body, _ := bytes.Cut(bytes.ReplaceAll(l.Raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	if m, ok := attempt(l); ok && m.Refused.Empty() {
		return string(head), m.Text, true
	}
	return string(head), string(body), false
}

// attempt reads a letter, which may be the one that reading breaks on.
func attempt(l mailer.Incoming) (m mailer.Message, readable bool) {
	err := panics.Contain("the letter", func() error {
		m = mime.Read(l)
		return nil
	})
	return m, err == nil
}
