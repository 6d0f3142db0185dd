package web_test

import (
	"net/http"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/web"
)

// TestAlone: a page of one board looks like all pages, in every language, light and dark, asks for nothing, and says a title as it stands.
func TestAlone(t *testing.T) {
	t.Parallel()
	all, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	game := builtin(t, "cosmic").Game
	for _, l := range all {
		d := diagram.New(game.Start(), game.Vocabulary(), diagram.Options{}).In(l.Say)
		text, err := web.Alone(d, "Ada & <b>Bo</b>", l.Language)
		if err != nil {
			t.Fatal(err)
		}
		for _, elsewhere := range []string{"<script", `href="h`, `href="s`, "src=", "url("} {
			if strings.Contains(string(text), elsewhere) {
				t.Errorf("%s: the page has %s", l.Tag(), elsewhere)
			}
		}
		b := webtest.Open(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Write(text)
		}))
		for _, dark := range []bool{false, true} {
			b.Size(phoneWidth, phoneHeight)
			b.Dark(dark)
			b.Visit("board.html")
			b.Wait(`document.querySelector("h1").textContent === "Ada & <b>Bo</b>" && getComputedStyle(document.body).maxWidth === "1132px" && document.documentElement.scrollWidth <= innerWidth`)
			b.Wait(`document.querySelector(".figure svg").getBoundingClientRect().width > 300`)
			b.Axe()
		}
	}
}
