package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/panics"
)

const (
	// mostPause is the longest time for which no letter is tried while our server refuses us.
	mostPause = time.Hour
	// tellEvery is how often the host is told by letter at most that letters are not sent.
	tellEvery = 24 * time.Hour
	// toldMark is when the host was told of a letter that was given up.
	toldMark = "given up told"
)

// While our server refuses us (a daily limit, an account that was shut, a sender that it does not know), that says nothing about the letters:
// all wait, for as long as it takes, and no try of them is counted. Then one is tried now and then, each time after as long as it has lasted,
// up to mostPause. As soon as one is taken all go out.

// refusal is what this node knows of being refused. Whoever runs for one letter, or from cron, learns it from the store.
func (s *sender) refusal(ctx context.Context) (games.Refusal, error) {
	now := s.Clock()
	s.mu.Lock()
	r, learned := s.refused, s.learned
	s.mu.Unlock()
	if age := now.Sub(learned); !learned.IsZero() && age >= 0 && age < maxRest {
		return r, nil
	}
	text, err := s.Store.Mark(ctx, games.OfNode(s.Node), games.MarkRefused)
	if err != nil {
		return games.Refusal{}, err
	}
	r = games.ParseRefusal(text)
	s.learn(r)
	return r, nil
}

func (s *sender) learn(r games.Refusal) {
	now := s.Clock()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.refused, s.learned = r, now
}

// keep is learn, for the node's other processes, too.
func (s *sender) keep(ctx context.Context, r games.Refusal) error {
	s.learn(r)
	return s.Store.SetMark(ctx, games.OfNode(s.Node), games.MarkRefused, r.Mark())
}

// tryAgain has the next letter be tried at once: the service was started anew, mostly by a host who has changed something.
func (s *sender) tryAgain(ctx context.Context) error {
	r, err := s.refusal(ctx)
	if err != nil || !r.Now() {
		return err
	}
	r.Again = time.Time{}
	return s.keep(ctx, r)
}

// portion is how many letters may be tried now: none, one to find out, or as many as go out at a time.
func (s *sender) portion(ctx context.Context, now time.Time) (int, error) {
	r, err := s.refusal(ctx)
	switch {
	case err != nil || !r.Now():
		return sendBatch, err
	case now.Before(r.Again) && r.Again.Sub(now) <= mostPause: // else somebody has put the clock back
		return 0, nil
	}
	return 1, nil
}

// judge notes whether we are refused, after letters were tried.
func (s *sender) judge(ctx context.Context, replies []mailer.Reply, now time.Time) (refused bool, err error) {
	before, err := s.refusal(ctx)
	if err != nil {
		return false, err
	}
	why, ours := weAreRefused(replies)
	r := before
	switch {
	case ours:
		if r.Since.IsZero() || r.Since.After(now) {
			r.Since = now
		}
		r.Again, r.Why = now.Add(min(max(now.Sub(r.Since), firstRetry), mostPause)), clip(why.Error())
		s.complain("our server refuses us; all letters wait", why, "since", r.Since, "next", r.Again)
	case before.Now() && taken(replies):
		s.Log.Info("letters are taken again", "since", before.Since)
		r.Since, r.Again, r.Why = time.Time{}, time.Time{}, ""
	default:
		return false, nil
	}
	if ours && r.Told.Before(r.Since) && s.mayTell(r.Told, now) && (why.Code >= 500 || now.Sub(r.Since) >= mostPause) {
		r.Told = s.tellHost(ctx, r.Told, now, "pbem: no letters go out", "refused",
			"The server that takes our letters refuses all of them since "+r.Since.UTC().Format("2 January 2006, 15:04 UTC")+", for something about us and not about the players:", r.Why,
			"The letters wait, and none is lost; one is tried now and then, and as soon as it is taken all go out. No clock of a player runs meanwhile, if it takes longer than outage_credit. “pbem doctor” says more. A limit of letters a day ends by itself.")
	}
	return ours, s.keep(ctx, r)
}

// weAreRefused is the refusal that speaks of us, where none of the letters was taken behind it.
func weAreRefused(replies []mailer.Reply) (why *mailer.Failure, ours bool) {
	var last *mailer.Failure
	for _, r := range replies {
		var f *mailer.Failure
		switch {
		case !errors.As(r.Err, &f) || !f.Ours:
		case f.Unreached: // the others behind it were not tried
			return f, true
		default:
			last = f
		}
	}
	return last, last != nil && !taken(replies)
}

// taken reports whether a letter was taken, or one was refused for what is in it or for whom it is to: then we are not.
func taken(replies []mailer.Reply) bool {
	for _, r := range replies {
		var f *mailer.Failure
		if r.Err == nil || errors.As(r.Err, &f) && f.Permanent {
			return true
		}
	}
	return false
}

// givenUp tells the host of letters that were given up and are in nobody's mailbox: not of those whose recipient was refused, whose
// opponents are told.
func (s *sender) givenUp(ctx context.Context, letters []games.Outgoing, replies []mailer.Reply, done []games.Settlement, now time.Time) {
	for i, l := range letters {
		if !done[i].Failed || refusedRecipient(replies[i].Err) || l.Kind == talk.KindHost {
			continue
		}
		told, _, err := s.noted(ctx, games.OfService, toldMark)
		if err != nil || !s.mayTell(told, now) {
			return
		}
		told = s.tellHost(ctx, told, now, "pbem: a letter was given up", l.MessageID,
			"A letter ("+l.Kind+") could not be sent, and was given up:", done[i].Reply,
			"“pbem why "+l.MessageID+"” tells its story. Further letters that are given up today stand in the log, as result=\"given up\", and are counted by “pbem doctor”.")
		s.met(ctx, "that the host was told could not be noted", s.note(ctx, games.OfService, toldMark, told))
		return
	}
}

// mayTell reports whether the host may be told, who was told at another time.
func (s *sender) mayTell(told, now time.Time) bool {
	return s.Host != "" && (now.Sub(told) >= tellEvery || now.Before(told))
}

// tellHost writes to the host that letters are not sent, and returns when the host was last told.
func (s *sender) tellHost(ctx context.Context, told, now time.Time, subject, about string, lines ...string) time.Time {
	commit := games.Commit{At: now, Outbox: s.reportTo(subject, about+" "+now.UTC().Format(time.RFC3339), lines...)}
	if len(commit.Outbox) == 0 {
		return told
	}
	if err := s.commit(ctx, commit); err != nil {
		s.met(ctx, "the host could not be told", err)
		return told
	}
	return now
}

// unsent says why no letters go out, for /ready; "" while they do, or may.
func (s *sender) unsent(ctx context.Context) string {
	r, err := s.refusal(ctx)
	if err != nil || !r.Now() {
		return ""
	}
	return fmt.Sprintf("the server that takes our letters refuses all of them since %s, and they wait: %s", r.Since.UTC().Format(time.RFC3339), s.Names.In(r.Why))
}

// whyLeftOut is what the store and the log have of a letter that is left out.
const whyLeftOut = "what it reminds of is not awaited any more"

// leaveOut takes out of leased letters those that tell what is not so any more (CR-28), and has the store know why they are not sent: one may
// have waited for our relay, or for the service, until long after its turn was played.
func (s *sender) leaveOut(ctx context.Context, leased []games.Outgoing, now time.Time) (letters []games.Outgoing, err error) {
	var done []games.Settlement
	for _, l := range leased {
		if !s.outdated(ctx, l) {
			letters = append(letters, l)
			continue
		}
		left := games.Settlement{MessageID: l.MessageID, LeftOut: true, Reply: whyLeftOut}
		s.letterLog().Out(l, left, now)
		done = append(done, left)
	}
	s.Metrics.sent(done)
	return letters, s.Store.Settle(ctx, now, done)
}

// outdated reports whether a letter is not to be sent any more. One of which that cannot be known is sent.
func (s *sender) outdated(ctx context.Context, l games.Outgoing) (outdated bool) {
	err := panics.Contain("the game", func() (err error) {
		outdated, err = referee.Outdated(ctx, s.Referee, s.changes(s.Store), l)
		return err
	})
	if err != nil {
		s.Log.Error("it could not be seen whether a reminder is still one", broken(err, "id", l.MessageID, "game", l.Match)...)
	}
	return outdated && err == nil
}
