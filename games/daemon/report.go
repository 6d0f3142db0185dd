package daemon

import (
	"fmt"

	"pbem/games"
	"pbem/mailer/catalog"
	"pbem/mailer/panics"
	"pbem/mailer/token"
)

// inWords says an error to the host, who reads English, without the secrets of reply addresses.
func inWords(err error) string { return token.Scrub(catalog.English().Error(err)) }

// broken is an error for the log after other attributes, with where the program broke, if that is what happened.
func broken(err error, more ...any) []any {
	more = append(more, "err", err)
	if stack := panics.Stack(err); stack != "" {
		more = append(more, "stack", stack)
	}
	return more
}

// setAside is the subject of what the host is told of a letter that came and was not handled.
const setAside = "pbem: a letter was set aside"

// hostReport is a short letter about a letter that is set aside.
func (d *desk) hostReport(digest, why string) []games.Outgoing {
	return d.reportTo(setAside, digest, fmt.Sprintf("A letter could not be handled after %d tries and was set aside.", maxAttempts), why,
		"See it with “pbem quarantine show "+games.ShortDigest(digest)+"”. When the cause is mended, “pbem quarantine retry” handles it as if it had just come.")
}

// reportTo is a short letter to the host; none when nobody wants it, or it cannot be written: that must not keep the letter that
// it is about in the others' way.
func (d *desk) reportTo(subject, about string, lines ...string) []games.Outgoing {
	if d.Host == "" {
		return nil
	}
	report, err := d.Referee.HostReport(d.Host, d.Clock(), subject, about, lines...)
	if err != nil {
		d.Log.Error("the host could not be told", "err", err)
		return nil
	}
	return report.Outbox
}
