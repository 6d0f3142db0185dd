package presetfile_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"pbem/games/presetfile"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// hostile fills a folder with one file, and with everything that is none.
func hostile(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	for name, data := range map[string]string{
		"a-file.yaml": "name: x\n", "full.yaml": strings.Repeat("#", presets.MostBytes), "big.yaml": strings.Repeat("#", presets.MostBytes+1), "notes.txt": "",
	} {
		if err := os.WriteFile(at(name), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, to := range map[string]string{
		"link.yaml": "a-file.yaml", "device.yaml": "/dev/zero", "broken.yaml": "nowhere", "loop.yaml": "loop.yaml", "to-folder.yaml": ".",
	} {
		if err := os.Symlink(to, at(name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(syscall.Mkfifo(at("pipe.yaml"), 0o600), os.Mkdir(at("folder.yaml"), 0o700)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestRead: a regular file is read, also by a link; everything else is refused, and never waited for: nobody writes to the pipe, and a reader that waited would wait for ever.
func TestRead(t *testing.T) {
	dir := hostile(t)
	for name, want := range map[string]string{
		"a-file.yaml": "", "link.yaml": "", "full.yaml": "",
		"big.yaml":       "too large: it has more than the 65536 bytes of a preset file",
		"device.yaml":    "not a regular file",
		"pipe.yaml":      "not a regular file",
		"to-folder.yaml": "not a regular file",
		"folder.yaml":    "not a regular file",
		"broken.yaml":    "no such file",
		"loop.yaml":      "too many levels of symbolic links",
	} {
		data, err := presetfile.Read(filepath.Join(dir, name))
		if want == "" && (err != nil || len(data) == 0) || want != "" && (err == nil || !strings.Contains(catalog.English().Error(err), want)) {
			t.Errorf("%s: %d bytes, %v", name, len(data), err)
		}
	}
}

// TestFolder: what cannot be read stands among the files with its error.
func TestFolder(t *testing.T) {
	dir := hostile(t)
	files, err := presetfile.Folder(dir)
	if err != nil || len(files) != 9 { // all but the notes and the folder
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, f := range files {
		whole := strings.Contains("a-file.yaml full.yaml link.yaml", filepath.Base(f.Path))
		if whole == (f.Err != nil) || f.Err != nil && !strings.HasPrefix(f.Err.Error(), f.Path+": ") {
			t.Errorf("%s: %v", f.Path, f.Err)
		}
	}
	if _, err := presetfile.Folder(filepath.Join(dir, "none")); err == nil {
		t.Error("a folder that is not there")
	}
}

// TestLook: every change of a folder shows.
func TestLook(t *testing.T) {
	dir := hostile(t)
	for name, change := range map[string]func() error{
		"a new file":     func() error { return os.WriteFile(filepath.Join(dir, "new.yaml"), nil, 0o600) },
		"a changed file": func() error { return os.WriteFile(filepath.Join(dir, "a-file.yaml"), []byte("name: other\n"), 0o600) },
		"a file gone":    func() error { return os.Remove(filepath.Join(dir, "big.yaml")) },
		"a mended link":  func() error { return os.WriteFile(filepath.Join(dir, "nowhere"), nil, 0o600) },
	} {
		before := presetfile.Look(dir)
		if !before.Same(presetfile.Look(dir)) {
			t.Error("nothing changed, and it shows")
		}
		if err := change(); err != nil || before.Same(presetfile.Look(dir)) {
			t.Errorf("%s does not show (%v)", name, err)
		}
	}
}
