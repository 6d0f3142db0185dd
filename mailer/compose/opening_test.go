package compose_test

import (
	"bytes"
	"encoding/base64"
	"image/png"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pbem/mailer/compose"
)

// TestOpening: in HTML the board comes behind the first sentences, and behind it the button that fits the moment, before all else that
// the letter says; with several boards everything stays in its place.
func TestOpening(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		make   func(testing.TB) compose.Letter
		button bool
	}{"composer": {withComposer, true}, "invitation": {invitation, true}, "offer": {drawOffer, true}, "refused": {refusedTurn, false}} {
		l := c.make(t)
		page := htmlOf(t, &l)
		before, board, _ := strings.Cut(page, "<table role=\"img\"")
		if n := strings.Count(before, "<p "); board == "" || n > 2 { // the sentences and the title
			t.Errorf("%s: %d paragraphs before the board:\n%s", name, n, page)
		}
		_, behind, _ := strings.Cut(board, "</table>\n")
		_, behind, _ = strings.Cut(behind, "</p>\n") // the legend
		if strings.HasPrefix(behind, "<p style=\"margin:14px 0\">\n<a ") != c.button {
			t.Errorf("%s: a button behind the board, want %t:\n%s", name, c.button, behind)
		}
		if n := strings.Count(page, "background:#2f5d50"); c.button && n != 1 {
			t.Errorf("%s: %d filled buttons", name, n)
		}
	}
	l := plain()
	l.Body = append(l.Body, boards(t, 2)...)
	l.Body = append(l.Body, compose.Links{{Label: said("yes"), To: "games@example.org", Fits: true}})
	if page := htmlOf(t, &l); strings.Index(page, ">yes<") < strings.LastIndex(page, "<table role=\"img\"") {
		t.Errorf("the button stands before the second board:\n%s", page)
	}
}

func htmlOf(t *testing.T, l *compose.Letter) string {
	t.Helper()
	e, err := l.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	_, page, _ := strings.Cut(strings.ReplaceAll(string(e.Data), "\r\n", "\n"), "<!DOCTYPE html>")
	return page
}

// TestSharp: a picture has twice as many pixels as it is shown with, where that is not too much for a letter.
func TestSharp(t *testing.T) {
	t.Parallel()
	for n, times := range map[int]int{1: 2, 3: 1} {
		l := plain()
		l.Pictures, l.Body = "board", append(l.Body, boards(t, n)...)
		e, err := l.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		shown := regexp.MustCompile(`width=3D"(\d+)"|width="(\d+)" height="\d+" style="max`).FindSubmatch(e.Data)
		data := regexp.MustCompile(`filename=\S+\.png\r\n\r\n((?:[A-Za-z0-9+/=]+\r\n)+)`).FindSubmatch(e.Data)
		if shown == nil || data == nil {
			t.Fatalf("no picture in\n%s", e.Data[:2000])
		}
		coded := base64.NewDecoder(base64.StdEncoding, bytes.NewReader(bytes.ReplaceAll(data[1], []byte("\r\n"), nil)))
		p, err := png.DecodeConfig(coded)
		if err != nil {
			t.Fatal(err)
		}
		if width, _ := strconv.Atoi(string(append(shown[1], shown[2]...))); p.Width != times*width || width == 0 {
			t.Errorf("%d boards: %d pixels are shown as %d", n, p.Width, width)
		}
	}
}
