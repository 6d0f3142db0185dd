package robots

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"sync"
)

// child is a process that thinks. It is used by one goroutine at a time; stop may be called by another.
type child struct {
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	name string // of its program
	game string // that it was told last
	once sync.Once
}

// start begins a process, and greets it.
func start(argv []string) (*child, error) {
	c := &child{cmd: &exec.Cmd{Path: argv[0], Args: argv[1:], Env: childEnvironment()}}
	limitProcess(c.cmd)
	in, err := c.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	limitStarted(c.cmd.Process.Pid)
	c.in, c.out = in, bufio.NewReaderSize(out, 1<<16)
	return c, nil
}

// childEnvironment keeps a child of ours small, and gives it nothing else.
func childEnvironment() []string {
	return []string{"GOMAXPROCS=1", "GOMEMLIMIT=" + strconv.Itoa(mostMemory/2), "GORACE=atexit_sleep_ms=0"}
}

// mostMemory is how many bytes a child may have.
const mostMemory = 512 << 20

// greet finds out whose program it is.
func (c *child) greet() error {
	answer, err := c.ask("hello 1")
	if err != nil {
		return err
	}
	name, ok := strings.CutPrefix(answer, "hello 1 ")
	if !ok || strings.ContainsAny(name, "\"\\") || len(name) > mostName {
		return fmt.Errorf("%w: its greeting is %q", errAnswer, short(answer))
	}
	c.name = name
	return nil
}

const mostName = 60

var errAnswer = errors.New("the program doesn't speak as it should")

// refused is what a program has answered an error to.
type refused struct{ why string }

func (e *refused) Error() string { return "the program says: " + e.why }

// ask writes a line and reads the answer.
func (c *child) ask(line string) (string, error) {
	if strings.ContainsAny(line, "\r\n") {
		return "", errors.New("a line for a program has an end in it")
	}
	if _, err := io.WriteString(c.in, line+"\n"); err != nil {
		return "", err
	}
	answer, err := readLine(c.out)
	if err != nil {
		return "", err
	}
	if why, failed := strings.CutPrefix(answer, "error "); failed {
		return "", &refused{oneLine(why)}
	}
	return answer, nil
}

// readLine reads a line that isn't too long.
func readLine(r *bufio.Reader) (string, error) {
	var b []byte
	for {
		part, err := r.ReadSlice('\n')
		if b = append(b, part...); len(b) > longestLine {
			return "", fmt.Errorf("%w: its line is too long", errAnswer)
		}
		if err == nil {
			return strings.TrimSpace(strings.ToValidUTF8(string(b), "�")), nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return "", err
		}
	}
}

// think asks for a turn, of a game that stands in a file or is built in.
func (c *child) think(game string, t Task) (Thought, error) {
	if c.game != game {
		c.game = ""
		if answer, err := c.ask("game " + game); err != nil {
			return Thought{}, err
		} else if !strings.HasPrefix(answer, "ready") {
			return Thought{}, fmt.Errorf("%w: to a game it says %q", errAnswer, short(answer))
		}
		c.game = game
	}
	position := "start"
	if t.Position != "" {
		position = t.Position
	}
	if len(t.Turns) > 0 {
		position += " turns " + strings.Join(t.Turns, between)
	}
	if answer, err := c.ask("position " + position); err != nil {
		return Thought{}, err
	} else if answer != "ready" {
		return Thought{}, fmt.Errorf("%w: to a position it says %q", errAnswer, short(answer))
	}
	ask := "go seed " + strconv.FormatUint(t.Seed, 10)
	if t.Level > 0 {
		ask += " level " + strconv.Itoa(t.Level)
	}
	if t.Nodes > 0 {
		ask += " nodes " + strconv.Itoa(t.Nodes)
	}
	answer, err := c.ask(ask)
	if err != nil {
		return Thought{}, err
	}
	return parseThought(answer)
}

// parseThought reads "bestturn T score N line T ; …".
func parseThought(answer string) (Thought, error) {
	wrong := fmt.Errorf("%w: to \"go\" it says %q", errAnswer, short(answer))
	rest, ok := strings.CutPrefix(answer, "bestturn ")
	if !ok {
		return Thought{}, wrong
	}
	turn, rest, ok := strings.Cut(rest, " score ")
	if !ok || strings.TrimSpace(turn) == "" {
		return Thought{}, wrong
	}
	number, line, _ := strings.Cut(rest, " line ")
	score, err := strconv.Atoi(strings.TrimSpace(number))
	if err != nil || score < 0 || score > 100 {
		return Thought{}, wrong
	}
	return Thought{Turn: strings.TrimSpace(turn), Score: score, Line: split(line)}, nil
}

func short(text string) string { return text[:min(len(text), 80)] }

// stop kills the process and everything that it has begun.
func (c *child) stop() {
	c.once.Do(func() {
		killProcess(c.cmd)
		c.in.Close()
		_ = c.cmd.Wait() // it was killed
	})
}
