export { escaped } from "../review/render/html-text.ts";

/** The id of the article about a thing. */
export const anchor = (thing: string): string => thing.replace(/[^\w-]+/g, "-");

/** A list; nothing for no items. */
export const list = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}`).join("")}</ul>`;

/** A part that opens: its content counts for the search while it is closed. */
export const folded = (summary: string, content: string): string =>
  content === "" ? "" : `<details><summary>${summary}</summary>${content}</details>`;

/** A name and its values; nothing without values. */
export const row = (name: string, values: readonly string[]): string =>
  values.length === 0 ? "" : `<dt>${name}<dd>${values.join(", ")}`;
