import type { StyleModule, StyleRule } from "../5-lower/output-module.ts";
import type { Writer } from "./writer.ts";

/** Prints a style sheet: its imports, its plain rules, then one block per layer and width. */
export function emitStylesheet(to: Writer, sheet: StyleModule): void {
  for (const path of sheet.imports) {
    to.write(`@import ${JSON.stringify(path)};`);
    to.end();
  }
  emitRules(to, sheet.rules);
  for (const layer of sheet.layers) {
    to.end();
    to.write(`@layer ${layer.name} {`);
    to.end(1);
    inMedia(to, layer.media, () => emitRules(to, layer.rules));
    close(to);
  }
}

function emitRules(to: Writer, rules: readonly StyleRule[]): void {
  for (const rule of rules) inMedia(to, rule.media, () => emitRule(to, rule));
}

function emitRule(to: Writer, rule: StyleRule): void {
  to.write(`${rule.selector} {`);
  to.end(1);
  for (const declaration of rule.declarations) {
    to.from(declaration.from);
    to.write(`${declaration.property}: ${declaration.value};`);
    to.end();
  }
  close(to);
}

function inMedia(to: Writer, media: string | undefined, emit: () => void): void {
  if (media !== undefined) {
    to.write(`@media ${media} {`);
    to.end(1);
  }
  emit();
  if (media !== undefined) close(to);
}

function close(to: Writer): void {
  to.outdent();
  to.write("}");
  to.end();
}
