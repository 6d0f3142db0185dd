package notation

import "strings"

// row reads one line of a drawing. A number at either end may be the rank's, or a count of empty squares as in a position
// line; what makes the row as long as a rank is right. If nothing does, the likeliest reading is returned.
func (s *sketch) row(text string) (best row, ok bool) {
	for _, front := range fronts(text) {
		for _, back := range backs(front.rest) {
			rank := max(front.rank, back.rank)
			if front.rank > 0 && back.rank > 0 && front.rank != back.rank {
				continue
			}
			cells, readable := s.cells(back.rest)
			switch {
			case !readable:
			case len(cells) == s.v.Files:
				return row{text, cells, rank}, true
			case !ok && !front.glued && !back.glued:
				best, ok = row{text, cells, rank}, true
			}
		}
	}
	return best, ok
}

// label is a rank number at one end of a line, and the rest of the line.
type label struct {
	rank  int // 0 for none
	rest  string
	glued bool // it may as well be a count of empty squares
}

// fronts lists the ways to read the start of a line, likeliest first: "3 …", "3| …", "3. …", "3…", no number.
func fronts(text string) []label {
	n := len(text) - len(strings.TrimLeft(text, "0123456789"))
	none := label{rest: text}
	if n == 0 || n > 2 || n == len(text) {
		return []label{none}
	}
	rank, rest := number(text[:n]), text[n:]
	switch {
	case strings.IndexByte(" \t|", rest[0]) >= 0:
		return []label{{rank, rest, false}, none}
	case strings.IndexByte(".:)", rest[0]) >= 0:
		return []label{{rank, rest[1:], false}, {rank, rest, true}, none}
	}
	return []label{none, {rank, rest, true}}
}

// backs lists the ways to read the end of a line.
func backs(text string) []label {
	text = strings.TrimRight(text, " \t")
	n := len(text) - len(strings.TrimRight(text, "0123456789"))
	none := label{rest: text}
	if n == 0 || n > 2 || n == len(text) {
		return []label{none}
	}
	rank, rest := number(text[len(text)-n:]), text[:len(text)-n]
	if strings.IndexByte(" \t|", rest[len(rest)-1]) >= 0 {
		return []label{{rank, rest, false}, none}
	}
	return []label{none, {rank, rest, true}}
}

// number reads one or two digits.
func number(digits string) int {
	n := 0
	for i := range len(digits) {
		n = n*10 + int(digits[i]-'0')
	}
	return n
}

// cells reads the squares of a row: "R N B", "RNB", "| R |   | B |", "R1B".
func (s *sketch) cells(text string) ([]byte, bool) {
	if strings.Count(text, "|") >= s.v.Files-1 {
		return s.barred(text)
	}
	text = strings.Trim(text, " \t|")
	counts := hasDigit(text)
	if counts && strings.Trim(text, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" {
		return nil, false
	}
	var cells []byte
	for at := 0; at < len(text); {
		c := text[at]
		at++
		switch unit, known := s.v.Unit(upper(c)); {
		case known:
			cells = append(cells, unit.Letter)
		case c == '.' || c == '-' || c == '_' || c == '*':
			cells = append(cells, 0)
		case c == '<' && strings.Contains(text[at:], ">"): // the opponent's, in our own diagrams
			at += strings.IndexByte(text[at:], '>') + 1
			cells = append(cells, 0)
		case c >= '1' && c <= '9':
			cells = append(cells, make([]byte, c-'0')...)
		case strings.IndexByte(" \t|,;", c) >= 0:
		default:
			return nil, false
		}
	}
	return cells, len(cells) > 0
}

func upper(c byte) byte {
	if c >= 'a' && c <= 'z' {
		return c - 'a' + 'A'
	}
	return c
}

// barred reads a row with a bar between any two squares, where a blank is an empty square.
func (s *sketch) barred(text string) ([]byte, bool) {
	parts := strings.Split(text, "|")
	if blank(parts[0]) && len(parts) > s.v.Files {
		parts = parts[1:]
	}
	if last := len(parts) - 1; blank(parts[last]) && len(parts) > s.v.Files {
		parts = parts[:last]
	}
	var cells []byte
	for _, part := range parts {
		if blank(part) {
			cells = append(cells, 0)
			continue
		}
		one, ok := s.cells(part)
		if !ok || len(one) != 1 || hasDigit(part) {
			return nil, false
		}
		cells = append(cells, one[0])
	}
	return cells, true
}

func blank(s string) bool { return strings.Trim(s, " \t") == "" }

// joined takes apart rows that a mail program has put on one line, "3 ........ 2 PPPPPPPP 1 RNBQKBNR"; nil if that cannot be.
func (s *sketch) joined(text string) []row {
	var rows []row
	var now row
	front := 0
	fields := strings.Fields(strings.ReplaceAll(text, "|", " "))
	for i := 0; i < len(fields); i++ {
		word := fields[i]
		if len(now.cells) == 0 && front == 0 {
			if n := s.joinedFiles(fields[i:]); n > 0 {
				i += n - 1
				continue
			}
			if frame(word, s.v) {
				continue
			}
		}
		if n, ok := rankNumber(word); ok && len(now.cells) == 0 {
			if last := len(rows) - 1; last >= 0 && front == 0 && n == rows[last].rank {
				continue // the same number at the other end of the row before
			}
			front = n
			continue
		}
		cells, ok := s.cells(word)
		if !ok || len(now.cells)+len(cells) > s.v.Files {
			return nil
		}
		now.cells, now.text = append(now.cells, cells...), strings.TrimSpace(now.text+" "+word)
		if len(now.cells) == s.v.Files {
			now.rank = front
			rows, now, front = append(rows, now), row{}, 0
		}
	}
	if len(now.cells) > 0 || front != 0 || len(rows) < 2 {
		return nil
	}
	return rows
}

// joinedFiles returns how many words from the first on are file letters.
func (s *sketch) joinedFiles(words []string) int {
	if s.fileLetters(words[0]) {
		return 1
	}
	if n := s.v.Files; len(words) >= n && s.fileLetters(strings.Join(words[:n], "")) {
		return n
	}
	return 0
}

func rankNumber(word string) (int, bool) {
	if len(word) > 2 || strings.Trim(word, "0123456789") != "" {
		return 0, false
	}
	return number(word), true
}
