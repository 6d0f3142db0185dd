package command

import (
	"regexp"
	"strings"

	"pbem/rules/phrase"
)

// Mine stands before the name of a preset that the writer of a letter has invented: "mine:critters".
const Mine = "mine:"

var (
	ownPresetName = regexp.MustCompile(`^mine: ?([a-z][a-z0-9.-]{0,39})$`)
	ofInventor    = regexp.MustCompile(`^p[1-9][0-9]{0,8}/[a-z][a-z0-9.-]{0,39}$`) // as letters about a game have it
)

// ownPreset returns the name behind "mine:", or of a game that is an inventor's own, as commands carry it; "" where the words are none.
func ownPreset(words string) string {
	if name := strings.ToLower(strings.TrimSpace(words)); ofInventor.MatchString(name) {
		return name
	}
	if m := ownPresetName.FindStringSubmatch(strings.ToLower(strings.TrimSpace(words))); m != nil {
		return Mine + m[1]
	}
	return ""
}

// presetFile reads "preset:" and the file below it, up to "end": its lines are no commands. Without a line the file comes with the letter.
func (r *reader) presetFile(c *Command) {
	var lines []string
	for r.at < len(r.lines) && !isFileEnd(r.lines[r.at]) {
		lines = append(lines, r.lines[r.at])
		r.at++
	}
	r.at = min(r.at+1, len(r.lines))
	if c.Text = strings.Trim(strings.Join(lines, "\n"), "\n"); strings.TrimSpace(c.Text) == "" {
		c.Text = ""
	}
}

// isFileEnd knows the line that closes a file. Commands go on below it.
func isFileEnd(line string) bool { return strings.EqualFold(strings.TrimRight(line, " .\t\r"), "end") }

// readForgetPreset reads the name of a preset of the writer's own, with or without "mine:".
func readForgetPreset(c *Command, args string, _ Context) {
	c.Text = strings.TrimPrefix(ownPreset(Mine+strings.TrimPrefix(strings.ToLower(argument(args)), Mine)), Mine)
	if c.Text == "" {
		c.Problem = phrase.New("command-preset-forget-which")
	}
}

// isPresetFile reports whether what stands behind the word "preset" lets it be the command: nothing, or a colon. "Preset two was fun" is talk.
func isPresetFile(args string) bool { return strings.Trim(args, " :.") == "" }
