package year

import "pbem/mailer"

// look holds a letter to all that is promised of letters.
func (w *world) look(p *person, r *received) {
	w.keep(r.data)
	w.checkSecrets(p, r)
	w.checkLanguage(p, r)
	w.checkDigest(p, r)
	w.checkObserver(p, r)
	w.checkReminder(p, r)
	w.checkSilence(p, r)
	w.checkBlocked(p, r)
	w.checkInvited(p, r)
	w.checkDeclined(p, r)
	w.checkTalk(p, r)
	w.warned(p, r)
	w.checkOutsiders(p, r)
	w.checkCopy(p, r)
	w.hears(p, r)
}

// belief is how far letters are believed: by whoever carries the writer's mail.
func (w *world) belief(m mailer.Message) mailer.Judgement {
	for _, from := range m.From {
		if p := w.byAddress[from.Mailbox]; p != nil && p.belief == mailer.Believed {
			return mailer.Judgement{Belief: mailer.Believed}
		}
	}
	return mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}
}
