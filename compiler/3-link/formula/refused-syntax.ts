/** Tokens between two operands that JavaScript knows and formulas do not, with what to write instead. */
export const refusedInfix: ReadonlyMap<string, readonly [construct: string, instead?: string]> = new Map([
  ["=", ["an assignment", "`==` compares; values are set by workflows"]],
  ["+=", ["an assignment"]],
  ["-=", ["an assignment"]],
  ["*=", ["an assignment"]],
  ["/=", ["an assignment"]],
  ["%=", ["an assignment"]],
  ["??=", ["an assignment"]],
  ["&=", ["an assignment"]],
  ["|=", ["an assignment"]],
  ["&", ["a bit operator", "`&&` is the logical and"]],
  ["|", ["a bit operator", "`||` is the logical or"]],
  ["^", ["a bit operator"]],
  ["<<", ["a bit operator"]],
  [">>", ["a bit operator"]],
  ["**", ["`**`", "multiply the value with itself"]],
  ["=>", ["a lambda outside of an argument", "lambdas only stand as arguments: `map(list, x => x.nome)`"]],
  ["in", ["`in`", "use `contains(list, value)` or `getKeyValue(record, name)`"]],
  ["instanceof", ["`instanceof`"]],
]);

/** Tokens before an operand that JavaScript knows and formulas do not. */
export const refusedPrefix: ReadonlyMap<string, readonly [construct: string, instead?: string]> = new Map([
  ["new", ["`new`", "dates come from `parseDate(…)` and `now()`"]],
  ["typeof", ["`typeof`"]],
  ["void", ["`void`", "nothing is written `null`"]],
  ["delete", ["`delete`", "`omit(record, name)` gives a record without a name"]],
  ["await", ["`await`", "waiting belongs into a workflow"]],
  ["++", ["`++`", "values are set by workflows"]],
  ["--", ["`--`", "values are set by workflows"]],
  ["~", ["a bit operator"]],
]);

/** Words that begin what is no expression. */
export const refusedWords: ReadonlyMap<string, readonly [construct: string, instead?: string]> = new Map([
  ["this", ["`this`"]],
  ["function", ["`function`", "code that is not a formula lives in custom/*.ts"]],
  ["class", ["`class`", "code that is not a formula lives in custom/*.ts"]],
  ["async", ["`async`", "waiting belongs into a workflow"]],
  ["return", ["`return`", "a formula is its value; leave `return` out"]],
  ["var", ["a declaration", "a formula is one expression"]],
  ["let", ["a declaration", "a formula is one expression"]],
  ["const", ["a declaration", "a formula is one expression"]],
  ["throw", ["`throw`", "workflows have an action for that"]],
  ["import", ["`import`"]],
  ["super", ["`super`"]],
  ["for", ["`for`", "`map(list, x => …)` gives a value for each item"]],
  ["while", ["`while`"]],
]);
