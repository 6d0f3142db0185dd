package web_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/web/library"
)

// TestMoved: the addresses that turns once had lead to their game's page.
func TestMoved(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 4)))
	for path, want := range map[string]string{"4.html": "index.html?turn=4#4", "0-black.html": "index.html?turn=0-black#0-black"} {
		w := get(t, p, "/game/1/"+path)
		if got := w.Header().Get("Location"); w.Code != http.StatusMovedPermanently || got != want {
			t.Errorf("%s: status %d, to %q, want %q", path, w.Code, got, want)
		}
	}
}

// TestTaken: what a turn captured, and what each side has lost, stands on the page without scripts.
func TestTaken(t *testing.T) {
	t.Parallel()
	s := site(t)
	put(t, dirOf(s), "001.pbem", "[Variant \"cosmic\"]\n[Start \"5k/6/6/2p3/1P4/K5 w\"]\n\n1. Pb2xd4\n*\n")
	has(t, pages(t, s), "/game/1/index.html", "Captured: ", " on c3.", "Black has lost: ")
}

// TestNamesOfRecordsOfOthers: a folder of anybody's is shown whole, whatever its records are called and however deep they lie;
// private copies, hidden files and what an archive has laid aside are not, and what cannot be read is named.
func TestNamesOfRecordsOfOthers(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	s := site(t, play(t, cosmic, 1, 3))
	s.Archive, s.Deep = library.Folder{Dir: dirOf(s), Deep: true}, true
	for name, who := range map[string]string{
		"club/2024/Ada & Bo.pbem": "Deep", "final.pbem": "Named", "0003.pbem": "Zeroes", "private/002.pbem": "Secret", "club/private/x.pbem": "Secret", "club/records-private/y.pbem": "Secret",
		".hidden/y.pbem": "Secret", "club/.z.pbem": "Secret", "004.lost-1.pbem": "Secret",
	} {
		if err := os.MkdirAll(filepath.Join(dirOf(s), filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		put(t, dirOf(s), name, record.New(header(cosmic, 2, who, "Bo"), cosmic.Game.Start().String(), nil, "", "").String())
	}
	put(t, dirOf(s), "spoilt.pbem", "[White")
	p := pages(t, s)
	body := has(t, p, "/games/index.html", "4 games.", "Deep", "Named", "Zeroes", "One record is unreadable and left out: spoilt.pbem.")
	if strings.Contains(body, "Secret") {
		t.Error("what is not for everybody is listed")
	}
	_, rest, _ := strings.Cut(body, `href="../game/of-club-2024-ada-bo-`)
	address, _, _ := strings.Cut(rest, `"`)
	page := has(t, p, "/game/of-club-2024-ada-bo-"+address, "club/2024/Ada &amp; Bo")
	if !strings.Contains(page, `href="of-club-2024-ada-bo-`+strings.TrimSuffix(address, "/index.html")+`.pbem"`) {
		t.Error("its record cannot be had")
	}
}

// TestBrokenResult: a result is no heading where the record cannot be replayed.
func TestBrokenResult(t *testing.T) {
	t.Parallel()
	s := site(t)
	put(t, dirOf(s), "001.pbem", "[Variant \"cosmic\"]\n\n1. Ka1-f6\n1-0\n")
	if body := has(t, pages(t, s), "/game/1/index.html", "the record says: White won"); strings.Contains(body, "<strong>White won") {
		t.Error("a result that nobody can check is headed as one")
	}
}
