package mime

import (
	"encoding/base64"
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/mime/parts"
)

// worst are letters within the limits that were made to cost time or memory: each aims at one thing that a reader of mail may
// do more often than once for every byte.
func worst(size int) map[string]string {
	fill := func(s string) string { return strings.Repeat(s, (size-2000)/len(s)) }
	some := func(s string) string { return strings.Repeat(s, (maxWords-200)/len(s)) } // as many words as are read at all
	heads := func(s string) string { return strings.Repeat(s, (parts.MaxHeader-200)/len(s)) }
	page := head + "Content-Type: text/html\n\n"
	multi := head + "Content-Type: multipart/mixed; boundary=b\n\n"
	based := func(media, text string) string {
		return head + "Content-Type: " + media + "\nContent-Transfer-Encoding: base64\n\n" + base64.StdEncoding.EncodeToString([]byte(text[:len(text)*3/4-600])) + "\n"
	}
	return map[string]string{
		// the shape of the letter
		"nested unclosed":     nested(5000),
		"nested, short lines": nested(parts.MaxLevels) + fill("-\n"),
		"nested, dashes":      nested(parts.MaxLevels) + fill("--\n"),
		"nested, near misses": nested(parts.MaxLevels) + fill("--b1x\n"),
		"nested, prefixes":    prefixes() + fill("--aaaaaaaaaaaaaaaaaaaaaaaaa \n"),
		"boundary of 50 KB":   head + "Content-Type: multipart/mixed; boundary=" + strings.Repeat("b", 50<<10) + "\n\n" + fill("--"+strings.Repeat("b", 40<<10)+"\n"),
		"boundary guessed":    head + strings.Repeat("Content-Type: multipart/mixed\n\n--b\n", 90) + fill("x\n"),
		"100 parts of HTML":   multi + strings.Repeat("--b\nContent-Type: text/html\n\n"+strings.Repeat("<p>x", 2500)+"\n", parts.MaxParts),
		"100 flowed parts":    multi + strings.Repeat("--b\nContent-Type: text/plain; format=flowed\n\n"+strings.Repeat("x \n", 3000)+"\n", parts.MaxParts),
		"100 empty parts":     multi + strings.Repeat("--b\n\n", parts.MaxParts) + fill("\n"),
		"parts' headers":      multi + strings.Repeat("--b\n"+strings.Repeat("a:\n", 200)+"\n", parts.MaxParts),
		"alternatives":        strings.Replace(multi, "mixed", "alternative", 1) + strings.Repeat("--b\nContent-Type: text/html\n\n"+strings.Repeat("<br>", 2500)+"\n", parts.MaxParts),
		"no empty line":       head + fill("a:\n") + "b\n",
		"no empty line, junk": head + "junk\n" + fill("a:\n"),
		"no header":           fill("x\n"),
		"carriage returns":    head + "\n" + fill("\r"),
		"NUL":                 head + "\n" + fill("\x00a\n"),
		"one line":            head + "\n" + fill("orange "),
		"one line, no space":  head + "\n" + fill("a"),
		"empty lines":         head + "\n" + fill("\n"),
		"attachment":          multi + "--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n" + fill("iVBORw0KGgoAAAANSUhEUgAABAAAAAQACAYAAAB/HSuDAAAACXBIWXMAAAsTAAAL\n"),
		"letters in letters":  head + fill("Content-Type: message/rfc822\n\n"),
		"enclosed, by digest": head + "Content-Type: multipart/digest; boundary=b\n\n" + strings.Repeat("--b\n\n"+head+"\nx\n", parts.MaxParts),
		// the header
		"header fields":           "From: a@b\n" + heads("a:\n") + "\nshow",
		"header of a megabyte":    "From: a@b\n" + fill("a: b\n") + "\nshow",
		"folded field":            "From: a@b\nX: a\n" + heads(" b\n") + "\nshow",
		"from addresses":          "From: " + heads("a@b.c,") + "d@e.f\n\nshow",
		"from, broken":            "From: " + heads("a@b<") + "\n\nshow",
		"from, comments":          "From: " + heads("(") + "\n\nshow",
		"from, comments closed":   "From: " + heads("(a)") + " <a@b>\n\nshow",
		"from, phrase":            "From: " + heads("a ") + "<a@b>\n\nshow",
		"from, quoted":            "From: \"" + heads("\\\"") + "\" <a@b>\n\nshow",
		"from, encoded":           "From: " + heads("=?utf-8?q?=C3?= =?utf-8?q?=A9?= ") + " <a@b>\n\nshow",
		"from, domain literals":   "From: " + heads("a@[b],") + "\n\nshow",
		"from, groups":            "From: " + heads("a:b@c;,") + "\n\nshow",
		"from fields":             heads("From: a@b\n") + "\nshow",
		"to addresses":            head + "To: " + heads("a1@b,") + "c@d\n\nshow",
		"to, all different":       head + "To: " + different() + "\n\nshow",
		"encoded words":           head + "Subject: " + heads("=?utf-8?q?=C3?= =?utf-8?q?=A9?= ") + "\n\nshow",
		"encoded words, charsets": head + "Subject: " + heads("=?gb2312?b?xOM=?= =?koi8-r?q?=C4?= ") + "\n\nshow",
		"encoded words, unclosed": head + "Subject: " + heads("=?a?q?b") + "\n\nshow",
		"encoded words, marks":    head + "Subject: " + heads("=?") + "?=\n\nshow",
		"references":              head + "References: " + heads("<a@b>") + "\n\nshow",
		"references, open":        head + "References: " + heads("<") + "\n\nshow",
		"parameters":              head + "Content-Type: text/plain; " + many(";a%d=b", 9000) + "\n\nshow",
		"parameters, pieces":      head + "Content-Type: text/plain; " + many("a*%d=b;", 8000) + "\n\nshow",
		"parameters, encoded":     head + "Content-Type: text/plain; a*=utf-8''" + heads("%C3%A9") + "\n\nshow",
		"parameters, quoted":      head + "Content-Type: text/plain; a=\"" + heads("\\\"") + "\n\nshow",
		"parameters, the same":    head + "Content-Type: multipart/mixed" + heads(";a=b") + "\n\nshow",
		"subject's tags":          head + "Subject: " + heads("[pbem ") + "\n\nshow",
		"subject's replies":       head + "Subject: " + heads("Re: ") + "\n\nshow",
		"subject's brackets":      head + "Subject: " + heads("[x]") + "\n\nshow",
		"subject, a game":         head + "Subject: [pbem 7] " + heads("42: ") + "\n\nhm",
		// transfer encodings and charsets
		"broken escapes":       head + "Content-Transfer-Encoding: quoted-printable\n\n" + fill("=ZZ"),
		"soft breaks":          head + "Content-Transfer-Encoding: quoted-printable\n\n" + fill("=\n"),
		"soft breaks, blanks":  head + "Content-Transfer-Encoding: quoted-printable\n\n" + fill("=  "),
		"escaped line ends":    head + "Content-Transfer-Encoding: quoted-printable\n\n" + fill("=0A"),
		"base64, junk":         head + "Content-Transfer-Encoding: base64\n\nAAAA\n" + fill("A!\n"),
		"base64, padding":      head + "Content-Transfer-Encoding: base64\n\n" + fill("YQ=="),
		"base64 of HTML":       based("text/html", fill("<div><b>x</b>")),
		"base64 of quotations": based("text/plain", fill("> a\nb\n")),
		"gb18030":              head + "Content-Type: text/plain; charset=gb18030\n\n" + fill("\xb0\xa1"),
		"big5, broken":         head + "Content-Type: text/plain; charset=big5\n\n" + fill("\xff"),
		"windows-1252":         head + "Content-Type: text/plain; charset=us-ascii\n\n" + fill("\x80"),
		"iso-2022-jp":          head + "Content-Type: text/plain; charset=iso-2022-jp\n\n" + fill("\x1b$B!!\x1b(B"),
		"utf-7":                head + "Content-Type: text/plain; charset=utf-7\n\n" + fill("+AOk-"),
		"utf-7, long":          head + "Content-Type: text/plain; charset=utf-7\n\n+" + fill("AOkA"),
		"utf-16":               based("text/plain; charset=utf-16", "\xff\xfe"+fill(">\x00\n\x00")),
		"enriched":             head + "Content-Type: text/enriched\n\n" + fill("<excerpt>a\n\n"),
		"enriched, unclosed":   head + "Content-Type: text/enriched\n\n" + fill("<"),
		"uuencode":             head + "\n" + fill("begin 644 a\nend\n"),
		"clear-signed":         head + "\n-----BEGIN PGP SIGNED MESSAGE-----\n\n" + fill("- a\n"),
		"reports' groups":      reportHead + fill("\nAction: failed\nStatus: 5.1.1\n"),
		"report's status":      reportHead + "\nAction: failed\nStatus: " + fill("1.1.") + "\n",
		"report in words":      "Return-Path: <>\n" + head + "\nundeliverable\n" + fill("5.5.5.5\n"),
		// HTML
		"tags":                page + fill("<b>"),
		"tables":              page + fill("<table><tr><td>"),
		"table rows":          page + fill("<tr><td>a<td><td><td>b<td></tr>"),
		"wide table":          page + "<tr>" + fill("<td>a"),
		"lists":               page + fill("<ul><li>"),
		"blockquotes":         page + fill("<blockquote>x"),
		"blockquotes, br":     page + strings.Repeat("<blockquote>", 20000) + fill("<br>")[:700000],
		"divs":                page + fill("<div class=yahoo_quoted>"),
		"paragraphs":          page + fill("<p>x</p>"),
		"entities":            page + fill("&nGg;"),
		"entities, open":      page + fill("&a"),
		"entities, long":      page + "&" + fill("CounterClockwiseContourIntegral"),
		"attributes":          page + "<a " + fill("a=b ") + ">",
		"attributes, all":     page + fill("<a b c d e>"),
		"styles":              page + fill("<b style='display : none'>"),
		"comment":             page + "<!--" + fill("-"),
		"comments":            page + fill("<!---->"),
		"cdata":               page + fill("<![CDATA["),
		"raw text":            page + fill("<textarea></textarea>"),
		"raw text, xmp":       page + "<xmp>" + fill("x <b>y\n"),
		"raw text, again":     page + fill("<xmp>a</xmp>"),
		"raw text, plaintext": page + "<plaintext>" + fill("a:\n"),
		"less-than signs":     page + fill("<"),
		"ampersands":          page + fill("& "),
		"words in HTML":       page + fill("ab cd "),
		"script":              page + "<script>" + fill("<!--<script>"),
		"unclosed tag":        page + fill("<a b='"),
		"pre":                 page + "<pre>" + fill("> x\n"),
		"spaces":              page + fill(" \u00a0"),
		// words and quotations
		"flowed":               head + "Content-Type: text/plain; format=flowed\n\n" + fill("a \n"),
		"flowed, quoted":       head + "Content-Type: text/plain; format=flowed\n\n" + fill("> a \n>> b \n"),
		"flowed, marks":        head + "Content-Type: text/plain; format=flowed; delsp=yes\n\n" + strings.Repeat(strings.Repeat(">", 1000)+" a \n", 1000),
		"colons":               head + "\n" + fill("a:\n"),
		"reply headers":        head + "\n" + fill("On 1 Jan 2026 a@b\n\n\n"),
		"reply headers, wrote": head + "\n" + fill("On 2026 a@b wrote:\n\n\n\n"),
		"reply headers, long":  head + "\n" + fill("On 1 Jan 2026 10:11 a@b "+strings.Repeat("20", 200)+":\n"),
		"reply header, one":    head + "\nOn 1 Jan 2026 10:11 " + fill("a@b ") + " wrote:\n",
		"header blocks":        head + "\n" + fill("From: a\n"),
		"header block, one":    head + "\nFrom: " + fill(" to: ") + "\n",
		"underscores":          head + "\n" + fill("__________\n"),
		"underscores, one":     head + "\n" + fill("_"),
		"quotations":           head + "\n" + fill("> a\nb\n"),
		"wrapped quotations":   head + "\n" + fill("> "+strings.Repeat("a", 70)+"\nbbbbbbbbb\n"),
		"marks":                head + "\n" + fill("-----\n"),
		"mark, one":            head + "\n" + fill("-"),
		"footers":              head + "\n" + fill("sent via x\n"),
		"invisible":            head + "\n" + fill("\u200b"),
		"separators":           head + "\n" + fill("\u2028"),
		"tokens":               head + "\n" + fill("1w1.aaaaaaaaaaaaaaaaaaaaaaaaa-"),
		"tokens, digits":       head + "\n" + strings.Repeat("1", 30<<10) + strings.Repeat(".aaaaaaaaaaaaaaaaaaaaaaaaaa", 1200),
		// commands
		"turn's lines":   head + "\n" + some("a1-a2\n"),
		"turn, blocks":   head + "\n" + some("a1-a2\n\nhm\n\n"),
		"turn, one line": head + "\n" + some("a1-a2 "),
		"say":            head + "\nsay a\n" + some("b\n"),
		"say, all":       head + "\nsay:\n" + some("b\n"),
		"say, again":     head + "\n" + some("say a\n"),
		"try":            head + "\ntry a1-a2\n" + some("a1-a2\n"),
		"try, then":      head + "\ntry " + some("a1 then "),
		"try, blanks":    head + "\ntry " + strings.Repeat(" ", maxWords-100) + "x",
		"try, drawn":     head + "\ntry\n" + some("..P..\n"),
		"new":            head + "\nnew chesimals-2 vs a@b.c\n" + some("say x\n"),
		"new, colours":   head + "\nnew chesimals-2 vs a@b.c " + some("white "),
		"new, options":   head + "\nnew chesimals-2 vs a@b.c option " + some("= "),
		"new, preset":    head + "\nnew " + some("a "),
		"new, lines":     head + "\nnew chesimals-2\n" + some("a\n"),
		"drawings":       head + "\n" + some("..P..\n"),
		"drawings, gaps": head + "\n" + some(".....\n"),
		"setup":          head + "\nsetup: Ka1\n" + some("Qb1\n"),
		"setup, gaps":    head + "\nsetup:\n" + some("\n"),
		"introductions":  head + "\n" + some("here it is:\n\n"),
		"fronts":         head + "\n" + some("42: "),
		"fronts, lines":  head + "\n" + some("42:\n"),
		"brackets":       head + "\n" + some("[pbem 4] "),
		"greetings":      head + "\n" + some("Hi,\n"),
		"closings":       head + "\n" + some("Thanks,\nBo\n"),
		"verbs":          head + "\n" + some("resign\n"),
		"unknown":        head + "\n" + some("x\n\n"),
		"please":         head + "\n" + some("please "),
		"long word":      head + "\n" + some("z"),
	}
}

const reportHead = "From: mailer-daemon@b.c\nContent-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n"

// prefixes is a letter of multiparts whose boundaries each begin like the next one's.
func prefixes() string {
	var b strings.Builder
	b.WriteString(head)
	for i := range parts.MaxLevels {
		name := strings.Repeat("a", i+1)
		fmt.Fprintf(&b, "Content-Type: multipart/mixed; boundary=%s\n\n--%s\n", name, name)
	}
	return b.String() + "\n"
}

func many(format string, n int) string {
	var b strings.Builder
	for i := 0; i < n && b.Len() < parts.MaxHeader-400; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

func different() string { return many("a%d@b,", 1<<20) }

// BenchmarkWorst reads the worst letters that anybody could think of, as far as the commands in them.
func BenchmarkWorst(b *testing.B) {
	for name, raw := range worst(mailer.MaxLarge) {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(len(raw)))
			before := processorTime(b)
			for b.Loop() {
				readAll(raw)
			}
			b.ReportMetric(float64((processorTime(b)-before).Microseconds())/1000/float64(b.N), "cpu-ms/op")
		})
	}
}

// processorTime is what this process has used of the processors: the clock on the wall shows what else the machine does.
func processorTime(b *testing.B) time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// readAll reads a letter as the service does, in a game's thread, which is the dearer way.
func readAll(raw string) (mailer.Message, []command.Command) {
	m := Reader{Room: mailer.Large}.Read(mailer.Incoming{Raw: []byte(raw)})
	return m, command.Parse(m.Text, m.Subject, command.Context{Game: 42, Presets: []string{"chesimals-2"}})
}
