import { read, textOf } from "./bound-value.ts";
import { type Bind, effect } from "./signals.ts";

/** Write a bound text into a node, now and whenever it changes; returns a function that stops it. */
export const bindText = (node: Element, bind: Bind<unknown>, label: string): (() => void) =>
  effect(() => writeText(node, textOf(read(bind, label))));

function writeText(node: Element, text: string): void {
  const first = node.firstChild;
  if (first?.nodeType === Node.TEXT_NODE) {
    if (first.nodeValue !== text) first.nodeValue = text;
  } else if (text !== "") {
    node.textContent = text;
  }
}
