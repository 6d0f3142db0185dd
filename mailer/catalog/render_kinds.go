package catalog

import (
	"strconv"
	"time"

	"pbem/rules/phrase"
)

// list joins the items as the language does.
func (l *Language) list(b []byte, list phrase.List, form string) []byte {
	for i, item := range list.Items {
		b = l.phrase(l.joint(b, list.How, i, len(list.Items)), item, form)
	}
	return b
}

// series joins texts in the same way.
func (l *Language) series(b []byte, s phrase.Series) []byte {
	for i, item := range s.Items {
		b = append(l.joint(b, s.How, i, len(s.Items)), item...)
	}
	return b
}

// joint writes what stands in front of an item.
func (l *Language) joint(b []byte, how phrase.Joint, item, items int) []byte {
	if item == 0 {
		return b
	}
	last := item == items-1
	switch {
	case how == phrase.And && last:
		return l.phrase(b, phrase.Phrase{Key: "list-and"}, "")
	case how == phrase.Or && last:
		return l.phrase(b, phrase.Phrase{Key: "list-or"}, "")
	case how == phrase.Commas || how == phrase.And || how == phrase.Or:
		return l.phrase(b, phrase.Phrase{Key: "list-comma"}, "")
	case how == phrase.Semicolons:
		return append(b, "; "...)
	case how == phrase.Lines:
		return append(b, '\n')
	}
	return append(b, ' ')
}

// moment writes a time: in UTC, which it says, or as it is where the reader lives.
func (l *Language) moment(b []byte, key string, t time.Time) []byte {
	if l.zone == nil {
		return l.Append(b, said(key, t.UTC()))
	}
	here := t.In(l.zone)
	if _, offset := here.Zone(); offset == 0 {
		return l.Append(b, said(key, here))
	}
	return l.Append(b, said(key+"-here", here))
}

// said is a message of a moment, with all that one may say of it.
func said(key string, t time.Time) phrase.Phrase {
	return phrase.New(key,
		"weekday", phrase.New("weekday-"+strconv.Itoa(int(t.Weekday()))), "day", phrase.Text(strconv.Itoa(t.Day())),
		"month", phrase.New("month-"+strconv.Itoa(int(t.Month()))), "year", phrase.Text(t.Format("2006")), "clock", phrase.Text(t.Format("15:04")))
}

// date writes a day of the calendar.
func (l *Language) date(b []byte, t time.Time) []byte {
	return l.Append(b, said("date", t.UTC()))
}

// In is the language for a reader who lives in a zone: moments are told as they are there. UTC, or nil, is as without one.
func (l *Language) In(zone *time.Location) *Language {
	if zone == nil || zone == time.UTC {
		return l
	}
	here := *l
	here.zone = zone
	return &here
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
