package command

import "testing"

// TestTalkBelowATurn: what names a square or a unit below a turn may belong to it, or correct it: the turn is asked back.
func TestTalkBelowATurn(t *testing.T) {
	t.Parallel()
	const turn = "yellow: Gb4-b5"
	ctx := Context{Game: 1, Files: 16, Ranks: 12}
	for _, talk := range []string{
		"P.S. I first wanted b4-b5 but then saw c3.", "PS: I first wanted b4-b5 but then saw c3.", "I first wanted b4-b5 but then saw c3.", "P.S. I almost overlooked your unit on c3.",
		"P.S. Ich wollte erst b4-b5 ziehen, sah aber c3.", "P.S. Your b9-c7 was a great surprise to me!", "P.S. Your b9-c7 was great!",
		"P.S. I first wanted b4-b5\nbut then saw c3.\n\nBest,\nAda",
	} {
		for _, between := range []string{"\n\n", "\n"} {
			list := Parse(turn+between+talk, "", ctx)
			if len(list) != 1 || list[0].Kind != Turn || list[0].Problem.Empty() || len(list[0].Readings) == 0 {
				t.Errorf("%q: %+v", turn+between+talk, list)
			}
		}
	}
	for _, more := range []string{
		"P.S. Gc4-c5", "P.S. also Gc4-c5", "P.S. I meant b4-b6, was wrong", "P.S. I forgot Gc4-c5, it was on the list", "Gc4-c5", "I wanted b4-b6 instead, I was wrong there", "P.S. sorry, I wanted b4-b6 as it was",
		"P.S. wait, I'd rather play c3-c4", "P.S. I saw that Gd4-d5 was better.", "P.S. It was Gd4-d5 that I wanted to send you.", "P.S. I wanted Gd4-d5, of course.", "P.S. scrap that, I had Gd4-d5 in mind", "P.S. Gd4-d5 was what I had in mind",
		"P.S. I overlooked Gd4-d5 which belongs to it", "P.S. use d4-d5, I saw it late", "P.S. ich habe mich vertan, es war d4-d5", "P.S. Read that with d4-d5 where it was b4-b5", "PPS I thought Gd4-d5 best, so be it", "P.S. Gd4-d5 was the one I liked best",
		"P.S. I hit send before I had Gd4-d5 in it", "P.S. Gd4-d5 was left out by accident", "P.S. I first wanted b4-b5 but then saw c3-c4", "P.S. I wanted b4-b5 first, then c3-c4", "P.S. I almost missed Gd4-d5 there", "P.S. Your turn was Gd4-d5, mine",
		"P.S. then I wanted Gc4-c5 please, it was legal", "P.S. I wanted c4-c5 there.\n\nGc4-c5", "P.S. I wanted to play Gc4-c5 as well", "P.S. c4-c5 was c4-c6",
	} {
		list := Parse(turn+"\n\n"+more, "", ctx)
		if len(list) == 0 || list[0].Kind != Turn || list[0].Text == turn && list[0].Problem.Empty() {
			t.Errorf("%q: half of it could be played: %+v", more, list)
		}
	}
}
