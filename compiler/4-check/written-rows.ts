import { note, type Problems, reportProblems } from "../3-link/formula/problem.ts";
import type { WrittenRows } from "../3-link/linked-design.ts";
import type { OptionalField } from "../3-link/names/scope.ts";
import type { NamedTable } from "../3-link/names/symbols.ts";
import type { Thing } from "../3-link/names/thing.ts";
import { incompleteRow, isAlwaysPresent } from "../3-link/steps/data.ts";
import { relatedWords } from "../diagnostics/catalogue.ts";
import { diagnose, relate } from "../diagnostics/diagnostic.ts";
import { type RecordType, type Type, text, unknown } from "../formula-types.ts";
import { missingNames, nearestName } from "../near-names.ts";
import type { Report } from "../result.ts";
import { type Place, within } from "../span.ts";
import { isAssignable, isMaybeNothing, optional, typeText, withoutNothing } from "../value-types.ts";
import type { CheckedExpression, CheckedRecord } from "./expressions/expression.ts";
import { rootOf } from "./expressions/narrowing.ts";

/**
 * Checks complete rows that a formula writes to a table, as far as their type is known.
 *
 * Literal parts of the formula are reported one by one, anything else once for the whole expression. Reports unknown
 * columns, values of another type, and missing columns of a new row.
 */
export function checkWrittenRows(expression: CheckedExpression, rows: WrittenRows, place: Place, report: Report): void {
  const problems: Problems = [];
  checkRows(problems, expression, rows);
  reportProblems(problems, place, report);
}

/** Reports the part of a value that may be `nothing`. What is unknown may be a value. */
export function checkPresent(expression: CheckedExpression, place: Place, report: Report): void {
  const problems: Problems = [];
  notePresent(problems, expression);
  reportProblems(problems, place, report);
}

function notePresent(problems: Problems, value: CheckedExpression): void {
  const part = absentPart(value);
  if (!part) return;
  const field = optionalFieldOf(part);
  const type = typeText(part.type);
  if (!field) return note(problems, part, "formula/maybe-nothing", type);
  const { id, place: related } = field;
  problems.push({
    start: part.start,
    end: part.end,
    code: "formula/maybe-nothing",
    isError: true,
    isLast: false,
    report: (place, report) =>
      report(
        relate(
          diagnose("formula/maybe-nothing", within(place, part.start, part.end), type, id),
          related,
          relatedWords.optional,
        ),
      ),
  });
}

/** Returns the field that a value is read from, if its form is valid without one. */
function optionalFieldOf(value: CheckedExpression): OptionalField | undefined {
  const root = rootOf(value);
  return root.kind === "reference" ? root.reference.optionalField : undefined;
}

/** What has the values of a form: its fields, and the event that submits it. */
const formKinds: ReadonlySet<Thing["kind"]> = new Set(["element", "event"]);

/**
 * Returns the smallest part of a value that makes it `nothing`. The value of a field counts only if the field is known to
 * be optional: otherwise its form requires one.
 */
function absentPart(value: CheckedExpression): CheckedExpression | undefined {
  switch (value.kind) {
    case "conversion":
      return undefined;
    case "conditional":
      return absentPart(value.whenTrue) ?? absentPart(value.whenFalse);
    case "binary":
      if (value.operator === "??" || value.operator === "||") return absentPart(value.right);
  }
  const root = rootOf(value);
  const isOfForm = root.kind === "reference" && formKinds.has(root.reference.thing.kind);
  if (isOfForm && !optionalFieldOf(value)) return undefined;
  return value.type.kind !== "unknown" && isMaybeNothing(value.type) ? value : undefined;
}

function checkRows(problems: Problems, value: CheckedExpression, rows: WrittenRows): void {
  if (value.kind === "record" && value.entries.every(({ name }) => name !== undefined))
    return checkRecord(problems, value, rows);
  const parts = partsOf(value);
  if (parts === undefined) return checkType(problems, value, value.type, rows);
  for (const part of parts) checkRows(problems, part, rows);
}

/** Returns the expressions inside another that produce its rows, if they are written there. */
function partsOf(value: CheckedExpression): readonly CheckedExpression[] | undefined {
  switch (value.kind) {
    case "list":
      return value.items;
    case "spread":
    case "conversion":
      return [value.value];
    case "conditional":
      return [value.whenTrue, value.whenFalse];
    case "binary":
      return value.operator === "??" || value.operator === "||" ? [value.left, value.right] : undefined;
    case "match":
      return [...value.cases.map(({ result }) => result), ...(value.fallback ? [value.fallback] : [])];
    case "helper": {
      const [first, second] = value.args;
      if (value.name === "flat" && first) return [first];
      return value.name === "map" && second?.kind === "lambda" ? [second.body] : undefined;
    }
    default:
      return undefined;
  }
}

function checkRecord(problems: Problems, record: CheckedRecord, rows: WrittenRows): void {
  const { table, isNew } = rows;
  const { accepted: fields } = table;
  for (const entry of record.entries) {
    const { name = "", value } = entry;
    const wanted = fields.get(name);
    if (wanted === undefined) note(problems, entry, "reference/unknown", ...unknownColumn(name, table));
    else if (!isAssignable(value.type, optional(wanted)))
      note(problems, value, "formula/wrong-type", typeText(wanted), typeText(value.type));
    else if (isAlwaysPresent(table, name, isNew)) notePresent(problems, value);
  }
  if (isNew) checkComplete(problems, record, new Set(record.entries.map(({ name }) => name ?? "")), table);
}

function checkType(problems: Problems, value: CheckedExpression, type: Type, rows: WrittenRows): void {
  const given = withoutNothing(type) ?? unknown;
  switch (given.kind) {
    case "unknown":
      return;
    case "union":
      for (const part of given.of) checkType(problems, value, part, rows);
      return;
    case "list":
      return checkType(problems, value, given.item, rows);
    case "record":
      return checkRecordType(problems, value, given, rows);
    default:
      note(problems, value, "formula/wrong-type", typeText(rows.table.row), typeText(given));
  }
}

/** Reports at most one problem of each kind, because all have the same place. */
function checkRecordType(
  problems: Problems,
  value: CheckedExpression,
  { fields, open }: RecordType,
  { table, isNew }: WrittenRows,
): void {
  const columns = table.accepted;
  const other = [...fields.keys()].find((name) => !columns.has(name));
  if (other !== undefined) note(problems, value, "reference/unknown", ...unknownColumn(other, table));
  for (const [name, given] of fields) {
    const wanted = columns.get(name);
    if (wanted === undefined) continue;
    // An update leaves a column as it is whose value is absent.
    const isAbsent = isNew && given.kind !== "unknown" && isMaybeNothing(given) && isAlwaysPresent(table, name, isNew);
    if (isAssignable(given, optional(wanted)) && !isAbsent) continue;
    note(problems, value, "formula/wrong-type", typeText(wanted), typeText(given), columnHelp(name, wanted, given));
    break;
  }
  if (isNew && !open) checkComplete(problems, value, new Set(fields.keys()), table);
}

/** A record forgets which texts a value was written with; in the step itself the column decides. */
const columnHelp = (name: string, wanted: Type, given: Type): string =>
  isAssignable(text, given) && isAssignable(wanted, optional(text))
    ? `write \`${name}\` in \`data\` of this step, where its values stay known: in a record of its own they become any text`
    : `correct the column \`${name}\``;

const unknownColumn = (name: string, { row }: NamedTable) =>
  ["column", name, nearestName(name, row.fields.keys()), undefined, [...row.fields.keys()]] as const;

/** Checks that a new row has every column that cannot be empty and has no default. */
function checkComplete(
  problems: Problems,
  value: CheckedExpression,
  given: ReadonlySet<string>,
  { name, required, row }: NamedTable,
): void {
  const missing = missingNames(given, required, row.fields);
  if (missing.length > 0)
    note(problems, value, "property/missing", missing.join("`, `"), `a row of \`${name}\``, incompleteRow);
}
