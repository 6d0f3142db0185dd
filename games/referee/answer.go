package referee

import (
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/tournament"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// answer is what the speaker is told about one line of the letter, or about the letter as a whole (line "").
type answer struct {
	line        string
	subject     phrase.Phrase        // of a letter that belongs to no game, where this says better what it is than the Subject that is answered
	text        []phrase.Phrase      // paragraphs
	notices     []adjudicator.Notice // what the adjudicator said
	boards      []compose.Board      // besides the game's own
	page        string               // Markdown of the manual
	lines       []phrase.Phrase      // a list, a history: each on a line of its own
	turns       []string             // that the line may mean: each gets a button
	after       phrase.Phrase        // a paragraph below that
	table       *tournament.Event    // of a tournament that has begun
	attachments []compose.Attachment

	about    place  // the game that the line was about; zero where it was about none
	acted    bool   // something of the speaker's was changed, outside of games
	plays    bool   // a turn, and what is ready for it waits for the end of the letter
	several  int    // the line is so many, of answers to be left ready; 0 for all else
	ahead    bool   // it changed what the speaker has left ready, which is listed
	renewed  bool   // the speaker's reply addresses have become worthless
	asks     string // the action that its first sentence asks for, which a bare yes does; "" for none
	failed   bool   // not done; what follows was not tried
	untried  bool
	displays bool // it shows all pens
	prose    bool // the line is words in which nothing looks like a command or a turn
}

// say answers a line.
func say(line string, text phrase.Phrase) answer {
	return answer{line: line, text: []phrase.Phrase{text}}
}

// refuse answers a line that was not carried out.
func refuse(line string, text phrase.Phrase) answer {
	a := say(line, text)
	a.failed = true
	return a
}

// list is lines for an answer, of which the last is ended, too.
func list(lines []phrase.Phrase) []phrase.Phrase { return append(lines, phrase.Phrase{}) }

// in is the answer as one about a seat in a game.
func (a answer) in(m *adjudicator.Match, seat adjudicator.Seat) answer {
	a.about = place{m.ID, seat}
	return a
}

// blocks lays out an answer without its line.
func (a answer) blocks() []compose.Block {
	var b []compose.Block
	if a.untried {
		b = append(b, compose.Paragraph(phrase.New("referee-not-tried")))
	}
	return append(append(b, compose.Paragraphs(a.text...)...), a.further()...)
}

// further lays out what an answer has besides sentences.
func (a answer) further() []compose.Block {
	var b []compose.Block
	for _, board := range a.boards {
		b = append(b, board)
	}
	if len(a.lines) > 0 {
		b = append(b, compose.Lines(a.lines))
	}
	if a.table != nil {
		b = append(b, compose.Crosstable(*a.table))
	}
	b = append(b, compose.Paragraphs(a.after)...)
	if a.page != "" {
		b = append(b, compose.Markdown(a.page))
	}
	return b
}

// composed is the answer as the letter to a seat takes it: own sentences become a notice like the adjudicator's. All of
// it is for the speaker, also what was said to the seat that they have in another game.
func (a answer) composed(seat adjudicator.Seat) compose.Answer {
	notices := slices.Clone(a.notices)
	for i := range notices {
		notices[i].To = seat
	}
	if len(a.text) > 0 {
		kind := adjudicator.Answered
		if a.failed {
			kind = adjudicator.Refusal
		}
		notices = append([]adjudicator.Notice{{To: seat, Kind: kind, Text: a.text}}, notices...)
	}
	if a.asks != "" && len(notices) > 0 {
		notices[0].Asks = a.asks
	}
	return compose.Answer{Line: a.line, Lines: a.several, Notices: notices, Untried: a.untried, Prose: a.prose, Copies: len(a.turns) > 0, Blocks: a.further()}
}

// noticesTo keeps the notices to a seat.
func noticesTo(all []adjudicator.Notice, seat adjudicator.Seat) []adjudicator.Notice {
	var kept []adjudicator.Notice
	for _, n := range all {
		if n.To == seat {
			kept = append(kept, n)
		}
	}
	return kept
}
