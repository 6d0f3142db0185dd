package catalogue_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"pbem/games/archive/catalogue"
)

// TestForgotten: of a name, an id and an event that are in no record any more, nothing is left in the files once the listing has settled.
func TestForgotten(t *testing.T) {
	t.Parallel()
	ctx, path := context.Background(), filepath.Join(t.TempDir(), "pages")
	l, d := opened(t, path), newDice(31)
	forgotten := func() string { return "Forgotten" + rand.Text() }
	var words []string
	first, all := crowd(d, 400), crowd(d, 400)
	for i := range first {
		e := &first[i]
		if e.Unread || i%5 > 0 {
			continue
		}
		name, id, event := forgotten(), forgotten(), forgotten()
		words = append(words, name, id, event)
		e.Names[0] = catalogue.Name{Name: name, Folded: fold(name)}
		e.Players[0] = catalogue.Player{Page: "players/" + id + ".html", Site: "play.example", Code: id, Rater: id + "@play.example"}
		e.Event = catalogue.Name{Name: event, Folded: fold(event)}
		e.Head = bytes.Repeat([]byte(name+id+event), 1+d.IntN(100)) // as long as many pages of the file
		e.Tournament = &[2]string{"play.example", event}
		if e.Rated != nil {
			e.Rated.Players[0] = id + "@play.example"
		}
	}
	for _, some := range [][]catalogue.Entry{first[:100], first[100:]} {
		done(t, l.Put(ctx, some...))
		settle(t, l)
	}
	for _, word := range words {
		if len(holding(t, path, word)) == 0 {
			t.Fatalf("%s was never in the file", word)
		}
	}
	var gone []string
	for i := range all {
		if d.oneIn(3) {
			gone = append(gone, first[i].Name)
			continue
		}
		all[i].Name, all[i].Address = first[i].Name, first[i].Address
		done(t, l.Put(ctx, all[i]))
	}
	done(t, l.Drop(ctx, gone...))
	settle(t, l)
	for _, word := range words {
		for _, of := range []string{word[len(word)-12:], fold(word[len(word)-12:])} { // nor of a part
			if files := holding(t, path, of); len(files) > 0 {
				t.Errorf("%s is still in %s", of, files)
			}
		}
	}
}

// holding lists the files of a listing that hold a word.
func holding(t *testing.T, path, word string) (files []string) {
	t.Helper()
	for _, ending := range []string{"", "-wal", "-shm"} {
		text, err := os.ReadFile(path + ending)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte(word)) {
			files = append(files, fmt.Sprintf("%s at %d of %d", path+ending, bytes.Index(text, []byte(word)), len(text)))
		}
	}
	return files
}
