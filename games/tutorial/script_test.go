package tutorial_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pbem/games/tutorial"
	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/presets"
)

func find(preset string) (rules.Game, error) {
	p, err := presets.Builtin(preset, nil)
	if err != nil {
		return nil, err
	}
	return p.Game, nil
}

func scripts(t *testing.T) []*tutorial.Script {
	t.Helper()
	all, err := tutorial.Scripts()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestScripts: every board stands, every answer does what its lesson asks for, every reply can be played, and a letter for each lesson and
// one for the end are five to eight.
func TestScripts(t *testing.T) {
	t.Parallel()
	for _, s := range scripts(t) {
		if n := len(s.Lessons) + 1; n < 5 || n > 8 {
			t.Errorf("%s has %d letters", s.Name, n)
		}
		for i, l := range s.Lessons {
			b, err := s.BoardOf(i, find)
			if err != nil {
				t.Errorf("%s %s: %v", s.Name, l.Name, err)
				continue
			}
			if b.Now.ToMove() != rules.White || b.Now.Outcome().Over() {
				t.Errorf("%s %s: White cannot play in %s", s.Name, l.Name, b.Now)
			}
			answers(t, l, b)
		}
	}
}

func answers(t *testing.T, l tutorial.Lesson, b tutorial.Board) {
	t.Helper()
	switch l.Asks {
	case tutorial.Legal:
		if l.Answer != strings.TrimSpace("legal "+l.Square) || l.Reply != "" {
			t.Errorf("%s: the answer is %q", l.Name, l.Answer)
		}
		return
	case tutorial.Try, tutorial.Play:
	default:
		t.Errorf("%s asks for %q", l.Name, l.Asks)
	}
	text, tries := strings.CutPrefix(l.Answer, "try ")
	if tries != (l.Asks == tutorial.Try) || tries && l.Reply != "" {
		t.Errorf("%s: the answer is %q", l.Name, l.Answer)
	}
	_, lacks, err := l.Judge(text, b)
	if err != nil || !lacks.Empty() {
		t.Errorf("%s: %q in %s: %v, lacks %s", l.Name, l.Answer, b.Now, err, catalog.English().Say(lacks))
	}
	if l.Reply != "" && len(l.Goal.Turns) == 0 {
		t.Errorf("%s: the board goes on from any turn", l.Name)
	}
}

// TestGoalsAreNeeded: of the turns that can be played where a lesson asks for something, not all do it.
func TestGoalsAreNeeded(t *testing.T) {
	t.Parallel()
	for _, s := range scripts(t) {
		for i, l := range s.Lessons {
			b, err := s.BoardOf(i, find)
			if err != nil || l.Asks == tutorial.Legal {
				continue
			}
			wrong, n := false, 0
			for turn := range b.Now.Turns() {
				if n++; n > 500 {
					break
				}
				_, lacks, err := l.Judge(turn.String(), b)
				wrong = wrong || err != nil || !lacks.Empty()
			}
			if !wrong {
				t.Errorf("%s %s: any turn will do", s.Name, l.Name)
			}
		}
	}
}

// TestEveryLessonHasItsSentences, and every sentence its lesson.
func TestEveryLessonHasItsSentences(t *testing.T) {
	t.Parallel()
	want := map[string]bool{}
	for _, s := range scripts(t) {
		want["lesson-"+s.Name+"-end"] = true
		for _, l := range s.Lessons {
			key := "lesson-" + s.Name + "-" + l.Name
			want[key], want[key+"-title"], want[key+"-asks"], want[key+"-hint"] = true, true, true, true
		}
	}
	have := map[string]bool{}
	for _, key := range catalog.English().Keys() {
		if strings.HasPrefix(key, "lesson-") {
			have[key] = true
		}
	}
	if !maps.Equal(want, have) {
		t.Errorf("the scripts want\n%v\nand the catalogue has\n%v", slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(have)))
	}
}

// TestEveryPresetIsTaught: whatever game somebody names, there is a tutorial for it.
func TestEveryPresetIsTaught(t *testing.T) {
	t.Parallel()
	all := scripts(t)
	for _, about := range presets.Names() {
		p, err := presets.Builtin(about.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		if tutorial.Of(p.RulesPage, all) == nil {
			t.Errorf("no tutorial for %s, of page %s", about.Name, p.RulesPage)
		}
	}
}
