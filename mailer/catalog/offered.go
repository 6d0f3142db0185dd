package catalog

import (
	"fmt"
	"strings"

	"pbem/mailer/tongue"
)

// Offered is a language that players are offered, with its own name: "Deutsch".
type Offered struct {
	*Language
	Name string
}

// Languages are those that players are offered. They do not change and are safe for concurrent use.
type Languages []Offered

// Offer returns the languages that the program offers: those that stand in the file beside their folders. The error is as that of Load.
func Offer() (Languages, error) {
	text, err := files.ReadFile("languages")
	if err != nil {
		return nil, fmt.Errorf("languages: %w", err)
	}
	var list Languages
	for line := range strings.Lines(string(text)) {
		tag, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		if tag == "" || strings.HasPrefix(tag, "#") {
			continue
		}
		l, err := Load(tag)
		if err != nil {
			return nil, err
		}
		here := *l
		if len(list) > 0 {
			here.folder = tag + "/"
		}
		list = append(list, Offered{&here, strings.TrimSpace(name)})
	}
	return list, nil
}

// Tongues are the spellings of commands of all of them but English.
func (list Languages) Tongues() (all []*tongue.Tongue) {
	for _, l := range list {
		if t := l.Tongue(); t != nil {
			all = append(all, t)
		}
	}
	return all
}

// Find returns a language by its tag; ok is false where it is not offered.
func (list Languages) Find(tag string) (found Offered, ok bool) {
	for _, l := range list {
		if l.Tag() == tag {
			return l, true
		}
	}
	return Offered{}, false
}

// Named finds a language by what somebody calls it: its tag ("de", "de-AT"), its own name, or its name in one of the languages offered (the
// message "language-de").
func (list Languages) Named(words string) (found Offered, ok bool) {
	words = strings.ToLower(strings.TrimSpace(words))
	for _, l := range list {
		main, _, _ := strings.Cut(strings.ReplaceAll(words, "_", "-"), "-")
		if main == l.Tag() || words == strings.ToLower(l.Name) {
			return l, true
		}
		for _, in := range list {
			if strings.EqualFold(in.named(l.Tag()), words) {
				return l, true
			}
		}
	}
	return Offered{}, false
}

// named is the name of a language in this one; its tag where it has none.
func (l *Language) named(tag string) string {
	if l.entries["language-"+tag] == nil {
		return tag
	}
	return l.Tell("language-" + tag)
}
