package auth

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseResults(t *testing.T) {
	dkim := func(domain string) Result {
		return Result{Method: "dkim", Value: "pass", Properties: map[string]string{"header.d": domain}}
	}
	for _, c := range []struct {
		value string
		want  Results
	}{
		{"mx.example.org; none", Results{Server: "mx.example.org"}},
		{"MX.Example.org", Results{Server: "MX.Example.org"}},
		{"mx 1; none;", Results{Server: "mx"}},
		{"mx; dkim=pass header.d=example.org", Results{"mx", []Result{dkim("example.org")}}},
		{"mx;DKIM/1 = Pass\r\n\theader.d = Example.ORG", Results{"mx", []Result{dkim("example.org")}}},
		{"mx (a; b (c)) ; dkim=pass (d=; \\) e) header.d=example.org", Results{"mx", []Result{dkim("example.org")}}},
		{`mx; spf=fail reason="a \" ; dkim=pass" smtp.mailfrom="a b"@example.org`, Results{"mx", []Result{
			{"spf", "fail", map[string]string{"reason": `""`, "smtp.mailfrom": `""@example.org`}}}}},
		{"mx; dkim=pass header.d=a.example; dkim=pass header.d=b.example", Results{"mx", []Result{dkim("a.example"), dkim("b.example")}}},
	} {
		got, ok := ParseResults(c.value)
		if diff := cmp.Diff(c.want, got); !ok || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", c.value, ok, diff)
		}
	}
	for _, value := range []string{
		"", ";", "; dkim=pass", "mx 2; none", "mx 1 1; none", "mx; dkim", "mx; dkim=pass (", "mx; dkim=pass )", `mx; dkim=pass "`, `mx; dkim=pass ("a")`,
		"mx; dkim=pass header.d=a header.d=b", "(mx); none",
	} {
		if got, ok := ParseResults(value); ok {
			t.Errorf("%s: read as %+v", value, got)
		}
	}
}
