package smtp

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"pbem/games/durable/durabletest"
	"pbem/mailer"
	"pbem/mailer/mailtest"
)

func directory(t testing.TB, path string) *Directory {
	t.Helper()
	d, err := NewDirectory(path)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// files returns the directory's names in order.
func files(t testing.TB, path string) string {
	t.Helper()
	entries, err := os.ReadDir(path)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

func TestDirectory(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "letters")
	d := directory(t, path)
	report := to("bo", 2)
	report.From = ""
	if got := describe(t, d.Send(t.Context(), []mailer.Envelope{to("ada", 1), report})); got != "ok, ok" {
		t.Fatal(got)
	}
	if got := files(t, path); got != "001.eml 002.eml" {
		t.Errorf("files %s", got)
	}
	for name, want := range map[string]string{
		"001.eml": "X-Envelope-From: games+b42w.token@games.test\r\nX-Envelope-To: ada@players.test\r\n" + string(to("ada", 1).Data),
		"002.eml": "X-Envelope-From: <>\r\nX-Envelope-To: bo@players.test\r\n" + string(report.Data),
	} {
		if got, err := os.ReadFile(filepath.Join(path, name)); string(got) != want {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
}

func TestDirectoryKnowsWhatItSent(t *testing.T) {
	path := t.TempDir()
	first, second := to("ada", 1), to("bo", 2)
	other := first
	other.To = "bo@players.test" // the same Message-ID to somebody else
	send := func(d *Directory, letters ...mailer.Envelope) {
		t.Helper()
		for _, err := range mailtest.Errors(d.Send(t.Context(), letters)) {
			if err != nil {
				t.Error(err)
			}
		}
	}
	d := directory(t, path)
	send(d, first, first)
	send(d, first)
	again := directory(t, path) // after a crash
	send(again, first, second)
	send(d, second, other) // the other process has sent second
	if got := files(t, path); got != "001.eml 002.eml 003.eml" {
		t.Errorf("files %s", got)
	}
}

func TestDirectoryGoesOnAfterTheHighestNumber(t *testing.T) {
	path := t.TempDir()
	for _, name := range []string{"007.eml", "999.eml", "notes.txt", "x12.eml"} {
		if err := os.WriteFile(filepath.Join(path, name), []byte("no letter"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	directory(t, path).Send(t.Context(), []mailer.Envelope{to("ada", 1)})
	if got := files(t, path); got != "007.eml 1000.eml 999.eml notes.txt x12.eml" {
		t.Errorf("files %s", got)
	}
}

func TestDirectoryOfSeveralWriters(t *testing.T) {
	path := t.TempDir()
	var writers sync.WaitGroup
	for w := range 4 {
		d := directory(t, path)
		writers.Go(func() {
			for i := range 10 {
				for _, err := range mailtest.Errors(d.Send(context.Background(), []mailer.Envelope{to("ada", 100*w+i)})) {
					if err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	writers.Wait()
	var want []string
	for i := range 40 {
		want = append(want, fmt.Sprintf("%03d.eml", i+1))
	}
	if got := files(t, path); got != strings.Join(want, " ") {
		t.Errorf("files %s", got)
	}
}

func TestDirectoryRefusals(t *testing.T) {
	path := t.TempDir()
	d := directory(t, path)
	bad := to("ada", 1)
	bad.To = "ada@players.test\r\nX-Evil: yes"
	if got := describe(t, d.Send(t.Context(), []mailer.Envelope{bad, to("ada", 2)})); got != "0 permanent, ok" {
		t.Error(got)
	}
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	if errs := mailtest.Errors(d.Send(t.Context(), []mailer.Envelope{to("ada", 3)})); errs[0] == nil {
		t.Error("a letter into a directory that is gone was taken for sent")
	}
	if _, err := NewDirectory("/dev/null/letters"); err == nil || !strings.Contains(err.Error(), "cannot make the directory") {
		t.Error(err)
	}
}

func TestParseDirectory(t *testing.T) {
	if got, err := ParseDirectory("dir:letters"); got != "letters" || err != nil {
		t.Error(got, err)
	}
	for _, text := range []string{"dir:", "letters", "smtp://x"} {
		if _, err := ParseDirectory(text); err == nil {
			t.Errorf("%q was read as a directory", text)
		}
	}
}

// TestDirectoryOnAFullDisk: what has no room is not sent, and goes out once when there is room.
func TestDirectoryOnAFullDisk(t *testing.T) {
	disk := durabletest.SmallDisk(t, 1)
	d, err := NewDirectory(filepath.Join(disk.Path, "out"))
	if err != nil {
		t.Fatal(err)
	}
	letters := []mailer.Envelope{to("ada", 1), to("bo", 2)}
	disk.Fill(t, 0)
	for i, err := range mailtest.Errors(d.Send(context.Background(), letters)) {
		var refused *mailer.Failure
		if !errors.Is(err, syscall.ENOSPC) || errors.As(err, &refused) {
			t.Errorf("letter %d: %v", i, err)
		}
	}
	disk.Free(t)
	for range 2 {
		if err := errors.Join(mailtest.Errors(d.Send(context.Background(), letters))...); err != nil {
			t.Fatal(err)
		}
	}
	files, err := os.ReadDir(d.path)
	if err != nil || len(files) != 2 {
		t.Errorf("%v, %v", files, err)
	}
}

// TestDirectorySyncFails: a letter whose file's name could not be synced is not sent; tried again, it is written anew, in the
// same place.
func TestDirectorySyncFails(t *testing.T) {
	d, err := NewDirectory(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	letters := []mailer.Envelope{to("ada", 1)}
	stop := durabletest.Fail(t, os.Getpid(), "fsync:error=EIO", d.path)
	errs := mailtest.Errors(d.Send(context.Background(), letters))
	stop()
	if !errors.Is(errs[0], syscall.EIO) {
		t.Fatal(errs)
	}
	path := filepath.Join(d.path, "001.eml")
	first, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := errors.Join(mailtest.Errors(d.Send(context.Background(), letters))...); err != nil {
			t.Fatal(err)
		}
	}
	second, err := os.Stat(path)
	if err != nil || os.SameFile(first, second) {
		t.Errorf("the doubtful file was taken for good: %v", err)
	}
	if files, err := os.ReadDir(d.path); err != nil || len(files) != 1 {
		t.Errorf("%v, %v", files, err)
	}
}
