package catalogue_test

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/games/archive/catalogue"
)

// walked compares what is listed with files in the order in which folders are walked.
func walked(l *catalogue.Catalogue, files map[string]string, names []string, change func(catalogue.File) error) error {
	w := l.NewWalk(context.Background(), change)
	for _, name := range names {
		if err := w.Next(catalogue.File{Name: name, Stamp: files[name]}); err != nil {
			return err
		}
	}
	return w.End()
}

// inFolders makes these files, and lists their names as a walk through the folders visits them. What is a file here is no folder.
func inFolders(t *rapid.T, files map[string]string) (names []string) {
	top, err := os.MkdirTemp("", "walk")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(top)
	for name := range files {
		at := filepath.Join(top, name)
		if os.MkdirAll(filepath.Dir(at), 0o700) != nil || os.WriteFile(at, nil, 0o600) != nil {
			delete(files, name)
		}
	}
	err = filepath.WalkDir(top, func(at string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		name, err := filepath.Rel(top, at)
		names = append(names, filepath.ToSlash(name))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// differences are the files that are new, other ones, or gone.
func differences(old, now map[string]string) []catalogue.File {
	var all []catalogue.File
	for name, stamp := range now {
		if old[name] != stamp {
			all = append(all, catalogue.File{Name: name, Stamp: stamp})
		}
	}
	for name := range old {
		if _, there := now[name]; !there {
			all = append(all, catalogue.File{Name: name})
		}
	}
	return byNames(all)
}

func byNames(all []catalogue.File) []catalogue.File {
	slices.SortFunc(all, func(a, b catalogue.File) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// TestWalk: a walk over the files that there are now tells exactly what differs from those that are listed, each once, and afterwards nothing, also
// where what it tells is listed while it goes on.
func TestWalk(t *testing.T) {
	t.Parallel()
	l, listed := inMemory(t), map[string]string{}
	component := rapid.StringMatching(`[ab]{1,2}|[ab][ !.\-0ä~][ab]|\.a|a\.pbem`)
	name := rapid.Custom(func(t *rapid.T) string {
		return filepath.ToSlash(filepath.Join(rapid.SliceOfN(component, 1, 3).Draw(t, "path")...))
	})
	rapid.Check(t, func(t *rapid.T) {
		lot := rapid.IntRange(1, 5).Draw(t, "lot")
		now := rapid.MapOfN(name, rapid.SampledFrom([]string{"1", "2"}), 0, 12).Draw(t, "files")
		names := inFolders(t, now)
		var told, waiting []catalogue.File
		flush := func() error {
			for _, f := range waiting {
				if err := list(l, f); err != nil {
					return err
				}
			}
			waiting = nil
			return nil
		}
		err := walked(l, now, names, func(f catalogue.File) error {
			told, waiting = append(told, f), append(waiting, f)
			if len(waiting) < lot {
				return nil
			}
			return flush()
		})
		if err == nil {
			err = flush()
		}
		if err != nil {
			t.Fatal(err)
		}
		if want := differences(listed, now); !slices.Equal(byNames(told), want) {
			t.Fatalf("of %q, with %q listed, the walk tells %q, want %q", now, listed, told, want)
		}
		listed = now
		err = walked(l, now, names, func(f catalogue.File) error { return fmt.Errorf("it tells of %q again", f) })
		if err != nil {
			t.Fatal(err)
		}
	})
}

// list lists a file that has changed: a record in a folder, and what is no record beside it.
func list(l *catalogue.Catalogue, f catalogue.File) error {
	switch ctx := context.Background(); {
	case f.Stamp == "":
		return l.Drop(ctx, f.Name)
	case len(f.Name) > 2:
		return l.Put(ctx, catalogue.Entry{File: f, Address: f.Name, Unread: true})
	default:
		return l.Note(ctx, f)
	}
}

// TestLongWalk: a walk reads what is listed in several steps.
func TestLongWalk(t *testing.T) {
	t.Parallel()
	l, ctx := inMemory(t), context.Background()
	listed, now := map[string]string{}, map[string]string{}
	var files []catalogue.File
	for i := range 4500 {
		name := fmt.Sprintf("%d/%04d.pbem", i/1000, i)
		listed[name] = "1"
		files = append(files, catalogue.File{Name: name, Stamp: "1"})
		switch i % 97 {
		case 0:
			now[name] = "2"
		case 1: // gone
		case 2:
			now[name], now[name+"a"] = "1", "1"
		default:
			now[name] = "1"
		}
	}
	done(t, l.Note(ctx, files...))
	for _, set := range []map[string]string{now, {}, {"9": "1"}, listed} {
		var told, waiting []catalogue.File
		done(t, walked(l, set, slices.Sorted(maps.Keys(set)), func(f catalogue.File) error {
			told = append(told, f)
			if waiting = append(waiting, f); len(waiting) < 256 {
				return nil
			}
			defer func() { waiting = nil }()
			return l.Note(ctx, waiting...)
		}))
		done(t, l.Note(ctx, waiting...))
		same(t, "told", differences(listed, set), byNames(told))
		listed = set
	}
}

// TestWalkEnds: the error with which a change is taken ends the walk.
func TestWalkEnds(t *testing.T) {
	t.Parallel()
	l := inMemory(t)
	done(t, l.Note(context.Background(), catalogue.File{Name: "a", Stamp: "1"}, catalogue.File{Name: "c", Stamp: "1"}))
	failed := fmt.Errorf("no room")
	for _, now := range []map[string]string{{}, {"a": "1"}, {"a": "2", "c": "1"}, {"a": "1", "b": "1", "c": "1"}} {
		if err := walked(l, now, slices.Sorted(maps.Keys(now)), func(catalogue.File) error { return failed }); err != failed {
			t.Errorf("%q: %v", now, err)
		}
	}
}
