package service

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games/presetfile"
)

// TestPresetsOfAHost: a bad file in the folder keeps nobody from playing, and is told by the log and /ready; a new one is taken up by
// the running service.
func TestPresetsOfAHost(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	builtin, err := os.ReadFile("../../../rules/presets/chesimals-0.1.yaml")
	if err != nil {
		t.Fatal(err)
	}
	put := func(file, name string) {
		data := strings.Replace(string(builtin), "name: chesimals-0.1", "name: "+name, 1)
		if err := os.WriteFile(filepath.Join(dir, file), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put("mine.yaml", "mine")
	put("taken.yaml", "cosmic")
	if err := os.Symlink("/dev/zero", filepath.Join(dir, "device.yaml")); err != nil {
		t.Fatal(err)
	}
	settings, err := config.Parse(filepath.Join(dir, "pbem.yaml"), []byte("address: games@example.org\nsend: dir:letters\npresets: dir:.\n"))
	if err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	s, err := Open(t.Context(), settings, World{Getenv: func(string) string { return "" }, Log: &log, Clock: time.Now, Check: SoundByCron})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	seen := presetfile.Look(dir)
	put("new.yaml", "new")
	if err := os.Remove(filepath.Join(dir, "device.yaml")); err != nil {
		t.Fatal(err)
	}
	seen = s.lookAgain(dir, seen)
	for _, name := range []string{"mine", "new", "cosmic"} {
		if p, err := s.Daemon.Referee.Registry.Find(name, nil); err != nil || p.Name != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	said := log.String()
	for _, want := range []string{"device.yaml: not a regular file", "taken.yaml: the name cosmic is taken by a built-in preset", "took up the presets"} {
		if !strings.Contains(said, want) {
			t.Errorf("the log does not say %q:\n%s", want, said)
		}
	}
	s.lookAgain(dir, seen)
	if now := log.String(); now != said {
		t.Errorf("nothing has changed, and the log goes on: %s", now[len(said):])
	}
	w := httptest.NewRecorder()
	s.Daemon.Health(s.Registry, func() string { return "" }).ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/ready", nil))
	want := "ready\na preset file is left out: " + filepath.Join(dir, "taken.yaml") + ": the name cosmic is taken by a built-in preset\n"
	if w.Code != http.StatusOK || w.Body.String() != want {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}
