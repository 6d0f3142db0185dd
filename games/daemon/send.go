package daemon

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

const (
	// sendBatch letters are leased and sent at a time.
	sendBatch = 100
	// leaseTime is how long a leased letter is kept from other processes; after a crash nothing waits longer. Should a
	// batch take longer and another process send it meanwhile, the second copy has the same Message-ID and bytes.
	leaseTime = time.Minute
	// giveUpAfter is how long a letter that is only refused temporarily is tried, and leastTries how often: it may have
	// waited for our own service, or for a server that could not be reached, and that is no fault of its own.
	giveUpAfter = 5 * 24 * time.Hour
	leastTries  = 20
	// firstRetry and lastRetry bound the exponential backoff of one letter.
	firstRetry = time.Minute
	lastRetry  = 4 * time.Hour
)

// sender carries letters away, and knows whether our server refuses us.
type sender struct {
	*desk
	mu      sync.Mutex
	refused games.Refusal // what is known of being refused by our server
	learned time.Time     // when that was read
}

// send carries letters away as they fall due, until the context ends.
func (s *sender) send(ctx context.Context) error {
	defer s.Courier.Close()
	s.met(ctx, "it could not be seen whether letters are taken", s.tryAgain(ctx))
	for {
		s.met(ctx, "the outbox could not be worked off", s.Flush(ctx))
		if !s.rest(ctx) {
			return ctx.Err()
		}
	}
}

// maxRest bounds how long the sender and the clock sleep without a look: another process may have written to the store.
const maxRest = 15 * time.Second

// rest sleeps until something is due, somebody wakes it or maxRest is over; false when the context has ended.
func (s *sender) rest(ctx context.Context) bool {
	wait := maxRest
	if due, ok, err := s.Store.NextDue(ctx); err == nil && ok {
		wait = min(wait, max(due.Sub(s.Clock()), time.Second))
	}
	if r, err := s.refusal(ctx); err == nil && r.Now() { // what is due waits
		wait = min(max(wait, r.Again.Sub(s.Clock())), maxRest)
	}
	timer := time.NewTimer(s.apartFromOthers(wait))
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-s.wakeUp:
		return s.linger(ctx)
	case <-timer.C:
	}
	return true
}

// apartFromOthers is a wait that not all nodes have at the same time: each wakes itself, and for what another has committed it looks now and
// then. NOTIFY would tell it, but takes one lock for all commits of a database.
func (s *sender) apartFromOthers(wait time.Duration) time.Duration {
	if s.Node == "" {
		return wait
	}
	return wait + rand.N(wait/8+1)
}

// lingerTime is how long the sender waits for company: letters that are committed shortly after each other go out
// together and share what leasing, connecting and settling cost.
const lingerTime = 20 * time.Millisecond

// linger waits that long, and takes what woke it meanwhile as answered; false when the context has ended.
func (s *sender) linger(ctx context.Context) bool {
	timer := time.NewTimer(lingerTime)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
	}
	select {
	case <-s.wakeUp:
	default:
	}
	return true
}

// Flush sends every letter that is due now; while our server refuses us, one now and then.
func (s *sender) Flush(ctx context.Context) error {
	for {
		now, began := s.Clock(), time.Now()
		n, err := s.portion(ctx, now)
		if err != nil || n == 0 {
			return err
		}
		leased, err := s.Store.Lease(ctx, now, now.Add(leaseTime), n)
		if err == nil && len(leased) == 0 {
			return s.nothingToSend(ctx, now)
		}
		if err != nil {
			return err
		}
		s.probe("before-send")
		letters, err := s.leaveOut(ctx, leased, now)
		if err != nil {
			return err
		}
		if len(letters) > 0 { // that there are none shows nothing of our relay
			err = s.offer(ctx, letters, began)
		}
		if err != nil {
			return err
		}
		if len(leased) < n {
			return nil
		}
	}
}

// offer carries letters away that were leased at a moment, and settles them. None is begun once half of the lease is over: who was frozen
// until then would send what another sends.
func (s *sender) offer(ctx context.Context, letters []games.Outgoing, leased time.Time) error {
	replies := s.carry(ctx, letters, leased.Add(leaseTime/2))
	var begun []games.Outgoing
	var said []mailer.Reply
	var late []games.Settlement
	for i, r := range replies {
		if errors.Is(r.Err, mailer.ErrLate) {
			late = append(late, games.Settlement{MessageID: letters[i].MessageID, Untried: true, Retry: letters[i].Due, Reply: r.Err.Error()})
			continue
		}
		begun, said = append(begun, letters[i]), append(said, r)
	}
	var err error
	if len(begun) > 0 { // that there are none shows nothing of our relay
		err = s.settle(ctx, begun, said)
	}
	if len(late) > 0 && time.Now().Round(0).Before(leased.Round(0).Add(leaseTime)) { // else they are others' by now
		err = errors.Join(err, s.Store.Settle(ctx, s.Clock(), late))
	}
	return err
}

func (s *sender) carry(ctx context.Context, letters []games.Outgoing, until time.Time) []mailer.Reply {
	envelopes := make([]mailer.Envelope, len(letters))
	for i, l := range letters {
		envelopes[i] = l.Envelope
		envelopes[i].Until = until
	}
	replies := s.Courier.Send(ctx, envelopes)
	s.probe("sent")
	return replies
}

// settle writes down what became of the letters. A crash before it sends them again: with the same Message-ID and bytes.
func (s *sender) settle(ctx context.Context, letters []games.Outgoing, replies []mailer.Reply) error {
	// What the server has taken over must be written down even when the daemon is told to stop.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), leaseTime)
	defer cancel()
	now := s.Clock()
	refused, err := s.judge(ctx, replies, now)
	if err != nil {
		return err
	}
	done := make([]games.Settlement, len(letters))
	for i, l := range letters {
		done[i] = settlement(l, replies[i], now, refused)
		if refusedRecipient(replies[i].Err) {
			if err := s.undelivered(ctx, l); err != nil { // it is refused again, and counted then
				s.Log.Error("it could not be noted that a player's mailbox was refused", broken(err, "id", l.MessageID)...)
				done[i].Failed, done[i].Retry = false, now.Add(firstRetry)
			}
		}
		s.letterLog().Out(l, done[i], now)
	}
	if err := s.tried(ctx, "unsent", !nobodyTakes(replies), now); err != nil {
		return err
	}
	s.Metrics.sent(done)
	if err := s.Store.Settle(ctx, now, done); err != nil {
		return err
	}
	s.probe("settled")
	s.givenUp(ctx, letters, replies, done, now)
	return nil
}

// nothingToSend ends what may be an outage when no letter waits any more, because all were given up: no try will show that
// letters are taken again, and no time would pass in any game until somebody writes.
func (s *sender) nothingToSend(ctx context.Context, now time.Time) error {
	if !s.onTrial("unsent") {
		return nil
	}
	waiting, _, err := s.Store.OutboxCounts(ctx)
	if err != nil || waiting > 0 {
		return err
	}
	return s.tried(ctx, "unsent", true, now)
}

// nobodyTakes reports whether the next server could not be reached, or refused all letters for the moment, for reasons of its
// own: not for a recipient's. One that takes a letter works, and so does one that says why it never will.
func nobodyTakes(replies []mailer.Reply) bool {
	for _, r := range replies {
		var failure *mailer.Failure
		if r.Err == nil || errors.As(r.Err, &failure) && !failure.Unreached && (failure.Permanent || failure.Recipient) {
			return false
		}
	}
	return len(replies) > 0
}

// settlement is what becomes of a letter; refused is whether our server refuses us: where it does not, a letter that it refused for something
// about us is tried as one that it refused for the moment. One that was tried goes behind all that wait, so that another is tried next.
func settlement(l games.Outgoing, said mailer.Reply, now time.Time, refused bool) games.Settlement {
	err := said.Err
	s := games.Settlement{MessageID: l.MessageID, Sent: err == nil, Reply: clip(said.Text)}
	if err == nil {
		return s
	}
	s.Reply = clip(err.Error())
	var failure *mailer.Failure
	if errors.As(err, &failure) && (failure.Unreached || failure.Ours && refused) {
		s.Untried, s.Retry = true, now.Add(firstRetry)
		return s
	}
	permanent := failure != nil && failure.Permanent
	if s.Failed = permanent || now.Sub(l.Created) > giveUpAfter && l.Tries >= leastTries; !s.Failed {
		s.Retry = now.Add(backoff(l.Tries))
	}
	return s
}

// mostReply bounds what is kept of a server's words, in bytes.
const mostReply = 500

func clip(text string) string { return strings.ToValidUTF8(text[:min(len(text), mostReply)], "") }

// backoff doubles from firstRetry to lastRetry with the attempts made before.
func backoff(tries int) time.Duration {
	wait := firstRetry
	for range tries {
		if wait *= 2; wait >= lastRetry {
			return lastRetry
		}
	}
	return wait
}

// refusedRecipient reports whether the next server said that there is no such mailbox, or that it takes no mail.
func refusedRecipient(err error) bool {
	var failure *mailer.Failure
	return errors.As(err, &failure) && failure.Permanent && failure.Recipient
}

// undelivered takes note that a player's mailbox was refused for good, once a letter, whatever crashes in between.
func (s *sender) undelivered(ctx context.Context, letter games.Outgoing) error {
	if letter.Match == 0 || letter.Seat == adjudicator.NoSeat {
		return nil
	}
	_, err := s.transact(ctx, func(tx games.Tx) (games.Commit, error) {
		return contain("the game", func() (games.Commit, error) {
			return referee.Undelivered(ctx, s.Referee, s.changes(tx), letter, s.Clock())
		})
	})
	if errors.Is(err, games.ErrDuplicate) {
		return nil
	}
	return err
}
