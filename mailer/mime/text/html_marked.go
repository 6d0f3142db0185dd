package text

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// marked is what an element tells of the words in it, or of those that follow.
type marked int

const (
	unmarked        marked = iota
	leftOut                // no words of the sender: machinery, what is hidden, a signature, an older letter that the element holds whole
	quoted                 // a quotation: between two of them answers may stand
	beginsOlder            // here an older letter begins, which no element holds
	beginsSignature        // likewise
)

// markedAs goes by the names and styles that mail programs give to elements, so it needs to know no language.
func markedAs(t html.Token, shown look) marked {
	switch t.DataAtom {
	case atom.Script, atom.Style, atom.Head, atom.Title, atom.Template, atom.Noscript, atom.Object, atom.Iframe, atom.Svg, atom.Audio, atom.Video, atom.Canvas, atom.Datalist,
		atom.Select, atom.Noframes, atom.Noembed, atom.Textarea:
		return leftOut
	case atom.Dialog, atom.Details:
		if !slices.ContainsFunc(t.Attr, func(a html.Attribute) bool { return a.Key == "open" }) {
			return leftOut
		}
	}
	for _, a := range t.Attr {
		switch a.Key {
		case "data-signature-widget": // Mail.ru
			return leftOut
		case "id", "class", "name":
			for _, name := range strings.Fields(a.Val) {
				if as := namedAs(strings.ToLower(strings.TrimPrefix(name, "x_"))); as != unmarked { // x_: quoted by outlook.com
					return as
				}
			}
		}
	}
	if shown.hidden {
		return leftOut
	}
	return styledAs(t)
}

// namedAs knows ids, classes and names of elements, in lower case.
func namedAs(name string) marked {
	switch name {
	case "moz-cite-prefix": // Thunderbird's "On … wrote:", always above a blockquote
		return leftOut
	case "moz-forward-container", // Thunderbird's forwarded letter
		"gmail_attr",           // Gmail's "On … wrote:", and its "Forwarded message"
		"reply-intro",          // Roundcube's
		"appendonsend",         // outlook.com, the new Outlook
		"divrplyfwdmsg",        // the same
		"stopspelling",         // Hotmail
		"olk_src_body_section", // Outlook for Mac
		"mail-editor-reference-message-container", // Outlook on telephones
		"ms-outlook-mobile-reference-message":
		return beginsOlder
	case "linebreakatbeginningofsignature": // Apple's telephones
		return beginsSignature
	}
	switch {
	case strings.HasSuffix(name, "yahoo_quoted"), // behind Yahoo's "ydp" and digits
		strings.Contains(name, "signature"), // of Gmail, Thunderbird, Proton, K-9, Apple, Samsung, Outlook, Yahoo
		isNumbered(name, "sig"):             // Fastmail
		return leftOut
	}
	return unmarked
}

// isNumbered knows "sig121229152".
func isNumbered(name, word string) bool {
	digits, ok := strings.CutPrefix(name, word)
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// isAttribution tells the elements that begin an older letter by saying who wrote when, and hold no more than that.
func isAttribution(t html.Token) bool {
	for _, class := range strings.Fields(attribute(t, "class")) {
		if class == "gmail_attr" {
			return true
		}
	}
	return attribute(t, "id") == "reply-intro"
}

// styledAs knows quotations by the line at their left side, and the header that Outlook puts above an older letter by the
// line at its top.
func styledAs(t html.Token) marked {
	if t.DataAtom == atom.Blockquote {
		return quoted
	}
	style := strings.ToLower(attribute(t, "style"))
	if style == "" {
		return unmarked
	}
	style = strings.ReplaceAll(style, " ", "")
	switch {
	case t.DataAtom == atom.P && strings.Contains(style, "border-left:") && !strings.Contains(style, "border-left:none"):
		return leftOut
	case t.DataAtom != atom.Div:
		return unmarked
	case strings.Contains(style, "padding:3") && (strings.Contains(style, "border-top:solid") || strings.Contains(style, "border-style:solidnonenone")):
		return beginsOlder
	case strings.Contains(style, "border-left:") && !strings.Contains(style, "border-left:none"):
		return quoted
	}
	return unmarked
}

// endsUnclosed reports whether an element that is left out, and whose end tag may be missing, ends where another begins.
func endsUnclosed(dropped, begins atom.Atom) bool {
	switch dropped {
	case atom.Head:
		return begins == atom.Body || isBlock(begins)
	case atom.P:
		return begins == atom.P || isBlock(begins)
	}
	return false
}
