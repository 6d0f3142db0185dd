// Package manpage writes manual pages for man(1), made from a program's command tree as kong has it: one for the program, one for each
// command with all that is below it.
package manpage

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// About is what stands on the pages besides the tree.
type About struct {
	Version string
	Codes   []Code  // the exit codes
	Files   []Entry // files that the program knows by name, for the page of the program
	Also    []string
}

// Code is an exit code, and what it means.
type Code struct {
	Code  int
	Means string
}

// Entry is a name, and what is to be said of it.
type Entry struct{ Name, Text string }

// Pages are the pages of section 1 by the names of their files: pbem.1, pbem-serve.1. Hidden commands have none.
func Pages(program *kong.Application, about About) map[string]string {
	pages := map[string]string{program.Name + ".1": overview(program, about)}
	for _, c := range shown(program.Children) {
		pages[program.Name+"-"+c.Name+".1"] = page(program, c, about)
	}
	return pages
}

// Verbatim is a page that shows a text as it is, such as a configuration with its comments.
func Verbatim(name string, section int, version, what, lead, text string) string {
	var p writer
	p.title(name, section, version)
	p.section("NAME")
	p.line(name + " - " + what)
	p.section("DESCRIPTION")
	p.line(lead)
	p.macro(".PP\n.nf")
	for line := range strings.Lines(text) {
		p.line(strings.TrimRight(line, "\n"))
	}
	p.macro(".fi")
	return p.String()
}

func overview(program *kong.Application, about About) string {
	var p writer
	p.title(program.Name, 1, about.Version)
	p.section("NAME")
	p.line(program.Name + " - " + lowered(program.Help))
	p.section("SYNOPSIS")
	p.bold(program.Name + " COMMAND")
	p.section("COMMANDS")
	also := slices.Clone(about.Also)
	for _, c := range shown(program.Children) {
		p.entry(program.Name+"-"+c.Name+"(1)", c.Help)
		also = append(also, program.Name+"-"+c.Name+"(1)")
	}
	p.section("EXIT STATUS")
	for _, code := range about.Codes {
		p.entry(fmt.Sprint(code.Code), code.Means)
	}
	p.section("FILES")
	for _, file := range about.Files {
		p.entry(file.Name, file.Text)
	}
	p.section("SEE ALSO")
	p.line(strings.Join(also, ", "))
	return p.String()
}

func page(program *kong.Application, c *kong.Node, about About) string {
	var p writer
	p.title(program.Name+"-"+c.Name, 1, about.Version)
	p.section("NAME")
	p.line(program.Name + "-" + c.Name + " - " + lowered(c.Help))
	p.section("SYNOPSIS")
	for _, leaf := range leaves(c) {
		p.bold(program.Name + " " + leaf.Summary())
		p.macro(".br")
	}
	p.section("DESCRIPTION")
	p.line(c.Help)
	if c.Detail != "" {
		p.macro(".PP")
		p.line(c.Detail)
	}
	for _, leaf := range leaves(c) {
		if leaf != c {
			p.section(strings.ToUpper(leaf.FullPath()))
			p.line(leaf.Help)
		}
		p.words(leaf)
	}
	p.section("SEE ALSO")
	p.line(program.Name + "(1)")
	return p.String()
}

// words are what may stand behind a command.
func (p *writer) words(c *kong.Node) {
	if len(c.Positional)+len(c.Flags) == 0 {
		return
	}
	if c.Parent.Type == kong.ApplicationNode {
		p.section("OPTIONS")
	}
	for _, v := range c.Positional {
		p.entry(v.ShortSummary(), v.Help)
	}
	for _, f := range c.Flags {
		if !f.Hidden {
			p.entry(flagText(f), f.Help)
		}
	}
}

func flagText(f *kong.Flag) string {
	text := f.String()
	if f.Short == 0 || strings.HasPrefix(text, "-"+string(f.Short)) {
		return text
	}
	return "-" + string(f.Short) + ", " + text
}

func shown(list []*kong.Node) []*kong.Node {
	return slices.DeleteFunc(slices.Clone(list), func(n *kong.Node) bool { return n.Hidden })
}

// leaves are the commands that do something: the command itself, or all below it.
func leaves(c *kong.Node) (list []*kong.Node) {
	if len(c.Children) == 0 {
		return []*kong.Node{c}
	}
	for _, below := range shown(c.Children) {
		list = append(list, leaves(below)...)
	}
	return list
}

// lowered is a sentence as it stands behind a name: without its full stop, with a small letter in front.
func lowered(help string) string {
	help = strings.TrimSuffix(help, ".")
	if help == "" {
		return ""
	}
	return strings.ToLower(help[:1]) + help[1:]
}

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
