import {
  identifier,
  indented,
  isPlainKey,
  listedBetween,
  literal,
  objectLiteral,
  propertyKey,
  templateText,
} from "../code.ts";
import type { Type } from "../formula-types.ts";
import { isMaybeNothing, tsType } from "../value-types.ts";
import type { FormulaCode, FormulaConst, FormulaEntry, InfixOperator } from "./formula-code.ts";

/** The precedence of operators; an operand with lower precedence needs brackets. */
const powers: Readonly<Record<InfixOperator, number>> = {
  "??": 2,
  "||": 3,
  "&&": 4,
  "===": 5,
  "!==": 5,
  "==": 5,
  "!=": 5,
  "<": 6,
  ">": 6,
  "<=": 6,
  ">=": 6,
  "+": 7,
  "-": 7,
  "*": 8,
  "/": 8,
  "%": 8,
};

const prefixPower = 9;
const memberPower = 10;

/** The most operands, or entries of a record, that stay readable on one line. Longer ones have one per line. */
const mostOnALine = 2;

/**
 * Returns a formula as TypeScript text, without redundant brackets.
 *
 * A formula with many parts, such as a choice among several cases, takes several lines, whatever its width. A change of
 * one part then never moves the others.
 */
export function printFormula(code: FormulaCode): string {
  if (code.kind === "conditional") {
    if (code.whenFalse.kind === "conditional") return printCases(code);
    if (!isWord(code.whenTrue) || !isWord(code.whenFalse)) return printSides(code);
  }
  if (code.kind === "infix") {
    const operands = operandsOf(code, code.operator);
    if (operands.length > mostOnALine && code.operator !== "-") return operands.join(` ${code.operator}\n  `);
  }
  return printInline(code);
}

function printCases(code: FormulaCode): string {
  if (code.kind !== "conditional") return printInline(code);
  return `${printCondition(code.condition)} ? ${printInline(code.whenTrue)}\n  : ${printCases(code.whenFalse)}`;
}

function printSides({ condition, whenTrue, whenFalse }: Extract<FormulaCode, { kind: "conditional" }>): string {
  const sides = `\n? ${printInline(whenTrue)}\n: ${printInline(whenFalse)}`;
  return printCondition(condition) + indented(sides);
}

/** True for a name or a literal, which is readable next to other operands. */
const isWord = (code: FormulaCode): boolean =>
  code.kind === "name" || code.kind === "literal" || (code.kind === "member" && isWord(code.object));

const printCondition = (code: FormulaCode): string => printAtLeast(powers["??"], code);

/** Returns the printed operands of a chain of one operator: `a || b || c`. */
function operandsOf(code: FormulaCode, operator: InfixOperator): readonly string[] {
  if (code.kind !== "infix" || code.operator !== operator) return [];
  const before = operandsOf(code.left, operator);
  const power = powers[operator];
  const left = before.length > 0 ? before : [printOperand(code, code.left, power)];
  return [...left, printOperand(code, code.right, power + 1)];
}

function printInline(code: FormulaCode): string {
  switch (code.kind) {
    case "name":
      return code.code;
    case "literal":
      return literal(code.value);
    case "template":
      return printTemplate(code.texts, code.values);
    case "member":
      return printMember(code);
    case "index":
      return `${printAtLeast(memberPower, code.object)}${code.isOptional ? "?." : ""}[${printInline(code.index)}]`;
    case "prefix":
      return printPrefix(code);
    case "infix":
      return printInfix(code);
    case "conditional":
      return `${printCondition(code.condition)} ? ${printInline(code.whenTrue)} : ${printInline(code.whenFalse)}`;
    case "call":
      return `${code.callee}${typeArguments(code.types)}(${code.args.map(printInline).join(", ")})`;
    case "method":
      return `${printAtLeast(memberPower, code.object)}.${code.name}${typeArguments(code.types)}(${code.args.map(printInline).join(", ")})`;
    case "list":
      return printList(code.items);
    case "record": {
      const entries = code.entries.map(printEntry);
      return entries.length > mostOnALine ? listedBetween("{", entries, ",", "}") : objectLiteral(entries);
    }
    case "arrow":
      return printArrow(code);
    case "spread":
      return `...${printInline(code.value)}`;
  }
}

const typeArguments = (types: readonly Type[] | undefined): string =>
  types
    ? `<${types.map((type) => `${tsType(type)}${isMaybeNothing(type) && type.kind !== "unknown" ? " | undefined" : ""}`).join(", ")}>`
    : "";

/** Prints a list. A list of lists, or of many calls, has one row per line. */
function printList(items: readonly FormulaCode[]): string {
  const printed = items.map(printInline);
  const isTable = items.every(({ kind }) => kind === "list") || items.every(({ kind }) => kind === "call");
  return isTable && items.length > 1 ? listedBetween("[", printed, ",", "]") : `[${printed.join(", ")}]`;
}

/** Returns `code` followed by `?? null`, for a place that accepts only `null`. */
export function printOrNull(code: FormulaCode): string {
  return printFormula({ kind: "infix", operator: "??", left: code, right: { kind: "literal", value: null } });
}

function printTemplate(texts: readonly string[], values: readonly FormulaCode[]): string {
  const pieces = texts.map((text, index) => {
    const value = values[index];
    return templateText(text) + (value ? `\${${printInline(value)}}` : "");
  });
  return `\`${pieces.join("")}\``;
}

function printMember(code: Extract<FormulaCode, { kind: "member" }>): string {
  const object = printAtLeast(memberPower, code.object);
  if (isPlainKey(code.name)) return `${object}${code.isOptional ? "?." : "."}${code.name}`;
  return `${object}${code.isOptional ? "?." : ""}[${literal(code.name)}]`;
}

function printPrefix(code: Extract<FormulaCode, { kind: "prefix" }>): string {
  const operand = printAtLeast(prefixPower, code.operand);
  // `- -x` must not become `--x`.
  const isRepeated = code.operator !== "!" && operand.startsWith(code.operator);
  return isRepeated ? `${code.operator}(${operand})` : `${code.operator}${operand}`;
}

function printInfix(code: Extract<FormulaCode, { kind: "infix" }>): string {
  const power = powers[code.operator];
  return `${printOperand(code, code.left, power)} ${code.operator} ${printOperand(code, code.right, power + 1)}`;
}

/**
 * Prints an operand. TypeScript requires brackets between `??` and `&&` or `||`, whatever their precedence, and readers
 * need them between `&&` and `||`.
 */
function printOperand(code: Extract<FormulaCode, { kind: "infix" }>, operand: FormulaCode, power: number): string {
  const isMix =
    operand.kind === "infix" &&
    operand.operator !== code.operator &&
    (isLogical(code.operator) || code.operator === "??") &&
    (isLogical(operand.operator) || operand.operator === "??");
  return isMix ? `(${printInline(operand)})` : printAtLeast(power, operand);
}

const isLogical = (operator: InfixOperator) => operator === "&&" || operator === "||";

function printAtLeast(power: number, code: FormulaCode): string {
  return powerOf(code) < power ? `(${printInline(code)})` : printInline(code);
}

function powerOf(code: FormulaCode): number {
  switch (code.kind) {
    case "infix":
      return powers[code.operator];
    case "prefix":
      return prefixPower;
    case "conditional":
    case "arrow":
    case "spread":
      return 0;
    case "literal":
      // `1.name` is not a member access, and `-1` is a prefix.
      return typeof code.value === "number" ? prefixPower : memberPower;
    default:
      return memberPower;
  }
}

function printEntry(entry: FormulaEntry): string {
  if (entry.name === undefined) return `...${printInline(entry.value)}`;
  const value = printInline(entry.value);
  return value === entry.name && isPlainKey(entry.name) ? value : `${propertyKey(entry.name)}: ${value}`;
}

/** Returns `const name = `, or `const name: type = `. */
export const constHead = ({ name, type }: Pick<FormulaConst, "name" | "type">): string =>
  `const ${name}${type === undefined ? "" : `: ${type}`} = `;

function printArrow({ params, consts = [], body }: Extract<FormulaCode, { kind: "arrow" }>): string {
  const head = `(${params.map(identifier).join(", ")}) =>`;
  if (consts.length > 0) {
    const lines = [...consts.map((one) => constHead(one) + printFormula(one.value)), `return ${printFormula(body)}`];
    return `${head} ${listedBetween("{", lines, ";", "}")}`;
  }
  const printed = printInline(body);
  return `${head} ${printed.startsWith("{") ? `(${printed})` : printed}`;
}
