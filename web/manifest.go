package web

import (
	"encoding/json"
)

// manifestPath is where browsers learn how to put the site among other programs (W3C, Web Application Manifest).
const manifestPath = "site.webmanifest"

// manifest says how the site is called, and which pictures stand for it.
type manifest struct {
	Name     string         `json:"name"`
	Language string         `json:"lang"`
	Start    string         `json:"start_url"`
	Display  string         `json:"display"`
	Ground   string         `json:"background_color"`
	Theme    string         `json:"theme_color"`
	Icons    []manifestIcon `json:"icons"`
}

type manifestIcon struct {
	Source string `json:"src"`
	Sizes  string `json:"sizes"`
	Kind   string `json:"type"`
}

func (p *Pages) manifest() (file, error) {
	m := manifest{Name: p.site.Name, Language: p.language.Tag(), Start: "./", Display: "browser", Ground: "#faf8f3", Theme: "#2f5d50"}
	hashed := hashedNames(p.static)
	for _, icon := range []manifestIcon{{"static/icon.svg", "any", mimeType(".svg")}, {"static/icon-192.png", "192x192", mimeType(".png")}, {"static/icon-512.png", "512x512", mimeType(".png")}} {
		icon.Source = hashed[icon.Source]
		m.Icons = append(m.Icons, icon)
	}
	body, err := json.Marshal(m)
	return file{kind: mimeType(manifestPath), body: body, policy: policy}, err
}
