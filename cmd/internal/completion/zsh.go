package completion

import (
	"fmt"
	"strings"
)

// zsh makes the script: a function for each command, which tells _arguments what may stand there.
func zsh(program string, root command) string {
	var s strings.Builder
	fmt.Fprintf(&s, "#compdef %s\n# made by %[1]s completion zsh\n", program)
	fmt.Fprintf(&s, "_%s_preset() { local -a names; names=(${(f)\"$(%s)\"}); compadd -a names; _files }\n", program, presetNames(program))
	for _, c := range root.all() {
		fmt.Fprintf(&s, "%s() {\n", zshName(program, c))
		if len(c.below) > 0 {
			s.WriteString(zshBelow(program, c))
		} else {
			s.WriteString("  _arguments -s" + zshFlags(program, c.flags) + zshAfter(program, c.after) + "\n")
		}
		s.WriteString("}\n")
	}
	fmt.Fprintf(&s, "if [ \"$funcstack[1]\" = _%s ]; then _%[1]s \"$@\"; else compdef _%[1]s %[1]s; fi\n", program)
	return s.String()
}

func zshName(program string, c command) string {
	return "_" + program + strings.ReplaceAll(strings.ReplaceAll(c.path, " ", "_"), "-", "_")
}

// zshBelow offers what is below a command, or hands over to the one that is there.
func zshBelow(program string, c command) string {
	var s strings.Builder
	s.WriteString("  local curcontext=\"$curcontext\" state line\n  local -a below\n  _arguments -C" + zshFlags(program, c.flags) + " '1:command:->below' '*::argument:->after'\n")
	s.WriteString("  case $state in\n  below)\n    below=(\n")
	for _, b := range c.below {
		fmt.Fprintf(&s, "      %s\n", quote(b.name()+":"+b.help))
	}
	s.WriteString("    )\n    _describe command below ;;\n  after)\n    case $line[1] in\n")
	for _, b := range c.below {
		fmt.Fprintf(&s, "    %s) %s ;;\n", b.name(), zshName(program, b))
	}
	s.WriteString("    esac ;;\n  esac\n")
	return s.String()
}

var zshEscapes = strings.NewReplacer("[", `\[`, "]", `\]`, ":", `\:`)

func zshFlags(program string, flags []flag) string {
	var s strings.Builder
	for _, f := range flags {
		many := ""
		if f.many {
			many = "*"
		}
		about := "[" + zshEscapes.Replace(f.help) + "]"
		if f.values.none {
			s.WriteString(" \\\n    " + quote(many+"--"+f.name+about))
			continue
		}
		s.WriteString(" \\\n    " + quote(many+"--"+f.name+"="+about+":"+f.name+":"+zshValues(program, f.values)))
		if f.short != "" {
			s.WriteString(" \\\n    " + quote(many+"-"+f.short+"+"+about+":"+f.name+":"+zshValues(program, f.values)))
		}
	}
	return s.String()
}

func zshAfter(program string, v values) string {
	if v.none {
		return ""
	}
	return " \\\n    " + quote("*:argument:"+zshValues(program, v))
}

func zshValues(program string, v values) string {
	switch {
	case v.presets:
		return "_" + program + "_preset"
	case len(v.words) > 0:
		return "(" + strings.Join(v.words, " ") + ")"
	}
	return "_files"
}
