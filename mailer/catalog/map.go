package catalog

// Map returns the language with every text that stands in its messages changed, and nothing else: a pseudo-language, which shows
// what does not come from the catalogue.
func (l *Language) Map(change func(string) string) *Language {
	mapped := &Language{tag: l.tag, messages: make(map[string]*message, len(l.messages))}
	for key, m := range l.messages {
		forms := make(map[string]pattern, len(m.forms))
		for name, p := range m.forms {
			forms[name] = p.mapped(change)
		}
		mapped.messages[key] = &message{room: m.room, pattern: m.pattern.mapped(change), forms: forms}
	}
	return mapped
}

func (p pattern) mapped(change func(string) string) pattern {
	q := make(pattern, len(p))
	for i, e := range p {
		if e.text != "" {
			e.text = change(e.text)
		}
		if e.choice != nil {
			c := choice{arg: e.choice.arg, other: e.choice.other.mapped(change)}
			for _, v := range e.choice.variants {
				c.variants = append(c.variants, variant{v.key, v.pattern.mapped(change)})
			}
			e.choice = &c
		}
		q[i] = e
	}
	return q
}
