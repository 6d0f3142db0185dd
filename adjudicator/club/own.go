package club

import "time"

// OwnPreset is a game that somebody has invented and sent: the newest file of a name.
type OwnPreset struct {
	Name   string // "critters", of the file
	Title  string
	Hash   string    // of the resolved file, by which it is kept and played
	Sent   time.Time // when the newest file came
	Begun  time.Time // when a game by it began last; zero for never
	Before int       // how many files of the name came before
}

// OwnPresetDays is for how long a preset stays that nobody sent anew or plays, and UnprovedDays where its sender's address was never proved.
const (
	OwnPresetDays = 180
	UnprovedDays  = 30
)

// Last is when anything happened with it last.
func (o OwnPreset) Last() time.Time {
	if o.Begun.After(o.Sent) {
		return o.Begun
	}
	return o.Sent
}

// Stands reports whether it still counts. proved says that its sender's address is.
func (o OwnPreset) Stands(now time.Time, proved bool) bool {
	days := OwnPresetDays
	if !proved {
		days = UnprovedDays
	}
	return now.Before(o.Last().AddDate(0, 0, days))
}

// What happens with the presets of an inventor's own.
type (
	OwnPresetSent struct {
		Name  string `json:"name"`
		Title string `json:"title"`
		Hash  string `json:"hash"`
	}
	OwnPresetBegun struct {
		Name string `json:"name"`
	}
	OwnPresetForgotten struct {
		Name string `json:"name"`
	}
)

func (OwnPresetSent) fact()      {}
func (OwnPresetBegun) fact()     {}
func (OwnPresetForgotten) fact() {}

func ownFacts() []factRow {
	return []factRow{
		fact("own-preset", func(p *Person, e Event, f OwnPresetSent) {
			o := OwnPreset{Name: f.Name, Title: f.Title, Hash: f.Hash, Sent: e.At}
			if old, ok := p.OwnPreset(f.Name); ok {
				o.Begun, o.Before = old.Begun, old.Before+1
			}
			p.Own = with(p.Own, o, nameOf)
		}),
		fact("own-preset-begun", func(p *Person, e Event, f OwnPresetBegun) {
			if o, ok := p.OwnPreset(f.Name); ok {
				o.Begun = e.At
				p.Own = with(p.Own, o, nameOf)
			}
		}),
		fact("own-preset-forgotten", func(p *Person, _ Event, f OwnPresetForgotten) {
			p.Own = without(p.Own, OwnPreset{Name: f.Name}, nameOf)
		}),
	}
}

func nameOf(o OwnPreset) string { return o.Name }

// OwnPreset returns the preset of theirs that has a name.
func (p Person) OwnPreset(name string) (OwnPreset, bool) {
	for _, o := range p.Own {
		if o.Name == name {
			return o, true
		}
	}
	return OwnPreset{}, false
}
