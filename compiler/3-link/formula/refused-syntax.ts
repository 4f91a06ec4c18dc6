/** What is refused, what to write instead, and the token that certainly replaces it; empty to remove it. */
export type Refusal = readonly [construct: string, instead?: string, token?: string];

/** Infix tokens of JavaScript that formulas do not support, with what to write instead. */
export const refusedInfix: ReadonlyMap<string, Refusal> = new Map([
  ["=", ["an assignment", "compare with `==`, or set the value in a workflow"]],
  ["+=", ["an assignment", "set the value in a workflow"]],
  ["-=", ["an assignment", "set the value in a workflow"]],
  ["*=", ["an assignment", "set the value in a workflow"]],
  ["/=", ["an assignment", "set the value in a workflow"]],
  ["%=", ["an assignment", "set the value in a workflow"]],
  ["??=", ["an assignment", "set the value in a workflow"]],
  ["&=", ["an assignment", "set the value in a workflow"]],
  ["|=", ["an assignment", "set the value in a workflow"]],
  ["&&=", ["an assignment", "set the value in a workflow"]],
  ["||=", ["an assignment", "set the value in a workflow"]],
  ["**=", ["an assignment", "set the value in a workflow"]],
  ["<>", ["`<>`", "compare with `!=`", "!="]],
  ["&", ["a bitwise operator", "use `&&` for a logical and, or a template to join texts"]],
  ["|", ["a bitwise operator", "use `||` for a logical or"]],
  ["^", ["a bitwise operator", "use a function in custom/*.ts"]],
  ["<<", ["a bitwise operator", "use a function in custom/*.ts"]],
  [">>", ["a bitwise operator", "use a function in custom/*.ts"]],
  ["**", ["`**`", "use `power(base, exponent)`"]],
  ["=>", ["a lambda outside an argument", "pass it as an argument: `map(list, x => x.name)`"]],
  ["in", ["`in`", "use `contains(list, value)` or `getKeyValue(record, name)`"]],
  ["instanceof", ["`instanceof`", "use a function in custom/*.ts"]],
  ["and", ["`and`", "use `&&`", "&&"]],
  ["or", ["`or`", "use `||`", "||"]],
]);

const choose = "write `condition ? value : other`";

/** Infix words of other languages, with what to write instead. They remain names. */
export const foreignInfix: ReadonlyMap<string, Refusal> = new Map([
  ["AND", ["`AND`", "use `&&`", "&&"]],
  ["OR", ["`OR`", "use `||`", "||"]],
  ["xor", ["`xor`", "compare the two with `!=`"]],
  ["mod", ["`mod`", "use `%`", "%"]],
  ["div", ["`div`", "use `floor(a / b)`"]],
  ["is", ["`is`", "compare with `==`, such as `x == null`"]],
  ["not", ["`not`", "use `!`, or compare with `!=`"]],
  ["like", ["`like`", "use `contains(text, part)` or `matches(text, pattern)`"]],
  ["between", ["`between`", "compare twice: `a <= x && x <= b`"]],
  ["then", ["`then`", choose]],
  ["else", ["`else`", choose]],
  ["elseif", ["`elseif`", choose]],
  ["elif", ["`elif`", choose]],
]);

/** Words of other languages before a value, with what to write instead. They remain names, and names of helpers. */
export const foreignPrefix: ReadonlyMap<string, Refusal> = new Map([
  ["not", ["`not` without parentheses", "use `!`"]],
  ["NOT", ["`NOT`", "use `!`"]],
  ["if", ["`if` without parentheses", choose]],
  ["IF", ["`IF`", choose]],
  ["unless", ["`unless`", choose]],
  ["case", ["`case`", "use `switch(value, case, result, …)`"]],
  ["CASE", ["`CASE`", "use `switch(value, case, result, …)`"]],
  ["switch", ["`switch` without parentheses", "use `switch(value, case, result, …)`"]],
]);

/** Values of other languages, by what they are here. */
export const foreignValues: ReadonlyMap<string, string> = new Map([
  ...["nil", "None", "none", "NULL", "Null", "Nothing", "nothing"].map((name) => [name, "null"] as const),
  ...["True", "TRUE"].map((name) => [name, "true"] as const),
  ...["False", "FALSE"].map((name) => [name, "false"] as const),
]);

/** Prefix tokens of JavaScript that formulas do not support. */
export const refusedPrefix: ReadonlyMap<string, Refusal> = new Map([
  ["new", ["`new`", "create dates with `parseDate(…)` or `currentDate()`"]],
  ["typeof", ["`typeof`", "use a function in custom/*.ts"]],
  ["void", ["`void`", "write `null`"]],
  ["delete", ["`delete`", "use `omit(record, name)`"]],
  ["await", ["`await`", "await it in a workflow"]],
  ["++", ["`++`", "set the value in a workflow"]],
  ["--", ["`--`", "set the value in a workflow"]],
  ["~", ["a bitwise operator", "use a function in custom/*.ts"]],
]);

/** Words that declare a name. Formulas have only `let`, and only before an expression. */
export const declaringWords: ReadonlySet<string> = new Set(["let", "const", "var"]);

/** Keywords of JavaScript that cannot start an expression of a formula. */
export const refusedWords: ReadonlyMap<string, Refusal> = new Map([
  ["this", ["`this`", "name the value, such as `item` or `variables.x`"]],
  ["function", ["`function`", "move the code to custom/*.ts"]],
  ["class", ["`class`", "move the code to custom/*.ts"]],
  ["async", ["`async`", "await it in a workflow"]],
  ["return", ["`return`", "remove `return`; a formula is its value", ""]],
  ["throw", ["`throw`", "use the action `throw` in a workflow"]],
  ["import", ["`import`", "call functions of custom/*.ts as `custom.x(…)`"]],
  ["super", ["`super`", "move the code to custom/*.ts"]],
  ["for", ["`for`", "use `map(list, x => …)`"]],
  ["while", ["`while`", "use a `while` step in a workflow"]],
  ["do", ["`do`", "use a `while` step in a workflow"]],
  ["try", ["`try`", "use the action `tryCatch` in a workflow"]],
  ["yield", ["`yield`", "return a list"]],
  ["export", ["`export`", "move the code to custom/*.ts"]],
]);

/** Globals of JavaScript that have a helper. */
export const helperOfGlobal: ReadonlyMap<string, string> = new Map([
  ["Number", "toNumber(…)"],
  ["parseInt", "toNumber(…)"],
  ["parseFloat", "toNumber(…)"],
  ["String", "toText(…)"],
  ["Boolean", "toBool(…)"],
  ["Date", "parseDate(…)"],
]);

/** Globals of JavaScript, which formulas do not have. */
export const globalNames: ReadonlySet<string> = new Set([
  "Array",
  "Infinity",
  "Intl",
  "JSON",
  "Map",
  "Math",
  "NaN",
  "Object",
  "Promise",
  "RegExp",
  "Set",
  "Symbol",
  "console",
  "document",
  "fetch",
  "globalThis",
  "isFinite",
  "isNaN",
  "localStorage",
  "location",
  "navigator",
  "window",
  ...helperOfGlobal.keys(),
]);
