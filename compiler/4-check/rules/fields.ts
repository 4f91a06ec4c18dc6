import { isObject } from "../../2-validate/context.ts";
import type { LinkedApp, LinkedElement, LinkedNode, LinkedValue, LinkedWorkflow } from "../../3-link/linked-design.ts";
import { itemCell } from "../../3-link/values/link-value.ts";
import { fieldProps } from "../../catalogue/field-props.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Type } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import { withoutNothing } from "../../value-types.ts";
import { missingMember } from "../expressions/helper-call.ts";
import { visitStepLists } from "./walk.ts";

/** Reports fields that the rows of a list do not have: in the order of a repeat, in properties such as `labelField`. */
export function checkFields(node: LinkedNode, report: Report): void {
  if (node.repeat?.sort)
    for (const field of fieldsInside(node.repeat.sort, "by")) checkField(field, node.repeat.item.type, report);
  if (node.kind !== "element") return;
  for (const { prop, key, list } of fieldProps.get(node.type) ?? []) {
    const base = baseOf(node, prop);
    if (!base) continue;
    const rows = itemCell(baseOf(node, list)).type;
    const fields = key !== undefined ? fieldsInside(base, key) : base.kind === "literal" ? [base] : [];
    for (const field of fields) checkField(field, rows, report);
  }
}

/** Reports keys of collections, and fields in the order of those outside the database, that their rows do not have. */
export function checkCollectionFields({ collections }: LinkedApp, report: Report): void {
  for (const { named } of collections) {
    const { row, place } = named;
    const json: unknown = place.key === undefined ? undefined : Reflect.get(place.owner, place.key);
    if (!isObject(json)) continue;
    if (Object.hasOwn(json, "key")) checkField({ ...placeOf(place.file, json, "key"), value: json.key }, row, report);
    if (json.source === "supabase" || !Array.isArray(json.sort)) continue;
    for (const order of json.sort)
      if (isObject(order)) checkField({ ...placeOf(place.file, order, "by"), value: order.by }, row, report);
  }
}

/** Reports columns of CSV files that the rows do not have. */
export function checkCsvColumns(workflow: LinkedWorkflow, report: Report): void {
  visitStepLists(workflow, (steps) => {
    for (const { action, json, values, file } of steps) {
      const { columns } = json;
      if (action !== "downloadCsv" || !Array.isArray(columns)) continue;
      const rows = itemCell(values.data).type;
      for (const [index, value] of columns.entries()) {
        const place = placeOf(file, columns, index);
        // The columns are names, not paths.
        if (typeof value === "string")
          checkMissing(place, missingMember(rows && withoutNothing(rows), [value]), report);
      }
    }
  });
}

const baseOf = (node: LinkedElement, name: string): LinkedValue | undefined =>
  node.props.find((prop) => prop.name === name)?.base;

interface Field extends Place {
  readonly value: unknown;
}

/** Returns the literal members with a name in the objects of a list. */
function fieldsInside(list: LinkedValue, key: string): readonly Field[] {
  if (list.kind === "list")
    return list.items.flatMap((item) =>
      item.kind === "record"
        ? item.entries.flatMap(({ name, value }) => (name === key && value.kind === "literal" ? [value] : []))
        : fieldsInside(item, key),
    );
  // The value may be a copy, which has no place in the file.
  const given: unknown = list.kind === "literal" && list.key !== undefined ? Reflect.get(list.owner, list.key) : [];
  const objects = Array.isArray(given) ? given : [given];
  return objects.flatMap((one) =>
    isObject(one) && Object.hasOwn(one, key) ? [{ ...placeOf(list.file, one, key), value: one[key] }] : [],
  );
}

/** Reports the first name of a path that the rows do not have. */
function checkField({ value, ...place }: Field, rows: Type | undefined, report: Report): void {
  if (typeof value !== "string" || value === "") return;
  checkMissing(place, missingMember(rows && withoutNothing(rows), value.split(".")), report);
}

function checkMissing(place: Place, missing: ReturnType<typeof missingMember>, report: Report): void {
  if (!missing) return;
  const names = [...missing.record.fields.keys()];
  report(
    diagnose("reference/unknown", place, "field", missing.name, nearestName(missing.name, names), undefined, names),
  );
}
