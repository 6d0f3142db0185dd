package compose

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
)

// View is a game as one of its seats sees it at a moment.
type View struct {
	Match *adjudicator.Match // as it stands after what is told; Game and Position are needed from the challenge on
	To    adjudicator.Seat
	Now   time.Time
}

// News is what a letter tells and asks the player that sees a game.
type News struct {
	View
	// Answers, to the sender of a letter, says what was done with each of its lines, in their order.
	Answers []Answer
	Ask     Ask // what the letter asks for a yes to; nothing for most
	// Notices tell what else there is to tell this seat; those to another seat are left out.
	Notices []adjudicator.Notice
}

// GameLetter is everything that a letter about a game to one seat is made of.
type GameLetter struct {
	News
	Language *catalog.Language // the reader's; nil is English
	Parts    []Block           // how other games stand that the sender's letter was about: see Part
	InDigest bool              // of a Part: its letter's address is good for this game, too
	// Behind has all turns told that their reader may not know: those since their own last that was not left ready, and since the first Known.
	Behind   bool
	Known    int         // turns that letters have told the reader, with Behind; 0 where nobody has counted
	Witness  Witness     // the line that tells the head of the record's chain; "" before there is a record
	Composer phrase.Page // of a web page on which the reader can put together what is expected of them; the zero value for none

	Service mailer.Address // the service's plain address
	Mailbox string         // where the seat's letters go; "" for the address that stands in the match
	ReplyTo string         // the seat's secret address
	// Taps are the secret addresses of buttons, by the words that each sends: "draw yes". Those that have none go to the plain
	// address, where they are asked back.
	Taps       map[string]string
	BounceTo   string
	MessageID  string
	InReplyTo  string
	References []string
	TextOnly   bool
	Style      diagram.Style // how boards are drawn in text
	Pictures   bool          // boards are pictures in HTML
	// ConstantSubject keeps one subject a game, for those whose mail program makes a new conversation of each.
	ConstantSubject bool
	// Others are languages in which an invitation to a stranger has a line that says how to have it in them.
	Others   []*catalog.Language
	Stranger bool // the reader has never answered a letter of ours: they are told what this is, who asked, and how to be left alone
}

// Ask is the part of an answer that asks for a yes. What else waits for one in the game must stand in it: the letter's reply address
// is for this one alone.
type Ask struct {
	Subject phrase.Phrase
	Body    []Block
}

// asks reports whether the letter asks for a yes to something besides the game.
func (in *News) asks() bool { return len(in.Ask.Body) > 0 }

// Answer is what was done with one line (or block of lines) of a letter.
type Answer struct {
	Line    string               // as it was written
	Lines   int                  // how many lines that are, of answers to be left ready; of all else it is 0, and they count as one
	Notices []adjudicator.Notice // what came of it; those to another seat are left out
	Blocks  []Block              // what else there is to it: a list, a page of the manual
	Untried bool                 // a line before it failed
	Prose   bool                 // it is words in which nothing looks like a command or a turn, and did nothing
	Copies  bool                 // its first sentence asks for a copy of what Blocks show
}

// Game lays out the letter: what happened and what to do first, then each line's answer, the board, and how to go on.
func Game(in GameLetter) Letter {
	l := Letter{
		Kind: in.kind(), From: in.Service, To: in.recipient(), ReplyTo: in.ReplyTo, BounceTo: in.BounceTo, Language: in.Language,
		Game: in.Match.ID, Subject: in.subject(), MessageID: in.MessageID, InReplyTo: in.InReplyTo, References: in.References,
		Date: in.Now, Replied: len(in.Answers) > 0 || in.asks(), TextOnly: in.TextOnly, Style: in.Style,
		Body: in.layout(),
	}
	if in.Pictures {
		l.Pictures = "board-" + strconv.Itoa(in.Match.ID) + "-" + strconv.Itoa(len(in.Match.Turns))
	}
	return l
}

func (in *GameLetter) layout() []Block {
	b := append(in.appendAnswers(nil), in.Ask.Body...)
	b = in.appendNotices(b, in.dueNow())
	b = in.appendState(b)
	b = in.appendGame(b)
	b = in.appendNext(b)
	b = in.appendComposer(b)
	b = append(b, in.Parts...)
	b = in.appendIntroduction(b)
	b = append(b, in.links())
	return in.appendFooter(b)
}

func (in *GameLetter) recipient() mailer.Address {
	p := in.Match.Player(in.To)
	return mailer.Address{Name: p.Name, Mailbox: cmp.Or(in.Mailbox, p.Address)}
}

// Part is how a game stands, for a letter that answers something about it, or tells of several, and is not in its thread: what there is to
// tell, the board, what is expected next, and how to answer. It has no buttons, and no address of the game's.
func (in *GameLetter) Part() []Block {
	m := in.Match
	b := []Block{Rule{}, Paragraph(phrase.New("letter-part", "game", m.ID, "title", in.title(), "name", in.name(in.To.Other())))}
	b = in.appendNotices(b, in.dueNow())
	if in.InDigest {
		for _, q := range in.questions() {
			b = append(b, Paragraph(q.Asked))
		}
	}
	b = in.appendState(b)
	switch {
	case m.Stage == adjudicator.Playing:
		b = appendCounts(b, m.Position.Standing().Counts)
	case m.Stage == adjudicator.Challenged && in.To == m.Challenger:
		return in.appendChallenge(b)
	case m.Stage == adjudicator.Over && in.InDigest && !m.StartedAt.IsZero():
	case m.Stage != adjudicator.Challenged:
		return b
	}
	if in.InDigest {
		return in.appendNumbered(b)
	}
	return append(b, Paragraph(phrase.New("letter-part-answer", "game", m.ID)))
}

// FirstBoard is the board of a game that has not begun yet, how its units move, and how to play.
func (in *GameLetter) FirstBoard() []Block {
	return in.appendNext(in.appendGame(in.appendState(nil)))
}

// Told is what notices tell the reader, for such a letter, too.
func (in *News) Told() []Block { return in.appendNotices(nil, nil) }

// appendNumbered explains what can be answered where the number of the game must stand in front.
func (in *News) appendNumbered(b []Block) []Block {
	m, front := in.Match, strconv.Itoa(in.Match.ID)+": "
	if m.Stage == adjudicator.Challenged {
		return append(b, Commands{
			{front + "accept", phrase.New("letter-does-accept")},
			{front + "decline", phrase.New("letter-does-decline")},
			{"rules " + m.Terms.Preset, phrase.New("letter-does-rules")},
		})
	}
	if m.Stage == adjudicator.Over {
		return append(b, append(Commands{{front + "record", phrase.New("letter-does-record")}}, in.rematch(front)...))
	}
	var c Commands
	for _, q := range in.questions() {
		c = append(c, Usage{front + q.Action + " yes", q.Yes}, Usage{front + q.Action + " no", q.No})
	}
	switch {
	case !m.Awaits(in.To):
	case m.SettingUp():
		return in.appendSetupLesson(append(b, Paragraph(phrase.New("letter-part-number", "game", m.ID))))
	default:
		c = append(c, Usage{front + "TURN", phrase.New("letter-does-play")})
	}
	if len(c) == 0 {
		return b
	}
	return append(b, c)
}

// confirming is what the answer to a try asks for.
const confirming = "confirm"

// Asked is the action that a bare yes to the letter does: the one that the letter begins by asking for. It is "" where the letter asks for
// nothing, for two things, or brings words of the other player's, which a yes could answer as well. Words that come with an invitation are a
// part of what it asks.
func (in *News) Asked() string {
	action, told := "", in.toldHere()
	invites := slices.ContainsFunc(told, func(n adjudicator.Notice) bool { return n.Kind == adjudicator.Invitation })
	for _, n := range told {
		asked := asking(n)
		if action != "" && asked != "" && asked != action || !invites && slices.ContainsFunc(n.Text, isWords) {
			return ""
		}
		if asked != "" {
			action = asked
		}
	}
	return action
}

// asking is the action that a notice asks for; "" for none.
func asking(n adjudicator.Notice) string {
	if n.Offer > 0 {
		return confirming
	}
	return n.Asks
}

func isWords(p phrase.Phrase) bool {
	_, words := adjudicator.WordsIn(p)
	return words
}

// news are the notices to this letter's seat besides the answers, with what asks for something in front.
func (in *News) news() []adjudicator.Notice {
	var asks, rest []adjudicator.Notice
	for _, n := range in.mine(in.Notices) {
		if asking(n) != "" {
			asks = append(asks, n)
		} else {
			rest = append(rest, n)
		}
	}
	return append(asks, rest...)
}

// toldHere are all notices to this letter's seat.
func (in *News) toldHere() []adjudicator.Notice {
	told := in.news()
	for _, a := range in.Answers {
		told = append(told, in.mine(a.Notices)...)
	}
	return told
}
