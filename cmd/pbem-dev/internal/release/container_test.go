package release

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestContainer: the image holds the program and what it needs, its folder belongs to nobody, and there is no other file in it.
func TestContainer(t *testing.T) {
	t.Parallel()
	shared := &Shared{Licences: []byte("MIT\n")}
	text, err := shared.Container([]byte("program"), "amd64", "1.2.3", time.Unix(1_795_000_000, 0), "abc")
	if err != nil {
		t.Fatal(err)
	}
	var config string
	files := map[string]*tar.Header{}
	each(t, bytes.NewReader(text), func(_ *tar.Header, blob []byte) {
		if z, err := gzip.NewReader(bytes.NewReader(blob)); err == nil {
			each(t, z, func(head *tar.Header, _ []byte) { files[head.Name] = head })
		}
		if strings.Contains(string(blob), `"diff_ids"`) {
			config = string(blob)
		}
	})
	want := []string{"etc/", "etc/passwd", "etc/pbem/", "tmp/", "usr/", "usr/bin/", "usr/bin/pbem", "usr/share/", "usr/share/doc/", "usr/share/doc/LICENSES.txt", "var/", "var/lib/", "var/lib/pbem/"}
	if got := slices.Sorted(maps.Keys(files)); !slices.Equal(got, want) {
		t.Fatalf("the image holds %v", got)
	}
	for name, head := range files {
		if owner := map[bool]int{true: 65534}[name == "var/lib/pbem/"]; head.Uid != owner || head.Gid != owner {
			t.Errorf("%s belongs to %d:%d", name, head.Uid, head.Gid)
		}
	}
	if files["var/lib/pbem/"].Mode != 0o700 || files["tmp/"].Mode != 0o1777 || files["usr/bin/pbem"].Mode != 0o755 {
		t.Error("a mode is wrong")
	}
	for _, part := range []string{`"User":"65534:65534"`, `"Entrypoint":["/usr/bin/pbem"]`, `"Cmd":["serve","--config","/etc/pbem/pbem.yaml"]`, `"org.opencontainers.image.revision":"abc"`} {
		if !strings.Contains(config, part) {
			t.Errorf("the configuration lacks %s: %s", part, config)
		}
	}
}

// each calls for every member of a tar file.
func each(t *testing.T, file io.Reader, call func(*tar.Header, []byte)) {
	t.Helper()
	in := tar.NewReader(file)
	for {
		head, err := in.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		call(head, text)
	}
}
