package assent

import (
	"strings"

	"pbem/mailer/chat"
	"pbem/mailer/mime/quotations"
)

// Stipulated is what a letter says besides assent, condition and courtesy; ok is false where it has none of the first two and asks nothing.
func Stipulated(text string) (rest string, ok bool) {
	own, _ := quotations.Cut(text)
	p := people{words: chat.All(), text: strings.TrimSpace(fold(own))}
	p.hits = p.words.Read(p.text)
	ok = asks(p.text)
	var b strings.Builder
	at := 0
	for _, h := range p.hits {
		if h.Groups&(chat.Accepts|chat.Agrees|chat.Condition|chat.Stipulates|chat.Courtesy) == 0 || h.Groups&(chat.No|chat.Declines|chat.Stop) != 0 {
			continue
		}
		ok = ok || h.Groups&(chat.Accepts|chat.Agrees|chat.Condition) != 0
		if h.At > at {
			b.WriteString(p.text[at:h.At])
		}
		at = max(at, h.End)
	}
	b.WriteString(p.text[at:])
	return strings.Trim(strings.Join(strings.Fields(strings.Map(withoutMarks, b.String())), " "), " "), ok
}

// withoutMarks drops what stands between words.
func withoutMarks(r rune) rune {
	if strings.ContainsRune(".,;:!?()\"“”", r) {
		return ' '
	}
	return r
}
