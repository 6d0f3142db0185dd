package parts

import (
	"strings"
	"testing"
	"unicode/utf8"
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

func TestDecodeWords(t *testing.T) {
	cases := map[string]string{
		"plain":                               "plain",
		"=?utf-8?q?caf=C3=A9?=":               "café",
		"=?UTF-8?B?Y2Fmw6k=?=":                "café",
		"=?UTF-8?B?Y2Fmw6k?=":                 "café", // the padding was lost
		"a =?utf-8?q?b_c?= d":                 "a b c d",
		"=?utf-8?q?a?= =?utf-8?q?b?=":         "ab", // RFC 2047 section 6.2
		"=?utf-8?q?a?=\t\t=?utf-8?q?b?=":      "ab",
		"=?utf-8?q?a?==?utf-8?q?b?=":          "ab",
		"=?utf-8?q?a?= b =?utf-8?q?c?=":       "a b c",
		"=?utf-8?q?a?= =?iso-8859-1?q?=E9?=":  "aé",
		"=?utf-8?q?=C3?= =?utf-8?q?=A9?=":     "é", // a letter cut in two
		"=?gb2312?b?xA==?= =?GB2312?b?4w==?=": "你",
		"=?iso-2022-jp?b?GyRCJCIbKEI=?=":      "あ",
		"=?iso-8859-1*de?q?gr=FC?=":           "grü",
		"=?utf-8?q?a b?=":                     "a b", // spaces are not allowed, but written
		"=?utf-8?q?why?not?=":                 "why?not",
		"=?utf-8?q?=3D=3F?=":                  "=?",
		"=?utf-8?q??=":                        "",
		"=?x-unknown?q?a=E9?=":                "aé",
		"=?utf-8?x?a?=":                       "=?utf-8?x?a?=",
		"=?utf-8?q?a":                         "=?utf-8?q?a",
		"=?=?utf-8?q?a?=":                     "=?a",
		"=?? =?utf-8?q?a?=":                   "=?? a",
		"caf\xe9":                             "café",
		"=?utf-8?q?a?= caf\xe9":               "a café",
	}
	for value, want := range cases {
		if got := DecodeWords(value); got != want {
			t.Errorf("%q: got %q, want %q", value, got, want)
		}
	}
}

func FuzzDecodeWords(f *testing.F) {
	for _, value := range []string{
		"=?utf-8?q?=C3?= =?utf-8?q?=A9?= x", "=?gb2312?B?xA==?= =?gb2312?B?4w==?=", "=?utf-7?q?+AOk-?=", "=?utf-16?b?/v8A6Q==?=", "=?a?q?b=?c?=", "caf\xe9 =?",
	} {
		f.Add(value)
	}
	f.Fuzz(func(t *testing.T, value string) {
		decoded := DecodeWords(value)
		switch {
		case !utf8.ValidString(decoded):
			t.Fatalf("not UTF-8: %q", decoded)
		case len(decoded) > 3*len(value):
			t.Fatalf("%d bytes became %d", len(value), len(decoded))
		case isASCII([]byte(value)) && !strings.Contains(value, "=?") && decoded != value:
			t.Fatalf("nothing to decode in %q, got %q", value, decoded)
		case strings.ContainsAny(OneLine(decoded), "\r\n\x00"):
			t.Fatalf("more than one line: %q", OneLine(decoded))
		}
	})
}
