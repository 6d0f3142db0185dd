package web_test

import (
	"net/url"
	"path"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// TestLinks: every link of every written page, in all languages, leads to a file of the site, and every anchor to an element.
func TestLinks(t *testing.T) {
	t.Parallel()
	names, text := written(t, pages(t, inAll(t, site(t, oneOfEach(t, 3)...))))
	anchors := map[string][]string{}
	links := map[string][]string{}
	for _, name := range names {
		if strings.HasSuffix(name, ".html") {
			anchors[name], links[name] = linksOf(t, text[name])
		}
	}
	checked, reached := 0, map[string]bool{}
	for _, name := range names {
		for _, link := range links[name] {
			u, err := url.Parse(link)
			if err != nil || strings.HasPrefix(link, "/") {
				t.Errorf("%s: the link %q, %v", name, link, err)
				continue
			}
			if u.IsAbs() {
				continue
			}
			target := name
			if u.Path != "" {
				target = path.Join(path.Dir(name), u.Path)
			}
			checked++
			reached[target] = true
			if !slices.Contains(names, target) {
				t.Errorf("%s: %q leads nowhere", name, link)
			}
			if u.Fragment != "" && path.Base(target) != "compose.html" && !slices.Contains(anchors[target], u.Fragment) {
				t.Errorf("%s: %q leads to no place on the page", name, link)
			}
		}
	}
	if checked < 1000 {
		t.Errorf("only %d links were looked at", checked)
	}
	for _, name := range names { // scripts load what no link leads to
		loaded := strings.HasPrefix(name, "static/") || strings.HasSuffix(name, ".preset") || strings.HasSuffix(name, ".md")
		if !reached[name] && !loaded && !slices.Contains([]string{"offline.js", "games.js", "de/games.js", "pbem.js", "robots.txt"}, name) {
			t.Errorf("no link leads to %s", name)
		}
	}
}

func linksOf(t *testing.T, body string) (anchors, links []string) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for n := range root.Descendants() {
		for _, a := range n.Attr {
			switch {
			case a.Key == "id":
				if slices.Contains(anchors, a.Val) {
					t.Errorf("two elements have the id %s", a.Val)
				}
				anchors = append(anchors, a.Val)
			case a.Key == "href" && n.Data != "use", a.Key == "src", a.Key == "action":
				links = append(links, a.Val)
			}
		}
	}
	return anchors, links
}
