package talk

import (
	"context"
	"crypto/sha256"
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/collection"
	"pbem/games/changes"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Session is what is known of a letter before anything is done with it: who wrote it, how that is proven, and what it says. It
// does not change.
type Session struct {
	Message    mailer.Message
	Raw        []byte // the letter as it came, for the files that "verify" asks to be opened; nil where none came
	Speaker    Speaker
	Commands   []command.Command // what it asks for; of one that says too much, what is heeded
	Legibility legibility        // how much of it was understood
	Asks       bool              // a turn, a try or a question about a game is in it, whatever else is
	Plainly    assent.Answer     // the letter is a plain yes or no, whatever it answers
	LeftOut    string            // words beside a turn, which are offered to be passed on
	Tongue     string            // the tag of the language of its commands; "" where there are none of one language alone
	Guess      string            // the tag of the language that a first letter seems to be in; "" for no first letter, or where nothing tells
}

// Speaker is who wrote a letter, as far as that is proven.
type Speaker struct {
	Player games.Player // as known when the letter came
	From   string       // the address that the letter came from: one of the player's
	Hosts  bool         // it is the host's
	// elsewhere: from is none of the player's; it wrote to a secret address of theirs.
	Elsewhere bool
	Proof     proof
	Address   address // where the letter came to
	// inSubject: the token stood in the subject, not in an address. Then only turns, tries and looks go without being asked back.
	InSubject bool
	Read      bool          // others have read the address, by a letter that came to nothing: then turns go, and nothing else without being asked back
	Thread    changes.Place // the seat is proven only with a proof
	Turn      int           // the turn that the letter answers, and the take-backs before it
	Undos     int
	Words     *rules.Vocabulary // of the game whose seat is proven; nil for none
	Language  string            // the tag of the language that they have; "" before it is known
	// What the letter that this one answers has asked: a question of a game's, or a request whose words are kept. Neither may be there.
	Question *Question
	Request  games.Request
	Reopened bool          // copies of the letter had closed the request
	Besides  []Question    // what else waits in the game in whose thread the request was asked
	Says     assent.Answer // to that; with byReply never Neither
	Invited  Invited       // what it says in people's words, where it was an invitation
	Consents bool          // what it asks for was asked about, and this is the yes
	// why says what stood against a token that came along; empty when none came.
	Why phrase.Phrase
	// lost says what the letter answers that is not in the store any more, which was restored from a backup; empty where all is there.
	Lost phrase.Phrase

	Digest *games.Digest // that the letter answers; nil for none
	Stale  bool          // it is too old to be an address of the account
	Many   bool          // what it says is about more games than one
	Banned bool          // the host wants them to play here no more: nothing is heeded but that they want to be forgotten
	Less   bool          // it came to the address by which mail programs ask for fewer letters

	Learns bool // a tutorial of theirs goes on, and the letter belongs to no game: what names none is an answer to its lesson
}

// proof is how a speaker is known to be who From says.
type proof uint8

const (
	Unproven  proof = iota
	ByToken         // a valid token of the seat, from the player's own address
	ByReply         // a yes or a no to a letter that asked for one
	ByAccount       // a valid token of the player's, of no single game
)

// Parse reads words in the thread of a game, 0 for none.
func (r *Settings) Parse(text, subject string, game int, from []mailer.Address) []command.Command {
	return command.Parse(text, subject, r.Asked(game, from))
}

// Asked is what is known before the words of a letter are read.
func (r *Settings) Asked(game int, from []mailer.Address) command.Context {
	return command.Context{Game: game, Presets: r.Registry.Names(), Titles: r.Registry.Titles(), From: from, NoRobot: !r.Robots.Begin(), Tongues: r.Tongues()}
}

// Proven reports whether the letter is known to come from who From says.
func (s *Session) Proven() bool { return s.Speaker.Proof != Unproven }

// Vouched reports whether it is known who writes: they were reached at an address of theirs, or their letter is believed, and they have
// answered one of ours before. What they write is always answered.
func (s *Session) Vouched() bool {
	return s.Proven() || s.Message.Belief == mailer.Believed && s.Speaker.Player.Verified
}

// Small reports whether what the letter asks to be shown is answered in short, without files, pictures and pages of the manual: it came
// to the service's plain address, where a look is a small one, whoever looks (mail.md, "What a letter may do").
func (s *Session) Small() bool { return s.Message.From != nil && !s.Proven() }

// InThread reports whether an answer belongs to a game in which the speaker's seat is proven.
func (s *Session) InThread(at changes.Place) bool {
	return s.Proven() && at.Match != 0 && at.Seat != adjudicator.NoSeat && !s.Speaker.Many
}

// answersTurn reports whether it is known to which turn of a game the letter was written. A yes is worth nothing after another turn.
func (s *Session) answersTurn() bool {
	return s.Speaker.Proof == ByToken
}

// How many commands of a letter are heeded: each can bring a page of the manual, and the letter of a stranger may have been
// written by somebody else, who wants to flood them.
const (
	mostCommands = 40
	mostStranger = 5
)

// Bounded cuts off what is too much of a letter, and says so in its place.
func (s *Session) Bounded(list []command.Command) []command.Command {
	most, why := mostCommands, phrase.New("referee-too-many", "most", mostCommands)
	if !s.Proven() && !s.Speaker.Player.Verified {
		most, why = mostStranger, phrase.New("referee-too-many-of-stranger", "most", mostStranger)
	}
	if !s.Vouched() {
		list = brief(list)
	}
	most = s.within(list, most)
	if len(list) <= most {
		return list
	}
	rest := command.Command{Kind: command.Unknown, Line: list[most].Line, Problem: why}
	return append(list[:most:most], rest)
}

// Me returns the speaker as the letter has left them so far.
func (s *Session) Me(ctx context.Context, c *changes.Set) (games.Player, error) {
	return c.Player(ctx, s.Speaker.Player.Address)
}

// within is how many lines of a letter are heeded, of which so many count: of somebody whose letter is proven those with answers to be left
// ready do not (CR-48). There is one a game.
func (s *Session) within(list []command.Command, most int) int {
	counted, free := 0, 0
	for i, c := range list {
		if c.Kind == command.If && s.Proven() && free < mostCommands {
			free++
			continue
		}
		if counted++; counted > most {
			return i
		}
	}
	return len(list)
}

// DayOf counts the days since 1 January 1970.
func DayOf(t time.Time) int { return int(t.Unix() / int64(changes.Day/time.Second)) }

// Name is the stable name of a proof.
func (p proof) Name() games.Proof {
	switch p {
	case ByToken:
		return games.ByReplyAddress
	case ByReply:
		return games.ByConfirmation
	case ByAccount:
		return games.ByAccountAddress
	}
	return games.NoProof
}

// AccountLife is how long the address of an account is good.
const AccountLife = 30 // days

// Epoch is what makes older tokens dead: the player's new keys, and that others have read the address. The take-backs in it are those
// that the address names.
func Epoch(m *adjudicator.Match, p games.Player, claim token.Claim) string {
	return EpochOf(p, claim, m.Closed(claim.Seat, claim.Turn, claim.Undos))
}

// EpochOf is the same of an address that others have read so often.
func EpochOf(p games.Player, claim token.Claim, closed int) string {
	text := changes.Itoa(p.Epoch) + "." + changes.Itoa(claim.Undos)
	if closed > 0 {
		text += "." + changes.Itoa(closed)
	}
	return text
}

// Invited is what a letter says to an invitation in people's words. Such a yes begins the game, for another player has asked for it, but proves no
// address.
type Invited struct {
	Reads   bool // it is no plain yes, no plain no and no command
	Reading assent.Reading
	Terms   *command.New // what shall be otherwise; nil where nothing could be read
	Turn    string       // that stands beside the yes, and is asked back
	Lines   string       // what the letter is read as, where a yes and a turn stand on lines of their own
}

// GroupsOf are the names of the AMPs of a game.
func GroupsOf(words *rules.Vocabulary) (names []string) {
	for _, g := range words.Groups {
		names = append(names, g.Name)
	}
	return names
}

// An answer to a lesson is a turn, a try or a look that names no game, in a letter that belongs to no game: sent to an address of the
// player's account, while a tutorial of theirs goes on. In the thread of a game all this is about that game, whatever is learnt beside it.

// What an answer to a lesson is.
const (
	LessonTurn  command.Kind = "lesson"
	LessonTry   command.Kind = "lesson try"
	LessonLegal command.Kind = "lesson legal"
	LessonShow  command.Kind = "lesson show"
)

// Confirm says yes to what a letter has asked; elsewhere than at the address of that request it asks what is meant.
const Confirm command.Kind = "confirm"

// Taps reports whether a command is the act of the button that the letter came from, and the letter is believed as far as that needs.
func (s *Session) Taps(c command.Command) bool {
	q := s.Speaker.Question
	return q.Button() && s.Message.Belief != mailer.NotBelieved && (c.Game == 0 || c.Game == s.Speaker.Thread.Match) && q.Sends(c)
}

// YesOrNo reports whether what was read as no command is a yes or a no: "Yes, thank you!", and nothing else in the letter.
func (s *Session) YesOrNo(c command.Command) bool {
	if !s.Proven() || c.Kind != command.Unknown && !c.Words {
		return false
	}
	return s.Plainly == assent.Yes || s.Plainly == assent.No
}

// How much of a letter is verified: a strange letter may cost little, and one of a player's no second.
func MostVerified(small bool) collection.Most {
	if small {
		return collection.Most{Records: 3, Bytes: 64 << 10}
	}
	return collection.Most{Records: 20, Bytes: 1 << 20}
}

// Fingerprint is one of what the letter says and, where it asks for records to be verified, of these: the same word with another file is another
// question.
func (s *Session) Fingerprint() string {
	m := s.Message
	if slices.ContainsFunc(s.Commands, func(c command.Command) bool { return c.Kind == command.PresetFile }) {
		m.Text += fmt.Sprintf(" %x", sha256.Sum256(s.Raw)) // another file is another question
	}
	if slices.ContainsFunc(s.Commands, func(c command.Command) bool { return c.Kind == command.Verify }) {
		for _, one := range collection.Enclosed(s.Raw, "", MostVerified(s.Small())).Members {
			m.Text += fmt.Sprintf(" %q %x", one.Name, sha256.Sum256(one.Text))
		}
	}
	return fingerprint(m)
}
