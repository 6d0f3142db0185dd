"use strict";

// Facts shows the game in words, as the manual tells it: Markdown with headings, lists, paragraphs, bold words and drawings, and
// nothing else. It is loaded when somebody wants to read that.
class Facts {
  #place; #list = null; #lines = []; #drawn = false;

  static #wanted = ""; // what was asked for last, so that a slow answer does not come after a quick one

  // tell shows a game with its options, as a link has them, in the place of what stood there. judge loads the judge, which is asked where
  // nobody has written the words down: of a game from a disk, and of options.
  static async tell(place, game, options, judge) {
    const wanted = `${game.hash} ${options}`;
    if (wanted === Facts.#wanted) return;
    Facts.#wanted = wanted;
    place.replaceChildren();
    try {
      const text = game.own || options ? await Facts.#asked(game, options, judge) : await Facts.#written(game);
      if (wanted === Facts.#wanted) new Facts(place).#show(text);
    } catch (e) {
      Facts.#wanted = "";
      throw e;
    }
  }

  static async #written({hash}) {
    const answer = await fetch(`rules/${hash}.md`);
    if (!answer.ok) throw new Error(`rules/${hash}.md: ${answer.status}`);
    return answer.text();
  }

  static async #asked({packed}, options, judge) {
    const chosen = Object.fromEntries(options.split(" ").filter(o => o.includes("=")).map(o => o.split("=")));
    return JSON.parse((await judge()).inspect(JSON.stringify({packed, options: chosen}))).rules;
  }

  constructor(place) { this.#place = place; }

  #show(text) {
    for (const line of text.split("\n")) this.#line(line);
    this.#end();
  }

  #line(line) {
    const drawing = line.startsWith("    ");
    if (line === "" || drawing !== this.#drawn || /^(## |- )/.test(line)) this.#end();
    if (line === "") return;
    this.#drawn = drawing;
    this.#lines.push(drawing ? line.slice(4) : line);
  }

  // end ends the paragraph, item, heading or drawing that the last lines were.
  #end() {
    const [first, ...rest] = this.#lines;
    this.#lines = [];
    if (first === undefined) return;
    if (this.#drawn) return this.#add("pre", [[first, ...rest].join("\n")]);
    const text = [first, ...rest.map(line => line.trim())].join(" ");
    const [, kind, words] = text.match(/^(## |- )?(.*)$/);
    this.#add({"## ": "h2", "- ": "li"}[kind] ?? "p", this.#inline(words));
  }

  #add(kind, content) {
    const part = document.createElement(kind);
    part.append(...content);
    if (kind !== "li") {
      this.#list = null;
      return this.#place.append(part);
    }
    if (!this.#list) this.#place.append(this.#list = document.createElement("ul"));
    this.#list.append(part);
  }

  // inline makes bold what stands between two pairs of asterisks.
  #inline(text) {
    return text.split("**").map((words, i) => {
      if (i % 2 === 0) return words;
      const strong = document.createElement("strong");
      strong.textContent = words;
      return strong;
    });
  }
}
