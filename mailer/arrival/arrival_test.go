package arrival

import (
	"testing"
	"time"
)

func TestOf(t *testing.T) {
	handed := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	ours := []string{"mx.example.org", "2002:a05:*"}
	for name, c := range map[string]struct {
		header string
		want   time.Duration // before the hand-over
	}{
		"our own":              {"Received: from a.example.net (a.example.net [192.0.2.1])\r\n\tby mx.example.org (Postfix) with ESMTPS id 4711\r\n\tfor <games@example.org>; Sat, 21 Nov 2026 08:00:00 +0000 (UTC)\r\n", 2 * time.Hour},
		"another zone":         {"Received: by 2002:a05:6402 with SMTP id x; Sat, 21 Nov 2026 01:00:00 -0800 (PST)\r\n", time.Hour},
		"the case of letters":  {"RECEIVED: from a by MX.Example.org; Sat, 21 Nov 2026 09:00:00 +0000\r\n", time.Hour},
		"below other fields":   {"Return-Path: <a@b>\r\nDelivered-To: x\r\nReceived: by mx.example.org; Sat, 21 Nov 2026 09:00:00 +0000\r\n", time.Hour},
		"below another host's": {"Received: from mx.example.org by evil.example; Sat, 21 Nov 2026 09:30:00 +0000\r\nReceived: by mx.example.org; Sat, 21 Nov 2026 09:00:00 +0000\r\n", 0},
		"later than now":       {"Received: by mx.example.org; Sat, 21 Nov 2026 11:00:00 +0000\r\n", 0},
		"by in the greeting":   {"Received: from x by mx.example.org by evil.example; Sat, 21 Nov 2026 09:00:00 +0000\r\n", 0},
		"by in a comment":      {"Received: from x (by mx.example.org) by evil.example; Sat, 21 Nov 2026 09:00:00 +0000\r\n", 0},
		"a comment too long":   {"Received: by mx.example.org (; Sat, 21 Nov 2026 09:00:00 +0000\r\n", 0},
		"no date":              {"Received: by mx.example.org\r\n", 0},
		"an odd date":          {"Received: by mx.example.org; yesterday\r\n", 0},
		"none":                 {"Subject: hello\r\n", 0},
		"in the body":          {"\r\nReceived: by mx.example.org; Sat, 21 Nov 2026 09:00:00 +0000\r\n", 0},
		"nothing":              {"", 0},
	} {
		raw := []byte(c.header + "From: a@example.net\r\n\r\nhello\r\n")
		if got := Of(raw, ours, handed); handed.Sub(got) != c.want {
			t.Errorf("%s: %v before the hand-over, want %v", name, handed.Sub(got), c.want)
		}
		if got := Of(raw, nil, handed); !got.Equal(handed) {
			t.Errorf("%s, without hosts of ours: %v", name, got)
		}
	}
}

func FuzzOf(f *testing.F) {
	f.Add([]byte("Received: by mx.example.org; Sat, 21 Nov 2026 09:00:00 +0000\r\n\r\n"))
	f.Add([]byte("Received: (((\\"))
	handed := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	f.Fuzz(func(t *testing.T, raw []byte) {
		if got := Of(raw, []string{"*"}, handed); got.After(handed) {
			t.Fatalf("%v, after the hand-over", got)
		}
	})
}
