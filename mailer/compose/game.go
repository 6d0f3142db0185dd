package compose

import (
	"cmp"
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
