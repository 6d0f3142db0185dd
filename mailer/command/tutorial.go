package command

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

// What Text says of a Tutorial command besides the preset that it is about.
const (
	TutorialStop = "stop"
	TutorialNext = "next"
)

// readTutorial reads "tutorial", "tutorial PRESET", "tutorial again", "tutorial next" and "tutorial stop". A preset is left in Text, whatever
// stands behind it; with All it begins anew.
func readTutorial(c *Command, args string, ctx Context) {
	words := strings.Fields(strings.ToLower(argument(args)))
	if n := len(words); n > 0 && slices.Contains([]string{"again", "anew", "restart", "new"}, words[n-1]) {
		c.All, words = true, words[:n-1]
	}
	if n := len(words); n > 0 && slices.Contains([]string{"of", "for", "in"}, words[0]) {
		words = words[1:]
	}
	switch text := strings.Join(words, " "); text {
	case "":
	case "stop", "end", "off", "quit", "exit", "finish":
		c.Text = TutorialStop
	case "next", "skip", "on", "go on", "continue":
		c.Text = TutorialNext
	default:
		c.Text, c.Problem = tutorialNamed(text, ctx)
	}
}

// tutorialNamed finds the preset that a tutorial is wanted for: also by the name of its system.
func tutorialNamed(text string, ctx Context) (preset string, problem phrase.Phrase) {
	switch text {
	case "chesimal", "chesimals":
		return "chesimals-0.1", phrase.Phrase{}
	case "fusion":
		return "fusion-1", phrase.Phrase{}
	case "lifeform chess", "amoeba chess", "cosmic chess":
		text, _, _ = strings.Cut(text, " ")
	}
	return knownPreset(text, ctx)
}

// readNoTutorial reads "stop tutorial".
func readNoTutorial(c *Command, args string, ctx Context) {
	readNothing(c, args, ctx)
	c.Text = TutorialStop
}
