package year

import (
	"bytes"
	"context"
	"crypto/sha256"
	"time"

	"pbem/adjudicator/clock"
	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/token"
)

// received is a letter of the program's, as somebody finds it in their mailbox.
type received struct {
	id, to, subject, reply string
	answers                string    // the Message-ID of the letter that it answers; "" for none
	since                  time.Time // when it was given to the relay first
	tag                    token.Tag // of the address that an answer goes to
	text                   string
	data                   []byte
	language               string // the one that it says it is in, or whose words it has
	reminds                bool   // it is a reminder
	daily                  bool   // it is a letter of the day
}

// game is which game it is about, as its address or its subject says; 0 for none.
func (r *received) game() int {
	if r.tag.Claim.Game > 0 {
		return r.tag.Claim.Game
	}
	n, _ := numberIn(r.subject, "Game ", "Partie ")
	return n
}

// asks reports whether it asks for a yes.
func (r *received) asks() bool { return r.tag.Kind == token.ConfirmTag || r.tag.Kind == token.AskTag }

// invites reports whether it asks somebody to accept a challenge.
func (r *received) invites() bool { return r.tag.Kind == token.AskTag && r.tag.Act == token.Accept }

// relay is the mail server that takes our letters: it may take none for a while.
type relay struct {
	down    time.Time            // since when; zero while it works
	trial   time.Time            // when it was first asked in vain
	back    time.Time            // when it worked again last
	waiting map[string]string    // letters that it did not take yet, with whom they are to
	since   map[string]time.Time // when letters were first given to it that it took late
	stood   []clock.Interval     // from the first letter that it did not take to the first that it took
}

// onTrial is the outage of the relay that is not over yet.
func (c *world) onTrial() []clock.Interval {
	if c.relay.trial.IsZero() {
		return nil
	}
	return []clock.Interval{{Began: c.relay.trial, Ended: c.now}}
}

// late reports whether letters may be late just now: the relay has taken none, or the program was down, in the last hours.
func (c *world) late() bool {
	return !c.relay.down.IsZero() || c.now.Sub(c.relay.back) < 4*time.Hour || c.now.Sub(c.fell) < 4*time.Hour
}

// Send implements mailer.Courier.
func (c *world) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	for i, l := range letters {
		if !c.relay.down.IsZero() {
			if c.relay.trial.IsZero() { // that it was not taken is known for sure
				c.relay.trial, c.house.fuse, c.house.between = c.now, 0, 0
			}
			replies[i].Err = &mailer.Failure{Unreached: true, Text: "connection refused"}
			if _, before := c.relay.waiting[l.MessageID]; !before {
				c.relay.waiting[l.MessageID], c.relay.since[l.MessageID] = l.To, c.now
			}
			continue
		}
		if !c.relay.trial.IsZero() {
			if c.now.Sub(c.relay.trial) > 90*time.Minute { // what is shorter no clock counts as an outage (outage_credit)
				c.relay.stood = append(c.relay.stood, clock.Interval{Began: c.relay.trial, Ended: c.now})
			}
			c.relay.trial, c.house.fuse, c.house.between = time.Time{}, 0, 0
		}
		delete(c.relay.waiting, l.MessageID)
		if p := c.byAddress[l.To]; p != nil && p.noMailbox {
			replies[i].Err = &mailer.Failure{Code: 550, Permanent: true, Recipient: true, Text: "5.1.1 no such mailbox"}
			c.seen[l.MessageID] = sha256.Sum256(nil)
			continue
		}
		replies[i].Text = "2.0.0 queued"
		c.arrives(l)
		if c.breaks(OtherBytes) && len(c.seen) == 30 {
			l.Data = append(bytes.Clone(l.Data), "x\r\n"...)
			c.arrives(l)
		}
	}
	return replies
}

// Close implements mailer.Courier.
func (c *world) Close() error { return nil }

// arrives: a letter that comes again, after a kill, must be the same. Any other is held to all that is promised of letters.
func (c *world) arrives(l mailer.Envelope) {
	sum := sha256.Sum256(append([]byte(l.To+"\n"), l.Data...))
	before, again := c.seen[l.MessageID]
	c.seen[l.MessageID] = sum
	if again {
		if c.try("letters that came twice"); before != sum {
			c.find("letters", "%s to %s came again with other bytes", l.MessageID, l.To)
		}
		return
	}
	for _, fault := range lint.Letter(referee, l) {
		c.find("letters", "%s to %s: %s", l.MessageID, l.To, fault)
	}
	p := c.byAddress[l.To]
	if p == nil {
		c.find("letters", "a letter to %s, who is nobody", l.To)
		return
	}
	r := get(read(l))
	r.since, r.reminds = c.now, c.reminds(r)
	if since, late := c.relay.since[l.MessageID]; late {
		r.since = since
	}
	for _, d := range c.spoiled(p, r) {
		c.delivered[d.letter.id] = true
		c.inbox[d.letter.answers] = append(c.inbox[d.letter.answers], d.letter)
		if c.checkLetter(d.to, d.letter) {
			d.to.files(d.letter)
		}
	}
}
