package collection_test

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/zstd"

	"pbem/games/archive/collection"
	"pbem/mailer/catalog"
)

// game is the text of a record of that number.
func game(n int) string {
	return fmt.Sprintf("[Game \"%d\"]\n[White \"Ada\"]\n[Variant \"chesimals-0.1\"]\n\n1. white: Zd2-d3, Zc2-c3 {2026-11-21T10:11:12Z}\n*\n", n)
}

// bothLost is the text of a record of that number that both have lost.
func bothLost(n int) string {
	return fmt.Sprintf("[Format \"pbem record 2\"]\n[Game \"%d\"]\n[Variant \"chesimals-0.1\"]\n[Judged \"amp 1\"]\n[Start \"x\"]\n[Result \"0-0\"]\n[Termination \"adjudicated\"]\n"+
		"[Ended \"2027-02-01T10:11:12Z\"]\n[Adjudicated \"0-0 both slept\"]\n\n1. white: Zd2-d3 {2026-11-21T10:11:12Z} #0123456789abcdef0123456789abcdef\n"+
		"0-0 {adjudicated by host, 2027-02-01T10:11:12Z} #0123456789abcdef0123456789abcdef\n", n)
}

// file is one of a folder or a pack.
type file struct{ name, text string }

// folder writes files into a new folder.
func folder(t *testing.T, files ...file) string {
	t.Helper()
	dir := t.TempDir()
	for _, f := range files {
		at := filepath.Join(dir, f.name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(at), 0o755), os.WriteFile(at, []byte(f.text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func tarOf(t *testing.T, files ...file) string {
	t.Helper()
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, f := range files {
		err := w.WriteHeader(&tar.Header{Name: f.name, Mode: 0o644, Size: int64(len(f.text)), Format: tar.FormatPAX})
		if _, wrote := io.WriteString(w, f.text); err != nil || wrote != nil {
			t.Fatal(err, wrote)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func zipOf(t *testing.T, files ...file) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		in, err := w.Create(f.name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(in, f.text); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func gzipOf(t *testing.T, text string) string {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func zstdOf(t *testing.T, text string) string {
	t.Helper()
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(w.EncodeAll([]byte(text), nil))
}

// told is a member in a line: its name, and its game or its fault.
func told(dir string, m collection.Member) string {
	name := strings.TrimPrefix(strings.TrimPrefix(m.Name, dir), "/")
	if m.Err != nil {
		return name + ": " + strings.ReplaceAll(catalog.English().Error(m.Err), dir+"/", "")
	}
	r, _, err := m.Record()
	if err != nil {
		return name + " ! " + strings.ReplaceAll(err.Error(), dir+"/", "")
	}
	return name + " = " + r.Tag("Game")
}

// walked tells all members of what is named, below a folder.
func walked(t *testing.T, dir string, names ...string) []string {
	t.Helper()
	var all []string
	for i := range names {
		names[i] = filepath.Join(dir, names[i])
	}
	for m := range collection.Walk(context.Background(), nil, names...) {
		all = append(all, told(dir, m))
	}
	return all
}

// piped tells all members of what comes through a pipe.
func piped(text string) []string {
	var all []string
	for m := range collection.Walk(context.Background(), strings.NewReader(text), collection.StandardInput) {
		all = append(all, told("", m))
	}
	return all
}

func same(t *testing.T, got []string, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestFolders(t *testing.T) {
	dir := folder(t,
		file{"2.pbem", game(2)}, file{"10.pbem", game(10)}, file{"b/x.pbem", game(3)}, file{"a.tar.gz", gzipOf(t, tarOf(t, file{"r/4.pbem", game(4)}, file{"r/5.txt", game(5)}))},
		file{"notes.txt", game(6)}, file{"private/2.pbem", game(7)}, file{"b/c-private/2.pbem", game(8)}, file{"e\u0301.pbem", game(9)},
		file{"empty.zip", zipOf(t)}, file{"other.json", "{}"})
	same(t, walked(t, dir, "."), "10.pbem = 10", "2.pbem = 2", "a.tar.gz:r/4.pbem = 4", "b/x.pbem = 3", "e\u0301.pbem = 9")
	same(t, walked(t, dir, "private", "notes.txt", "none.pbem", "b/c-private"), "private/2.pbem = 7", "notes.txt = 6",
		"none.pbem: stat none.pbem: no such file or directory", "b/c-private/2.pbem = 8")
	same(t, walked(t, folder(t, file{"x/private/2.pbem", game(7)}), "."), ": no record (*.pbem) found; to read private copies, name their folder: x/private")
	same(t, walked(t, dir, "empty.zip"), "empty.zip: no record (*.pbem) found")
}

// TestPacks: what is packed in any way is read like what lies in a folder, from a file and through a pipe.
func TestPacks(t *testing.T) {
	files := []file{{"a/001.pbem", game(1)}, {"a/rules/x.yaml", "rules"}, {"b/002.pbem.gz", gzipOf(t, game(2))}}
	inner := tarOf(t, files...)
	packs := map[string]string{"p.tar": inner, "p.tar.gz": gzipOf(t, inner), "p.tgz": gzipOf(t, inner), "p.tar.zst": zstdOf(t, inner), "p.zip": zipOf(t, files...)}
	for name, pack := range packs {
		dir := folder(t, file{name, pack})
		want := []string{":a/001.pbem = 1", ":b/002.pbem.gz = 2"}
		same(t, walked(t, dir, name), name+want[0], name+want[1])
		same(t, walked(t, dir, "."), name+want[0], name+want[1])
		same(t, piped(pack), "-"+want[0], "-"+want[1])
	}
	nested := zipOf(t, file{"in.tar.gz", packs["p.tar.gz"]}, file{"in.zip", packs["p.zip"]})
	same(t, piped(nested), "-:in.tar.gz:a/001.pbem = 1", "-:in.tar.gz:b/002.pbem.gz = 2", "-:in.zip:a/001.pbem = 1", "-:in.zip:b/002.pbem.gz = 2")
}

// TestRows: records that follow each other are read one by one, whatever is wrong with one of them.
func TestRows(t *testing.T) {
	same(t, piped(game(1)), "- = 1")
	same(t, piped(game(1)+game(2)+"\r\n\n"+game(3)+"\n"), "-:1 = 1", "-:2 = 2", "-:3 = 3")
	same(t, piped(game(1)+"nonsense\n"+strings.TrimSuffix(game(2), "*\n")+game(3)), "-:1 ! record-fault turn=2 why=(record-line n=7 why=(record-after-result))",
		"-:2 ! record-line n=6 why=(record-no-result)", "-:3 = 3")
}

// pgn is a game as PGN, without numbers for Black.
func pgn(n int) string {
	return fmt.Sprintf("[Event \"?\"]\n[Game \"%d\"]\n[Variant \"chesimals-0.1\"]\n[SetUp \"1\"]\n[FEN \"x\"]\n\n1. white: Zd2-d3 black: Fd7-c6 2. white: Zc2-c3 *\n\n", n)
}

// TestForms: records as PGN and as JSON, also many in one file, whose broken ones stop nothing.
func TestForms(t *testing.T) {
	same(t, piped(pgn(1)+pgn(2)), "-:1 = 1", "-:2 = 2")
	same(t, piped(pgn(1)+game(2)), "-:1 = 1", "-:2 = 2")
	object := strings.ReplaceAll(`{"format":"pbem record by hand","tags":[{"name":"Game","value":"N"}],"start":"x","turns":[],"result":"*"}`, " 1", " 1")
	line := func(n string) string { return strings.Replace(object, `"N"`, `"`+n+`"`, 1) + "\n" }
	lines := line("1") + strings.Replace(line("2"), "}", "", 1) + line("3")
	got := piped(lines)
	if len(got) != 3 || got[0] != "-:1 = 1" || !strings.HasPrefix(got[1], "-:2 ! record-json-not") || got[2] != "-:3 = 3" {
		t.Errorf("%q", got)
	}
	tall := strings.NewReplacer("{", "{\n ", ",", ",\n ").Replace(line("4"))
	same(t, piped(tall+tall), "-:1 = 4", "-:2 = 4")
	same(t, walked(t, folder(t, file{"a.jsonl", line("1")}, file{"b.json", `{"schema": true}`}, file{"c.pgn", "1. e4 e5 *\n"}), "."),
		"a.jsonl = 1", "c.pgn = ")
}

// TestGamesAreWhole: what stands among the tags of a game never makes two games of it, one of which has lost its players.
func TestGamesAreWhole(t *testing.T) {
	for name, among := range map[string]string{
		"a comment": "; so\n", "an escape": "%so\n", "a tag without a name": "[\"so\"]\n", "single quotes": "[Round 'so']\n", "curly quotes": "[Round “so”]\n", "no quotes": "[Round so]\n",
		"a colon": "[Round: \"so\"]\n", "a hyphen": "[Time-Control \"so\"]\n", "a letter of others": "[Größe \"so\"]\n", "two lines": "[Round\n\"so\"]\n", "a value of two lines": "[Round \"s\no\"]\n",
		"two marks of order": "\ufeff\ufeff[Round \"so\"]\n",
	} {
		text := strings.Replace(pgn(1), "[Variant", among+"[Variant", 1)
		if got := walked(t, folder(t, file{"a.pgn", text + pgn(2)}), "."); len(got) != 2 || !strings.HasPrefix(got[0], "a.pgn:1") || got[1] != "a.pgn:2 = 2" {
			t.Errorf("%s: %q", name, got)
		}
		if got := walked(t, folder(t, file{"a.pgn", among + pgn(1)}), "."); len(got) != 1 || strings.HasPrefix(got[0], "a.pgn:1") {
			t.Errorf("%s, first: %q", name, got)
		}
	}
}

// letterOf is a letter with a text and a file.
func letterOf(text, name, attached string) string {
	return "From: ada@example.org\nSubject: Our game\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n" +
		text + "\n--b\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename=\"" + name + "\"\n\n" + attached + "\n--b--\n"
}

// TestLetters: records in letters, quoted and wrapped or attached, give the bytes that were sent.
func TestLetters(t *testing.T) {
	quoted := "> Look:\n>\n> " + strings.NewReplacer("\n", "\n> ", "Zd2-d3, ", "Zd2-d3,\n> ").Replace(game(1)) + "\nWell played!\n"
	dir := folder(t, file{"a.eml", letterOf(quoted, "002.pbem", game(2))}, file{"b.eml", "Subject: none\n\nNothing."},
		file{"c.mbox", "From x\n" + letterOf("", "3.pgn", pgn(3)) + "\nFrom y\n" + letterOf(game(4)+"And\n"+game(5), "x.exe", "") + "\n"})
	same(t, walked(t, dir, "."), "a.eml:002.pbem = 2", "a.eml = 1", "c.mbox:1:3.pgn = 3", "c.mbox:2:1 = 4", "c.mbox:2:2 = 5")
	second := "> " + strings.NewReplacer("\n", "\n> ", "by host, ", "by host,\n> ").Replace(bothLost(6)+bothLost(7)) + "\nSorry!\n"
	same(t, walked(t, folder(t, file{"d.eml", letterOf(second, "x.exe", "")}), "."), "d.eml:1 = 6", "d.eml:2 = 7")
	same(t, walked(t, dir, "b.eml"), "b.eml: no record (*.pbem) found")
	wrapped := strings.ReplaceAll(game(8), "Zd2-d3, ", "Zd2-d3,\n")
	dir = folder(t, file{"a.eml", letterOf("", "8.txt", wrapped)}, file{"b.eml", letterOf("", "8.pbem", wrapped)}, file{"c.eml", letterOf(game(1), "x.txt", "Hello")},
		file{"d.txt", wrapped}, file{"e.txt", "Look:\n\n" + wrapped + "\nNice?\n"}, file{"f.txt", game(2) + game(3)})
	same(t, walked(t, dir, "."), "a.eml:8.txt = 8", "b.eml:8.pbem = 8", "c.eml = 1")
	same(t, walked(t, dir, "d.txt"), "d.txt = 8")
	same(t, walked(t, dir, "e.txt"), "e.txt = 8")
	same(t, walked(t, dir, "f.txt"), "f.txt:1 = 2", "f.txt:2 = 3")
	dir = folder(t, file{"a.eml", letterOf(quoted, "002.pbem", game(2))})
	for m := range collection.Walk(t.Context(), nil, filepath.Join(dir, "a.eml")) {
		if m.Name == filepath.Join(dir, "a.eml") && string(m.Text) != game(1) {
			t.Errorf("%q", m.Text)
		}
	}
}
