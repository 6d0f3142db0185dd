package command

import (
	"strings"

	"pbem/rules/phrase"
)

// Below a turn some take it back: "P.S. Wait, I changed my mind." Such a turn is not played, for it cannot be taken back then.

// takesBack are phrases that take back what stands above, a language or two a line, in lower case; takesBackAtHead those that do so only at the
// head of a sentence.
const (
	takesBack = `don't play|do not play|dont play|changed my mind|change my mind|on second thought|on second thoughts|scrap that|scrap this|scrap it|ignore that|ignore this|ignore it|ignore the above|ignore my turn|ignore my move|disregard
take that back|take it back|take this back|forget that turn|forget that move|forget the above|cancel that|cancel this|cancel the above|just kidding|never mind|nevermind
doch nicht|anders überlegt|nicht spielen|spiel das nicht|spiele das nicht|spiel es nicht|vergiss das|vergiss es|vergiss den zug|ignoriere das|ignorier das|nehme das zurück|nehme ihn zurück|nehme es zurück|nehme den zug zurück
ne joue pas|changé d'avis|oublie ça|no juegues|cambiado de idea|olvídalo|non giocare|cambiato idea`
	takesBackAtHead = `wait|no wait|wait no|not yet|hold on|hang on|forget it|actually no|warte|noch nicht|nein warte|attends|espera|aspetta`
)

const mostAtHead = 4 // words of a sentence that begins so and says nothing else that matters

// thinksAgain returns the paragraph from a line on in which the writer takes back what they wrote above; "" for none. What is said to the
// opponent, or noted, takes nothing back.
func (r *reader) thinksAgain(from int) string {
	for at := from; at < len(r.lines) && !r.isEnd(r.lines[at]); at++ {
		if isBlank(r.lines[at]) {
			continue
		}
		end := at + 1
		for end < len(r.lines) && !isBlank(r.lines[end]) {
			end++
		}
		for ; at < end; at++ {
			v, args, ok := r.match(r.front(r.lines[at]).rest)
			if ok && (v.kind == Say || v.kind == Diary) {
				if strings.Trim(args, ": ") == "" {
					return ""
				}
				at = end
				break
			}
			if text := strings.TrimSpace(r.lines[at]); saysBack(text) || at+1 < end && saysBack(text+" "+strings.TrimSpace(r.lines[at+1])) {
				return text
			}
		}
	}
	return ""
}

// saysBack reports whether a text takes something back.
func saysBack(text string) bool {
	if isPostscript(text) {
		_, text, _ = strings.Cut(plain(text), " ")
	}
	text = strings.ReplaceAll(text, "’", "'")
	if holdsPhrase(bareWords(text), takesBack) {
		return true
	}
	for sentence := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(".!?;—–", r) }) {
		head, _, _ := strings.Cut(sentence, ",")
		if words := bareWords(head); len(words) > 0 && len(words) <= mostAtHead && holdsPhrase(words[:1], takesBackAtHead) || len(words) > 1 && len(words) <= mostAtHead && holdsPhrase(words[:2], takesBackAtHead) {
			return !holdsFor(words)
		}
	}
	return false
}

// holdsFor knows "wait for" and "wait until", which take nothing back.
func holdsFor(words []string) bool { return holdsPhrase(words, "for|until|till|auf|bis|pour|por") }

// holdsPhrase reports whether one of the phrases, parted by bars and line ends, stands among words.
func holdsPhrase(words []string, phrases string) bool {
	said := " " + strings.Join(words, " ") + " "
	for p := range strings.FieldsFuncSeq(phrases, func(r rune) bool { return r == '|' || r == '\n' }) {
		if strings.Contains(said, " "+p+" ") {
			return true
		}
	}
	return false
}

// withSecondThoughts marks the turns of a letter whose writer takes them back below.
func (r *reader) withSecondThoughts(list []Command) []Command {
	if r.turnEnds == 0 {
		return list
	}
	said := r.thinksAgain(r.turnEnds)
	if said == "" {
		return list
	}
	for i, c := range list {
		if c.Kind == Turn && c.Problem.Empty() && !isSetup(c) {
			list[i].Problem = phrase.New("command-second-thoughts", "words", phrase.Words(said))
		}
	}
	return list
}
