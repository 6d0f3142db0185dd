package club

import "testing"

// TestOwnLevel: two wins in a row raise somebody's own level, two losses lower it; a draw breaks a row, and games at other levels or with
// take-backs count for nothing but the score.
func TestOwnLevel(t *testing.T) {
	for _, c := range []struct {
		name    string
		games   string // w, l, d; W and L with take-backs; 5 is a win at level 5
		levels  int
		want    int
		private bool
	}{
		{"nothing", "", 5, 1, false},
		{"one win", "w", 5, 1, false},
		{"two wins", "ww", 5, 2, false},
		{"three wins are two and one", "www", 5, 2, false},
		{"four wins", "wwww", 5, 3, false},
		{"a loss breaks a row", "wlw", 5, 1, false},
		{"a draw breaks a row", "wdw", 5, 1, false},
		{"two losses", "wwll", 5, 1, false},
		{"a draw breaks a row of losses", "wwldl", 5, 2, false},
		{"never below the first", "llll", 5, 1, false},
		{"never above the last", "wwwwwwwwwwwwww", 3, 3, false},
		{"take-backs don't count", "WWWW", 5, 1, false},
		{"nor do they break a row", "wLw", 5, 2, false},
		{"nor games at other levels", "555w5w", 5, 2, false},
		{"private games raise it, and show in no score", "ww", 5, 2, true},
	} {
		a := Person{}.Against("cosmic")
		for i, g := range c.games {
			f := RobotPlayed{Game: i + 1, Preset: "cosmic", Level: a.Level, Levels: c.levels, Outcome: WonByPerson}
			switch g {
			case 'l', 'L':
				f.Outcome = LostByPerson
			case 'd':
				f.Outcome = DrawnGame
			case '5':
				f.Level = 5
			}
			f.Loose, f.Private = g == 'W' || g == 'L', c.private
			a = a.After(f)
		}
		if a.Level != c.want {
			t.Errorf("%s: level %d, want %d", c.name, a.Level, c.want)
		}
		want := len(c.games)
		if c.private {
			want = 0
		}
		if _, n := a.Score(); n != want {
			t.Errorf("%s: %d games counted, want %d", c.name, n, want)
		}
	}
}
