package club

// LanguageChosen: the person is written to in a language from now on. Noticed says that they did not ask for it: their first letter with words of
// one language only was in it.
type LanguageChosen struct {
	Language string `json:"language"` // its tag, "de"
	Noticed  bool   `json:"noticed,omitempty"`
}

func (LanguageChosen) fact() {}

func languageFacts() []factRow {
	return []factRow{fact("language", func(p *Person, _ Event, f LanguageChosen) { p.Language = f.Language })}
}
