import { buildRows, type Row, swapRows } from "./rows-data.ts";

// The page of `rows-design.ts` without any library: it keeps a node for each row and changes the nodes directly.

const root = document.getElementById("root") ?? document.body;
root.innerHTML = `<main>
  ${["run", "many", "add", "update", "swap", "clear"].map((id) => `<button type="button" class="home-${id}">${id}</button>`).join("")}
  <div class="trama-base home-list"></div>
</main>`;

const template = document.createElement("template");
template.innerHTML = `<div class="trama-base home-row"><span class="trama-text home-number"> </span><div class="trama-base home-title"><span class="trama-text home-label"> </span></div><div class="trama-base home-actions"><span class="trama-base home-remove"><span class="trama-base home-cross"></span></span></div><div class="trama-base home-rest"></div></div>`;

interface Shown {
  row: Row;
  readonly node: Element;
  readonly label: Node | null | undefined;
}

const list = root.querySelector(".home-list") as Element;
const model = template.content.firstChild as Element;
let shown: Shown[] = [];
const byNode = new WeakMap<Element, Shown>();
let selected: Element | undefined;

function show(row: Row): Shown {
  const node = model.cloneNode(true) as Element;
  const number = node.firstChild as Element;
  const label = number.nextSibling?.firstChild?.firstChild;
  if (number.firstChild) number.firstChild.nodeValue = String(row.id);
  if (label) label.nodeValue = row.label;
  const made = { row, node, label };
  byNode.set(node, made);
  return made;
}

function add(rows: readonly Row[]): void {
  for (const row of rows) {
    const made = show(row);
    shown.push(made);
    list.append(made.node);
  }
}

function clear(): void {
  list.textContent = "";
  shown = [];
  selected = undefined;
}

const operations: Readonly<Record<string, () => void>> = {
  run: () => {
    clear();
    add(buildRows(1000));
  },
  many: () => {
    clear();
    add(buildRows(10_000));
  },
  add: () => add(buildRows(1000)),
  update: () => {
    for (let i = 0; i < shown.length; i += 10) {
      const one = shown[i];
      if (!one) continue;
      one.row = { ...one.row, label: `${one.row.label} !!!` };
      if (one.label) one.label.nodeValue = one.row.label;
    }
  },
  swap: () => {
    const rows = swapRows(shown.map(({ row }) => row));
    const [second, last] = [shown[1], shown[998]];
    if (!second || !last || rows[1] !== last.row) return;
    const after = last.node.nextSibling;
    list.insertBefore(last.node, second.node);
    list.insertBefore(second.node, after);
    shown[1] = last;
    shown[998] = second;
  },
  clear,
};

for (const [id, run] of Object.entries(operations)) root.querySelector(`.home-${id}`)?.addEventListener("click", run);

list.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const node = target.closest(".home-row");
  if (!node) return;
  if (target.closest(".home-remove")) {
    node.remove();
    const at = shown.findIndex((one) => one.node === node);
    if (at >= 0) shown.splice(at, 1);
  } else if (target.closest(".home-label")) {
    selected?.classList.remove("is-selected");
    node.classList.add("is-selected");
    selected = node;
  }
});
