package club

import (
	"slices"

	"pbem/rules/phrase"
)

// Member is a player as offers and limits look at them, told by whoever keeps players.
type Member struct {
	Number    int
	Name      phrase.Words
	Person    Person
	Addresses []string // keyed hashes of theirs
	Going     []string // the presets of the games that they have going
	Most      int      // how many they may have going; 0 for any number
	Caps      Caps     // from which that follows
	Rating    Rating   // in the list that it is about
}

// Refuses reports whether they want to play no game with somebody, nor to read their words.
func (m Member) Refuses(other Member) bool {
	return other.Number > 0 && slices.Contains(m.Person.Refused, other.Number) ||
		slices.ContainsFunc(m.Person.Unwanted, func(u Unwanted) bool { return slices.Contains(other.Addresses, u.Hash) })
}

// Excludes says why somebody's wishes exclude a game of a preset, which has a title, with another; nothing where they do not. What somebody does themselves,
// their own wishes do not keep them from.
func (m Member) Excludes(other Member, preset, title string) phrase.Phrase {
	if m.Refuses(other) {
		return phrase.New("club-refuses-player", "name", m.Name)
	}
	if slices.Contains(m.Person.Presets, preset) {
		return phrase.New("club-refuses-preset", "name", m.Name, "title", phrase.GameText(title))
	}
	n := 0
	for _, p := range m.Going {
		if p == preset {
			n++
		}
	}
	if most, ok := m.Person.Limit(preset); ok && n >= most {
		return phrase.New("club-limits-preset", "name", m.Name, "title", phrase.GameText(title), "most", most, "n", n)
	}
	if most, ok := m.Person.Limit(""); ok && len(m.Going) >= most {
		return phrase.New("club-limits-total", "name", m.Name, "most", most, "n", len(m.Going))
	}
	return phrase.Phrase{}
}

// Full reports whether they have as many games going as they may have (CR-34).
func (m Member) Full() bool { return m.Most > 0 && len(m.Going) >= m.Most }

// TooMany says that the reader has as many games going as they may have; nothing where they have not.
func (m Member) TooMany() phrase.Phrase {
	if !m.Full() {
		return phrase.Phrase{}
	}
	return phrase.New("club-cap-yours", "n", len(m.Going), "most", m.Most, "adds", m.Caps.Finished)
}

// TooManyOf says the same of somebody to others.
func (m Member) TooManyOf() phrase.Phrase {
	if !m.Full() {
		return phrase.Phrase{}
	}
	return phrase.New("club-cap-theirs", "name", m.Name, "n", len(m.Going))
}
