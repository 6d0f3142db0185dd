package referee

import (
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules/phrase"
)

// reply collects what there is to tell of a letter: to its writer, to the other players, to addresses that are asked to
// confirm something. What letters come of that, in which threads and of which kinds, is decided once, at its end: see write.
type reply struct {
	referee *Referee
	changes *Changeset
	session *session

	answers  []answer
	welcome  []adjudicator.Notice         // to the speaker, whose letters came back before this one
	notices  map[int][]adjudicator.Notice // by match: for everybody but the speaker
	news     []news                       // for others, outside of games
	repeated []games.Request              // an older request that is asked again
	named    phrase.Phrase                // that somebody without a name got another than their letter has
	pressing bool                         // what happened in games waits for no digest
	foretold phrase.Phrase                // what an address that was proved by this letter has to expect
}

// news is a letter outside of games to somebody else than the speaker.
type news struct {
	to            games.Player
	subject, text phrase.Phrase
	category      club.Category // that they may do without; "" for none
	pressing      bool          // it does not wait for a digest
	about         string        // whom it names besides, by their first address; "" for nobody
	table         *tabled       // a tournament whose tables stand below the text; nil for none
	topic         string        // what can be undone again, by a stable name; "" for nothing
	undoes        bool          // it takes back what was told of its topic before
}

func newReply(r *Referee, c *Changeset, s *session) *reply {
	return &reply{referee: r, changes: c, session: s, notices: map[int][]adjudicator.Notice{}}
}

// add tells the speaker what was done with a line.
func (r *reply) add(a answer) { r.answers = append(r.answers, a) }

// notify tells everybody but the actor of what happened in a match.
func (r *reply) notify(match int, actor adjudicator.Seat, notices []adjudicator.Notice) {
	for _, n := range notices {
		if actor == adjudicator.NoSeat || n.To != actor {
			r.notices[match] = append(r.notices[match], n)
		}
	}
}

// inform has a player hear of what somebody else's letter did to them.
func (r *reply) inform(to games.Player, subject, text phrase.Phrase) {
	r.news = append(r.news, news{to: to, subject: subject, text: text, pressing: true})
}

// pass has a player hear of what can wait for their digest, unless they do without such letters. A category of "" is nobody's choice.
func (r *reply) pass(to games.Player, category club.Category, subject, text phrase.Phrase) {
	r.news = append(r.news, news{to: to, subject: subject, text: text, category: category})
}

// passOf is the same of what names somebody: it is not told any more when they have been forgotten.
func (r *reply) passOf(about games.Player, n news) {
	n.about = about.Address
	r.news = append(r.news, n)
}

// passTable is the same of a tournament that is over, with its tables below the text.
func (r *reply) passTable(to games.Player, subject, text phrase.Phrase, table *tabled) {
	r.news = append(r.news, news{to: to, subject: subject, text: text, category: club.Tournaments, table: table})
}

// again has the speaker asked once more to confirm an older request.
func (r *reply) again(q games.Request) { r.repeated = []games.Request{q} }

// requests lists those that this letter has made, and else the one that is asked again.
func (r *reply) requests() []games.Request {
	made := slices.DeleteFunc(slices.Clone(r.changes.letter.Requests), func(q games.Request) bool { return q.Done })
	if len(made) > 0 {
		return made
	}
	return slices.DeleteFunc(slices.Clone(r.repeated), func(q games.Request) bool { return q.Done })
}

// question is what the answer asks the speaker to say yes to: one thing at most. What a letter asks of other addresses is in their letters.
func (r *reply) question() (q games.Request, asks bool) {
	for _, q := range r.requests() {
		if q.Player == "" {
			return q, true
		}
	}
	return games.Request{}, false
}

// proposedAgain is what the address that the letter comes from was asked on somebody's behalf, and is asked again: that is the answer.
func (r *reply) proposedAgain() (q games.Request, again bool) {
	asked := r.session.speaker.request
	for _, q := range r.requests() {
		if asked.Player != "" && q.Player == asked.Player && q.Address == asked.Address {
			return q, true
		}
	}
	return games.Request{}, false
}

// failed reports whether a line was not carried out.
func (r *reply) failed() bool {
	return slices.ContainsFunc(r.answers, func(a answer) bool { return a.failed })
}

// acted reports whether the letter changed something, in a game or for the speaker.
func (r *reply) acted() bool {
	return r.changes.acted() || slices.ContainsFunc(r.answers, func(a answer) bool { return a.acted })
}

// kind tells of which kind the answer to the letter is. To somebody known, what did something, or asks back, and what asked something of a
// game is never one that could not be read, whatever else stood in it.
func (r *reply) kind() string {
	switch {
	case !r.session.vouched():
		return kindStranger
	case r.acted() || len(r.requests()) > 0 && len(r.repeated) == 0:
		return kindAnswer
	case r.session.asks && r.failed():
		return kindError
	case r.session.asks:
		return kindLook
	case r.session.legibility == nothing:
		return kindUnread
	case r.session.legibility == partly:
		return kindPartly
	case r.failed():
		return kindError
	}
	return kindLook
}

// kindOfRequest tells of which kind a letter is that asks a player back.
func (r *reply) kindOfRequest(me games.Player) string {
	switch {
	case r.session.vouched():
		return r.kind()
	case me.Verified:
		return kindHeld
	}
	return kindConfirm
}
