package referee_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// The most words of ours that letters outside of games may have, by what they are; German may have some more.
const (
	mostOfQuestion = 90  // what is asked for, how sure we are, and how to answer
	mostOfLesson   = 140 // a lesson and its task
	mostOfDigest   = 110 // with one game
	mostOfWelcome  = 140 // and why nothing was done
	mostOfFarewell = 120 // what becomes of all that somebody has
	mostOfLook     = 60
	germanPercent  = 115
)

// otherKinds are letters outside of a game's thread: how one comes about, and the most words of ours that it may have.
func otherKinds() map[string]struct {
	most int
	of   func(t *testing.T, o *fixture) games.Outgoing
} {
	type kind = struct {
		most int
		of   func(t *testing.T, o *fixture) games.Outgoing
	}
	asked := func(words string) kind {
		return kind{mostOfQuestion, func(t *testing.T, o *fixture) games.Outgoing { return to(t, o.send(ada, "", words), "ada@example.org") }}
	}
	looked := func(words string, most int) kind {
		return kind{most, func(t *testing.T, o *fixture) games.Outgoing {
			return to(t, o.send(ada, o.account("ada@example.org"), words), "ada@example.org")
		}}
	}
	return map[string]kind{
		"confirm-resign": asked("1: resign"), "confirm-draw": asked("1: draw"), "confirm-newkey": asked("newkey"), "confirm-forget": {mostOfFarewell, asked("forget me").of}, "confirm-block": asked("block"),
		"confirm-address": asked("address add ada@example.com"), "confirm-new": asked("new cosmic vs cy@example.com"), "confirm-mail": asked("mail digest on 07:30"),
		"ratings": looked("ratings", mostOfLook), "games": looked("games", mostOfLook), "limits": looked("limits", mostOfLook), "seeks": looked("seeks", mostOfLook), "unread": looked("blabla", mostOfLook), "address": looked("address", mostOfLook),
		"lesson-1": looked("tutorial cosmic", mostOfLesson), "lesson-2": {mostOfLesson, func(t *testing.T, o *fixture) games.Outgoing {
			o.send(ada, o.account("ada@example.org"), "tutorial cosmic")
			return to(t, o.send(ada, o.account("ada@example.org"), "tutorial next"), "ada@example.org")
		}},
		"welcome": {mostOfWelcome, func(t *testing.T, o *fixture) games.Outgoing {
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved})
			return to(t, o.send(cy, "", "please help me start"), "cy@example.com")
		}},
		"digest": {mostOfDigest, func(t *testing.T, o *fixture) games.Outgoing {
			o.send(bo, o.bosAccount(), "mail digest on 07:30")
			o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3\nsay Hello!")
			o.now = o.now.Add(23 * time.Hour)
			return o.digests()[0]
		}},
	}
}

// TestOwnWordsOutsideOfGames: confirmations, digests, lists and lessons are short, in both languages. Their words are kept in
// testdata/own_words.txt: a letter, its words in English, in German, and the most that it may have.
func TestOwnWordsOutsideOfGames(t *testing.T) {
	t.Parallel()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	kinds := otherKinds()
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		var words []int
		for _, in := range []*catalog.Language{catalog.English(), german} {
			o := open(t)
			o.referee.Language = in
			words = append(words, lint.OwnWords(mime.Texts(kinds[name].of(t, o).Data)[0]))
		}
		most := kinds[name].most
		if words[0] > most || words[1] > most*germanPercent/100 {
			t.Errorf("%s has %d words of ours, in German %d, and may have %d", name, words[0], words[1], most)
		}
		fmt.Fprintf(&b, "%s %d %d %d\n", name, words[0], words[1], most)
	}
	path := filepath.Join("testdata", "own_words.txt")
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(path); err != nil || string(want) != b.String() {
		t.Errorf("%s has changed (%v); rewrite it with -update and look at it. Got:\n%s", path, err, &b)
	}
}
