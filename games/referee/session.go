package referee

import (
	"cmp"
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// session is what is known of a letter before anything is done with it: who wrote it, how that is proven, and what it says. It
// does not change.
type session struct {
	message    mailer.Message
	raw        []byte // the letter as it came, for the files that "verify" asks to be opened; nil where none came
	speaker    speaker
	commands   []command.Command // what it asks for; of one that says too much, what is heeded
	legibility legibility        // how much of it was understood
	asks       bool              // a turn, a try or a question about a game is in it, whatever else is
	plainly    assent.Answer     // the letter is a plain yes or no, whatever it answers
	leftOut    string            // words beside a turn, which are offered to be passed on
	tongue     string            // the tag of the language of its commands; "" where there are none of one language alone
}

// speaker is who wrote a letter, as far as that is proven.
type speaker struct {
	player games.Player // as known when the letter came
	from   string       // the address that the letter came from: one of the player's
	hosts  bool         // it is the host's
	// elsewhere: from is none of the player's; it wrote to a secret address of theirs.
	elsewhere bool
	proof     proof
	address   address // where the letter came to
	// inSubject: the token stood in the subject, not in an address. Then only turns, tries and looks go without being asked back.
	inSubject bool
	read      bool  // others have read the address, by a letter that came to nothing: then turns go, and nothing else without being asked back
	thread    place // the seat is proven only with a proof
	turn      int   // the turn that the letter answers, and the take-backs before it
	undos     int
	words     *rules.Vocabulary // of the game whose seat is proven; nil for none
	language  string            // the tag of the language that they have; "" before it is known
	// What the letter that this one answers has asked: a question of a game's, or a request whose words are kept. Neither may be there.
	question *question
	request  games.Request
	reopened bool          // copies of the letter had closed the request
	besides  []question    // what else waits in the game in whose thread the request was asked
	says     assent.Answer // to that; with byReply never Neither
	invited  invited       // what it says in people's words, where it was an invitation
	consents bool          // what it asks for was asked about, and this is the yes
	// why says what stood against a token that came along; empty when none came.
	why phrase.Phrase
	// lost says what the letter answers that is not in the store any more, which was restored from a backup; empty where all is there.
	lost phrase.Phrase

	digest *games.Digest // that the letter answers; nil for none
	stale  bool          // it is too old to be an address of the account
	many   bool          // what it says is about more games than one
	banned bool          // the host wants them to play here no more: nothing is heeded but that they want to be forgotten
	less   bool          // it came to the address by which mail programs ask for fewer letters

	learns bool // a tutorial of theirs goes on, and the letter belongs to no game: what names none is an answer to its lesson
}

// place is a seat in a game: where a letter belongs.
type place struct {
	match int // 0 for none
	seat  adjudicator.Seat
}

// proof is how a speaker is known to be who From says.
type proof uint8

const (
	unproven  proof = iota
	byToken         // a valid token of the seat, from the player's own address
	byReply         // a yes or a no to a letter that asked for one
	byAccount       // a valid token of the player's, of no single game
)

// read makes a session of a letter and its speaker; with has what is known of their games.
func (r *Referee) read(m mailer.Message, who speaker, with command.Context) *session {
	subject := m.Subject
	if who.request.Number != 0 {
		subject = "" // it is that of the letter which asks for a yes
	}
	if who.learns && strings.TrimSpace(m.Text) != "" {
		subject = "" // a turn is no command: "Re: tutorial" would be one, again and again
	}
	if m.Struck != "" && m.Text == "" {
		subject = "" // all that it said was struck out
	}
	asked := r.asked(who.thread.match, m.From)
	asked.Language, asked.Tables, asked.Names = who.language, with.Tables, with.Names
	asked.Echoes = func(list []command.Command) bool { return echoes(withoutSaid(m.Text, list)) }
	if m.StruckWithin {
		asked.Struck = m.Struck
	}
	if who.words != nil {
		asked.Files, asked.Ranks, asked.Groups = who.words.Files, who.words.Ranks, groupsOf(who.words)
	}
	list, left := separated(r.tapping(m, who, command.Parse(cmp.Or(who.invited.lines, m.Text), subject, asked)))
	who.many = who.digest != nil && many(list)
	for i, c := range list {
		if who.digest != nil && c.Kind == "accept" && c.Game == 0 && c.Number == 0 && c.Problem.Empty() {
			list[i].Problem = phrase.New("answer-in-digest")
		}
	}
	s := &session{message: m, speaker: who, leftOut: left, legibility: legibilityOf(m, who, list), asks: asks(list) && !echoes(withoutSaid(m.Text, list)), plainly: r.said(m, "", who.thread.match), tongue: command.Tongue(list)}
	if s.tongue == "" && who.proof == byReply { // a yes may be in any language: it is that of what it says yes to
		s.tongue = command.Tongue(r.parse(who.request.Text, "", who.request.Match, m.From))
	}
	s.commands = s.bounded(who.learning(list))
	return s
}

// parse reads words in the thread of a game, 0 for none.
func (r *Referee) parse(text, subject string, game int, from []mailer.Address) []command.Command {
	return command.Parse(text, subject, r.asked(game, from))
}

// asked is what is known before the words of a letter are read.
func (r *Referee) asked(game int, from []mailer.Address) command.Context {
	return command.Context{Game: game, Presets: r.Registry.names(), Titles: r.Registry.titles(), From: from, Tongues: r.tongues()}
}

// proven reports whether the letter is known to come from who From says.
func (s *session) proven() bool { return s.speaker.proof != unproven }

// vouched reports whether it is known who writes: they were reached at an address of theirs, or their letter is believed, and they have
// answered one of ours before. What they write is always answered.
func (s *session) vouched() bool {
	return s.proven() || s.message.Belief == mailer.Believed && s.speaker.player.Verified
}

// small reports whether what the letter asks to be shown is answered in short, without files, pictures and pages of the manual: it came
// to the service's plain address, where a look is a small one, whoever looks (mail.md, "What a letter may do").
func (s *session) small() bool { return s.message.From != nil && !s.proven() }

// inThread reports whether an answer belongs to a game in which the speaker's seat is proven.
func (s *session) inThread(at place) bool {
	return s.proven() && at.match != 0 && at.seat != adjudicator.NoSeat && !s.speaker.many
}

// answersTurn reports whether it is known to which turn of a game the letter was written. A yes is worth nothing after another turn.
func (s *session) answersTurn() bool {
	return s.speaker.proof == byToken
}

// How many commands of a letter are heeded: each can bring a page of the manual, and the letter of a stranger may have been
// written by somebody else, who wants to flood them.
const (
	mostCommands = 40
	mostStranger = 5
)

// bounded cuts off what is too much of a letter, and says so in its place.
func (s *session) bounded(list []command.Command) []command.Command {
	most, why := mostCommands, phrase.New("referee-too-many", "most", mostCommands)
	if !s.proven() && !s.speaker.player.Verified {
		most, why = mostStranger, phrase.New("referee-too-many-of-stranger", "most", mostStranger)
	}
	if !s.vouched() {
		list = brief(list)
	}
	most = s.within(list, most)
	if len(list) <= most {
		return list
	}
	rest := command.Command{Kind: command.Unknown, Line: list[most].Line, Problem: why}
	return append(list[:most:most], rest)
}

// me returns the speaker as the letter has left them so far.
func (s *session) me(ctx context.Context, c *Changeset) (games.Player, error) {
	return c.player(ctx, s.speaker.player.Address)
}
