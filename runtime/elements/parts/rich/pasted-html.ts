import { styleMark, withStylesAside } from "../embed/embed-html.ts";
import { breakLines } from "./rich-lines.ts";

const notBold = /(?:^|[;\s])font-weight:\s*(?:normal|[1-4]00)/i;

const formats: readonly (readonly [tag: string, style: RegExp])[] = [
  ["strong", /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i],
  ["em", /(?:^|[;\s])font-style:\s*(?:italic|oblique)/i],
  ["u", /(?:^|[;\s])text-decoration(?:-line)?:[^;]*underline/i],
  ["s", /(?:^|[;\s])text-decoration(?:-line)?:[^;]*line-through/i],
];

/**
 * Returns pasted HTML with its formatting and its lines as tags. It is not sanitised.
 *
 * Office programs and editors write much of it in their own way: bold words as styles, all of a text inside one `<b>`
 * that is not bold, lines as `<div>`, and the cells of sheets, which would otherwise run into each other.
 */
export function pastedHtml(html: string): string {
  // Runs and loads nothing.
  const pasted = new DOMParser().parseFromString(withStylesAside(html), "text/html");
  const { body } = pasted;
  for (const node of body.querySelectorAll(`[${styleMark}]`)) {
    const style = node.getAttribute(styleMark) ?? "";
    if (/^(?:b|strong)$/i.test(node.tagName) && notBold.test(style)) unwrap(node);
    if (node.tagName !== "SPAN") continue;
    for (const [tag, pattern] of formats) {
      if (!pattern.test(style) || (tag === "u" && node.closest("a"))) continue;
      const format = pasted.createElement(tag);
      format.append(...node.childNodes);
      node.append(format);
    }
  }
  breakLines(body);
  return body.innerHTML;
}

const unwrap = (node: Element): void => node.replaceWith(...node.childNodes);
