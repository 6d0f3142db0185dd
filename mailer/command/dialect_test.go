package command_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/chat"
	"pbem/mailer/command"
	"pbem/mailer/tongue"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// unfit says why a word may not link squares in a language; "" where it may.
func unfit(t *testing.T, own *tongue.Tongue, words string) string {
	t.Helper()
	for word := range strings.FieldsSeq(words) {
		if len([]rune(word)) == 1 {
			return "one letter"
		}
		for _, group := range []string{"colours", "units"} {
			for _, m := range own.Meanings(group) {
				if slices.ContainsFunc(m.Own, func(name string) bool { return chat.Fold(name) == chat.Fold(word) }) {
					return "the name of a unit or a colour"
				}
			}
		}
		for _, preset := range presets.Names() {
			name := preset.Name
			if part := notation.PartOf(word, gameOf(t, name).Vocabulary()); part != notation.Strange && part != notation.Filler {
				return "a word of turns of " + name
			}
		}
	}
	return ""
}

func gameOf(t *testing.T, name string) rules.Game {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

// TestLinkingWords: a language may link squares by no word of one letter and by none that a game uses.
func TestLinkingWords(t *testing.T) {
	t.Parallel()
	all := tongues(t)
	for _, own := range all {
		for _, m := range own.Meanings("linking") {
			for _, word := range m.Own {
				if why := unfit(t, own, word); why != "" {
					t.Errorf("%s: %q is %s", own.Tag(), word, why)
				}
			}
		}
	}
	text, err := os.ReadFile("testdata/talk/german.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, rows, _ := strings.Cut(string(text), "@ wordfile\n")
	for line := range strings.Lines(rows) {
		cells := strings.Split(strings.TrimSpace(line), " | ")
		own := &tongue.Tongue{}
		if cells[1] == "de" {
			own = all[0]
		}
		if why := unfit(t, own, strings.TrimPrefix(cells[2], "link: ")); (why != "") != (cells[0] == "reject") {
			t.Errorf("%s: %s", line, why)
		}
	}
}

// moved is a turn of one action, as records have it.
var moved = regexp.MustCompile(`^(?:([a-z]+): )?([A-Z])([a-z]-?\d+)-([a-z]-?\d+)$`)

const mostLooked = 2000 // turns of a preset, of which those of one action are tried

// TestTurnsInEveryLanguage walks all presets by all languages: a turn with the colour and the unit by name, glued letters and linking words is that
// turn.
func TestTurnsInEveryLanguage(t *testing.T) {
	t.Parallel()
	for _, own := range tongues(t) {
		names := map[string]string{}
		for _, group := range []string{"colours", "units"} {
			for _, m := range own.Meanings(group) {
				names[strings.ToLower(m.English)] = m.Own[0]
			}
		}
		link := own.Meanings("linking")[0].Own[0]
		for _, preset := range presets.Names() {
			name := preset.Name
			game := gameOf(t, name)
			start := game.Start()
			table := &command.Table{Vocabulary: game.Vocabulary()}
			ctx := command.Context{Game: 1, Tongues: tongues(t), Language: own.Tag(), Tables: func(int) *command.Table { return table }}
			tried, looked := 0, 0
			for turn := range start.Turns() {
				if looked++; looked > mostLooked {
					break
				}
				m := moved.FindStringSubmatch(turn.String())
				if m == nil {
					continue
				}
				unit, _ := game.Vocabulary().Unit(m[2][0])
				unitName, colour := names[strings.ToLower(unit.Name)], ""
				if m[1] != "" {
					colour = names[m[1]] + ": "
				}
				if unitName == "" || m[1] != "" && colour == ": " {
					t.Errorf("%s has no word for %s or %q", own.Tag(), unit.Name, m[1])
				}
				for _, words := range []string{
					colour + unitName + " " + m[3] + " " + link + " " + m[4], colour + m[3] + " " + link + " " + m[4], unitName + " " + m[3] + "-" + m[4], strings.ToLower(colour) + m[2] + m[3] + "-" + m[4],
				} {
					list := command.Parse(words, "", ctx)
					if len(list) != 1 || list[0].Kind != command.Turn || !list[0].Problem.Empty() {
						t.Fatalf("%s, %s: %q is read as %+v", name, own.Tag(), words, list)
					}
					if v, err := notation.Judge(list[0].Text, game.Vocabulary(), start); err != nil || v.Turn.String() != turn.String() {
						t.Errorf("%s, %s: %q is %q: %v, %v", name, own.Tag(), words, list[0].Text, v.Turn, err)
					}
				}
				if tried++; tried == 5 {
					break
				}
			}
			if tried == 0 && game.Vocabulary().SetupRanks == 0 && game.Vocabulary().Leads != rules.UnitLead {
				t.Errorf("%s: no turn was tried", name)
			}
		}
	}
}
