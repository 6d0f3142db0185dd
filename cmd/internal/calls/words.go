// Package calls explains the command line: what its commands, arguments and flags do, in the reader's language.
//
// The idea: in the tags of the commands' structures, help and placeholder are keys of the catalogue, so that a flag is told in the same place as everything
// else that people read. Before a command line is read, the tree of commands is put into words; what is wrong with a line names flags and arguments by them.
package calls

import (
	"github.com/alecthomas/kong"

	"pbem/mailer/catalog"
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
