package robots

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/mailer/mime/parts"
)

// Mail programs send a reaction to a letter as a letter: an emoji, and a sentence of the provider's. It asks for nothing, so it is not answered.

// reacted are the sentences, in lower case, behind the name of who reacts.
var reacted = regexp.MustCompile(`^(?:.{0,80}\s)?(?:reacted (?:via|to|with)|hat (?:über|per|mit|auf) .*reagiert|a réagi |(?:ha reaccionado|reaccionó) |ha reagito |heeft (?:via .*gereageerd|gereageerd|met .*gereageerd)|reagiu |zareagował|reagerade |reagerat |отреагировал)`)

// tapbacks are what Apple's programs write where a reaction cannot be shown.
var tapbacks = regexp.MustCompile(`^(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted \S+ to) [“"„«].*[”"“»]$`)

const (
	reactionMedia    = "text/vnd.google.email-reaction+json"
	longestReaction  = 200 // bytes of a provider's sentence
	mostReactionMark = 8   // characters of an emoji, with all that joins its parts
)

// Reaction reports whether a letter is nothing but a reaction to another: words are its writer's own. It has the part that says so, or the
// provider's sentence, and besides one emoji at most.
func Reaction(root *parts.Part, words string) bool {
	sentences, marks := 0, 0
	for line := range strings.Lines(words) {
		line = strings.TrimSpace(line)
		switch low := strings.ToLower(line); {
		case line == "", strings.HasPrefix(line, "<http") && strings.HasSuffix(line, ">"), strings.HasPrefix(line, "https://") && !strings.Contains(line, " "):
		case isEmoji(line):
			marks++
		case len(line) <= longestReaction && beginsLarge(line) && (isReaction(low) || tapbacks.MatchString(low)):
			sentences++
		default:
			return false
		}
	}
	if marks > 1 || sentences > 1 {
		return false
	}
	return sentences == 1 || findPart(root, func(media string) bool { return media == reactionMedia }) != nil
}

// isReaction knows "Ada reacted via Gmail" and "Ada reacted to your message:".
func isReaction(low string) bool {
	if at := strings.Index(low, "<http"); at > 0 {
		low = strings.TrimSpace(low[:at])
	}
	provider := strings.Contains(low, "gmail") || strings.Contains(low, "outlook")
	for _, yours := range [...]string{"your message", "nachricht", "votre message", "ton message", "mensaje", "messaggio", "bericht", "mensagem", "wiadomość", "meddelande", "сообщение"} {
		provider = provider || strings.Contains(low, yours)
	}
	return provider && reacted.MatchString(low) && !strings.ContainsAny(low, "?!")
}

// isEmoji reports whether a line is one emoji, or a few characters that have no letter and no digit among them.
func isEmoji(line string) bool {
	n := 0
	for _, r := range line {
		if n++; n > mostReactionMark || r < 0x80 || unicode.IsLetter(r) || unicode.IsDigit(r) {
			return false
		}
	}
	return true
}

// beginsLarge reports whether a line does not begin with a small letter, as a command may.
func beginsLarge(line string) bool {
	first, _ := utf8.DecodeRuneInString(line)
	return !unicode.IsLower(first)
}
