package torture

import (
	"fmt"
	"strings"
)

// script is a short game of Chesimals 0.1 with everything in it. "?" instead of ":" is a letter of which the other player
// does not hear.
const script = `
ada? new chesimals-0.1 vs bo@demo.test as white time 3d say Shall we?
ada: yes
bo: accept
ada: white: Zd2-d3, Zc2-c3
bo? white: Zc1-b1
bo? help
bo: LEGAL
ada? white: Zc3-c6
ada: LEGAL
bo: LEGAL
bo: say Well played.
ada: draw
bo: draw no
ada: LEGAL
bo? try LEGAL
bo: confirm
ada? show
ada: LEGAL
bo: draw
ada: draw yes
`

// step is one letter of the script.
type step struct {
	who   string // "ada"
	words string
	told  bool
}

func steps() []step {
	var list []step
	for line := range strings.Lines(strings.TrimSpace(script)) {
		who, words, _ := strings.Cut(strings.TrimSpace(line), " ")
		list = append(list, step{who[:len(who)-1], words, strings.HasSuffix(who, ":")})
	}
	return list
}

// play plays a script in lock-step: after each letter it waits for those that tell of it.
func (r *rig) play(script []step) error {
	players := map[string]*player{"ada": {host: r.host, address: ada, name: "ada"}, "bo": {host: r.host, address: bo, name: "bo"}}
	turns, err := newDice(1)
	if err != nil {
		return err
	}
	for i, s := range script {
		me, other := players[s.who], players[map[string]string{"ada": "bo", "bo": "ada"}[s.who]]
		if err := r.act(s, i, me, other, turns); err != nil {
			return fmt.Errorf("letter %d (%s: %s): %w", i+1, s.who, s.words, err)
		}
	}
	return nil
}

func (r *rig) act(s step, i int, me, other *player, turns *dice) error {
	words, err := turns.say(s.words)
	if err != nil {
		return err
	}
	if err := r.carry(me.address, me.letter(words)); err != nil {
		return err
	}
	if err := me.hear(r.patiently(), min(i, 1)); err != nil || !s.told {
		return err
	}
	return other.hear(r.patiently(), 1)
}
