package text

import "strings"

const deepest = 16 // blocks in blocks

// read reads a style sheet, which is in lower case and has no comments.
func (s *sheet) read(css string) {
	s.block(strings.NewReplacer("<!--", "", "-->", "").Replace(css), nil, true, 0)
}

// block reads rules and declarations up to the end of a block, and returns what stands behind it. of are the elements that the block is
// about, nil outside of all; sure is false where nobody knows whether it holds: on wide screens, in other programs.
func (s *sheet) block(css string, of []compound, sure bool, depth int) (behind string) {
	for css != "" {
		piece, end, rest := nextPiece(css)
		piece = strings.TrimSpace(piece)
		css = rest
		if end == '{' {
			css = s.inner(piece, rest, of, sure, depth)
			continue
		}
		for _, kind := range of {
			s.add(kind, piece, sure)
		}
		if end == '}' && depth > 0 {
			return css
		}
	}
	return ""
}

// inner reads a block in a block.
func (s *sheet) inner(head, css string, of []compound, sure bool, depth int) (behind string) {
	if strings.HasPrefix(head, "@") {
		holds, known := media(head)
		if !holds || depth == deepest {
			return behindBlock(css)
		}
		return s.block(css, of, sure && known, depth+1)
	}
	if depth == deepest {
		return behindBlock(css)
	}
	return s.block(css, compoundsOf(head, of), sure, depth+1)
}

// media reports whether rules below a rule with an @ may hold where a letter is read, and whether they surely do.
func media(head string) (may, surely bool) {
	name, rest, _ := strings.Cut(strings.ReplaceAll(head, "(", " ("), " ")
	switch name {
	case "@media":
		screen := strings.Contains(rest, "screen") || strings.Contains(rest, "all")
		if strings.Contains(rest, "print") && !screen && !strings.Contains(rest, "not") {
			return false, false
		}
		return true, screen && !strings.ContainsAny(rest, "(") && !strings.Contains(rest, "not")
	case "@layer":
		return true, true
	case "@supports", "@container", "@scope", "@starting-style", "@document", "@-moz-document":
		return true, false
	}
	return false, false
}

// behindBlock returns what stands behind the block that is open.
func behindBlock(css string) string {
	for depth := 1; css != ""; {
		var end byte
		_, end, css = nextPiece(css)
		switch end {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return css
			}
		}
	}
	return ""
}

// nextPiece cuts off what stands in front of the next ";", "{" or "}" that is in no string and no parentheses; end is 0 at the end of all.
func nextPiece(css string) (piece string, end byte, rest string) {
	within := 0
	for i := 0; i < len(css); i++ {
		switch b := css[i]; b {
		case '"', '\'':
			i += endOfString(css[i+1:], b)
		case '(':
			within++
		case ')':
			within = max(0, within-1)
		case ';', '{', '}':
			if within == 0 || b != ';' { // a parenthesis that isn't closed costs no more than its rule
				return css[:i], b, css[i+1:]
			}
		}
	}
	return css, 0, ""
}

// endOfString returns how long a string is, with its end: it ends with its line, at the latest.
func endOfString(css string, quote byte) int {
	end := strings.IndexAny(css, string(quote)+"\n")
	if end < 0 {
		return len(css)
	}
	return end + 1
}
