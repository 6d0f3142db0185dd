package command

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

// Around a turn some take it back, change it or ask about it: "P.S. Wait, I changed my mind.", "white instead!", "Should I play this?" Such a turn
// is not played, for it cannot be taken back then, nor is anything else done to a game above such words. What is no more than chat keeps nothing
// from being done: "I can't wait for your answer!"

// thinksAgain returns the sentence from a line on in which the writer has second thoughts about what they wrote above; "" for none. What is said
// to the opponent, or noted, and commands are none.
func (r *reader) thinksAgain(from int) string {
	for at := from; at < len(r.lines) && !r.isEnd(r.lines[at]); at++ {
		var own []string
		for at < len(r.lines) && !isBlank(r.lines[at]) && !r.isEnd(r.lines[at]) {
			v, args, ok := r.match(r.front(r.lines[at]).rest)
			switch {
			case ok && (v.kind == Say || v.kind == Diary):
				if strings.Trim(args, ": ") == "" {
					return r.doubts(own)
				}
				for at+1 < len(r.lines) && !isBlank(r.lines[at+1]) && !r.breaks(r.lines[at+1]) && !strings.HasSuffix(plain(r.lines[at+1]), ":") {
					at++
				}
			case (!ok || saysMore(v.kind, r.lines[at])) && !r.isOfTurn(at):
				r.apart = r.turnTo > 0 && at >= r.turnTo
				own = append(own, strings.TrimSpace(r.lines[at]))
				if politeness(r.lines[at]) != notPolite { // it is a sentence of its own
					own[len(own)-1] = "; " + own[len(own)-1] + ";"
				}
			}
			at++
		}
		if said := r.doubts(own); said != "" {
			return said
		}
		if at < len(r.lines) && r.isEnd(r.lines[at]) {
			break
		}
	}
	return ""
}

// saysMore reports whether a line that begins as a command is one's word on the turn above: "Stop, do not play this.", "undo that", "legal?"
func saysMore(k Kind, line string) bool {
	switch k {
	case Block, Cancel, Forget, Refusing, "undo", "withdraw":
		return holdsPhrase(bareWords(line), takesBack)
	case Legal, Help:
		return strings.Contains(line, "?") && len(bareWords(line)) == 1
	}
	return false
}

// isOfTurn reports whether a line below the first one of a turn is played, stands directly above one that is, or is a name.
func (r *reader) isOfTurn(at int) bool {
	line := r.lines[at]
	signed := politeness(r.lines[at-1]) == closes || r.isOwnWords(line) || r.holdsOwnName(line)
	if r.orders(line) || isCard(line) || isName(line) && isCapital(line) && signed {
		return true
	}
	for at++; at < len(r.lines); at++ {
		if !isBlank(r.lines[at]) {
			return r.orders(r.lines[at]) && !slices.ContainsFunc(bareWords(line), func(word string) bool {
				return !r.names(word) && !holdsPhrase([]string{word}, "and|then|und|dann|with|mit|the|my|"+unitWords)
			})
		}
	}
	return false
}

// doubts returns the sentence of a paragraph that takes a turn back, changes it or asks about it.
func (r *reader) doubts(lines []string) string {
	for sentence := range sentences(strings.Join(lines, " ")) {
		if r.looked++; r.looked > mostSentences {
			break
		}
		if r.saysBack(sentence) {
			return strings.Trim(sentence, " ;")
		}
	}
	return ""
}

// sentences are the parts of a text between full stops and their like, with the signs behind them.
func sentences(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for text = withoutPostscript(text); text != ""; {
			end := strings.IndexAny(text, ".!?;…？")
			if end < 0 {
				end = len(text)
			}
			next := end + len(text[end:]) - len(strings.TrimLeft(text[end:], ".!?;…？ "))
			if !yield(text[:next]) {
				return
			}
			text = withoutPostscript(text[next:])
		}
	}
}

func withoutPostscript(text string) string {
	if text = strings.TrimSpace(text); isPostscript(text) {
		_, text, _ = strings.Cut(plain(text), " ")
	}
	return text
}

const (
	mostSentences = 300 // of a letter that are looked at
	mostAtHead    = 4   // words of a sentence that begins so and says nothing else that matters
	mostOfDoubt   = 5   // words of a sentence that is a doubt as a whole if one of its words is
	mostOfNo      = 3
	mostOfChange  = 6 // words of one that only says what is to be played otherwise
)

// saysBack reports whether a sentence takes something back, changes it or asks about it.
func (r *reader) saysBack(sentence string) bool {
	sentence = withoutGreeting(strings.ReplaceAll(sentence, "’", "'"))
	words := bareWords(strings.NewReplacer("—", " ", "–", " ", ",", " ").Replace(sentence))
	if len(words) == 0 {
		return false
	}
	if strings.ContainsAny(sentence, "?？") && asksOfTurn(words) && (r.turnTo > 0 || !asksOpponent(words)) {
		return true
	}
	if holdsPhrase(words, takesBack) || len(words) <= mostOfChange && r.changes(words) {
		return true
	}
	if harmless(words) {
		return false
	}
	if len(words) <= mostOfDoubt && holdsAny(words, doubtWords) || len(words) <= mostOfNo && holdsAny(words, noWords) {
		return true
	}
	head, _, _ := strings.Cut(strings.NewReplacer("—", ",", "–", ",", " - ", ",").Replace(sentence), ",")
	if at := bareWords(head); len(at) > 0 && len(at) <= mostAtHead {
		return beginsPhrase(at, takesBackAtHead) && !holdsFor(at)
	}
	return false
}

// changes reports whether a few words say that another unit or AMP is to be played, or one more.
func (r *reader) changes(words []string) bool {
	return r.apart && holdsPhrase(words, changing) || r.apart && len(words) <= 2 && r.namesAny(words) || holdsAny(words, changeWords) && r.namesAny(words)
}

// namesAny reports whether words name a unit or an AMP, and not the opponent's.
func (r *reader) namesAny(words []string) bool {
	return indexAny(words, yours) < 0 && (holdsAny(words, unitWords) || slices.ContainsFunc(words, r.names))
}

// names reports whether a word is the name of an AMP, or a colour.
func (r *reader) names(word string) bool {
	return holdsPhrase([]string{word}, colours) || slices.ContainsFunc(r.ctx.Groups, func(g string) bool { return strings.EqualFold(g, word) })
}

// asksOfTurn reports whether a question is about what stands above it.
func asksOfTurn(words []string) bool {
	switch {
	case holdsPhrase(words, asksAnyhow):
		return true
	case len(words) == 1 && holdsAny(words, asksShortly):
		return true
	case !beginsPhrase(words, asksAtHead), holdsPhrase(words, asksElse):
		return false
	}
	return len(words) <= 2 || holdsAny(words, aboutTurn)
}

// asksOpponent reports whether a question below an offer is for the opponent: "ok?", "What do you think?"
func asksOpponent(words []string) bool { return len(words) == 1 || holdsPhrase(words, asksElse) }

// harmless reports whether words that may be doubts are known to be none here.
func harmless(words []string) bool { return holdsPhrase(words, chat) || holdsFor(words) }

// holdsFor knows "wait for" and "wait until", which take nothing back.
func holdsFor(words []string) bool {
	return holdsPhrase(words, "wait for|wait until|wait till|warte auf|warten auf|warte bis|warten bis|attends pour|espera por")
}

// holdsPhrase reports whether one of the phrases, parted by bars and line ends, stands among words.
func holdsPhrase(words []string, phrases string) bool {
	said := " " + strings.Join(words, " ") + " "
	return anyPhrase(phrases, func(p string) bool { return strings.Contains(said, " "+p+" ") })
}

// beginsPhrase reports whether words begin with one of the phrases.
func beginsPhrase(words []string, phrases string) bool {
	said := strings.Join(words, " ") + " "
	return anyPhrase(phrases, func(p string) bool { return strings.HasPrefix(said, p+" ") })
}

// holdsAny reports whether one of the words stands among others.
func holdsAny(words []string, any string) bool {
	return anyPhrase(any, func(p string) bool { return slices.Contains(words, p) })
}

func anyPhrase(phrases string, fits func(string) bool) bool {
	for p := range strings.FieldsFuncSeq(phrases, func(r rune) bool { return r == '|' || r == '\n' }) {
		if fits(p) {
			return true
		}
	}
	return false
}

// withSecondThoughts marks what a letter does to a game and its writer takes back around it.
func (r *reader) withSecondThoughts(list []Command) []Command {
	if r.actEnds == 0 {
		return list
	}
	said := r.thinksAgain(r.actEnds)
	r.apart = false
	for i, c := range list {
		if !c.Problem.Empty() || !acts(c) {
			continue
		}
		around := said
		if around == "" && (c.Kind == Turn || c.Kind == If) {
			around = r.beside(c.Text)
		}
		switch {
		case around == "":
		case c.Kind == Turn && !isSetup(c):
			list[i].Problem = phrase.New("command-second-thoughts", "words", phrase.Words(around))
		case c.Kind == Turn:
			list[i].Problem = phrase.New("command-second-thoughts-setup", "words", phrase.Words(around))
		default:
			list[i].Problem = phrase.New("command-second-thoughts-of", "command", phrase.Command(c.Kind), "words", phrase.Words(around))
		}
	}
	return list
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

// beside returns the words in brackets beside a turn that take it back, or the line that ends in a question mark; "" for neither. "!?" is a mark.
func (r *reader) beside(turn string) string {
	for line := range strings.Lines(turn) {
		line = strings.TrimSpace(line)
		if strings.HasSuffix(strings.TrimRight(line, " )]}*_`\"”“"), "?") && !strings.Contains(line, "!?") && !strings.Contains(line, "?!") {
			return line
		}
		for rest := line; ; {
			at := strings.IndexAny(rest, "([{")
			if at < 0 {
				break
			}
			inside, after, closed := cutAny(rest[at+1:], ")]}")
			if !closed {
				break
			}
			if !holdsSquare(inside) && r.saysBack(inside) {
				return inside
			}
			rest = after
		}
	}
	return ""
}

// cutAny cuts a text around the first of some signs.
func cutAny(text, signs string) (before, after string, found bool) {
	at := strings.IndexAny(text, signs)
	if at < 0 {
		return text, "", false
	}
	return text[:at], text[at+1:], true
}
