package parts

import (
	"strings"
	"testing"
)

func TestMailbox(t *testing.T) {
	for address, want := range map[string]string{
		"Ada@Example.ORG": "ada@example.org", " ada@example.org ": "ada@example.org", "zoë@exämple.org": "zoë@xn--exmple-cua.org", "ZOË@x.org": "zoë@x.org",
		"ada+tag@x": "ada+tag@x", "a.b.@x.org": "a.b.@x.org", "\u212aate@x.org": "", "l\u0130sa@x.org": "", "ada\u200b@x.org": "", "ada\u00a0@x.org": "",
		"ada@x.org.": "", "ada@.x.org": "", "ada@x..org": "", "ada@@x.org": "", "a@b@c": "", "@x.org": "", "ada@": "", "ada": "", "": "",
		"ada@[192.0.2.1]": "", "a da@x": "", "a\x00da@x": "", "ada@x\ufffd": "", "\"ada\"@x": "", "=?utf-8?q?ada?=@x": "", "\u202eada@x": "",
	} {
		if got := Mailbox(address); got != want {
			t.Errorf("%q: got %q, want %q", address, got, want)
		}
	}
}

func TestMessageIDOfAnyLength(t *testing.T) {
	for n, want := range map[int]int{1: 1, longestID: longestID, longestID + 1: 0} {
		if got := MessageID("<" + strings.Repeat("x", n) + ">"); len(got) != want {
			t.Errorf("%d bytes: got %d", n, len(got))
		}
	}
}

func TestMediaType(t *testing.T) {
	for _, c := range []struct{ value, media, boundary string }{
		{`Multipart/Mixed; boundary="a;b"`, "multipart/mixed", "a;b"},
		{`multipart/mixed; boundary="a;b"; boundary=c`, "multipart/mixed", "a;b"}, // twice: not allowed, the first counts
		{`multipart/mixed; x; boundary='a'`, "multipart/mixed", "a"},
		{`multipart/mixed; boundary="a`, "multipart/mixed", "a"},
		{`multipart/mixed; boundary*0=a; boundary*1=b`, "multipart/mixed", "ab"},
		{`multipart/mixed boundary=a`, "multipart/mixed boundary=a", ""},
		{``, "", ""},
	} {
		media, params := mediaType(c.value)
		if media != c.media || params["boundary"] != c.boundary {
			t.Errorf("%s: got %q, boundary %q", c.value, media, params["boundary"])
		}
	}
}
