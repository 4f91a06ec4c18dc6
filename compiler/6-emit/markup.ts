import type { Markup, OutputAttribute } from "../5-lower/output-module.ts";
import { standsBelow } from "./lines.ts";
import type { EmitExpression } from "./statement.ts";
import type { Writer } from "./writer.ts";

/**
 * Prints a JSX element on its own lines, one attribute per line, so that a changed property is a changed line. An element
 * that is only a tag has its attributes on the line of the tag, and its text on a line of its own.
 */
export function emitMarkup(to: Writer, node: Markup, emitExpression: EmitExpression): void {
  to.from(node.from);
  to.write(`<${node.tag}`);
  if (node.isOneLine || node.attributes.length === 0) {
    for (const attribute of node.attributes) {
      to.write(" ");
      writeAttribute(to, attribute, emitExpression);
    }
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
    const { expression } = child;
    to.from(child.from);
    if (expression.kind === "literal" && typeof expression.value === "string" && isPlainContent(expression.value)) {
      to.write(expression.value);
    } else {
      to.write("{");
      emitExpression(to, expression);
      to.write("}");
    }
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

/** Matches text that may be between tags as it is. JSX removes spaces at the ends of a line. */
const isPlainContent = (text: string): boolean =>
  text !== "" && text.trim() === text && !/[&<>{}\p{C}\u2028\u2029]/u.test(text);

function emitAttribute(to: Writer, attribute: OutputAttribute, emitExpression: EmitExpression): void {
  to.from(attribute.from);
  writeAttribute(to, attribute, emitExpression);
  to.end();
}

function writeAttribute(to: Writer, { name, value }: OutputAttribute, emitExpression: EmitExpression): void {
  if (value.kind === "literal" && value.value === true) {
    to.write(name);
  } else if (value.kind === "literal" && typeof value.value === "string" && isPlainText(value.value)) {
    to.write(`${name}="${value.value}"`);
  } else if (value.kind === "markup") {
    to.write(`${name}={`);
    to.end(1);
    emitMarkup(to, value.node, emitExpression);
    to.outdent();
    to.write("}");
  } else {
    to.write(`${name}={`);
    emitExpression(to, value);
    const body = value.kind === "arrow" && "kind" in value.body ? value.body : value;
    to.write(body.kind === "code" && standsBelow(body.code) ? "\n}" : "}");
  }
}
