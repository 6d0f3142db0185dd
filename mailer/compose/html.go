package compose

import (
	"bytes"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

const (
	pageStart = `<!DOCTYPE html>
<html lang="`
	pageHead = `"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="font:15px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;max-width:640px">
`
	pageEnd = "</body></html>\n"
	// paper is the ground for words to be copied: its letters are set too, so that dark mode changes both or none.
	paper = "background:#f3efe4;color:#1c1a15;font:14px/1.45 Consolas,Menlo,'Courier New',monospace"
	// ink is for the button that fits the moment, the other one for all others.
	ink      = "background:#2f5d50;color:#ffffff;border:1px solid #2f5d50"
	otherInk = "border:1px solid #8a8574;color:inherit"
)

// page writes the body as HTML, in ASCII, with the pictures for its boards, one for each or none; nil for a letter in text
// only.
func (l *Letter) page(pictures []picture) []byte {
	if l.TextOnly {
		return nil
	}
	b := append(make([]byte, 0, 20_000), pageStart...)
	b = append(append(b, l.Language.Tag()...), pageHead...)
	for _, block := range opened(l.Body) {
		if board, ok := block.(Board); ok && board.pictured() && len(pictures) > 0 {
			b, pictures = board.appendPicture(b, l.Language, pictures[0]), pictures[1:]
			continue
		}
		b = block.appendHTML(b, l.Language)
	}
	return append(b, pageEnd...)
}

func (p Paragraph) appendHTML(b []byte, in *catalog.Language) []byte {
	return said(in.Say(phrase.Phrase(p))).appendHTML(b, in)
}

func (q Quote) appendHTML(b []byte, _ *catalog.Language) []byte {
	return element(b, `<blockquote style="margin:12px 0 4px;padding:0 0 0 10px;border-left:3px solid #b9a97c;white-space:pre-wrap">`,
		string(q), "</blockquote>\n")
}

func (v Verbatim) appendHTML(b []byte, _ *catalog.Language) []byte {
	return element(b, `<pre style="margin:8px 0;padding:8px 12px;white-space:pre-wrap;`+paper+`">`, string(v), "</pre>\n")
}

func (l Lines) appendHTML(b []byte, in *catalog.Language) []byte {
	if len(l) == 0 {
		return b
	}
	return l.verbatim(in).appendHTML(b, in)
}

func (l List) appendHTML(b []byte, in *catalog.Language) []byte {
	return saidList(in.All(l)).appendHTML(b, in)
}

func (c Commands) appendHTML(b []byte, in *catalog.Language) []byte {
	b = append(b, `<table cellpadding="0" cellspacing="0" border="0" style="margin:8px 0">`+"\n"...)
	for _, command := range c {
		b = element(b, `<tr valign="top"><td style="padding:2px 14px 2px 0"><code style="padding:1px 6px;`+paper+`">`, in.Command(command.Words), "</code></td>")
		b = element(b, `<td style="padding:2px 0">`, in.Say(command.Does), "</td></tr>\n")
	}
	return append(b, "</table>\n"...)
}

func (Rule) appendHTML(b []byte, _ *catalog.Language) []byte {
	return append(b, `<hr style="border:0;border-top:1px solid #b9a97c;margin:18px 0 8px">`+"\n"...)
}

func (d Board) appendTitle(b []byte, in *catalog.Language) []byte {
	if d.Title.Empty() {
		return b
	}
	return element(b, `<p style="margin:16px 0 6px"><b>`, in.Say(d.Title), "</b></p>\n")
}

func (m Markdown) appendHTML(b []byte, in *catalog.Language) []byte {
	var page bytes.Buffer
	reader := goldmark.New(goldmark.WithExtensions(extension.Table))
	if err := reader.Convert([]byte(clean(string(m))), &page); err != nil {
		return Verbatim(m).appendHTML(b, in)
	}
	return appendASCII(b, page.String())
}

func (l Links) appendHTML(b []byte, in *catalog.Language) []byte {
	if len(l) == 0 {
		return b
	}
	b = append(b, `<p style="margin:14px 0">`+"\n"...)
	for _, link := range l {
		b = appendButton(b, in.Say(link.Label), link.address(in), link.Fits)
	}
	return append(b, "</p>\n"...)
}

func (f Foreign) appendHTML(b []byte, _ *catalog.Language) []byte {
	for _, text := range f {
		b = element(b, `<p style="margin:8px 0">`, text, "</p>\n")
	}
	return b
}

func (w Witness) appendHTML(b []byte, _ *catalog.Language) []byte {
	return append(appendEscaped(append(b, `<p style="margin:8px 0">`...), string(w)), "</p>\n"...)
}

func (l WebLink) appendHTML(b []byte, in *catalog.Language) []byte {
	address := in.Address(l.Address)
	if !plainURL(address) {
		return b
	}
	return append(appendButton(append(b, `<p style="margin:14px 0">`+"\n"...), in.Say(l.Label), address, l.Fits), "</p>\n"...)
}

// appendButton writes a link in lines that are no longer than its address makes them.
func appendButton(b []byte, label, address string, fits bool) []byte {
	colours := otherInk
	if fits {
		colours = ink
	}
	b = append(b, `<a style="display:inline-block;margin:0 8px 8px 0;padding:7px 14px;border-radius:4px;text-decoration:none;`+colours+`" href="`...)
	return element(append(appendEscaped(b, address), '"'), ">", label, "</a>\n")
}

// address writes the link as RFC 6068 has it.
func (l Link) address(in *catalog.Language) string {
	if l.Words != "" {
		own := in.Command(l.Words)
		l.Subject, l.Body = strings.Replace(l.Subject, l.Words, own, 1), strings.Replace(l.Body, l.Words, own, 1)
	}
	to := strings.ReplaceAll(percent(l.To), "%40", "@")
	return "mailto:" + to + "?subject=" + percent(l.Subject) + "&body=" + percent(l.Body)
}

func percent(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "+", "%20") }

// element writes words between two tags.
func element(b []byte, open, words, shut string) []byte {
	return append(appendEscaped(append(b, open...), clean(words)), shut...)
}

// appendEscaped writes words so that HTML takes none of them for markup, in ASCII.
func appendEscaped(b []byte, s string) []byte {
	for _, r := range s {
		switch {
		case r == '<':
			b = append(b, "&lt;"...)
		case r == '>':
			b = append(b, "&gt;"...)
		case r == '&':
			b = append(b, "&amp;"...)
		case r == '"':
			b = append(b, "&quot;"...)
		case r == '\'':
			b = append(b, "&#39;"...)
		default:
			b = appendRune(b, r)
		}
	}
	return b
}

// appendASCII writes HTML with every character beyond ASCII as a reference, so that the part needs no encoding.
func appendASCII(b []byte, s string) []byte {
	for _, r := range s {
		b = appendRune(b, r)
	}
	return b
}

func appendRune(b []byte, r rune) []byte {
	if r < 0x80 {
		return append(b, byte(r))
	}
	return append(strconv.AppendInt(append(b, "&#"...), int64(r), 10), ';')
}

// opened lays a body out for HTML: behind its first sentences come the board and the button that fits the moment, so that a phone shows
// them at once, and then the rest. A body of no board or of several stays as it is, for there the words between them count.
func opened(body []Block) []Block {
	at, boards := -1, 0
	for i, block := range body {
		if _, ok := block.(Board); ok {
			at, boards = i, boards+1
		}
	}
	if boards != 1 {
		return body
	}
	first := slices.IndexFunc(body[:at], isParagraph) + 1
	if first == 0 {
		return body
	}
	out := append(slices.Clone(body[:first]), body[at])
	button, rest := takeButton(slices.Concat(body[first:at], body[at+1:]))
	if button != nil {
		out = append(out, button)
	}
	return append(out, rest...)
}

func isParagraph(b Block) bool {
	switch b.(type) {
	case Paragraph, said:
		return true
	}
	return false
}

// takeButton takes the button that fits the moment out of a body, with the one that says no to the same; nil if there is none.
func takeButton(body []Block) (button Block, rest []Block) {
	for i, block := range body {
		switch b := block.(type) {
		case WebLink:
			if b.Fits {
				return b, slices.Delete(body, i, i+1)
			}
		case Links:
			fits := slices.IndexFunc(b, func(l Link) bool { return l.Fits })
			if fits < 0 {
				continue
			}
			end := fits + 1
			if end < len(b) && b[end].declines() {
				end++
			}
			body[i] = slices.Concat(b[:fits], b[end:])
			return b[fits:end:end], body
		}
	}
	return nil, body
}

// declines reports whether the link says no.
func (l Link) declines() bool { return l.Words == "decline" || strings.HasSuffix(l.Words, " no") }
