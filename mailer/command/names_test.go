package command_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/presets"
)

// TestEveryNameInEveryLanguage: in each preset every AMP and unit is understood by each of its spellings in each language, also as our letters
// call it.
func TestEveryNameInEveryLanguage(t *testing.T) {
	t.Parallel()
	languages, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range languages {
		if l.Tongue() == nil {
			continue
		}
		spelt := map[string][]string{}
		for _, group := range []string{"colours", "units"} {
			for _, m := range l.Tongue().Meanings(group) {
				spelt[strings.ToLower(m.English)] = append(spelt[strings.ToLower(m.English)], m.Own...)
			}
		}
		for _, s := range presets.Names() {
			v := gameOf(t, s.Name).Vocabulary()
			table := &command.Table{Vocabulary: v}
			ctx := command.Context{Game: 1, Tongues: tongues(t), Language: l.Tag(), Tables: func(int) *command.Table { return table }}
			read := func(words, want string) {
				t.Helper()
				if list := command.Parse(words, "", ctx); len(list) != 1 || list[0].Kind != command.Turn || !list[0].Problem.Empty() || !strings.EqualFold(list[0].Text, want) {
					t.Errorf("%s, %s: %q is not %q but %+v", s.Name, l.Tag(), words, want, list)
				}
			}
			for _, g := range v.Groups {
				names := spelt[g.Name]
				if len(names) == 0 {
					t.Errorf("%s: %s has no word for %s", s.Name, l.Tag(), g.Name)
				}
				for _, name := range names {
					read(name+": a1-a2", g.Name+": a1-a2")
					read(strings.ToUpper(name)+": a1-a2", g.Name+": a1-a2")
				}
			}
			for _, u := range v.Units {
				names := spelt[strings.ToLower(u.Name)]
				if shown := l.Tell("unit-" + strings.ToLower(u.Name)); !slices.Contains(names, shown) {
					t.Errorf("%s, %s: letters call %s %q, and turns don't: %q", s.Name, l.Tag(), u.Name, shown, names)
				}
				for _, name := range names {
					read(name+" a1-a2", u.Name+" a1-a2")
				}
			}
		}
	}
}
