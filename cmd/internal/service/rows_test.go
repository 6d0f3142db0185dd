package service

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/terminal"
	"pbem/cmd/internal/verifying"
	"pbem/games"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/internal/testing/pgtest"
	"pbem/mailer/catalog"
)

// shared are two nodes on one database, each with a folder of its own, and the letters of both in one.
type shared struct {
	one, two *house
}

// newShared makes two nodes. What the first one does comes to probe.
func newShared(t *testing.T, server *pgtest.Shared, probe func(string)) *shared {
	t.Helper()
	dir, address := t.TempDir(), server.Database(t)
	node := func(name string, probe func(string)) *house {
		h := &house{dir: dir}
		text := "address: games@example.com\nsite: games.example.com\ntrust: token\nsend: dir:out\nstore: " + address + "\nkey: file:server.key\narchive: dir:" + name + "/records\npictures: false\noutage_credit: none\nlog_level: error\n"
		if err := os.WriteFile(filepath.Join(dir, name+".yaml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		h.openNode(t, name, probe)
		return h
	}
	return &shared{one: node("one", probe), two: node("two", nil)}
}

func (h *house) openNode(t *testing.T, name string, probe func(string)) {
	t.Helper()
	settings, err := config.Load(filepath.Join(h.dir, name+".yaml"))
	if err != nil {
		t.Fatal(err)
	}
	h.Service, err = Open(t.Context(), settings, World{Getenv: os.Getenv, Log: io.Discard, Probe: probe,
		Clock: func() time.Time { return time.Date(2026, 3, 2, 10, 0, h.count, 0, time.UTC) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { h.Close() })
}

// catchUp has nodes write what is to be written, as if each had the lease, and look at their folders.
func catchUp(t *testing.T, nodes ...*house) {
	t.Helper()
	for _, h := range nodes {
		if err := h.Daemon.Records.Write(t.Context()); err != nil {
			t.Error(err)
		}
		if err := h.Daemon.Records.Export(t.Context()); err != nil {
			t.Error(err)
		}
	}
}

// files are the files of a node's folders, but what it keeps there for itself.
func (s *shared) files(t *testing.T, node string) map[string]string {
	t.Helper()
	all := map[string]string{}
	root := filepath.Join(s.one.dir, node)
	err := filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || e.Name() == "state" {
			return err
		}
		text, err := os.ReadFile(name)
		of, _ := filepath.Rel(root, name)
		all[filepath.ToSlash(of)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// same wants both nodes to have the same files, these among them, and all in order.
func (s *shared) same(t *testing.T, want ...string) {
	t.Helper()
	one, two := s.files(t, "one"), s.files(t, "two")
	for _, name := range slices.Sorted(maps.Keys(one)) {
		if one[name] != two[name] {
			t.Errorf("%s is\n%s\nin one, and\n%s\nin two", name, one[name], two[name])
		}
	}
	if len(one) != len(two) {
		t.Errorf("one has %d files, two %d", len(one), len(two))
	}
	for _, name := range append(want, "records/server.pub", "records/log", "records/log.head", "records/offers") {
		if two[name] == "" {
			t.Errorf("%s is missing", name)
		}
	}
	s.verified(t, "one")
	s.verified(t, "two")
}

// verified has a node's folder verified as "pbem verify" does.
func (s *shared) verified(t *testing.T, node string) {
	t.Helper()
	dir, said := filepath.Join(s.one.dir, node, "records"), &bytes.Buffer{}
	keys, err := verify.NewKeys("")
	if err != nil {
		t.Fatal(err)
	}
	logs, err := verify.NewLogs(t.Context(), keys, dir)
	if err != nil {
		t.Fatal(err)
	}
	v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}, Logs: logs}
	telling := verifying.Telling{Out: said, Err: said, Words: catalog.English(), Began: time.Now(), Wanted: verifying.Wanted{Log: true}, Progress: terminal.NewProgress(said, io.Discard)}
	err = v.All(t.Context(), collection.Walk(t.Context(), strings.NewReader(""), dir), telling.Take)
	if err == nil {
		err = telling.Events(v.Events(dir), &telling.Games)
	}
	if err != nil {
		t.Fatal(err)
	}
	if ok, err := telling.Finish(v); !ok || err != nil || len(telling.Unread) > 0 {
		t.Errorf("the records of %s do not verify: %v\n%s", node, err, said)
	}
}

// stopped is what a node ends with at a point.
type stopped string

// killed runs do, and reports whether it was ended at a point.
func killed(do func()) (at string) {
	defer func() {
		if point, ok := recover().(stopped); ok {
			at = string(point)
		}
	}()
	do()
	return ""
}

// TestTwoRecorders: two nodes write records on one database. One of them ends at each point; the other goes on with nothing missing, and when the
// first comes back it has the same files to the last byte. All verify.
func TestTwoRecorders(t *testing.T) {
	t.Parallel()
	var server pgtest.Shared
	server.Start(t)
	for _, point := range []string{"records-made", "records-kept", "exported", "export-noted"} {
		t.Run("killed at "+point, func(t *testing.T) {
			at := ""
			s := newShared(t, &server, func(p string) {
				if p == at {
					panic(stopped(p))
				}
			})
			s.one.begin(t)
			catchUp(t, s.one, s.two)
			s.same(t, "records/001.pbem", "records-private/001.pbem")
			s.one.Daemon.Records = nil
			s.one.say(t, bo, "black: Fc7-b6")
			s.one.openNode(t, "one", func(p string) {
				if p == at {
					panic(stopped(p))
				}
			})
			at = point
			if got := killed(func() { catchUp(t, s.one) }); got != point {
				t.Fatalf("it went on past %q", point)
			}
			at = ""
			s.two.count = s.one.count
			s.two.say(t, ada, "resign")
			s.two.say(t, ada, "confirm")
			catchUp(t, s.two)
			s.verified(t, "two")
			if !strings.Contains(s.files(t, "two")["records/001.pbem"], "{resigned by white") {
				t.Errorf("the other node does not go on:\n%s", s.files(t, "two")["records/001.pbem"])
			}
			s.one.count = s.two.count
			s.one.openNode(t, "one", nil)
			catchUp(t, s.one)
			s.same(t, "records/001.pbem", "records-private/001.pbem")
		})
	}
	t.Run("frozen", func(t *testing.T) { frozenRecorder(t, &server) })
	t.Run("a new folder", func(t *testing.T) { newFolder(t, &server) })
	t.Run("broken off", func(t *testing.T) { brokenOff(t, &server) })
}

// frozenRecorder: a node that was frozen with a record in its hands wakes when the game has gone on, and puts nothing older over what is there.
func frozenRecorder(t *testing.T, server *pgtest.Shared) {
	frozen, wake := make(chan bool), make(chan bool)
	hold := false
	s := newShared(t, server, func(p string) {
		if p == "records-made" && hold {
			hold = false
			frozen <- true
			<-wake
		}
	})
	s.one.begin(t)
	s.one.Daemon.Records, hold = nil, false
	s.one.say(t, bo, "black: Fc7-b6")
	r, err := newRecords(t.Context(), s.one.Config, s.one.Daemon.Store, s.one.Daemon.Referee, s.one.keys, s.one.Daemon.Log,
		World{Clock: s.one.Daemon.Clock, Probe: s.one.Daemon.Probe})
	if err != nil {
		t.Fatal(err)
	}
	s.one.Daemon.Records, hold = r, true
	done := make(chan error)
	go func() { done <- r.Write(t.Context()) }()
	<-frozen
	s.two.count = s.one.count
	s.two.say(t, ada, "white: Ze2-e3")
	catchUp(t, s.two)
	wake <- true
	if err := <-done; err != nil {
		t.Error(err)
	}
	catchUp(t, s.two, s.one)
	s.same(t, "records/001.pbem")
	if text := s.files(t, "one")["records-private/001.pbem"]; !strings.Contains(text, "\n2. white: Ze2-e3") {
		t.Errorf("what is there is older:\n%s", text)
	}
}

// newFolder: a node whose folder is deleted, or is an old one, gets all that it lacks, without any match listed anew.
func newFolder(t *testing.T, server *pgtest.Shared) {
	s := newShared(t, server, nil)
	s.one.begin(t)
	catchUp(t, s.one, s.two)
	s.same(t, "records/001.pbem")
	old := s.files(t, "two")
	s.one.say(t, bo, "black: Fc7-b6")
	catchUp(t, s.one, s.two)
	if err := s.two.Close(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"records/001.pbem", "records-private/001.pbem", "records/log"} { // somebody has put a backup there
		if err := os.WriteFile(filepath.Join(s.one.dir, "two", name), []byte(old[name]), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(s.one.dir, "two", "records-private", "state"), []byte("another\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s.two.openNode(t, "two", nil)
	if list, err := s.one.Daemon.Store.Unrecorded(t.Context(), s.one.Daemon.Clock(), 0, 9); err != nil || len(list) > 0 {
		t.Errorf("%v are to be written anew, %v", list, err)
	}
	if err := s.two.Daemon.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	catchUp(t, s.two)
	s.same(t, "records/001.pbem")
	for _, name := range []string{"records", "records-private"} {
		if err := os.RemoveAll(filepath.Join(s.one.dir, "two", name)); err != nil {
			t.Fatal(err)
		}
	}
	catchUp(t, s.two)
	s.same(t, "records/001.pbem")
	if mark, err := s.two.Daemon.Store.Mark(t.Context(), games.OfService, rowsMark); mark == "" || err != nil {
		t.Error(fmt.Errorf("the store does not say that it keeps the files: %w", err))
	}
}
