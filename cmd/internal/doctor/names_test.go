package doctor

import "testing"

// TestNames spoils one record of a healthy zone each time; nil takes it out.
func TestNames(t *testing.T) {
	t.Parallel()
	weak := "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDwIRP/UC3SBsEmGqZ9ZJW3/DkMoGeLnQg1fWn7/zYtIxN2SnFCjxOCKG9v3b4jYfcTNh5ijSsq631uBItLa7od+v/RtdC2UzJ1lWT947qR+Rcac2gbto/NMqJ0fzfVjH4OuKhitdY9tf6mcwGjaNBcWToIMmPSPDdQPNUYckcQ2QIDAQAB"
	for name, c := range map[string]struct {
		record string
		values []string
		check  string
		level  Level
		words  string
	}{
		"no MX and no address":    {"MX example.org", nil, "domain", Broken, "nobody can write to the service"},
		"an MX that is not there": {"MX example.org", []string{"10 gone.example.org."}, "domain", Broken, "gone.example.org, which does not exist"},
		"names out of order":      {"MX example.org", []string{"SERVFAIL"}, "domain", Look, "could not be looked up"},
		"an MX":                   {"MX example.org", []string{"10 mx.example.org."}, "domain", OK, "go to mx.example.org"},

		"no SPF":               {"TXT example.org", []string{"something else"}, "SPF", Look, "“v=spf1 mx -all”"},
		"two SPF":              {"TXT example.org", []string{"v=spf1 mx -all", "v=spf1 -all"}, "SPF", Broken, "2 SPF records"},
		"a broken SPF":         {"TXT example.org", []string{"v=spf1 nonsense:x -all"}, "SPF", Broken, "cannot be understood"},
		"an SPF of others":     {"TXT example.org", []string{"v=spf1 ip4:198.51.100.7 -all"}, "SPF", Look, "does not name mx.example.org (192.0.2.1)"},
		"an SPF that includes": {"TXT example.org", []string{"v=spf1 ip4:192.0.2.0/24 -all"}, "SPF", OK, "mx.example.org (192.0.2.1) may send"},

		"no DKIM key":              {"TXT default._domainkey.example.org", nil, "DKIM", Look, "--dkim-selector"},
		"a DKIM key taken back":    {"TXT default._domainkey.example.org", []string{"v=DKIM1; p="}, "DKIM", Broken, "taken back"},
		"a weak DKIM key":          {"TXT default._domainkey.example.org", []string{weak}, "DKIM", Look, "1024 bits only"},
		"no DKIM key but rubbish":  {"TXT default._domainkey.example.org", []string{"v=DKIM1; p=AAAA"}, "DKIM", Broken, "is no RSA key"},
		"an unknown kind of key":   {"TXT default._domainkey.example.org", []string{"v=DKIM1; k=moon; p=AAAA"}, "DKIM", Broken, `"moon" is not known`},
		"a DKIM key, twice":        {"TXT default._domainkey.example.org", []string{"v=DKIM1; p=AAAA", "v=DKIM1; p=AAAB"}, "DKIM", Broken, "2 TXT records"},
		"a DKIM key by usual name": {"TXT s1._domainkey.example.org", nil, "DKIM", OK, `"default", which is one of the usual names`},

		"no DMARC":      {"TXT _dmarc.example.org", nil, "DMARC", Look, "“v=DMARC1; p=none”"},
		"two DMARC":     {"TXT _dmarc.example.org", []string{"v=DMARC1; p=none", "v=DMARC1; p=reject"}, "DMARC", Broken, "2 DMARC records"},
		"broken DMARC":  {"TXT _dmarc.example.org", []string{"v=DMARC1; p=maybe"}, "DMARC", Broken, "cannot be understood"},
		"strict DMARC":  {"TXT _dmarc.example.org", []string{"v=DMARC1; p=reject; adkim=s"}, "DMARC", OK, "alignment is strict"},
		"failing DMARC": {"TXT _dmarc.example.org", []string{"SERVFAIL"}, "DMARC", Look, "could not be looked up"},

		"no name for the address":      {"PTR 1.2.0.192.in-addr.arpa", nil, "reverse", Look, "no PTR record"},
		"a name that leads elsewhere":  {"PTR 1.2.0.192.in-addr.arpa", []string{"dsl-1.provider.example."}, "reverse", Look, "does not lead back"},
		"a name that leads back to it": {"PTR 1.2.0.192.in-addr.arpa", []string{"mx.example.org."}, "reverse", OK, "leads back to it"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newRig(t)
			delete(r.zone, c.record)
			if c.values != nil {
				r.zone[c.record] = c.values
			}
			r.finds(c.check, c.level, c.words)
		})
	}
}

// The name of the DKIM key is what the host tells, or what stands in a letter of our own domain's in the mailbox.
func TestSelectors(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.zone["TXT nov26._domainkey.example.org"] = r.zone["TXT default._domainkey.example.org"]
	r.deliver("From: a@b.example\r\nDKIM-Signature: v=1; d=b.example; s=theirs; b=")
	r.finds("DKIM", OK, `"default"`)
	r.deliver("From: postmaster@example.org\r\nDKIM-Signature: v=1; a=rsa-sha256; d=example.org;\r\n s=nov26; h=from; bh=; b=")
	r.finds("DKIM", OK, `"nov26", which was seen in a letter`)
	r.selector = "gone"
	r.finds("DKIM", Look, "looked for were the names gone")
}

// TestDMARCOfTheOrganisation: a service below a domain goes by that one's record.
func TestDMARCOfTheOrganisation(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.fields["address"] = "games@play.example.org"
	r.finds("DMARC", OK, "its policy is quarantine")
}

// FuzzKeyRecord: a DKIM key record has a key of some size, or a clause that says what is wrong with it.
func FuzzKeyRecord(f *testing.F) {
	for _, text := range []string{"v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=", "p=", "v=DKIM2; p=AA==", "k=rsa; p=MAMCAQE=", "p=MAYCAQECAQM="} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if bits, err := keySize(tagList(text)); err == nil && bits <= 0 {
			t.Fatalf("%q has %d bits", text, bits)
		}
	})
}
