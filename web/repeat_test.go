package web_test

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"fmt"
	"html"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web"
)

// TestRepeatEveryRecord: whatever the page says of a record, the command that it prints finds the same. No key of ours is
// offered where none can fit, and a finished record that nobody vouches for goes to standard input.
func TestRepeatEveryRecord(t *testing.T) {
	t.Parallel()
	own, s := ownPreset(t), site(t)
	s.Rules = rulesOf(own)
	local := "--rules " + strings.TrimPrefix(own.Hash, "sha256:") + ".yaml "
	tests := []struct {
		record        *record.Record
		says          string
		with, without string // the command beside a server.pub, and where there is none
	}{
		{play(t, own, 1, 4), "Verified.", "--key server.pub " + local + "001.pbem", local + "001.pbem"},
		{signedBy(t, play(t, own, 2, 4), nil), "Replayed:", local + "- < 002.pbem", local + "- < 002.pbem"},
		{signedBy(t, play(t, builtin(t, "cosmic"), 3, 4), nil), "Replayed:", "- < 003.pbem", "- < 003.pbem"},
		{signedBy(t, play(t, own, 4, 4), strangersKey()), "Replayed:", local + "- < 004.pbem", local + "- < 004.pbem"},
		{masked(t, own, 5, rules.BlackWins, key()), "Replayed:", local + "- < 005.pbem", local + "- < 005.pbem"},
		{masked(t, own, 6, rules.BlackWins, nil), "Replayed:", local + "- < 006.pbem", local + "- < 006.pbem"},
		{masked(t, own, 7, "", nil), "In order so far;", local + "007.pbem", local + "007.pbem"},
		{record.New(header(own, 8, "Ada", "Bo"), own.Game.Start().String(), play(t, own, 8, 3).Turns, "", ""), "In order so far;", "--key server.pub " + local + "008.pbem", local + "008.pbem"},
	}
	for i, test := range tests {
		put(t, dirOf(s), fmt.Sprintf("%03d.pbem", i+1), test.record.String())
	}
	p := pages(t, s)
	check := func(number int, says, want string) {
		t.Helper()
		has(t, p, fmt.Sprintf("/game/%d/index.html", number), says)
		if got := repeat(t, p, number); got != "pbem verify "+want {
			t.Errorf("game %d: the command is %q", number, got)
		}
	}
	for i, test := range tests {
		check(i+1, test.says, test.without)
	}
	put(t, dirOf(s), "server.pub", keysLine())
	for i, test := range tests {
		check(i+1, test.says, test.with)
	}
	put(t, dirOf(s), "server.pub", "# no key yet\n") // the program takes no such file
	check(1, "Verified.", local+"001.pbem")
}

// TestRepeatWithOtherKeys: a key that the site knows, and its file of keys has not, is none that a reader can have.
func TestRepeatWithOtherKeys(t *testing.T) {
	t.Parallel()
	s := site(t, play(t, builtin(t, "cosmic"), 1, 2))
	put(t, dirOf(s), "server.pub", "ed25519:"+base64.StdEncoding.EncodeToString(strangersKey().Public().(ed25519.PublicKey))+"\n")
	if got := repeat(t, pages(t, s), 1); got != "pbem verify - < 001.pbem" {
		t.Errorf("the command is %q", got)
	}
}

func strangersKey() ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed([]byte("another key of thirty-two bytes."))
}

// signedBy signs a record anew; with nil nobody does.
func signedBy(t *testing.T, r *record.Record, by ed25519.PrivateKey) *record.Record {
	t.Helper()
	r = r.Public()
	if by == nil {
		return r
	}
	if err := r.Sign(by); err != nil {
		t.Fatal(err)
	}
	return r
}

// masked is a record with a mail address, which the pages show as a copy without.
func masked(t *testing.T, preset *presets.Preset, number int, result rules.Result, by ed25519.PrivateKey) *record.Record {
	t.Helper()
	turns, why := play(t, preset, number, 3).Turns, ""
	h := header(preset, number, "Ada <ada@example.org>", "Bo")
	if result != "" {
		why, h.Ended = "resigned", today()
	}
	r := record.New(h, preset.Game.Start().String(), turns, result, why)
	if by != nil {
		if err := r.Sign(by); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

// repeat does what the command on the page of a game means, with nothing but what the site serves, and returns the command.
// It has to come out as the page says.
func repeat(t *testing.T, p *web.Pages, number int) string {
	t.Helper()
	page := has(t, p, fmt.Sprintf("/game/%d/index.html", number))
	found := regexp.MustCompile(`<code>(pbem verify .*)</code>`).FindStringSubmatch(page)
	if found == nil {
		t.Fatalf("game %d: no command is printed", number)
	}
	command := html.UnescapeString(found[1])
	words := strings.Fields(command)
	r, err := record.Parse([]byte(has(t, p, fmt.Sprintf("/game/%d/%s", number, words[len(words)-1]))))
	if err != nil {
		t.Fatal(err)
	}
	preset, keys := commanded(t, p, r, words)
	report, err := record.Verify(r, record.Rules{Game: preset.Game}, keys)
	if err != nil || strings.Contains(command, "--key") && report.Signed != report.Checked {
		t.Errorf("game %d: %s finds %+v, %v", number, command, report, err)
	}
	if strings.Contains(page, `href="../../server.pub"`) != strings.Contains(command, "--key") {
		t.Errorf("game %d: the page offers other keys than its command takes", number)
	}
	return command
}

// commanded returns the rules and keys that a command takes: of a file also those keys that may lie beside it.
func commanded(t *testing.T, p *web.Pages, r *record.Record, words []string) (*presets.Preset, []ed25519.PublicKey) {
	t.Helper()
	preset, err := byName(r)
	keys := servedKeys(t, p)
	for i, word := range words {
		switch word {
		case "--rules":
			preset, err = presets.Parse(r.Tag("Variant")+".yaml", []byte(has(t, p, "/rules/"+words[i+1])), nil)
		case "-":
			keys = nil
		case "--key":
			if len(keys) == 0 {
				t.Errorf("%q names keys that cannot be had", words)
			}
		}
	}
	if err != nil || preset.Hash != r.Tag("Rules") {
		t.Fatalf("%q takes other rules than those of the game: %v", words, err)
	}
	return preset, keys
}

func servedKeys(t *testing.T, p *web.Pages) (keys []ed25519.PublicKey) {
	t.Helper()
	w := get(t, p, "/server.pub")
	if w.Code == http.StatusNotFound {
		return nil
	}
	for line := range bytes.Lines(w.Body.Bytes()) {
		code, ok := strings.CutPrefix(strings.TrimSpace(string(line)), "ed25519:")
		if !ok {
			continue
		}
		key, err := base64.StdEncoding.DecodeString(code)
		if err != nil {
			t.Fatal(err)
		}
		keys = append(keys, key)
	}
	return keys
}
