import type { PagePictures, PicturedPage } from "../pictures/pictures.ts";
import { escaped } from "./html-text.ts";

export const pictureStyles = `
.pictures { margin: 0 calc(50% - 50vw + 1rem); }
.widths { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); margin-bottom: 1.5rem; }
.widths.phone { grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 24rem)); }
figure { margin: 0; }
figcaption { font-size: 0.85rem; }
img { display: block; width: 100%; height: auto; border: 1px solid; box-sizing: border-box; }
.whole:checked ~ .pictures img { width: auto; max-width: none; }
.whole:checked ~ .pictures .widths { display: flex; overflow-x: auto; }
`;

/** Returns the lines of the section with the pictures: what changed first, then what looks the same or has none. */
export function picturesSection(pages: readonly PicturedPage[], id: string): readonly string[] {
  const changed = pages.filter(({ pictures }) => pictures.length > 0);
  const countOf = (some: readonly PicturedPage[]): number => new Set(some.map(({ title }) => title)).size;
  const same = pages.filter(({ pictures, problem }) => pictures.length === 0 && problem === undefined);
  const missing = pages.filter(({ problem }) => problem !== undefined);
  return [
    "<h2>Pictures</h2>",
    `<p>The pages that the changes may touch, with the demo data: ${countOf(changed)} of ${countOf(pages)} look different.</p>`,
    ...(changed.length === 0
      ? []
      : [`<input type="checkbox" class="whole" id="${id}"> <label for="${id}">Pictures in their full size</label>`]),
    '<div class="pictures">',
    ...changed.flatMap(({ title, people, pictures }) => {
      const name = people === undefined ? title : `${title}, ${people}`;
      return [`<h3>${escaped(name)}</h3>`, ...pictures.map((picture) => figures(name, picture))];
    }),
    "</div>",
    ...(same.length === 0
      ? []
      : [`<p>These look the same: ${same.map(({ title }) => escaped(title)).join(", ")}.</p>`]),
    ...(missing.length === 0
      ? []
      : [
          "<p>These have no picture:</p>",
          "<ul>",
          ...missing.map(({ title, problem = "" }) => `<li>${escaped(title)}: ${escaped(problem)}</li>`),
          "</ul>",
        ]),
  ];
}

const phoneWidth = 480;

function figures(title: string, { width, before, after, difference }: PagePictures): string {
  const share = difference ? `difference, ${percent(difference.share)} of the picture` : "";
  const all = [
    figure(title, `before, ${width} px`, before),
    figure(title, `after, ${width} px`, after),
    figure(title, share, difference?.png),
  ];
  const kind = width <= phoneWidth ? " phone" : "";
  // In their full size they scroll, also with the keyboard.
  return `<div class="widths${kind}" role="group" tabindex="0" aria-label="${escaped(`${title}, ${width} px`)}">${all.join("")}</div>`;
}

const figure = (title: string, caption: string, png: Buffer | undefined): string =>
  png
    ? `<figure><figcaption>${escaped(caption)}</figcaption><img alt="${escaped(`${title}, ${caption}`)}" src="data:image/png;base64,${png.toString("base64")}"></figure>`
    : "";

/** Small shares are not rounded to nothing. */
const percent = (share: number): string =>
  share < 0.001 ? "less than 0.1 %" : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
