package catalog

import "slices"

// elsewhere are the files of which the composer says nothing, compiled or as a script. All others go to its page: those of the
// engines, also of a game that was added.
func elsewhere() []string {
	return []string{
		"admin", "ahead", "answers", "asked-back", "bench", "calendar", "calls", "cli", "club", "command", "crosstable", "digest", "display", "event", "eventfile", "facts",
		"files", "forget", "host", "inspect", "inventor", "judge", "lesson-amoeba", "lesson-chesimals", "lesson-cosmic",
		"lesson-lifeform", "letter", "listing", "log", "match", "measure", "moments", "mime", "notation", "notebook", "offers", "pace", "pause", "picture",
		"ratings", "record", "referee", "rematch", "robot", "seek", "study", "timing", "tongue", "trace", "tutorial", "uncounted", "verify", "verifying",
		"watch", "web", "web-club", "web-front", "web-ratings", "wishes",
	}
}

// Page is a part of a catalogue for a page's script: web/static/phrases.js renders it as this package does. In JSON:
//
//	{"language":"en","messages":{"nothing-stands-on":["Nothing stands on ",{"arg":"square"},"."]}}
//
// A pattern is a list of texts and of {"arg":NAME}, perhaps with "form" or "capital", {"message":KEY} or
// {"choose":NAME,"variants":[[KEY,PATTERN]],"other":PATTERN}, both perhaps with "form"; a message with grammatical forms is {"plain":PATTERN,"forms":{NAME:PATTERN}}.
type Page struct {
	Language string         `json:"language"`
	Messages map[string]any `json:"messages"`
}

// Page returns messages with those that they put in.
func (m *messages) Page(keys ...string) Page {
	p := Page{m.Tag(), map[string]any{}}
	for _, key := range keys {
		m.want(p.Messages, key)
	}
	return p
}

// ComposerPage returns what the engines and the composer say.
func (m *messages) ComposerPage() Page {
	return m.Page(slices.DeleteFunc(m.Keys(), func(key string) bool { return slices.Contains(elsewhere(), m.entries[key].room) })...)
}

// want takes a message with those that it puts in.
func (l *messages) want(wanted map[string]any, key string) {
	m := l.message(key)
	if m == nil || wanted[key] != nil {
		return
	}
	wanted[key] = m.data()
	for _, other := range m.references() {
		l.want(wanted, other)
	}
}

func (m *message) data() any {
	if len(m.forms) == 0 {
		return m.pattern.data()
	}
	forms := make(map[string]any, len(m.forms))
	for name, p := range m.forms {
		forms[name] = p.data()
	}
	return map[string]any{"plain": m.pattern.data(), "forms": forms}
}

func (p pattern) data() []any {
	list := make([]any, len(p))
	for i, e := range p {
		list[i] = e.data()
	}
	return list
}

func (e element) data() any {
	switch {
	case e.choice != nil:
		variants := make([][2]any, len(e.choice.variants))
		for i, v := range e.choice.variants {
			variants[i] = [2]any{v.key, v.pattern.data()}
		}
		return withForm(map[string]any{"choose": e.choice.arg, "variants": variants, "other": e.choice.other.data()}, e.choice.form)
	case e.message != "":
		return withForm(map[string]any{"message": e.message}, e.form)
	case e.arg == "":
		return e.text
	}
	hole := withForm(map[string]any{"arg": e.arg}, e.form)
	if e.capital {
		hole["capital"] = true
	}
	return hole
}

// withForm notes the grammatical form that is asked for, if one is.
func withForm(piece map[string]any, form string) map[string]any {
	if form != "" {
		piece["form"] = form
	}
	return piece
}

// references lists the messages that a message puts in, in its forms and choices, too.
func (m *message) references() []string {
	var keys []string
	each := func(e element) {
		if e.message != "" {
			keys = append(keys, e.message)
		}
	}
	m.pattern.each(each)
	for _, p := range m.forms {
		p.each(each)
	}
	return keys
}

// each visits the elements of a pattern, also those within choices.
func (p pattern) each(visit func(element)) {
	for _, e := range p {
		visit(e)
		if e.choice == nil {
			continue
		}
		e.choice.other.each(visit)
		for _, v := range e.choice.variants {
			v.pattern.each(visit)
		}
	}
}
