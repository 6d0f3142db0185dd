package catalog

// message is one entry of a language: its pattern, and those of its attributes, which are grammatical forms of it.
type message struct {
	room    string // the file that it stands in, without its ending: "amp"
	pattern pattern
	forms   map[string]pattern
}

// pattern is a text with holes: literals and placeables in their order.
type pattern []element

// element is one piece of a pattern: exactly one of its fields is set.
type element struct {
	text     string
	arg      string // an argument put in,
	form     string // in a grammatical form,
	capital  bool   // or with a capital in front
	sentence bool   // and with a full stop behind, unless it has one
	message  string // another message
	choice   *choice
}

// choice is a select expression.
type choice struct {
	arg      string
	variants []variant
	other    pattern
}

type variant struct {
	key     string // a plural category, a number or a word
	pattern pattern
}
