"use strict";

// Kept is what the browser remembers of turns that are being put together, by the links to their positions: so that they are
// there again when the page is loaded anew, or opened another day. Where nothing may be kept, nothing is.
class Kept {
  #name; #most;

  constructor(name, most) { [this.#name, this.#most] = [name, most]; }

  // get returns a list; an empty one where nothing is kept.
  get(key) { return this.#all().find(([k]) => k === key)?.[1] ?? []; }

  // put keeps a list, and forgets those that were not put longest; an empty one is forgotten.
  put(key, list) {
    const all = this.#all().filter(([k]) => k !== key);
    if (list.length > 0) all.push([key, list]);
    try {
      localStorage.setItem(this.#name, JSON.stringify(all.slice(-this.#most)));
    } catch {
      // a browser that keeps nothing, or whose room is full
    }
  }

  #all() {
    try {
      const all = JSON.parse(localStorage.getItem(this.#name) ?? "[]");
      return Array.isArray(all) ? all.filter(e => Array.isArray(e) && Array.isArray(e[1])) : [];
    } catch {
      return [];
    }
  }
}

// Line is the turns that led to a position which is only tried. It stands in the address behind v=, so that it can be sent to
// somebody: the link to the position that it begins with, the turn played there, and then each position and its turn, with
// "~" between.
class Line {
  #fragment; #link;

  constructor(fragment) {
    this.#fragment = fragment;
    this.#link = linkOf(fragment);
    const [root = "", ...rest] = (this.#link.get("v") ?? "").split("~");
    this.root = root || fragment;
    this.turns = rest.filter((_, i) => i % 2 === 0);
    this.positions = rest.filter((_, i) => i % 2 === 1); // of all turns but the first
  }

  // after returns the fragment of the position after a turn; next is what the engine says of it.
  after(turn, next) {
    const here = this.turns.length > 0 ? [...this.#moves(this.turns.length), this.#link.get("l") ?? ""] : [];
    return `${next}&v=${[this.root, ...here, turn].map(inFragment).join("~")}`;
  }

  // before returns the fragment of the position in which move i of the line was played.
  before(i) {
    if (i === 0) return this.root;
    const [game] = this.#fragment.split("&l="), line = this.positions[i - 1];
    return `${game}&l=${inFragment(line)}&s=${/^\S+ b/.test(line) ? "b" : "w"}&v=${[this.root, ...this.#moves(i)].map(inFragment).join("~")}`;
  }

  // command writes the line as a letter tries it, with the turn on the board where it is one.
  command(turn) {
    const root = linkOf(this.root), game = root.get("g");
    const where = game ? `${game}#${Math.max(0, (root.get("t") ?? 1) - 1)} ` : root.get("l") ? "" : `${root.get("p")} `;
    return `try ${where}${this.turns.concat(turn || []).join(" then ")}`;
  }

  // ready writes the line as a letter leaves answers ready: the player's turn, and below it what may come and what they answer. It is "" outside
  // of a game, among set-ups, and as long as there is no answer.
  ready(turn) {
    const root = linkOf(this.root), [mine, ...rest] = this.turns.concat(turn || []);
    if (!root.get("g") || !Number(root.get("t")) || rest.length < 2) return "";
    return `${mine}\nif ${rest.slice(0, rest.length - rest.length % 2).join(" then ")}`;
  }

  // moves are the first turns, with the positions between them.
  #moves(n) { return this.turns.slice(0, n).flatMap((turn, i) => (i === 0 ? [turn] : [this.positions[i - 1], turn])); }
}

// linkOf reads a fragment. Some mail programs write its "&" as in a page.
function linkOf(fragment) { return new URLSearchParams(fragment.replace(/[\0- \u00A0]|%0[AD]/gi, "").replaceAll("&amp;", "&")); }

// inFragment writes what stands in a fragment as the engine does.
function inFragment(text) {
  return encodeURIComponent(text).replaceAll("%2F", "/").replace(/[!'()]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
