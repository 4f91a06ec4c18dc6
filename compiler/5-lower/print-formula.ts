import { identifier, isPlainKey, literal, objectLiteral, propertyKey, templateText } from "../code.ts";
import type { FormulaCode, FormulaEntry, InfixOperator } from "./formula-code.ts";

/** How tightly an operator binds; an operand that binds less tightly gets brackets. */
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

/** A formula as TypeScript text on one line, with no bracket that it can do without. */
export function printFormula(code: FormulaCode): string {
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
      return `${printAtLeast(memberPower, code.object)}${code.isOptional ? "?." : ""}[${printFormula(code.index)}]`;
    case "prefix":
      return printPrefix(code);
    case "infix":
      return printInfix(code);
    case "conditional": {
      const condition = printAtLeast(powers["??"], code.condition);
      return `${condition} ? ${printFormula(code.whenTrue)} : ${printFormula(code.whenFalse)}`;
    }
    case "call":
      return `${code.callee}(${code.args.map(printFormula).join(", ")})`;
    case "list":
      return `[${code.items.map(printFormula).join(", ")}]`;
    case "record":
      return objectLiteral(code.entries.map(printEntry));
    case "arrow":
      return printArrow(code.params, code.body);
    case "spread":
      return `...${printFormula(code.value)}`;
  }
}

/** `code` with `?? null` behind it: what a place takes that knows only `null`. */
export function printOrNull(code: FormulaCode): string {
  return printFormula({ kind: "infix", operator: "??", left: code, right: { kind: "literal", value: null } });
}

function printTemplate(texts: readonly string[], values: readonly FormulaCode[]): string {
  const pieces = texts.map((text, index) => {
    const value = values[index];
    return templateText(text) + (value ? `\${${printFormula(value)}}` : "");
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

/** TypeScript refuses `??` beside `&&` and `||` without brackets, whatever they bind. */
function printOperand(code: Extract<FormulaCode, { kind: "infix" }>, operand: FormulaCode, power: number): string {
  const isMix =
    operand.kind === "infix" &&
    (code.operator === "??" ? isLogical(operand.operator) : isLogical(code.operator) && operand.operator === "??");
  return isMix ? `(${printFormula(operand)})` : printAtLeast(power, operand);
}

const isLogical = (operator: InfixOperator) => operator === "&&" || operator === "||";

function printAtLeast(power: number, code: FormulaCode): string {
  return powerOf(code) < power ? `(${printFormula(code)})` : printFormula(code);
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
      // `1.name` is no member access, and `-1` is a prefix.
      return typeof code.value === "number" ? prefixPower : memberPower;
    default:
      return memberPower;
  }
}

function printEntry(entry: FormulaEntry): string {
  if (entry.name === undefined) return `...${printFormula(entry.value)}`;
  const value = printFormula(entry.value);
  return value === entry.name && isPlainKey(entry.name) ? value : `${propertyKey(entry.name)}: ${value}`;
}

function printArrow(params: readonly string[], body: FormulaCode): string {
  const printed = printFormula(body);
  return `(${params.map(identifier).join(", ")}) => ${printed.startsWith("{") ? `(${printed})` : printed}`;
}
