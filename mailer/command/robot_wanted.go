package command

import (
	"slices"
	"strings"
	"sync"

	"pbem/mailer/chat"
)

// wish is what one of the words does with which people ask for a game against the robot.
type wish int

const (
	plays  wish = iota + 1 // "play", "spielen"
	rivals                 // the robot
	faces                  // "against", "mit"
	filler                 // changes nothing
	levels                 // the number behind it is a level
	whites
	blacks
)

// wishes are the words, folded, with the language that has them alone; "" for English.
var wishes = sync.OnceValues(func() (means map[string]wish, german map[string]bool) {
	means, german = map[string]wish{}, map[string]bool{}
	add := func(w wish, english, deutsch string) {
		for word := range strings.FieldsSeq(english) {
			means[chat.Fold(word)] = w
		}
		for word := range strings.FieldsSeq(deutsch) {
			if means[chat.Fold(word)] == 0 {
				means[chat.Fold(word)], german[chat.Fold(word)] = w, true
			}
		}
	}
	add(plays, "play game match start begin", "spiel spiele spielen zocken partie starte starten beginne beginnen anfangen")
	add(rivals, "robot bot computer machine program engine ai", "roboter rechner maschine programm ki computergegner robotergegner")
	add(faces, "with against vs versus", "mit gegen")
	add(levels, "level", "stufe schwierigkeit")
	add(whites, "white", "weiss")
	add(blacks, "black", "schwarz")
	add(filler, "a an the of me us you i i'd i'll we let's lets let like love want to would can could may please hi hello hey some one at on as your new now today and have try round",
		"ein eine einen einer der die das den dem mir dir mich dich uns ich wir du lass lasst bitte hallo moin servus möchte moechte will würde würden gern gerne mal kann können darf auf von als eines neue neues jetzt heute und hätte einmal")
	return means, german
})

const (
	mostWished  = 14 // words of such a request
	mostUnknown = 2  // words of the name of a game that there is not
)

// wantsRobot reads a line that asks for a game against the robot as people ask: "spiel mit mir Amöba", "Let's play cosmic with the robot". In a game's
// thread it must name the robot: what else is said there is said to the opponent. What it asks for comes as "play" has it.
func (b *phrasebook) wantsRobot(line string) (v verb, args string, ok bool) {
	words := strings.FieldsFunc(strings.NewReplacer("’", "'", "`", "'").Replace(line), func(r rune) bool { return !isWordRune(r) && r != '\'' && r != '-' })
	if len(words) < 2 || len(words) > mostWished || strings.ContainsAny(line, "@:") { // "A game against Robot, level 1: you play White" is ours
		return v, "", false
	}
	means, german := wishes()
	var game, terms []string
	has := map[wish]bool{}
	for i := 0; i < len(words); i++ {
		word := chat.Fold(words[i])
		switch w := means[word]; w {
		case 0:
			game = append(game, strings.Trim(words[i], "-"))
		case levels:
			if i++; i == len(words) {
				return v, "", false
			}
			terms = append(terms, "level "+words[i])
		case whites:
			terms = append(terms, "as white")
		case blacks:
			terms = append(terms, "as black")
		default:
			has[w] = true
		}
		if german[word] {
			v.tongue = "de"
		}
	}
	name := b.gameWished(game, has[rivals] && has[faces])
	switch {
	case !has[plays], !has[rivals] && (b.ctx.Game != 0 || name == ""), len(game) > 0 && name == "":
		return v, "", false
	}
	i := slices.IndexFunc(b.verbs, func(v verb) bool { return v.kind == PlayRobot })
	if i < 0 {
		return v, "", false
	}
	v.kind, v.read, v.words, v.head = b.verbs[i].kind, b.verbs[i].read, b.verbs[i].words, b.verbs[i].words[0]
	return v, strings.TrimSpace(" " + name + " " + strings.Join(terms, " ")), true
}

// gameWished is the preset that words name, or come near to where it is sure that they name a game; the words themselves where there is none.
func (b *phrasebook) gameWished(words []string, sure bool) string {
	if len(words) == 0 {
		return ""
	}
	folded := make([]string, len(words))
	for i, word := range words {
		folded[i] = chat.Fold(word)
	}
	for _, spelling := range []string{strings.Join(words, " "), strings.Join(folded, " ")} {
		if known := presetNamed(spelling, b.ctx); known != "" {
			return known
		}
	}
	if near := closest(strings.Join(folded, "-"), b.ctx.Presets); near != "" && (sure || len(words) == 1) {
		return near
	}
	if sure && b.ctx.Game == 0 && len(words) <= mostUnknown {
		return strings.Join(words, " ")
	}
	return ""
}
