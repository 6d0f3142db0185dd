package record

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

func factsOfPlayers() []Fact {
	white := func(r *Record) Value { return player(r, "White") }
	black := func(r *Record) Value { return player(r, "Black") }
	return []Fact{
		{"players", TextKind, phrase.New("fact-players"), func(r *Record) Value { return both(white(r), black(r)) }},
		{"white", TextKind, phrase.New("fact-white"), white},
		{"black", TextKind, phrase.New("fact-black"), black},
		{"player", ListKind, phrase.New("fact-player"), func(r *Record) Value { return either(white(r), black(r)) }},
		{"whiteid", TextKind, phrase.New("fact-whiteid"), tagged("WhiteId")},
		{"blackid", TextKind, phrase.New("fact-blackid"), tagged("BlackId")},
		{"ids", ListKind, phrase.New("fact-ids"), func(r *Record) Value { return ids(r) }},
	}
}

// player is who played a side. In private copies the tag tells their mail address, too: "Ada <ada@example.org>".
func player(r *Record, side string) Value {
	v := text(r.Tag(side))
	name, address, private := strings.Cut(v.Text, "<")
	if private {
		v.Parts = append(known(strings.TrimSpace(name)), known(strings.TrimSuffix(strings.TrimSpace(address), ">"))...)
	}
	v.IDs = known(r.Tag(side + "Id"))
	return v
}

func known(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// both is the players as a title has them.
func both(white, black Value) Value {
	v := either(white, black)
	v.Text = orUnknown(white.Text) + " – " + orUnknown(black.Text)
	return v
}

// orUnknown is how PGN writes a player whose name is not known.
func orUnknown(name string) string {
	if name == "" {
		return "?"
	}
	return name
}

func either(white, black Value) Value {
	return Value{Text: strings.Join(slices.Concat(known(white.Text), known(black.Text)), ", "),
		Parts: slices.Concat(white.Parts, black.Parts), IDs: slices.Concat(white.IDs, black.IDs)}
}

func ids(r *Record) Value {
	all := slices.Concat(known(r.Tag("WhiteId")), known(r.Tag("BlackId")))
	return Value{Text: strings.Join(all, ", "), Parts: all}
}
