package tongue

import (
	"fmt"
	"strings"
)

// Parse reads the file of a language. The error names a line.
func Parse(tag, text string) (*Tongue, error) {
	p := &parser{Tongue: Tongue{tag: tag, groups: map[string][]word{}}}
	for i, line := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		if head := strings.TrimSpace(line); head == "" || strings.HasPrefix(head, "#") {
			continue
		}
		if err := p.line(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	p.index()
	return &p.Tongue, nil
}

func (t *Tongue) index() {
	t.heads = map[byte][]head{}
	for i, c := range t.commands {
		for _, own := range c.own {
			t.heads[first(own)] = append(t.heads[first(own)], head{own, i})
		}
	}
}

// parser goes down the lines; what is indented belongs to what stands above it.
type parser struct {
	Tongue
	group string // that is being read; "" for a command
}

func (p *parser) line(line string) error {
	text := strings.TrimSpace(line)
	indented := strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")
	switch name, isGroup := strings.CutSuffix(text, ":"); {
	case indented && strings.HasPrefix(text, "+"):
		return p.take(strings.Split(strings.TrimPrefix(text, "+"), ","))
	case isGroup && !indented:
		p.group = name
		p.groups[name] = nil
		return nil
	}
	w, err := readWord(text)
	switch {
	case err != nil:
		return err
	case !indented:
		p.group, p.commands = "", append(p.commands, command{word: w})
	case p.group != "":
		p.groups[p.group] = append(p.groups[p.group], w)
	case len(p.commands) == 0:
		return fmt.Errorf("%q stands behind no command", text)
	default:
		last := &p.commands[len(p.commands)-1]
		last.takes = append(last.takes, w)
	}
	return nil
}

// take adds the words of groups to the last command.
func (p *parser) take(names []string) error {
	for _, name := range names {
		list, ok := p.groups[strings.TrimSpace(name)]
		if !ok || len(p.commands) == 0 || p.group != "" {
			return fmt.Errorf("there is no group %q here", strings.TrimSpace(name))
		}
		last := &p.commands[len(p.commands)-1]
		last.takes = append(last.takes, list...)
	}
	return nil
}

// readWord reads "english … = spelling, spelling"; more English words for the same stand behind the first, after commas.
func readWord(text string) (w word, err error) {
	english, spellings, ok := strings.Cut(text, "=")
	w.english, w.rest = strings.CutSuffix(strings.TrimSpace(english), "…")
	names := strings.Split(w.english, ",")
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	w.english, w.also = names[0], names[1:]
	for spelling := range strings.SplitSeq(spellings, ",") {
		if spelling = strings.Join(strings.Fields(spelling), " "); spelling != "" {
			w.own = append(w.own, spelling)
		}
	}
	if !ok || w.english == "" || len(w.own) == 0 {
		return w, fmt.Errorf("%q is not of the form english = spelling, spelling", text)
	}
	return w, nil
}
