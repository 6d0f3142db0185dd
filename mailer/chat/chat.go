package chat

import (
	"cmp"
	"embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Group is what a phrase does where it stands. A phrase may do several things.
type Group uint64

const (
	Doubt      Group = 1 << iota // "maybe", "I think", "typo"
	Hypothesis                   // "if", "suppose", "would"
	No                           // "not", "never", "invalid"
	Stop                         // "wait", "forget it", "changed my mind"
	Condition                    // "but", "only if"
	Later                        // "tomorrow", "follows"
	Accepts                      // "count me in"
	Declines                     // "not interested"
	Announces                    // "here is my move"
	Courtesy                     // "good luck"
	SmallTalk                    // "how are you", and what looks like one of the others and is none: "no problem", "can't wait"
	Continues                    // "then", "finally": more is to come
	Asks                         // begins a question about what stands near it: "is this", "should I"
	Agrees                       // says yes, and goes on to anything: "sure", "of course"
	Fillers                      // stands in an answer and changes nothing: "your invitation", "with you"
	Suspects                     // no friend's word to an invitation: "spam"
	Postpones                    // in an answer: "on Monday"
	Wonders                      // begins a question about an invitation: "who are you"
	Stipulates                   // stands around a condition: "can I be", "if we take"
	Loose                        // the small words of sentences: "I", "would", "with"
	Plays                        // what there is to do: "play", "game"
	Life                         // of sentences around a turn, as Aside has them
	Kin
	Ponders
	Times
	Little
	Points // "it", "this", "so": at something that was said, which may be the turn
	Refers // "it": at what stands in front of it in its sentence, or as Points does
	Weighs // of thoughts, games and mistakes
	Joins  // at the head of a sentence that goes on with the one before: "or", "only"
	Self
	Reader
	Follows // stands behind a verb whose subject was left out: "Reminds me"
	Acts    // what a sentence does that begins so: it thanks, wishes, greets, praises
)

// Brakes are the groups of which one word keeps a turn from being played.
const Brakes = Doubt | Hypothesis | No | Stop | Later

// groups are the headings of the files of words.
var groups = [...]string{"doubt", "hypothesis", "no", "stop", "condition", "later", "accepts", "declines", "announces", "courtesy", "smalltalk", "continues", "asks", "agrees", "fillers", "suspects", "postpones", "wonders", "stipulates", "loose", "plays", "life", "kin", "ponders", "times", "little", "points", "refers", "weighs", "joins", "self", "reader", "follows", "acts"}

// Hit is a phrase that was found in a text.
type Hit struct {
	Groups  Group
	Phrase  string // folded
	At, End int    // bytes of the text
}

// Lexicon has the phrases of some languages. It does not change and is safe for concurrent use.
type Lexicon struct {
	phrases map[string]Group
	longest int              // words of a phrase
	tails   []string         // ends of verbs, of sentences around a turn alone
	stems   map[string]Group // beginnings of words; of sentences around a turn alone
}

//go:embed words/*.words answers/*.words asides/*.words
var files embed.FS

// all is read once: fourteen thousand words.
var all = sync.OnceValue(func() *Lexicon { return New(Languages()...) })

// All has the words of every language.
func All() *Lexicon { return all() }

// Languages lists the tags of the languages that there are words of.
func Languages() (tags []string) {
	list, err := files.ReadDir("words")
	if err != nil {
		panic(err) // it is part of the program
	}
	for _, f := range list {
		tags = append(tags, strings.TrimSuffix(f.Name(), ".words"))
	}
	return tags
}

// New has the words of some languages, by their tags; one that there are no words of adds none.
func New(languages ...string) *Lexicon {
	l := &Lexicon{phrases: map[string]Group{}}
	for _, tag := range languages {
		for _, folder := range []string{"words/", "answers/"} {
			text, err := files.ReadFile(folder + tag + ".words")
			if err != nil {
				continue
			}
			if err := l.add(tag, string(text)); err != nil {
				panic(fmt.Errorf("%s%s.words: %w", folder, tag, err)) // a test reads all of them
			}
		}
	}
	l.open()
	return l
}

// shields hide what the words within their phrases do.
const shields = SmallTalk | Courtesy | Announces

// open lets the phrases that hide nothing do what their words do, too: "not yet" is a no.
func (l *Lexicon) open() {
	for _, phrase := range slices.SortedFunc(maps.Keys(l.phrases), func(a, b string) int { return cmp.Or(len(a)-len(b), strings.Compare(a, b)) }) {
		group, words := l.phrases[phrase], strings.Fields(phrase)
		if group&(shields|Answers) != 0 || len(words) == 1 {
			continue
		}
		for at, n := 0, 1; at < len(words); at += max(n, 1) {
			for n = min(len(words)-at, len(words)-1); n > 0; n-- {
				if inner, ok := l.phrases[strings.Join(words[at:at+n], " ")]; ok {
					if inner&shields == 0 {
						group |= inner & (Brakes | Condition)
					}
					break
				}
			}
		}
		l.phrases[phrase] = group
	}
}

// add reads a file of words.
func (l *Lexicon) add(tag, text string) error {
	var group Group
	for i, line := range strings.Split(text, "\n") {
		entry := strings.TrimSpace(line)
		heading, isHeading := strings.CutSuffix(entry, ":")
		switch {
		case entry == "", strings.HasPrefix(entry, "#"):
		case isHeading:
			at := slices.Index(groups[:], heading)
			if at < 0 {
				return fmt.Errorf("line %d: there is no group %q", i+1, heading)
			}
			group = 1 << at
		case group == 0:
			return fmt.Errorf("line %d stands below no heading", i+1)
		default:
			for phrase := range strings.SplitSeq(entry, ",") {
				if tail, isTail := strings.CutPrefix(strings.TrimSpace(phrase), "*"); isTail {
					l.tails = append(l.tails, tail)
					continue
				}
				stem, isStem := strings.CutSuffix(strings.TrimSpace(phrase), "*")
				if !isStem {
					l.addPhrase(tag, phrase, group)
				} else if l.stems == nil {
					return fmt.Errorf("line %d: %q: only asides have beginnings of words", i+1, phrase)
				} else if err := l.addStem(stem, group); err != nil {
					return fmt.Errorf("line %d: %w", i+1, err)
				}
			}
		}
	}
	return nil
}

// umlauts are written so where a keyboard has none, and are other letters than those without dots: "wurde" is no "würde".
var umlauts = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue")

// dots are left out in Swedish where a keyboard has none.
var dots = strings.NewReplacer("ä", "a", "ö", "o")

// addPhrase adds a phrase in the ways in which people spell it.
func (l *Lexicon) addPhrase(tag, phrase string, group Group) {
	phrase = strings.ToLower(strings.TrimSpace(phrase))
	spellings := []string{phrase, strings.ReplaceAll(phrase, "'", "")}
	if tag == "sv" {
		spellings = append(spellings, dots.Replace(phrase))
	}
	for i, spelling := range spellings {
		words := wordsOf(spelling)
		if len(words) == 0 || i > 0 && spelling == phrase {
			continue
		}
		folded := join(words)
		l.phrases[folded] |= group
		l.longest = max(l.longest, len(words))
	}
}

// Answers are the groups that are looked for by themselves: "I can't" answers an invitation, and begins "I can't wait".
const Answers = Accepts | Declines | Asks | Agrees | Fillers | Suspects | Postpones | Wonders

// Tells are the groups of [Asides].
const Tells = Life | Kin | Ponders | Times | Little | Points | Refers | Weighs | Joins | Self | Reader | Follows | Acts

// covers are looked for by Covered alone.
const covers = Loose | Plays

// Read finds the phrases of a text from its head on, at each word the longest: "no problem" is no "no". The phrases of [Answers] are found beside the
// others. Punctuation and an empty line end a phrase.
func (l *Lexicon) Read(text string) []Hit {
	words := wordsOf(text)
	hits := slices.Concat(l.read(words, ^(Answers|covers|Stipulates)), l.read(words, Answers&^Asks), l.read(words, Asks), l.read(words, Stipulates))
	slices.SortStableFunc(hits, func(a, b Hit) int { return a.At - b.At })
	return hits
}

func (l *Lexicon) read(words []word, of Group) (hits []Hit) {
	for at, n := 0, 1; at < len(words); at += max(n, 1) {
		if n = l.at(words[at:], of); n > 0 {
			phrase := join(words[at : at+n])
			hits = append(hits, Hit{l.phrases[phrase] & of, phrase, words[at].at, words[at+n-1].end})
		}
	}
	return hits
}

// Has returns the first phrase of a text that does one of some things; ok is false where there is none.
func (l *Lexicon) Has(text string, groups Group) (hit Hit, ok bool) {
	hits := l.Read(text)
	i := slices.IndexFunc(hits, func(h Hit) bool { return h.Groups&groups != 0 })
	if i < 0 {
		return Hit{}, false
	}
	return hits[i], true
}

// Covered reports whether a text has no words but phrases that do one of some things.
func (l *Lexicon) Covered(text string, groups Group) bool {
	words := wordsOf(text)
	reached := make([]bool, len(words)+1)
	reached[0] = true
	for at := range words {
		for n := 1; reached[at] && n <= l.longest && at+n <= len(words) && (n == 1 || !words[at+n-1].apart); n++ {
			reached[at+n] = reached[at+n] || l.phrases[join(words[at:at+n])]&groups != 0
		}
	}
	return reached[len(words)]
}

// at returns how many words the longest phrase of some groups has that the words begin with; 0 for none.
func (l *Lexicon) at(words []word, of Group) int {
	n := 1
	for n < len(words) && n < l.longest && !words[n].apart {
		n++
	}
	for ; n > 0; n-- {
		if l.phrases[join(words[:n])]&of != 0 {
			return n
		}
	}
	return 0
}

// Phrases lists, sorted, the phrases that do one of some things.
func (l *Lexicon) Phrases(groups Group) (list []string) {
	for _, phrase := range slices.Sorted(maps.Keys(l.phrases)) {
		if l.phrases[phrase]&groups != 0 {
			list = append(list, phrase)
		}
	}
	return list
}
