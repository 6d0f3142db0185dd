package bench

import (
	"bytes"
	"cmp"
	"path"
	"regexp"
	"slices"
	"strings"

	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/mime/text"
	"pbem/rules/presets"
)

// file is a preset file as a letter brought it.
type file struct {
	name   string // what its sender calls it; "" where it stood among the words
	data   []byte
	others int // files that came beside it, and are not looked at
}

// Attached adds to the commands of a letter that it brings a preset file, where one is attached and no word says so: the words around it are chat.
func Attached(raw []byte, list []command.Command) []command.Command {
	if !mayBring(raw) || slices.ContainsFunc(list, func(c command.Command) bool { return c.Kind == command.PresetFile || c.Kind == command.Verify }) {
		return list
	}
	f, ok := attached(raw)
	if !ok {
		return list
	}
	list = slices.DeleteFunc(slices.Clone(list), func(c command.Command) bool {
		return c.Kind == command.Unknown || c.Words || strings.HasPrefix(c.Problem.Key, "command-no-turn")
	})
	return slices.Insert(list, 0, command.Command{Kind: command.PresetFile, Line: f.name, At: command.Now})
}

// endings are those of files that are looked at: those of presets, and .txt where the words are a preset's.
var ending = regexp.MustCompile(`(?i)\.(ya?ml|txt)\b`)

// mayBring reports by a quick look whether a letter can have such a file.
func mayBring(raw []byte) bool { return bytes.Contains(raw, []byte("ame")) && ending.Match(raw) }

// attached finds the file that came with a letter: the first .yaml or .yml, else the first .txt that reads as a preset.
func attached(raw []byte) (f file, ok bool) {
	wanted := func(name string) bool { return ending.MatchString(path.Ext(strings.TrimSpace(name))) }
	best := 0
	for _, p := range text.Pieces(raw, wanted) {
		if p.File == "" {
			continue
		}
		likely := 2
		if strings.EqualFold(path.Ext(strings.TrimSpace(p.File)), ".txt") {
			if likely = 1; !readsAsPreset(p.Text) {
				continue
			}
		}
		f.others++
		if likely > best {
			f.name, f.data, best = talk.Shorten(path.Base(strings.TrimSpace(p.File)), mostOfName), p.Text, likely
		}
	}
	f.others--
	return f, best > 0
}

// mostOfName bounds what is repeated of a file's name, in characters.
const mostOfName = 40

var presetField = regexp.MustCompile(`(?m)^(engine|extends|setup|units|amps)[ \t]*:`)

// readsAsPreset reports whether a text has fields that only presets have.
func readsAsPreset(data []byte) bool {
	return len(data) <= presets.MostBytes && presetField.Match(data) && bytes.Contains(data, []byte("name"))
}

// written is a file that stood among the words of a letter, with undone what mail programs make of one.
func written(words string) file {
	return file{data: []byte(asTyped.Replace(words) + "\n")}
}

// asTyped undoes spaces that do not break, curly quotes and the marks of long hyphens.
var asTyped = strings.NewReplacer("\u00a0", " ", "\u2007", " ", "\u202f", " ", "“", `"`, "”", `"`, "„", `"`, "‘", "'", "’", "'", "\u200b", "", "\ufeff", "", "\r", "")

// brought is the file that the command at hand is about; ok is false where there is none.
func brought(e *talk.Execution, c command.Command) (f file, ok bool) {
	if c.Text != "" {
		return written(c.Text), true
	}
	f, ok = attached(e.Session.Raw)
	f.name = cmp.Or(f.name, "file")
	return f, ok
}

// called is what mistakes call the file.
func (f file) called() string { return cmp.Or(f.name, "preset") }
