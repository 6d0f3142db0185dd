package size

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"time"

	"pbem/cmd/internal/pages"
	"pbem/games/archive/rulebook"
	"pbem/web"
)

// Pages measures the lists of an archive: the first that is asked for reads all records, the others are of what was read.
func Pages(archive string) (all []Figure, err error) {
	site, err := pages.OfArchive(archive, rulebook.New(), slog.New(slog.NewTextHandler(io.Discard, nil)))
	if err != nil {
		return nil, err
	}
	shown, err := web.Open(site)
	if err != nil {
		return nil, err
	}
	for _, page := range []string{"index.html", "index.html", "players/index.html", "ratings.html", "presets/index.html", "game/1/index.html"} {
		answer := httptest.NewRecorder()
		began := time.Now()
		shown.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/"+page, nil))
		took := time.Since(began)
		what := fmt.Sprintf("the page %s (%d kB)", page, answer.Body.Len()>>10)
		if len(all) == 0 {
			what += ", while all records are read"
		}
		if answer.Code != http.StatusOK {
			what += fmt.Sprintf(": status %d", answer.Code)
		}
		all = append(all, Figure{What: what, Full: int64(took)})
	}
	return all, nil
}
