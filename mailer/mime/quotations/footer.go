package quotations

import (
	"regexp"
	"strings"
)

const longestFooter = 200 // bytes

// isFooterLine knows the lines that telephones, web mailers and virus scanners add.
func (t table) isFooterLine(line string) bool {
	if len(line) > longestFooter {
		return false
	}
	low := footerWords(line)
	words := strings.TrimSpace(withoutLinks(low))
	if words == "" {
		return low != ""
	}
	return t.isProgram(low, words)
}

// namesProgram reports whether a footer has words that name the program: "Sent from my iPhone", not a picture alone.
func (t table) namesProgram(line string) bool {
	low := footerWords(line)
	words := strings.TrimSpace(withoutLinks(low))
	return len(line) <= longestFooter && words != "" && t.isProgram(low, words)
}

func (t table) isProgram(low, words string) bool {
	return t.isFooter(strings.TrimRight(words, ".!")) || low != words && isOutlookOfPhone(words)
}

func footerWords(line string) string {
	low := strings.ToLower(strings.ReplaceAll(bare(line), "’", "'"))
	return strings.TrimSpace(strings.Trim(low, "|"))
}

const mostLinks = 8 // in a footer

// withoutLinks cuts the links and pictures out of a line: "<https://…>", "[cid:…]", "[logo.png]", and Markdown's "[words](link)" but for the
// words. Brackets around the whole go, too.
func withoutLinks(line string) string {
	for range mostLinks {
		before := line
		line = withoutBrackets(withoutPicture(withoutLink(withoutMarkdown(line))))
		if line == before {
			break
		}
	}
	return line
}

// withoutLink cuts the "<https://…>", "<#…>" or "[cid:…]" that ends a line.
func withoutLink(line string) string {
	for _, brackets := range [...]string{"<>", "[]", "()"} {
		start := strings.LastIndexByte(line, brackets[0])
		if start >= 0 && strings.HasSuffix(line, brackets[1:]) && isLink(line[start+1:len(line)-1]) {
			return strings.TrimSpace(line[:start])
		}
	}
	return line
}

func isLink(inside string) bool {
	return strings.HasPrefix(inside, "#") || strings.Contains(inside, ":") && !strings.Contains(inside, ": ") || isPicture(inside)
}

// isPicture knows "image: logo", "image.png".
func isPicture(inside string) bool {
	inside, _, _ = strings.Cut(inside, "@")
	if strings.HasPrefix(inside, "image:") || strings.HasPrefix(inside, "cid:") {
		return true
	}
	for _, end := range [...]string{".png", ".jpg", ".jpeg", ".gif"} {
		if strings.HasSuffix(inside, end) {
			return true
		}
	}
	return false
}

// withoutPicture cuts "[image: logo]" from the head of a line.
func withoutPicture(line string) string {
	end := strings.IndexByte(line, ']')
	if strings.HasPrefix(line, "[") && end > 0 && isPicture(line[1:end]) {
		return strings.TrimSpace(line[end+1:])
	}
	return line
}

// withoutMarkdown replaces the first "[words](link)" by its words, and "![words](picture)" by nothing.
func withoutMarkdown(line string) string {
	middle := strings.Index(line, "](")
	if middle < 0 {
		return line
	}
	start := strings.LastIndexByte(line[:middle], '[')
	end := strings.IndexByte(line[middle:], ')')
	if start < 0 || end < 0 {
		return line
	}
	words, head := line[start+1:middle], line[:start]
	if picture, ok := strings.CutSuffix(head, "!"); ok {
		words, head = "", picture
	}
	return strings.TrimSpace(head + words + line[middle+end+1:])
}

// withoutBrackets removes brackets around a whole line.
func withoutBrackets(line string) string {
	for _, brackets := range [...]string{"[]", "()"} {
		if len(line) > 1 && line[0] == brackets[0] && line[len(line)-1] == brackets[1] {
			return strings.TrimSpace(line[1 : len(line)-1])
		}
	}
	return line
}

// isOutlookOfPhone knows "Get Outlook for iOS", with its link, in whatever language.
func isOutlookOfPhone(low string) bool {
	return strings.Contains(low, "outlook") && (strings.Contains(low, "ios") || strings.Contains(low, "android"))
}

// Companies put a disclaimer below letters: "This e-mail is confidential. If you are not the intended recipient, please delete it." It says nothing of
// what stands above it. It is known by how its first line begins and by what it says, both.

// disclaims is how disclaimers begin.
var disclaims = regexp.MustCompile(`(?i)^\W*(?:disclaimer|confidentiality|confidential|privileged|vertraulichkeit|haftungsausschluss)\b[ :-]|` +
	`^\W*(?:this|diese|dieses|der inhalt dieser|die informationen in dieser|the (?:information|contents?)(?: contained)? (?:in|of) this|if you are not the|ce|cet|este|esta|questo|questa|dit|deze|ta|detta|это|данное)` +
	`[ -](?:and any )?(?:e-?mails?|mail|message|communication|transmission|nachricht|courriel|correo|mensaje|messaggio|bericht|mensagem|wiadomość|meddelande|сообщение|письмо|intended|named)(?:\pL*)`)

// legalese is what they say.
var legalese = regexp.MustCompile(`(?i)confidential(?:ity)?(?:[^\pL]|$)|privileged|intended (?:recipient|(?:only |solely )?for the)|addressee|attachments?|virus|vertraulich|adressat|empfänger|anhänge|confidentiel|destinataire|confidencial|destinatari|riservat|` +
	`vertrouwelijk|geadresseerde|poufn|adresat|konfidentiell|mottagare|конфиденциальн|адресат`)

// disclaimerAt returns where the disclaimer begins that ends some lines; 0 for none. It takes no line that may be an order.
func disclaimerAt(lines []string) int {
	from := len(lines)
	for at := len(lines) - 1; at >= 0 && lines[at] != ""; at-- {
		if isOwn(lines[at]) {
			break
		}
		if disclaims.MatchString(lines[at]) {
			from = at
		}
	}
	if from == len(lines) || !legalese.MatchString(strings.Join(lines[from:], " ")) {
		return 0
	}
	return from
}
