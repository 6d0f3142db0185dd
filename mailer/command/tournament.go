package command

import (
	"regexp"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// Announce is a tournament that somebody wants to be played.
type Announce struct {
	New            // of each game: the preset, its options, and time, rated, no vacation
	Name    string // as written
	System  string // "round-robin", "double", "sections" or "swiss"
	Size    int    // of a section, 5; of a Swiss, its rounds
	Start   time.Time
	StartAt int           // players; with Start zero where nothing was said
	Rounds  time.Duration // from the start of a round to its date; 0 for none
	Worth   bool          // "adjudicate worth"
	Until   time.Time     // the end of the last day, in UTC; zero where nothing was said
}

const (
	sectionSize = 5  // CR-18
	mostRounds  = 30 // of a Swiss
	// mostTitle is how many words the name of a tournament has at most that is named by itself.
	mostTitle = 6
)

// announce reads "tournament new NAME PRESET SYSTEM …".
func (r *reader) announce(c *Command, args string) {
	p := r.wrapped(c, args, (*clauses).head, asksEvent)
	if p.problem.Empty() {
		p.event.New = p.out
		c.Announce = &p.event
	}
}

// head takes the name, the preset and the system. The name ends where the preset begins, and the preset where the system does.
func (p *clauses) head() {
	unknown := phrase.New("command-event-how")
	for at := 2; at < len(p.words); at++ {
		if systemOf(p.words[at]) == "" {
			continue
		}
		for i := 1; i < at; i++ {
			preset, why := knownPreset(strings.Join(p.words[i:at], " "), p.ctx)
			if unknown = why; why.Empty() {
				p.out.Preset, p.event.Name = preset, strings.Trim(strings.Join(p.words[:i], " "), "\"“”„'")
				p.words = p.words[at:]
				p.system()
				return
			}
		}
	}
	p.fail(unknown)
}

// systemOf is the system that a word begins; "" for none.
func systemOf(word string) string {
	switch strings.ToLower(strings.Trim(word, ".,:;")) {
	case "round-robin", "roundrobin", "round":
		return "round-robin"
	case "double", "double-round-robin":
		return "double"
	case "sections", "section":
		return "sections"
	case "swiss":
		return "swiss"
	}
	return ""
}

// system takes "round-robin", "double", "sections of 5" and "swiss 5".
func (p *clauses) system() {
	p.event.System = systemOf(p.next())
	for p.peek() == "robin" || p.peek() == "round" || p.peek() == "round-robin" {
		p.next()
	}
	switch p.event.System {
	case "sections":
		p.event.Size = sectionSize
		if p.peek() == "of" {
			p.next()
		}
		if n, ok := positive(p.peek()); ok || p.peek() == "five" {
			p.next()
			if ok && n != sectionSize {
				p.fail(phrase.New("command-event-sections"))
			}
		}
	case "swiss":
		if p.peek() == "of" {
			p.next()
		}
		n, ok := positive(p.peek())
		if !ok || n > mostRounds {
			p.fail(phrase.New("command-event-swiss", "most", mostRounds))
			return
		}
		p.event.Size = n
		p.next()
		if p.peek() == "rounds" && !p.spanFollows() {
			p.next()
		}
	}
}

// spanFollows reports whether behind the next word stands a length of time: "swiss 5 rounds 30d" is five rounds of thirty days.
func (p *clauses) spanFollows() bool {
	if len(p.words) < 2 {
		return false
	}
	_, ok := spanOf(p.words[1])
	return ok
}

// start takes a day, and "at 8 players".
func (p *clauses) start() {
	if p.peek() == "on" {
		p.next()
	}
	if p.peek() != "at" && p.peek() != "with" {
		day, word := p.day()
		if p.event.Start, p.event.StartAt = day, 0; day.IsZero() {
			p.fail(phrase.New("command-event-start", "words", phrase.Words(word)))
		}
		return
	}
	p.next()
	n, ok := positive(p.peek())
	if !ok {
		p.fail(phrase.New("command-event-start", "words", phrase.Words(p.peek())))
		return
	}
	p.next()
	p.event.StartAt, p.event.Start = n, time.Time{}
	if p.peek() == "players" || p.peek() == "player" {
		p.next()
	}
}

// day takes a date, which begins at 00:00 UTC; the zero time for any other word.
func (p *clauses) day() (day time.Time, word string) {
	word = strings.Trim(p.next(), ".,:;")
	day, err := time.Parse(time.DateOnly, word)
	if err != nil {
		return time.Time{}, word
	}
	return day, word
}

func (p *clauses) rounds() {
	word := strings.Trim(p.next(), ".,:;")
	span, ok := spanOf(word)
	if !ok || span < clock.Day || span > 366*clock.Day {
		p.fail(phrase.New("command-event-rounds", "words", phrase.Words(word)))
		return
	}
	p.event.Rounds = span
}

// spanOf reads "30d": a number of days, weeks or hours, with its unit.
func spanOf(word string) (time.Duration, bool) {
	m := regexp.MustCompile(`^` + spanPattern + `$`).FindStringSubmatch(spelt([]string{word}))
	if m == nil || m[2] == "" {
		return 0, false
	}
	return span(m[1], m[2])
}

func (p *clauses) adjudicate() {
	switch word := p.next(); strings.ToLower(strings.Trim(word, ".,:;")) {
	case "by", "the":
		p.adjudicate()
	case "worth":
		p.event.Worth = true
	case "host":
		p.event.Worth = false
	default:
		p.fail(phrase.New("command-event-adjudicate", "words", phrase.Words(word)))
	}
}

// readTitle reads the name of a tournament: "join Winter Cup".
func readTitle(c *Command, args string, _ Context) {
	c.Text = strings.Trim(argument(args), "\"“”„'")
	if c.Text == "" {
		c.Problem = phrase.New("command-event-which", "command", phrase.Command(c.Kind))
	}
}

// isTalk reports whether what stands behind "join" or "leave" is no name of a tournament: "Leave it to me.", "join us if you like, ..."
func isTalk(args string) bool {
	words := strings.Fields(args)
	return len(words) > mostTitle || strings.ContainsAny(strings.Join(words, " "), ",;?!…") || len(words) > 1 && strings.HasSuffix(args, ".") || len(words) > 0 && isPronoun(words[0])
}

func isPronoun(word string) bool {
	switch strings.ToLower(strings.Trim(word, ".")) {
	case "it", "me", "us", "you", "them", "him", "her", "that", "this", "in", "my", "your", "a", "for", "to", "now":
		return true
	}
	return false
}
