import { visible } from "./outline.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Returns text of a design as HTML; characters that change how the text around them is read are visible. */
export const escaped = (text: string): string => visible(text).replace(/[&<>"']/g, (each) => escapes[each] ?? each);
