package mime

import (
	"strings"
	"testing"

	"pbem/mailer"
)

const (
	takenTurn = "yellow: Gd4-d5"
	stoodTurn = "yellow: Gb4-b5"
)

// struckWays are the ways in which HTML strikes out a paragraph, or hides it.
func struckWays() map[string]string {
	return map[string]string{
		"s":                   "<p><s>%</s></p>",
		"del":                 "<p><del>%</del></p>",
		"strike":              "<p><strike>%</strike></p>",
		"upper case":          "<P><STRIKE>%</STRIKE></P>",
		"around paragraphs":   "<s><p>%</p></s>",
		"around blocks":       "<del><div><p>%</p></div></del>",
		"a mark in the page":  "<p><s>yellow&#xFFFB;: Gd4&#xFFFB;-d5&#xFFF9;</s></p>",
		"tracked by Word":     "<p><del cite=\"mailto:Ada\" datetime=\"2026-11-28T12:00\">%</del></p>",
		"deleted by Word":     "<p class=MsoNormal><span class=msoDel>%</span></p>",
		"self-closing":        "<p><s/>%</s></p>",
		"broken off":          "<p><s>yellow: <b>Gd4</b>-<i>d5</i></s></p>",
		"over line ends":      "<p><s>yellow:<br>Gd4-d5</s></p>",
		"beside an insertion": "<p><del>%</del><ins></ins></p>",
		"nested":              "<p><s>yellow: <s>Gd4</s>-d5</s></p>",
		"nested otherwise":    "<p><span style='text-decoration:line-through'><span>yellow: </span><span>Gd4</span>-d5</span></p>",
		"overlapping":         "<p><s>yellow: <span style='text-decoration:line-through'>Gd4</s>-d5</span></p>",
		"style":               "<p style=\"text-decoration: line-through\">%</p>",
		"style, upper case":   "<P STYLE=\"TEXT-DECORATION: LINE-THROUGH\">%</P>",
		"line":                "<p><span style='text-decoration-line:line-through'>%</span></p>",
		"shorthand":           "<p><span style='text-decoration: red wavy underline line-through 2px'>%</span></p>",
		"webkit":              "<p><span style='-webkit-text-decoration: line-through'>%</span></p>",
		"important":           "<p><span style='text-decoration:line-through!important;text-decoration:none'>%</span></p>",
		"the last counts":     "<p><span style='text-decoration:none;text-decoration:line-through'>%</span></p>",
		"behind others":       "<p><span style='mso-fareast-language:EN;color:red;text-decoration:line-through'>%</span></p>",
		"a comment in it":     "<p><span style='/* a */text-decoration:/*b*/line-through'>%</span></p>",
		"div":                 "<div style='text-decoration:line-through'><div>%</div></div>",
		"list":                "<ul style='text-decoration:line-through'><li>%</li></ul>",
		"table":               "<table style='text-decoration:line-through'><tr><td>%</td></tr></table>",
		"cell":                "<table><tr><td style='text-decoration:line-through'><table><tr><td>yellow:</td></tr></table>Gd4-d5</td></tr></table>",
		"pre":                 "<pre><s>%</s></pre>",
		"paragraph unclosed":  "<p style='text-decoration:line-through'>%",
		"none inside":         "<p><s>yellow: <span style='text-decoration:none'>Gd4-d5</span></s></p>",
		"class":               "<style>.old{text-decoration:line-through}</style><p class='x old'>%</p>",
		"class, in head":      "<html><head><style type='text/css'><!-- p.old , .b { color:red; TEXT-DECORATION : Line-Through } --></style></head><body><p class=old>%</p></body></html>",
		"class, below":        "<p class=old>%</p><style>.old{text-decoration:line-through}</style>",
		"class, deep":         "<style>div.a > span.old{text-decoration:line-through}</style><div class=a><span class=old>%</span></div>",
		"class, on screens":   "<style>@media screen{.old{text-decoration:line-through}}</style><p class=old>%</p>",
		"class, at rules":     "<style>@charset \"utf-8\";@font-face{font-family:x}.old{text-decoration:line-through}</style><p class=old>%</p>",
		"id":                  "<style>#old{text-decoration:line-through}</style><p id=old>%</p>",
		"element":             "<style>u{text-decoration:line-through}</style><p><u>%</u></p>",
		"escaped":             "<p style='text-decoration:line\\-through'>%</p>",
		"escaped, by number":  "<p style='text-decoration:l\\69ne-through'>%</p>",
		"escaped property":    "<p style='text-de\\63 oration:line-through'>%</p>",
		"escaped in a class":  "<style>.old{text-decoration:line\\2d through}</style><p class=old>%</p>",
		"a comment inside":    "<p style='text-deco/**/ration:line-through'>%</p>",
		"a comment in value":  "<p style='text-decoration:/**/line-through/**/ red'>%</p>",
		"class, line":         "<style>.old{text-decoration-line:underline line-through}</style><p class=old>%</p>",
		"moz":                 "<p style='-moz-text-decoration-line:line-through'>%</p>",
		"off screen":          "<p style='position:absolute;left:-9999px'>%</p>",
		"off screen, fixed":   "<p style='position:fixed; top:-200vh'>%</p>",
		"off screen, right":   "<p style='position:absolute;right:-9999px'>%</p>",
		"beyond the screen":   "<p style='position:absolute;left:9999px'>%</p>",
		"indented away":       "<p style='text-indent:-9999px'>%</p>",
		"indented, em":        "<p style='text-indent:-999em'>%</p>",
		"margin":              "<p style='margin-left:-9999px'>%</p>",
		"moved away":          "<p style='transform:translateX(-9999px)'>%</p>",
		"scaled away":         "<p style='transform:scale(0)'>%</p>",
		"clip":                "<p style='position:absolute;clip:rect(0 0 0 0)'>%</p>",
		"clip, commas":        "<p style='position:absolute;clip:rect(1px, 1px, 1px, 1px)'>%</p>",
		"clip path":           "<p style='clip-path:inset(50px)'>%</p>",
		"one pixel":           "<p style='width:1px;height:1px;overflow:hidden'>%</p>",
		"no width":            "<p style='width:0;overflow:hidden'>%</p>",
		"white on white":      "<p style='color:#fff;background:#ffffff'>%</p>",
		"black on black":      "<p style='color:black;background-color:#000'>%</p>",
		"red on red":          "<p style='color:#f00;background-color:#ff0000'>%</p>",
		"white":               "<p style='color:white'>%</p>",
		"white by number":     "<p style='color:rgb(255, 255, 255)'>%</p>",
		"white font":          "<p><font color=\"#FFFFFF\">%</font></p>",
		"white by class":      "<style>.w{color:#fff}</style><p class=w>%</p>",
		"see-through":         "<p style='color:rgba(0,0,0,0)'>%</p>",
		"see-through hex":     "<p style='color:#00000000'>%</p>",
		"no fill":             "<p style='-webkit-text-fill-color:transparent'>%</p>",
		"font":                "<p style='font:0/0 a'>%</p>",
		"one pixel font":      "<p style='font-size:1px'>%</p>",
		"opacity, %":          "<p style='opacity:0.0'>%</p>",
		"filter":              "<p style='filter:opacity(0)'>%</p>",
		"no height alone":     "<p style='max-height:0;overflow-y:hidden'>%</p>",
		"no height at all":    "<p style='max-height:0'>%</p>",
		"content visibility":  "<p style='content-visibility:hidden'>%</p>",
		"escaped, hidden":     "<p style='displa\\79:n\\6fne'>%</p>",
		"variable":            "<p style='--x:line-through;text-decoration:var(--x)'>%</p>",
		"variable of a sheet": "<style>:root{--x:line-through}.old{text-decoration:var(--x)}</style><p class=old>%</p>",
		"attribute":           "<style>[class=old]{text-decoration:line-through}</style><p class=old>%</p>",
		"attribute alone":     "<style>p[data-x]{text-decoration:line-through}</style><p data-x=1>%</p>",
		"attribute in quotes": "<style>p[title~='old' i]{text-decoration:line-through}</style><p title='so Old'>%</p>",
		"two classes":         "<style>.a.old{text-decoration:line-through}</style><p class='a old'>%</p>",
		"element and classes": "<style>p.a.old{text-decoration:line-through}</style><p class='a old'>%</p>",
		"id and class":        "<style>#a.old{text-decoration:line-through}</style><p id=a class=old>%</p>",
		"first child":         "<style>i:first-child{text-decoration:line-through}</style><p><i>%</i></p>",
		"not":                 "<style>i:not(.new){text-decoration:line-through}</style><p><i>%</i></p>",
		"is":                  "<style>:is(.x, .old){text-decoration:line-through}</style><p class=old>%</p>",
		"where in is":         "<style>p:is(:where(.old),.x){text-decoration:line-through}</style><p class=old>%</p>",
		"nested rule":         "<style>.a{color:red;.old{text-decoration:line-through}}</style><div class=a><p class=old>%</p></div>",
		"nested, itself":      "<style>p{&.old{text-decoration:line-through}}</style><p class=old>%</p>",
		"behind a nested one": "<style>div.a{.n{color:red}text-decoration:line-through}</style><div class=a>%</div>",
		"nested at rule":      "<style>.old{@media screen{text-decoration:line-through}}</style><p class=old>%</p>",
		"supports":            "<style>@supports (display:grid){.old{text-decoration:line-through}}</style><p class=old>%</p>",
		"layer":               "<style>@layer a{.old{text-decoration:line-through}}</style><p class=old>%</p>",
		"wide screens":        "<style>@media only screen and (min-width:1px){.old{text-decoration:line-through}}</style><p class=old>%</p>",
		"another rule, none":  "<style>.n{text-decoration:none}.old{text-decoration:line-through}</style><p class='old n'>%</p>",
		"a weaker rule, none": "<style>p.old{text-decoration:line-through}.old{text-decoration:none}</style><p class=old>%</p>",
		"behind print":        "<style>@media print{p{color:red}}.old{text-decoration:line-through}</style><p class=old>%</p>",
		"import":              "<style>@import url(x);.old{text-decoration:line-through}</style><p class=old>%</p>",
		"double line of Word": "<p class=MsoNormal><span style='text-line-through:double'>%</span></p>",
		"role":                "<p><span role='Deletion'>%</span></p>",
		"no value behind it":  "<p style='text-decoration:line-through;text-decoration:bogus'>%</p>",
		"a string behind it":  "<p style='text-decoration:line-through;font-family:\"a;text-decoration:none\"'>%</p>",
		"a link behind it":    "<p style='text-decoration:line-through;background:url(x;text-decoration:none)'>%</p>",
		"inherited":           "<div style='text-decoration:line-through'><p style='text-decoration:inherit'>%</p></div>",
		"typed s":             "<p>&lt;s&gt;%&lt;/s&gt;</p>",
		"typed over lines":    "<p>[strike]<br>%<br>[/strike]</p>",
		"strokes across":      "<p>y̷e̷l̷l̷o̷w̷:̷ ̷G̷d̷4̷-̷d̷5̷</p>",
		"faint":               "<p style='opacity:.01'>%</p>",
		"scale":               "<p style='scale:0'>%</p>",
		"scaled in height":    "<p style='transform:scaleY(0)'>%</p>",
		"translate":           "<p style='translate:-9999px'>%</p>",
		"inset":               "<p style='position:absolute;inset:-9999px'>%</p>",
		"white, new":          "<p style='color:rgb(255 255 255)'>%</p>",
		"nearly white":        "<p style='color:#fdfdfd'>%</p>",
		"tiny":                "<p style='font-size:.5px'>%</p>",
		"a hundredth":         "<p style='font-size:.01em'>%</p>",
		"dialog":              "<dialog>%</dialog>",
		"options":             "<select><option>%</option></select>",
		"noembed":             "<noembed>%</noembed>",
		"audio":               "<audio>%</audio>",
		"display":             "<p style='display:none'>%</p>",
		"display, spaced":     "<p style='DISPLAY : None !important'>%</p>",
		"visibility":          "<p style='visibility:hidden'>%</p>",
		"opacity":             "<p style='opacity:0'>%</p>",
		"no size":             "<p style='font-size:0pt'>%</p>",
		"transparent":         "<p style='color:transparent'>%</p>",
		"no height":           "<div style='max-height:0px;overflow:hidden'>%</div>",
		"hidden":              "<p hidden>%</p>",
		"hidden by class":     "<style>.no{display:none}</style><p class=no>%</p>",
		"template":            "<template><p>%</p></template>",
		"comment":             "<!-- <p>%</p> -->",
		"picture":             "<svg><text>%</text></svg>",
		"picture, in groups":  "<svg><text><tspan>%</tspan></text></g></svg>",
		"tracked, w:del":      "<p><w:del w:author=Ada><w:r><w:delText>%</w:delText></w:r></w:del></p>",
		"tracked, deleted":    "<p><w:delText>%</w:delText></p>",
		"tracked, moved":      "<p><w:moveFrom>%</w:moveFrom></p>",
		"folded away":         "<details>%</details>",
		"folded, a summary":   "<details><summary>More</summary><p>%</p></details>",
		"form":                "<textarea>%</textarea>",
		"noscript":            "<noscript><p>%</p></noscript>",
	}
}

// noWords are ways of which the HTML half of an alternative says nothing about the plain one.
var noWords = []string{"template", "comment", "noscript", "broken off", "audio", "typed s", "typed over lines", "strokes across", "dialog", "options", "noembed"}

func letterOf(plain, html string) mailer.Message {
	const head = "From: ada@example.net\nTo: games@example.org\nSubject: s\nMIME-Version: 1.0\n"
	switch {
	case html == "":
		return Read(mailer.Incoming{Raw: []byte(head + "Content-Type: text/plain; charset=utf-8\n\n" + plain + "\n")})
	case plain == "":
		return Read(mailer.Incoming{Raw: []byte(head + "Content-Type: text/html; charset=utf-8\n\n" + html + "\n")})
	}
	return Read(mailer.Incoming{Raw: []byte(head + "Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n" + plain +
		"\n--b\nContent-Type: text/html; charset=utf-8\n\n" + html + "\n--b--\n")})
}

// TestStruck: what is struck out or hidden says nothing, alone, above and below what stands, and where the HTML half alone shows it; what is
// struck out is told of.
func TestStruck(t *testing.T) {
	t.Parallel()
	for name, way := range struckWays() {
		page := strings.ReplaceAll(way, "%", takenTurn)
		stood := "<p>" + stoodTurn + "</p>"
		for where, cell := range map[string]struct{ plain, html, want string }{
			"alone":       {"", page, ""},
			"above":       {"", page + stood, stoodTurn},
			"below":       {"", stood + page, stoodTurn},
			"alone, half": {takenTurn, page, ""},
			"above, half": {takenTurn + "\n\n" + stoodTurn, page + stood, stoodTurn},
			"marked half": {"~~" + takenTurn + "~~\n\n" + stoodTurn, page + stood, stoodTurn},
		} {
			if strings.Contains(where, "half") && strings.Contains(strings.Join(noWords, " "), name) {
				continue
			}
			m := letterOf(cell.plain, cell.html)
			if m.Text != cell.want {
				t.Errorf("%s, %s: read %q, want %q", name, where, m.Text, cell.want)
			}
			if isStruck := strings.Contains(way, "line-through") || strings.Contains(strings.ToLower(way), "<s"); isStruck && m.Struck == "" && !strings.Contains(way, "<style") && !strings.Contains(way, "<select") && !strings.Contains(way, "<svg") && !strings.Contains(way, "<summary") {
				t.Errorf("%s, %s: nothing is said to be struck out", name, where)
			}
		}
	}
}

// TestStruckInPart: the words beside those that are struck out stand.
func TestStruckInPart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ plain, html, want, struck string }{
		{"", "<p>yellow: <s>Gd4-d5</s> Gb4-b5</p>", "yellow:  Gb4-b5", "Gd4-d5"},
		{"yellow: Gd4-d5 Gb4-b5", "<p>yellow: <s>Gd4-d5</s> Gb4-b5</p>", "yellow:  Gb4-b5", "Gd4-d5"},
		{"", "<p><s>yellow: Gb4-b5</s></p><p>say I am still thinking</p>", "say I am still thinking", "yellow: Gb4-b5"},
		{"", `<p style="text-decoration: line-through">yellow: Gd4-d5</p><p>yellow: Gb4-b5</p>`, "yellow: Gb4-b5", "yellow: Gd4-d5"},
		{"", "<p>yellow: Gb<s>3</s>4-b5</p>", "yellow: Gb4-b5", "3"},
		{"yellow: Gb34-b5", "<p>yellow: Gb<s>3</s>4-b5</p>", "yellow: Gb4-b5", "3"},
		{"", "<p>yellow: Gb4-b5</p><p><s>draw</s></p>", "yellow: Gb4-b5", "draw"},
		{"draw", "<del>draw</del>", "", "draw"},
		{"", "<del>yellow: Gd4-d5</del><ins>yellow: Gb4-b5</ins>", "yellow: Gb4-b5", "yellow: Gd4-d5"},
		{"~~yellow: Gd4-d5~~\nyellow: Gb4-b5", "", "yellow: Gb4-b5", "yellow: Gd4-d5"},
		{"yellow: ~~Gd4-d5~~ Gb4-b5", "", "yellow:  Gb4-b5", "Gd4-d5"},
		{"~~yellow: Gd4-d5\ndraw~~\nsay hi", "", "say hi", "yellow: Gd4-d5\ndraw"},
		{"y̶e̶l̶l̶o̶w̶:̶ ̶G̶d̶4̶-̶d̶5̶\nyellow: Gb4-b5", "", "yellow: Gb4-b5", "yellow: Gd4-d5"},
		{"D̶r̶a̶w̶", "", "", "Draw"},
		{"[s]\nyellow: Gd4-d5\n[/s]\nyellow: Gb4-b5", "", "yellow: Gb4-b5", "yellow: Gd4-d5"},
		{"<DEL>yellow: Gd4-d5\n\ndraw</DEL>\n\nyellow: Gb4-b5", "", "yellow: Gb4-b5", "yellow: Gd4-d5\ndraw"},
		{"yellow: <s>Gd4-d5</s> Gb4-b5", "", "yellow:  Gb4-b5", "Gd4-d5"},
		{"y̸e̸l̸l̸o̸w̸:̸ ̸G̸d̸4̸-̸d̸5̸\nyellow: Gb4-b5", "", "yellow: Gb4-b5", "yellow: Gd4-d5"},
		// What is not struck out.
		{"Bd3~d5, Pe3-e4, Pe2-e3", "", "Bd3~d5, Pe3-e4, Pe2-e3", ""},
		{"Bd3~~d5, Bc1~~f4", "", "Bd3~~d5, Bc1~~f4", ""},
		{"~~~~~~~~\nyellow: Gb4-b5\n~~~~~~~~", "", "~~~~~~~~\nyellow: Gb4-b5\n~~~~~~~~", ""},
		{"Bd3 ~~d5, Pe3-e4", "", "Bd3 ~~d5, Pe3-e4", ""},
		{"yellow: Gb4-b5", "<p><span style='text-decoration:line-through;text-decoration:none'>yellow: Gb4-b5</span></p>", "yellow: Gb4-b5", ""},
		{"", "<p style='text-decoration:underline'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<style>.old{text-decoration:line-through}.new{text-decoration:underline}</style><p class=new>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<style>a:hover{text-decoration:line-through}@media print{p{display:none}}</style><p><a>yellow: Gb4-b5</a></p>", "yellow: Gb4-b5", ""},
		{"", "<p>yellow: Gb4-b5</p><blockquote><s>draw</s></blockquote>", "yellow: Gb4-b5", ""},
		{"yellow: Gb4-b5\n\n> Z", "<p>yellow: Gb4-b5</p><table><tr><td><s>Z</s></td></tr></table>", "yellow: Gb4-b5", ""},
		{"yellow: Gb4-b5", "<p style='text-decoration:line-through'></p><p>yellow: Gb4-b5", "yellow: Gb4-b5", ""},
		{"", "<p style='text-decoration:line-through'>resign<p>yellow: Gb4-b5", "yellow: Gb4-b5", "resign"},
		{"", "<p style='color:#fff;background:#000'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<body bgcolor='#1e1e1e'><p style='color:#fff'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<div style='background-color:rgb(0,0,0)'><span style='color:rgb(255,255,255)'>yellow: Gb4-b5</span></div>", "yellow: Gb4-b5", ""},
		{"", "<p style='color:black;background:white'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<p style='text-indent:-18pt;margin-left:36pt'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<p style='position:relative;left:-10px;overflow:hidden;height:20px'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<p style='font:12px/1.5 sans-serif;font-size:0.9em'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<p style='transform:translateX(10px) scale(1);clip:auto;color:#000000'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"yellow: Gb4-b5", "<div style='display:none;color:#fff;font-size:1px'>Ada writes: it's your turn</div><p>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<style>s,strike,del{text-decoration:line-through}a:not([href]){text-decoration:none}p:hover,p::before{text-decoration:line-through}</style><p>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<style>.a.old{text-decoration:line-through}@media print{p{text-decoration:line-through}}@font-face{p{text-decoration:line-through}}</style><p class=old>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<style>@media (max-width:600px){p{display:none}}p:not(.x){display:none}</style><p>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<style>p.old{text-decoration:line-through}</style><p class=old style='text-decoration:none'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<p style='opacity:0.9;font-size:1.2em;scale:1;translate:2px;inset:0;color:#333'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
		{"", "<details open><summary>yellow: Gb4-b5</summary></details>", "yellow: Gb4-b5", ""},
		{"yellow: Gb4-b5", "<p>yellow: Gb4-b5</p><svg><title>Logo</title><text>Acme</text></svg>", "yellow: Gb4-b5", ""},
		{"", "<p>I like &lt;s&gt; tags</p><p>yellow: Gb4-b5</p>", "I like <s> tags\n\nyellow: Gb4-b5", ""},
		{"", "<p style='opacity:0.9;font-size:10pt'>yellow: Gb4-b5</p>", "yellow: Gb4-b5", ""},
	} {
		m := letterOf(c.plain, c.html)
		if m.Text != c.want || m.Struck != c.struck {
			t.Errorf("%q, %q: read %q without %q, want %q without %q", c.plain, c.html, m.Text, m.Struck, c.want, c.struck)
		}
	}
}
