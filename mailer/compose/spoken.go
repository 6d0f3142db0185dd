package compose

import (
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// spoken puts what is longest in most letters into words: once, for both bodies.
func spoken(body []Block, in *catalog.Language) []Block {
	say := in.Speaker()
	list := make([]Block, len(body))
	for i, block := range body {
		switch b := block.(type) {
		case Paragraph:
			list[i] = said(say(phrase.Phrase(b)))
		case List:
			list[i] = saidList(in.All(b))
		case Board:
			b.Drawing = b.Drawing.In(say)
			list[i] = b
		default:
			list[i] = block
		}
	}
	return list
}

// said is a paragraph that has been put into words.
type said string

func (s said) appendText(b []byte, _ *catalog.Language) []byte {
	return appendWrapped(b, string(s), "", "")
}

func (s said) appendHTML(b []byte, _ *catalog.Language) []byte {
	return element(b, `<p style="margin:8px 0">`, string(s), "</p>\n")
}

// saidList is a list whose items have been put into words.
type saidList []string

func (l saidList) appendText(b []byte, _ *catalog.Language) []byte {
	for _, item := range l {
		b = appendWrapped(b, item, "- ", "  ")
	}
	return b
}

func (l saidList) appendHTML(b []byte, _ *catalog.Language) []byte {
	b = append(b, `<ul style="margin:8px 0;padding-left:22px">`+"\n"...)
	for _, item := range l {
		b = element(b, "<li>", item, "</li>\n")
	}
	return append(b, "</ul>\n"...)
}
