// Package calls explains the command line: what its commands, arguments and flags do, in the reader's language.
//
// The idea: in the tags of the commands' structures, help and placeholder are keys of the catalogue, so that a flag is told in the same place as everything
// else that people read. Before a command line is read, the tree of commands is put into words; what is wrong with a line names flags and arguments by them.
package calls

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/kong"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// Put replaces the keys in a tree of commands by what the language has for them.
func Put(app *kong.Application, words *catalog.Language) {
	app.HelpFlag.Help = words.Tell("flag-help")
	putNode(app.Node, words)
}

func putNode(n *kong.Node, words *catalog.Language) {
	n.Help = told(words, n.Help)
	for _, f := range n.Flags {
		if f.Value == nil || f.Name == "help" { // kong's own has no key
			continue
		}
		f.Help, f.PlaceHolder = told(words, f.Help), told(words, f.PlaceHolder)
	}
	for _, p := range n.Positional {
		p.Help, p.Name = told(words, p.Help), told(words, p.Tag.PlaceHolder)
	}
	for _, child := range n.Children {
		putNode(child, words)
	}
}

func told(words *catalog.Language, key string) string {
	if key == "" {
		return ""
	}
	return words.Tell(key)
}

// Page prints what a command is called with and what that does, at most so many columns wide. Its tree must have been put into the same words.
type Page struct {
	Words  *catalog.Language
	Width  int
	Manual func(command string) bool // reports whether the manual has a page of that name; nil for none
}

// Print is for kong to call when somebody asks for help.
func (p Page) Print(_ kong.HelpOptions, ctx *kong.Context) error {
	node := ctx.Selected()
	if node == nil {
		node = ctx.Model.Node
	}
	_, err := io.WriteString(ctx.Stdout, p.Of(ctx.Model, node))
	return err
}

// Of is the page of a command.
func (p Page) Of(app *kong.Application, n *kong.Node) string {
	var b strings.Builder
	fmt.Fprintln(&b, p.Words.Tell("call-usage", "call", phrase.Text(p.summary(app, n))))
	fmt.Fprintf(&b, "\n%s\n", strings.Join(wrapped(n.Help, p.Width), "\n"))
	b.WriteString(p.table("call-arguments", arguments(n)))
	b.WriteString(p.table("call-flags", flags(n)))
	b.WriteString(p.table("call-commands", children(n)))
	if path := n.Path(); path != "" && p.Manual != nil && p.Manual(path) {
		fmt.Fprintf(&b, "\n%s\n", p.Words.Tell("call-also", "call", phrase.Text(app.Name+" manual "+path)))
	}
	if n == app.Node {
		of := app.Name + " " + p.command() + " --help"
		fmt.Fprintf(&b, "\n%s\n", p.Words.Tell("call-more", "call", phrase.Text(of)))
	}
	return b.String()
}

// command stands for the name of one.
func (p Page) command() string { return "<" + p.Words.Tell("arg-command") + ">" }

// summary is the form of a call: "pbem key stolen --config=FILE [<id>] [flags]".
func (p Page) summary(app *kong.Application, n *kong.Node) string {
	parts := []string{app.Name}
	if path := n.Path(); path != "" {
		parts = append(parts, path)
	}
	optional := false
	for _, f := range own(n) {
		if f.Required {
			parts = append(parts, f.Summary())
		}
		optional = optional || !f.Required
	}
	for _, a := range n.Positional {
		parts = append(parts, a.Summary())
	}
	if len(n.Children) > 0 {
		parts = append(parts, p.command())
	}
	if optional {
		parts = append(parts, "["+p.Words.Tell("arg-flags")+"]")
	}
	return strings.Join(parts, " ")
}

// own are the flags of a command, without the one that asks for help.
func own(n *kong.Node) (list []*kong.Flag) {
	for _, f := range n.Flags {
		if f.Name != "help" && !f.Hidden {
			list = append(list, f)
		}
	}
	return list
}

type row struct{ name, help string }

func arguments(n *kong.Node) (rows []row) {
	for _, a := range n.Positional {
		rows = append(rows, row{a.Summary(), a.Help})
	}
	return rows
}

// flags are all that a command takes; the one that asks for help stands by itself.
func flags(n *kong.Node) []row {
	root := n
	for root.Parent != nil {
		root = root.Parent
	}
	rows := []row{}
	for _, f := range root.Flags {
		if f.Name == "help" {
			rows = append(rows, row{f.String(), f.Help}, row{})
		}
	}
	for _, f := range own(n) {
		rows = append(rows, row{flagName(f), f.Help})
	}
	if len(rows) == 2 {
		return rows[:1]
	}
	return rows
}

// flagName puts long names below each other, whether they have a short one or not.
func flagName(f *kong.Flag) string {
	name := f.String()
	if f.IsBool() && f.Tag.Negatable != "" {
		name = strings.Replace(name, "--", "--[no-]", 1)
	}
	if f.Short == 0 {
		name = "    " + name
	}
	return name
}

func children(n *kong.Node) (rows []row) {
	for _, c := range n.Children {
		if !c.Hidden {
			rows = append(rows, row{c.Path(), c.Help})
		}
	}
	return rows
}

const (
	indent   = 2
	between  = 4
	leastFor = 30 // columns that names may have in a narrow terminal
)

// table puts what things do beside their names; beside a name that is too long for its column, below it.
func (p Page) table(key string, rows []row) string {
	if len(rows) == 0 {
		return ""
	}
	most := max(leastFor, 3*p.Width/8)
	left := 0
	for _, r := range rows {
		if n := utf8.RuneCountInString(r.name); n < most {
			left = max(left, n)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s\n", p.Words.Tell(key))
	for _, r := range rows {
		lines := wrapped(r.help, p.Width-indent-left-between)
		if utf8.RuneCountInString(r.name) >= most {
			lines = append([]string{""}, lines...)
		}
		for i, line := range lines {
			name := ""
			if i == 0 {
				name = r.name
			}
			b.WriteString(strings.TrimRight(fmt.Sprintf("%*s%-*s%*s%s", indent, "", left, name, between, "", line), " ") + "\n")
		}
	}
	return b.String()
}

// wrapped breaks a text into lines of at most so many columns, where its words allow that; there is always one.
func wrapped(text string, width int) []string {
	lines := []string{""}
	for word := range strings.FieldsSeq(text) {
		last := &lines[len(lines)-1]
		switch {
		case *last == "":
			*last = word
		case utf8.RuneCountInString(*last)+1+utf8.RuneCountInString(word) <= width:
			*last += " " + word
		default:
			lines = append(lines, word)
		}
	}
	return lines
}
