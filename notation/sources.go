package notation

import "pbem/rules"

// The sources of these games call units by other names than the presets: those of the chessmen that stand for them on a board of wood
// (Chesimal Fusion I: "rooks, bishops, and queens, respectively"), and those of their moves (dabbabah, alfil, sliding general).

// sourceUnit returns the letter of the unit that the sources call by a word, in games with AMPs; 0 for none, and where the game has a unit of
// that name itself.
func sourceUnit(word string, v *rules.Vocabulary) byte {
	if v.Leads == rules.NoLead {
		return 0
	}
	for _, name := range sourceNames(word) {
		if unit := unitNamed(name, v); unit != 0 {
			return unit
		}
	}
	return 0
}

// sourceNames are the names that presets have for what a word names, the likelier first.
func sourceNames(word string) []string {
	switch word {
	case "rook", "rooks", "dabbabah", "dabbabahs", "dabbaba", "dabbabas":
		return []string{"warmachine"}
	case "bishop", "bishops", "alfil", "alfils":
		return []string{"elephant"}
	case "queen", "queens", "general", "generals":
		return []string{"Prince", "Chief"}
	case "king", "leader", "brain":
		return []string{"Chief"}
	case "man", "men", "commoner", "commoners":
		return []string{"guard"}
	case "horse", "horses":
		return []string{"knight"}
	}
	return nil
}

// sourceLetter returns the unit with a letter (upper case), or with the one that the sources give it: Q for a Prince of Fusion.
func sourceLetter(letter byte, v *rules.Vocabulary) (unit byte, ok bool) {
	if u, ok := v.Unit(letter); ok {
		return u.Letter, true
	}
	if letter == 'Q' && v.Leads == rules.UnitLead {
		unit := unitNamed("Prince", v)
		return unit, unit != 0
	}
	return 0, false
}

// groupNamed reports whether a word is a group's name; grey is spelt in two ways.
func groupNamed(word, name string) bool {
	return word == name || word == "gray" && name == "grey"
}
