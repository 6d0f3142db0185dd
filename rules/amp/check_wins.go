package amp

// checkWins refuses ways to win that name no unit, no place or no number, and limits that cannot be counted.
func (s *Spec) checkWins() error {
	scores := 0
	for i, w := range s.Wins {
		if !w.whole() {
			return wrong("Wins", i, "By")
		}
		if w.By == Score {
			scores++
		}
		for _, letter := range w.letters() {
			if !s.hasKind(letter) {
				return wrong("Wins", i, "Units")
			}
		}
	}
	if scores > 1 {
		return wrong("", 0, "Wins")
	}
	if s.Limit < 0 || s.Limit > MostTurns || s.LimitPoints && (s.Limit == 0 || scores == 0) || s.NoMove > Draws {
		return wrong("", 0, "Limit")
	}
	return nil
}

// whole reports whether it says all that its goal asks for.
func (w *Win) whole() bool {
	switch w.By {
	case TakeRoyals:
		return w.Count >= AllRoyals
	case TakeUnits:
		return w.Units != ""
	case Reach:
		return w.Units != "" && !w.On.isEmpty()
	case Score:
		for _, one := range w.Points {
			if one.Points < 1 || one.Points > MostValue {
				return false
			}
		}
		return len(w.Points) > 0 && w.To >= 1 && w.To <= MostPoints
	}
	return w.By == Bare
}

// letters are those of all units that it names.
func (w *Win) letters() []byte {
	list := []byte(w.Units)
	for _, one := range w.Points {
		list = append(list, one.Letter)
	}
	return list
}

func (s *Spec) hasKind(letter byte) bool {
	for _, u := range s.Units {
		if u.Letter == letter {
			return true
		}
	}
	return false
}
