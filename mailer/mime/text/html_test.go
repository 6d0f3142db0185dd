package text

import (
	"html"
	"strings"
	"testing"
	"unicode/utf8"

	"pbem/mailer/mime/quotations"
)

// TestStrayEndTags: an end tag too many does not end a quotation.
func TestStrayEndTags(t *testing.T) {
	for _, page := range []string{
		"<div>show</div><div><blockquote></div>resign</blockquote></div>", "<div>show</div><blockquote></div></p></td></pre></span>resign</blockquote>",
		`</blockquote></div><div>show</div><div style="border-left:solid blue"><blockquote>a</blockquote></blockquote>resign</div>`,
	} {
		if got, _ := quotations.Cut(htmlText(page)); got != "show" {
			t.Errorf("read %q of %s", got, page)
		}
	}
}

// FuzzHTML: any page becomes text that is not much longer; and words in a quotation are
// never read, whatever they are.
func FuzzHTML(f *testing.F) {
	for _, page := range []string{
		"<html><head><title>x</title><body><p>show<p>games</body>",
		`<div class="gmail_quote"><div class="gmail_attr">On x wrote:<br></div><blockquote>resign</blockquote></div>`,
		`<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class=MsoNormal><b>From:</b> x</div>`,
		`<div id="Signature">--<div>a</div></div></div></blockquote><pre>a  b` + "\n" + `c</pre><br id="lineBreakAtBeginningOfSignature">d`,
		`<table><tr><td>R<td><td>K<td>.<td>x</table><div style='border-left:solid blue'>a</div><p style="display:none">b<p>c`,
		"<script>a</script><style>b</style><svg><p>c</svg>&nbsp;&lt;d",
	} {
		f.Add(page, "12: orange: Wa1-a2\nresign\u2028resign\vresign")
	}
	f.Fuzz(func(t *testing.T, page, words string) {
		text := htmlText(page)
		if len(text) > 8*len(page)+100 {
			t.Fatalf("%d bytes of %d", len(text), len(page))
		}
		if utf8.ValidString(page) && !utf8.ValidString(text) {
			t.Fatalf("not UTF-8: %q", text)
		}
		for _, quotation := range []string{"<blockquote>%</blockquote>", "<blockquote><pre>%</pre></blockquote>", `<div style="border-left:solid blue">%</div>`} {
			if kept, _ := quotations.Cut(htmlText(strings.Replace(quotation, "%", html.EscapeString(words), 1))); kept != "" {
				t.Fatalf("%q came out of %s", kept, quotation)
			}
		}
	})
}
