import type { FetchJson } from "../../2-validate/schema-types.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { number, type Type, unknown } from "../../formula-types.ts";
import { missingNames } from "../../near-names.ts";
import { placeOf } from "../../span.ts";
import { isMaybeNothing, list, openRecord, optional, record, union } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedValue, StepShape } from "../linked-design.ts";
import { checkName } from "../names/references.ts";
import type { NamedTable } from "../names/symbols.ts";
import { namedThing } from "../names/thing.ts";
import { checkArranged, linkCall } from "../rules/function-call.ts";
import { type NamedFields, withSpelledFields } from "../values/field-path.ts";
import { linkFetch, linkFetches } from "../values/link-fetch.ts";
import { checkFilter, checkOrder } from "../values/link-filter.ts";
import { expecting, filterSchema, linkValue, typeGiven } from "../values/link-value.ts";
import { nameIn, namesIn, objectIn, type StepRule, type StepSite, type StepValues } from "./step-site.ts";

const tableStep: StepRule = { link: linkTable, result: rowsOf };
const newRowsStep: StepRule = { link: linkTable, result: newRowsOf };

/** The rows that a formula writes: one, or several. */
const newRows: Type = union(list(openRecord), openRecord);

/** Steps that read and write data. */
export const dataSteps: Readonly<Record<string, StepRule>> = {
  fetchCollection: {
    fetches: ({ site: { ctx }, scope }, json) => {
      const given = objectIn(json, "with");
      const isAgain = json.again === true;
      if (given && isAgain)
        ctx.report(diagnose("property/choose-one", placeOf(ctx.file, json, "again"), together, together));
      const site = { collection: nameIn(json, "collection"), owner: json, key: "collection", where: "step" } as const;
      return [linkFetch(ctx, scope, given ? { ...site, with: given } : site, isAgain)];
    },
  },
  fetchCollections: {
    // The schema requires the list.
    fetches: ({ site: { ctx }, scope }, json) =>
      linkFetches(ctx, scope, json.collections as readonly FetchJson[], json.again === true),
  },
  readCollection: {
    link: ({ site: { ctx } }, json) => {
      const name = nameIn(json, "collection");
      checkName(ctx, "collection", name, ctx.symbols.collections, json, "collection");
      return undefined;
    },
    result: ({ site }, json) => {
      const collection = site.ctx.symbols.collections.get(nameIn(json, "collection"));
      const row = collection?.row ?? unknown;
      return collection?.isSingle ? optional(row) : list(row);
    },
  },
  updateCollection: { link: linkCollectionData },
  "supabase.select": { link: linkTable, result: (at, json) => counted(json, rowsOf(at, json)) },
  "supabase.insert": newRowsStep,
  "supabase.update": tableStep,
  "supabase.upsert": newRowsStep,
  "supabase.delete": tableStep,
  "supabase.call": {
    link: ({ site: { ctx }, scope }, json, values) => {
      checkCount(ctx, json);
      if (json.sort !== undefined) values.sort = linkValue(ctx, scope, json, "sort", filterSchema);
      linkCall(ctx, json, values.args);
      spellFields(values, checkArranged(ctx, json, values.filter));
      return undefined;
    },
    result: ({ site }, json) =>
      counted(json, site.ctx.symbols.functions.get(nameIn(json, "function"))?.result ?? unknown),
  },
};

/** Writes the fields of a filter and an order of rows in the notation of the runtime. */
function spellFields(values: StepValues, fields: NamedFields | undefined): void {
  if (fields === undefined) return;
  for (const name of ["filter", "sort"]) {
    const value = values[name];
    if (value) values[name] = withSpelledFields(value, fields);
  }
}

const together = ["with", "again"];

/** Checks the collection that a step changes, and sets the expected type of its new data. */
function linkCollectionData({ site: { ctx } }: StepSite, json: StepShape, values: StepValues): undefined {
  const name = nameIn(json, "collection");
  const { collections } = ctx.symbols;
  ctx.reads.add(namedThing("collection", name));
  if (!checkName(ctx, "collection", name, collections, json, "collection")) return undefined;
  const collection = collections.get(name);
  const operation = json.operation ?? "replace";
  const isOne = operation === "update" || operation === "delete";
  checkRow(ctx, json, isOne && collection?.isSingle === false);
  if (operation !== "delete" && json.data === undefined)
    ctx.report(diagnose("property/missing", placeOf(ctx.file, json), "data", `\`${String(operation)}\``));
  const row = collection?.row ?? unknown;
  const { data } = values;
  const isPart = data?.kind === "literal" && json.merge === true && !Array.isArray(data.value);
  if (row.kind === "record" && (data?.kind === "record" || isPart)) {
    const given = objectIn(json, "data") ?? {};
    for (const field of Object.keys(given)) checkName(ctx, "field", field, row.fields, given, field, "key");
    expectEntries(ctx, data, (field) => row.fields.get(field));
  } else if (data && json.merge !== true) {
    expecting(ctx, data, ctx.types.orNothing(operation === "replace" && !collection?.isSingle ? list(row) : row));
  }
  return undefined;
}

/** Checks that a row is identified by its position or by its key. */
function checkRow(ctx: LinkContext, json: StepShape, isNeeded: boolean): void {
  const names = ["index", "key"];
  const given = names.filter((one) => json[one] !== undefined);
  if (given.length > 1 || (isNeeded && given.length === 0))
    ctx.report(diagnose("property/choose-one", placeOf(ctx.file, json), names, given));
}

/** Checks the table and columns that a step names, and sets the expected types of its values. */
function linkTable({ site: { ctx }, scope }: StepSite, json: StepShape, values: StepValues): undefined {
  const { tables } = ctx.symbols;
  checkNarrowing(ctx, json);
  checkCount(ctx, json);
  if (json.sort !== undefined) values.sort = linkValue(ctx, scope, json, "sort", filterSchema);
  const name = nameIn(json, "table");
  if (tables.size === 0 || !checkName(ctx, "table", name, tables, json, "table")) return undefined;
  const table = tables.get(name);
  const fields: NamedFields["columns"] = table?.accepted ?? new Map();
  for (const key of ["match", "data"]) {
    const given = values[key];
    const owner = objectIn(json, key);
    if (given?.kind === "formula" && key === "data") {
      const isNew = json.action !== "supabase.update";
      expecting(ctx, given, isNew ? newRows : openRecord, true);
      if (table) given.rows = { table, isNew };
    }
    if (!owner || given?.kind === "formula") continue;
    for (const column of Object.keys(owner)) checkName(ctx, "column", column, fields, owner, column, "key");
    expectEntries(ctx, given, (column) => fields.get(column));
    if (key === "data" && table && given?.kind === "record")
      for (const { name: column, value } of given.entries)
        if (value.kind === "formula" && isAlwaysPresent(table, column, json.action !== "supabase.update"))
          value.isPresent = true;
  }
  checkFilter(ctx, json.filter, values.filter, { columns: fields });
  checkOrder(ctx, json.sort, { columns: fields });
  spellFields(values, { columns: fields });
  for (const key of ["columns", "conflict"]) {
    const columns = json[key] as object;
    namesIn(json, key).forEach((column, columnIndex) => {
      checkName(ctx, "column", column, fields, columns, columnIndex);
    });
  }
  if (table) checkComplete(ctx, json, table);
  return undefined;
}

/** Checks that `countOnly` comes with `count`. */
function checkCount(ctx: LinkContext, json: StepShape): void {
  if (json.countOnly === true && json.count === undefined)
    ctx.report(diagnose("property/missing", placeOf(ctx.file, json), "count", "`countOnly`"));
}

/** Checks that an update or delete has a condition: without one it would affect every row. */
function checkNarrowing(ctx: LinkContext, json: StepShape): void {
  if (json.action !== "supabase.update" && json.action !== "supabase.delete") return;
  const names = ["match", "filter"];
  if (names.some((name) => Object.keys(objectIn(json, name) ?? {}).length > 0)) return;
  const help = "add a condition; without one the step would change every row";
  ctx.report(diagnose("property/choose-one", placeOf(ctx.file, json, "action"), names, [], help));
}

/** Checks that a new row has every column that cannot be empty and has no default. */
function checkComplete(ctx: LinkContext, json: StepShape, { name, required, row }: NamedTable): void {
  const data = json.action === "supabase.insert" || json.action === "supabase.upsert" ? json.data : undefined;
  if (typeof data !== "object" || data === null || isListData(data)) return;
  const missing = missingNames(Object.keys(data), required, row.fields);
  if (missing.length === 0) return;
  const place = placeOf(ctx.file, json, "data");
  ctx.report(diagnose("property/missing", place, missing.join("`, `"), `a row of \`${name}\``, incompleteRow));
}

/** Whether a written column must have a value: it is NOT NULL, and a new row has no default for it. */
export const isAlwaysPresent = ({ row, required }: NamedTable, column: string, isNew: boolean): boolean =>
  isNew ? required.has(column) : !isMaybeNothing(row.fields.get(column) ?? unknown);

/** The help for a row without a required column. */
export const incompleteRow = "add it, or set a default for the column in the database";

/** Sets the expected types of a literal row's columns. A literal null is valid only for a nullable column. */
function expectEntries(
  ctx: LinkContext,
  given: LinkedValue | undefined,
  typeOf: (name: string) => Type | undefined,
): void {
  if (given?.kind === "record") {
    for (const { name, value } of given.entries) {
      const type = typeOf(name) ?? unknown;
      expecting(ctx, value, value.kind === "literal" ? type : ctx.types.orNothing(type));
    }
  } else if (given?.kind === "literal" && typeof given.value === "object" && given.value !== null) {
    const types = Object.keys(given.value).map((name) => [name, typeOf(name) ?? unknown] as const);
    expecting(ctx, given, record(Object.fromEntries(types), true));
  }
}

/** Returns the result type of a read: rows, rows with their count, or the count alone. */
function counted(json: StepShape, rows: Type): Type {
  if (json.countOnly === true) return number;
  return json.count === undefined ? rows : record({ data: rows, count: number });
}

/** Returns the rows of a step's result: one or a list, complete or with only some columns. */
function rowsOf({ site }: StepSite, json: StepShape): Type {
  const table = site.ctx.symbols.tables.get(nameIn(json, "table"));
  const row = table ? narrowed(table, json.columns === undefined ? undefined : namesIn(json, "columns")) : unknown;
  const { action } = json;
  const isAdded = action === "supabase.insert" || action === "supabase.upsert";
  // An update or removal of no row is an error.
  if (json.single === true) return action === "supabase.select" ? optional(row) : row;
  return isAdded && !isListData(json.data) ? optional(row) : list(row);
}

/** Rows from a formula may be a list; a literal record is a single row. */
const isListData = (data: unknown): boolean =>
  Array.isArray(data) || (typeof data === "object" && data !== null && "formula" in data);

/** Returns the rows that an insert or upsert returns. Of rows from a formula, the type of the formula says whether it is one. */
function newRowsOf(at: StepSite, json: StepShape, { data }: StepValues): Type | (() => Type) {
  const rows = rowsOf(at, json);
  if (data?.kind !== "formula" || json.single === true || rows.kind !== "list") return rows;
  const given = typeGiven(data);
  return () => {
    const { kind } = given();
    return kind === "list" ? rows : kind === "record" ? optional(rows.item) : unknown;
  };
}

const narrowed = (table: NamedTable, columns: readonly string[] | undefined): Type =>
  columns ? record(Object.fromEntries([...table.row.fields].filter(([name]) => columns.includes(name)))) : table.row;
