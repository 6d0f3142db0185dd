package judge

import (
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
