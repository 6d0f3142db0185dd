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
		arabic(),
		persian(),
		hebrew(),
		hindi(),
		thai(),
		vietnamese(),
		indonesian(),
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

// lists reports whether a word is one of those that a field of a language lists. Every line of a letter is asked this, so that
// the lists are searched and not taken apart.
func (t table) lists(field func(*language) string, word string) bool {
	if word == "" || strings.IndexByte(word, '|') >= 0 {
		return false
	}
	for i := range t {
		if listed(field(&t[i]), word) {
			return true
		}
	}
	return false
}

func listed(list, word string) bool {
	for at := 0; ; at++ {
		i := strings.Index(list[at:], word)
		if i < 0 {
			return false
		}
		at += i
		end := at + len(word)
		if (at == 0 || list[at-1] == '|') && (end == len(list) || list[end] == '|') {
			return true
		}
	}
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
	return t.lists(func(l *language) string { return l.older }, low)
}

func (t table) announcesForward(low string) bool {
	return t.lists(func(l *language) string { return l.forward }, strings.TrimSpace(strings.TrimSuffix(low, ":")))
}

func (t table) isFooter(low string) bool {
	return t.any(func(l *language) string { return l.footer }, func(w string) bool {
		head, end, _ := strings.Cut(w, "*")
		return len(low) >= len(head)+len(end) && strings.HasPrefix(low, head) && strings.HasSuffix(low, end)
	})
}
