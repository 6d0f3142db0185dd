package docs

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"

	"pbem/mailer/catalog"
)

// The English pages lie at the top; those of another language in a folder of its own, called by its tag, under the same names: "de/help/time.md".
// So a language more is a folder, and nothing here.
//
//go:embed help/*.md rules/*.md newcomers.md record.md finding.md stats.md check.md embedding.md
//go:embed */help/*.md */rules/*.md */newcomers.md
var pages embed.FS

// in reads a page in a language; where that has none, in English.
func in(l *catalog.Language, name string) ([]byte, error) {
	if l != nil {
		if data, err := pages.ReadFile(l.Tag() + "/" + name); err == nil {
			return data, nil
		}
	}
	return pages.ReadFile(name)
}

// calledMarker is the line on top of a help page that says how its topic is called in its language: "<!-- called Zeit -->". The name of
// the file is always good, too.
const calledMarker = "<!-- called "

// Topics lists the help topics in alphabetical order, by the names of their files.
func Topics() []string {
	files, _ := fs.Glob(pages, "help/*.md") // the pattern is a constant: it cannot be wrong
	topics := make([]string, len(files))
	for i, f := range files {
		topics[i] = nameOf(f)
	}
	return topics
}

// TopicsIn lists the help topics in alphabetical order, as they are called in a language.
func TopicsIn(l *catalog.Language) []string {
	topics := Topics()
	for i, topic := range topics {
		if data, err := in(l, "help/"+topic+".md"); err == nil {
			topics[i] = slices.Concat(called(data), []string{topic})[0]
		}
	}
	slices.Sort(topics)
	return topics
}

// topicOf finds the topic that somebody means, in whatever language they name it; "" if there is none.
func topicOf(name string) string {
	name = strings.TrimSpace(name)
	for _, topic := range Topics() {
		if strings.EqualFold(topic, name) {
			return topic
		}
	}
	others, _ := fs.Glob(pages, "*/help/*.md")
	for _, file := range others {
		data, _ := pages.ReadFile(file) // it is embedded
		if slices.ContainsFunc(called(data), func(c string) bool { return strings.EqualFold(c, name) }) {
			return nameOf(file)
		}
	}
	return ""
}

// called lists the names that a page gives its topic.
func called(page []byte) []string {
	first, _, _ := strings.Cut(string(page), "\n")
	names, marked := strings.CutPrefix(first, calledMarker)
	if !marked {
		return nil
	}
	return strings.Fields(strings.TrimSuffix(names, "-->"))
}

func nameOf(file string) string { return strings.TrimSuffix(path.Base(file), ".md") }
