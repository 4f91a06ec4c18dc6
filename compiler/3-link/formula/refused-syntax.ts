/** Infix tokens of JavaScript that formulas do not support, with what to write instead. */
export const refusedInfix: ReadonlyMap<string, readonly [construct: string, instead?: string]> = new Map([
  ["=", ["an assignment", "compare with `==`, or set the value in a workflow"]],
  ["+=", ["an assignment"]],
  ["-=", ["an assignment"]],
  ["*=", ["an assignment"]],
  ["/=", ["an assignment"]],
  ["%=", ["an assignment"]],
  ["??=", ["an assignment"]],
  ["&=", ["an assignment"]],
  ["|=", ["an assignment"]],
  ["&", ["a bitwise operator", "use `&&` for a logical and"]],
  ["|", ["a bitwise operator", "use `||` for a logical or"]],
  ["^", ["a bitwise operator"]],
  ["<<", ["a bitwise operator"]],
  [">>", ["a bitwise operator"]],
  ["**", ["`**`", "multiply the value by itself"]],
  ["=>", ["a lambda outside an argument", "pass it as an argument: `map(list, x => x.nome)`"]],
  ["in", ["`in`", "use `contains(list, value)` or `getKeyValue(record, name)`"]],
  ["instanceof", ["`instanceof`"]],
]);

/** Prefix tokens of JavaScript that formulas do not support. */
export const refusedPrefix: ReadonlyMap<string, readonly [construct: string, instead?: string]> = new Map([
  ["new", ["`new`", "create dates with `parseDate(…)` or `now()`"]],
  ["typeof", ["`typeof`"]],
  ["void", ["`void`", "write `null`"]],
  ["delete", ["`delete`", "use `omit(record, name)`"]],
  ["await", ["`await`", "await it in a workflow"]],
  ["++", ["`++`", "set the value in a workflow"]],
  ["--", ["`--`", "set the value in a workflow"]],
  ["~", ["a bitwise operator"]],
]);

/** Keywords of JavaScript that cannot start an expression of a formula. */
export const refusedWords: ReadonlyMap<string, readonly [construct: string, instead?: string]> = new Map([
  ["this", ["`this`"]],
  ["function", ["`function`", "move the code to custom/*.ts"]],
  ["class", ["`class`", "move the code to custom/*.ts"]],
  ["async", ["`async`", "await it in a workflow"]],
  ["return", ["`return`", "remove `return`; a formula is its value"]],
  ["var", ["a declaration", "write one expression"]],
  ["let", ["a declaration", "write one expression"]],
  ["const", ["a declaration", "write one expression"]],
  ["throw", ["`throw`", "use the action `throw` in a workflow"]],
  ["import", ["`import`"]],
  ["super", ["`super`"]],
  ["for", ["`for`", "use `map(list, x => …)`"]],
  ["while", ["`while`"]],
]);
