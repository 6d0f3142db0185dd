package web_test

import (
	"fmt"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/rules/presets"
	"pbem/web"
	"pbem/web/composer"
)

// composerSite is a site without games, of a service that has a mail address, with presets of the host's own.
func composerSite(t *testing.T, own ...*presets.Preset) *web.Pages {
	t.Helper()
	pages, err := web.Open(web.Site{Name: "Club", Address: "games+play@example.org", Presets: own})
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// tab is the composer in a browser.
type tab struct{ *webtest.Browser }

// openTab opens the site in a browser, on a phone.
func openTab(t *testing.T, pages *web.Pages) tab {
	t.Helper()
	d := tab{webtest.Open(t, pages)}
	d.Size(390, 844)
	return d
}

// open follows a link, and waits until the board or a sentence is there.
func (d tab) open(s composer.Start) { d.follow(s.Fragment()) }

func (d tab) follow(fragment string) {
	d.Visit("compose.html#" + fragment)
	d.settled()
}

func (d tab) settled() {
	d.Wait(`document.getElementById("waiting").hidden && ["table", "trouble", "chooser"].some(id => !document.getElementById(id).hidden)`)
}

// do taps squares, and clicks on what else is named in brackets: a choice or a button by its words.
func (d tab) do(steps ...string) {
	for _, step := range steps {
		if step[0] != '[' {
			d.Eval(`document.querySelector(".view.far") && document.getElementById("larger").click()`, nil) // for squares that no finger hits
			d.Click(fmt.Sprintf(`[data-at="%s"]`, step))
			continue
		}
		d.Eval(fmt.Sprintf(`document.querySelectorAll("#table button").forEach(b => b.toggleAttribute("data-named", b.textContent === %q))`, step[1:len(step)-1]), nil)
		d.Click("[data-named]")
	}
}

func (d tab) turn() string { return d.Text("#turn") }
