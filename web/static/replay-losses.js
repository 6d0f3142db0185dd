"use strict";

// Losses shows the units that a turn took, and those that both sides have lost so far, as pictures: of the board that a script has drawn.
class Losses {
  #place; #reel; #board; #from;

  // The place has a sentence for each side, with "{units}" in it. The reel begins with the turn from.
  constructor(place, reel, board, from) { [this.#place, this.#reel, this.#board, this.#from] = [place, reel, board, from]; }

  // show counts what each side has lost by the end of a turn.
  show(turn) {
    const lost = [new Map(), new Map(), new Map()];
    this.#reel.turns.slice(0, turn - this.#from + 1).forEach((_, i) => {
      for (const {side, kind, cell} of this.#of(i)) {
        const one = lost[side].get(kind) ?? {n: 0, look: -1};
        lost[side].set(kind, {n: one.n + 1, look: one.look < 0 ? this.#board.taken(i, cell) : one.look});
      }
    });
    const sides = this.#from === 0 ? ["white", "black", "neutral"] : []; // what came before is not known
    this.#place.replaceChildren(...sides.flatMap((side, i) => (lost[i].size > 0 ? [this.#sentence(this.#place.dataset[side], lost[i]), " "] : [])));
  }

  // taken puts the pictures of what a turn took before the words for it.
  taken(turn, words) {
    if (!words) return;
    const pictures = this.#of(turn - this.#from).map(({kind, cell}) => [this.#board.taken(turn - this.#from, cell), kind]).filter(([look]) => look >= 0);
    if (pictures.length === 0) return;
    const all = document.createElement("span");
    all.className = "units";
    all.ariaHidden = "true"; // the words say it
    all.append(...pictures.map(([look, kind]) => this.#board.picture(look, this.#reel.kinds[kind])));
    words.prepend(all);
  }

  // of lists what a turn took: whose, of which kind, from which cell.
  #of(i) {
    const {x = []} = this.#reel.turns[i] ?? {};
    return Array.from({length: x.length / 3}, (_, n) => ({side: x[3 * n], kind: x[3 * n + 1], cell: x[3 * n + 2]}));
  }

  #sentence(text, kinds) {
    const span = document.createElement("span"), [before, after] = text.split("{units}");
    span.append(before);
    for (const [kind, {n, look}] of kinds) {
      const name = this.#reel.kinds[kind];
      span.append(look < 0 ? name : this.#board.picture(look, name), n > 1 ? ` × ${n} ` : " ");
    }
    span.append(after.replace(/^\.$/, ""));
    return span;
  }
}
