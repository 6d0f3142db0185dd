package referee

import (
	"strings"
	"testing"
	"time"

	"pbem/games/changes"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// An answer has the subject of the letter that it answers: whatever that says, and however a player is called, an answer without
// words asks for nothing, also where a mail program has cut the subject off.
func TestOurSubjectsAreNoCommands(t *testing.T) {
	registry := changes.NewRegistry(nil)
	ctx := command.Context{Game: 42, Presets: registry.Names(), Titles: registry.Titles()}
	tried := 0
	for _, subject := range ourSubjects(registry.Titles()) {
		for _, n := range []int{40, 60, len(subject)} {
			cut := strings.ToValidUTF8(subject[:min(n, len(subject))], "")
			for _, game := range []int{0, 42} {
				ctx.Game = game
				if list := command.Parse("", "Re: [pbem 42] "+cut, ctx); len(list) > 0 {
					t.Errorf("in game %d, %q asks for %v", game, cut, list)
				}
				tried++
			}
		}
	}
	t.Logf("%d subjects", tried)
}

func ourSubjects(titles []string) []string {
	language := catalog.English()
	var list []string
	for _, title := range titles {
		for _, name := range []string{"Bo", "b4-b5", "Nb4-b5", "accept", "draw yes", "42: resign"} {
			list = append(list, language.Tell("letter-subject-constant", "title", title, "white", phrase.Words(name), "black", phrase.Words(name)))
			for _, key := range language.Keys() {
				if !strings.HasPrefix(key, "letter-head-") {
					continue
				}
				head := phrase.New(key, "number", 12, "name", phrase.Words(name), "left", phrase.Left(23*time.Hour))
				list = append(list, language.Tell("letter-subject", "head", head, "title", title, "name", phrase.Words(name)),
					language.Tell("letter-subject-named", "head", head, "title", title))
			}
		}
	}
	return list
}
