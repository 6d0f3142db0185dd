package judge

import (
	"strconv"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/listing"
	"pbem/rules/phrase"
)

// How many turns an answer lists, where the request does not say, and at most.
const (
	usualTurns = 1000
	mostListed = 10000
)

// Legal answers a request for the legal turns of a position, as docs/check.md describes both.
func (s *Session) Legal(text []byte) []byte {
	r, p, err := s.open(text, "preset", "options", "position", "turns", "square", "limit")
	b := appendID(nil, r)
	if err == nil {
		b, err = s.appendLegal(b, r, p)
	}
	if err != nil {
		return s.appendError(b, err)
	}
	return append(b, '}')
}

func (s *Session) appendLegal(b []byte, r request, p rules.Position) ([]byte, error) {
	limit, err := r.number("limit", usualTurns, mostListed)
	if err != nil {
		return b, err
	}
	name, _, err := r.text("square")
	if err != nil {
		return b, err
	}
	from, err := listing.ParseSquare(name, s.game.Game.Vocabulary())
	if err != nil {
		return b, err
	}
	if waiting, ok := p.(rules.Setting); ok && rules.AwaitsSetup(p) {
		return b, phrase.Errorf("judge-awaits-setup", "awaited", listing.Awaited(waiting), "turn", phrase.Quote(listing.Example(waiting), 0))
	}
	count, turns := listing.Count(p, from), []string{}
	if limit > 0 {
		_, err = listing.Lines(p, from, limit, func(line string) error {
			turns = append(turns, line)
			return nil
		})
	}
	b = strconv.AppendUint(append(b, `"count":`...), count, 10)
	b = appendTexts(append(b, `,"turns":`...), turns)
	return strconv.AppendBool(append(b, `,"more":`...), count > uint64(len(turns))), err
}

// number returns a field that must be a whole number from 0 to the most there may be, and what is usual where it is not there.
func (r request) number(name string, usual, most int) (int, error) {
	value := r.value(name)
	if value == nil {
		return usual, nil
	}
	n, err := strconv.Atoi(string(value))
	if err != nil || n < 0 || n > most {
		return 0, phrase.Errorf("judge-no-number", "field", name, "most", most)
	}
	return n, nil
}

// SVG answers a request for a picture of a position, as docs/check.md describes both.
func (s *Session) SVG(text []byte) []byte {
	r, p, err := s.open(text, "preset", "options", "position", "turns", "turn", "as")
	b := appendID(nil, r)
	if err == nil {
		b, err = s.appendSVG(b, r, p)
	}
	if err != nil {
		return s.appendError(b, err)
	}
	return append(b, '}')
}

func (s *Session) appendSVG(b []byte, r request, p rules.Position) ([]byte, error) {
	words := s.game.Game.Vocabulary()
	o := diagram.Options{}
	turn, played, err := r.text("turn")
	if err != nil {
		return b, err
	}
	if played {
		a := Judged(turn, words, p)
		if a.Refused != nil {
			return b, a.Refused
		}
		p, o.Last, o.LastSide, o.Captured, o.Removed = a.Next, a.Turn, a.Side, a.Captured, a.Removed
	}
	if o.As, err = seenFrom(r, p); err != nil {
		return b, err
	}
	picture := diagram.New(p, words, o).In(s.words.Say).SVG()
	return appendText(append(b, `"svg":`...), string(picture)), nil
}

// seenFrom is whose side of the board is below: White's where the request says nothing.
func seenFrom(r request, p rules.Position) (rules.Side, error) {
	switch as, _, err := r.text("as"); {
	case err != nil:
		return 0, err
	case as == "" || as == "white":
		return rules.White, nil
	case as == "black":
		return rules.Black, nil
	case as == "mover":
		return p.ToMove(), nil
	}
	return 0, phrase.Errorf("judge-as")
}
