package web

import (
	"crypto/ed25519"
	"errors"
	"io/fs"
	"strings"
	"sync"

	"pbem/games/archive/signers"
	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/web/library"
)

// What a reader needs to verify a record without us, besides the record: the public keys, and the rules it was played by.

// keysName is the file of public keys that an archive has beside its records, and a site at its top.
const keysName = "server.pub"

// mostKeys is room for ten thousand keys, in bytes.
const mostKeys = 1 << 20

// keysText returns the archive's file of keys; nil where there is none, or something else lies in its place.
func (p *Pages) keysText() []byte {
	if p.site.Archive == nil {
		return nil
	}
	text, err := p.library.File(keysName, mostKeys)
	if errors.Is(err, fs.ErrNotExist) {
		p.keysFault.note("")
		return nil
	}
	if err == nil {
		_, err = publicKeys(text)
	}
	if err != nil {
		p.withhold(err)
		return nil
	}
	p.keysFault.note("")
	return text
}

// withhold tells the log why the keys are not shown: once, for whoever asks for them again and again must not fill it.
func (p *Pages) withhold(err error) {
	if p.keysFault.note(err.Error()) {
		p.site.Log.Warn("the keys are not shown", "file", keysName, "err", err)
	}
}

// complaint remembers what was last wrong with something. The zero value is that nothing was.
type complaint struct {
	mu   sync.Mutex
	last string
}

// note remembers what is wrong now, "" for nothing, and reports whether that is another thing than before.
func (c *complaint) note(words string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	changed := words != c.last
	c.last = words
	return changed
}

// publicKeys reads a text of public keys, also those that are retired, and remarks. The error is that it holds something else: a host's secret that was put
// in their place by mistake is shown to nobody.
func publicKeys(text []byte) ([]ed25519.PublicKey, error) {
	keys, err := signers.Parse(keysName, text)
	if err != nil {
		return nil, errors.New("it holds something else than Ed25519 public keys, one a line")
	}
	return keys, nil
}

func (p *Pages) keysFile() (file, bool, error) {
	text := p.keysText()
	return file{kind: mimeType(keysName), body: text, policy: policy}, text != nil, nil
}

// servedKeys returns the keys that the file of keys has; none where it cannot be had.
func (p *Pages) servedKeys() []ed25519.PublicKey {
	keys, err := publicKeys(p.keysText())
	if err != nil { // keysText returns no such text
		return nil
	}
	return keys
}

// rulesName is where the preset file with a hash lies: as in an archive.
func rulesName(digits string) string { return "rules/" + digits + ".yaml" }

// rulesText returns the preset file that some of the games were played by; nil for one that none of them names, or that is
// not known here. Whoever finds the rules, the hash says whether they are those.
func (p *Pages) rulesText(digits string, all *library.Roll) []byte {
	hash := library.HashMark + digits
	for _, variant := range all.Variants[digits] {
		if text := presets.Text(hash); text != nil {
			return text
		}
		if p.site.Rules == nil {
			continue
		}
		tags := []record.Tag{{Name: "Variant", Value: variant}, {Name: "Rules", Value: hash}}
		if found, err := p.site.Rules(&record.Record{Tags: tags}); err == nil && presets.Hash(found.Data) == hash {
			return found.Data
		}
	}
	return nil
}

// otherTitle is the title of rules that games of a preset's name were played by; "" where they are not known. Rules of a hash never change; those
// that are not known are looked for again when the archive has changed.
func (p *Pages) otherTitle(variant string) string {
	all, err := p.library.Called()
	if err != nil || all.RulesOf[variant] == "" {
		return ""
	}
	digits := all.RulesOf[variant]
	if known, there := p.brought.Load(digits); there {
		if b := known.(brought); b.title != "" || b.version == all.Version {
			return b.title
		}
	}
	b := brought{version: all.Version}
	if head, err := presets.Head(p.rulesText(digits, all)); err == nil {
		b.title = head.Title
	}
	p.brought.Store(digits, b)
	return b.title
}

// brought is the title of rules that a game brought along; "" where they were not known as of a version of the listing.
type brought struct {
	title   string
	version int64
}

// rulesFile makes rules/HEX.yaml.
func (p *Pages) rulesFile(name string) (file, bool, error) {
	hex := library.Digits(library.HashMark + strings.TrimSuffix(name, ".yaml"))
	if hex == "" {
		return nothing()
	}
	games, err := p.library.Called()
	if err != nil {
		return file{}, false, err
	}
	text := p.rulesText(hex, games)
	return file{kind: mimeType(name), body: text, policy: policy}, text != nil, nil
}

// repetition is how a reader verifies a record themselves.
type repetition struct {
	Keys, Rules []entry // what they need besides the record, from the top: each one file, or none
	Command     string
}

func (p gamePages) repetition(g *library.Played) (again repetition, err error) {
	games, err := p.library.Called()
	if err != nil {
		return again, err
	}
	command, keys, name := []string{"pbem verify"}, p.servedKeys(), g.Base()+library.RecordMark
	switch {
	case vouchedAlone(g, keys, p.site.Keys):
		name = "- < " + name
	case len(keys) > 0 && !g.Masked: // a masked copy has no signature, and never will have one
		again.Keys = []entry{{phrase.New("web-the-keys", "file", keysName), keysName}}
		command = append(command, "--key "+keysName)
	}
	if g.Rules != "" && p.rulesText(g.Rules, games) != nil {
		words := phrase.New("web-its-rules-inside")
		if !p.isToday(g.Variant, g.Rules) {
			words = phrase.New("web-its-rules")
			command = append(command, "--rules "+g.Rules+".yaml")
		}
		again.Rules = []entry{{words, rulesName(g.Rules)}}
	}
	again.Command = strings.Join(append(command, name), " ")
	return again, nil
}

// vouchedAlone reports whether a record has to be verified by replay alone, since no key fits it that a reader can have from here, or
// where there are none, no key of the site. The program says "bad" of a finished record without a signature, and of one that a
// stranger signed, where it is told keys, or finds them beside the record: so it gets such a record on standard input.
func vouchedAlone(p *library.Played, served, own []ed25519.PublicKey) bool {
	if len(served) == 0 {
		served = own
	}
	if p.Record.Signature == "" {
		return p.Over()
	}
	return stranger(p.Record, served)
}

// isToday reports whether these rules are built in, as they are today: then every program of today has them in itself.
func (p gamePages) isToday(variant, digits string) bool {
	today, known := p.today.Load(variant)
	if !known {
		hash := "" // of what is no preset of ours
		if builtin, err := presets.Builtin(variant, nil); err == nil {
			hash = builtin.Hash
		}
		today, _ = p.today.LoadOrStore(variant, hash)
	}
	return today == library.HashMark+digits
}
