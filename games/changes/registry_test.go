package changes

import (
	"errors"
	"os"
	"strings"
	"testing"

	"pbem/mailer/catalog"
)

// own is a host's preset of that name.
func own(t *testing.T, name string) HostFile {
	t.Helper()
	data, err := os.ReadFile("../../rules/presets/chesimals-0.1.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return HostFile{Path: name + ".yaml", Data: []byte(strings.Replace(string(data), "name: chesimals-0.1", "name: "+name, 1))}
}

// TestBadFiles: a file that cannot be played by is left out and told; all others are there.
func TestBadFiles(t *testing.T) {
	t.Parallel()
	twin := own(t, "mine")
	twin.Path = "twin.yaml"
	r := NewRegistry([]HostFile{
		own(t, "mine"), twin, own(t, "cosmic"), {Path: "nul.yaml", Data: []byte("name: \x00")}, {Path: "gone.yaml", Err: errors.New("gone.yaml: no such file")},
		{Path: "big.yaml", Data: []byte(strings.Repeat("#", 70<<10))}, own(t, "yours"),
	})
	for _, name := range []string{"mine", "yours", "cosmic"} {
		if p, err := r.Find(name, nil); err != nil || p.Name != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	var told []string
	for _, err := range r.Faults() {
		told = append(told, catalog.English().Error(err))
	}
	const want = `twin.yaml: the name mine is taken by mine.yaml
cosmic.yaml: the name cosmic is taken by a built-in preset
nul.yaml:1: this isn't YAML from here on: control characters are not allowed
gone.yaml: no such file
big.yaml:1: the file has 71680 bytes; the limit is 65536`
	if got := strings.Join(told, "\n"); got != want {
		t.Errorf("left out:\n%s", got)
	}
}

// TestReload: a file that is new is played, one that is gone is not, and one that has changed is as it is now.
func TestReload(t *testing.T) {
	t.Parallel()
	r := NewRegistry([]HostFile{own(t, "mine"), own(t, "yours")})
	before, err := r.Find("yours", nil)
	if err != nil {
		t.Fatal(err)
	}
	changed := own(t, "yours")
	changed.Data = append(changed.Data, "# changed\n"...)
	r.Reload([]HostFile{changed, own(t, "new")})
	if _, err := r.Find("mine", nil); err == nil {
		t.Error("a preset that is gone is found")
	}
	after, err := r.Find("yours", nil)
	if err != nil || after.Hash == before.Hash {
		t.Errorf("a changed preset is as it was (%v)", err)
	}
	if names := r.Names(); len(names) != len(r.builtin)+2 || len(r.Titles()) != len(names) || len(r.Faults()) > 0 {
		t.Errorf("%v, %v", names, r.Faults())
	}
}
