package amp

import (
	"strconv"
	"strings"

	"pbem/rules"
)

// begun returns the turns that the side to move may begin: one for each leader (and mode), or for each AMP with a leader.
func (g *slowGame) begun(b slowBoard, white bool, names map[byte]string) map[string][]*slowTurn {
	begun := map[string][]*slowTurn{}
	if g.hasLost(b, true) || g.hasLost(b, false) {
		return begun
	}
	for p, m := range b {
		if !g.mine(m, white) || !g.isLeader(m) {
			continue
		}
		t := slowTurn{game: g, board: b, white: white, code: m.code, leader: p, moved: map[place]bool{}}
		switch {
		case !g.fusion:
			begun[names[m.code]] = []*slowTurn{&t}
		case m.letter == 'K':
			begun["K"+p.String()] = []*slowTurn{&t}
		default:
			ortho, dia := t, t
			ortho.mode, dia.mode = "ortho", "dia"
			begun["S"+p.String()] = []*slowTurn{&ortho, &dia}
		}
	}
	return begun
}

// sequences returns every turn of exactly n activations, by its canonical text, with the position line after it.
func (g *slowGame) sequences(line string, n int, names map[byte]string) map[string]string {
	b, white := g.read(line)
	found := map[string]string{}
	for lead, turns := range g.begun(b, white, names) {
		for _, t := range turns {
			collect(t, n, func(end *slowTurn) {
				found[lead+": "+end.String()] = g.line(end.board, !white)
			})
		}
	}
	return found
}

func collect(t *slowTurn, n int, keep func(*slowTurn)) {
	if n == 0 {
		keep(t)
		return
	}
	for _, next := range t.after() {
		collect(next, n-1, keep)
	}
}

func (g *slowGame) read(line string) (slowBoard, bool) {
	fields := strings.Fields(line)
	b := slowBoard{}
	for i, text := range strings.Split(fields[0], "/") {
		file := 0
		for len(text) > 0 {
			n := 0
			for n < len(text) && text[n] <= '9' {
				n++
			}
			if n > 0 {
				empty, _ := strconv.Atoi(text[:n])
				file, text = file+empty, text[n:]
				continue
			}
			b[place{file, g.ranks - i}] = man{text[0], text[1]}
			file, text = file+1, text[2:]
		}
	}
	return b, fields[1] == "w"
}

func (g *slowGame) line(b slowBoard, white bool) string {
	var ranks []string
	for rank := g.ranks; rank >= 1; rank-- {
		text, empty := "", 0
		for file := 0; file <= g.files; file++ {
			m, taken := b[place{file, rank}]
			if (taken || file == g.files) && empty > 0 {
				text, empty = text+strconv.Itoa(empty), 0
			}
			if taken {
				text += string(m.code) + string(m.letter)
			} else {
				empty++
			}
		}
		ranks = append(ranks, text)
	}
	if white {
		return strings.Join(ranks, "/") + " w"
	}
	return strings.Join(ranks, "/") + " b"
}

// slowOf describes a specimen to the slow engine, by its name alone.
func slowOf(name string) *slowGame {
	g := &slowGame{files: 16, ranks: 12, white: "yweo", royalCodes: "webr", quota: map[byte]int{'y': 9, 'w': 7, 'e': 7, 'o': 9, 'g': 9, 'b': 7, 'r': 7, 'p': 9}}
	preset, options, _ := strings.Cut(name, " ")
	g.chainOwn = strings.Contains(options, "chain=own")
	g.own = strings.Contains(options, "swapping=false")
	g.conversion = strings.Contains(options, "conversion=true")
	g.chainNone = strings.Contains(options, "chain=none")
	if strings.Contains(options, "touch=N") {
		g.touch = [][2]int{{1, 2}}
	}
	if strings.Contains(options, "touch=W") {
		g.touch = [][2]int{{0, 1}}
	}
	if strings.Contains(options, "royal=first") {
		g.first, g.began = "K", map[byte]int{'K': 2}
	}
	exclusive := map[byte]string{'C': "bent", 'N': "knight", 'W': "warmachine", 'E': "elephant", 'G': "king", 'Z': "wazir", 'F': "ferz"}
	g.moves = exclusive
	switch preset {
	case "chesimals-0.1":
		g.small(6)
		g.moves['C'] = "king"
	case "chesimals-0.5":
		g.small(5)
		if options == "leader=linear" {
			g.moves['C'] = "two in line"
		}
	case "chesimals-0.75":
		g.small(7)
		g.moves['C'], g.hyper = "king", true
	case "chesimals-1.0":
		g.small(9)
		g.files, g.ranks = 16, 12
	case "chesimals-2":
		g.moves = map[byte]string{'C': "bent", 'N': "knight", 'W': "inclusive warmachine", 'E': "inclusive elephant", 'G': "two in line"}
	case "fusion-1", "fusion-1-staggered":
		g.fusion = true
		g.moves = map[byte]string{'K': "bent", 'S': "bent", 'N': "knight", 'W': "warmachine", 'E': "elephant", 'P': "king"}
	}
	return g
}

func (g *slowGame) small(quota int) {
	g.files, g.ranks, g.white, g.royalCodes = 8, 8, "w", "wk"
	g.quota = map[byte]int{'w': quota, 'k': quota}
}

func groupNames(g *Game) map[byte]string {
	names := map[byte]string{}
	for _, gr := range g.words.Groups {
		names[gr.Code] = gr.Name
	}
	return names
}

func drain(p rules.Partial) map[string]rules.Turn {
	turns := map[string]rules.Turn{}
	for t := range p.FirstActions() {
		turns[t.String()] = t
	}
	return turns
}
