import type { OutputStatement } from "../5-lower/types.ts";
import { literal } from "./code.ts";
import { emitExpression } from "./expression.ts";
import type { Writer } from "./writer.ts";

/** Print statements, each on lines of its own. */
export function emitStatements(to: Writer, statements: readonly OutputStatement[]): void {
  for (const statement of statements) emitStatement(to, statement);
}

function emitStatement(to: Writer, statement: OutputStatement): void {
  to.from(statement.from);
  switch (statement.kind) {
    case "do":
      to.write(statement.before);
      emitExpression(to, statement.value);
      to.write(";");
      return to.end();
    case "if":
      return emitIf(to, statement);
    case "switch":
      return emitSwitch(to, statement);
    case "loop":
      to.write(`${statement.head} {`);
      to.end(1);
      emitStatements(to, statement.body);
      return close(to, "}");
    case "try":
      return emitTry(to, statement);
  }
}

function emitIf(to: Writer, statement: Extract<OutputStatement, { kind: "if" }>): void {
  to.write(`if (${statement.condition}) {`);
  to.end(1);
  emitStatements(to, statement.then);
  if (statement.otherwise.length === 0) return close(to, "}");
  to.outdent();
  const [only, ...rest] = statement.otherwise;
  if (only?.kind === "if" && rest.length === 0) {
    to.write("} else ");
    return emitStatement(to, only);
  }
  to.write("} else {");
  to.end(1);
  emitStatements(to, statement.otherwise);
  close(to, "}");
}

function emitSwitch(to: Writer, statement: Extract<OutputStatement, { kind: "switch" }>): void {
  to.write(`switch (${statement.value}) {`);
  to.end(1);
  for (const branch of statement.cases) {
    to.write(`case ${literal(branch.value)}: {`);
    emitBranch(to, branch.body);
  }
  if (statement.otherwise) {
    to.write("default: {");
    emitBranch(to, statement.otherwise);
  }
  close(to, "}");
}

function emitBranch(to: Writer, body: readonly OutputStatement[]): void {
  to.end(1);
  emitStatements(to, body);
  close(to, "}");
}

function emitTry(to: Writer, statement: Extract<OutputStatement, { kind: "try" }>): void {
  to.write("try {");
  to.end(1);
  emitStatements(to, statement.body);
  if (statement.handler) {
    to.outdent();
    to.write("} catch (cause) {");
    to.end(1);
    emitStatements(to, statement.handler);
  }
  if (statement.finalizer) {
    to.outdent();
    to.write("} finally {");
    to.end(1);
    emitStatements(to, statement.finalizer);
  }
  close(to, "}");
}

function close(to: Writer, text: string): void {
  to.outdent();
  to.write(text);
  to.end();
}
