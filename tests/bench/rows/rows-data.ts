// The data of all three pages.

export type Row = { readonly id: number; readonly label: string };

const sizes = ["small", "large", "long", "short", "tall", "wide"];
const colours = ["red", "green", "blue", "black", "white", "grey", "brown"];
const things = ["table", "chair", "lamp", "shelf", "desk", "bed", "sofa", "bench"];
let lastId = 0;

const any = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] ?? "";

/** Returns new rows with random labels. */
export function buildRows(count: number): Row[] {
  return Array.from({ length: count }, () => {
    lastId += 1;
    return { id: lastId, label: `${any(sizes)} ${any(colours)} ${any(things)}` };
  });
}

/** Returns the rows with the second one and the 999th exchanged. */
export function swapRows(rows: readonly Row[]): Row[] {
  const swapped = [...rows];
  const [second, last] = [rows[1], rows[998]];
  if (second && last) {
    swapped[1] = last;
    swapped[998] = second;
  }
  return swapped;
}
