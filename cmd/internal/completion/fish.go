package completion

import (
	"fmt"
	"strings"
)

// fish makes the script: a line for each word that may be offered, with the command behind which it is.
func fish(program string, root command) string {
	var s strings.Builder
	fmt.Fprintf(&s, "# fish completion for %s; made by %[1]s completion fish\n", program)
	fmt.Fprintf(&s, `function __%s_at
    set -l path
    for word in (commandline -opc)[2..]
        switch "$path $word"
            case %s
                set path "$path $word"
        end
    end
    test "$path" = "$argv[1]"
end
`, program, strings.Join(paths(root), " "))
	for _, c := range root.all() {
		at := fmt.Sprintf("complete -c %s -n %s", program, fishQuote("__"+program+"_at '"+c.path+"'"))
		for _, b := range c.below {
			fmt.Fprintf(&s, "%s -f -a %s -d %s\n", at, b.name(), fishQuote(b.help))
		}
		if len(c.below) == 0 {
			s.WriteString(at + fishAfter(program, c.after) + "\n")
		}
		for _, f := range c.flags {
			s.WriteString(at + fishFlag(program, f) + "\n")
		}
	}
	return s.String()
}

func fishFlag(program string, f flag) string {
	line := " -l " + f.name
	if f.short != "" {
		line += " -s " + f.short
	}
	if !f.values.none {
		line += " -r" + fishAfter(program, f.values)
	}
	return line + " -d " + fishQuote(f.help)
}

// fishAfter says what may stand in a place: -F are files, too, -f no files.
func fishAfter(program string, v values) string {
	switch {
	case v.none:
		return " -f"
	case v.presets:
		return " -F -a " + fishQuote("("+presetNames(program)+")")
	case len(v.words) > 0:
		return " -f -a " + fishQuote(strings.Join(v.words, " "))
	}
	return " -F"
}

// fishQuote puts a text into single quotes as fish reads them: a backslash stands for itself but before these two.
func fishQuote(text string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(text) + "'"
}
