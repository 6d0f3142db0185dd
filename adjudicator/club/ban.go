package club

import "time"

// Ban is that the host wants somebody to play here no more (CR-45). The zero value is none.
type Ban struct {
	Since  time.Time
	Reason string // in the host's own words
	Told   bool   // a letter of theirs was answered with it: later ones are not answered
}

// Stands reports whether there is one.
func (b Ban) Stands() bool { return !b.Since.IsZero() }

// What the host decides about somebody. CapLifted: they may have as many games going as they like, or are bound again as everybody is (CR-34).
type (
	Banned struct {
		Reason string `json:"reason"`
	}
	BanTold   struct{}
	Unbanned  struct{}
	CapLifted struct {
		On bool `json:"on"`
	}
)

func (Banned) fact()    {}
func (BanTold) fact()   {}
func (Unbanned) fact()  {}
func (CapLifted) fact() {}

func banFacts() []factRow {
	return []factRow{
		fact("banned", func(p *Person, e Event, f Banned) { p.Ban = Ban{Since: e.At, Reason: f.Reason} }),
		fact("ban-told", func(p *Person, _ Event, _ BanTold) { p.Ban.Told = true }),
		fact("unbanned", func(p *Person, _ Event, _ Unbanned) { p.Ban = Ban{} }),
		fact("cap-lifted", func(p *Person, _ Event, f CapLifted) { p.Uncapped = f.On }),
	}
}
