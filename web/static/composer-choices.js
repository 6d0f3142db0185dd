"use strict";

// Choices are the steps of a turn that are no tap on a square, as buttons; and beside them stands how much of a turn is used.
class Choices {
  #place; #words; #choose; #board;

  // choose is called with the number of a choice. The focus goes to the board where the last choice is gone.
  constructor(place, words, choose, board) { [this.#place, this.#words, this.#choose, this.#board] = [place, words, choose, board]; }

  show(choices) {
    const there = this.#place.contains(document.activeElement), scrolled = this.#place.scrollLeft;
    this.#place.replaceChildren(...choices.map((choice, i) => this.#button(choice, i)));
    this.#place.classList.toggle("units", choices.some(c => c.picture));
    this.#place.scrollLeft = scrolled;
    if (there) (this.#place.firstElementChild ?? this.#board).focus();
  }

  #button({label, on, picture, count}, i) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    if (picture) { // of a unit, and how many of it are left, in the place of the words for it
      const drawn = new DOMParser().parseFromString(picture, "text/html").body.firstElementChild;
      button.replaceChildren(document.adoptNode(drawn), `×${count}`);
      button.ariaLabel = button.title = label;
    }
    if (on) button.ariaPressed = "true";
    button.addEventListener("click", () => this.#choose(i));
    return button;
  }

  // quota shows how many activations are used; null for none.
  quota(quota) {
    document.getElementById("quota").hidden = !quota;
    if (!quota) return;
    const pips = quota.of > 16 ? [] : Array.from({length: quota.of}, (_, i) => {
      const pip = document.createElement("span");
      pip.className = i < quota.used ? "spent" : "";
      return pip;
    });
    document.getElementById("pips").replaceChildren(...pips);
    document.getElementById("used").textContent = this.#words.tell("composer-quota", quota);
  }
}
