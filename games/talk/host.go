package talk

import (
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// HostReport is a commit with a short letter to the host, who reads English.
func (r *Settings) HostReport(host string, at time.Time, subject, about string, lines ...string) (games.Commit, error) {
	o, err := r.ToHost(host, at, subject, about, lines...)
	if err != nil {
		return games.Commit{}, err
	}
	return games.Commit{At: at, Outbox: []games.Outgoing{o}}, nil
}

// ToHost is a letter to the host.
func (r *Settings) ToHost(host string, at time.Time, subject, about string, lines ...string) (o games.Outgoing, err error) {
	return r.ToHostIn(nil, host, at, phrase.Of(subject), about, phrase.Texts(lines)...)
}

// ToHostIn is a letter to the host in a language; nil is English.
func (r *Settings) ToHostIn(in *catalog.Language, host string, at time.Time, subject phrase.Phrase, about string, body ...phrase.Phrase) (o games.Outgoing, err error) {
	l := compose.Letter{
		From: r.Service, To: mailer.Address{Mailbox: host}, Subject: subject, Date: at, Language: in,
		MessageID: compose.MessageID(r.Domain(), 0, 0, adjudicator.NoSeat, "host "+about),
	}
	l.Body = compose.Paragraphs(body...)
	o.Envelope, err = l.Envelope()
	o.Kind, o.Due, o.Created = KindHost, at, at
	return o, err
}

// MostDoubted is at which letter in a row that is not believed the host is told.
const MostDoubted = 3
