import type { Markup, OutputAttribute } from "../5-lower/output-module.ts";
import { standsBelow } from "./lines.ts";
import type { EmitExpression } from "./statement.ts";
import type { Writer } from "./writer.ts";

/** Prints a JSX element on its own lines, one attribute per line, so that a changed property is a changed line. */
export function emitMarkup(to: Writer, node: Markup, emitExpression: EmitExpression): void {
  to.from(node.from);
  to.write(`<${node.tag}`);
  if (node.attributes.length === 0) {
    to.write(node.children ? ">" : " />");
    to.end(node.children ? 1 : 0);
  } else {
    to.end(1);
    for (const attribute of node.attributes) emitAttribute(to, attribute, emitExpression);
    to.outdent();
    to.from(node.from);
    to.write(node.children ? ">" : "/>");
    to.end(node.children ? 1 : 0);
  }
  if (!node.children) return;
  for (const child of node.children) {
    if (child.tag !== undefined) {
      emitMarkup(to, child, emitExpression);
      continue;
    }
    to.write("{");
    emitExpression(to, child.expression);
    to.write("}");
    to.end();
  }
  to.outdent();
  to.from(node.from);
  to.write(`</${node.tag}>`);
  to.end();
}

/**
 * Matches strings that an attribute may hold in quotes. JSX has no escapes there and decodes entities, so anything
 * ambiguous is printed as a braced literal.
 */
const isPlainText = (value: string): boolean => !/["&\\<>{}\p{C}\u2028\u2029]/u.test(value);

function emitAttribute(to: Writer, { name, value, from }: OutputAttribute, emitExpression: EmitExpression): void {
  to.from(from);
  if (value.kind === "literal" && value.value === true) {
    to.write(name);
  } else if (value.kind === "literal" && typeof value.value === "string" && isPlainText(value.value)) {
    to.write(`${name}="${value.value}"`);
  } else {
    to.write(`${name}={`);
    emitExpression(to, value);
    const body = value.kind === "arrow" && "kind" in value.body ? value.body : value;
    to.write(body.kind === "code" && standsBelow(body.code) ? "\n}" : "}");
  }
  to.end();
}
