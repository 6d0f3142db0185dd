package web

import (
	"fmt"
	"html/template"
	"slices"

	"pbem/notation/diagram"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// gamePage is the data of game/42/index.html, of game/42/7.html and, as Black sees it, of game/42/7-black.html. A style
// could not turn a drawing round, for its signs would stand on their heads, and a script would need scripts: so both sides
// have pages.
type gamePage struct {
	frame
	Game  row
	Turn  int        // the page shows the position after so many turns
	From  int        // the first turn that has a page; 0 is the start
	Seen  string     // "-black" on pages that show the board from Black's side
	Other rules.Side // from which it can be seen as well
	view
	neighbours
	Lines    []turnLink
	Trouble  phrase.Phrase // why there is no board, or none from some turn on; a sentence
	Overview bool          // the page of the game, and not only of one turn
	Files    []entry
	Masked   bool // the record is a copy that was made here: see public
	Signed   bool // and the record that it was made from is signed
	Proof    proof
	Again    repetition
}

// view is a turn and the board after it.
type view struct {
	board
	Moves    []record.Turn // the turn, or both set-ups
	Steps    []step
	Fragment template.URL // takes the position to the composer; "" where the game is over
}

// turnLink is a line of the list of turns.
type turnLink struct {
	Number  int
	Page    string
	Side    rules.Side
	Text    phrase.Phrase
	Current bool
}

// gameFile makes a file of a game's folder.
func (p *Pages) gameFile(folder, name string) (file, bool, error) {
	number, ok := plainNumber(folder)
	if !ok {
		return nothing()
	}
	g, err := p.library.open(number, p.site.Rules)
	if err != nil || g == nil {
		return file{}, false, err
	}
	if name == "index.html" {
		return known(p.gamePage(g, moment{turn: g.Turns}, true))
	}
	if at, ok := g.momentOf(name); ok {
		return known(p.gamePage(g, at, false))
	}
	return g.form(name)
}

func (p *Pages) gamePage(g *played, at moment, overview bool) (made file, err error) {
	f := p.frame(fmt.Sprintf("game/%d/%s", g.Number, at.page()), gamesPath)
	data := gamePage{
		frame: f, Game: p.row(f, g.game), Turn: at.turn, Seen: at.seen(), Other: at.as.Other(), Overview: overview,
		From: g.from(), neighbours: at.neighbours(g.from(), g.Turns), Lines: g.links(at), view: g.view(at, p.language.Say),
	}
	if g.fault != nil {
		data.Trouble = sentence(g.fault)
	}
	if overview {
		data.Files, data.Masked, data.Signed, data.Proof = g.forms(), g.masked, g.signed, prove(g, p.site.Keys)
		if data.Again, err = p.repetition(g); err != nil {
			return file{}, err
		}
	}
	return p.html("game.html", data)
}

// links lists the turns of a game that have pages, and before them the start.
func (p *played) links(current moment) []turnLink {
	var all []turnLink
	if p.from() == 0 {
		all = append(all, turnLink{Page: moment{0, current.as}.page(), Text: phrase.New("web-the-start"), Current: current.turn == 0})
	}
	for i, l := range p.lines[p.setups():] {
		if i+1 < p.from() {
			continue
		}
		all = append(all, turnLink{i + 1, moment{i + 1, current.as}.page(), l.Side, phrase.Of(l.Text), i+1 == current.turn})
	}
	return all
}

// view shows a moment of the game.
func (p *played) view(at moment, voice diagram.Voice) view {
	last := p.setups() + at.turn - 1 // the line that the page is of; -1 for the start
	v := view{Moves: p.record.Turns[max(0, last):max(0, last+1)]}
	if at.turn == 0 {
		v.Moves = p.record.Setups()
	}
	after := p.start
	if last >= 0 {
		after = p.lines[last].after
	}
	if after == nil {
		return v
	}
	frames, steps := p.frames(at.turn, at.as)
	v.board, v.Steps = picture(p.aligned(frames, at.as), after, voice), steps
	if !after.Outcome().Over() {
		v.Fragment = fragment(p.preset, after)
	}
	return v
}

// aligned draws frames on the ground that the whole game needs.
func (p *played) aligned(frames []diagram.Drawing, as rules.Side) []diagram.Drawing {
	all := slices.Clone(frames)
	for _, at := range p.extremes {
		all = append(all, p.draw(at, diagram.Options{As: as}))
	}
	return diagram.Align(all)[:len(frames)]
}
