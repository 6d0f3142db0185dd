package command

import (
	"strings"
	"time"

	"pbem/rules/phrase"
)

// Seek is an open offer: a challenge without an opponent, and who may take it, how often and until when.
type Seek struct {
	New
	Least, Most int       // the ratings that may take it, bounds included; 0 for no bound
	Games       int       // for how many games; 0 where nothing was said
	Takeover    int       // the game of which it offers the opponent's seat, and nothing else is said; 0 for a new one (CR-35)
	Until       time.Time // the end of the last day, in UTC; zero where nothing was said (CR-39)
}

// readSeek reads "seek amoeba time 3d rating 1400-1800 games 3 until 2027-01-31 say Hello".
func readSeek(c *Command, args string, ctx Context) {
	c.Text = strings.TrimSpace(strings.TrimLeft(args, " :"))
	if rest, ok := cutTakeover(c.Text); ok {
		readTakeover(c, rest)
		return
	}
	p := newClauses(c.Text, ctx, (*clauses).sought, asksSeek)
	if c.Problem = p.problem; p.problem.Empty() {
		p.seek.New = p.out
		c.Seek = &p.seek
	}
}

// cutTakeover cuts the words off by which an offer is of a seat that was given up.
func cutTakeover(text string) (rest string, ok bool) {
	for _, words := range []string{"takeover", "take-over", "take over"} {
		if rest, ok := cutWords(text, words); ok {
			return rest, true
		}
	}
	return "", false
}

// readTakeover reads the number of a game: "seek takeover 42", "seek takeover of game 42".
func readTakeover(c *Command, rest string) {
	for _, word := range []string{"of", "game", "number"} {
		if more, ok := cutWords(strings.TrimSpace(rest), word); ok {
			rest = more
		}
	}
	n, ok := positive(strings.TrimPrefix(argument(rest), "#"))
	if !ok {
		c.Problem = phrase.New("command-seek-takeover")
		return
	}
	c.Seek = &Seek{Takeover: n}
}

// sought takes the preset of an offer: the words up to the first clause.
func (p *clauses) sought() {
	var name []string
	for len(p.words) > 0 && !p.ends() {
		name = append(name, strings.Trim(p.peek(), "\"“”"))
		p.words = p.words[1:]
	}
	if len(name) == 0 {
		p.fail(phrase.New("command-seek-what"))
		return
	}
	var unknown phrase.Phrase
	p.out.Preset, unknown = knownPreset(strings.Join(name, " "), p.ctx)
	p.fail(unknown)
}

// rating takes "1400-1800", "1400+", "1400" and "0-1800".
func (p *clauses) rating() {
	word := strings.Trim(p.next(), ".,:;")
	for len(p.words) > 0 && (p.peek() == "-" || p.peek() == "to" || strings.HasSuffix(word, "-") || strings.HasPrefix(p.peek(), "-")) {
		word += strings.Replace(p.next(), "to", "-", 1)
	}
	word = strings.NewReplacer("–", "-", "..", "-").Replace(word)
	least, most, bounded := strings.Cut(word, "-")
	low, ok := count(strings.TrimSuffix(least, "+"))
	high, above := 0, true
	if bounded {
		high, above = count(most)
	}
	if !ok || !above || bounded && (high < low || high == 0) || low > mostRating || high > mostRating {
		p.fail(phrase.New("command-seek-rating", "words", phrase.Words(word)))
		return
	}
	p.seek.Least, p.seek.Most = low, high
}

const (
	mostRating = 9999
	// mostSeekGames is for how many games one offer can stand.
	mostSeekGames = 50
)

func (p *clauses) games() {
	word := strings.Trim(p.next(), ".,:;")
	n, ok := positive(word)
	if !ok || n > mostSeekGames {
		p.fail(phrase.New("command-seek-games", "words", phrase.Words(word), "most", mostSeekGames))
		return
	}
	p.seek.Games = n
}

// lastDay takes a day, and returns its end, 24:00 UTC (CR-39).
func (p *clauses) lastDay(key string) time.Time {
	day, word := p.day()
	if day.IsZero() {
		p.fail(phrase.New(key, "words", phrase.Words(word)))
	}
	return day.AddDate(0, 0, 1)
}

// readSeeks reads "seeks", "seeks amoeba" and "seeks amoeba before 57", the older ones.
func readSeeks(c *Command, args string, ctx Context) {
	words := strings.Fields(argument(args))
	if n := len(words); n > 1 && strings.EqualFold(words[n-2], "before") {
		before, ok := positive(strings.TrimPrefix(words[n-1], "#"))
		if !ok {
			c.Problem = phrase.New("command-seeks-before", "words", phrase.Words(words[n-1]))
			return
		}
		c.Offer, words = before, words[:n-2]
	}
	if c.Text = strings.Join(words, " "); c.Text != "" {
		c.Text, c.Problem = knownPreset(c.Text, ctx)
	}
}

// readOffer reads the number of an offer: "take 12", "take #12", "take offer 12".
func readOffer(c *Command, args string, _ Context) {
	text := argument(args)
	for _, word := range []string{"offer", "seek", "number"} {
		if rest, ok := cutWords(text, word); ok {
			text = strings.TrimSpace(rest)
		}
	}
	n, ok := positive(strings.TrimPrefix(text, "#"))
	if !ok {
		c.Problem = phrase.New("command-offer-number", "command", phrase.Command(c.Kind))
		return
	}
	c.Offer = n
}

// readCancel reads the number of an offer; without one a challenge is meant, as before there were offers.
func readCancel(c *Command, args string, ctx Context) {
	if argument(args) == "" {
		c.Kind = "withdraw"
		return
	}
	readOffer(c, args, ctx)
}
