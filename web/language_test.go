package web_test

import (
	"html"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation/record"
)

// TestNothingBypassesTheCatalogue: in a language whose every text is marked and longer, all words of a page are marked, but for
// names, words of records and presets, and the manual.
func TestNothingBypassesTheCatalogue(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	s := site(t, play(t, builtin(t, "chesimals-0.1"), 1, 3), play(t, builtin(t, "lifeform-open"), 2, 3),
		record.New(header(cosmic, 3, "Ada", "Bo"), cosmic.Game.Start().String(), play(t, cosmic, 3, 3).Turns, "", ""))
	put(t, dirOf(s), "server.pub", keysLine())
	put(t, dirOf(s), "004.pbem", strings.Replace(play(t, cosmic, 4, 4).String(), "1... ", "1... K", 1))
	put(t, dirOf(s), "005.pbem", numbered(t, cosmic, 5, "Ada", "p7", "Bo", "p9", func(h *record.Header) { h.Tournament, h.Round, h.From, h.Rated = "Casual", "2.3", "takeover 12", "yes" }).String())
	noted, notedRecord := noted(t, someNotes(t))
	put(t, dirOf(s), "006.pbem", notedRecord.String())
	lines, err := os.ReadFile(filepath.Join(dirOf(noted), "001.notes"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, dirOf(s), "006.notes", string(lines))
	s.Languages = catalog.Languages{{Language: catalog.English().Map(func(text string) string { return "⟪" + text + strings.Repeat("~", len(text)*2/5) + "⟫" })}}
	p, data := pages(t, s), dataWords(t)
	for _, path := range []string{
		"/index.html", "/games/index.html?player=nobody", "/nothing", "/players/index.html", "/players/ada-99a563ab2f.html", "/presets/index.html", "/compose.html",
		"/game/1/index.html", "/game/1/index.html?turn=2", "/game/1/index.html?turn=0-black", "/game/2/index.html?turn=0", "/game/3/index.html", "/game/4/index.html", "/game/5/index.html", "/game/6/index.html", "/feed.atom", "/tree/cosmic/index.html", "/tree/chesimals-0.1/index.html", "/games/index.html?cause=resigned", firstPlayerPath(t, p, "Ada"),
	} {
		for _, word := range unmarked(get(t, p, path).Body.String()) {
			if !data[word] {
				t.Errorf("%s says %q, which is not from the catalogue", path, word)
			}
		}
	}
}

// dataWords are those of names, of presets and their units, and of links.
func dataWords(t *testing.T) map[string]bool {
	t.Helper()
	texts := []string{"games.example.org games@example.org https://games.example.org/ Ada Bo Chloë Ünal Dmitri Casual game help text html self alternate atom feed xml pbem index server.pub KPe A quiet game. I had not seen the fork."}
	for _, p := range all(t) {
		texts = append(texts, p.Name, p.Title, p.About)
		for _, u := range p.Game.Vocabulary().Units {
			texts = append(texts, u.Name)
		}
		for _, g := range p.Game.Vocabulary().Groups {
			texts = append(texts, g.Name)
		}
	}
	words := map[string]bool{}
	for _, word := range longWords(strings.Join(texts, " ")) {
		words[word] = true
	}
	return words
}

// longWords lists the words of three letters and more, without those that hold digits: turns and hashes.
func longWords(text string) []string {
	list := regexp.MustCompile(`[\pL\d]{3,}`).FindAllString(text, -1)
	return slices.DeleteFunc(list, func(word string) bool { return strings.ContainsAny(word, "0123456789") })
}

// unmarked lists the words of a page outside marks; those in its attributes that people hear or see, too.
func unmarked(page string) []string {
	page = regexp.MustCompile(`(?s)<script.*?</script>|<pre.*?</pre>|<code.*?</code>|<bdi.*?</bdi>|<time.*?</time>`).ReplaceAllString(page, " ")
	page = regexp.MustCompile(`(?:aria-label|title|data-stopped|data-pause|data-where|data-label)="([^"]*)"`).ReplaceAllString(page, ">$1<")
	page = regexp.MustCompile(`⟪[^⟪⟫]*⟫`).ReplaceAllString(page, " ")
	page = regexp.MustCompile(`<[^>]*>`).ReplaceAllString(page, " ")
	return longWords(html.UnescapeString(page))
}
