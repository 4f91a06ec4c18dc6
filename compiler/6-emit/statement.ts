import type { OutputExpression, OutputStatement } from "../5-lower/output-module.ts";
import { indented, literal } from "../code.ts";
import { standsBelow } from "./lines.ts";
import type { Writer } from "./writer.ts";

/** Prints a value. Passed along, since values contain statements and markup, which contain values. */
export type EmitExpression = (to: Writer, expression: OutputExpression) => void;

/** Prints statements, each on its own lines. */
export function emitStatements(
  to: Writer,
  statements: readonly OutputStatement[],
  emitExpression: EmitExpression,
): void {
  for (const statement of statements) emitStatement(to, statement, emitExpression);
}

function emitStatement(to: Writer, statement: OutputStatement, emitExpression: EmitExpression): void {
  to.from(statement.from);
  switch (statement.kind) {
    case "do":
      to.write(statement.before);
      emitExpression(to, statement.value);
      to.write(";");
      return to.end();
    case "if":
      return emitIf(to, statement, emitExpression);
    case "switch":
      return emitSwitch(to, statement, emitExpression);
    case "loop":
      to.write(`${statement.head} {`);
      to.end(1);
      emitStatements(to, statement.body, emitExpression);
      return close(to, "}");
    case "try":
      return emitTry(to, statement, emitExpression);
  }
}

function emitIf(to: Writer, statement: Extract<OutputStatement, { kind: "if" }>, emitExpression: EmitExpression): void {
  const { condition } = statement;
  to.write(`if (${standsBelow(condition) ? `\n  ${indented(condition)}\n` : condition}) {`);
  to.end(1);
  emitStatements(to, statement.then, emitExpression);
  if (statement.otherwise.length === 0) return close(to, "}");
  to.outdent();
  const [only, ...rest] = statement.otherwise;
  if (only?.kind === "if" && rest.length === 0) {
    to.write("} else ");
    return emitStatement(to, only, emitExpression);
  }
  to.write("} else {");
  to.end(1);
  emitStatements(to, statement.otherwise, emitExpression);
  close(to, "}");
}

function emitSwitch(
  to: Writer,
  statement: Extract<OutputStatement, { kind: "switch" }>,
  emitExpression: EmitExpression,
): void {
  to.write(`switch (${statement.value}) {`);
  to.end(1);
  for (const branch of statement.cases) {
    to.write(`case ${literal(branch.value)}:`);
    // Nothing is null or undefined.
    if (branch.value === null) {
      to.end();
      to.write("case undefined:");
    }
    to.write(" {");
    emitBranch(to, branch.body, emitExpression);
  }
  if (statement.otherwise) {
    to.write("default: {");
    emitBranch(to, statement.otherwise, emitExpression);
  }
  close(to, "}");
}

function emitBranch(to: Writer, body: readonly OutputStatement[], emitExpression: EmitExpression): void {
  to.end(1);
  emitStatements(to, body, emitExpression);
  close(to, "}");
}

function emitTry(
  to: Writer,
  statement: Extract<OutputStatement, { kind: "try" }>,
  emitExpression: EmitExpression,
): void {
  to.write("try {");
  to.end(1);
  emitStatements(to, statement.body, emitExpression);
  if (statement.handler) {
    to.outdent();
    to.write("} catch (cause) {");
    to.end(1);
    emitStatements(to, statement.handler, emitExpression);
  }
  if (statement.finalizer) {
    to.outdent();
    to.write("} finally {");
    to.end(1);
    emitStatements(to, statement.finalizer, emitExpression);
  }
  close(to, "}");
}

function close(to: Writer, text: string): void {
  to.outdent();
  to.write(text);
  to.end();
}
