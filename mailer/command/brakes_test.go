package command_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/chat"
	"pbem/mailer/command"
)

// chatter are lines that keep no turn from being played.
func chatter() []string {
	return []string{"Hi Bo,", "We had forty centimetres of snow.", "Good luck!", "Our cat watched the whole evening.", "Bei uns schneit es seit gestern.", "How are you?", "Best,\nAda", "Viele Grüße", "", "No hurry!", "say well played"}
}

// played is the turn that a letter plays; "" for none.
func played(text string, ctx command.Context) string {
	for _, c := range command.Parse(text, "", ctx) {
		if c.Kind == command.Turn && c.Problem.Empty() {
			return c.Text
		}
	}
	return ""
}

func around(t *testing.T) command.Context {
	t.Helper()
	table := &command.Table{Vocabulary: gameOf(t, "chesimals-2").Vocabulary()}
	return command.Context{Game: 1, Files: 16, Ranks: 12, Groups: []string{"yellow", "white"}, Tongues: tongues(t), Tables: func(int) *command.Table { return table }}
}

// TestOneWordStopsATurn: without it the letter is played; with one word of doubt, no, stop or later, in any language, at a place of a line of the writer's
// own, it never is.
func TestOneWordStopsATurn(t *testing.T) {
	t.Parallel()
	ctx := around(t)
	brakes := chat.All().Phrases(chat.Brakes)
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOfN(rapid.SampledFrom(chatter()[:6]), 0, 4).Draw(t, "chat")
		lines = slices.Insert(lines, rapid.IntRange(0, len(lines)).Draw(t, "turn at"), "yellow: Gb4-b5")
		if slices.Index(lines, "How are you?") < 0 && played(strings.Join(lines, "\n\n"), ctx) == "" {
			t.Fatalf("%q is not played", lines)
		}
		word := rapid.SampledFrom(brakes).Draw(t, "word")
		line := strings.Fields(rapid.SampledFrom([]string{"", "Dear friend of mine there", "Das Wetter ist schön", "we met your aunt"}).Draw(t, "line"))
		line = slices.Insert(line, rapid.IntRange(0, len(line)).Draw(t, "word at"), word)
		lines = slices.Insert(lines, rapid.IntRange(0, len(lines)).Draw(t, "line at"), strings.Join(line, " ")+rapid.SampledFrom([]string{"", ".", "!", "…"}).Draw(t, "mark"))
		text := strings.Join(lines, rapid.SampledFrom([]string{"\n", "\n\n"}).Draw(t, "gap"))
		if turn := played(text, ctx); turn != "" && !shielded(text, word) && !ordered(word, ctx) {
			t.Fatalf("%q plays %q", text, turn)
		}
	})
}

// shielded reports whether the words around a brake make a longer, harmless phrase of it.
func shielded(text, word string) bool {
	return !slices.ContainsFunc(chat.All().Read(text), func(h chat.Hit) bool { return h.Groups&chat.Brakes != 0 })
}

// ordered reports whether a word is a command: on a line of its own it acts as ever, and stops no turn.
func ordered(word string, ctx command.Context) bool {
	list := command.Parse(word, "", ctx)
	return len(list) == 1 && list[0].Kind != command.Unknown && list[0].Problem.Empty()
}

// TestPlantedWordsAreNoTurn: what the other player has written makes no turn of a letter in which it comes back without a mark.
func TestPlantedWordsAreNoTurn(t *testing.T) {
	t.Parallel()
	table := &command.Table{Vocabulary: gameOf(t, "chesimals-2").Vocabulary()}
	ctx := around(t)
	ctx.Tables = func(int) *command.Table { return table }
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SampledFrom([]string{"yellow: Gb4-b5", "y: b4-b5", "gelb: b4-b5", "Gb4-b5", "turn 3: yellow: Gb4-b5", "1: yellow: Gb4-b5", "y\u200b: b4-b5"}).Draw(t, "words")
		said := rapid.SampledFrom([]string{"", "Hi Ada\n", "I hope you are well\n"}).Draw(t, "said above") + words + rapid.SampledFrom([]string{"", "\nBo"}).Draw(t, "below")
		table.Planted = []string{said}
		lines := rapid.SliceOfN(rapid.SampledFrom([]string{"Thanks!", "Same to you", "Good luck", "Haha", "How are you?"}), 1, 3).Draw(t, "own")
		lines = slices.Insert(lines, rapid.IntRange(0, len(lines)).Draw(t, "at"), strings.Split(said, "\n")...)
		if turn := played(strings.Join(lines, rapid.SampledFrom([]string{"\n", "\n\n"}).Draw(t, "gap")), ctx); turn != "" {
			t.Fatalf("%q plays %q", lines, turn)
		}
	})
}
