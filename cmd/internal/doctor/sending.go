package doctor

import (
	"context"
	"strings"

	"pbem/cmd/internal/service"
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
