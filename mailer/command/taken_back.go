package command

import (
	"regexp"
	"strings"

	"pbem/mailer/chat"
	"pbem/rules/phrase"
)

// withSecondThoughts marks what a letter does to a game and its writer takes back around it.
func (w *writing) withSecondThoughts(list []Command) []Command {
	said, looked := "", false
	for i, c := range list {
		if !c.Problem.Empty() || !acts(c) || c.Kind == Turn && !isSetup(c) {
			continue
		}
		if !looked {
			said, looked = w.takesBack(), true
		}
		around := said
		if around == "" && (isSetup(c) || c.Kind == If) {
			around = doubtIn(c.Text)
		}
		switch {
		case around == "":
		case c.Kind == Turn:
			list[i].Problem = phrase.New("command-second-thoughts-setup", "words", phrase.Words(around))
		default:
			list[i].Problem = phrase.New("command-second-thoughts-of", "command", phrase.Command(c.Kind), "words", phrase.Words(around))
		}
	}
	return list
}

const shortSentence = 5 // words of a sentence in which one of no or later is about what stands above

// takesBack returns the words of the letter that take back what it does; "" for none.
func (w *writing) takesBack() string {
	for _, line := range w.proseIn(0, len(w.lines), 0, nil).lines {
		if said := doubtIn(line.said); said != "" {
			return said
		}
	}
	return ""
}

// doubtIn returns the words of a text that take back what it stands beside; "" for none.
func doubtIn(text string) string {
	for sentence := range sentences(text) {
		groups := chat.Doubt | chat.Stop
		if len(strings.Fields(sentence)) <= shortSentence {
			groups = chat.Brakes
		}
		if _, ok := chat.All().Has(sentence, groups); ok {
			return strings.Trim(sentence, " ;")
		}
	}
	return ""
}

// sentences are the parts of a text between full stops and their like, with the signs behind them.
func sentences(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for text = strings.TrimSpace(text); text != ""; {
			end := strings.IndexAny(text, ".!?;…？")
			if end < 0 {
				end = len(text)
			}
			next := end + len(text[end:]) - len(strings.TrimLeft(text[end:], ".!?;…？ "))
			if !yield(text[:next]) {
				return
			}
			text = strings.TrimSpace(text[next:])
		}
	}
}

// acts reports whether a command does to a game what cannot be undone, or offers it.
func acts(c Command) bool {
	switch c.Kind {
	case "draw", "undo":
		return !c.No
	case Turn, If, "accept", "claim", "confirm", "grant", "pause", "resign", "resume":
		return true
	}
	return false
}

// dashed are words between two dashes that stand apart from the others: "-Gd4-d5- Gb4-b5". Where a dash is a sign of a turn, letters, digits or
// spaces stand on both of its sides.
var dashed = regexp.MustCompile(`(?:^|[\s:,;([{])[-–—]{1,3}([^\s–—-](?:.*?[^\s–—-])?)[-–—]{1,3}(?:$|[\s.,;:!?)\]}])`)

// waved are words between single tildes, as messengers strike them out: "~Gd4-d5~ Gb4-b5". Pairs of tildes were taken out when the letter was
// read; one that begins a line and isn't ended there may go on below.
var waved = regexp.MustCompile(`(?:^|[\s:,;([{])~{1,3}([^\s~](?:[^~]*[^\s~])?)~{1,3}(?:$|[\s.,;:!?)\]}])|^~~(?:[^~].*)?$`)

// crossed are pictures that cross out a line, and the signs with which programmers take one out.
var crossed = regexp.MustCompile(`[❌🚫⛔👎❎✖✗✘🗑➖]|^\s*(?://|/\*|<!--)`)

// begins and ends are tags around words that are struck out, in forums and where HTML or Markdown is typed by hand; they go over as many lines
// as they like.
var (
	strikeBegins = regexp.MustCompile(`(?i)\[(?:s|strike|del)\]|(?:<|&lt;)(?:s|strike|del)(?:\s[^>]*)?(?:>|&gt;)|(?m:^~~(?:$|[^~\s]))`)
	strikeEnds   = regexp.MustCompile(`(?i)\[/(?:s|strike|del)\]|(?:<|&lt;)/(?:s|strike|del)\s*(?:>|&gt;)|(?m:[^~\s]~~$)`)
)

// struckFromAbove returns the line above one with which striking out begins that isn't ended before it; "" for none.
func struckFromAbove(lines []string, at int) string {
	struck := ""
	for _, line := range lines[:at] {
		line = strings.TrimSpace(line)
		begins, ends := strikeBegins.FindAllStringIndex(line, -1), strikeEnds.FindAllStringIndex(line, -1)
		switch {
		case struck != "" && line == "~~":
			struck = ""
		case len(begins) > 0 && (len(ends) == 0 || ends[len(ends)-1][0] < begins[len(begins)-1][0]):
			struck = line
		case len(ends) > 0:
			struck = ""
		}
	}
	return struck
}

// struckByDashes returns the words of a turn that may be struck out, as some write it where nothing else can be written; "" for none. A game
// that is played for good must not hang on that.
func struckByDashes(text string) string {
	for line := range strings.Lines(text) {
		if m := dashed.FindStringSubmatch(strings.TrimSpace(line)); m != nil && strings.Trim(m[1], "_.") != "" { // "-_-" is a face
			return "-" + m[1] + "-"
		}
		if line = strings.TrimSpace(line); waved.MatchString(line) || crossed.MatchString(line) || strikeBegins.MatchString(line) {
			return line
		}
	}
	return ""
}
