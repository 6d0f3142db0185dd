package quotations

import "strings"

// language is what mail programs write around a letter in one language, in lower case. Several words for one thing have
// "|" between them. A language that is not here is recognised by what needs no words: by ">", by an address with a date, by
// the names that HTML elements have; see replyheader.go, headerblock.go, and html_marked.go of package text.
type language struct {
	name    string
	opens   string // how "On Saturday, Ada wrote:" begins
	wrote   string // how it ends
	between string // the verb, where the name or the date may follow it
	quoting string // how "Quoting Ada:" begins
	from    string // the names of the fields above an older letter
	sent    string
	to      string
	subject string
	older   string // what stands between dashes above an older letter: these words, or these and more behind them
	forward string // a line of its own above a forwarded letter
	footer  string // how the lines begin that telephones and web mailers add below a letter; "*" stands for anything between
}

// languages is the table of all that is known; each language stands in a function of its own.
func languages() []language {
	return []language{
		english(),
		german(),
		french(),
		spanish(),
		italian(),
		portuguese(),
		dutch(),
		polish(),
		russian(),
		chinese(),
		japanese(),
		swedish(),
		danishandNorwegian(),
		finnish(),
		czechandSlovak(),
		hungarian(),
		romanian(),
		turkish(),
		ukrainian(),
		greek(),
		korean(),
	}
}

// table finds words in all languages. It is made once a letter.
type table []language

// any reports whether a test holds for one of the words that a field of a language lists.
func (t table) any(field func(*language) string, test func(word string) bool) bool {
	for i := range t {
		if anyOf(field(&t[i]), test) {
			return true
		}
	}
	return false
}

func anyOf(list string, test func(word string) bool) bool {
	for list != "" {
		word, rest, _ := strings.Cut(list, "|")
		if test(word) {
			return true
		}
		list = rest
	}
	return false
}

func (t table) opens(low string) bool {
	return t.any(func(l *language) string { return l.opens }, func(w string) bool { return strings.HasPrefix(low, w) })
}

func (t table) endsInWrote(low string) bool {
	return t.any(func(l *language) string { return l.wrote }, func(w string) bool { return strings.HasSuffix(low, w) })
}

func (t table) holdsWrote(low string) bool {
	return t.any(func(l *language) string { return l.between }, func(w string) bool { return strings.Contains(low, w) })
}

func (t table) quotes(low string) bool {
	return t.any(func(l *language) string { return l.quoting }, func(w string) bool { return strings.HasPrefix(low, w) })
}

// namesOlder knows the words between dashes: those of the table, or those with more behind them ("Forwarded message from …").
func (t table) namesOlder(low string) bool {
	return t.any(func(l *language) string { return l.older }, func(w string) bool {
		rest, ok := strings.CutPrefix(low, w)
		return ok && (rest == "" || rest[0] == ' ')
	})
}

// isOlder knows the words of the table alone.
func (t table) isOlder(low string) bool {
	return t.any(func(l *language) string { return l.older }, func(w string) bool { return low == w })
}

func (t table) announcesForward(low string) bool {
	low = strings.TrimSpace(strings.TrimSuffix(low, ":"))
	return t.any(func(l *language) string { return l.forward }, func(w string) bool { return low == w })
}

func (t table) isFooter(low string) bool {
	return t.any(func(l *language) string { return l.footer }, func(w string) bool {
		head, end, _ := strings.Cut(w, "*")
		return len(low) >= len(head)+len(end) && strings.HasPrefix(low, head) && strings.HasSuffix(low, end)
	})
}
