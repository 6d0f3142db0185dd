package manpage

import (
	"fmt"
	"strings"
)

// writer writes in the language of man pages, man(7).
type writer struct{ strings.Builder }

func (p *writer) title(name string, section int, version string) {
	fmt.Fprintf(p, ".TH \"%s\" %d \"\" \"%s\" \"pbem\"\n", escape(strings.ToUpper(name)), section, escape(version))
}

func (p *writer) section(title string) { fmt.Fprintf(p, ".SH \"%s\"\n", escape(title)) }

// entry is a word that is explained.
func (p *writer) entry(word, text string) {
	p.macro(".TP")
	p.bold(word)
	p.line(text)
}

func (p *writer) bold(text string)  { fmt.Fprintf(p, "\\fB%s\\fR\n", escape(text)) }
func (p *writer) line(text string)  { fmt.Fprintf(p, "%s\n", escape(text)) }
func (p *writer) macro(line string) { fmt.Fprintln(p, line) }

// escape keeps a text from being read as commands: backslashes, a dot or a quote in front; and keeps dashes what they are, to be copied.
func escape(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, `"`, `\(dq`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
