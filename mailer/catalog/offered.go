package catalog

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/language"

	"pbem/mailer/tongue"
)

// Offered is a language that players are offered, with its own name: "Deutsch".
type Offered struct {
	*Language
	Name string
}

// Languages are those that players are offered. They do not change and are safe for concurrent use.
type Languages []Offered

// Offer returns the languages that the program offers: those that stand in the file beside their folders. The error is as that of Load.
func Offer() (Languages, error) {
	text, err := files.ReadFile("languages")
	if err != nil {
		return nil, fmt.Errorf("languages: %w", err)
	}
	var list Languages
	for line := range strings.Lines(string(text)) {
		tag, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		if tag == "" || strings.HasPrefix(tag, "#") {
			continue
		}
		l, err := Load(tag)
		if err != nil {
			return nil, err
		}
		here := *l
		if len(list) > 0 {
			here.folder = tag + "/"
		}
		list = append(list, Offered{&here, strings.TrimSpace(name)})
	}
	return list, nil
}

// Tongues are the spellings of commands of all of them but English.
func (list Languages) Tongues() (all []*tongue.Tongue) {
	for _, l := range list {
		if t := l.Tongue(); t != nil {
			all = append(all, t)
		}
	}
	return all
}

// Find returns a language by its tag; ok is false where it is not offered.
func (list Languages) Find(tag string) (found Offered, ok bool) {
	for _, l := range list {
		if l.Tag() == tag {
			return l, true
		}
	}
	return Offered{}, false
}

// Named finds a language by what somebody calls it: its tag ("de", "de-AT"), its own name, or its name in one of the languages offered (the
// message "language-de").
func (list Languages) Named(words string) (found Offered, ok bool) {
	words = strings.ToLower(strings.TrimSpace(words))
	for _, l := range list {
		main, _, _ := strings.Cut(strings.ReplaceAll(words, "_", "-"), "-")
		if main == l.Tag() || words == strings.ToLower(l.Name) {
			return l, true
		}
		for _, in := range list {
			if strings.EqualFold(in.named(l.Tag()), words) {
				return l, true
			}
		}
	}
	return Offered{}, false
}

// named is the name of a language in this one; its tag where it has none.
func (l *Language) named(tag string) string {
	if l.entries["language-"+tag] == nil {
		return tag
	}
	return l.Tell("language-" + tag)
}

// fewestCommon is how many common words of a language tell that a letter is in it.
const fewestCommon = 2

// commonEnglish are words by which an English letter is known; languages have theirs in the group "common" of their commands.words.
func commonEnglish() []string {
	return strings.Fields("the and is are you your to of this that would like with my how what please want for have can could it i i'm i'd i've there hello we play")
}

// anywhere are domains of countries that people all over the world have.
func anywhere() []string {
	return strings.Fields("ac ai bz cc cd cx eu fm gg im io la ly me ms mu nu pw re sc sh st su tk to tv vc ws")
}

// ByWords is the tag of the one language of the list that has at least two of its common words in a text, while no other has any; "" for none.
func (list Languages) ByWords(text string) (tag string) {
	words := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(text, "’", "'")), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' })
	slices.Sort(words)
	words = slices.Compact(words)
	for _, l := range list {
		common := l.common()
		n := 0
		for _, w := range words {
			if slices.Contains(common, w) {
				n++
			}
		}
		switch {
		case n == 0:
		case n < fewestCommon || tag != "":
			return ""
		default:
			tag = l.Tag()
		}
	}
	return tag
}

// common are the words by which a letter in the language is known.
func (l *Language) common() []string {
	if t := l.Tongue(); t != nil {
		return t.All("common")
	}
	return commonEnglish()
}

// ByOrigin is the tag of the language of the list that a letter's header Content-Language names, else of what most people speak in the
// country of its writer's domain; "" for none.
func (list Languages) ByOrigin(header, mailbox string) string {
	first, _, _ := strings.Cut(header, ",")
	if named, err := language.Parse(strings.TrimSpace(first)); err == nil && named != language.Und {
		if tag := list.offered(named); tag != "" {
			return tag
		}
	}
	country := mailbox[strings.LastIndexByte(mailbox, '.')+1:]
	if len(country) != 2 || slices.Contains(anywhere(), country) {
		return ""
	}
	region, err := language.ParseRegion(country)
	if err != nil || !region.IsCountry() {
		return ""
	}
	spoken, err := language.Compose(language.Und, region)
	if err != nil {
		return ""
	}
	return list.offered(spoken)
}

// offered is the tag under which a language is in the list, whatever country it names; "" where it isn't.
func (list Languages) offered(named language.Tag) string {
	base, sure := named.Base()
	if found, ok := list.Find(base.String()); ok && sure != language.No {
		return found.Tag()
	}
	return ""
}

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
