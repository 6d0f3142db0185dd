package eventfile

import (
	"slices"
	"strconv"

	"pbem/notation/record"
	"pbem/rules/phrase"
)

// check holds a file to what any tournament keeps, so that whoever reads one can count on it.
func (f *File) check() error {
	for _, c := range []func() error{f.checkTags, f.checkPlayers, f.checkSections, f.checkDropouts} {
		if err := c(); err != nil {
			return err
		}
	}
	games := map[int]bool{}
	for _, g := range f.Groups {
		if err := f.checkGroup(g, games); err != nil {
			return err
		}
	}
	return nil
}

func (f *File) checkTags() error {
	revision := ""
	if f.Revision > 0 {
		revision = "1"
	}
	for _, need := range []record.Tag{
		{Name: "Event", Value: f.Event}, {Name: "Site", Value: f.Site}, {Name: "Variant", Value: f.Variant}, {Name: "Kind", Value: string(f.Kind)},
		{Name: "Began", Value: moment(f.Began)}, {Name: "Revision", Value: revision},
	} {
		if need.Value == "" {
			return phrase.Errorf("record-tag-missing", "tag", need.Name)
		}
	}
	return nil
}

// twice refuses what is there twice or does not belong there, in the words of the file.
func twice(what string) error { return phrase.Errorf("eventfile-player-twice", "what", what) }

// checkPlayers: two at least, each once.
func (f *File) checkPlayers() error {
	seen := map[string]bool{}
	for _, p := range f.Players {
		if seen[p.ID] {
			return twice("player " + p.ID)
		}
		seen[p.ID] = true
	}
	if len(f.Players) < 2 {
		return phrase.Errorf("eventfile-players")
	}
	return nil
}

// checkSections: of a tournament in sections everybody is in one (CR-18), and the final is the last group; in others there is one group.
func (f *File) checkSections() error {
	if f.Kind != Sections {
		if len(f.Groups) > 1 || len(f.Groups) == 1 && f.Groups[0].Number > 0 {
			return twice("section")
		}
		return nil
	}
	seen := map[Seed]bool{}
	for i, g := range f.Groups {
		if g.Number == 0 || g.Final && i < len(f.Groups)-1 {
			return phrase.Errorf("eventfile-final-last")
		}
		for j, p := range g.Players {
			if seen[p] && !g.Final || !f.has(p) || slices.Contains(g.Players[:j], p) {
				return twice("player " + strconv.Itoa(int(p)))
			}
			seen[p] = true
		}
	}
	if len(seen) != len(f.Players) {
		return phrase.Errorf("eventfile-section-none")
	}
	return nil
}

func (f *File) has(s Seed) bool { return s >= 1 && int(s) <= len(f.Players) }

// in reports whether somebody plays in a group.
func (f *File) in(g Group, s Seed) bool {
	return f.has(s) && (g.Number == 0 || slices.Contains(g.Players, s))
}

// checkDropouts: each once.
func (f *File) checkDropouts() error {
	var gone []Seed
	for _, d := range f.Dropouts {
		if slices.Contains(gone, d.Player) || !f.has(d.Player) {
			return twice("dropout " + strconv.Itoa(int(d.Player)))
		}
		gone = append(gone, d.Player)
	}
	return nil
}

// checkGroup: in a round nobody has two games or a game and a bye, no board is there twice, and no game is anywhere. In a Swiss nobody
// meets anybody twice and nobody has two byes (CR-11), and others have no byes; from a Swiss nobody is struck.
func (f *File) checkGroup(g Group, games map[int]bool) error {
	m := meetings{f: f, g: g, boards: map[string]bool{}, busy: map[Bye]bool{}, met: map[[2]Seed]bool{}, free: map[Seed]bool{}}
	for _, b := range g.Boards {
		if err := m.board(b); err != nil {
			return err
		}
		if b.Game > 0 && games[b.Game] {
			return twice("game " + strconv.Itoa(b.Game))
		}
		games[b.Game] = true
	}
	for _, b := range g.Byes {
		if err := m.bye(b); err != nil {
			return err
		}
	}
	for i, s := range g.Struck {
		if !f.in(g, s) || f.Kind == Swiss || slices.Contains(g.Struck[:i], s) {
			return twice("struck " + strconv.Itoa(int(s)))
		}
	}
	return nil
}

// meetings is what a group has been read to hold.
type meetings struct {
	f      *File
	g      Group
	boards map[string]bool
	busy   map[Bye]bool // who plays, or has a bye, in which round
	met    map[[2]Seed]bool
	free   map[Seed]bool
}

func (m *meetings) board(b Board) error {
	place := m.g.Place(b)
	if m.boards[place] {
		return twice("board " + place)
	}
	m.boards[place] = true
	for _, s := range []Seed{b.White, b.Black} {
		if err := m.plays(b.Round, s); err != nil {
			return err
		}
	}
	pair := [2]Seed{min(b.White, b.Black), max(b.White, b.Black)}
	if m.met[pair] && m.f.Kind == Swiss {
		return twice("game " + place)
	}
	m.met[pair] = true
	return nil
}

func (m *meetings) plays(round int, s Seed) error {
	if m.busy[Bye{round, s}] || !m.f.in(m.g, s) {
		return twice("player " + strconv.Itoa(int(s)))
	}
	m.busy[Bye{round, s}] = true
	return nil
}

func (m *meetings) bye(b Bye) error {
	if m.free[b.Player] || m.f.Kind != Swiss {
		return twice("bye " + strconv.Itoa(b.Round) + " " + strconv.Itoa(int(b.Player)))
	}
	m.free[b.Player] = true
	return m.plays(b.Round, b.Player)
}
