package docs_test

import (
	"strings"
	"testing"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// TestOrigins: whoever asks for the rules of a built-in preset is told who invented it, which page the rules are from, and under which licence
// that page is, in every language. Of a game that the table does not name, each is said once. A host's own game is nobody's invention that we know of.
func TestOrigins(t *testing.T) {
	languages, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	labels := map[string][3]string{"en": {"- Inventor: ", "- Source: ", "- Licence: "}, "de": {"- Erfinder: ", "- Quelle: ", "- Lizenz: "}}
	origins := map[string][3]string{ // by how a preset's name begins: inventor, source, licence
		"chesimals-2": {"Joe Joyce", "Chesimals 2 - game", "CC BY-SA 2.5"}, "chesimals": {"Joe Joyce", "Chesimals 0.1", ""}, "fusion": {"Joe Joyce", "Chesimal Fusion I", ""},
		"lifeform": {"Daniel Robert MacDuff", "Chess Variant Pages", ""}, "amoeba": {"Jim Aikin", "1997", "© 1997 Jim Aikin"}, "cosmic": {"BodhiL", "Looney Pyramid Games Wiki", ""},
	}
	for _, summary := range presets.Names() {
		name := summary.Name
		p, err := presets.Builtin(name, nil)
		if err != nil {
			t.Fatal(err)
		}
		family, _, _ := strings.Cut(name, "-")
		want, known := origins[name]
		if !known {
			want = origins[family]
		}
		for _, l := range languages {
			page := strings.Join(strings.Fields(docs.RulesOf(p, l.Language)), " ")
			for i, label := range labels[l.Tag()] {
				_, after, found := strings.Cut(page, label)
				fact, _, _ := strings.Cut(after, " - ")
				if i == 1 && name == "chesimals-2" {
					fact = after[:min(len(after), 80)]
				}
				if !found || strings.Count(page, label) != 1 || !strings.Contains(fact, want[i]) {
					t.Errorf("%s: %q is not %q once: %q", name, label, want[i], fact)
				}
			}
		}
	}
}
