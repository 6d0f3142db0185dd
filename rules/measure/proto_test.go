package measure

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"pbem/rules/presets"
	"pbem/rules/robot"
)

func TestProto(t *testing.T) {
	for _, n := range presets.Names() {
		pr, err := presets.Builtin(n.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		began := time.Now()
		s := NewSubject(pr.Game)
		d := time.Since(began)
		began = time.Now()
		y := s.NewTally()
		for g := range 50 {
			if err := y.Play(Match{robot.Random{}, 0, robot.Seed(1, uint64(g)), 500, nil}); err != nil {
				t.Fatal(err)
			}
		}
		fmt.Println(n.Name, d, time.Since(began)/50, s.worth)
		if n.Name == "chesimals-2" || n.Name == "lifeform" {
			b, _ := json.Marshal(y.Report())
			fmt.Println(string(b))
		}
	}
}
