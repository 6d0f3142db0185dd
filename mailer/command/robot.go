package command

import (
	"strconv"
	"strings"

	"pbem/rules/phrase"
)

// isRobot reports whether a word names the robot, and not somebody's address.
func isRobot(word string) bool { return word == "robot" }

// robot takes "robot", "a robot" or "the robot", where that is the opponent.
func (p *clauses) robot() bool {
	n := 0
	if len(p.words) > 1 && (p.peek() == "a" || p.peek() == "the") {
		n = 1
	}
	if n >= len(p.words) || !isRobot(bareClause(p.words[n])) {
		return false
	}
	p.words, p.out.Robot = p.words[n+1:], true
	return true
}

// versusRobot takes "vs robot" behind "play", which has no other opponent.
func (p *clauses) versusRobot(string) {
	if !p.robot() {
		p.fail(phrase.New("command-play-vs"))
	}
}

// mostLevel is the highest level that any game has.
const mostLevel = 5

// level takes the number behind "level". Only a robot has one.
func (p *clauses) level() {
	word := p.peek()
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > mostLevel {
		p.fail(phrase.New("command-level", "words", phrase.Words(word), "most", mostLevel))
		return
	}
	p.next()
	p.out.Level = n
}

// play reads "play", "play amoeba" and "play chesimals-2 level 2": a game against the robot.
func (r *reader) play(c *Command, args string) {
	p := r.wrapped(c, args, (*clauses).toPlay, asksPlay)
	if p.problem.Empty() {
		c.New = &p.out
	}
}

// toPlay takes the name of a preset, if there is one.
func (p *clauses) toPlay() {
	var name []string
	for len(p.words) > 0 && !p.ends() {
		name = append(name, strings.Trim(p.next(), "\"“”.,!"))
	}
	p.out.Robot = true
	if words := strings.Join(name, " "); words != "" {
		var unknown phrase.Phrase
		p.out.Preset, unknown = knownPreset(words, p.ctx)
		p.fail(unknown)
	}
}

// isGame reports whether nothing, or a game and its terms, stands behind "play": what else does is a turn, or talk.
func (v *vocabulary) isGame(args string) bool {
	args = strings.Trim(args, " .!?,:;")
	if args == "" {
		return true
	}
	p := newClauses(args, v.ctx, (*clauses).toPlay, asksPlay)
	return p.out.Preset != "" && len(v.ctx.Presets) > 0 && p.problem.Key != "command-no-preset" && p.problem.Key != "command-no-preset-nearest" ||
		p.out.Preset == "" && p.problem.Empty()
}

// firstGame is what "play" alone begins.
const firstGame = "cosmic"

// AgainstRobot reports whether a command begins a game against the robot.
func (c Command) AgainstRobot() bool {
	return (c.Kind == NewGame || c.Kind == PlayRobot) && c.Problem.Empty() && c.New != nil && c.New.Robot
}

// Robot is the game against the robot that such a command asks for. Who writes "play" has the first turn unless they want otherwise.
func (c Command) Robot() *New {
	n := *c.New
	if c.Kind != PlayRobot {
		return &n
	}
	if n.Preset == "" {
		n.Preset = firstGame
	}
	if n.As == "" {
		n.As = "white"
	}
	return &n
}
