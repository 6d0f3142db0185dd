package size

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"time"

	"pbem/cmd/internal/pages"
	"pbem/games/archive/rulebook"
	"pbem/web"
)

// Pages measures the pages of an archive, so many times as large: all of its records are read and verified, and what is then listed of them is copied,
// each time for other games of other people. The records that a page needs are those of the archive. The listing is written into a folder.
func Pages(ctx context.Context, archive, dir string, times int, progress func(string)) (all []Figure, err error) {
	site, err := pages.OfArchive(archive, rulebook.New(), slog.New(slog.NewTextHandler(io.Discard, nil)))
	if err != nil {
		return nil, err
	}
	site.Listing = filepath.Join(dir, "games.pages")
	first, err := firstPages(site)
	if err != nil {
		return nil, err
	}
	if times > 1 {
		began := time.Now()
		count, err := copyListing(ctx, site.Listing, times, func(copies int) {
			progress(fmt.Sprintf("%d copies after %s", copies, time.Since(began).Round(time.Second)))
		})
		if err != nil {
			return nil, err
		}
		site.Archive, site.Deep = copiedRecords{site.Archive, count}, false
	}
	again, err := laterPages(site)
	return append(first, again...), err
}

// firstPages measures the first page of all, for which every record is read and verified, and the next one.
func firstPages(site web.Site) (all []Figure, err error) {
	opened, err := web.Open(site)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, opened.Close()) }()
	f := asked(opened, "index.html")
	f.What += ", while all records are verified"
	return []Figure{f}, nil
}

// laterPages measures pages after another start: the first, and each of the others twice.
func laterPages(site web.Site) (all []Figure, err error) {
	began := time.Now()
	opened, err := web.Open(site)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, opened.Close()) }()
	all = append(all, Figure{What: "opening the pages again", Full: int64(time.Since(began))})
	for _, page := range []string{
		"index.html", "index.html", "page-2.html", "index.html?page=1000", "index.html?preset=cosmic", "index.html?player=Ada", "index.html?player=ad", "index.html?player=nobody+at+all",
		"index.html?year=2026&result=1-0", "index.html?event=rated", "index.html?from=2026-01-01&to=2026-01-02", "index.html?least=40", "index.html?preset=cosmic&page=500",
		"players/index.html", "players/page-2.html", "presets/index.html", "presets/cosmic.html", "tree/cosmic/index.html", "ratings.html", "play.html", "feed.atom", "game/1/index.html",
	} {
		all = append(all, asked(opened, page), asked(opened, page))
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
