package year

import (
	"strings"

	"pbem/mailer/catalog"
	"pbem/mailer/tongue"
)

// german is how commands are spelt in German letters.
func german() (*tongue.Tongue, error) {
	language, err := catalog.Load("de")
	if err != nil {
		return nil, err
	}
	return language.Tongue(), nil
}

// spelt is what somebody writes in their own language: a German copies commands from German letters, or has words of their own for them, and
// now and then leaves a line as others would write it, once the service must know by letters that prove who wrote them that they are German.
func (p *person) spelt(words string) string {
	if p.speech.tag != "de" {
		return words
	}
	lines := strings.Split(words, "\n")
	for i, line := range lines {
		if p.spoken > 2 && p.dice.IntN(5) == 0 {
			continue
		}
		lines[i] = p.inGerman(line)
	}
	german := strings.Join(lines, "\n")
	if p.known && german != words {
		p.spoken++
	}
	return german
}

// ownWords are commands in words that no letter shows.
func ownWords(line string) string {
	switch line {
	case "resign":
		return "ich gebe auf"
	case "draw":
		return "ich biete remis an"
	case "games":
		return "meine Partien"
	case "help":
		return "Hilfe bitte"
	case "undo":
		return "Zug zurücknehmen"
	case "vacation":
		return "Urlaub"
	}
	return ""
}

func (p *person) inGerman(line string) string {
	if own := ownWords(line); own != "" && p.dice.IntN(2) == 0 {
		return own
	}
	switch {
	case strings.HasPrefix(line, "if "):
		return strings.ReplaceAll("wenn "+line[3:], " then ", " dann ")
	case strings.HasPrefix(line, "turn "):
		return "Zug " + line[5:]
	case strings.HasPrefix(line, "setup: "):
		return "Aufstellung: " + line[7:]
	}
	return p.german.Own(line)
}
