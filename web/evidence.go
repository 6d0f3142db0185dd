package web

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"io/fs"
	"strings"

	"pbem/notation/record"
	"pbem/rules/presets"
)

// What a reader needs to verify a record without us, besides the record: the public keys, and the rules it was played by.

// keysName is the file of public keys that an archive has beside its records, and a site at its top.
const keysName = "server.pub"

// mostKeys is room for ten thousand keys, in bytes.
const mostKeys = 1 << 20

// keysText returns the archive's file of keys; nil where there is none, or something else lies in its place.
func (p *Pages) keysText() []byte {
	if p.site.Dir == "" {
		return nil
	}
	text, err := p.library.file(keysName, mostKeys)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil && !areKeys(text) {
		err = errors.New("it holds something else than Ed25519 public keys, one a line")
	}
	if err != nil {
		p.site.Log.Warn("the keys are not shown", "file", keysName, "err", err)
		return nil
	}
	return text
}

// areKeys reports whether a text holds public keys and remarks, and nothing else: a host's secret that was put in their place
// by mistake is shown to nobody.
func areKeys(text []byte) bool {
	for line := range bytes.Lines(text) {
		if line = bytes.TrimSpace(line); len(line) == 0 || line[0] == '#' {
			continue
		}
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(string(line), "ed25519:"))
		if err != nil || len(key) != ed25519.PublicKeySize {
			return false
		}
	}
	return true
}

func (p *Pages) keysFile() (file, bool, error) {
	text := p.keysText()
	return file{kind: mimeType(keysName), body: text, policy: policy}, text != nil, nil
}

const hashMark = "sha256:"

// digits returns the 64 hex digits of a hash as a Rules tag has it; "" where it is none.
func digits(hash string) string {
	text, ok := strings.CutPrefix(hash, hashMark)
	if !ok || len(text) != 64 || strings.Trim(text, "0123456789abcdef") != "" {
		return ""
	}
	return text
}

// rulesName is where the preset file with a hash lies: as in an archive.
func rulesName(digits string) string { return "rules/" + digits + ".yaml" }

// rulesText returns the preset file that some of the games were played by; nil for one that none of them names, or that is
// not known here. Whoever finds the rules, the hash says whether they are those.
func (p *Pages) rulesText(digits string, games []*game) []byte {
	hash, asked := hashMark+digits, map[string]bool{}
	for _, g := range games {
		if g.Rules != digits || asked[g.Variant] {
			continue
		}
		asked[g.Variant] = true
		if text := presets.Text(hash); text != nil {
			return text
		}
		if p.site.Rules == nil {
			continue
		}
		tags := []record.Tag{{Name: "Variant", Value: g.Variant}, {Name: "Rules", Value: hash}}
		if found, err := p.site.Rules(&record.Record{Tags: tags}); err == nil && presets.Hash(found.Data) == hash {
			return found.Data
		}
	}
	return nil
}

// rulesFile makes rules/HEX.yaml.
func (p *Pages) rulesFile(name string) (file, bool, error) {
	hex := digits(hashMark + strings.TrimSuffix(name, ".yaml"))
	if hex == "" {
		return nothing()
	}
	games, err := p.library.games()
	if err != nil {
		return file{}, false, err
	}
	text := p.rulesText(hex, games)
	return file{kind: mimeType(name), body: text, policy: policy}, text != nil, nil
}

// repetition is how a reader verifies a record himself.
type repetition struct {
	Files   []entry // what he needs besides the record, from the top
	Command string
}

func (p *Pages) repetition(g *played) (again repetition, err error) {
	games, err := p.library.games()
	if err != nil {
		return again, err
	}
	command := []string{"pbem verify"}
	if !g.masked && p.keysText() != nil { // a masked copy has no signature that a key could fit
		again.Files = append(again.Files, entry{"the public keys (" + keysName + ")", keysName})
		command = append(command, "--key "+keysName)
	}
	if g.Rules != "" && p.rulesText(g.Rules, games) != nil {
		words := "the rules that it was played by, which the program has in itself"
		if !isToday(g.Variant, g.Rules) {
			words = "the rules that it was played by"
			command = append(command, "--rules "+g.Rules+".yaml")
		}
		again.Files = append(again.Files, entry{words, rulesName(g.Rules)})
	}
	again.Command = strings.Join(append(command, recordName(g.Number)), " ")
	return again, nil
}

// isToday reports whether these rules are built in, as they are today: then every program of today has them in itself.
func isToday(variant, digits string) bool {
	builtin, err := presets.Builtin(variant, nil)
	return err == nil && builtin.Hash == hashMark+digits
}
