package verify_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/games/archive/gamelog"
	"pbem/rules"
)

// tampering is a class of changes: do makes one of them by the dice, and says what it was; by is the means that must find it.
type tampering struct {
	name string
	by   int // of means
	do   func(s *scene, dice *rand.Rand) string
}

// tamperings are those of a copyist and of a host with the key. What nothing finds is in the forger's table.
func tamperings() []tampering {
	return []tampering{
		{"a byte of a record", 1, func(s *scene, dice *rand.Rand) string {
			return aByte(s, dice, []string{"001.pbem", "002.pbem", "005.pbem"}[dice.IntN(3)])
		}},
		{"a byte of the log", 2, func(s *scene, dice *rand.Rand) string { return aByte(s, dice, gamelog.LogFile) }},
		{"a byte of the head", 2, func(s *scene, dice *rand.Rand) string { return aByte(s, dice, gamelog.HeadFile) }},
		{"a line of the log", 2, aLine},
		{"a record that is taken away", 2, func(s *scene, dice *rand.Rand) string {
			name := []string{"001.pbem", "002.pbem", "003.pbem", "005.pbem"}[dice.IntN(4)]
			s.remove(name)
			return name
		}},
		{"the key: a finished record", 2, func(s *scene, dice *rand.Rand) string {
			return aGame(s, dice, func(n int) { s.put("00"+strconv.Itoa(n)+".pbem", s.text(s.games[n-1], 1)) })
		}},
		{"the key and the store: a finished record and the log", 5, func(s *scene, dice *rand.Rand) string {
			return aGame(s, dice, func(n int) { withLog(1, func(s *scene) { s.write(1) })(s) })
		}},
		{"the key and the store: the log is cut and signed", 5, func(s *scene, dice *rand.Rand) string {
			n := dice.IntN(len(s.lines))
			s.lines = s.lines[:n]
			s.log(1)
			return "to " + strconv.Itoa(n)
		}},
	}
}

// aByte changes one byte of a file to another.
func aByte(s *scene, dice *rand.Rand, name string) string {
	text := []byte(s.read(name))
	at := dice.IntN(len(text))
	text[at] ^= byte(1 + dice.IntN(255))
	s.put(name, string(text))
	return name + " at " + strconv.Itoa(at)
}

// aLine takes a line of the log out, puts it elsewhere, or says it twice.
func aLine(s *scene, dice *rand.Rand) string {
	list := slices.Clone(s.lines)
	from, to := dice.IntN(len(list)), dice.IntN(len(list))
	what := dice.IntN(3)
	if from == to && to == len(list)-1 {
		what = 0 // said twice, the last line would stand behind the head, where it does not count
	}
	switch line := list[from]; {
	case what == 0:
		list = slices.Delete(list, from, from+1)
	case what == 1 && from != to:
		list[from], list[to] = list[to], line
	default:
		list = slices.Insert(list, to, line)
	}
	s.put(gamelog.LogFile, strings.Join(append(list, ""), "\n"))
	return strconv.Itoa(what) + ": " + strconv.Itoa(from) + ", " + strconv.Itoa(to)
}

// aGame changes game 1 or 2 so that its links become others, and writes what follows.
func aGame(s *scene, dice *rand.Rand, write func(n int)) string {
	n := 1 + dice.IntN(2)
	p := &s.games[n-1]
	var what string
	switch dice.IntN(6) {
	case 0:
		what, p.turns = "fewer turns", p.turns[:dice.IntN(len(p.turns))]
	case 1:
		what = "another turn"
		otherTurn(p)
	case 2:
		what, p.header.WhiteId = "another player", "p"+strconv.Itoa(100+dice.IntN(1000))
	case 3:
		what, p.result = "another result", rules.BlackWins
	case 4:
		what, p.header.Ended = "another time", p.header.Ended.Add(time.Duration(1+dice.IntN(1e6))*time.Second)
	default:
		what, p.header.TimeControl = "another time control", strconv.Itoa(4+dice.IntN(100))+"d"
	}
	write(n)
	return what + " in game " + strconv.Itoa(n)
}

// TestTampering makes random changes of all classes, PBEM_TAMPER of them, and wants each found by what is to find it.
func TestTampering(t *testing.T) {
	t.Parallel()
	count := 200
	if text := os.Getenv("PBEM_TAMPER"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		count = n
	}
	s := newScene(t)
	files := []string{"001.pbem", "002.pbem", "003.pbem", "005.pbem", gamelog.LogFile, gamelog.HeadFile, "server.pub"}
	honest := map[string]string{}
	for _, name := range files {
		honest[name] = s.read(name)
	}
	games, lines := slices.Clone(s.games), slices.Clone(s.lines)
	classes := tamperings()
	for i := range count {
		dice := rand.New(rand.NewPCG(1, uint64(i)))
		c := classes[i%len(classes)]
		what := c.do(s, dice)
		if !s.wrong(c.by) {
			t.Errorf("change %d, %s (%s): %s does not find it", i, c.name, what, means()[c.by])
		}
		s.games, s.lines = slices.Clone(games), slices.Clone(lines)
		for _, name := range files {
			s.put(name, honest[name])
		}
	}
}
