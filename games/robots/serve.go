package robots

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"pbem/mailer/panics"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

const (
	// longestLine is how many bytes a line may have: a position and a few thousand turns.
	longestLine = 1 << 20
	// mostFile is how many bytes the file of a game may have.
	mostFile = 1 << 20
	// mostTurns may have been played.
	mostTurns = 10_000
)

// session is one conversation.
type session struct {
	name  string // of the program
	game  *presets.Preset
	robot *robot.Robot
	task  robot.Task
	set   bool // there is a position
}

// Serve answers lines until they end, or "quit" comes; name is the program's. The error is that of reading or writing.
func Serve(in io.Reader, out io.Writer, name string) error {
	lines, w, s := bufio.NewScanner(in), bufio.NewWriter(out), &session{name: name}
	lines.Buffer(nil, longestLine)
	for lines.Scan() {
		line := strings.TrimSpace(strings.ToValidUTF8(lines.Text(), "�"))
		if line == "" {
			continue
		}
		if line == "quit" {
			return w.Flush()
		}
		answer := ""
		err := panics.Contain("the line", func() (err error) {
			answer, err = s.answer(line)
			return err
		})
		if err != nil {
			answer = "error " + oneLine(err.Error())
		}
		fmt.Fprintln(w, answer)
		if err := w.Flush(); err != nil {
			return err
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		fmt.Fprintf(w, "error a line has %d bytes at most\n", longestLine)
		return errors.Join(lines.Err(), w.Flush())
	}
	return lines.Err()
}

// mostError is how many bytes an error has in its line.
const mostError = 1000

func oneLine(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	return strings.ToValidUTF8(text[:min(len(text), mostError)], "")
}

func (s *session) answer(line string) (string, error) {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "hello":
		if rest != "1" {
			return "", fmt.Errorf("this program speaks version 1 of the protocol; say \"hello 1\"")
		}
		return "hello 1 " + s.name, nil
	case "game":
		return s.load(rest)
	case "position":
		return s.place(rest)
	case "go":
		return s.think(rest)
	}
	return "", fmt.Errorf("no such word: %q; there are hello, game, position, go and quit", word)
}

// load takes "PRESET|FILE [OPTION=VALUE …]".
func (s *session) load(text string) (string, error) {
	words := strings.Fields(text)
	var settings []presets.Setting
	for len(words) > 1 && strings.Contains(words[len(words)-1], "=") {
		setting, err := presets.ParseSetting(words[len(words)-1])
		if err != nil {
			return "", err
		}
		settings, words = append(settings, setting), words[:len(words)-1]
	}
	slices.Reverse(settings)
	name := strings.Join(words, " ")
	if name == "" {
		return "", errors.New("which game? Say \"game cosmic\", or \"game FILE\"")
	}
	preset, err := find(name, settings)
	if err != nil {
		return "", err
	}
	s.game, s.robot, s.set = preset, robot.New(preset.Game), false
	return "ready levels " + strconv.Itoa(s.robot.Levels()), nil
}

// find reads a preset's file where a name is one, else takes a built-in preset.
func find(name string, settings []presets.Setting) (*presets.Preset, error) {
	if !strings.ContainsAny(name, "/\\.") {
		return presets.Builtin(name, settings)
	}
	file, err := os.Open(name)
	if err != nil {
		if _, no := presets.Builtin(name, settings); no == nil { // "chesimals-0.1"
			return presets.Builtin(name, settings)
		}
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, mostFile+1))
	if err != nil {
		return nil, err
	}
	if len(data) > mostFile {
		return nil, fmt.Errorf("%s has more than %d bytes", name, mostFile)
	}
	return presets.Kept(name, data, settings)
}

// place takes "start|LINE [turns T ; …]".
func (s *session) place(text string) (string, error) {
	if s.game == nil {
		return "", errNoGame
	}
	line, played, has := strings.Cut(text, " turns ")
	if bare, ends := strings.CutSuffix(text, " turns"); ends {
		line = bare
	}
	if line = strings.TrimSpace(line); line == "start" {
		line = s.game.Game.Start().String()
	}
	var turns []string
	if has {
		turns = split(played)
	}
	if len(turns) > mostTurns {
		return "", fmt.Errorf("more than %d turns", mostTurns)
	}
	task, err := taskOf(s.game.Game, line, turns)
	if err != nil {
		return "", err
	}
	s.task, s.set = task, true
	return "ready", nil
}

var errNoGame = errors.New("there is no game yet; say \"game cosmic\" first")

const between = " ; "

func split(turns string) []string {
	list := strings.Split(turns, between)
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return slices.DeleteFunc(list, func(t string) bool { return t == "" })
}

// think takes "[nodes N] [seed S] [level L]".
func (s *session) think(text string) (string, error) {
	if s.game == nil {
		return "", errNoGame
	}
	if !s.set {
		return "", errors.New("there is no position yet; say \"position start\" first")
	}
	task := s.task
	words := strings.Fields(text)
	for i := 0; i < len(words); i += 2 {
		if i+1 == len(words) {
			return "", fmt.Errorf("%s: there is no number behind it", words[i])
		}
		if err := set(&task, words[i], words[i+1]); err != nil {
			return "", err
		}
	}
	thought, err := think(s.robot, task)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("bestturn %s score %d line %s", thought.Turn, thought.Score, strings.Join(thought.Line, between)), nil
}

func set(task *robot.Task, name, value string) (err error) {
	switch name {
	case "nodes":
		if task.Nodes, err = strconv.Atoi(value); err == nil && task.Nodes < 0 {
			err = strconv.ErrRange
		}
	case "seed":
		task.Seed, err = strconv.ParseUint(value, 10, 64)
	case "level":
		task.Level, err = strconv.Atoi(value)
		if err == nil && task.Level == 0 {
			err = &robot.LevelError{Level: 0, Levels: 5}
		}
	default:
		return fmt.Errorf("no such field: %q; there are nodes, seed and level", name)
	}
	if errors.Is(err, strconv.ErrRange) || errors.Is(err, strconv.ErrSyntax) {
		return fmt.Errorf("%s: %q is no such number", name, value)
	}
	return err
}
