package eventfile

import (
	"strconv"
	"strings"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// line reads one line of what follows the tags, by its first word.
func (p *parser) line(line string) error {
	kind, rest, _ := strings.Cut(line, " ")
	read, known := map[string]func(string) bool{
		"player": p.player, "section": p.section, "final": p.final, "game": p.game, "forfeit": p.forfeit,
		"bye": p.bye, "struck": p.struck, "dropout": p.dropout,
	}[kind]
	if !known || !read(rest) {
		return phrase.Errorf("eventfile-line", "line", phrase.Quote(line, 0))
	}
	return nil
}

// player reads "1 p7 1532.25 Ada".
func (p *parser) player(rest string) bool {
	words := strings.SplitN(rest, " ", 4)
	if len(words) < 4 || words[0] != strconv.Itoa(len(p.f.Players)+1) || words[1] == "" {
		return false
	}
	q := Player{ID: words[1], Rating: words[2], Name: words[3]}
	if q.Rating == "-" {
		q.Rating = ""
	} else if _, err := strconv.ParseFloat(q.Rating, 64); err != nil {
		return false
	}
	p.f.Players = append(p.f.Players, q)
	return Fit(q.Name) == q.Name && q.Name != ""
}

// section reads "1 1 4 5 8": its number, and seeds.
func (p *parser) section(rest string) bool {
	number, list, _ := strings.Cut(rest, " ")
	g := Group{Number: len(p.f.Groups) + 1}
	ok := number == strconv.Itoa(g.Number)
	for word := range strings.SplitSeq(list, " ") {
		n := 0
		ok = ok && count(word, &n)
		g.Players = append(g.Players, Seed(n))
	}
	p.f.Groups = append(p.f.Groups, g)
	return ok
}

func (p *parser) final(rest string) bool {
	ok := len(p.f.Groups) > 0 && p.section(rest)
	if ok {
		p.f.Groups[len(p.f.Groups)-1].Final = true
	}
	return ok
}

// group is the one that is being read.
func (p *parser) group() *Group {
	if len(p.f.Groups) == 0 {
		p.f.Groups = []Group{{}}
	}
	return &p.f.Groups[len(p.f.Groups)-1]
}

// board reads "2.3 7-4 REST", in a section "1.2.3 7-4 REST".
func (p *parser) board(rest string) (b Board, last string, ok bool) {
	words := strings.Split(rest, " ")
	if len(words) != 3 {
		return b, "", false
	}
	place := words[0]
	if p.group().Number > 0 {
		_, place, _ = strings.Cut(place, ".")
	}
	round, number, _ := strings.Cut(place, ".")
	white, black, _ := strings.Cut(words[1], "-")
	ok = count(round, &b.Round) && count(number, &b.Number) && count(white, (*int)(&b.White)) && count(black, (*int)(&b.Black))
	return b, words[2], ok && p.group().Place(b) == words[0]
}

func (p *parser) game(rest string) bool {
	b, number, ok := p.board(rest)
	p.group().Boards = append(p.group().Boards, b)
	return ok && count(number, &p.group().Boards[len(p.group().Boards)-1].Game)
}

func (p *parser) forfeit(rest string) bool {
	b, word, ok := p.board(rest)
	b.Forfeit = rules.Result(word)
	p.group().Boards = append(p.group().Boards, b)
	return ok && (b.Forfeit == rules.WhiteWins || b.Forfeit == rules.BlackWins || b.Forfeit == record.BothLost)
}

func (p *parser) bye(rest string) bool {
	round, seed, _ := strings.Cut(rest, " ")
	var b Bye
	ok := count(round, &b.Round) && count(seed, (*int)(&b.Player))
	p.group().Byes = append(p.group().Byes, b)
	return ok
}

func (p *parser) struck(rest string) bool {
	s := 0
	ok := count(rest, &s)
	p.group().Struck = append(p.group().Struck, Seed(s))
	return ok
}

// dropout reads "3 2027-02-01T10:00:00Z resigned".
func (p *parser) dropout(rest string) bool {
	words := strings.Split(rest, " ")
	if len(words) != 3 {
		return false
	}
	d := Dropout{Cause: words[2]}
	ok := count(words[0], (*int)(&d.Player)) && at(&d.At)(words[1]) && isWord(d.Cause)
	p.f.Dropouts = append(p.f.Dropouts, d)
	return ok
}

func isWord(s string) bool {
	for i := range len(s) {
		if (s[i] < 'a' || s[i] > 'z') && s[i] != '-' {
			return false
		}
	}
	return s != ""
}

// count reads a number from 1 on, in the one way in which it is written.
func count(s string, to *int) bool {
	n, err := strconv.Atoi(s)
	*to = n
	return err == nil && n > 0 && n <= most && strconv.Itoa(n) == s
}

// most is more than any number in such a file is.
const most = 1 << 30

// at reads a moment, in UTC and to the second.
func at(to *time.Time) func(string) bool {
	return func(s string) bool {
		t, err := time.Parse(time.RFC3339, s)
		*to = t.UTC()
		return err == nil && moment(*to) == s
	}
}
