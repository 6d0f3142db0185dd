package catalog

import (
	"strconv"
	"time"

	"pbem/rules/phrase"
)

// list joins the items as the language does.
func (l *Language) list(b []byte, list phrase.List, form string) []byte {
	return l.joined(b, list.How, len(list.Items), func(b []byte, i int) []byte { return l.phrase(b, list.Items[i], form) })
}

// series joins texts in the same way.
func (l *Language) series(b []byte, s phrase.Series) []byte {
	return l.joined(b, s.How, len(s.Items), func(b []byte, i int) []byte { return append(b, s.Items[i]...) })
}

func (l *Language) joined(b []byte, how phrase.Joint, items int, item func(b []byte, i int) []byte) []byte {
	between, last := l.joint(how)
	for i := range items {
		switch {
		case i == 0:
		case i == items-1:
			b = append(b, last...)
		default:
			b = append(b, between...)
		}
		b = item(b, i)
	}
	return b
}

func (l *Language) joint(how phrase.Joint) (between, last string) {
	switch how {
	case phrase.Commas:
		between = l.Tell("list-comma")
		return between, between
	case phrase.And:
		return l.Tell("list-comma"), l.Tell("list-and")
	case phrase.Or:
		return l.Tell("list-comma"), l.Tell("list-or")
	case phrase.Semicolons:
		return "; ", "; "
	case phrase.Lines:
		return "\n", "\n"
	}
	return " ", " "
}

// moment writes a time in UTC.
func (l *Language) moment(b []byte, key string, t time.Time) []byte {
	t = t.UTC()
	return l.Append(b, phrase.New(key,
		"weekday", phrase.New("weekday-"+strconv.Itoa(int(t.Weekday()))), "day", phrase.Text(strconv.Itoa(t.Day())),
		"month", phrase.New("month-"+strconv.Itoa(int(t.Month()))), "year", phrase.Text(t.Format("2006")), "clock", phrase.Text(t.Format("15:04"))))
}

// units of a duration, in minutes.
func units() []struct {
	key     string
	minutes int
} {
	return []struct {
		key     string
		minutes int
	}{{"days", 24 * 60}, {"hours", 60}, {"minutes", 1}}
}

// span writes a duration in full, rounded to minutes: "3 days", "1 day and 12 hours".
func (l *Language) span(b []byte, d time.Duration) []byte {
	minutes := int(d.Round(time.Minute) / time.Minute)
	var parts []phrase.Phrase
	for _, u := range units() {
		if n := minutes / u.minutes; n > 0 {
			parts = append(parts, phrase.New(u.key, "n", n))
			minutes %= u.minutes
		}
	}
	if len(parts) == 0 {
		return l.Append(b, phrase.New("less-than-a-minute"))
	}
	return l.Append(b, phrase.Join(phrase.And, parts...))
}

// left writes a duration in its two largest units that follow each other: "1 day 12 hours", "2 days".
func (l *Language) left(b []byte, d time.Duration) []byte {
	minutes := int(d.Minutes())
	list := units()
	for i, u := range list {
		n := minutes / u.minutes
		if n <= 0 {
			continue
		}
		parts := []phrase.Phrase{phrase.New(u.key, "n", n)}
		if i+1 < len(list) {
			if next := minutes % u.minutes / list[i+1].minutes; next > 0 {
				parts = append(parts, phrase.New(list[i+1].key, "n", next))
			}
		}
		return l.Append(b, phrase.Join(phrase.Sentences, parts...))
	}
	return l.Append(b, phrase.New("less-than-a-minute"))
}
