package mime

import "fmt"

// The limits before any parsing.
const (
	maxSize    = 1 << 20  // bytes of a letter
	maxHeader  = 64 << 10 // bytes of the letter's header, and of the headers of all parts together
	maxLevels  = 20       // multiparts inside each other
	maxParts   = 100
	maxDecoded = 10 << 20 // bytes of text after transfer encodings and charsets were undone
	maxWords   = 64 << 10 // bytes of words, when quotations are cut off
)

// tooBig returns the sentence that tells why a letter is not even split into its parts; "" if it is.
func tooBig(size, headSize int) string {
	switch {
	case size > maxSize:
		// How big it is is not said: of a big letter only the beginning may have been fetched.
		return fmt.Sprintf("The letter is too big: I read at most %d KB. Please send the words alone, without pictures or attachments.", maxSize/1024)
	case headSize > maxHeader:
		return fmt.Sprintf("The letter's header is too big: I read at most %d KB of it.", maxHeader/1024)
	}
	return ""
}

// tooLong returns the sentence that tells why words are not read, though they could be decoded; "" if they are.
func tooLong(words string) string {
	if len(words) <= maxWords {
		return ""
	}
	return fmt.Sprintf("The letter has too many words: I read at most %d KB of them. Please send the commands alone.", maxWords/1024)
}
