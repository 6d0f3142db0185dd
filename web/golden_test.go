package web_test

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/notation/record"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestGolden: whole pages, small ones, without the drawings and their keys, which have goldens of their own.
func TestGolden(t *testing.T) {
	t.Parallel()
	amoeba, cosmic := builtin(t, "amoeba"), builtin(t, "cosmic")
	turns := play(t, cosmic, 4, 3).Turns
	open := record.New(header(cosmic, 2, "Ada", "?"), cosmic.Game.Start().String(), turns, "", "")
	s := site(t, play(t, amoeba, 1, 3), open, play(t, cosmic, 3, 2))
	put(t, dirOf(s), "002.notes", strings.ReplaceAll("2 # by Ada: Good luck, and have fun.\n2 # by Ada: <3\n", "#", "#"+open.Turns[1].Hash))
	p := pages(t, s)
	hashed := regexp.MustCompile(`(static/[a-z-]+)\.[0-9a-f]{12}`)
	drawing := regexp.MustCompile(`(?s)<svg[^>]*>.*?</svg>|<div class=key>.*?</div>`)
	for file, path := range map[string]string{
		"index": "/index.html", "found": "/games/index.html?preset=cosmic&player=ada&result=*", "game": "/game/1/index.html", "turn": "/game/2/index.html?turn=2",
		"start": "/game/2/index.html?turn=0", "players": "/players/index.html", "player": "/players/ada-99a563ab2f.html", "feed": "/feed.atom", "missing": "/nothing",
	} {
		got := drawing.ReplaceAllString(hashed.ReplaceAllString(withReel(t, get(t, p, path).Body.String()), "$1"), "<svg/>")
		file := filepath.Join("testdata", file+".golden")
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), got); diff != "" {
			t.Errorf("%s is not %s (-want +got)\n%s", path, file, diff)
		}
	}
}

// withReel shows what a page's reel holds, without its drawings.
func withReel(t *testing.T, body string) string {
	t.Helper()
	const begin, end = `<script type="application/json" id="reel">`, "</script>"
	head, rest, found := strings.Cut(body, begin)
	if !found {
		return body
	}
	letters, tail, _ := strings.Cut(rest, end)
	packed, err := base64.StdEncoding.DecodeString(strings.Trim(letters, `"`))
	if err != nil {
		t.Fatal(err)
	}
	r, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	drawn := regexp.MustCompile(`"drawn":"[^"\\]*(\\.[^"\\]*)*"`).ReplaceAll(text, []byte(`"drawn":"…"`))
	return head + begin + string(drawn) + end + tail
}
