import { visible } from "../review/render/outline.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML. */
export const escaped = (text: string): string => visible(text).replace(/[&<>"']/g, (each) => escapes[each] ?? each);

/** A list; nothing for no items. */
export const list = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}`).join("")}</ul>`;

/** A part that opens: its content counts for the search while it is closed. */
export const folded = (summary: string, content: string): string =>
  content === "" ? "" : `<details><summary>${summary}</summary>${content}</details>`;

/** A name and its values; nothing without values. */
export const row = (name: string, values: readonly string[]): string =>
  values.length === 0 ? "" : `<dt>${name}<dd>${values.join(", ")}`;
