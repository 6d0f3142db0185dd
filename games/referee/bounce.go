package referee

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// bounceTag finds the tag of one of our envelope senders in the addresses that a letter was sent to: never in its subject or
// its words. ok tells that there is one, whether it is true or not: people do not write there.
func bounceTag(r *talk.Settings, m mailer.Message) (tag token.Tag, ok bool) {
	local, domain, _ := strings.Cut(r.Service.Mailbox, "@")
	for _, recipient := range m.Recipients {
		tagged, at, _ := strings.Cut(recipient, "@")
		text, ours := strings.CutPrefix(tagged, local+"+")
		if !ours || !strings.EqualFold(at, domain) {
			continue
		}
		if tag := token.Parse(text); tag.Kind == token.BounceTag {
			return tag, true
		}
	}
	return token.Tag{}, false
}

// returned takes note of a report that a letter of ours will never be delivered. Nothing counts but the address that the
// report came to: only who got the letter knows it. It is never answered.
func (h handler) returned(ctx context.Context, m mailer.Message, tag token.Tag) (games.Handling, error) {
	handling := games.Handling{Disposition: games.Reported, Match: tag.Claim.Game}
	if m.Report != nil && m.Report.Permanent && h.settings.PlusAddress && h.settings.Key.Bounces(tag) {
		handling.Returns = m.Report.MessageID
	}
	if handling.Why = h.worthless(m.Report, tag); handling.Why != "" {
		handling.Match = 0
		if handling.Why == ofUs {
			return handling, errors.Join(h.sendAgain(ctx, m, tag.Claim), h.refusedUs(ctx, m))
		}
		return handling, nil
	}
	match, err := h.changes.Match(ctx, tag.Claim.Game)
	if changes.NotFound(err) {
		handling.Why = "there is no such game"
		return handling, nil
	}
	if err != nil {
		return handling, err
	}
	e := talk.NewExecution(h.settings, h.changes, &talk.Session{Message: m})
	if _, err = e.Rule(ctx, match, adjudicator.NoSeat, adjudicator.Undelivered{To: tag.Claim.Seat, Letter: cmp.Or(m.Report.MessageID, m.Digest)}); err != nil {
		return handling, err
	}
	handling.Why = "counted"
	_, err = reply.Write(ctx, e.Reply, changes.Place{})
	return handling, err
}

// ofUs is why a report counts against nobody that says something of us.
const ofUs = "it speaks of us, not of whom the letter was to"

const (
	// firstAgain is when a letter that came back for something about us is sent once more, at the earliest; later ones wait as long again as the
	// letter is old.
	firstAgain = 4 * time.Hour
	// lastAgain is how old it may be.
	lastAgain = 5 * changes.Day
)

// sendAgain has a letter sent once more that came back for something about us, when that may be over. Whoever had it can have it come again to
// themselves, a few times.
func (h handler) sendAgain(ctx context.Context, m mailer.Message, to token.Claim) error {
	traces, err := h.changes.Store.Trace(ctx, m.Report.MessageID, 1)
	for _, t := range traces {
		for _, d := range t.Went {
			age := m.Received.Sub(d.Created)
			if d.MessageID == m.Report.MessageID && age <= lastAgain {
				h.changes.Letter.Again = append(h.changes.Letter.Again,
					games.Again{MessageID: d.MessageID, Match: to.Game, Seat: to.Seat, Due: m.Received.Add(max(firstAgain, age))})
			}
		}
	}
	return err
}

// refusedUs tells the host what a report says of us, at most once a day: whoever has had a letter of ours can write a report of it.
func (h handler) refusedUs(ctx context.Context, m mailer.Message) error {
	host := h.settings.Host
	if host == "" {
		return nil
	}
	told, err := changes.Written(ctx, h.changes, host, m.Received.Add(-changes.Day), mostLetters)
	if err != nil || slices.ContainsFunc(told, func(w games.Written) bool { return w.Kind == talk.KindHost }) {
		return err
	}
	in, err := talk.HostReads(ctx, h.changes, h.settings)
	if err != nil {
		return err
	}
	o, err := h.settings.ToHostIn(in, host, m.Received, phrase.New("host-returned-subject"), "returned "+m.Digest,
		phrase.New("host-returned"), phrase.Of(m.Report.Text), phrase.New("host-returned-look", "letter", games.ShortDigest(m.Digest)))
	if err == nil {
		h.changes.Send(o)
	}
	return err
}

// mostLetters are looked at for one to the host of the last day.
const mostLetters = 100

// worthless says why a report counts for nothing; "" where it counts.
func (h handler) worthless(report *mailer.Report, tag token.Tag) string {
	switch {
	case !h.settings.PlusAddress:
		return "this service has no plus-addresses: no letter of ours could be returned to one"
	case report == nil:
		return "it is no delivery report"
	case !report.Permanent:
		return "nothing has failed for good"
	case report.Ours && h.settings.Key.Bounces(tag):
		return ofUs
	case !h.settings.Key.Bounces(tag):
		return "its address is not one of ours"
	case tag.Claim.Seat == adjudicator.NoSeat:
		return "it is about a letter outside of games"
	}
	return ""
}
