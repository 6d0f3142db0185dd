package doctor

import (
	"context"
	"fmt"
	"net"
	"strings"
	"time"

	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/mailer/imap"
)

// mailbox looks at the mailbox that is watched.
func (e mailExam) mailbox(ctx context.Context) {
	if e.Config.Inbox == "" {
		if e.Config.Receive.Network == "" {
			e.look("mailbox", "No mailbox is watched (inbox) and nothing is received (receive), so letters come only where your mail server runs pbem deliver.")
		}
		return
	}
	settings, err := service.Mailbox(e.Config, e.Getenv, nil)
	if err != nil {
		e.broken("mailbox", "%s", sentence(err))
		return
	}
	if e.Offline {
		return
	}
	settings.Oldest = e.since()
	sight, err := imap.Look(ctx, settings)
	if err != nil {
		e.broken("mailbox", "%s %s", sentence(err), remedy(err, "inbox"))
		return
	}
	e.recent = sight.Recent
	e.ok("mailbox", "It opens; %s in it.", waiting(sight.Waiting-sight.Older))
	e.older(sight.Older, settings.Oldest)
	domainExam(e).certificate("mailbox", sight.Certificate)
	e.abilities(sight)
	e.folderThere(sight.Done)
	e.folderThere(sight.Aside)
}

// since is when the letters came that the service handles at the earliest; the zero time where it handles all, or nobody can tell.
func (e mailExam) since() time.Time {
	if !e.Config.Since.IsZero() {
		return e.Config.Since
	}
	if e.unused {
		return games.Since(e.Now())
	}
	at, _ := mark(e.marks, games.OfInbox.Key(games.MarkSince))
	return at
}

// older tells of letters that the service leaves alone.
func (e mailExam) older(n int, since time.Time) {
	switch {
	case n == 0:
	case e.Config.Since.IsZero() && e.unused:
		e.look("mailbox", "%s in it came before the first start, and will be left alone. To have the service handle them, write since: and the day from which on.", capital(counted(n, "letter")))
	case e.Config.Since.IsZero():
		e.ok("mailbox", "%s in it came before %s, when the service was first started, and will be left alone. To have the service handle them, write since: and the day from which on.", capital(counted(n, "letter")), date(since))
	default:
		e.ok("mailbox", "%s in it came before %s%s, and will be left alone.", capital(counted(n, "letter")), date(since), e.at("since"))
	}
}

// folderThere tells of a folder under the name that it has, or gets, on the server.
func (e mailExam) folderThere(f imap.Folder) {
	if !f.There {
		e.look("mailbox", "There is no folder %s yet; the service makes it when it starts.", f.Name)
	}
}

func waiting(n int) string {
	if n == 1 {
		return "1 letter waits"
	}
	return counted(n, "letter") + " wait"
}

// abilities says what a server that lacks something costs. Everything works without.
func (e mailExam) abilities(s imap.Sight) {
	switch {
	case !s.Idle:
		e.look("mailbox", "The server does not tell of new letters by itself (it has no IDLE), so the service asks every 15 seconds.")
	case !s.Move && !s.UIDPlus:
		e.look("mailbox", "The server can neither move letters (MOVE) nor remove single ones (UIDPLUS): handled letters are copied, and stay in the mailbox marked as deleted.")
	default:
		e.ok("mailbox", "The server can do what is wanted of it.")
	}
}

// receiver looks whether anybody listens where mail servers hand letters over, and at the certificate for it.
func (e mailExam) receiver(ctx context.Context) {
	r := e.Config.Receive
	if r.Certificate != "" {
		domainExam(e).ownCertificate(r.Certificate, r.Key)
	}
	switch {
	case r.Network == "":
		return
	case r.Network == "systemd":
		e.ok("receiving", "Letters come through a socket that systemd opens; systemctl status pbem.socket shows it.")
		return
	}
	dialer := net.Dialer{Timeout: 5 * time.Second}
	conn, err := dialer.DialContext(ctx, r.Network, r.Address)
	if err != nil {
		e.look("receiving", "Nobody listens at %s: %v. That is so while the service does not run.", r.Address, err)
		return
	}
	conn.Close()
	if e.stopped {
		e.look("receiving", "Somebody listens at %s, but the service does not run: if another program has this address, the service cannot start.", r.Address)
		return
	}
	e.ok("receiving", "Somebody listens at %s.", r.Address)
}

// tagged is the service's address with a + part.
func (e mailExam) tagged() string { return strings.Replace(e.Config.Address, "@", "+doctor@", 1) }

// envelopes tells when letters go out with an envelope sender that nothing can come back to: without plus-addressing the mailbox does
// not take reports of failure that go to one with a + part.
func (e mailExam) envelopes(found games.Contents) {
	if !e.Config.PlusAddress && found.Tagged > 0 {
		e.look("plus-addressing", "It is off, yet %d of the newest letters went out with an envelope sender that has a + part: reports that one of them came back do not arrive. Those from before it was switched off are no harm; newer ones are.", found.Tagged)
	}
}

// plus proves by a letter to itself whether a letter to the address with a + part comes into the mailbox.
func (e mailExam) plus(ctx context.Context) {
	id := fmt.Sprintf("doctor.%d.plus@%s", e.Now().UnixNano(), e.mailDomain())
	refused := e.post(ctx, e.toItself(id, e.tagged(), ""))
	var missing error
	if refused == nil {
		_, missing = e.await(ctx, id)
	}
	switch works := refused == nil && missing == nil; {
	case works && e.Config.PlusAddress:
		e.ok("plus-addressing", "A letter to %s came into the mailbox.", e.tagged())
	case works:
		e.look("plus-addressing", "A letter to %s came into the mailbox though plus_addressing is false%s. Without that line secrets stand in the reply address, and no more in the subject.", e.tagged(), e.at("plus_addressing"))
	case !e.Config.PlusAddress:
		e.ok("plus-addressing", "A letter to %s does not come into the mailbox, as plus_addressing: false says.", e.tagged())
	case refused != nil:
		e.broken("plus-addressing", "A letter to %s could not be sent: %v. If your mail server knows no plus-addresses, teach it (recipient_delimiter = +) or write plus_addressing: false.", e.tagged(), refused)
	default:
		e.broken("plus-addressing", "A letter to %s was taken, and did not come within %s: %v. Answers of players would be lost. See whether your mail server puts such letters into another folder, teach it plus-addresses (recipient_delimiter = +), or write plus_addressing: false.",
			e.tagged(), e.letterTime(), missing)
	}
}
