package verify

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pbem/games/archive/gamelog"
	"pbem/mailer/mime"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Letters are letters that players kept. Records are compared with the hashes that they tell, and logs with the roots. It is safe for
// concurrent use once all letters were added.
type Letters struct {
	Read int // how many were read

	mu    sync.Mutex
	all   []*testimony
	games map[int][]*testimony // by the number of the game
	heads []Told
}

// Told is what a letter tells of a log.
type Told struct {
	Letter string // its name
	gamelog.Head
	words    string
	compared bool // with a log
}

// testimony is a witness line of a letter, and the records of its game that were compared with it.
type testimony struct {
	letter string // its name
	record.Witness
	words    string // of the letter, in lower case
	compared []Comparison
}

// Comparison is a record's answer to a letter.
type Comparison struct {
	Name   string // of the record's file
	Misfit error  // why it is not the record that the letter tells of: see record.Witness.Check; nil if it is
	Site   string // where the record says that it was kept
}

// mostWords bounds what is kept of a letter's words, in bytes, to see whether it names a site.
const mostWords = 16 << 10

// addLetter reads the witness lines of a letter, also what it quotes.
func (l *Letters) addLetter(name string, raw []byte) {
	l.Read++
	header, texts := parts(raw)
	found, heads := witnesses(texts)
	if len(found)+len(heads) == 0 {
		return
	}
	words := strings.ToLower(header + "\n" + strings.Join(texts, "\n"))
	words = strings.Clone(words[:min(len(words), mostWords)])
	if l.games == nil {
		l.games = map[int][]*testimony{}
	}
	for _, w := range found {
		t := &testimony{letter: name, Witness: w, words: words}
		l.all, l.games[w.Game] = append(l.all, t), append(l.games[w.Game], t)
	}
	for _, h := range heads {
		l.heads = append(l.heads, Told{Letter: name, Head: h, words: words})
	}
}

// parts is a letter's header, and the texts in it.
func parts(raw []byte) (header string, texts []string) {
	head, _, _ := bytes.Cut(bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	return string(head), mime.Texts(raw)
}

// witnesses lists the witness lines in a letter, each once, and what it tells of logs.
func witnesses(texts []string) (all []record.Witness, heads []gamelog.Head) {
	for _, text := range texts {
		for _, w := range record.Witnesses(text) {
			if !slices.Contains(all, w) {
				all = append(all, w)
			}
		}
		for _, h := range record.LogHeads(text) {
			if !slices.Contains(heads, h) {
				heads = append(heads, h)
			}
		}
	}
	return all, heads
}

// compare holds a record that is in order against what the letters say of its game. It is an error for one in play that a letter says
// how it ended; any other letter that does not fit may be from before a turn was taken back, or of another service.
func (l *Letters) compare(name string, r *record.Record, g rules.Game, result *Result) error {
	number, err := strconv.Atoi(r.Tag("Game"))
	if err != nil {
		return nil
	}
	var borne, against []string
	var ended error
	for _, t := range l.games[number] {
		c := Comparison{name, t.Check(r, g), r.Tag("Site")}
		l.mu.Lock()
		t.compared = append(t.compared, c)
		l.mu.Unlock()
		if c.Misfit == nil {
			borne = append(borne, t.letter)
			continue
		}
		if t.doubt(c.Site) == NoDoubt {
			against = append(against, t.letter)
		}
		if t.Turn == record.AfterResult && r.InPlay() && t.doubt(c.Site) == NoDoubt {
			ended = phrase.Errorf("verifying-ended-letter", "letter", strconv.Quote(t.letter))
		}
	}
	result.Witnesses, result.Against = len(distinct(borne)), distinct(against)
	return ended
}

// distinct are names, each once: a letter may quote others.
func distinct(names []string) []string {
	slices.Sort(names)
	return slices.Compact(names)
}

// Finding is what came of a witness line: whether a record of its game fits.
type Finding struct {
	Letter string // its file
	record.Witness
	OK bool
	// Others are the records that are in order and do not fit, by their names; none where no record is of that game. Other
	// services number their games from 1, too: where one fits, the others are accused of nothing.
	Others []Comparison
	// Doubt says that the letter may be of another service's game than the first of Others, as the witness line has only a number.
	Doubt Doubt
}

// Doubt is why a letter may be of another service's game than a record.
type Doubt int

const (
	NoDoubt   Doubt = iota
	NoSite          // the record does not say where it was kept
	OtherSite       // the letter does not name the place; that may be any text, so it proves nothing
)

// Silent reports whether the letter tells nothing here, for none of the records that are in order is of its game.
func (f Finding) Silent() bool { return !f.OK && len(f.Others) == 0 }

// TellNothing is how many letters tell nothing of the records and logs that were verified.
func (l *Letters) TellNothing() int {
	speaking := map[string]bool{}
	for _, f := range l.Findings() {
		if !f.Silent() {
			speaking[f.Letter] = true
		}
	}
	for _, t := range l.heads {
		if t.compared {
			speaking[t.Letter] = true
		}
	}
	return l.Read - len(speaking)
}

// Findings lists what came of all letters, in their order.
func (l *Letters) Findings() []Finding {
	l.mu.Lock()
	defer l.mu.Unlock()
	var all []Finding
	for _, t := range l.all {
		all = append(all, t.finding())
	}
	return all
}

func (t *testimony) finding() Finding {
	f := Finding{Letter: t.letter, Witness: t.Witness}
	slices.SortFunc(t.compared, func(a, b Comparison) int { return strings.Compare(a.Name, b.Name) })
	for _, c := range t.compared {
		if c.Misfit != nil {
			f.Others = append(f.Others, c)
		}
	}
	if f.OK = len(f.Others) < len(t.compared); !f.OK && len(f.Others) > 0 {
		f.Doubt = t.doubt(f.Others[0].Site)
	}
	return f
}

func (t *testimony) doubt(site string) Doubt {
	switch {
	case site == "":
		return NoSite
	case !strings.Contains(t.words, strings.ToLower(site)):
		return OtherSite
	}
	return NoDoubt
}
