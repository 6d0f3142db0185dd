package loader

import (
	"pbem/rules/amp"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// readChain reads what connects units to a leader: who carries the chain, and how units touch (CH-4).
func (a *ampReader) readChain() {
	switch a.f.oneOf("chain", "friendly", "own", "none") {
	case "own":
		a.spec.Chain = amp.ChainOwn
	case "none":
		a.spec.Chain = amp.ChainNone
	}
	text := a.f.text("touch", 80)
	if text == "" {
		return
	}
	if _, err := board.ParseTouch(text); err != nil {
		a.r.wrong(a.f.at("touch"), phrase.New("presets-bad-touch", "why", err))
		return
	}
	a.spec.Touch = text
}

// readRoyal reads whether leaders are royal, and whether the first of them decides: true, false or first.
func readRoyal(f fields) (royal, first bool) {
	if !f.has("royal") {
		return false, false
	}
	said := f.oneOf("royal", "true", "false", "first")
	return said != "false", said == "first"
}
