"use strict";

// Language puts into words what the engines and the page's scripts say in phrases. It is made from the catalogue file of its
// language, static/catalog-en.json (mailer/catalog/page.go tells its form), and renders as mailer/catalog does; a test compares.
//
// A value is a string, a number, a term ({kind, term}), a list ({joint, list}), or a phrase ({key, args}).
class Language {
  #messages; #plurals;

  constructor(file) {
    this.#messages = file.messages;
    this.#plurals = new Intl.PluralRules(file.language);
  }

  // load reads a language from its file.
  static async load(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return new Language(await answer.json());
  }

  // tell says a message with its arguments.
  tell(key, args = {}) { return this.say({key, args}); }

  // say renders a value; form is the grammatical form that is asked of a phrase or term.
  say(value, form = "") {
    if (value === undefined || value === null) return "";
    if (typeof value !== "object") return String(value);
    if (value.list) return this.#list(value, form);
    if (value.kind) return this.#term(value, form);
    const message = this.#message(value.key);
    return message === undefined ? value.key : this.#pattern(inForm(message, form), value.args);
  }

  // sayAll puts a state of the composer into words: each marker ⟦3⟧ in its texts stands for one of its phrases. In "key", which
  // is HTML, words are escaped.
  sayAll(state) {
    const said = state.phrases.map(p => this.say(p));
    const marker = /⟦(\d+)⟧/g;
    const plain = text => text.replace(marker, (all, n) => said[n] ?? all);
    const key = state.key.replace(marker, (all, n) => escaped(said[n] ?? all));
    const {error, title, prompt, warning, ends} = state;
    const [e, t, p, w, end] = [error, title, prompt, warning, ends].map(plain);
    const cells = state.cells.map(c => ({...c, words: plain(c.words)}));
    const choices = state.choices.map(c => ({...c, label: plain(c.label)}));
    return {...state, error: e, title: t, prompt: p, warning: w, ends: end, key, cells, choices};
  }

  #message(key) { return Object.hasOwn(this.#messages, key) ? this.#messages[key] : undefined; }

  #pattern(list, args) { return list.map(piece => this.#piece(piece, args)).join(""); }

  #piece(piece, args) {
    if (typeof piece === "string") return piece;
    if (piece.message) return this.say({key: piece.message, args}, piece.form);
    if (piece.choose) return this.#pattern(this.#chosen(piece, argument(args, piece.choose)), args);
    const text = this.say(argument(args, piece.arg), piece.form);
    return piece.capital ? capitalised(text) : text;
  }

  // chosen picks the variant for a value: the same number or word, else the number's plural category.
  #chosen(choice, value) {
    const category = typeof value === "number" ? this.#plurals.select(Math.abs(value)) : "";
    const word = this.say(value, choice.form);
    const found = choice.variants.find(([key]) => key === word || key === category);
    return found ? found[1] : choice.other;
  }

  // term renders a word of a game; one that a preset has made up stands as it is.
  #term(term, form) {
    const message = this.#message(`${term.kind}-${term.term.toLowerCase()}`);
    return message === undefined ? term.term : this.#pattern(inForm(message, form), {});
  }

  #list({joint, list}, form) {
    const [between, last] = this.#joint(joint);
    return list.map((item, i) => (i === 0 ? "" : i === list.length - 1 ? last : between) + this.say(item, form)).join("");
  }

  #joint(joint) {
    const comma = this.tell("list-comma");
    return {
      commas: [comma, comma], and: [comma, this.tell("list-and")], or: [comma, this.tell("list-or")],
      semicolons: ["; ", "; "], lines: ["\n", "\n"],
    }[joint] ?? [" ", " "];
  }
}

// inForm returns the pattern of a grammatical form; the plain one where a message has no such form.
function inForm(message, form) {
  if (Array.isArray(message)) return message;
  return Object.hasOwn(message.forms, form) ? message.forms[form] : message.plain;
}

function argument(args, name) { return Object.hasOwn(args, name) ? args[name] : undefined; }

function capitalised(text) {
  const [first = "", ...rest] = text;
  const upper = first.toUpperCase();
  return [...upper].length === 1 ? upper + rest.join("") : text;
}

function escaped(text) { return text.replace(/[&<>"']/g, c => `&#${c.codePointAt(0)};`); }
