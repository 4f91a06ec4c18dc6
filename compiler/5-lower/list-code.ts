import type { CheckedExpression } from "../4-check/expressions/expression.ts";
import type { Type } from "../formula-types.ts";
import { isAssignable, overlaps } from "../value-types.ts";
import type { FormulaCode } from "./formula-code.ts";

type HelperCall = Extract<CheckedExpression, { kind: "helper" }>;

/** What list helpers need from the formula around them to be printed as array methods. */
export interface ListWriter {
  lower(node: CheckedExpression): FormulaCode;
  /** Returns a parameter name that shadows nothing the formula reads: the first of these that is free. */
  paramName(...names: readonly [string, ...string[]]): string;
  /** Returns types that the code names, after noting them. */
  noted(types: readonly Type[]): readonly Type[];
}

/**
 * Returns a call of a list helper as the array method that a person would write; undefined if the call has to stay.
 *
 * It is possible if the types rule out the helper's edge cases: the list is a list, its items are records with the key,
 * and the key is compared with a single value of its type.
 */
export function listCode(node: HelperCall, writer: ListWriter): FormulaCode | undefined {
  const [first, second, third] = node.args;
  switch (node.name) {
    case "map":
      if (node.args.length !== 2) return undefined;
      return withFunction(writer, "map", node) ?? withField(writer, "map", first, second, (field) => field);
    case "reduce":
      return reduced(writer, node);
    case "filter":
    case "find":
    case "some":
    case "every":
      return withFunction(writer, node.name, node);
    case "length":
      return first && isText(first.type) ? lengthOf(writer, first) : lengthOf(writer, listIn(first));
    case "join":
      return joined(writer, first, second);
    case "slice":
      return sliced(writer, node);
    case "contains":
      return included(writer, first, second);
    case "getByIndex":
      return itemAt(writer, first, second);
    case "filterByKey":
      return third
        ? compared(writer, "filter", first, second, third)
        : withField(writer, "filter", first, second, same);
    case "removeByKey":
      return third
        ? compared(writer, "filter", first, second, third, true)
        : withField(writer, "filter", first, second, (field) => ({ kind: "prefix", operator: "!", operand: field }));
    case "findIndexByKey":
      // Not for a number: the helper finds NaN, which equals nothing, not even itself.
      return third && isText(third.type) ? compared(writer, "findIndex", first, second, third) : undefined;
    case "lookup":
      return lookedUp(writer, node);
    case "rollup":
      return third || !isPlain(fieldType(first, second)) ? undefined : withField(writer, "map", first, second, same);
    case "rollupSum":
    case "rollupCount":
      return summed(writer, first, second);
    default:
      return inText(writer, node);
  }
}

/** Helpers of texts that are methods of a text which is certainly one. */
const textMethods: ReadonlyMap<string, string> = new Map([
  ["lower", "toLowerCase"],
  ["lowercase", "toLowerCase"],
  ["uppercase", "toUpperCase"],
  ["trim", "trim"],
  ["trimStart", "trimStart"],
  ["trimEnd", "trimEnd"],
]);

/** Prints `nome.trim()`. */
function inText(writer: ListWriter, { name, args }: HelperCall): FormulaCode | undefined {
  const [value] = args;
  const own = textMethods.get(name);
  return own !== undefined && value?.type.kind === "text" ? method(writer.lower(value), own) : undefined;
}

/** Prints `linhas.slice(0, 5)`. */
function sliced(writer: ListWriter, { args }: HelperCall): FormulaCode | undefined {
  const [first, ...positions] = args;
  const list = listIn(first);
  if (!list || positions.length === 0 || !positions.every(({ type }) => type.kind === "number")) return undefined;
  return method(writer.lower(list), "slice", ...positions.map((position) => writer.lower(position)));
}

/** Prints `["fila", "em_contato"].includes(situacao)`, or the same of a text. */
function included(
  writer: ListWriter,
  container: CheckedExpression | undefined,
  value: CheckedExpression | undefined,
): FormulaCode | undefined {
  if (!container || !value || !isPlain(value.type)) return undefined;
  const { type } = container;
  const isIn =
    type.kind === "list"
      ? container.kind !== "conversion" && accepts(type.item, value.type, container.kind === "list")
      : type.kind === "text" && value.type.kind === "text";
  return isIn ? method(writer.lower(container), "includes", writer.lower(value)) : undefined;
}

/** Whether TypeScript takes a value for an item of a list. Of a literal list, it takes the items for any text or number. */
const accepts = (item: Type, value: Type, isLiteral: boolean): boolean =>
  isPlain(item) && item.kind === value.kind && (isLiteral || isAssignable(value, item));

const same = (field: FormulaCode): FormulaCode => field;

/** Prints `list.filter((contato) => …)`. */
function withFunction(writer: ListWriter, name: string, { args }: HelperCall): FormulaCode | undefined {
  const list = listIn(args[0]);
  const [, each] = args;
  return list && each?.kind === "lambda" ? method(writer.lower(list), name, writer.lower(each)) : undefined;
}

/** Prints `list.reduce((total, item) => …, 0)`. */
function reduced(writer: ListWriter, { args, generics }: HelperCall): FormulaCode | undefined {
  const list = listIn(args[0]);
  const [, combine, start] = args;
  if (!list || !combine || !start || !generics) return undefined;
  const [item, total] = generics;
  const call = method(writer.lower(list), "reduce", writer.lower(combine), writer.lower(start));
  // TypeScript takes the total for an item if it can.
  const isInferred = hasOwnType(total) && (item.kind === "record" || item.kind === total.kind);
  return isInferred || call.kind !== "method" ? call : { ...call, types: writer.noted([total]) };
}

/** True for a type that TypeScript infers from a value, without widening it. */
export const hasOwnType = (type: Type): boolean => isPlain(type) && !(type.kind === "text" && type.literals);

/** Prints `list.map((item) => item.nome)`. */
function withField(
  writer: ListWriter,
  name: string,
  list: CheckedExpression | undefined,
  key: CheckedExpression | undefined,
  body: (field: FormulaCode) => FormulaCode,
): FormulaCode | undefined {
  const field = keyIn(list, key);
  if (!list || !field) return undefined;
  const item = writer.paramName("item", "other");
  return method(writer.lower(list), name, { kind: "arrow", params: [item], body: body(fieldOf(item, field.name)) });
}

/** Prints `list.filter((item) => item.uf === "SP")`. */
function compared(
  writer: ListWriter,
  name: string,
  list: CheckedExpression | undefined,
  key: CheckedExpression | undefined,
  value: CheckedExpression,
  isNegated = false,
): FormulaCode | undefined {
  const type = fieldType(list, key);
  if (!type || !isPlain(value.type) || !isRepeatable(value) || !overlaps(type, value.type)) return undefined;
  const operator = isNegated ? "!==" : "===";
  const right = writer.lower(value);
  return withField(writer, name, list, key, (left) => ({ kind: "infix", operator, left, right }));
}

/** Prints `list.find((item) => item.id === value)`. */
function lookedUp(writer: ListWriter, { args }: HelperCall): FormulaCode | undefined {
  const [value, list, key] = args;
  return value && compared(writer, "find", list, key ?? { ...value, kind: "literal", value: "id" }, value);
}

/** Prints `list.reduce((total, item) => total + (item.valor || 0), 0)`: NaN and anything but a number count as 0. */
function summed(
  writer: ListWriter,
  list: CheckedExpression | undefined,
  key: CheckedExpression | undefined,
): FormulaCode | undefined {
  const field = keyIn(list, key);
  if (!list || !field || partsOf(field.type).some(({ kind }) => kind !== "number" && kind !== "nothing")) {
    return undefined;
  }
  const [total, item] = [writer.paramName("total"), writer.paramName("item", "other")];
  const zero: FormulaCode = { kind: "literal", value: 0 };
  const right: FormulaCode = { kind: "infix", operator: "||", left: fieldOf(item, field.name), right: zero };
  const body: FormulaCode = { kind: "infix", operator: "+", left: { kind: "name", code: total }, right };
  return method(writer.lower(list), "reduce", { kind: "arrow", params: [total, item], body }, zero);
}

/** Prints `join` for items that arrays join in the same way: texts, numbers, and `nothing`, which is an empty text. */
function joined(
  writer: ListWriter,
  first: CheckedExpression | undefined,
  separator: CheckedExpression | undefined,
): FormulaCode | undefined {
  const list = listIn(first);
  if (list?.type.kind !== "list") return undefined;
  if (partsOf(list.type.item).some((part) => part.kind !== "nothing" && !isPlain(part))) return undefined;
  if (separator && !isText(separator.type)) return undefined;
  return method(writer.lower(list), "join", separator ? writer.lower(separator) : { kind: "literal", value: "," });
}

function itemAt(
  writer: ListWriter,
  first: CheckedExpression | undefined,
  position: CheckedExpression | undefined,
): FormulaCode | undefined {
  const list = listIn(first);
  if (!list || position?.kind !== "literal" || typeof position.value !== "number") return undefined;
  if (!Number.isInteger(position.value) || position.value < 0) return undefined;
  return { kind: "index", object: writer.lower(list), index: writer.lower(position), isOptional: false };
}

function lengthOf(writer: ListWriter, value: CheckedExpression | undefined): FormulaCode | undefined {
  return value && { kind: "member", object: writer.lower(value), name: "length", isOptional: false };
}

/** Returns the argument if it is certainly a list. A literal list stays with its helper, which determines its type. */
function listIn(argument: CheckedExpression | undefined): CheckedExpression | undefined {
  const isSure = argument?.type.kind === "list" && argument.kind !== "list" && argument.kind !== "conversion";
  return isSure ? argument : undefined;
}

interface Field {
  readonly name: string;
  readonly type: Type;
}

/** Returns the member that a key names, if all items certainly have it. */
function keyIn(argument: CheckedExpression | undefined, key: CheckedExpression | undefined): Field | undefined {
  const list = listIn(argument);
  if (list?.type.kind !== "list" || list.type.item.kind !== "record") return undefined;
  if (key?.kind !== "literal" || typeof key.value !== "string" || key.value in Object.prototype) return undefined;
  const type = list.type.item.fields.get(key.value);
  return type && { name: key.value, type };
}

const fieldType = (list: CheckedExpression | undefined, key: CheckedExpression | undefined) => keyIn(list, key)?.type;

/** True for an expression that is cheap to evaluate for each item, and that has the same type inside a function. */
function isRepeatable(node: CheckedExpression): boolean {
  // A condition may have narrowed a member, and TypeScript forgets that inside a function.
  if (node.kind === "member") {
    const { object } = node;
    return object.kind === "reference" ? object.reference.type.kind === "record" : isConst(object);
  }
  return node.kind === "literal" || node.kind === "reference" || isConst(node);
}

const isConst = ({ kind }: CheckedExpression): boolean => kind === "local" || kind === "constant";

const isText = (type: Type): boolean => type.kind === "text" || type.kind === "date";

/** True for a single value that is never `nothing` and equal only to itself. */
const isPlain = (type: Type | undefined): boolean =>
  type !== undefined && (isText(type) || type.kind === "number" || type.kind === "boolean");

const partsOf = (type: Type): readonly Type[] => (type.kind === "union" ? type.of : [type]);

const fieldOf = (item: string, name: string): FormulaCode => ({
  kind: "member",
  object: { kind: "name", code: item },
  name,
  isOptional: false,
});

const method = (object: FormulaCode, name: string, ...args: readonly FormulaCode[]): FormulaCode => ({
  kind: "method",
  object,
  name,
  args,
});
