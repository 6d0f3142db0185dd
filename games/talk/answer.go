package talk

import (
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Answer is what the speaker is told about one line of the letter, or about the letter as a whole (line "").
type Answer struct {
	Line        string
	Subject     phrase.Phrase        // of a letter that belongs to no game, where this says better what it is than the Subject that is answered
	Text        []phrase.Phrase      // paragraphs
	Notices     []adjudicator.Notice // what the adjudicator said
	Boards      []compose.Board      // besides the game's own
	Moments     []compose.Block      // of a game that is studied
	Page        string               // Markdown of the manual
	Lines       []phrase.Phrase      // a list, a history: each on a line of its own
	Turns       []string             // that the line may mean: each gets a button
	After       phrase.Phrase        // a paragraph below that
	Table       *tournament.Event    // of a tournament that has begun
	Attachments []compose.Attachment

	About    changes.Place // the game that the line was about; zero where it was about none
	Acted    bool          // something of the speaker's was changed, outside of games
	Plays    bool          // a turn, and what is ready for it waits for the end of the letter
	several  int           // the line is so many, of answers to be left ready; 0 for all else
	Ahead    bool          // it changed what the speaker has left ready, which is listed
	Renewed  bool          // the speaker's reply addresses have become worthless
	Asks     string        // the action that its first sentence asks for, which a bare yes does; "" for none
	Failed   bool          // not done; what follows was not tried
	Untried  bool
	Displays bool // it shows all pens
	Prose    bool // the line is words in which nothing looks like a command or a turn
}

// Say answers a line.
func Say(line string, text phrase.Phrase) Answer {
	return Answer{Line: line, Text: []phrase.Phrase{text}}
}

// Refuse answers a line that was not carried out.
func Refuse(line string, text phrase.Phrase) Answer {
	a := Say(line, text)
	a.Failed = true
	return a
}

// Plain reports whether an answer has nothing but what the adjudicator said of something done.
func (a Answer) Plain() bool {
	return !a.Failed && !a.Untried && !a.Ahead && !a.Renewed && !a.Displays && a.Page == "" && a.Asks == "" && a.Table == nil && a.After.Empty() &&
		len(a.Text)+len(a.Boards)+len(a.Lines)+len(a.Turns)+len(a.Attachments) == 0
}

// List is lines for an answer, of which the last is ended, too.
func List(lines []phrase.Phrase) []phrase.Phrase { return append(lines, phrase.Phrase{}) }

// In is the answer as one about a seat in a game.
func (a Answer) In(m *adjudicator.Match, seat adjudicator.Seat) Answer {
	a.About = changes.Place{Match: m.ID, Seat: seat}
	return a
}

// Blocks lays out an answer without its line.
func (a Answer) Blocks() []compose.Block {
	var b []compose.Block
	if a.Untried {
		b = append(b, compose.Paragraph(phrase.New("referee-not-tried")))
	}
	return append(append(b, compose.Paragraphs(a.Text...)...), a.further()...)
}

// further lays out what an answer has besides sentences.
func (a Answer) further() []compose.Block {
	var b []compose.Block
	for _, board := range a.Boards {
		b = append(b, board)
	}
	b = append(b, a.Moments...)
	if len(a.Lines) > 0 {
		b = append(b, compose.Lines(a.Lines))
	}
	if a.Table != nil {
		b = append(b, compose.Crosstable(*a.Table))
	}
	b = append(b, compose.Paragraphs(a.After)...)
	if a.Page != "" {
		b = append(b, compose.Markdown(a.Page))
	}
	return b
}

// Composed is the answer as the letter to a seat takes it: own sentences become a notice like the adjudicator's. All of
// it is for the speaker, also what was said to the seat that they have in another game.
func (a Answer) Composed(seat adjudicator.Seat) compose.Answer {
	notices := slices.Clone(a.Notices)
	for i := range notices {
		notices[i].To = seat
	}
	if len(a.Text) > 0 {
		kind := adjudicator.Answered
		if a.Failed {
			kind = adjudicator.Refusal
		}
		notices = append([]adjudicator.Notice{{To: seat, Kind: kind, Text: a.Text}}, notices...)
	}
	if a.Asks != "" && len(notices) > 0 {
		notices[0].Asks = a.Asks
	}
	return compose.Answer{Line: a.Line, Lines: a.several, Notices: notices, Untried: a.Untried, Prose: a.Prose, Copies: len(a.Turns) > 0, Blocks: a.further()}
}

// NoticesTo keeps the notices to a seat.
func NoticesTo(all []adjudicator.Notice, seat adjudicator.Seat) []adjudicator.Notice {
	var kept []adjudicator.Notice
	for _, n := range all {
		if n.To == seat {
			kept = append(kept, n)
		}
	}
	return kept
}

// StandsFor says how a game stands, to the host.
func StandsFor(m *adjudicator.Match) phrase.Phrase {
	if m.Stage == adjudicator.Over {
		return phrase.New("admin-stands-over", "result", string(m.Outcome.Result), "why", m.Why())
	}
	return phrase.New("admin-stands-playing", "turn", m.Number())
}

// share is how a game came out for one of its players.
type share uint8

const (
	neither share = iota // for nobody: it was void
	Won
	Lost
	DrawnGame
)

func OutcomeFor(s games.Summary, address string) share {
	result := rules.Result(s.Result)
	if result == rules.Drawn {
		return DrawnGame
	}
	winner, decided := result.Winner()
	switch {
	case !decided:
		return neither
	case winner == rules.White && s.White.Address == address, winner == rules.Black && s.Black.Address == address:
		return Won
	}
	return Lost
}
