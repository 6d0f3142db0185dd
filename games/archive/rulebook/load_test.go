package rulebook_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// TestLoad: a name or a file, and what is said of what is neither.
func TestLoad(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	own := write(t, filepath.Join(dir, "own.yaml"), mine(t, "1"))
	huge := write(t, filepath.Join(dir, "huge.yml"), make([]byte, 1<<20+1))
	for name, c := range map[string]struct{ want, fault string }{
		"chesimals-2":                     {want: "chesimals-2"},
		own:                               {want: "mine"},
		filepath.Join(dir, "none.yaml"):   {fault: "there's no preset file"},
		huge:                              {fault: "too large: it has more than the 65536 bytes of a preset file"},
		dir + string(filepath.Separator):  {fault: "can't read the preset file"},
		"none":                            {fault: "none"},
		write(t, dir+"/spoilt.yaml", nil): {fault: "spoilt.yaml"},
	} {
		p, err := rulebook.Load(name, nil)
		if c.want != "" && (err != nil || p.Name != c.want) || c.fault != "" && (err == nil || !strings.Contains(catalog.English().Error(err), c.fault)) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if p, err := rulebook.Load("chesimals-2", []presets.Setting{{Name: "setback", Value: "1"}}); err != nil || p.OptionText() != "setback=1" {
		t.Errorf("with an option: %v", err)
	}
}

// TestBegins: each record is read in the words of its own game; one whose rules are not here is lost, unless it says just that.
func TestBegins(t *testing.T) {
	t.Parallel()
	lost := "[Rules \"sha256:" + strings.Repeat("0", 64) + "\"]\n"
	for text, want := range map[string]struct{ fits, lost bool }{
		"[Variant \"chesimals-0.1\"]\n\n1. white: Zd2-d3\n*\n": {fits: true},
		"[Variant \"chesimals-2\"]\n\n1. yellow: Ec2-f5\n*\n":  {},
		"[Variant \"mine\"]\n" + lost + "\n1. Ga2-a3\n*\n":     {lost: true},
		"[Variant \"mine\"]\n" + lost + "\n1. d2d3\n*\n":       {fits: true},
	} {
		r, err := record.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		fits, err := rulebook.New().Begins(r, record.NewOpening([]string{"d2d3"}))
		if fits != want.fits || (err != nil) != want.lost {
			t.Errorf("%s: %v, %v", text, fits, err)
		}
	}
}

func TestWords(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]int{"cosmic": 1, "none": len(presets.Names()), "": len(presets.Names())} {
		if all := slices.Collect(rulebook.Words(name)); len(all) != want {
			t.Errorf("%q: the words of %d games, want %d", name, len(all), want)
		}
	}
	for range rulebook.Words("") {
		break // who asks may stop
	}
}
