"use strict";

// Bench is where a preset file lies that was opened from a disk: its text, which can be changed, and all that the judge (pbem.js) finds
// wrong with it. It knows no rules. It is loaded when somebody opens a file.
class Bench {
  #judge; #words; #found; #timer;
  #said = document.getElementById("file-said");
  #source = document.getElementById("source");
  #lines = document.getElementById("lines");
  #findings = document.getElementById("findings");

  static most = 65536; // bytes of a preset file

  // The judge is pbem; words is a Language; found is called with each game that can be played, and with null for a text that is none.
  constructor(judge, words, found) {
    [this.#judge, this.#words, this.#found] = [judge, words, found];
    document.head.append(Object.assign(document.createElement("link"), {rel: "stylesheet", href: `${document.getElementById("composer").dataset.top}static/composer-bench.css`}));
    this.#source.addEventListener("scroll", () => { this.#lines.scrollTop = this.#source.scrollTop; });
    this.#source.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#look(), 400);
    });
    document.getElementById("save").addEventListener("click", () => this.#save());
  }

  // open shows a file, and what is wrong with it.
  async open(file) {
    if (file.size > Bench.most) return this.#refuse(this.#words.tell("presets-large", {n: file.size, most: Bench.most}));
    let bytes;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      return this.#refuse(this.#words.tell("composer-file-unread"));
    }
    document.getElementById("bench").hidden = false;
    document.getElementById("file-name").textContent = file.name;
    this.#source.value = new TextDecoder().decode(bytes);
    this.#source.scrollTop = 0;
    const spoilt = spoiltLine(bytes);
    if (spoilt === 0) return this.#look();
    this.#show({findings: [{line: spoilt, column: 1, words: this.#words.tell("presets-not-utf8")}]});
  }

  // refuse says why there is nothing to show.
  #refuse(why) {
    document.getElementById("bench").hidden = true;
    this.#said.textContent = sentence(why);
    this.#found(null);
  }

  // look has the judge look the text over.
  #look() {
    let report;
    try {
      report = JSON.parse(this.#judge.inspect(JSON.stringify({text: this.#source.value})));
    } catch {
      return this.#refuse(this.#words.tell("composer-file-stopped"));
    }
    this.#show(report);
  }

  #show(report) {
    const right = Boolean(report.packed), n = report.findings.length;
    const key = !right ? "composer-file-mistakes" : n > 0 ? "composer-file-remarks" : "composer-file-right";
    this.#said.textContent = this.#words.tell(key, {title: report.title ?? "", n});
    this.#said.className = right ? "verdict good" : "verdict";
    this.#findings.replaceChildren(...report.findings.map(f => this.#item(f)));
    this.#number(report.findings);
    document.getElementById("try").disabled = !right;
    this.#found(right ? report : null);
  }

  // item is a mistake, with a button that leads to its place.
  #item({line, column, words, warning}) {
    const item = document.createElement("li"), place = document.createElement("button"), said = document.createElement("bdi");
    place.type = "button";
    place.textContent = this.#words.tell("composer-file-place", {line, column});
    place.addEventListener("click", () => this.#go(line, column));
    said.textContent = sentence(words);
    item.className = warning ? "warning" : "";
    item.append(place, " ", said);
    return item;
  }

  // number numbers the lines, and marks those in which something was found.
  #number(findings) {
    const found = new Set(findings.map(f => f.line)), last = this.#source.value.split("\n").length, parts = [];
    let text = "";
    for (let line = 1; line <= last; line++) {
      if (!found.has(line)) {
        text += `${line}\n`;
        continue;
      }
      const mark = document.createElement("mark");
      mark.textContent = line;
      parts.push(text, mark, "\n");
      text = "";
    }
    this.#lines.replaceChildren(...parts, `${text}\n\n`);
    this.#lines.scrollTop = this.#source.scrollTop;
  }

  // go selects the word at a place, and brings it into sight. Columns count characters.
  #go(line, column) {
    const lines = this.#source.value.split("\n"), at = Math.min(line, lines.length) - 1;
    const before = [...lines[at]].slice(0, column - 1).join("").length;
    const start = lines.slice(0, at).reduce((sum, l) => sum + l.length + 1, 0) + before;
    const word = lines[at].slice(before).match(/^[^\s,}\]]*/)[0].length;
    this.#source.focus();
    this.#source.setSelectionRange(start, start + word);
    this.#source.scrollTop = (at - 4) * parseFloat(getComputedStyle(this.#source).lineHeight);
    this.#source.scrollLeft = 0;
  }

  // save hands the text over as a file.
  #save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.#source.value], {type: "text/plain"}));
    link.download = document.getElementById("file-name").textContent;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

// spoiltLine is the first line that is no UTF-8; 0 where all are.
function spoiltLine(bytes) {
  const utf8 = new TextDecoder("utf-8", {fatal: true});
  for (let line = 1, begin = 0; begin < bytes.length; line++) {
    const found = bytes.indexOf(10, begin), end = found < 0 ? bytes.length : found + 1;
    try {
      utf8.decode(bytes.subarray(begin, end));
    } catch {
      return line;
    }
    begin = end;
  }
  return 0;
}

// sentence makes a sentence of what a mistake says of itself.
function sentence(words) {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?!:]$/.test(whole) ? whole : `${whole}.`;
}
