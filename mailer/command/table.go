package command

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"pbem/mailer/chat"
	"pbem/mailer/tongue"
	"pbem/notation"
	"pbem/rules"
)

// Table is what is known of a game whose turns a letter may hold.
type Table struct {
	Vocabulary *rules.Vocabulary
	// Judge returns a turn as records have it; ok is false where it isn't legal now. nil where that is not known.
	Judge func(turn string) (canonical string, ok bool)
	// Recorded reports whether a turn was played before and isn't legal now: whoever names it talks of it.
	Recorded func(turn string) bool
	// Planted are words that the other player has written to this one since their last turn, and names: a line of them is nobody's turn.
	Planted []string
}

// anyGame is the vocabulary for games that are not known.
func anyGame(ctx Context) *rules.Vocabulary {
	v := &rules.Vocabulary{Files: ctx.Files, Ranks: ctx.Ranks}
	names := ctx.Groups
	if len(names) == 0 {
		names = []string{"white", "black", "yellow", "orange", "grey", "red", "blue", "green", "purple"}
	}
	for _, name := range names {
		v.Groups = append(v.Groups, rules.Group{Code: lower(name[0]), Name: strings.ToLower(name)})
	}
	for _, unit := range []string{"Chief", "knight", "warmachine", "elephant", "guard", "pawn", "queen", "rook", "bishop", "King", "Sliding prince", "ferz", "Zwazir"} {
		v.Units = append(v.Units, rules.UnitName{Letter: unit[0] &^ 0x20, Name: unit})
	}
	v.Units[1].Letter, v.Units[10].Name, v.Units[12].Name = 'N', "prince", "wazir"
	return v
}

func lower(c byte) byte { return c | 0x20 }

// dialect puts the words of turns in the languages of the service into those of a game: colours and units by name, a unit's letter glued to a
// square, and words that only link squares.
type dialect struct {
	game    *rules.Vocabulary
	words   map[string]string   // as chat.Fold has them; "" for what only links
	names   map[string]bool     // of units and AMPs, in every language
	letters []map[rune][]string // of each language, the writer's first: the units that are written so
}

func newDialect(v *rules.Vocabulary, tongues []*tongue.Tongue, own string) *dialect {
	d := &dialect{game: v, words: map[string]string{}, names: map[string]bool{}}
	known := map[string]string{} // the game's names, in lower case
	for _, g := range v.Groups {
		known[g.Name], d.names[g.Name] = g.Name, true
	}
	for _, u := range v.Units {
		name := strings.ToLower(u.Name)
		known[name], d.names[name], d.names[name+"s"] = u.Name, true, true
	}
	for _, t := range tongues {
		d.learn(t, known, t.Tag() == own)
	}
	return d
}

// learn adds the words of a language. The game's own words go before.
func (d *dialect) learn(t *tongue.Tongue, known map[string]string, own bool) {
	letters := map[rune][]string{}
	for _, group := range []string{"colours", "units"} {
		for _, w := range t.Meanings(group) {
			name, ok := known[strings.ToLower(w.English)]
			if !ok && group == "colours" && len(d.game.Groups) > 0 { // no AMP of this game, but it may be meant for one
				for _, spelling := range w.Own {
					d.names[chat.Fold(spelling)] = true
				}
			}
			if !ok {
				continue
			}
			for _, spelling := range w.Own {
				folded := chat.Fold(spelling)
				if _, taken := known[folded]; !taken {
					d.words[folded], d.names[folded] = name, true
				}
			}
			if first, _ := utf8.DecodeRuneInString(strings.ToUpper(w.Own[0])); group == "units" {
				letters[first] = append(letters[first], name)
			}
		}
	}
	for _, w := range t.Meanings("linking") {
		for _, spelling := range w.Own {
			if folded := chat.Fold(spelling); notation.PartOf(folded, d.game) == notation.Strange || notation.PartOf(folded, d.game) == notation.Filler {
				d.words[folded] = strings.TrimPrefix(w.English, "-")
			}
		}
	}
	if own {
		d.letters = append([]map[rune][]string{letters}, d.letters...)
	} else {
		d.letters = append(d.letters, letters)
	}
}

var (
	glued    = regexp.MustCompile(`^([("'*_\[]*)(\pL)(\pL\d.*)$`)
	promoted = regexp.MustCompile(`^(.*\d\s*=)(\pL)(\PL*)$`)
	wordPart = regexp.MustCompile(`[\pL\p{M}'’\x{200b}]+`)
)

// word puts one word, with the marks at its ends, into the words of the game.
func (d *dialect) word(word string) string {
	if m := promoted.FindStringSubmatch(word); m != nil {
		word = m[1] + d.letter(m[2]) + m[3]
	}
	if m := glued.FindStringSubmatch(word); m != nil {
		return m[1] + d.letter(m[2]) + m[3]
	}
	if strings.ContainsAny(word, "0123456789") {
		return word
	}
	return wordPart.ReplaceAllStringFunc(word, func(w string) string {
		if own, ok := d.words[chat.Fold(w)]; ok {
			return own
		}
		return w
	})
}

// letter is the game's letter for one in front of a square; where a language has it for several of the game's units, the square tells which.
func (d *dialect) letter(written string) string {
	first, _ := utf8.DecodeRuneInString(strings.ToUpper(written))
	if first < utf8.RuneSelf {
		if _, ok := d.game.Unit(byte(first)); ok {
			return written
		}
		if _, ok := d.game.Group(strings.ToLower(string(first))); ok && len(d.game.Groups) > 0 {
			if d.game.Leads != rules.NoLead && written == strings.ToLower(written) {
				return written
			}
		}
	}
	units := map[string]bool{}
	for i, letters := range d.letters {
		for _, unit := range letters[first] {
			units[unit] = true
		}
		if i == 0 && len(units) > 0 {
			break
		}
	}
	if len(units) == 0 {
		return written
	}
	if len(units) > 1 {
		return ""
	}
	for _, u := range d.game.Units {
		if units[u.Name] {
			return string(rune(u.Letter))
		}
	}
	return written
}
