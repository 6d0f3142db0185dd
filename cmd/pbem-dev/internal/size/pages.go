package size

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"time"

	"pbem/cmd/internal/pages"
	"pbem/games/archive/rulebook"
	"pbem/web"
)

// Pages measures the lists of an archive: the first that is asked for reads and verifies all records, the others are of what was read; and
// after another start, which knows what was verified.
func Pages(archive string) (all []Figure, err error) {
	site, err := pages.OfArchive(archive, rulebook.New(), slog.New(slog.NewTextHandler(io.Discard, nil)))
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "pbem-size-pages-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	site.Verdicts = filepath.Join(dir, "verdicts")
	for _, start := range []struct {
		what  string
		pages []string
	}{
		{"while all records are verified", []string{"index.html", "index.html", "players/index.html", "ratings.html", "presets/index.html", "game/1/index.html"}},
		{"after the next start", []string{"index.html"}},
	} {
		shown, err := web.Open(site)
		if err != nil {
			return nil, err
		}
		for i, page := range start.pages {
			f := asked(shown, page)
			if i == 0 {
				f.What += ", " + start.what
			}
			all = append(all, f)
		}
	}
	return all, nil
}

// asked measures a page.
func asked(shown http.Handler, page string) Figure {
	answer := httptest.NewRecorder()
	began := time.Now()
	shown.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/"+page, nil))
	took := time.Since(began)
	what := fmt.Sprintf("the page %s (%d kB)", page, answer.Body.Len()>>10)
	if answer.Code != http.StatusOK {
		what += fmt.Sprintf(": status %d", answer.Code)
	}
	return Figure{What: what, Full: int64(took)}
}
