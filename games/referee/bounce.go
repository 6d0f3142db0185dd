package referee

import (
	"cmp"
	"context"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// bounceTag finds the tag of one of our envelope senders in the addresses that a letter was sent to: never in its subject or
// its words. ok tells that there is one, whether it is true or not: people do not write there.
func (d *Referee) bounceTag(m mailer.Message) (tag token.Tag, ok bool) {
	local, domain, _ := strings.Cut(d.Service.Mailbox, "@")
	for _, r := range m.Recipients {
		tagged, at, _ := strings.Cut(r, "@")
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
func (t *visit) returned(ctx context.Context, tag token.Tag) error {
	report := t.message.Report
	if report == nil || !report.Permanent || !t.referee.Key.Bounces(tag) || tag.Claim.Seat == adjudicator.NoSeat {
		return nil
	}
	m, err := t.match(ctx, tag.Claim.Game)
	if notFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	t.decide(m, adjudicator.NoSeat, adjudicator.Undelivered{To: tag.Claim.Seat, Letter: cmp.Or(report.MessageID, t.message.Digest)})
	return nil
}

// Undelivered takes note that a letter's recipient was refused for good when it was sent. The same letter counts once, also
// together with a report of it.
func (d *Referee) Undelivered(ctx context.Context, v *View, letter games.Outgoing, now time.Time) (games.Commit, error) {
	return d.service(ctx, v, letter.Match, now, "undelivered "+letter.MessageID,
		adjudicator.Undelivered{To: letter.Seat, Letter: letter.MessageID})
}

// heard notes that the speaker of a game can be reached. A letter in which nothing could be read may be a robot's.
func (t *visit) heard(ctx context.Context) error {
	if !t.inThread() || t.reading == nothing {
		return nil
	}
	m, err := t.match(ctx, t.who.match)
	if err != nil {
		return err
	}
	decision := t.decide(m, t.who.seat, adjudicator.Heard{})
	for _, n := range decision.Notices {
		if n.To == t.who.seat {
			t.welcome = append(t.welcome, n)
		}
	}
	return nil
}
