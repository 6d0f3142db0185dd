package club

import (
	"cmp"
	"slices"
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
