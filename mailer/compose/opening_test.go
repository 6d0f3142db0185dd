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
		make           func(testing.TB) compose.Letter
		button, behind string
	}{
		"composer":   {withComposer, "Play your turn on a board", "Captured:"},
		"invitation": {invitation, ">accept</a>", "Each player has"},
		"offer":      {drawOffer, ">draw yes</a>", "Reply with one"},
		"refused":    {refusedTurn, "", "Actions 1"},
	} {
		l := c.make(t)
		page := htmlOf(t, &l)
		board, button, behind := strings.Index(page, "<table role=\"img\""), strings.Index(page, c.button), strings.Index(page, c.behind)
		if board < 0 || behind < board || c.button != "" && (button < board || behind < button) {
			t.Errorf("%s: the board at %d, the button at %d, what follows at %d:\n%s", name, board, button, behind, page)
		}
		if n := strings.Count(page[:max(board, 0)], "<p "); n > 2 { // the sentences and the title
			t.Errorf("%s: %d paragraphs before the board", name, n)
		}
		if c.button != "" && strings.Count(page, c.button) != 1 {
			t.Errorf("%s: the button stands %d times", name, strings.Count(page, c.button))
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
	_, page, _ := strings.Cut(string(e.Data), "<!DOCTYPE html>")
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
