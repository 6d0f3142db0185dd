package web_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// TestWrittenComposer: in a written site the composer's programs lie packed, once, and work: also where the host says that they are packed, so that
// the browser unpacks them, and in another language.
func TestWrittenComposer(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := pages(t, inAll(t, site(t, oneOfEach(t, 1)[0]))).Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	bytes, programs := int64(0), 0
	err := filepath.Walk(dir, func(path string, info os.FileInfo, err error) error {
		if strings.Contains(path, ".wasm") {
			programs, bytes = programs+1, bytes+info.Size()
		}
		return err
	})
	if err != nil || programs != len(loader.Engines()) || bytes > 4_000_000 {
		t.Errorf("%d programs of %d bytes, %v", programs, bytes, err)
	}
	files := http.FileServer(http.Dir(filepath.Clean(dir)))
	for name, host := range map[string]http.HandlerFunc{
		"as it lies": files.ServeHTTP,
		"unpacked": func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".gz") {
				w.Header().Set("Content-Encoding", "gzip")
			}
			files.ServeHTTP(w, r)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := tab{webtest.Open(t, host)}
			d.Size(phoneWidth, phoneHeight)
			for _, below := range []string{"", "de/"} {
				d.Visit(below + "compose.html#" + composer.Start{Preset: "cosmic", Game: 42, Turn: 7}.Fragment())
				d.settled()
				d.do("c2", "d3")
				if got := d.turn(); got != "Pc2-d3" {
					t.Errorf("%scompose.html makes %q", below, got)
				}
				d.Eval(`localStorage.clear()`, nil)
			}
		})
	}
}
