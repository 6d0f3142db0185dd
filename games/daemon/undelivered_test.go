package daemon

import (
	"errors"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// refusing makes a courier's server refuse the letters to an address.
func (r *rig) refusing(address string, failure *mailer.Failure) {
	r.courier.refuse = func(l mailer.Envelope) error {
		if l.To == address && failure != nil {
			return failure
		}
		return nil
	}
}

// TestRefusedRecipient: what of the refusals at our own courier counts as a letter that came back.
func TestRefusedRecipient(t *testing.T) {
	const three = " Said Returned Said Returned Said Returned CutOff"
	for name, c := range map[string]struct {
		failure *mailer.Failure
		want    string
	}{
		"no such mailbox":     {&mailer.Failure{Code: 550, Permanent: true, Recipient: true, Text: "no such user"}, three},
		"the letter":          {&mailer.Failure{Code: 554, Permanent: true, Text: "spam"}, " Said Said Said"},
		"we":                  {&mailer.Failure{Code: 550, Permanent: true, Text: "relaying denied"}, " Said Said Said"},
		"for the time being":  {&mailer.Failure{Code: 450, Recipient: true, Text: "later"}, " Said Said Said"},
		"nobody, it is taken": {nil, " Said Said Said"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.begin(t, ada, bo)
			r.refusing(bo, c.failure)
			for range 3 {
				r.say(t, ada, "say Are you there?")
			}
			if got := r.kinds(t, 1); got != "Opened Accepted"+c.want {
				t.Errorf("%s", got)
			}
			if err := r.Flush(t.Context()); err != nil { // the letter about it comes of sending
				t.Fatal(err)
			}
			last := r.sentTo(ada)[len(r.sentTo(ada))-1]
			if told := strings.Contains(string(last.Data), "I can't reach bo: the last 3 letters came back."); told != (c.want == three) {
				t.Errorf("the opponent is told: %v\n%s", told, last.Data)
			}
		})
	}
}

// TestRefusalIsCountedOnce: a crash between the count and what became of the letter brings the letter to the server again.
func TestRefusalIsCountedOnce(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	r.refusing(bo, &mailer.Failure{Code: 550, Permanent: true, Recipient: true, Text: "no such user"})
	broken := errors.New("the disk is full")
	r.store.before = func(commits []games.Commit) error {
		if strings.HasPrefix(commits[0].Digest, "undelivered ") {
			return broken
		}
		return nil
	}
	r.say(t, ada, "say Are you there?")
	if got := r.kinds(t, 1); got != "Opened Accepted Said" {
		t.Fatal(got)
	}
	r.store.before = nil
	for range 3 {
		r.now = r.now.Add(time.Hour)
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if got := r.kinds(t, 1); got != "Opened Accepted Said Returned" {
		t.Error(got)
	}
	if waiting, failed, err := r.Store.OutboxCounts(t.Context()); err != nil || waiting != 0 || failed != 1 {
		t.Errorf("%d letters wait, %d were given up, %v", waiting, failed, err)
	}
	for _, l := range r.sentTo(bo) { // the same letter, had its settlement been lost
		commit, err := referee.Undelivered(t.Context(), r.Referee, r.Referee.Changes(r.Store), games.Outgoing{Envelope: l, Match: 1, Seat: 2}, r.now)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Store.Commit(t.Context(), commit); err != nil && !errors.Is(err, games.ErrDuplicate) {
			t.Fatal(err)
		}
	}
}
