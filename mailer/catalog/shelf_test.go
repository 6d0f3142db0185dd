package catalog

import (
	"errors"
	"strings"
	"sync"
	"testing"
)

// TestLanguagesAreReadOnce: who asks for a language again gets the one that was read, and that it is offered changes nothing in it.
func TestLanguagesAreReadOnce(t *testing.T) {
	t.Parallel()
	if first, again := English(), English(); first != again {
		t.Error("English is read again")
	}
	german, err := Load("de")
	if err != nil {
		t.Fatal(err)
	}
	list, err := Offer()
	if err != nil {
		t.Fatal(err)
	}
	offered, ok := list.Find("de")
	if !ok || offered.Folder() != "de/" || german.Folder() != "" {
		t.Errorf("offered, the pages are in %q, else in %q", offered.Folder(), german.Folder())
	}
	for range 2 { // what is not there is not kept either
		if l, err := Load("nowhere"); l != nil || !errors.Is(err, ErrLanguage) {
			t.Errorf("nowhere: %v, %v", l, err)
		}
	}
}

// TestEveryMessageIsRead: of the languages of the program, whose messages are read only when they are asked for, each can be read.
func TestEveryMessageIsRead(t *testing.T) {
	t.Parallel()
	list, err := Offer()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		if err := l.check(); err != nil {
			t.Error(err)
		}
		if len(l.entries) < 1000 {
			t.Errorf("%s has only %d messages", l.Tag(), len(l.entries))
		}
	}
	broken, err := unread("en", map[string]string{"a.ftl": "one = 1\ntwo = { $", "b.ftl": "three = 3"})
	if err != nil {
		t.Fatal(err)
	}
	if got := broken.Tell("one") + broken.Tell("two") + broken.Tell("three"); got != "1two3" {
		t.Errorf("with a mistake in one message all three are said as %q", got)
	}
	if err := broken.check(); err == nil || !strings.HasPrefix(err.Error(), "en/a.ftl: line 2: two: ") {
		t.Errorf("a mistake in the second line is told as %v", err)
	}
}

// TestManyAskAtOnce: whoever asks first, all get the same language, and hear the same sentence.
func TestManyAskAtOnce(t *testing.T) {
	t.Parallel()
	var fresh shelf
	var group sync.WaitGroup
	said, languages := make([]string, 8), make([]*Language, 8)
	for i := range said {
		group.Go(func() {
			l, err := fresh.load("en")
			if err != nil {
				t.Error(err)
				return
			}
			languages[i], said[i] = l, l.Tell("times", "n", 3)
		})
	}
	group.Wait()
	for i := range said {
		if languages[i] != languages[0] || said[i] != "3 times" {
			t.Errorf("one has another language, or says %q", said[i])
		}
	}
}

// BenchmarkEnglish reads the language as every start of the program does.
func BenchmarkEnglish(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := fromProgram("en"); err != nil {
			b.Fatal(err)
		}
	}
}
