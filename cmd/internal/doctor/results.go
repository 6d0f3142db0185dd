package doctor

import (
	"bytes"
	"net/mail"
	"strings"

	"pbem/cmd/internal/config"
	"pbem/mailer/auth"
)

// results looks whether our own mail server really writes the Authentication-Results (RFC 8601) that are believed.
func (e *exam) results() {
	if e.Config.Trust != config.TrustDKIM || e.Config.AuthServID == "" || len(e.recent) == 0 {
		return
	}
	own := 0
	var others []string
	for _, header := range e.headers() {
		found := false
		for _, value := range header["Authentication-Results"] {
			r, ok := auth.ParseResults(value)
			if ok && strings.EqualFold(r.Server, e.Config.AuthServID) {
				found = true
			} else if ok && len(others) < 5 {
				others = append(others, r.Server)
			}
		}
		if found {
			own++
		}
	}
	switch {
	case own > 0:
		e.ok("results", "Your mail server's verdict (Authentication-Results of %s) stands in %d of the newest %s.", e.Config.AuthServID, own, counted(len(e.recent), "letter"))
	case len(others) > 0:
		e.look("results", "None of the newest %s has an Authentication-Results header of %s, but there are some of %s. If that is your own mail server, write its name into authserv_id.",
			counted(len(e.recent), "letter"), e.Config.AuthServID, strings.Join(unique(others...), ", "))
	default:
		e.look("results", "None of the newest %s has an Authentication-Results header. Let your mail server write one (OpenDKIM, rspamd), or leave authserv_id out: then signatures are checked here.",
			counted(len(e.recent), "letter"))
	}
}

// headers are those of the letters in the mailbox that can be read; names are spelt Like-This.
func (e *exam) headers() (list []mail.Header) {
	for _, g := range e.recent {
		if m, err := mail.ReadMessage(bytes.NewReader(g.Header)); err == nil {
			list = append(list, m.Header)
		}
	}
	return list
}
