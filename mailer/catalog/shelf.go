package catalog

import (
	"errors"
	"fmt"
	"io/fs"
	"sync"

	"golang.org/x/text/language"
)

// ErrLanguage means that there is no such language.
var ErrLanguage = errors.New("there is no such language")

// English is the language of the program itself: complete, and checked by the tests.
func English() *Language {
	l, err := Load("en")
	if err != nil { // a test has loaded these very bytes
		return &Language{messages: messages{tag: language.English}}
	}
	return l
}

// Load returns a language of the program by its tag, "en". The error is ErrLanguage, or names a file and a line.
func Load(tag string) (*Language, error) { return known.load(tag) }

// shelf holds the languages of the program that were asked for. Each is read once: its files are part of the program, a language never changes, and
// reading one takes longer than deciding a letter.
type shelf struct {
	mu   sync.Mutex
	read map[string]*Language // by tag
}

var known shelf

func (s *shelf) load(tag string) (*Language, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if l := s.read[tag]; l != nil {
		return l, nil
	}
	l, err := fromProgram(tag)
	if err != nil {
		return nil, err
	}
	if s.read == nil {
		s.read = map[string]*Language{}
	}
	s.read[tag] = l
	return l, nil
}

// fromProgram is a language from its folder in the program. A test reads all messages of each; here they are read one by one, as they are asked for.
func fromProgram(tag string) (*Language, error) {
	folder, err := fs.Sub(files, tag)
	if err != nil {
		return nil, fmt.Errorf("%w: %q", ErrLanguage, tag)
	}
	texts, err := filesIn(tag, folder)
	if err != nil {
		return nil, err
	}
	return unread(tag, texts)
}
