package web_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestProof: what the page of a game says about its record.
func TestProof(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	good := func() *record.Record { return play(t, cosmic, 1, 4) }
	tests := []struct {
		name   string
		record func() string
		words  []string
	}{
		{"all is well", func() string { return good().String() },
			[]string{"Verified.", "4 turns replayed", "unbroken up to #" + good().ResultHash, "by key 139e3940e64b5491", "The players or the clock decided the result, 0-1 (resigned)"}},
		{"a turn was changed", func() string { return strings.Replace(good().String(), "1... ", "1... K", 1) },
			[]string{"Not verified.", "Turn 2: "}},
		{"a hash was changed", func() string { r := good(); r.Turns[2].Hash = strings.Repeat("0", 32); return r.String() },
			[]string{"Not verified.", "Turn 3: the hash"}},
		{"another hand signed it", func() string {
			r := good()
			return strings.Replace(r.String(), "139e3940e64b5491", "0000000000000000", 1)
		},
			[]string{"Replayed:", "The signature fits no key of this service"}},
		{"changed after it was signed", func() string { return strings.Replace(good().String(), "[Black \"", "[Black \"not ", 1) },
			[]string{"Not verified.", "The signature is wrong"}},
		{"a stranger signed it", func() string { r := good(); _ = r.Sign(strangersKey()); return r.String() },
			[]string{"Replayed:", "every turn is legal. The signature fits no key of this service."}},
		{"nobody signed it", func() string { r := good(); r.Signature = ""; return r.Public().String() },
			[]string{"Replayed:", "every turn is legal. The record isn't signed."}},
		{"typed by hand, and ended by hand", func() string { return "[Variant \"cosmic\"]\n\n1. Nc1-e2\n0-1\n" },
			[]string{"Replayed:", "The players or the clock decided the result, 0-1.<"}},
		{"a copy without addresses, of a signed record", func() string {
			r := good()
			r.Tags = named(r.Tags, "Ada <ada@example.org>")
			_ = r.Sign(key())
			return r.String()
		},
			[]string{"Replayed:", "The signature belongs to a hidden copy with mail addresses", "and the signature."}},
		{"a copy without addresses, of a record that nobody signed", func() string {
			r := good().Public()
			r.Tags = named(r.Tags, "Ada <ada@example.org>")
			return r.String()
		},
			[]string{"Replayed:", "every turn is legal. The record isn't signed.", "a copy without addresses and the players' words."}},
		{"typed by hand", func() string { return "[Variant \"cosmic\"]\n\n1. Nc1-e2\n*\n" },
			[]string{"In order so far;", "no hashes", "doesn't say which rules"}},
		{"signed", func() string { return second(cosmic, good().Turns, rules.BlackWins, "resigned", "") },
			[]string{"Verified.", "4 turns replayed", "Black won", "The players or the clock decided the result, 0-1 (resigned)"}},
		{"void", func() string { return second(cosmic, good().Turns, rules.Ongoing, "void", "void Bo was two") },
			[]string{"Verified.", "Void", "void: Bo was two"}},
		{"both have lost", func() string { return second(cosmic, good().Turns, record.BothLost, "adjudicated", "0-0 both slept") },
			[]string{"Verified.", "Both lost", "adjudicated by the host: both slept"}},
		{"over before the first turn", func() string { return second(cosmic, nil, rules.WhiteWins, "resigned", "") },
			[]string{"Verified.", "0 turns replayed", "White won"}},
		{"not yet over", func() string {
			r := good()
			return record.New(header(cosmic, 1, "Ada", "Bo"), cosmic.Game.Start().String(), r.Turns, "", "").String()
		}, []string{"In order so far;", "we sign it when the game is over.", "In play"}},
	}
	for _, test := range tests {
		s := site(t)
		put(t, dirOf(s), "001.pbem", test.record())
		body := has(t, pages(t, s), "/game/1/index.html")
		for _, word := range test.words {
			if !strings.Contains(strings.ReplaceAll(body, "&#39;", "'"), word) {
				t.Errorf("%s: the page does not say %q: %s", test.name, word, section(body, `id="record"`))
			}
		}
		if green := strings.Contains(body, `class="note right"`); green != (test.words[0] == "Verified.") {
			t.Errorf("%s: it is shown as verified: %v", test.name, green)
		}
	}
}

// second is a signed record.
func second(p *presets.Preset, turns []record.Turn, result rules.Result, why, adjudicated string) string {
	h := header(p, 1, "Ada", "Bo")
	h.Judged, h.Revision, h.Adjudicated, h.Ended = p.Judged(), 1, adjudicated, today()
	r := record.New(h, p.Game.Start().String(), turns, result, why)
	_ = r.Sign(key())
	return r.String()
}

// named names another White.
func named(tags []record.Tag, white string) []record.Tag {
	tags = slices.Clone(tags)
	for i := range tags {
		if tags[i].Name == "White" {
			tags[i].Value = white
		}
	}
	return tags
}

func section(body, from string) string {
	_, rest, _ := strings.Cut(body, from)
	words, _, _ := strings.Cut(rest, "</section>")
	return words
}

// TestUnknownRules: the turns of a game can be read, even if nobody knows its rules any more.
func TestUnknownRules(t *testing.T) {
	t.Parallel()
	s := site(t, play(t, builtin(t, "cosmic"), 1, 4))
	s.Rules = func(*record.Record) (*presets.Preset, error) { return nil, errors.New("nobody knows these rules") }
	p := pages(t, s)
	has(t, p, "/game/1/index.html?turn=2", "Nobody knows these rules.", `<p class="move">`)
	has(t, p, "/game/1/index.html?turn=0", "Nobody knows these rules.")
	has(t, p, "/game/1/index.html", "Not verified.", "001.pbem")
	if w := get(t, p, "/game/1/001.json"); w.Code != 404 {
		t.Errorf("positions of unknown rules: status %d", w.Code)
	}
}

// TestSecondFromPosition: the boards of a record begin with the position that it says.
func TestSecondFromPosition(t *testing.T) {
	t.Parallel()
	s, cosmic := site(t), builtin(t, "cosmic")
	h := header(cosmic, 1, "Ada", "Bo")
	h.Judged, h.From = cosmic.Judged(), "position"
	put(t, dirOf(s), "001.pbem", record.New(h, "3nrk/3pnr/4pn/NP4/RNP3/KRN3 b", []record.Turn{{Text: "Nd6-b5"}}, "", "").String())
	body := has(t, pages(t, s), "/game/1/index.html?turn=1", `class="board"`)
	if strings.Contains(body, "replay this record") {
		t.Errorf("it cannot be replayed: %s", section(body, `id="record"`))
	}
}

// TestReplayStops: a record with an illegal turn shows boards as far as it is right, and the words of the rest.
func TestReplayStops(t *testing.T) {
	t.Parallel()
	s := site(t)
	put(t, dirOf(s), "001.pbem", "[Variant \"cosmic\"]\n\n1. Nc1-e2\n1... Nc6-a1\n2. Ka1-b2\n*\n")
	p := pages(t, s)
	if !strings.Contains(has(t, p, "/game/1/index.html?turn=1"), `class="board"`) {
		t.Error("there is no board after the turn that is right")
	}
	for _, path := range []string{"/game/1/index.html?turn=2", "/game/1/index.html?turn=3", "/game/1/index.html"} {
		if strings.Contains(has(t, p, path, "replay this record to its end"), `class="board"`) {
			t.Errorf("%s shows a board", path)
		}
	}
}
