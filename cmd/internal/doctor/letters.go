package doctor

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/mailer"
	"pbem/mailer/auth"
	"pbem/mailer/imap"
	"pbem/mailer/smtp"
)

// longest is as long as a letter of ours can get with a record attached.
const longest = 2 << 20

// sending asks the server that letters are handed to whether it would take one. Nothing is sent.
func (e mailExam) sending(ctx context.Context) {
	if dir, err := smtp.ParseDirectory(e.Config.Send); err == nil {
		e.look("sending", "Letters are written into the folder %s, and go nowhere from there unless you see to it.", dir)
		return
	}
	settings, err := service.Submission(e.Config, e.Getenv, nil)
	if err != nil {
		e.broken("sending", "%s", sentence(err))
		return
	}
	if e.Offline {
		return
	}
	sender := e.Config.Address
	if e.Config.PlusAddress { // each letter's own sender, to which reports of its failure come
		sender = e.tagged()
	}
	sight, err := smtp.Look(ctx, settings, sender)
	switch {
	case err != nil:
		e.broken("sending", "The server %s cannot be used: %s. %s", settings.Address, strings.TrimRight(err.Error(), "."), remedy(err, "send"))
		return
	case sight.Sender != nil:
		e.broken("sending", "The server takes no letters from %s: %v. Allow the account to send from the service's address%s.", sender, sight.Sender, map[bool]string{true: ", with and without a + part"}[e.Config.PlusAddress])
	case sight.Size > 0 && sight.Size < longest:
		e.look("sending", "The server takes letters of %d KB at most; one with a long record can be longer.", sight.Size>>10)
	default:
		e.ok("sending", "The server takes letters from %s.", sender)
	}
	domainExam(e).certificate("sending", sight.Certificate)
}

const (
	// patience is how long a letter to itself may take where nothing else is said.
	patience = 60 * time.Second
	// glance is the time between the first two looks into the mailbox; it doubles up to longestGlance, for each look is a login.
	glance        = time.Second
	longestGlance = 10 * time.Second
	// brought is the domain that a letter's own Authentication-Results names: nobody's.
	brought = "brought.invalid"
)

// letters proves by letters to itself that plus-addresses come in, and where the verdict of our own mail server stands. They are the
// only ones that doctor sends, and only when it is told to.
func (e mailExam) letters(ctx context.Context) {
	c := e.Config
	if _, folder := smtp.ParseDirectory(c.Send); c.Inbox == "" || folder == nil {
		e.look("letters", "No letters were sent: that is of use with an inbox and a server in send.")
		return
	}
	e.plus(ctx)
	if c.Trust != config.TrustDKIM || c.AuthServID == "" {
		return // nobody's verdict is believed
	}
	e.verdicts(ctx)
}

// verdicts sends two letters: one as it is, and one that brings along a verdict in our server's name.
func (e mailExam) verdicts(ctx context.Context) {
	c := e.Config
	plain, forged := fmt.Sprintf("doctor.%d.plain@%s", e.Now().UnixNano(), e.mailDomain()), fmt.Sprintf("doctor.%d.brought@%s", e.Now().UnixNano(), e.mailDomain())
	if err := e.post(ctx, e.toItself(plain, c.Address, ""), e.toItself(forged, c.Address, "Authentication-Results: "+c.AuthServID+"; dkim=pass header.d="+brought+"\r\n")); err != nil {
		e.broken("letters", "The letters to itself could not be sent: %v.", err)
		return
	}
	heads, err := e.await(ctx, plain, forged)
	if err != nil {
		e.look("letters", "The letters to itself did not come within %s: %v. Look into the mailbox and the log of your mail server.", e.letterTime(), err)
		return
	}
	e.verdictOn(heads[plain])
	e.verdictBrought(heads[forged])
}

// verdictOn tells whether the verdict on an ordinary letter is where it is believed.
func (e mailExam) verdictOn(head []byte) {
	patterns, written := auth.Above(head, e.Config.AuthServID)
	switch _, ok := e.own().Own(head); {
	case ok:
		e.ok("letters", "On a letter to itself, your mail server's verdict stands where it is believed.")
	case written:
		above := map[string]int{}
		for _, p := range patterns {
			above[p] = 1
		}
		e.look("letters", "On a letter to itself, the verdict of %s stands below Received lines of hosts that are not known to be yours. If all of these are hosts of your mail server, write: received_by: %s",
			e.Config.AuthServID, proposal(above, 1))
	default:
		e.look("letters", "A letter to itself has no verdict of %s. Some servers write none on letters of their own accounts: see whether there is one on letters from elsewhere.", e.Config.AuthServID)
	}
}

// verdictBrought tells whether a verdict that a sender brings along is believed.
func (e mailExam) verdictBrought(head []byte) {
	r, _ := e.own().Own(head)
	for _, one := range r.List {
		if one.Properties["header.d"] == brought {
			e.broken("letters", "A verdict in the name of %s that a sender brings along is believed: everybody can write in everybody's name. Let your mail server remove such headers (RFC 8601, section 5), or take authserv_id out: then signatures are checked here.",
				e.Config.AuthServID)
			return
		}
	}
	e.ok("letters", "A verdict in your mail server's name that a sender brings along is not believed.")
}

func (e mailExam) letterTime() time.Duration {
	if e.Patience > 0 {
		return e.Patience
	}
	return patience
}

// toItself is a letter to the service's own address, or to that with a + part, which the service takes for its own mail and lets lie.
func (e mailExam) toItself(id, to, more string) mailer.Envelope {
	text := more + "From: <" + e.Config.Address + ">\r\nTo: <" + to + ">\r\nSubject: pbem doctor\r\nDate: " + e.Now().Format(time.RFC1123Z) +
		"\r\nMessage-ID: <" + id + ">\r\nAuto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=us-ascii\r\n\r\n" +
		"pbem doctor sent this to see how it comes. Nothing needs to be done.\r\n"
	return mailer.Envelope{MessageID: id, From: e.Config.Address, To: to, Data: []byte(text)}
}

func (e mailExam) post(ctx context.Context, letters ...mailer.Envelope) error {
	settings, err := service.Submission(e.Config, e.Getenv, nil)
	if err != nil {
		return err
	}
	courier := smtp.New(settings)
	defer courier.Close()
	for _, reply := range courier.Send(ctx, letters) {
		err = errors.Join(err, reply.Err)
	}
	return err
}

// await looks into the mailbox until the letters are there, and returns their headers by Message-ID.
func (e mailExam) await(ctx context.Context, ids ...string) (map[string][]byte, error) {
	settings, err := service.Mailbox(e.Config, e.Getenv, nil)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, e.letterTime())
	defer cancel()
	for pause := glance; ; pause = min(2*pause, longestGlance) {
		sight, err := imap.Look(ctx, settings)
		if err != nil {
			return nil, err
		}
		heads := map[string][]byte{}
		for _, g := range sight.Recent {
			for _, id := range ids {
				if bytes.Contains(g.Header, []byte("<"+id+">")) {
					heads[id] = g.Header
				}
			}
		}
		if len(heads) == len(ids) {
			return heads, nil
		}
		select {
		case <-ctx.Done():
			return nil, errors.New("they are not in the mailbox")
		case <-time.After(pause):
		}
	}
}
