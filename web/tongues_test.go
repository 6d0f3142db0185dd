package web_test

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/web"
)

// inAll is a site in all languages that are offered.
func inAll(t testing.TB, s web.Site) web.Site {
	t.Helper()
	var err error
	if s.Languages, err = catalog.Offer(); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestBesideEachOther: every page is there in every language; each leads to the same page in the others, and says which language it is in.
func TestBesideEachOther(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, clubSite(t, 4)))
	for path, german := range map[string]string{
		"index.html": "Partien", "game/1/index.html": "Alle Züge", "players/index.html": "Spieler", "presets/cosmic.html": "Cosmic", "ratings.html": "Wertungen",
		"tournaments/index.html": "Turniere", "seeks.html": "Gesuche", "play.html": "beobachten", "rules/index.html": "Regeln", "help/new.html": "neu", "compose.html": "Zug", "tree/cosmic/index.html": "Cosmic",
	} {
		up := strings.Repeat("../", strings.Count(path, "/"))
		has(t, p, "/"+path, `<html lang="en">`, `href="`+up+"de/"+path+`" hreflang="de" lang="de">Deutsch</a>`,
			`<link rel="alternate" hreflang="de" href="https://games.example.org/de/`+path+`">`, `<link rel="alternate" hreflang="x-default" href="https://games.example.org/`+path+`">`)
		has(t, p, "/de/"+path, `<html lang="de">`, german, `href="../`+up+path+`" hreflang="en" lang="en">English</a>`,
			`<link rel="alternate" hreflang="en" href="https://games.example.org/`+path+`">`, `href="../`+up+static(t, p, "site.css")[1:]+`"`)
	}
	has(t, p, "/de/seeks.html", "nehmen 7", "gewertet; für Wertungen von 1400 bis 1800", "3 Tage je Zug")
	has(t, p, "/de/tournaments/index.html", "mitspielen Spring &amp; Cup", "Schweizer System, 5 Runden; 3 Tage je Zug", "jeder gegen jeden; 4 Spieler", "2 von 8 dabei", "<bdi>Ada</bdi>, <bdi>Bo</bdi>; es beginnt")
	has(t, p, "/seeks.html", "take 7", "rated; for ratings from 1400 to 1800")
	has(t, p, "/de/games/index.html?player=ada", `href="../../games/index.html?player=ada" hreflang="en"`)
	has(t, p, "/de/game/1/index.html?turn=1", `href="../../../game/1/index.html?turn=1" hreflang="en"`)
}

// TestNoTwins: what has no words in it is there once, and pages of every language lead there.
func TestNoTwins(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, site(t, play(t, builtin(t, "cosmic"), 1, 3))))
	for _, path := range []string{static(t, p, "site.css")[1:], "pbem.js", "presets/cosmic.svg", "presets/cosmic.yaml", "game/1/001.pbem", "robots.txt", "offline.js"} {
		if status := get(t, p, "/"+path).Code; status != 200 {
			t.Errorf("/%s is %d", path, status)
		}
		if status := get(t, p, "/de/"+path).Code; status != 404 {
			t.Errorf("/de/%s is %d", path, status)
		}
	}
	has(t, p, "/de/game/1/index.html", `href="../../../game/1/001.pbem"`)
	has(t, p, "/de/presets/cosmic.html", `href="../../presets/cosmic.yaml"`)
	if missing := get(t, p, "/de/nothing.html"); missing.Code != 404 || !strings.Contains(missing.Body.String(), `<html lang="de">`) || !strings.Contains(missing.Body.String(), `href="../index.html" hreflang="en"`) {
		t.Errorf("what is missing is\n%s", missing.Body)
	}
	if to := get(t, p, "/de").Header().Get("Location"); to != "de/" {
		t.Errorf("the folder without a slash leads to %q", to)
	}
}

// TestWished: only the bare first page asks what language a browser wishes for, and a language that is chosen on a page stays.
func TestWished(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, site(t)))
	for _, c := range []struct{ path, wish, to string }{
		{"/", "", ""}, {"/", "de-AT,de;q=0.9,en;q=0.8", "de/"}, {"/", "en-GB,en;q=0.9,de;q=0.8", ""}, {"/", "fr,de;q=0.5,en;q=0.4", "de/"}, {"/", "fr", ""}, {"/", "*", ""},
		{"/", "de;q=0, en", ""}, {"/", "rubbish;;;", ""}, {"/", strings.Repeat("de,", 1000), ""},
		{"/index.html", "de", ""}, {"/?player=ada", "de", ""}, {"/rules/index.html", "de", ""},
	} {
		r := httptest.NewRequest("GET", c.path, nil)
		r.Header.Set("Accept-Language", c.wish)
		w := httptest.NewRecorder()
		p.ServeHTTP(w, r)
		if to := w.Header().Get("Location"); to != c.to || (to != "") != (w.Code == 302) {
			t.Errorf("%s, wished for in %q: %d, to %q; want %q", c.path, c.wish, w.Code, to, c.to)
		}
		if asks := strings.Contains(strings.Join(w.Header().Values("Vary"), ","), "Accept-Language"); asks != (c.path == "/") {
			t.Errorf("%s varies by %q", c.path, w.Header().Values("Vary"))
		}
	}
}

// TestFeedsInGerman: feeds speak the language of their pages, and lead there.
func TestFeedsInGerman(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, clubSite(t, 4)))
	for path, want := range map[string][]string{
		"/de/feed.atom":  {`xml:lang="de"`, "<id>https://games.example.org/de/</id>", "https://games.example.org/de/game/", "Aufgabe."},
		"/de/seeks.atom": {`href="https://games.example.org/de/seeks.html`, "gewertet; für Wertungen von 1400 bis 1800"},
		"/de/play.atom":  {"https://games.example.org/de/game/"}, "/de/tournaments/index.atom": {"jeder gegen jeden; 3 Tage je Zug; 30 Tage je Runde"},
		"/feed.atom": {`xml:lang="en"`, "<id>https://games.example.org/</id>"},
	} {
		has(t, p, path, want...)
	}
}

// TestGermanSaysNoEnglish: on the pages in German no message of the English catalogue stands as it is there.
func TestGermanSaysNoEnglish(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, clubSite(t, 4)))
	tag := regexp.MustCompile(`(?s)<script.*?</script>|<svg.*?</svg>|<code.*?</code>|<bdi.*?</bdi>|<[^>]*>`)
	for _, path := range []string{"index.html", "game/1/index.html", "players/index.html", "presets/index.html", "presets/chesimals-2.html", "ratings.html", "tournaments/index.html", "seeks.html", "play.html", "rules/index.html", "compose.html"} {
		words := " " + strings.Join(strings.Fields(tag.ReplaceAllString(has(t, p, "/de/"+path), " ")), " ") + " "
		for _, english := range []string{" the ", " of ", " and ", " game ", " games ", " turn ", " is ", " with ", " this ", " time ", " rated ", " players "} {
			if at := strings.Index(words, english); at >= 0 {
				t.Errorf("%s says %q", path, words[max(0, at-60):min(len(words), at+60)])
			}
		}
	}
}
