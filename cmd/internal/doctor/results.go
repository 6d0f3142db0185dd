package doctor

import (
	"context"
	"maps"
	"slices"
	"strings"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/mailer/auth"
)

// senders looks at what tells who wrote a letter.
func (e mailExam) senders(ctx context.Context) {
	switch {
	case e.Config.Trust == config.TrustToken:
		e.look("trust", "Nothing but the secret address proves who wrote a letter (trust: token), so what cannot be undone is always asked back. With trust: dkim signatures are looked at.")
	case e.Config.AuthServID != "":
		e.results()
	case !e.Offline && auth.Silent(ctx, e.Resolver):
		e.broken("trust", "No name server answers, so nobody's signature can be checked: letters wait, a day at most, and are not believed then. See which name server this machine asks (resolver).")
	case !e.Offline && service.NeedsNames(e.Config):
		e.ok("trust", "Signatures of letters are checked here; name servers answer.")
	}
}

// own is what reads our own mail server's verdict.
func (e mailExam) own() *auth.Checker {
	return &auth.Checker{AuthServID: e.Config.AuthServID, ReceivedBy: e.Config.ReceivedBy}
}

// results looks whether our own mail server really writes the Authentication-Results (RFC 8601) that are believed, and where.
func (e mailExam) results() {
	if len(e.recent) == 0 {
		return
	}
	count, elsewhere, above := 0, 0, map[string]int{}
	for _, g := range e.recent {
		if _, ok := e.own().Own(g.Header); ok {
			count++
			continue
		}
		if patterns, ok := auth.Above(g.Header, e.Config.AuthServID); ok {
			elsewhere++
			for _, p := range unique(patterns...) {
				above[p]++
			}
		}
	}
	letters := counted(len(e.recent), "letter")
	switch others := e.others(); {
	case count > 0:
		e.ok("results", "Your mail server's verdict (Authentication-Results of %s) stands in %d of the newest %s.", e.Config.AuthServID, count, letters)
	case elsewhere > 0:
		e.look("results", "In %d of the newest %s the verdict of %s stands below Received lines by hosts that are not known to be yours, so it is not believed. If all of these are hosts of your mail server, write: received_by: %s",
			elsewhere, letters, e.Config.AuthServID, proposal(above, elsewhere))
	case len(others) > 0:
		e.look("results", "None of the newest %s has an Authentication-Results header of %s, but there are some of %s. If that is your own mail server, write its name into authserv_id.",
			letters, e.Config.AuthServID, strings.Join(others, ", "))
	default:
		e.look("results", "None of the newest %s has an Authentication-Results header. Let your mail server write one (OpenDKIM, rspamd), or leave authserv_id out: then signatures are checked here.", letters)
	}
}

// proposal lists the patterns that are in most of the letters. What stands in few of them may be a forger's.
func proposal(above map[string]int, letters int) string {
	var often []string
	for _, p := range slices.Sorted(maps.Keys(above)) {
		if 2*above[p] > letters {
			often = append(often, p)
		}
	}
	if len(often) == 0 {
		return "(the letters do not agree on any)"
	}
	return strings.Join(often, " ")
}

// others names servers whose verdicts stand in the letters, a few of them.
func (e mailExam) others() []string {
	var names []string
	for _, g := range e.recent {
		for _, server := range auth.Servers(g.Header) {
			if !slices.Contains(names, server) && len(names) < 5 {
				names = append(names, server)
			}
		}
	}
	return names
}
