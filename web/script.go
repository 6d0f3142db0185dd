package web

import (
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"strings"
	"sync"

	"pbem/mailer/catalog"
)

// The judge for other sites: the program, packed by gzip, for that is what browsers and Node unpack by themselves; and what starts
// it. "make web" makes the program.
var (
	//go:embed judge/wasm/judge.wasm.gz
	judgeProgram []byte
	//go:embed judge/wasm/loader.js
	judgeLoader string
)

// scriptPath is where pages and other sites find the judge: one file, which needs nothing beside it.
const scriptPath = "pbem.js"

// scriptHead stands first in the file, for those who find it somewhere else.
const scriptHead = `// pbem.js judges turns, lists them, draws positions and looks preset files over: pbem.judge(json), pbem.legal(json), pbem.svg(json),
// pbem.inspect(json), each from a text of JSON to a text of JSON, once the promise pbem.ready is kept. It is one file, and asks
// nothing of any network. A page that limits its scripts (Content-Security-Policy) allows it 'wasm-unsafe-eval'.
// Copyright 2026 the pbem authors, MIT licence; with Go's runtime, copyright the Go authors, BSD licence.
`

// Script returns pbem.js in a language.
func Script(l *catalog.Language) ([]byte, error) {
	quoted, err := sentencesOf(l)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	b.WriteString(scriptHead + "(() => {\n\"use strict\";\nconst starter = function (globalThis) {\nconst {crypto} = globalThis;\n")
	b.Write(programStarter)
	b.WriteString("};\nconst sentences = ")
	b.Write(quoted)
	b.WriteString(";\nconst packed = \"" + base64.StdEncoding.EncodeToString(judgeProgram) + "\";\n" + judgeLoader + "})();\n")
	return []byte(b.String()), nil
}

// sentencesOf is a language as the program takes it: a text of JSON, as a literal of JavaScript.
func sentencesOf(l *catalog.Language) ([]byte, error) {
	sentences, err := json.Marshal(map[string]any{"tag": l.Tag(), "files": l.Files()})
	if err != nil {
		return nil, err
	}
	return json.Marshal(string(sentences))
}

// sentencesName is where the judge's sentences lie in a language that it does not speak by itself: a script to be loaded before it.
func sentencesName(tag string) string { return "static/sentences-" + tag + ".js" }

func sentencesFile(l *catalog.Language) (file, error) {
	quoted, err := sentencesOf(l)
	if err != nil {
		return file{}, err
	}
	return lasting("sentences.js", append(append([]byte("globalThis.pbemSentences = "), quoted...), ";\n"...)), nil
}

// script is the file of the judge. It is put together once, when somebody wants it; its program is packed already, so that packing
// it again as far as it goes would take long and gain nothing.
func script(l *catalog.Language) (file, error) {
	sentences, err := json.Marshal(l.Files())
	if err != nil {
		return file{}, err
	}
	whole := sync.OnceValues(func() ([]byte, error) { return Script(l) })
	zipped := sync.OnceValue(func() []byte {
		body, err := whole()
		if err != nil {
			return nil // then the whole is not to be had either, and the log is told
		}
		return zip(body)
	})
	parts := append(append(append([]byte(judgeLoader), programStarter...), judgeProgram...), sentences...)
	return file{kind: mimeType(scriptPath), unpack: whole, pack: zipped, tag: tagOf(parts)}, nil
}
