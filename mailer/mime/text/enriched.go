package text

import "strings"

// unrich turns text/enriched (RFC 1896) into plain text: its commands go, one line end is a space and more are one less, "<<"
// is "<". What stands in <excerpt> is a quotation and gets ">" in front.
func unrich(source string) string {
	r := enriched{}
	for source != "" {
		text, rest, _ := strings.Cut(source, "<")
		r.write(text)
		if rest == "" && !strings.HasSuffix(source, "<") {
			break
		}
		if after, ok := strings.CutPrefix(rest, "<"); ok {
			r.write("<")
			source = after
			continue
		}
		name, after, _ := strings.Cut(rest, ">")
		r.command(strings.ToLower(strings.TrimSpace(name)))
		source = after
	}
	return r.out.String()
}

// enriched is the text as far as it is written.
type enriched struct {
	out      strings.Builder
	breaks   int  // line ends since the last word
	param    bool // inside <param>, which is for programs
	verbatim bool // <nofill>: line ends are line ends
	excerpts int
}

func (r *enriched) command(name string) {
	switch name {
	case "param":
		r.param = true
	case "/param":
		r.param = false
	case "nofill":
		r.verbatim = true
	case "/nofill":
		r.verbatim = false
	case "excerpt", "/excerpt":
		r.breaks = max(r.breaks, 2)
		r.flush()
		if name == "excerpt" {
			r.excerpts++
		} else {
			r.excerpts = max(r.excerpts-1, 0)
		}
		r.begin()
	case "nl", "np", "paragraph": // of text/richtext
		r.breaks += 2
	}
}

func (r *enriched) write(text string) {
	if r.param {
		return
	}
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			r.breaks++
		}
		if line != "" {
			r.flush()
			r.out.WriteString(line)
		}
	}
}

// flush writes the line ends that are due.
func (r *enriched) flush() {
	lines := r.breaks - 1
	if r.verbatim {
		lines = r.breaks
	}
	switch {
	case r.breaks == 0:
		return
	case lines == 0:
		r.out.WriteByte(' ')
	}
	for range lines {
		r.out.WriteByte('\n')
		r.begin()
	}
	r.breaks = 0
}

func (r *enriched) begin() {
	if r.excerpts > 0 {
		r.out.WriteString("> ")
	}
}
