import type { OutputEntry, OutputExpression } from "../5-lower/output-module.ts";
import { indented, literal, propertyKey } from "../code.ts";
import { emitDoc } from "./doc.ts";
import { standsBelow } from "./lines.ts";
import { emitMarkup } from "./markup.ts";
import { emitStatements } from "./statement.ts";
import type { Writer } from "./writer.ts";

/** Prints a value on the current line. It may take more lines, and leaves the last one open. */
export function emitExpression(to: Writer, expression: OutputExpression): void {
  switch (expression.kind) {
    case "code":
      return to.write(expression.code);
    case "literal":
      return isRecord(expression.value)
        ? emitObject(to, entriesOf(expression.value))
        : to.write(literal(expression.value));
    case "object":
      return emitObject(to, expression.entries);
    case "list":
      return emitList(to, expression.items);
    case "call":
      return emitCall(to, expression.callee, expression.args);
    case "arrow":
      return emitArrow(to, expression);
    case "when":
      to.write(`${expression.condition} ? `);
      emitExpression(to, expression.value);
      return to.write(" : undefined");
    case "markup":
      to.write("(");
      to.end(1);
      emitMarkup(to, expression.node, emitExpression);
      to.outdent();
      return to.write(")");
  }
}

/** The most entries of plain data that stay readable on one line. Longer ones have one per line. */
const mostOnALine = 2;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > mostOnALine;

const entriesOf = (value: Readonly<Record<string, unknown>>): readonly OutputEntry[] =>
  Object.entries(value).map(([key, field]) => ({ key, value: { kind: "literal", value: field } }));

function emitObject(to: Writer, entries: readonly OutputEntry[]): void {
  if (entries.length === 0) return to.write("{}");
  to.write("{");
  to.end(1);
  for (const entry of entries) {
    if (entry.doc !== undefined) emitDoc(to, entry.doc);
    to.from(entry.from);
    const isShorthand = entry.value.kind === "code" && entry.value.code === entry.key;
    if (!isShorthand) to.write(`${propertyKey(entry.key)}: `);
    emitExpression(to, entry.value);
    to.write(",");
    to.end();
  }
  to.outdent();
  to.write("}");
}

function emitList(to: Writer, items: readonly OutputExpression[]): void {
  if (items.length === 0) return to.write("[]");
  to.write("[");
  to.end(1);
  for (const item of items) {
    // An item of plain data is a row, printed on one line.
    if (item.kind === "literal") to.write(literal(item.value));
    else emitExpression(to, item);
    to.write(",");
    to.end();
  }
  to.outdent();
  to.write("]");
}

function emitCall(to: Writer, callee: string, args: readonly OutputExpression[]): void {
  to.write(`${callee}(`);
  args.forEach((argument, argumentIndex) => {
    if (argumentIndex > 0) to.write(", ");
    emitExpression(to, argument);
  });
  to.write(")");
}

/** After an arrow, a brace would open a function body. */
const beginsWithBrace = (body: OutputExpression): boolean =>
  body.kind === "object" ||
  (body.kind === "code" && body.code.startsWith("{")) ||
  (body.kind === "literal" && typeof body.value === "object" && body.value !== null && !Array.isArray(body.value));

function emitArrow(to: Writer, arrow: Extract<OutputExpression, { kind: "arrow" }>): void {
  to.write(
    `${arrow.isAsync ? "async " : ""}(${arrow.params})${arrow.result === undefined ? "" : `: ${arrow.result}`} => `,
  );
  if (!("kind" in arrow.body)) {
    to.write("{");
    to.end(1);
    emitStatements(to, arrow.body, emitExpression);
    to.outdent();
    return to.write("}");
  }
  if (arrow.body.kind === "code" && standsBelow(arrow.body.code)) {
    return to.write(`\n  ${indented(arrow.body.code)}`);
  }
  if (beginsWithBrace(arrow.body)) {
    to.write("(");
    emitExpression(to, arrow.body);
    return to.write(")");
  }
  emitExpression(to, arrow.body);
}
