package service

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"pbem/games/archive/collection"
)

// lastTo is the plain text of the newest letter to somebody, without its lines of times and addresses.
func (h *house) lastTo(t *testing.T, who string) (text string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(h.dir, "out", "*.eml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		letter, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(letter), "X-Envelope-To: "+who+"\r\n") {
			_, text, _ = strings.Cut(string(letter), "\r\n\r\n")
		}
	}
	text, _, _ = strings.Cut(strings.ReplaceAll(text, "=\r\n", ""), "text/html")
	return regexp.MustCompile(`--pbem-\w+|\d+ \w+ 2026, \d\d:\d\d UTC|\d\d:\d\d`).ReplaceAllString(text, "")
}

// recordTo is the record that came with the newest letter to somebody that has one.
func (h *house) recordTo(t *testing.T, who string) (text string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(h.dir, "out", "*.eml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		letter, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(letter), "X-Envelope-To: "+who+"\r\n") {
			continue
		}
		for _, m := range collection.Enclosed(letter, "", collection.Most{Records: 1, Bytes: 1 << 20}).Members {
			text = string(m.Text)
		}
	}
	return text
}

// TestHeldEndsAreNobodysBusiness: while an end is held, whatever a third person asks is answered as if the game went on, also after a restart;
// the players are told that it is over. When both were told, everybody is.
func TestHeldEndsAreNobodysBusiness(t *testing.T) {
	t.Parallel()
	const cy, dee, ours = "cy@example.net", "dee@example.net", "It's game 1 exactly as I have it."
	h := newHosted(t)
	h.Daemon.Referee.AllFound = true
	h.follow(t, script{ada + ": new chesimals-0.1 vs " + bo + " as white rated time 3d", ada + ": yes", bo + ": accept", ada + ": white: Zd2-d3", bo + ": black: Fc8-b7", ada + ": white: Zd3-d4", bo + ": black: Fd7-c6",
		cy + ": name Cy", cy + ": yes", dee + ": name Dee", dee + ": yes", dee + ": watch 1", dee + ": yes"})
	asks := []string{"ratings chesimals-0.1", "ratings", "ratings Ada", "ratings Bo", "players", "players Ada", "study chesimals-0.1", "watching", "watch 1"}
	answers := func() (all []string) {
		for _, ask := range asks {
			h.follow(t, script{cy + ": " + ask})
			all = append(all, h.lastTo(t, cy))
		}
		return all
	}
	same := func(when string, want, got []string) {
		t.Helper()
		for i, ask := range asks {
			if want[i] != got[i] {
				t.Errorf("%s: %q is answered\n%s\nnot\n%s", when, ask, got[i], want[i])
			}
		}
	}
	answers()
	before := answers()
	relay := &picky{Courier: h.Daemon.Courier, refuses: []string{bo}}
	h.Daemon.Courier = relay
	h.follow(t, script{ada + ": 1: resign", ada + ": yes"})
	watched := h.told(t, dee, "resign")
	same("while it is held", before, answers())
	for _, late := range []string{"1: draw", "1: claim time", "1: white: Zd4-d5", "1: resign"} {
		h.follow(t, script{ada + ": " + late})
		if said := h.lastTo(t, ada); !strings.Contains(said, "over") {
			t.Errorf("%q is answered\n%s", late, said)
		}
	}
	ended := h.recordTo(t, ada)
	for who, knows := range map[string]bool{ada: true, cy: false, dee: false} {
		h.follow(t, script{who + ": verify\n\n" + ended})
		if said := strings.Join(strings.Fields(h.lastTo(t, who)), " "); strings.Contains(said, ours) != knows {
			t.Errorf("%s has the record verified: %s", who, said)
		}
	}
	h.reopen(t)
	h.Daemon.Referee.AllFound = true
	h.Daemon.Courier = &picky{Courier: h.Daemon.Courier, refuses: []string{bo}}
	h.round(t, 2*time.Hour)
	same("after a restart", before, answers())
	if strings.Contains(h.public(t), "\nend ") || watched > 0 || h.told(t, dee, "resign") > 0 {
		t.Error("the log or an observer's letter tells the end")
	}
	h.Daemon.Courier.(*picky).refuses = nil
	h.round(t, 2*time.Hour)
	h.round(t, time.Second)
	h.round(t, 5*time.Minute)
	h.follow(t, script{dee + ": verify\n\n" + ended})
	if said := strings.Join(strings.Fields(h.lastTo(t, dee)), " "); !strings.Contains(said, ours) {
		t.Errorf("in the end: %s", said)
	}
	changed := 0
	for i, now := range answers() {
		if now != before[i] {
			changed++
		}
	}
	if changed < 4 || h.told(t, dee, "resign") == 0 {
		t.Errorf("in the end %d answers differ; the observer reads\n%s", changed, h.lastTo(t, dee))
	}
}
