package catalog

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/language"
)

// fewestCommon is how many common words of a language tell that a letter is in it.
const fewestCommon = 2

// commonEnglish are words by which an English letter is known; languages have theirs in the group "common" of their commands.words.
func commonEnglish() []string {
	return strings.Fields("the and is are you your to of this that would like with my how what please want for have can could it i i'm i'd i've there hello we play")
}

// anywhere are domains of countries that people all over the world have.
func anywhere() []string {
	return strings.Fields("ac ai bz cc cd cx eu fm gg im io la ly me ms mu nu pw re sc sh st su tk to tv vc ws")
}

// ByWords is the tag of the one language of the list that has at least two of its common words in a text, while no other has any; "" for none.
func (list Languages) ByWords(text string) (tag string) {
	words := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(text, "’", "'")), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' })
	slices.Sort(words)
	words = slices.Compact(words)
	for _, l := range list {
		common := l.common()
		n := 0
		for _, w := range words {
			if slices.Contains(common, w) {
				n++
			}
		}
		switch {
		case n == 0:
		case n < fewestCommon || tag != "":
			return ""
		default:
			tag = l.Tag()
		}
	}
	return tag
}

// common are the words by which a letter in the language is known.
func (l *Language) common() []string {
	if t := l.Tongue(); t != nil {
		return t.All("common")
	}
	return commonEnglish()
}

// ByOrigin is the tag of the language of the list that a letter's header Content-Language names, else of what most people speak in the
// country of its writer's domain; "" for none.
func (list Languages) ByOrigin(header, mailbox string) string {
	first, _, _ := strings.Cut(header, ",")
	if named, err := language.Parse(strings.TrimSpace(first)); err == nil && named != language.Und {
		if tag := list.offered(named); tag != "" {
			return tag
		}
	}
	country := mailbox[strings.LastIndexByte(mailbox, '.')+1:]
	if len(country) != 2 || slices.Contains(anywhere(), country) {
		return ""
	}
	region, err := language.ParseRegion(country)
	if err != nil || !region.IsCountry() {
		return ""
	}
	spoken, err := language.Compose(language.Und, region)
	if err != nil {
		return ""
	}
	return list.offered(spoken)
}

// offered is the tag under which a language is in the list, whatever country it names; "" where it isn't.
func (list Languages) offered(named language.Tag) string {
	base, sure := named.Base()
	if found, ok := list.Find(base.String()); ok && sure != language.No {
		return found.Tag()
	}
	return ""
}
