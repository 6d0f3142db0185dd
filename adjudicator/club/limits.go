package club

import (
	"cmp"
	"slices"

	"pbem/rules/phrase"
)

// Limit is how many games of a preset somebody wants to have at once; of no preset: in all.
type Limit struct {
	Preset string
	Most   int
}

// Unwanted is an address with whose owner somebody does not want to play: a keyed hash, and as much of it as its reader knows it by.
type Unwanted struct {
	Hash  string `json:"hash"`
	Shown string `json:"shown"`
}

// What somebody has chosen about whom they play with, and how much.
type (
	LimitChosen struct {
		Preset string `json:"preset,omitempty"` // "" for all games
		Most   int    `json:"most"`
	}
	LimitLifted struct {
		Preset string `json:"preset,omitempty"`
	}
	PresetRefused struct {
		Preset string `json:"preset"`
	}
	PresetAccepted struct {
		Preset string `json:"preset"`
	}
	PlayerRefused struct {
		Player int `json:"player"`
	}
	PlayerAccepted struct {
		Player int `json:"player"`
	}
	AddressRefused  struct{ Unwanted }
	AddressAccepted struct {
		Hash string `json:"hash"`
	}
)

func (LimitChosen) fact()     {}
func (LimitLifted) fact()     {}
func (PresetRefused) fact()   {}
func (PresetAccepted) fact()  {}
func (PlayerRefused) fact()   {}
func (PlayerAccepted) fact()  {}
func (AddressRefused) fact()  {}
func (AddressAccepted) fact() {}

func limitFacts() []factRow {
	return []factRow{
		fact("limit", func(p *Person, _ Event, f LimitChosen) { p.Limits = with(p.Limits, Limit(f), presetOf) }),
		fact("limit-lifted", func(p *Person, _ Event, f LimitLifted) {
			p.Limits = without(p.Limits, Limit{Preset: f.Preset}, presetOf)
		}),
		fact("preset-refused", func(p *Person, _ Event, f PresetRefused) { p.Presets = with(p.Presets, f.Preset, itself) }),
		fact("preset-accepted", func(p *Person, _ Event, f PresetAccepted) { p.Presets = without(p.Presets, f.Preset, itself) }),
		fact("player-refused", func(p *Person, _ Event, f PlayerRefused) { p.Refused = with(p.Refused, f.Player, itself) }),
		fact("player-accepted", func(p *Person, _ Event, f PlayerAccepted) { p.Refused = without(p.Refused, f.Player, itself) }),
		fact("address-refused", func(p *Person, _ Event, f AddressRefused) { p.Unwanted = with(p.Unwanted, f.Unwanted, hashOf) }),
		fact("address-accepted", func(p *Person, _ Event, f AddressAccepted) {
			p.Unwanted = without(p.Unwanted, Unwanted{Hash: f.Hash}, hashOf)
		}),
	}
}

func presetOf(l Limit) string         { return l.Preset }
func hashOf(u Unwanted) string        { return u.Hash }
func itself[T cmp.Ordered](value T) T { return value }

// with is a list in order with a value in place of that which has the same key.
func with[T any, K cmp.Ordered](list []T, value T, key func(T) K) []T {
	list = append(without(list, value, key), value)
	slices.SortFunc(list, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
	return list
}

// without is a list, always a new one, without what has the key of a value.
func without[T any, K cmp.Ordered](list []T, value T, key func(T) K) []T {
	return slices.DeleteFunc(slices.Clone(list), func(other T) bool { return key(other) == key(value) })
}

// Limit returns how many games of a preset they want at once, "" for all games; ok is false where they have not said.
func (p Person) Limit(preset string) (most int, ok bool) {
	for _, l := range p.Limits {
		if l.Preset == preset {
			return l.Most, true
		}
	}
	return 0, false
}

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
