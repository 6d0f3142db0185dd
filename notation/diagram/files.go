package diagram

import "pbem/rules"

// appendFiles writes the letters of the files from one column up to another. Where they are too long for their cells they
// are written downwards, on several lines.
func (p *textPen) appendFiles(b []byte, from, to int) []byte {
	longest := 0
	for column := from; column < to; column++ {
		longest = max(longest, len(p.fileName(column)))
	}
	if p.signs.lead+longest <= p.width {
		return p.appendFileLine(b, from, to, -1)
	}
	for i := range longest {
		b = p.appendFileLine(b, from, to, i)
	}
	return b
}

// appendFileLine writes whole names, or of each name only one letter if that is not -1.
func (p *textPen) appendFileLine(b []byte, from, to, letter int) []byte {
	b = pad(b, len(b)+p.margin+1)
	for column := from; column < to; column++ {
		start, name := len(b), p.fileName(column)
		if letter >= 0 {
			name = name[min(letter, len(name)):min(letter+1, len(name))]
		}
		b = append(pad(b, start+p.signs.lead), name...)
		b = pad(b, start+p.width)
	}
	return endLine(b)
}

func (d *Drawing) fileName(column int) string {
	file, _ := d.square(column, 0)
	var room [8]byte
	return string(rules.AppendFile(room[:0], file))
}
