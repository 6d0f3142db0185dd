package composer

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// State is all that a page shows of a turn being composed. Its texts are what the composer's voice made of its phrases; see
// [Numbered] for one that leaves the words to the page.
type State struct {
	Error   string // why the last tap did nothing, or why nothing can be composed; a sentence, or ""
	Title   string
	Prompt  string // what to do next, in sentences
	Warning string // why what is said here may not hold, in sentences; "" where it does
	Key     string // what the figure's signs mean, as HTML
	SVG     string // the board, a figure as package notation/diagram draws it

	// The figure's measures in SVG pixels; a square is Square wide and high.
	Width, Height, Left, Top, Square int
	Files, Ranks                     int

	Cells   []Cell // row by row from the top left
	Quota   *Quota // nil where there is none
	Turn    string // canonical, as far as it goes; "" before the first action
	Legal   bool   // it is legal as it stands, by the rules that the page has
	Over    bool   // the game was over before: there is nothing to compose
	Idle    bool   // the game waits for the other side: what is composed cannot be sent
	Ends    string // how it ends the game, "1-0 checkmate"; "" if it does not
	Choices []Choice
	Mail    Mail
	Next    string // the fragment of a link to the position after the turn, where it is legal and the game goes on; else ""

	Phrases []phrase.Phrase // those that a Numbered voice has put markers for; nil where the texts are in words
}

// Cell is one square of the board.
type Cell struct {
	At          rules.Square
	Column, Row int    // from 0, as seen
	Words       string // for those who hear it: "e4: orange warmachine, White's, can act"
	// Marks are words joined by spaces: acts (may be picked), selected, target (a move goes there), capture (a move that
	// captures goes there), used (has acted), origin (was left), lost (would be removed by the body rules), victim (one of the
	// moves shown would take it without going there).
	Marks string
}

// Quota is how many activations of a turn are used.
type Quota struct{ Used, Of int }

// Choice is a step that is no tap on a square.
type Choice struct {
	Label string
	On    bool // it is chosen already: the unit in hand of a set-up, the leader of the turn
	// Picture is an SVG of the unit that it places, and Count how many of these are left; "" and 0 for other choices.
	Picture string
	Count   int
}

// Mail is the answer to send; empty while the turn is not legal.
type Mail struct{ Subject, Body string }
