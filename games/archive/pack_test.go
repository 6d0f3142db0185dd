package archive_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games/archive"
	"pbem/notation/record"
)

// TestPack: a pack holds the records, and once what lies beside them; private copies are for their owner alone. The same
// records make the same bytes.
func TestPack(t *testing.T) {
	t.Parallel()
	hash := "sha256:" + strings.Repeat("0a", 32)
	text := "[White \"Ada\"]\n[Rules \"" + hash + "\"]\n\n*\n"
	dir := lay(t, map[string]string{
		"1.pbem": text, "2.pbem": text, "private/1.pbem": text, archive.RulesName(hash): "rules", archive.KeysFile: "keys", "other.txt": "",
	})
	pack := func() []byte {
		var out bytes.Buffer
		p := archive.NewPacker(&out)
		for _, name := range []string{"1.pbem", "2.pbem", "private/1.pbem"} {
			r, err := record.Parse([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			beside := func(name string) ([]byte, error) { return os.ReadFile(filepath.Join(dir, name)) }
			if err := p.Add(archive.Packed{Name: filepath.Join(dir, name), Text: []byte(text), Record: r, Private: name == "private/1.pbem", Beside: beside}); err != nil {
				t.Fatal(err)
			}
		}
		if err := p.Close(); err != nil || p.Private != 1 || p.Mode() != 0o600 {
			t.Fatalf("%v, %d private, mode %o", err, p.Private, p.Mode())
		}
		return out.Bytes()
	}
	packed := pack()
	below := strings.TrimLeft(dir, "/") + "/"
	want := map[string]string{
		"1.pbem": "644 " + text, "2.pbem": "644 " + text, "private/1.pbem": "600 " + text, archive.RulesName(hash): "644 rules", archive.KeysFile: "644 keys",
	}
	if diff := cmp.Diff(want, unpack(t, packed, below)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if !bytes.Equal(pack(), packed) {
		t.Error("packed once more: other bytes")
	}
}

// unpack returns the mode and the text of each file, which is there once.
func unpack(t *testing.T, packed []byte, below string) map[string]string {
	t.Helper()
	zipped, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	files, got := tar.NewReader(zipped), map[string]string{}
	for {
		header, err := files.Next()
		if errors.Is(err, io.EOF) {
			return got
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(files)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(header.Name, below)
		if got[name] != "" {
			t.Errorf("%s is there twice", name)
		}
		got[name] = fmt.Sprintf("%o %s", header.Mode, text)
	}
}
