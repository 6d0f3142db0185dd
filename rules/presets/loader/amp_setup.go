package loader

import (
	"strconv"

	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// neutral is the code of units that belong to nobody (FU-5).
const neutral = 'n'

// readSetup reads the drawing, moves both sides back where the preset says so, and writes the start line. What rests on names and roles
// that are not known for certain is not looked at.
func (a *ampReader) readSetup() {
	n := a.f.node["setup"]
	if n == nil || a.spec.Files == 0 {
		return
	}
	before := a.r.faults
	a.units = a.drawn(n)
	a.checkNames()
	if a.r.faults > before || a.r.unsure.codes {
		return
	}
	a.setBack(a.f.whole("setback", 0, board.MaxRanks-1, 0))
	if !a.r.unsure.letters && !a.r.unsure.roles {
		a.checkLeaders()
	}
	if !a.r.unsure.letters && !a.r.unsure.roles && !a.f.has("wins") {
		a.checkRoyals()
	}
	a.countQuotas()
	if a.r.drawn != nil {
		a.warn()
		winsReader{a}.warnWins()
	}
	a.spec.Start = a.startLine()
}

func (a *ampReader) checkNames() {
	for _, p := range a.units {
		if p.code == hole {
			continue
		}
		if _, ok := a.group(p.code); !ok && p.code != neutral && !a.r.unsure.codes {
			a.r.wrong(p.line, phrase.New("presets-unknown-code", "code", p.code, "unit", p.word(), "square", p.at, "codes", a.codes()))
		}
		if p.code == neutral && !a.spec.Conversion {
			a.r.wrong(p.line, phrase.New("presets-no-neutrals", "unit", p.word(), "square", p.at))
		}
		if _, ok := a.unit(p.letter); !ok && !a.r.unsure.letters {
			a.r.wrong(p.line, phrase.New("presets-unknown-letter", "letter", p.letter, "unit", p.word(), "square", p.at, "letters", a.letters()))
		}
	}
}

// setBack moves each side's units so many ranks towards its own edge.
func (a *ampReader) setBack(ranks int) {
	for i := range a.units {
		p := &a.units[i]
		moved := p.at
		if g, ok := a.group(p.code); ok && g.Side == rules.White {
			moved.Rank -= int16(ranks)
		} else if ok {
			moved.Rank += int16(ranks)
		}
		if moved.Rank < 1 || int(moved.Rank) > a.spec.Ranks {
			a.r.wrong(a.f.at("setback"), phrase.New("presets-setback-off", "n", ranks, "unit", p.word(), "square", p.at))
			return
		}
		p.at = moved
	}
}

func (a *ampReader) startLine() string {
	taken := map[rules.Square]placed{}
	for _, p := range a.units {
		switch other, ok := taken[p.at]; {
		case !ok:
		case p.code == hole:
			a.r.wrong(a.f.at("setback"), phrase.New("presets-setback-hole", "unit", other.word(), "square", p.at))
		case other.code == hole:
			a.r.wrong(a.f.at("setback"), phrase.New("presets-setback-hole", "unit", p.word(), "square", p.at))
		default:
			a.r.wrong(a.f.at("setback"), phrase.New("presets-setback-onto", "unit", other.word(), "other", p.word(), "square", p.at))
		}
		taken[p.at] = p
	}
	var line []byte
	for rank := a.spec.Ranks; rank >= 1; rank-- {
		empty := 0
		for file := range a.spec.Files {
			p, ok := taken[rules.Square{File: int16(file), Rank: int16(rank)}]
			if !ok {
				empty++
				continue
			}
			line, empty = append(appendEmpty(line, empty), p.code), 0
			if p.code != hole {
				line = append(line, p.letter)
			}
		}
		line = append(appendEmpty(line, empty), '/')
	}
	return string(line[:len(line)-1]) + " w"
}

func appendEmpty(line []byte, n int) []byte {
	if n == 0 {
		return line
	}
	return strconv.AppendInt(line, int64(n), 10)
}
