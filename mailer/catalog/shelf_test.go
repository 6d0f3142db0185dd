package catalog

import (
	"errors"
	"testing"
)

// TestLanguagesAreReadOnce: who asks for a language again gets the one that was read, and that it is offered changes nothing in it.
func TestLanguagesAreReadOnce(t *testing.T) {
	t.Parallel()
	if English() != English() {
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
