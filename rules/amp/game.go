package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// Game is one Chesimal: a preset compiled. It keeps rules.Game.
type Game struct {
	spec    Spec
	size    board.Size
	grid    grid
	powers  [2][maxKinds][]power // of a side's leader of the kind; under GroupLead the same for every leader
	natures [256]nature
	asks    bool // some move asks more than empty squares
	links   links
	perTurn int // how many AMPs may act in a turn
	// promotions are by kind, nil for one that is never promoted; promotes is set if any is.
	promotions [maxKinds]*rise
	promotes   bool
	homes      [256]board.Bits // by unit: where the set-up has such units
	ends       *ends           // nil for a game that ends by CH-10 alone
	words      rules.Vocabulary
	start      *Position
	// royals is how many royal leaders each side begins with, and royalName what one is called, for the reason of a win.
	royals    [2]int
	royalName [2]string
	pledges   [2][]pledge
}

// power is one way in which a leader may use its turn: for each kind of unit how it moves when so activated, or nil.
type power struct {
	mode string
	may  [maxKinds]*board.Table
}

// maxPowers bounds a leader's powers: a play keeps those still possible in one byte.
const maxPowers = 8

// New checks a preset and compiles it. The error is a phrase.Error that names the fault.
func New(spec Spec) (*Game, error) {
	if err := spec.check(); err != nil {
		return nil, err
	}
	g := &Game{spec: spec, size: board.Size{Files: spec.Files, Ranks: spec.Ranks}}
	g.perTurn = max(1, min(spec.PerTurn, spec.mostAMPs()))
	parser{g}.readHoles()
	g.grid = newGrid(&g.size)
	if err := g.readTouch(); err != nil {
		return nil, err
	}
	if err := (compiler{g}).compile(); err != nil {
		return nil, err
	}
	g.words = g.vocabulary()
	if err := (compiler{g}).readStart(); err != nil {
		return nil, err
	}
	return g, nil
}

// Start returns the first position.
func (g *Game) Start() rules.Position { return g.start }

// Vocabulary returns the game's words. The caller must not change them.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }

func (g *Game) kind(letter byte) int {
	for i, u := range g.spec.Units {
		if u.Letter == letter {
			return i
		}
	}
	return -1
}

func (g *Game) groupByCode(code byte) int {
	if code == neutralCode && g.spec.Conversion {
		return neutral
	}
	for i, gr := range g.spec.Groups {
		if gr.Code == code {
			return i
		}
	}
	return -1
}

func (g *Game) vocabulary() rules.Vocabulary {
	v := rules.Vocabulary{Files: g.spec.Files, Ranks: g.spec.Ranks, Leads: g.spec.Lead, Promotes: g.promotes, Several: g.perTurn > 1}
	royalGroup := false
	for _, gr := range g.spec.Groups {
		v.Groups = append(v.Groups, rules.Group{Code: gr.Code, Name: gr.Name, Side: gr.Side, Royal: gr.Royal})
		royalGroup = royalGroup || gr.Royal
	}
	for _, u := range g.spec.Units {
		royal := u.Leader && (g.byUnit() && u.Royal || !g.byUnit() && royalGroup)
		v.Units = append(v.Units, rules.UnitName{Letter: u.Letter, Name: u.Name, Leader: u.Leader, Royal: royal})
		for _, p := range u.Powers {
			if p.Mode != "" && !hasWord(v.Modes, p.Mode) {
				v.Modes = append(v.Modes, p.Mode)
			}
		}
	}
	return v
}

// byUnit reports whether a turn names a leader and not an AMP.
func (g *Game) byUnit() bool { return g.spec.Lead == rules.UnitLead }

func hasWord(list []string, word string) bool {
	for _, w := range list {
		if w == word {
			return true
		}
	}
	return false
}
