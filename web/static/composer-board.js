"use strict";

// Board is a figure with a button over each of its squares. The figure is for the eyes; the buttons are what is tapped,
// reached by the keyboard and heard.
class Board {
  #plate; #figure; #cells; #tap;
  #buttons = new Map(); // by square: "e4"
  #svg = "";            // the figure that is shown
  #current = "";        // the square that Tab leads to

  // The elements lie over one another; tap is called with a square.
  constructor(plate, figure, cells, tap) {
    [this.#plate, this.#figure, this.#cells, this.#tap] = [plate, figure, cells, tap];
    cells.addEventListener("click", e => this.#onClick(e));
    cells.addEventListener("keydown", e => this.#onKey(e));
  }

  show(state) {
    this.#draw(state);
    this.#lay(state);
    const seen = new Set(state.cells.map(c => c.at));
    for (const [at, button] of this.#buttons) {
      if (seen.has(at)) continue;
      button.remove();
      this.#buttons.delete(at);
    }
    // In the order of the cells, which is that of reading; what stands in its place is left alone, for it may have the focus.
    state.cells.forEach((cell, i) => {
      const button = this.#buttonOf(cell);
      if (this.#cells.children[i] !== button) this.#cells.insertBefore(button, this.#cells.children[i] ?? null);
    });
    if (!seen.has(this.#current)) this.#current = (state.cells.find(c => c.marks.includes("acts")) ?? state.cells[0])?.at ?? "";
    for (const [at, button] of this.#buttons) button.tabIndex = at === this.#current ? 0 : -1;
  }

  // focus goes to the board where the focus was on something that is gone.
  focus() { this.#buttons.get(this.#current)?.focus(); }

  // button is what lies over a square; undefined where none does.
  button(at) { return this.#buttons.get(at); }

  #draw(state) {
    if (state.svg === this.#svg) return;
    this.#svg = state.svg;
    const figure = new DOMParser().parseFromString(state.svg, "image/svg+xml").documentElement;
    this.#figure.replaceChildren(document.importNode(figure, true));
  }

  // lay puts the buttons over the squares: all measures are shares of the figure, whatever its size on the screen.
  #lay(s) {
    const share = (part, whole) => `${100 * part / whole}%`;
    const cells = this.#cells.style;
    cells.left = share(s.left, s.width);
    cells.top = share(s.top, s.height);
    cells.width = share(s.square * s.files, s.width);
    cells.height = share(s.square * s.ranks, s.height);
    cells.gridTemplateColumns = `repeat(${s.files}, 1fr)`;
    cells.gridTemplateRows = `repeat(${s.ranks}, 1fr)`;
    this.#plate.style.aspectRatio = `${s.width} / ${s.height}`;
    this.#plate.style.setProperty("--ratio", s.width / s.height);
    this.#plate.style.setProperty("--squares", s.width / s.square);
    this.#plate.style.setProperty("--left", share(s.left, s.width));
    this.#plate.style.setProperty("--top", share(s.top, s.height));
  }

  #buttonOf(cell) {
    let button = this.#buttons.get(cell.at);
    if (!button) {
      button = document.createElement("button");
      button.type = "button";
      button.dataset.at = cell.at;
      this.#buttons.set(cell.at, button);
    }
    button.className = `mark ${cell.marks}`;
    button.ariaLabel = cell.words;
    button.style.gridColumn = cell.column + 1;
    button.style.gridRow = cell.row + 1;
    Object.assign(button.dataset, {column: cell.column, row: cell.row});
    return button;
  }

  #onClick(e) {
    const button = e.target.closest("button");
    if (!button) return;
    this.#go(button);
    this.#tap(button.dataset.at);
  }

  // go makes a button the one that Tab leads to, and gives it the focus.
  #go(button) {
    const before = this.#buttons.get(this.#current);
    if (before) before.tabIndex = -1;
    this.#current = button.dataset.at;
    button.tabIndex = 0;
    button.focus();
  }

  #onKey(e) {
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[e.key];
    if (!way || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    const next = this.#beside(e.target, way);
    if (next) this.#go(next);
  }

  // beside finds the next square in a direction.
  #beside(from, [x, y]) {
    const column = +from.dataset.column + x, row = +from.dataset.row + y;
    return this.#cells.querySelector(`[data-column="${column}"][data-row="${row}"]`);
  }
}
