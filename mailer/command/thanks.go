package command

import (
	"slices"
	"strings"
)

// withoutThanks drops courtesy from the end of what stands behind a command: "draw, please". What its writer says to others stays whole.
func (v *vocabulary) withoutThanks(of Kind, args string) string {
	if args == "" || v.isFree(of, args) {
		return args
	}
	courtesy := []string{"please", "pls", "thanks", "thank you", "thx"}
	for _, t := range v.ctx.Tongues {
		courtesy = append(courtesy, t.Group("polite", "please")...)
	}
	for {
		bare := strings.TrimRight(args, " .,!")
		cut := slices.IndexFunc(courtesy, func(words string) bool { return endsWith(bare, words) })
		if cut < 0 {
			return args
		}
		args = strings.TrimRight(bare[:len(bare)-len(courtesy[cut])], " ,.!")
	}
}

// isFree reports whether what stands behind a command is its writer's own words, or turns.
func (v *vocabulary) isFree(of Kind, args string) bool {
	if slices.Contains([]Kind{Say, Diary, Comment, Admin, Keep, Name, Try, If}, of) {
		return true
	}
	says := []string{"say"}
	for _, t := range v.ctx.Tongues {
		says = append(says, t.Spelt("say")...)
	}
	return slices.ContainsFunc(bareWords(args), func(word string) bool { return slices.Contains(says, word) })
}

// endsWith reports whether a line ends with words, whatever their case, and what stands before is no part of them.
func endsWith(line, words string) bool {
	n := len(line) - len(words)
	return n >= 0 && strings.EqualFold(line[n:], words) && (n == 0 || strings.IndexByte(" ,.!", line[n-1]) >= 0)
}
