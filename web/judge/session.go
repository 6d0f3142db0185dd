// Package judge judges turns for other programs: one JSON object in, one out, as docs/check.md describes them and
// docs/check.schema.json has them.
//
// The idea: a [Session] is one conversation. It holds the preset and the options that were named last, and what it has worked out for
// the last request, so that whoever asks turn after turn of a game pays for the new turn alone. Whatever it is sent it answers; a
// request that makes no sense changes nothing. [Stream] carries a session over lines, as "pbem check --stream" does; a program for
// browsers hands it the bytes of a call.
//
// It opens no files and knows no clock. A preset in a request is a name or the text of a file, held to the limits of all files from
// outside (package rules/presets), and everything else is bounded here.
package judge

import (
	"bufio"
	"bytes"
	"errors"
	"io"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Session is one conversation with a program: what its requests say of preset and options holds on for those after. It is for one
// caller at a time.
type Session struct {
	words   *catalog.Language
	say     func(phrase.Phrase) string
	shelf   shelf
	held    named           // what preset and options say
	game    *presets.Preset // the game of that; nil before one was named
	played  track           // the turns that were told of last
	onTrack bool            // the request is about the position that they lead to
	fields  []member        // room for the fields of a request
}

// New begins a conversation in a language. No preset is held.
func New(words *catalog.Language) *Session { return &Session{words: words, say: words.Speaker()} }

// Use holds a preset, as if a request had named it.
func (s *Session) Use(p *presets.Preset) {
	s.held, s.game = named{preset: p.Name, options: p.Settings}, p
	if presets.Text(p.Hash) == nil {
		s.held.preset = string(p.Data)
	}
	s.shelf.put(kept{s.held.key(), s.held.isText(), p})
}

// choose takes over what a request says of preset and options, if it can be played by; else what was held stays.
func (s *Session) choose(r request) error {
	preset, anew, err := r.text("preset")
	if err != nil {
		return err
	}
	options := r.value("options")
	if !anew && options == nil {
		return nil
	}
	if !anew && s.game == nil {
		return phrase.Errorf("judge-no-preset")
	}
	next := named{preset: s.held.preset}
	if anew {
		next.preset = preset
	}
	if next.options, err = settings(options); err != nil {
		return err
	}
	game, err := s.shelf.find(next)
	if err != nil {
		return err
	}
	s.held, s.game = next, game
	return nil
}

// open reads a request and finds the game and the position that it speaks of. The request comes back even with an error: its id is to
// be answered.
func (s *Session) open(text []byte, fields ...string) (request, rules.Position, error) {
	r, fault := s.readRequest(text, fields...)
	if err := s.choose(r); err != nil && fault == nil {
		fault = err
	}
	switch {
	case fault != nil:
		return r, nil, fault
	case s.game == nil:
		return r, nil, phrase.Errorf("judge-no-preset")
	}
	p, err := s.position(r)
	return r, p, err
}

// mostLine is how long a position line may be, in bytes: more than any has that can be read.
const mostLine = 16 << 10

// position finds the position of a request: its line, or the one that its turns lead to from the start.
func (s *Session) position(r request) (rules.Position, error) {
	line, ok, err := r.text("position")
	turns := r.value("turns")
	switch {
	case err != nil:
		return nil, err
	case ok && turns != nil:
		return nil, phrase.Errorf("judge-position-and-turns")
	case turns == nil:
		turns = []byte("[]")
	}
	if s.onTrack = !ok; s.onTrack {
		return s.played.follow(s.game, turns)
	}
	if len(line) > mostLine {
		return nil, phrase.Errorf("judge-long-position", "most", mostLine)
	}
	p, err := s.game.Game.Parse(line)
	if err != nil {
		return nil, phrase.Errorf("judge-position", "why", err)
	}
	return p, nil
}

// Stream answers lines, each a request to judge a turn, with a line each, in their order, until there are no more. Answers are handed
// on before it waits for another line. Of a line that is longer than MostBytes nothing is kept. The error is that of reading or writing.
func (s *Session) Stream(in io.Reader, out io.Writer) error {
	r, w := bufio.NewReaderSize(in, 1<<16), bufio.NewWriterSize(out, 1<<16)
	var line, answer []byte
	for {
		if !whole(r) {
			if err := w.Flush(); err != nil {
				return err
			}
		}
		var err error
		line, err = nextLine(r, line[:0])
		if len(line) > 0 || err == nil {
			answer = append(s.AppendJudge(answer[:0], line), '\n')
			if _, err := w.Write(answer); err != nil {
				return err
			}
		}
		switch {
		case errors.Is(err, io.EOF):
			return w.Flush()
		case err != nil:
			return errors.Join(err, w.Flush())
		}
	}
}

// nextLine appends the next line to b, without its end. Of one that is too long it appends a byte more than may be, and goes over the rest.
func nextLine(r *bufio.Reader, b []byte) ([]byte, error) {
	for {
		part, err := r.ReadSlice('\n')
		if room := MostBytes + len("\r\n") - len(b); len(part) > room {
			part = part[:room]
		}
		b = append(b, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return trimmed(b), err
		}
	}
}

// whole reports whether a whole line has been read already: then nobody waits for it.
func whole(r *bufio.Reader) bool {
	read, _ := r.Peek(r.Buffered()) // never more than there is
	return bytes.IndexByte(read, '\n') >= 0
}

// trimmed is a line without its end.
func trimmed(line []byte) []byte {
	return bytes.TrimSuffix(bytes.TrimSuffix(line, []byte{'\n'}), []byte{'\r'})
}
