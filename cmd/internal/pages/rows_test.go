package pages_test

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/pages"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/sqlite"
	"pbem/web"
	"pbem/web/library"
)

func recordOf(white string) []byte {
	return []byte("[White \"" + white + "\"]\n[Black \"Bo\"]\n[Variant \"cosmic\"]\n\n*\n")
}

// TestRows: a node without a folder shows the public files that its store keeps, as they are now, and no others.
func TestRows(t *testing.T) {
	t.Parallel()
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	keep := func(path string, text []byte) {
		t.Helper()
		if err := store.Archive(t.Context(), games.Archived{Files: []games.Filed{{Path: path, Text: text}}}); err != nil {
			t.Fatal(err)
		}
	}
	keep("public/001.pbem", recordOf("Ada"))
	keep("private/002.pbem", recordOf("Mallory"))
	keep("public/003.pbem", recordOf("Cy"))
	keep("public/"+archive.KeysFile, []byte("# none\n"))
	settings := &config.Config{Database: "postgres://db.example.org/club", Key: filepath.Join(t.TempDir(), "key"), Name: "The club"}
	site, err := pages.OfService(t.Context(), settings, store, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	site.Now = func() time.Time { now = now.Add(time.Minute); return now }
	opened, err := web.Open(site)
	if err != nil {
		t.Fatal(err)
	}
	asked := func(path string) (int, string) {
		t.Helper()
		w := httptest.NewRecorder()
		opened.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		return w.Code, w.Body.String()
	}
	shows := func(what string, words, others []string) {
		t.Helper()
		_, page := asked("/index.html")
		for _, word := range words {
			if !strings.Contains(page, word) {
				t.Errorf("%s: the list lacks %s", what, word)
			}
		}
		for _, word := range others {
			if strings.Contains(page, word) {
				t.Errorf("%s: the list has %s", what, word)
			}
		}
	}
	shows("at first", []string{"The club", "Ada", "Cy"}, []string{"Mallory"})
	if code, text := asked("/game/1/001.pbem"); code != http.StatusOK || !strings.Contains(text, "Ada") {
		t.Errorf("the record: %d %s", code, text)
	}
	if code, text := asked("/" + archive.KeysFile); code != http.StatusOK || text != "# none\n" {
		t.Errorf("the keys: %d %s", code, text)
	}
	keep("public/001.pbem", recordOf("Eve"))
	keep("public/003.pbem", nil)
	keep("public/004.pbem", recordOf("Dora"))
	shows("later", []string{"Eve", "Dora"}, []string{"Ada", "Cy", "Mallory"})
	var names []string
	listed := func(since string) string {
		t.Helper()
		names = nil
		mark, err := site.Archive.Files(t.Context(), since, func(string) bool { return true }, func(f library.File) error {
			if !f.Gone {
				names = append(names, f.Name)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return mark
	}
	mark := listed("")
	if len(names) != 3 {
		t.Errorf("files %v; want two records and the keys", names)
	}
	if again := listed(mark); again != mark || len(names) != 0 {
		t.Errorf("nothing has changed, and told are %v", names)
	}
	if err := store.SetMark(t.Context(), games.OfService, "pages "+strings.Fields(mark)[0], "1"); err != nil { // an earlier state of the database
		t.Fatal(err)
	}
	if again := listed(mark); again != mark || len(names) != 3 {
		t.Errorf("the database is an earlier one, and told are %v", names)
	}
	for _, name := range []string{"../private/002.pbem", "..", ""} {
		if text, err := site.Archive.Read(t.Context(), name, 1000); err == nil {
			t.Errorf("%q can be read: %s", name, text)
		}
	}
	if _, err := site.Archive.Read(t.Context(), "001.pbem", 3); err == nil {
		t.Error("a file that is too long is read")
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	shows("while the store is away", []string{"Eve", "Dora"}, nil)
	if code, _ := asked("/game/4/index.html"); code != http.StatusServiceUnavailable {
		t.Errorf("a game, while the store is away: status %d", code)
	}
}
