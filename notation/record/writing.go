package record

import "bytes"

// writing is a record as it is written, once for all that is asked of it: whether it was read from these bytes, what its lines
// chain, and what was signed. Its zero value is not written yet.
type writing struct {
	room       []byte // for the text
	text       []byte
	begin, end int // of the line of the signature, its line end included
	game       int // where the lines of the game begin
}

// of writes the record, if that was not done.
func (w *writing) of(r *Record) {
	if w.text != nil {
		return
	}
	if w.text = w.room[:0]; cap(w.text) <= len(r.source) {
		w.text = make([]byte, 0, len(r.source)+1)
	}
	w.text = r.appendTags(w.text)
	w.begin = len(w.text)
	if r.Signature != "" {
		w.text = appendTag(w.text, Tag{"Signature", r.Signature})
	}
	w.end = len(w.text)
	w.game = w.end + 1 // behind the blank line
	w.text = r.appendGame(w.text)
}

// unsigned is the text without the line of the signature, which is taken out.
func (w *writing) unsigned() []byte {
	w.text = append(w.text[:w.begin], w.text[w.end:]...)
	w.end = w.begin
	return w.text
}

// line returns the next line of the game, as far as it is chained.
func (w *writing) line() []byte {
	line, _, _ := bytes.Cut(w.text[w.game:], []byte("\n"))
	w.game += len(line) + 1
	return line[:max(0, len(line)-len(" #")-LinkDigits)]
}
