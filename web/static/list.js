// Makes the form above the list of games work where no server answers it: it hides the rows that are not wanted.
(() => {
  "use strict";

  const form = document.querySelector(".filter");
  const rows = [...document.querySelectorAll(".games tbody tr")];
  const count = document.getElementById("count");
  const language = new Language(JSON.parse(document.getElementById("catalogue").textContent));

  function fits(row, wanted) {
    if (wanted.preset && row.dataset.preset !== wanted.preset) return false;
    if (wanted.result && row.dataset.result !== wanted.result) return false;
    if (wanted.year && row.dataset.year !== wanted.year) return false;
    const names = [...row.querySelectorAll(".player")].map((cell) => cell.textContent.toLowerCase());
    return names.some((name) => name.includes(wanted.player));
  }

  function choose() {
    const wanted = Object.fromEntries(new FormData(form));
    wanted.player = wanted.player.trim().toLowerCase();
    let found = 0;
    for (const row of rows) {
      row.hidden = !fits(row, wanted);
      if (!row.hidden) found++;
    }
    count.textContent = language.tell("web-found", {n: found});
  }

  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field) field.value = value;
  }
  form.addEventListener("input", choose);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    choose();
  });
  form.hidden = false;
  choose();
})();
