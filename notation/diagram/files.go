package diagram

import "pbem/rules"

// appendFiles writes the letters of the files from one column up to another. Where they are too long for their cells they
// are written downwards, on several lines.
func (d *Drawing) appendFiles(b []byte, from, to int) []byte {
	longest := 0
	for column := from; column < to; column++ {
		longest = max(longest, len(d.fileName(column)))
	}
	if longest < d.width {
		return d.appendFileLine(b, from, to, -1)
	}
	for i := range longest {
		b = d.appendFileLine(b, from, to, i)
	}
	return b
}

// appendFileLine writes whole names, or of each name only one letter if that is not -1.
func (d *Drawing) appendFileLine(b []byte, from, to, letter int) []byte {
	b = pad(b, len(b)+d.margin+1)
	for column := from; column < to; column++ {
		start, name := len(b), d.fileName(column)
		if letter >= 0 {
			name = name[min(letter, len(name)):min(letter+1, len(name))]
		}
		b = append(append(b, ' '), name...)
		b = pad(b, start+d.width)
	}
	return endLine(b)
}

func (d *Drawing) fileName(column int) string {
	file, _ := d.square(column, 0)
	var room [8]byte
	return string(rules.AppendFile(room[:0], file))
}
