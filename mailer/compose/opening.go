package compose

import (
	"slices"
	"strings"
)

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
