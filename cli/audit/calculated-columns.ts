import type { Checked } from "../../compiler/4-check/check.ts";
import type { CheckedExpression } from "../../compiler/4-check/expressions/expression.ts";
import { visitExpressions } from "../../compiler/4-check/expressions/nodes.ts";
import type { Type } from "../../compiler/formula-types.ts";
import { withoutNothing } from "../../compiler/value-types.ts";

const operators: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%"]);
const helpers: ReadonlySet<string> = new Set("abs average ceil floor max min power round sqrt sum".split(" "));

/** Returns the columns with numbers that formulas calculate with, as `table.column`. */
export function calculatedColumns({ linked, units, app }: Checked): ReadonlySet<string> {
  // Each column with numbers has a type object of its own, which the checker hands on.
  const names = new Map<Type, string>();
  for (const { name, row } of linked.design.symbols.tables.values())
    for (const [column, type] of row.fields) {
      const value = withoutNothing(type);
      if (value?.kind === "number") names.set(value, `${name}.${column}`);
    }
  const found = new Set<string>();
  for (const { formulas } of [app, ...units.values()])
    for (const { lets, expression } of formulas.values())
      visitExpressions([lets, expression], (node) => {
        for (const type of [...operandsOf(node).flatMap(typesOf), ...summedOf(node)]) {
          const name = names.get(type);
          if (name !== undefined) found.add(name);
        }
      });
  return found;
}

/** Returns what an expression calculates with. */
function operandsOf(node: CheckedExpression): readonly CheckedExpression[] {
  if (node.kind === "unary") return node.operator === "-" ? [node.operand] : [];
  // `+` also joins texts.
  if (node.kind === "binary")
    return operators.has(node.operator) && node.type.kind !== "text" ? [node.left, node.right] : [];
  return node.kind === "helper" && helpers.has(node.name) ? node.args : [];
}

/** Returns the type of the field of rows that `rollupSum` adds up. */
function summedOf(node: CheckedExpression): readonly Type[] {
  if (node.kind !== "helper" || node.name !== "rollupSum") return [];
  const [list, key] = node.args;
  const row = list?.type.kind === "list" ? withoutNothing(list.type.item) : undefined;
  const field = row?.kind === "record" && key?.kind === "literal" ? row.fields.get(String(key.value)) : undefined;
  return field === undefined ? [] : [withoutNothing(field) ?? field];
}

/** Returns the types of the numbers in a value: one number, or the items of a list. */
function typesOf(value: CheckedExpression): readonly Type[] {
  switch (value.kind) {
    case "conversion":
      return typesOf(value.value);
    case "conditional":
      return [...typesOf(value.whenTrue), ...typesOf(value.whenFalse)];
    case "binary":
      return value.operator === "??" || value.operator === "||"
        ? [...typesOf(value.left), ...typesOf(value.right)]
        : [];
    default: {
      const type = withoutNothing(value.type);
      if (type === undefined) return [];
      return type.kind === "list" ? [withoutNothing(type.item) ?? type] : [type];
    }
  }
}
