package main

import (
	"errors"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"pbem/docs"
	"pbem/mailer/catalog"
)

// asked puts a command line into the form that the parser knows: "pbem" and "pbem help COMMAND" ask for help, and "pbem --version" for the version.
func asked(args []string) []string {
	switch {
	case len(args) == 0:
		return []string{"--help"}
	case args[0] == "--version":
		return append([]string{"version"}, args[1:]...)
	case args[0] != "help" || len(args) == 1:
		return args
	}
	parser, err := kong.New(&commands{}, kong.Name("pbem"))
	if err != nil {
		return args
	}
	language, line := languageFlag(args[1:])
	if commandWords(parser.Model.Node, line) > 0 {
		return slices.Concat(line, []string{"--help"}, language)
	}
	return args
}

// languageFlag parts the flag that says in which language help is wanted from the rest of a line.
func languageFlag(args []string) (flag, rest []string) {
	for i := 0; i < len(args); i++ {
		switch {
		case strings.HasPrefix(args[i], "--language="):
			flag = append(flag, args[i])
		case args[i] == "--language" && i+1 < len(args):
			flag = append(flag, args[i], args[i+1])
			i++
		default:
			rest = append(rest, args[i])
		}
	}
	return flag, rest
}

// commandWords counts the words at the start of a line that name a command.
func commandWords(n *kong.Node, line []string) int {
	if len(line) == 0 {
		return 0
	}
	for _, child := range n.Children {
		if child.Name == line[0] {
			return 1 + commandWords(child, line[1:])
		}
	}
	return 0
}

// called returns the command that a line is wrong for: "pbem board", or "pbem" for none.
func called(err error) string {
	wrong := (*kong.ParseError)(nil)
	if errors.As(err, &wrong) {
		if n := wrong.Context.Selected(); n != nil {
			return "pbem " + n.Path()
		}
	}
	return "pbem"
}

// hasManual reports whether the manual has a page that is called like a command.
func hasManual(l *catalog.Language) func(command string) bool {
	return func(command string) bool {
		_, ok := docs.Manual(l, command)
		return ok
	}
}

// presetFirst moves the preset of "--preset P" to where commands on one preset have it: behind their name.
func presetFirst(args []string) []string {
	if !slices.Contains([]string{"position", "board", "legal", "check", "perft", "stats", "demo"}, args[0]) {
		return args
	}
	for i, a := range args {
		name, told := strings.CutPrefix(a, "--preset=")
		switch {
		case a == "--":
			return args
		case told:
			return slices.Insert(slices.Delete(slices.Clone(args), i, i+1), 1, name)
		case a == "--preset" && i+1 < len(args):
			return slices.Insert(slices.Delete(slices.Clone(args), i, i+2), 1, args[i+1])
		}
	}
	return args
}
