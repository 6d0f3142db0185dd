package command

import (
	"slices"
	"strings"
	"unicode"

	"pbem/mailer/tongue"
)

// greetings and closings are how people begin and end a letter, in lower case; a name may follow on the same line. A letter
// is read over them.
var (
	greetings = []string{
		"hi", "hello", "hey", "dear", "greetings", "good morning", "good evening", "good afternoon", "good day",
		"hallo", "moin", "servus", "liebe", "lieber", "guten tag", "guten morgen", "guten abend", "sehr geehrte", "sehr geehrter",
		"bonjour", "bonsoir", "salut", "coucou", "cher", "chère", "hola", "buenas", "buenos días", "buenas tardes", "estimado", "estimada",
		"ciao", "salve", "buongiorno", "buonasera", "caro", "cara", "gentile", "olá", "ola", "oi", "bom dia", "boa tarde", "boa noite",
		"beste", "hoi", "goedemorgen", "goedemiddag", "goedenavond", "cześć", "witam", "witaj", "hej", "dzień dobry",
		"привет", "здравствуй", "здравствуйте", "добрый день", "добрый вечер", "доброе утро",
		"你好", "您好", "大家好", "こんにちは", "こんばんは", "おはようございます",
	}
	closings = []string{
		"thanks", "thank", "greetings", "many thanks", "thx", "cheers", "regards", "kind regards", "warm regards", "best", "sincerely", "yours", "bye", "take care", "all the best",
		"lg", "mfg", "vg", "gruß", "gruss", "grüße", "viele grüße", "liebe grüße", "schöne grüße", "beste grüße", "freundliche grüße", "mit freundlichen grüßen", "danke", "tschüss",
		"merci", "cordialement", "bien cordialement", "bien à vous", "amicalement", "amitiés", "salutations", "gracias", "muchas gracias", "saludos", "un saludo", "un abrazo", "atentamente",
		"grazie", "saluti", "cordiali saluti", "distinti saluti", "un saluto", "obrigado", "obrigada", "abraço", "abraços", "um abraço", "atenciosamente", "cumprimentos",
		"groet", "groeten", "groetjes", "mvg", "bedankt", "met vriendelijke groet", "met vriendelijke groeten", "vriendelijke groet", "pozdrawiam", "dzięki", "dziękuję", "z poważaniem",
		"спасибо", "с уважением", "всего доброго", "谢谢", "謝謝", "祝好", "よろしくお願いします", "よろしくお願いいたします", "ありがとうございます",
	}
	// fond stand alone on the line above a name.
	fond = []string{"love", "hugs", "kisses", "bises", "bisous", "besos", "abrazos", "baci", "abbracci", "liefs", "kusjes", "beijos", "beijinhos", "ściskam", "całuję", "kram", "kramar", "обнимаю", "целую"}
)

const (
	politeWords   = 5   // a longer line says more than a greeting
	longestPolite = 100 // bytes
)

// polite tells what a line of politeness is; it is read over.
type polite uint8

const (
	notPolite polite = iota
	greets           // "Hi Bo,"
	closes           // "Cheers,": a name may stand below it
)

// politeness tells whether a line begins with one of the phrases and says little more: nothing that can be a turn.
func politeness(line string) polite {
	if len(line) > longestPolite || hasDigit(line) || strings.Contains(line, ": ") {
		return notPolite
	}
	words := bareWords(line)
	if len(words) == 0 || len(words) > politeWords || slices.Contains(words, "pass") {
		return notPolite
	}
	low := strings.Join(words, " ")
	begins := func(phrase string) bool {
		return strings.HasPrefix(low, phrase) && (len(low) == len(phrase) || low[len(phrase)] == ' ')
	}
	switch {
	case len(words) == 1 && slices.Contains(fond, low), len(words) == 2 && words[1] == "regards", slices.ContainsFunc(closings, begins):
		return closes
	case slices.ContainsFunc(greetings, begins):
		return greets
	}
	return notPolite
}

// withoutGreeting cuts a greeting or thanks from the head of a line that goes on behind a comma or a full stop: "Hi, I resign".
func withoutGreeting(line string) string {
	end := strings.IndexAny(line, ",.!")
	if end < 0 || politeness(line[:end]) == notPolite {
		return line
	}
	return strings.TrimLeft(line[end:], " ,.!")
}

// skipPoliteness passes over an empty line, a greeting, a closing with the name below it, or the speaker's name at the end.
func (r *reader) skipPoliteness() bool {
	line := r.lines[r.at]
	if isBlank(line) || r.isOwnName(r.at) {
		r.at++
		return true
	}
	as := politeness(line)
	if as == notPolite || r.isCommand(line) {
		return false
	}
	r.at++
	r.closed = r.closed || as == closes
	if as == closes && r.at < len(r.lines) && isName(r.lines[r.at]) && !r.canBeTurn(r.lines[r.at]) && !r.breaks(r.lines[r.at]) {
		r.at++
	}
	return true
}

// isName reports whether a line can be a person's name: a few words without digits or punctuation.
func isName(line string) bool {
	line = strings.TrimSpace(line)
	return line != "" && len(strings.Fields(line)) <= 3 && !strings.ContainsFunc(line, func(r rune) bool {
		return !unicode.IsLetter(r) && r != ' ' && r != '.' && r != '-' && r != '\''
	})
}

// isOwnName reports whether a line is nothing but the name of who speaks, below all the rest.
func (p *page) isOwnName(at int) bool {
	line := plain(p.lines[at])
	if !isName(line) || p.canBeTurn(line) || p.isCommand(line) {
		return false
	}
	if !p.isOwnWords(line) {
		return false
	}
	for _, below := range p.lines[at+1:] {
		if !isBlank(below) {
			return false
		}
	}
	return true
}

// ownNames are the words of the writer's names and address.
func (v *vocabulary) ownNames() []string {
	var names []string
	for _, a := range v.ctx.From {
		local, _, _ := strings.Cut(a.Mailbox, "@")
		names = append(names, nameWords(a.Name+" "+local)...)
	}
	return names
}

// nameWords are the words of a name, or of the first half of a mail address, in lower case.
func nameWords(name string) []string {
	return strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) })
}

// withoutThanks drops courtesy from the end of what stands behind a command: "draw, please". What its writer says to others stays whole.
func (v *vocabulary) withoutThanks(of Kind, args string) string {
	if args == "" || v.isFree(of, args) {
		return args
	}
	courtesy := []string{"please", "pls", "thanks", "thank you", "thx"}
	for _, t := range v.ctx.Tongues {
		courtesy = append(courtesy, t.Group("polite", "please")...)
	}
	for {
		bare := strings.TrimRight(args, " .,!")
		cut := slices.IndexFunc(courtesy, func(words string) bool { return endsWith(bare, words) })
		if cut < 0 {
			return args
		}
		args = strings.TrimRight(bare[:len(bare)-len(courtesy[cut])], " ,.!")
	}
}

// isFree reports whether what stands behind a command is its writer's own words, or turns.
func (v *vocabulary) isFree(of Kind, args string) bool {
	if slices.Contains([]Kind{Say, Diary, Comment, Admin, Keep, Name, Try, If}, of) {
		return true
	}
	return slices.ContainsFunc(bareWords(args), v.brings)
}

// brings reports whether a word, in lower case, is one behind which a command takes its writer's own words along: "say", "sage".
func (v *vocabulary) brings(word string) bool {
	return word == "say" || slices.ContainsFunc(v.ctx.Tongues, func(t *tongue.Tongue) bool { return slices.Contains(t.Spelt("say"), word) })
}

// endsWith reports whether a line ends with words, whatever their case, and what stands before is no part of them.
func endsWith(line, words string) bool {
	n := len(line) - len(words)
	return n >= 0 && strings.EqualFold(line[n:], words) && (n == 0 || strings.IndexByte(" ,.!", line[n-1]) >= 0)
}
