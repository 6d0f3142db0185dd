package web_test

import (
	"context"
	"crypto/ed25519"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pbem/web/library"
)

// counted is an archive that counts which records are read, and holds its files back until it is told.
type counted struct {
	library.Archive
	read  atomic.Int64
	after int           // files that are told of at once
	wait  chan struct{} // the others come when it is closed; nil: at once
}

func (c *counted) Files(ctx context.Context, since string, wanted func(name string) bool, visit func(library.File) error) (string, error) {
	n := 0
	return c.Archive.Files(ctx, since, wanted, func(f library.File) error {
		if n++; c.wait != nil && n > c.after {
			select {
			case <-c.wait:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return visit(f)
	})
}

func (c *counted) Read(ctx context.Context, name string, most int64) ([]byte, error) {
	if strings.HasSuffix(name, ".pbem") {
		c.read.Add(1)
	}
	return c.Archive.Read(ctx, name, most)
}

// TestWhoVerified: what another start takes over of what was verified before, by who verifies then. No lists need a record that was read before.
func TestWhoVerified(t *testing.T) {
	t.Parallel()
	one, other := key().Public().(ed25519.PublicKey), strangersKey().Public().(ed25519.PublicKey)
	const games = 30
	for name, c := range map[string]struct {
		build  string
		keys   []ed25519.PublicKey
		before []ed25519.PublicKey
		read   int64 // records, by the next start
		stands bool  // what was found before is shown meanwhile
	}{
		"the same":                  {"1", []ed25519.PublicKey{one}, []ed25519.PublicKey{one}, 0, true},
		"another order of the keys": {"1", []ed25519.PublicKey{other, one}, []ed25519.PublicKey{one, other}, 0, true},
		"another program":           {"2", []ed25519.PublicKey{one}, []ed25519.PublicKey{one}, games, true},
		"one key more":              {"1", []ed25519.PublicKey{one, other}, []ed25519.PublicKey{one}, games, true},
		"one key less":              {"1", []ed25519.PublicKey{one}, []ed25519.PublicKey{one, other}, games, false},
		"another key":               {"1", []ed25519.PublicKey{other}, []ed25519.PublicKey{one}, games, false},
		"no keys any more":          {"1", nil, []ed25519.PublicKey{one}, games, false},
		"keys at last":              {"1", []ed25519.PublicKey{one}, nil, games, false},
		"no name of the program":    {"", []ed25519.PublicKey{one}, []ed25519.PublicKey{one}, games, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := site(t)
			fill(t, dirOf(s), games)
			archive := &counted{Archive: s.Archive}
			s.Archive, s.Catalogue = archive, filepath.Join(t.TempDir(), "games.pages")
			s.Build, s.Keys = "1", c.before
			first := has(t, pages(t, s), "/players/index.html", "Player 7")
			if n := archive.read.Swap(0); n != games {
				t.Errorf("%d records were read at first", n)
			}
			s.Build, s.Keys = c.build, c.keys
			archive.wait, s.Patience = make(chan struct{}), time.Millisecond
			before := pages(t, s)
			if shown := strings.Contains(get(t, before, "/players/index.html").Body.String(), "Player 7"); shown != c.stands {
				t.Errorf("before anything is verified again, what was found before is shown: %v", shown)
			}
			if err := before.Close(); err != nil {
				t.Error(err)
			}
			archive.wait, s.Patience = nil, 0
			p := pages(t, s)
			for _, path := range []string{"/players/index.html", "/presets/index.html", "/games/index.html?player=Player+7", "/tree/chesimals-0.1/index.html"} {
				has(t, p, path)
			}
			if n := archive.read.Load(); n != c.read+1 { // a position of the tree
				t.Errorf("%d records were read by the next start", n-1)
			}
			if again := has(t, p, "/players/index.html"); again != first {
				t.Errorf("another page:\n%s", again)
			}
		})
	}
}

// TestSoFar: a reader waits for an archive to be looked through as long as the site has patience, gets what was found so far, is told so, and
// gets all of it later; after the next start at once, for what is known is not looked for again.
func TestSoFar(t *testing.T) {
	t.Parallel()
	s := site(t)
	const games = 600
	fill(t, dirOf(s), games)
	archive := &counted{Archive: s.Archive, after: 550, wait: make(chan struct{})}
	now := today()
	s.Archive, s.Catalogue, s.Build, s.Patience = archive, filepath.Join(t.TempDir(), "games.pages"), "1", time.Millisecond
	s.Now = func() time.Time { return now }
	p := pages(t, s)
	p.Begin()
	eventually(t, p, "/games/index.html", func(body string) bool {
		return strings.Contains(body, "We&#39;re still reading the archive: 512 games so far")
	})
	has(t, p, "/game/1/index.html")
	close(archive.wait)
	eventually(t, p, "/games/index.html", func(body string) bool {
		return strings.Contains(body, "Games 1 to 100 of 600") && !strings.Contains(body, "still reading the archive")
	})
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}

	archive.wait = make(chan struct{})
	archive.after = 0
	archive.read.Store(0)
	p = pages(t, s)
	if body := has(t, p, "/games/index.html?player=Player+7", "Player 7"); strings.Contains(body, "still reading the archive") || archive.read.Load() > 0 {
		t.Errorf("what was known is looked for again: %d records were read", archive.read.Load())
	}
	if err := p.Close(); err != nil { // while the archive is being looked at
		t.Error(err)
	}

	archive.wait, s.Build = nil, "2"
	p = pages(t, s)
	has(t, p, "/games/index.html", "Games 1 to 100 of 600") // what another program has found
	eventually(t, p, "/players/index.html", func(string) bool { return archive.read.Load() >= games })
	if err := p.Close(); err != nil {
		t.Error(err)
	}
	archive.read.Store(0)
	p = pages(t, s)
	has(t, p, "/players/index.html")
	if err := p.Close(); err != nil || archive.read.Load() >= games {
		t.Errorf("all %d records were verified a third time; %v", archive.read.Load(), err)
	}
}

// eventually asks for a page until it is as it should be.
func eventually(t *testing.T, h http.Handler, path string, right func(body string) bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		body := get(t, h, path).Body.String()
		if right(body) {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%s is\n%s", path, body)
		}
	}
}

// TestSpoiltListing: what is spoilt while the pages are served, or before, is made anew, and the pages are as before.
func TestSpoiltListing(t *testing.T) {
	t.Parallel()
	s := site(t)
	fill(t, dirOf(s), 300)
	now := today()
	s.Build, s.Catalogue, s.Now = "1", filepath.Join(t.TempDir(), "games.pages"), func() time.Time { return now }
	p := pages(t, s)
	first := has(t, p, "/players/index.html")
	spoil := func() {
		t.Helper()
		file, err := os.OpenFile(s.Catalogue, os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		info, err := file.Stat()
		if err != nil {
			t.Fatal(err)
		}
		for at := int64(4096); at < info.Size(); at += 4096 { // every page but the first
			if _, err := file.WriteAt(make([]byte, 4096), at); err != nil {
				t.Fatal(err)
			}
		}
	}
	spoil()
	for n := 0; get(t, p, "/players/index.html").Body.String() != first; n++ {
		if n == 10 {
			t.Fatal("pages that are served do not come back")
		}
		now = now.Add(time.Minute)
		put(t, dirOf(s), "301.pbem", strings.Repeat("x", n+1)) // something to write
		if err := os.Remove(filepath.Join(dirOf(s), "301.pbem")); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Close(); err != nil {
		t.Log(err) // of the old file
	}
	spoil()
	if again := has(t, pages(t, s), "/players/index.html"); again != first {
		t.Error("after a start the pages are other ones")
	}
}

// TestChangedSinceListed: the page of a game shows its record as it lies there, and says of that what holds, though lists follow later.
func TestChangedSinceListed(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	good := play(t, cosmic, 1, 3).String()
	s := site(t)
	put(t, dirOf(s), "001.pbem", good)
	p := pages(t, s)
	has(t, p, "/game/1/index.html", "Turn 3 of 3", "Verified.")
	at := strings.LastIndex(good, "#") + 1 // a link of the chain
	put(t, dirOf(s), "001.pbem", good[:at]+strings.Repeat("0", 4)+good[at+4:])
	has(t, p, "/game/1/index.html", "Turn 3 of 3", `href="#record">Not verified`)
	put(t, dirOf(s), "001.pbem", play(t, cosmic, 1, 4).String())
	has(t, p, "/game/1/index.html", "Turn 4 of 4", "Verified.")
	if strings.Contains(has(t, p, "/games/index.html"), "not verified") {
		t.Error("the list was looked at again, or follows the page")
	}
}
