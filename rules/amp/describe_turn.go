package amp

import (
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// sayTurn says what a turn is, in the sentences that everybody must know.
func (g describer) sayTurn() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-turn")}
	switch {
	case g.byUnit():
		said = []phrase.Phrase{phrase.New("amp-says-turn-of-leader")}
	case g.perTurn > 1:
		said = []phrase.Phrase{phrase.New("amp-says-turn-of-amps", "n", g.perTurnText()), phrase.New("amp-says-amps-in-turn", "example", g.exampleOfTwo())}
	}
	said = append(said, g.sayOnce(), g.sayChain(), phrase.New("amp-says-capture"))
	if touch := g.sayTouch(); !touch.Empty() {
		said = append(said, touch)
	}
	return said
}

// sayOnce says how often a unit is activated in a turn (CH-5).
func (g describer) sayOnce() phrase.Phrase {
	var hyper []phrase.Phrase
	for _, gr := range g.spec.Groups {
		if gr.Hyper {
			hyper = append(hyper, phrase.Of(groupTerm(gr)))
		}
	}
	switch len(hyper) {
	case 0:
		return phrase.New("amp-says-once")
	case len(g.spec.Groups):
		return phrase.New("amp-says-again")
	}
	return phrase.New("amp-says-some-again", "groups", phrase.Join(phrase.And, hyper...))
}

// sayMore says what is less often asked: whom a leader may activate, and what becomes of those without one.
func (g describer) sayMore() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-order")}
	switch {
	case !g.byUnit() || g.spec.OwnUnits:
		said = append(said, phrase.New("amp-says-own-units"), phrase.New("amp-says-headless", "leaders", g.leadersText(), "carries", g.carriesText()))
	default:
		said = append(said, phrase.New("amp-says-any-units"))
	}
	if g.spec.Conversion {
		said = append(said, phrase.New("amp-says-conversion"))
	}
	return said
}

func (g describer) sayPass() phrase.Phrase {
	if g.spec.NoMove != MustPass {
		return phrase.New("amp-says-whole")
	}
	return phrase.New("amp-says-pass")
}

// carriesText says for messages whether units without a leader carry chains: yes or no.
func (g describer) carriesText() phrase.Text { return yes(g.spec.Chain == ChainFriendly) }

// yes says a truth for messages to choose by.
func yes(is bool) phrase.Text {
	if is {
		return "yes"
	}
	return "no"
}

// perTurnText is how many AMPs may act in a turn, for messages to choose by: a number, or all where each of a side may.
func (g describer) perTurnText() phrase.Text {
	if g.perTurn == g.spec.mostAMPs() {
		return "all"
	}
	return phrase.Text(strconv.Itoa(g.perTurn))
}

// exampleOfTwo writes how two AMPs act in a turn: "yellow: …; white: …".
func (g describer) exampleOfTwo() phrase.Text {
	var names [2][]string
	for _, gr := range g.spec.Groups {
		names[gr.Side&1] = append(names[gr.Side&1], gr.Name+": …")
	}
	if len(names[rules.White]) > 1 {
		return phrase.Text(strings.Join(names[rules.White][:2], "; "))
	}
	return phrase.Text(strings.Join(names[rules.Black][:2], "; "))
}
