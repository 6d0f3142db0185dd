package parts

import (
	"pbem/mailer"
	"pbem/rules/phrase"
)

// The limits that hold before anything is parsed. No letter of a person comes near any of them.
const (
	MaxSize      = mailer.MaxLetter // bytes of a letter, where its address does not allow more
	MaxHeader    = 64 << 10         // bytes of the letter's header, and of the headers of all parts together
	MaxLevels    = 20               // multiparts inside each other
	MaxParts     = 100
	MaxDecoded   = 10 << 20 // bytes of text after transfer encodings and charsets were undone
	MaxRead      = mailer.MaxText
	MaxLines     = mailer.MaxLines
	MaxAddresses = 1000 // addresses of a header; who speaks must be a single one
	MaxIDs       = 50   // identifiers of one header field
)

// tooBig says why a letter is not even split into its parts; nothing if it is.
func tooBig(size, most int64, headSize int) phrase.Phrase {
	switch {
	case size > most:
		// How big it is is not said: of a big letter only the beginning may have been fetched.
		return phrase.New("mime-too-big", "kb", int(most>>10))
	case headSize > MaxHeader:
		return phrase.New("mime-header-too-big", "kb", MaxHeader/1024)
	}
	return phrase.Phrase{}
}
