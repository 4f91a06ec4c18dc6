import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFormula } from "../compiler/3-link/formula/parse-formula.ts";
import { literal } from "../compiler/code.ts";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import * as helpers from "../runtime/helpers/index.ts";
import { cases, seed } from "./depth.ts";
import { compileFormula, FormulaCache } from "./formula-compiler.ts";
import { placeFor, scope, spellInWorld, world } from "./formula-world.ts";

const pieces = [
  "variables.contador",
  "variables.nome",
  "item.cliente",
  "item.nomi",
  "livre",
  "map(",
  "if(",
  "switch(",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  ",",
  ":",
  "?",
  "?.",
  ".",
  "...",
  "=>",
  "x => x",
  "(a, b) =>",
  "+",
  "-",
  "*",
  "/",
  "%",
  "==",
  "===",
  "!=",
  "<",
  ">=",
  "&&",
  "||",
  "??",
  "!",
  "=",
  "+=",
  "++",
  ";",
  "new ",
  "this",
  "function",
  "'a'",
  "'",
  '"',
  "`",
  "`${",
  "\\",
  "1",
  "0.5",
  "1e",
  "0x",
  "null",
  "/*",
  "//",
  "\n",
  "\u2028",
  "😀",
  "\ud800",
  "é",
  "#",
  "@",
];

const formulaText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(" ")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
);

test("any text is a formula or has a diagnostic inside it", () => {
  fc.assert(
    fc.property(formulaText, (formula) => {
      const found: Diagnostic[] = [];
      const report = (one: Diagnostic) => found.push(one);
      const output = compileFormula(
        formula,
        scope,
        undefined,
        placeFor(formula),
        report,
        new FormulaCache(spellInWorld),
      );
      for (const { place } of found) {
        const [start = -1, end = -1] = place.range ?? [];
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(formula.length);
      }
      if (output) expect(() => new Function(`return (${output.code});`)).not.toThrow();
      else if (!formula.includes("quebrada")) expect(found.some((one) => one.severity === "error")).toBe(true);
    }),
    { numRuns: cases(600, 50_000), seed },
  );
});

test("nesting has a limit, not the stack", () => {
  const deep = [
    `${"(".repeat(10_000)}1${")".repeat(10_000)}`,
    "[".repeat(10_000),
    "!".repeat(10_000),
    "{a:".repeat(10_000),
    "`${".repeat(10_000),
    "f(x=>".repeat(10_000),
    "1?".repeat(10_000),
    "1?1:".repeat(10_000),
    `1${"+1".repeat(10_000)}`,
    `a${".a".repeat(10_000)}`,
    `a${"[0]".repeat(10_000)}`,
    "new ".repeat(10_000),
    "+ * ".repeat(10_000),
  ];
  for (const text of deep) {
    const { problems } = parseFormula(text);
    expect(problems.length).toBeGreaterThan(0);
    const report = () => {};
    expect(
      compileFormula(text, scope, undefined, placeFor(text), report, new FormulaCache(spellInWorld)),
    ).toBeUndefined();
  }
  expect(parseFormula(deep[0] ?? "").problems.map((one) => one.code)).toEqual(["formula/too-deep"]);
});

test("no text becomes code", () => {
  const evil = fc.array(
    fc.constantFrom(
      "'",
      '"',
      "`",
      "\\",
      "${",
      "}",
      "</script>",
      "<!--",
      "\u2028",
      "\u2029",
      "\n",
      "\r",
      "*/",
      "__proto__",
      "\ud800",
      "a",
    ),
  );
  fc.assert(
    fc.property(evil, (parts) => {
      const value = parts.join("");
      const cache = new FormulaCache(spellInWorld);
      const quoted = JSON.stringify(value);
      const template = `\`${value.replace(/[\\`$]/g, "\\$&")}\``;
      for (const formula of [quoted, template, `{ ${quoted}: ${quoted} }`]) {
        const output = compileFormula(formula, scope, undefined, placeFor(formula), () => {}, cache);
        expect(output?.code).not.toMatch(/<\/script|<!--|[\u2028\u2029\n\r]/i);
        const result: unknown = new Function(`return (${output?.code});`)();
        const wanted = formula.startsWith("{") ? Object.fromEntries([[value, value]]) : value;
        expect(result).toEqual(wanted);
      }
      expect(new Function(`return ${literal(value)}`)()).toBe(value);
    }),
    { numRuns: cases(100, 10_000), seed },
  );
});

// Expressions of the subset that JavaScript shares, by the type of their value.
const { num, str, bool } = fc.letrec<{ num: string; str: string; bool: string }>((tie) => ({
  num: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("1", "0", "2.5", "7", "variables.contador"),
    fc.tuple(tie("num"), fc.constantFrom("+", "-", "*", "/", "%"), tie("num")).map((parts) => parts.join(" ")),
    tie("num").map((inner) => `(${inner})`),
    tie("num").map((inner) => `- (${inner})`),
    fc.tuple(tie("bool"), tie("num"), tie("num")).map(([test, a, b]) => `((${test}) ? ${a} : ${b})`),
  ),
  str: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("'a'", '"b"', "''", "variables.nome"),
    fc.tuple(tie("str"), tie("str")).map(([a, b]) => `(${a}) + (${b})`),
    fc.tuple(tie("num"), tie("str")).map(([a, b]) => `\`\${${a}}-\${${b}}\``),
    fc.tuple(tie("bool"), tie("str"), tie("str")).map(([test, a, b]) => `((${test}) ? ${a} : ${b})`),
  ),
  bool: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("true", "false", "variables.ligado", "variables.desligado"),
    fc
      .tuple(tie("num"), fc.constantFrom("<", ">", "<=", ">=", "==", "!=="), tie("num"))
      .map(([a, op, b]) => `(${a}) ${op} (${b})`),
    fc.tuple(tie("bool"), fc.constantFrom("&&", "||"), tie("bool")).map(([a, op, b]) => `(${a}) ${op} (${b})`),
    fc.tuple(tie("bool"), fc.constantFrom("&&", "||"), tie("bool")).map((parts) => parts.join(" ")),
    tie("bool").map((inner) => `!(${inner})`),
  ),
}));

const values = { contador: 2, nome: "Ana", ligado: true, desligado: false };

test("common expressions evaluate as in JavaScript", () => {
  fc.assert(
    fc.property(fc.oneof(num, str, bool), (formula) => {
      const found: Diagnostic[] = [];
      const report = (one: Diagnostic) => found.push(one);
      const output = compileFormula(
        formula,
        scope,
        undefined,
        placeFor(formula),
        report,
        new FormulaCache(spellInWorld),
      );
      expect(found.map((one) => one.message)).toEqual([]);
      const names = { ...helpers, ...world };
      const result: unknown = new Function(...Object.keys(names), `return (${output?.code});`)(...Object.values(names));
      expect(result).toEqual(new Function("variables", `return (${formula});`)(values));
    }),
    { numRuns: cases(150, 15_000), seed },
  );
});
