package compose

import (
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// spoken puts what is longest in most letters into words: once, for both bodies.
func spoken(body []Block, in *catalog.Language) []Block {
	list := make([]Block, len(body))
	for i, block := range body {
		switch b := block.(type) {
		case Paragraph:
			list[i] = Paragraph(phrase.Verbatim(in.Say(phrase.Phrase(b))))
		case Board:
			b.Drawing = b.Drawing.In(in.Say)
			list[i] = b
		default:
			list[i] = block
		}
	}
	return list
}
