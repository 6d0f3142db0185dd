package composer

import "strconv"

// AppendJSON writes the state as the page reads it. It is written by hand because encoding/json would be a tenth of what
// the browser has to load.
func (s *State) AppendJSON(b []byte) []byte {
	b = appendText(b, `{"error":`, s.Error)
	b = appendText(b, `,"title":`, s.Title)
	b = appendText(b, `,"prompt":`, s.Prompt)
	b = appendText(b, `,"warning":`, s.Warning)
	b = appendText(b, `,"key":`, s.Key)
	b = appendText(b, `,"svg":`, s.SVG)
	b = appendNumber(b, `,"width":`, s.Width)
	b = appendNumber(b, `,"height":`, s.Height)
	b = appendNumber(b, `,"left":`, s.Left)
	b = appendNumber(b, `,"top":`, s.Top)
	b = appendNumber(b, `,"square":`, s.Square)
	b = appendNumber(b, `,"files":`, s.Files)
	b = appendNumber(b, `,"ranks":`, s.Ranks)
	b = s.appendCells(append(b, `,"cells":[`...))
	b = s.Quota.appendJSON(append(b, `],"quota":`...))
	b = appendText(b, `,"turn":`, s.Turn)
	b = strconv.AppendBool(append(b, `,"legal":`...), s.Legal)
	b = strconv.AppendBool(append(b, `,"over":`...), s.Over)
	b = strconv.AppendBool(append(b, `,"idle":`...), s.Idle)
	b = appendText(b, `,"ends":`, s.Ends)
	b = s.appendChoices(append(b, `,"choices":[`...))
	b = appendText(b, `],"mail":{"subject":`, s.Mail.Subject)
	b = appendText(b, `,"body":`, s.Mail.Body)
	b = appendText(b, `},"next":`, s.Next)
	b = append(b, `,"phrases":[`...)
	for i, p := range s.Phrases {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendPhrase(b, p)
	}
	return append(b, "]}"...)
}

func (s *State) appendCells(b []byte) []byte {
	for i, c := range s.Cells {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, `{"at":`, c.At.String())
		b = appendNumber(b, `,"column":`, c.Column)
		b = appendNumber(b, `,"row":`, c.Row)
		b = appendText(b, `,"words":`, c.Words)
		b = append(appendText(b, `,"marks":`, c.Marks), '}')
	}
	return b
}

func (q *Quota) appendJSON(b []byte) []byte {
	if q == nil {
		return append(b, "null"...)
	}
	return append(appendNumber(appendNumber(b, `{"used":`, q.Used), `,"of":`, q.Of), '}')
}

func (s *State) appendChoices(b []byte) []byte {
	for i, c := range s.Choices {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, `{"label":`, c.Label)
		b = strconv.AppendBool(append(b, `,"on":`...), c.On)
		b = append(appendNumber(appendText(b, `,"picture":`, c.Picture), `,"count":`, c.Count), '}')
	}
	return b
}

func appendNumber(b []byte, key string, n int) []byte {
	return strconv.AppendInt(append(b, key...), int64(n), 10)
}

// appendText writes a key and a string. Text that is not UTF-8 is mended, as encoding/json does.
func appendText(b []byte, key, text string) []byte {
	const hex = "0123456789abcdef"
	b = append(append(b, key...), '"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r < ' ':
			b = append(b, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			b = append(b, string(r)...)
		}
	}
	return append(b, '"')
}
