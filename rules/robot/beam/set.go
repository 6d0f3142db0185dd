package beam

// set is a set of numbers, kept to be used again. What was in it before it was cleared is told from what is by its age.
type set struct {
	slots []slot
	age   uint32
	many  int
}

type slot struct {
	key  uint64
	age  uint32
	note uint32
}

// mostSlots bounds a set; a full one takes in nothing new and knows it no more.
const mostSlots = 1 << 19

func (s *set) clear() {
	s.age++
	s.many = 0
	if s.slots == nil {
		s.slots = make([]slot, 1<<10)
	}
}

// at returns the slot of a number, and whether it holds it already; otherwise it holds it from now on.
func (s *set) at(key uint64) (*slot, bool) {
	if 4*s.many >= 3*len(s.slots) && len(s.slots) < mostSlots {
		s.grow()
	}
	mask := uint64(len(s.slots) - 1)
	for i, tries := key&mask, 0; ; i, tries = (i+1)&mask, tries+1 {
		sl := &s.slots[i]
		if sl.age == s.age && sl.key == key {
			return sl, true
		}
		if sl.age != s.age || tries == 64 {
			if sl.age != s.age {
				s.many++
			}
			*sl = slot{key: key, age: s.age}
			return sl, false
		}
	}
}

func (s *set) grow() {
	old := s.slots
	s.slots, s.many = make([]slot, 4*len(old)), 0
	for _, sl := range old {
		if sl.age == s.age {
			to, _ := s.at(sl.key)
			to.note = sl.note
		}
	}
}

// add reports whether the number is new.
func (s *set) add(key uint64) bool {
	_, had := s.at(key)
	return !had
}
