package talk

import (
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// Reply collects what there is to tell of a letter: to its writer, to the other players, to addresses that are asked to
// confirm something. What letters come of that, in which threads and of which kinds, is decided once, at its end: see write.
type Reply struct {
	Settings *Settings
	Changes  *changes.Set
	Session  *Session

	Answers  []Answer
	Welcome  []adjudicator.Notice         // to the speaker, whose letters came back before this one
	Notices  map[int][]adjudicator.Notice // by match: for everybody but the speaker
	News     []News                       // for others, outside of games
	Repeated []games.Request              // an older request that is asked again
	Named    phrase.Phrase                // that somebody without a name got another than their letter has
	Pressing bool                         // what happened in games waits for no digest
	Begun    int                          // a game against a robot that this letter has begun: its answer is the game's first letter
	Retold   int                          // a game whose player is told again what they did, with the robot's turn
	Foretold phrase.Phrase                // what an address that was proved by this letter has to expect
}

// News is a letter outside of games to somebody else than the speaker.
type News struct {
	To            games.Player
	Subject, Text phrase.Phrase
	Category      club.Category // that they may do without; "" for none
	Pressing      bool          // it does not wait for a digest
	About         string        // whom it names besides, by their first address; "" for nobody
	Table         *Tabled       // a tournament whose tables stand below the text; nil for none
	Topic         string        // what can be undone again, by a stable name; "" for nothing
	Undoes        bool          // it takes back what was told of its topic before
}

func NewReply(r *Settings, c *changes.Set, s *Session) *Reply {
	return &Reply{Settings: r, Changes: c, Session: s, Notices: map[int][]adjudicator.Notice{}}
}

// Add tells the speaker what was done with a line.
func (r *Reply) Add(a Answer) { r.Answers = append(r.Answers, a) }

// Notify tells everybody but the actor of what happened in a match.
func (r *Reply) Notify(match int, actor adjudicator.Seat, notices []adjudicator.Notice) {
	for _, n := range notices {
		if actor == adjudicator.NoSeat || n.To != actor {
			r.Notices[match] = append(r.Notices[match], n)
		}
	}
}

// Inform has a player hear of what somebody else's letter did to them.
func (r *Reply) Inform(to games.Player, subject, text phrase.Phrase) {
	r.News = append(r.News, News{To: to, Subject: subject, Text: text, Pressing: true})
}

// Pass has a player hear of what can wait for their digest, unless they do without such letters. A category of "" is nobody's choice.
func (r *Reply) Pass(to games.Player, category club.Category, subject, text phrase.Phrase) {
	r.News = append(r.News, News{To: to, Subject: subject, Text: text, Category: category})
}

// passOf is the same of what names somebody: it is not told any more when they have been forgotten.
func (r *Reply) passOf(about games.Player, n News) {
	n.About = about.Address
	r.News = append(r.News, n)
}

// PassTable is the same of a tournament that is over, with its tables below the text.
func (r *Reply) PassTable(to games.Player, subject, text phrase.Phrase, table *Tabled) {
	r.News = append(r.News, News{To: to, Subject: subject, Text: text, Category: club.Tournaments, Table: table})
}

// Again has the speaker asked once more to confirm an older request.
func (r *Reply) Again(q games.Request) { r.Repeated = []games.Request{q} }

// Requests lists those that this letter has made, and else the one that is asked again.
func (r *Reply) Requests() []games.Request {
	made := slices.DeleteFunc(slices.Clone(r.Changes.Letter.Requests), func(q games.Request) bool { return q.Done })
	if len(made) > 0 {
		return made
	}
	return slices.DeleteFunc(slices.Clone(r.Repeated), func(q games.Request) bool { return q.Done })
}

// Question is what the answer asks the speaker to say yes to: one thing at most. What a letter asks of other addresses is in their letters.
func (r *Reply) Question() (q games.Request, asks bool) {
	for _, q := range r.Requests() {
		if q.Player == "" {
			return q, true
		}
	}
	return games.Request{}, false
}

// ProposedAgain is what the address that the letter comes from was asked on somebody's behalf, and is asked again: that is the answer.
func (r *Reply) ProposedAgain() (q games.Request, again bool) {
	asked := r.Session.Speaker.Request
	for _, q := range r.Requests() {
		if asked.Player != "" && q.Player == asked.Player && q.Address == asked.Address {
			return q, true
		}
	}
	return games.Request{}, false
}

// Failed reports whether a line was not carried out.
func (r *Reply) Failed() bool {
	return slices.ContainsFunc(r.Answers, func(a Answer) bool { return a.Failed })
}

// Acted reports whether the letter changed something, in a game or for the speaker.
func (r *Reply) Acted() bool {
	return changes.Acted(r.Changes) || slices.ContainsFunc(r.Answers, func(a Answer) bool { return a.Acted })
}

// Kind tells of which kind the answer to the letter is. To somebody known, what did something, or asks back, and what asked something of a
// game is never one that could not be read, whatever else stood in it.
func (r *Reply) Kind() string {
	switch {
	case !r.Session.Vouched():
		return KindStranger
	case r.Acted() || len(r.Requests()) > 0 && len(r.Repeated) == 0:
		return KindAnswer
	case r.Session.Asks && r.Failed():
		return KindError
	case r.Session.Asks:
		return KindLook
	case r.Session.Legibility == Nothing:
		return KindUnread
	case r.Session.Legibility == partly:
		return KindPartly
	case r.Failed():
		return KindError
	}
	return KindLook
}

// KindOfRequest tells of which kind a letter is that asks a player back.
func (r *Reply) KindOfRequest(me games.Player) string {
	switch {
	case r.Session.Vouched():
		return r.Kind()
	case me.Verified:
		return KindHeld
	}
	return KindConfirm
}

// StandsNow says which game something is about, and how it stands before that is done.
func StandsNow(m *adjudicator.Match) phrase.Phrase {
	return phrase.New("admin-decided-about", "game", m.ID, "white", changes.NameIn(m, adjudicator.WhiteSeat), "black", changes.NameIn(m, adjudicator.BlackSeat), "standing", StandsFor(m))
}

// Concerns reports whether a command is about a game, be it one that it does not name.
func Concerns(c command.Command) bool {
	switch c.Kind {
	case command.Turn, command.Send, command.Show, command.Resend, command.History, command.Record, command.Legal, command.Time, command.Ifs, Confirm:
		return true
	case command.Try:
		return !OnFreshBoard(c)
	}
	_, action := adjudicator.ActionNamed(string(c.Kind))
	return action
}

// HeldKind is the kind under which some news is held.
func (n News) HeldKind() string {
	if n.Topic != "" {
		return n.Topic
	}
	return changes.HeldNews
}

// What waits for digests, by its stable name: it is stored. What a game stands at is told by the game itself, as it stands when the digest
// is written.
const (
	TopicGame   = "game"   // a turn, an offer, the end: the game tells it
	TopicInvite = "invite" // a challenge, with its terms in Text, in the reader's language
	TopicSaid   = "said"   // the opponent's words, in Text
	TopicTold   = "told"   // sentences about the game, in Text, in the reader's language
	topicNews   = "news"   // the same outside of games
)

// Reminds reports whether notices remind a player of what is awaited, and tell nothing else.
func Reminds(notices []adjudicator.Notice) bool {
	return len(notices) > 0 && !slices.ContainsFunc(notices, func(n adjudicator.Notice) bool { return n.Kind != adjudicator.Reminder })
}

// MostTheirWords bounds what a letter to somebody who has proved nothing says in words of the letter that caused it, in bytes.
const MostTheirWords = 2 << 10

// Tabled is a tournament with its tables, as a letter shows them.
type Tabled struct {
	Number int
	Event  tournament.Event
}

// TopicTable is a tournament that is over: sentences in Text, in the reader's language, and its number in Known. The tables themselves are made
// when the digest is written, so that they name nobody who has asked to be forgotten meanwhile.
const TopicTable = "table"

// Kind is what waits for a digest of some news, and the number that it keeps.
func (n News) Kind() (kind string, known int) {
	if n.Table != nil {
		return TopicTable, n.Table.Number
	}
	return topicNews, 0
}

// Blocks are some news as a letter tells them at once.
func (n News) Blocks() []compose.Block {
	b := []compose.Block{compose.Paragraph(n.Text)}
	if n.Table != nil {
		b = append(b, compose.Crosstable(n.Table.Event))
	}
	return b
}
