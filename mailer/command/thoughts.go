package command

import (
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
