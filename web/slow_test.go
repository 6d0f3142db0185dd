package web

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"pbem/web/library"
)

// TestSlowSearch: a search that takes too long is broken off, and its page says what to ask for; pages that are no searches are as ever.
func TestSlowSearch(t *testing.T) {
	t.Parallel()
	p, err := Open(Site{Archive: library.Folder{Dir: t.TempDir()}})
	if err != nil {
		t.Fatal(err)
	}
	p.library.Searching = 0
	for path, status := range map[string]int{"/games/index.html?player=x&least=2": http.StatusUnprocessableEntity, "/players/index.html": http.StatusOK} {
		w := httptest.NewRecorder()
		p.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if w.Code != status || (status != http.StatusOK) != strings.Contains(w.Body.String(), "takes too long") || w.Header().Get("Retry-After") != "" {
			t.Errorf("%s: status %d\n%s", path, w.Code, w.Body)
		}
	}
}
