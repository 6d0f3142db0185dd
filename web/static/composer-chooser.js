"use strict";

// Chooser is the form for those who come without a link: it puts together the fragment that a link would have.
class Chooser {
  #form; #presets; #options; #language; #own = null;

  // The presets are told in words; choose is called with a fragment and its preset.
  constructor(form, presets, language, choose) {
    this.#language = language;
    this.#form = form;
    this.#presets = presets;
    this.#options = form.querySelector("#options");
    form.preset.replaceChildren(...presets.map(p => new Option(p.title || p.name, p.name)));
    form.preset.addEventListener("change", () => this.#describe());
    form.addEventListener("submit", e => {
      e.preventDefault();
      choose(this.#fragment(), this.#preset());
    });
    this.#describe();
  }

  // offer offers a game from a disk before all others, in the place of the one before; null offers none.
  offer(own) {
    if (own?.hash === this.#own?.hash) return;
    if (this.#own) this.#form.preset.options[0].remove();
    if (own) this.#form.preset.prepend(new Option(own.title, "", false, true));
    this.#own = own;
    this.#describe();
  }

  // tryOwn sets the game from a disk up, whatever else has been chosen in between.
  tryOwn() {
    if (this.#form.preset.value !== "") {
      this.#form.preset.value = "";
      this.#describe();
    }
    this.#form.requestSubmit();
  }

  #preset() { return this.#presets.find(p => p.name === this.#form.preset.value) ?? this.#own; }

  #describe() {
    const preset = this.#preset();
    this.#form.querySelector("#about").textContent = preset.about;
    this.#options.replaceChildren(...preset.options.map(o => this.#field(o)));
  }

  #field(option) {
    const row = document.createElement("p");
    const label = document.createElement("label");
    const field = option.values.length > 0 ? this.#list(option) : this.#word(option);
    const about = document.createElement("span");
    row.className = "field";
    label.textContent = option.name;
    label.htmlFor = field.id = "option-" + option.name;
    field.name = option.name;
    about.className = "quiet";
    about.id = "about-" + option.name;
    about.textContent = this.#language.tell("composer-option", {about: option.about, values: option.allowed});
    field.setAttribute("aria-describedby", about.id);
    row.append(label, " ", field, " ", about);
    return row;
  }

  #list(option) {
    const field = document.createElement("select");
    field.replaceChildren(...option.values.map(v => new Option(v, v, v === option.default, v === option.default)));
    return field;
  }

  #word(option) {
    const field = document.createElement("input");
    field.value = option.default;
    field.autocapitalize = field.autocomplete = "off";
    return field;
  }

  #fragment() {
    const options = this.#preset().options
      .map(o => ({name: o.name, value: this.#form.elements[o.name].value.trim(), usual: o.default}))
      .filter(o => o.value !== o.usual).map(o => `${o.name}=${o.value}`).join(" ");
    const part = (key, value) => value ? `&${key}=${encodeURIComponent(value)}` : "";
    const {name, own, hash} = this.#preset();
    return `p=${encodeURIComponent(name)}${part("o", options)}${part("h", own && hash.slice(0, 16))}&s=${this.#form.side.value}`;
  }
}
