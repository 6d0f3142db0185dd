package docs_test

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/mailer/command"
	"pbem/mailer/tongue"
)

// TestTwinExamples: an example of a help page, an indented line that is a letter's, asks for the same in every language. The English ones are
// played in conversations (TestHelpIsPlayed of cmd/pbem), so the others are, but for their spelling.
func TestTwinExamples(t *testing.T) {
	compared, open := 0, cmp.Exporter(func(reflect.Type) bool { return true })
	for _, pair := range twins(t) {
		if !pair.own.isHelp() || slices.Contains([]string{"commands.md", "help.md", "notation.md", "turns.md", "newcomers.md"}, pair.own.name()) {
			continue
		}
		english, own := lettersIn(t, pair.english), lettersIn(t, pair.own)
		if len(english) != len(own) {
			t.Errorf("%s has %d examples for %d: %q", pair.own.path, len(own), len(english), own)
			continue
		}
		for i, line := range own {
			compared++
			if diff := cmp.Diff(wanted(asked(pair.english, english[i])), wanted(asked(pair.own, line)), open); diff != "" {
				t.Errorf("%s: %q asks for something else than %q (-English +own):\n%s", pair.own.path, line, english[i], diff)
			}
		}
	}
	if compared < 70 {
		t.Errorf("only %d examples were compared", compared)
	}
}

// TestTwinCommands: every command that an English page names is named on the translated one, in the words of the language, and no other.
func TestTwinCommands(t *testing.T) {
	for _, pair := range twins(t) {
		english, own := kinds(t, pair.english), kinds(t, pair.own)
		if diff := cmp.Diff(slices.Sorted(maps.Keys(english)), slices.Sorted(maps.Keys(own))); diff != "" {
			t.Errorf("%s names other commands (-English +own):\n%s", pair.own.path, diff)
		}
		for kind, lines := range own {
			for _, line := range lines {
				if shown := pair.own.words.Command(line); shown != line && foreign(pair.own, line) && line != "yes" {
					t.Errorf("%s: %q (%s) is English; the language shows %q", pair.own.path, line, kind, shown)
				}
			}
		}
	}
}

// foreign reports whether words are a command in English, and none in the language of the page.
func foreign(p *page, line string) bool {
	_, _, _, own := p.words.Tongue().Command(line)
	return !own && command.Parse(line, "", inEnglish())[0].Kind != command.Unknown
}

// kinds are the commands that a page names: in its examples and lists, and in backquotes; each with the lines that do.
func kinds(t *testing.T, p *page) map[command.Kind][]string {
	t.Helper()
	found := map[command.Kind][]string{}
	for _, line := range slices.Concat(cells(t, p), spans(p)) {
		for _, c := range asked(p, line) {
			if !slices.Contains([]command.Kind{command.Unknown, command.Turn}, c.Kind) {
				found[c.Kind] = append(found[c.Kind], line)
			}
		}
	}
	return found
}

// lettersIn are the indented lines that are no forms.
func lettersIn(t *testing.T, p *page) (list []string) {
	t.Helper()
	for line := range strings.Lines(p.text(t)) {
		if text, ok := strings.CutPrefix(line, "    "); ok && !strings.HasPrefix(text, " ") && !strings.ContainsAny(text, "…[<") {
			list = append(list, strings.TrimSpace(text))
		}
	}
	return list
}

// cells are the commands in the left column of indented lists, which commas part.
func cells(t *testing.T, p *page) (list []string) {
	t.Helper()
	for line := range strings.Lines(p.text(t)) {
		text, ok := strings.CutPrefix(line, "    ")
		if !ok || strings.HasPrefix(text, " ") || p.name() == "notation.md" {
			continue
		}
		left := regexp.MustCompile(`\s{2,}`).Split(strings.TrimSpace(text), 2)[0]
		for cell := range strings.SplitSeq(left, ", ") {
			list = append(list, strings.Trim(cell, ","))
		}
	}
	return list
}

func spans(p *page) (list []string) {
	for _, part := range p.parts {
		list = append(list, part.spans()...)
	}
	return list
}

// asked is what a line of a page asks for in a game's thread.
func asked(p *page, line string) []command.Command {
	ctx := inEnglish()
	if own := p.words.Tongue(); own != nil {
		ctx.Tongues, ctx.Language = []*tongue.Tongue{own}, p.words.Tag()
	}
	return command.Parse(line, "", ctx)
}

// inEnglish is a reader in a game's thread who knows English alone.
func inEnglish() command.Context {
	return command.Context{
		Game: 1, Files: 16, Ranks: 12, Groups: []string{"orange", "white", "black"},
		Presets: []string{"chesimals-1", "chesimals-2", "fusion-1", "lifeform", "lifeform-secret", "amoeba", "cosmic"},
	}
}

// wanted is what is asked for without what may differ: how a line is written, and what people say.
func wanted(list []command.Command) []command.Command {
	for i := range list {
		c := &list[i]
		c.Line, c.Tongue = "", ""
		if slices.Contains([]command.Kind{command.Say, command.Diary, command.Comment, command.Keep}, c.Kind) && c.Text != "" {
			c.Text = "said"
		}
		if c.New != nil {
			c.Text, c.New.Note = "", ""
		}
		if c.Announce != nil {
			c.Text, c.Announce.Name = "", ""
		}
		if c.Seek != nil {
			c.Text, c.Seek.New.Note = "", ""
		}
		if c.Admin != nil {
			c.Admin.Text = unreasoned(*c.Admin)
		}
	}
	return list
}

// unreasoned is the text of an act of the host without the reason, which is said in any language: only of a ban something else stands there, a name.
func unreasoned(a command.Administer) string {
	switch a.Act {
	case "adjudicate", "void", "undo", "announce":
		return "said"
	case "ban":
		return strings.Fields(a.Text)[0]
	}
	return a.Text
}
