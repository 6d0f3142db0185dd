package club

// StrictChosen: every turn of the person's is asked back before it is played, or is not any more.
type StrictChosen struct {
	On bool `json:"on"`
}

func (StrictChosen) fact() {}

func strictFacts() []factRow {
	return []factRow{fact("strict", func(p *Person, _ Event, f StrictChosen) { p.Strict = f.On })}
}
