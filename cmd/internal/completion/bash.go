package completion

import (
	"fmt"
	"strings"
)

// bash makes the script: it finds out which command is being written, and offers by the word before the cursor, a flag that wants a
// value, or else by the command. Bash parts words at "=", so "--format=json" comes as three.
func bash(program string, root command) string {
	var s strings.Builder
	fmt.Fprintf(&s, "# bash completion for %s; made by %[1]s completion bash\n_%[1]s() {\n", program)
	s.WriteString("    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path= words= i\n" +
		"    [[ $cur == '=' ]] && cur=\n" +
		"    [[ $prev == '=' ]] && prev=${COMP_WORDS[COMP_CWORD-2]}\n" +
		"    for ((i = 1; i < COMP_CWORD; i++)); do\n" +
		"        case \"$path ${COMP_WORDS[i]}\" in\n" +
		"        " + strings.Join(paths(root), " | ") + ") path+=\" ${COMP_WORDS[i]}\" ;;\n" +
		"        esac\n    done\n" +
		"    case \"$path:$prev\" in\n")
	for _, c := range root.all() {
		for _, f := range c.flags {
			if !f.values.none {
				fmt.Fprintf(&s, "    %s) %s;;\n", bashFlag(c, f), bashWords(program, f.values))
			}
		}
	}
	s.WriteString("    *)\n        case \"$path:$cur\" in\n")
	for _, c := range root.all() {
		fmt.Fprintf(&s, "        %s*) words=%s ;;\n", quote(c.path+":-"), quote(strings.Join(dashed(c), " ")))
		if after := bashAfter(program, c); after != "" {
			fmt.Fprintf(&s, "        %s*) %s;;\n", quote(c.path+":"), after)
		}
	}
	fmt.Fprintf(&s, "        esac ;;\n    esac\n    COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n}\ncomplete -o bashdefault -o default -F _%s %[1]s\n", program)
	return s.String()
}

// bashFlag is the pattern of a flag that stands before the cursor.
func bashFlag(c command, f flag) string {
	pattern := quote(c.path + ":--" + f.name)
	if f.short != "" {
		pattern += " | " + quote(c.path+":-"+f.short)
	}
	return pattern
}

func bashWords(program string, v values) string {
	switch {
	case v.presets:
		return "words=$(" + presetNames(program) + ") "
	case len(v.words) > 0:
		return "words=" + quote(strings.Join(v.words, " ")) + " "
	}
	return ""
}

func bashAfter(program string, c command) string {
	if len(c.below) == 0 {
		return bashWords(program, c.after)
	}
	return bashWords(program, values{words: names(c.below)})
}

// presetNames is the call that prints the names of presets, one a line.
func presetNames(program string) string { return program + " presets 2>/dev/null | cut -d ' ' -f 1" }

func names(list []command) (names []string) {
	for _, c := range list {
		names = append(names, c.name())
	}
	return names
}

func dashed(c command) (list []string) {
	for _, f := range c.flags {
		list = append(list, "--"+f.name)
		if f.short != "" {
			list = append(list, "-"+f.short)
		}
	}
	return list
}

// paths is every way to a command, quoted for a pattern of a shell.
func paths(root command) (list []string) {
	for _, c := range root.all()[1:] {
		list = append(list, quote(c.path))
	}
	return list
}
