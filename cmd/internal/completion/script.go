// Package completion writes what shells need to complete command lines of a program: scripts for bash, zsh and fish, made from the
// program's command tree as kong has it.
//
// The idea: a shell asks at every press of a key, so the scripts know all words themselves and start nothing; only the names of presets,
// of which a host may have more in a later version, are asked of the program. Where a script knows nothing, the shell offers files.
package completion

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// Write writes the script for a shell: bash, zsh or fish.
func Write(w io.Writer, program *kong.Application, shell string) error {
	root := treeOf(program.Node, "")
	var script string
	switch shell {
	case "bash":
		script = bash(program.Name, root)
	case "zsh":
		script = zsh(program.Name, root)
	case "fish":
		script = fish(program.Name, root)
	default:
		return fmt.Errorf("there is no script for %s", shell)
	}
	_, err := io.WriteString(w, script)
	return err
}

// command is one command as a shell completes it.
type command struct {
	path  string // the words that lead to it, each with a space before it; "" for the program itself
	help  string
	below []command
	flags []flag
	after values // what stands behind the flags
}

// flag is one flag of a command.
type flag struct {
	name   string // without the dashes
	short  string // its one letter, or ""
	help   string
	many   bool // it may stand there several times
	values values
}

// values says what may stand in a place.
type values struct {
	none    bool     // a flag that is only there or not; a command that takes no words
	words   []string // these
	presets bool     // the name of a preset, or a file
}

// name is the last word of a command.
func (c command) name() string { return c.path[strings.LastIndexByte(c.path, ' ')+1:] }

// all is the command and everything below it, each before what is below it.
func (c command) all() []command {
	list := []command{c}
	for _, b := range c.below {
		list = append(list, b.all()...)
	}
	return list
}

// treeOf reads a command and what is below it. What is hidden from --help is hidden from shells, too.
func treeOf(n *kong.Node, path string) command {
	c := command{path: path, help: n.Help, after: values{none: len(n.Positional) == 0}}
	for _, child := range n.Children {
		if !child.Hidden {
			c.below = append(c.below, treeOf(child, path+" "+child.Name))
		}
	}
	for _, f := range n.Flags {
		if !f.Hidden {
			c.flags = append(c.flags, flagOf(f))
		}
	}
	for _, p := range n.Positional {
		c.after.presets = c.after.presets || p.Name == "preset" || p.Tag.PlaceHolder == "arg-preset"
		c.after.words = append(c.after.words, words(p)...)
	}
	return c
}

func flagOf(f *kong.Flag) flag {
	read := flag{name: f.Name, help: f.Help, many: f.IsCumulative()}
	if f.Short != 0 {
		read.short = string(f.Short)
	}
	read.values = values{none: f.IsBool() || f.IsCounter(), words: words(f.Value), presets: f.Name == "preset"}
	return read
}

// words is what a value may be, where that is known.
func words(v *kong.Value) []string {
	if v.Enum == "" {
		return nil
	}
	return slices.DeleteFunc(v.EnumSlice(), func(word string) bool { return word == "" })
}

// quote puts a text into single quotes, as bash and zsh read them.
func quote(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }
