package quotations

import (
	"regexp"
	"strings"
)

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
