package web

import (
	"html/template"
	"net/url"
	"path"
	"slices"

	"pbem/notation/diagram"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// gamePage is the data of game/42/index.html. What stands in it can be read without scripts: the position at the end (or, where
// the page is served, after the turn that was asked for) and at the start, and all turns. The script shows the others from
// Reel.
type gamePage struct {
	frame
	Game row
	view
	From      int // the first turn that is told; 0 is the start
	Within    bool
	Setups    bool // the game begins with set-ups
	Rows      []turnRow
	Event     *library.Event // the tournament that it belongs to; nil for none, and where that one's file does not name it
	Tree      string         // the page of the openings of its preset, from the top; "" where it is not among them
	Trouble   phrase.Phrase  // why there is no board, or none from some turn on; a sentence
	Compose   template.URL   // where the composer is, up to the position
	Reel      template.JS    // packed; "" where there is no board
	Looks     template.HTML  // what the squares of its boards look like
	Files     []entry
	Beside    string // the way to the files, which lie at the top alone
	MoreForms bool   // there are other forms of the record, which are not written
	Masked    bool   // the record is a copy that was made here: see public
	Signed    bool   // and the record that it was made from is signed
	Tells     []told
	Proof     proof
	Again     repetition
	Overview  bool // no turn was asked for
	Notes     library.Notes
	Stands    phrase.Phrase // of a game in play, whose move it is
}

// view is a turn and the board after it.
type view struct {
	Turn int
	board
	Moves    []record.Turn // the turn, or both set-ups
	Taken    phrase.Phrase
	Remarks  []library.Noted
	Losses   []string
	Steps    []step       // of the figure
	Fragment template.URL // takes the position to the composer; "" where the game is over
}

// turnRow is a line of the list of turns.
type turnRow struct {
	Number int
	Side   rules.Side
	Moves  []record.Turn
	Taken  phrase.Phrase
	Notes  []library.Noted
}

// gamePages makes the pages of games.
type gamePages struct{ *Pages }

// gameFile makes a file of a game's folder. The query is nil for one that is written.
func (p gamePages) gameFile(folder, name string, query url.Values) (file, bool, error) {
	g, err := p.library.Open(folder, p.site.Rules)
	if err != nil || g == nil {
		return file{}, false, err
	}
	if name == "index.html" {
		return known(p.gamePage(g, query))
	}
	if to, ok := moved(g.Game, name); ok && query != nil {
		return file{moved: to}, true, nil
	}
	if name == boardName {
		f, found := miniature(g)
		return f, found, nil
	}
	if query != nil && path.Ext(name) == ".png" {
		return p.turnPicture(g, name)
	}
	return form(g, name)
}

// mostBytes bounds the page of a game.
const mostBytes = 100_000

// mostTold is how many turns are looked at for a page at all: more never fit.
const mostTold = 1000

// gamePage tells the game whole where that fits; else without the boards within turns, and then, the last turns.
func (p gamePages) gamePage(g *library.Played, query url.Values) (file, error) {
	from := max(0, g.Turns-mostTold)
	within := from == 0
	for {
		f, err := p.gamePageFrom(g, query, from, within)
		switch {
		case err != nil || len(f.body) <= mostBytes || from >= g.Turns:
			return f, err
		case within:
			within = false
		default: // as many as fit if all take the same, and somewhat fewer
			told := g.Turns - from
			from = g.Turns - min(told-1, told*mostBytes*9/10/len(f.body))
		}
	}
}

func (p gamePages) gamePageFrom(g *library.Played, query url.Values, from int, within bool) (made file, err error) {
	at, asked := momentOf(g.Game, query)
	f := p.frame(g.Page(), gamesPath)
	f.Card = p.gameCard(g, at, asked, query)
	if asked {
		f.keep(url.Values{"turn": {at.fragment()}})
	}
	data := gamePage{
		frame: f, Game: p.row(f, g.Game), From: from, Within: within, Setups: g.Setups > 0, Overview: !asked, Rows: rows(g, from), view: viewOf(g, at, asked, p.language.Say),
		Files: forms(g), Masked: g.Masked, Signed: g.Signed, Notes: g.Notes, Tells: p.tells(g), Proof: prove(g, p.site.Keys),
	}
	if !g.Over() {
		data.Stands = p.cardOf(f, g.Game, query).Stands
	}
	if query == nil {
		data.Files, data.MoreForms = writtenForms(g, data.Files), g.Gap == nil
	}
	if !g.Broken() && data.Game.PresetPage != "" {
		data.Tree = treesPath + g.Variant + "/index.html"
	}
	if g.Gap != nil {
		data.Trouble = library.Sentence(g.Gap)
	}
	if data.Event, err = (library.TournamentShelf{Library: p.library}).EventOf(g.Game); err != nil {
		return file{}, err
	}
	if data.Again, err = p.repetition(g); err != nil {
		return file{}, err
	}
	if g.Start != nil {
		data.Compose = composeLink(g, f.Root)
		told, looks := reelOf(g, from, within, p.language.Say)
		if !asked && isKnown(g, g.Turns) && g.Turns > 0 {
			data.Figure, data.ready = looks.ends(), looks.ready()
		}
		data.Looks, told.Drawn = looks.Looks(), looks.pieces(false)
		if data.Reel, err = p.packer.pack(told); err != nil {
			return file{}, err
		}
	}
	if p.below != "" {
		data.Beside = f.Top + path.Dir(g.Page()) + "/"
	}
	return p.html("game.html", data)
}

// rows lists the turns of a game, from one on.
func rows(p *library.Played, from int) []turnRow {
	var all []turnRow
	if from == 0 {
		all = append(all, turnRow{Moves: p.Record.Setups(), Notes: p.Notes.At(0)})
	}
	for i := max(0, from-1); i < p.Turns; i++ {
		l := p.Lines[p.Setups+i]
		row := turnRow{Number: i + 1, Side: l.Side, Moves: []record.Turn{l.Turn}, Notes: p.Notes.At(i + 1)}
		if l.After != nil {
			row.Taken = taken(p, l)
		}
		all = append(all, row)
	}
	return all
}

// viewOf shows a moment of the game: where no turn was asked for the end, and before it the start.
func viewOf(p *library.Played, at moment, asked bool, voice diagram.Voice) view {
	last := p.Setups + at.turn - 1 // the line that the page is of; -1 for the start
	v := view{Turn: at.turn, Remarks: p.Notes.At(at.turn), Moves: p.Record.Turns[max(0, last):max(0, last+1)]}
	if at.turn == 0 {
		v.Moves = p.Record.Setups()
	}
	if !isKnown(p, at.turn) {
		return v
	}
	after := position(p, at.turn)
	frames, steps := framesOf(p, at.turn, at.as)
	switch {
	case !asked && at.turn > 0:
		frames = frames[len(frames)-1:] // the figure is drawn with the reel
		steps = []step{{Number: 1, Words: phrase.New("picture-start")}, {Number: 2, Words: phrase.New("web-the-end")}}
	case len(steps) == 1:
		steps = nil
	}
	v.board, v.Steps = picture(aligned(p, frames, at.as), keyed(at.turn, voice)), steps
	v.Losses = losses(p, at.turn, voice)
	if at.turn > 0 {
		v.Taken = taken(p, p.Lines[last])
	}
	if !after.Outcome().Over() {
		v.Fragment = fragment(p.Preset, after)
	}
	return v
}

// keyed has the key of a drawing name the turn that it shows, which need not be the last.
func keyed(turn int, voice diagram.Voice) diagram.Voice {
	return func(p phrase.Phrase) string {
		if p.Key == "diagram-key-last-turn" {
			p = phrase.New("web-key-turn", "turn", turn, "side", p.Arg("side"))
		}
		return voice(p)
	}
}

// aligned draws frames on the ground that the whole game needs.
func aligned(p *library.Played, frames []diagram.Drawing, as rules.Side) []diagram.Drawing {
	all := slices.Clone(frames)
	for _, at := range p.Extremes {
		all = append(all, draw(p, at, diagram.Options{As: as}))
	}
	return diagram.Align(all)[:len(frames)]
}
