import { isObject, type JsonObject, recordOf } from "../../json.ts";
import { canonical } from "../../review/compare/similar.ts";
import type { EntryFact, Facts } from "../facts.ts";
import { collectionRule, formulaRule, isText, type Rule, stepRule, variableRule } from "../rule.ts";

const category = "data";

const keysOf = ({ design }: Facts, table: unknown): readonly string[] =>
  isText(table) ? (design.tables?.json.tables?.[table]?.primaryKey ?? []) : [];

/** Returns the columns that a collection reads as numbers, also of related rows, as `table.column`. */
function numbersReadBy({ json }: EntryFact, { design: { tables } }: Facts): readonly string[] {
  if (json.source !== "supabase") return [];
  const known = { ...tables?.json.tables, ...tables?.json.views };
  const name = String(json.table ?? json.view);
  const columnsOf = (table: string, part: JsonObject): readonly string[] => {
    const all = Array.isArray(part.columns) ? part.columns : Object.keys(known[table]?.columns ?? {});
    const texts = new Set(Array.isArray(part.asText) ? part.asText : []);
    return all.filter((column) => !texts.has(column)).map((column) => `${table}.${column}`);
  };
  const related = Object.entries(recordOf(json.embed)).flatMap(([alias, part]) =>
    columnsOf(String(known[name]?.relations?.[alias]?.table), recordOf(part)),
  );
  return [...columnsOf(name, json), ...related];
}

const isWithoutMatch = ({ match, filter }: JsonObject): boolean =>
  Object.keys(recordOf(match)).length === 0 && !isObject(filter);

export const data: readonly Rule[] = [
  stepRule({
    category,
    code: "audit/write-all-rows",
    message: "the step writes all rows of `{}`",
    help: "set `match` or `filter`",
    why: "Without a condition the step changes or deletes every row that the user may write.",
    wrong: `{ "action": "supabase.delete", "table": "contacts", "match": {} }`,
    right: `{ "action": "supabase.delete", "table": "contacts", "match": { "id": 1 } }`,
    test: ({ json }) =>
      (json.action === "supabase.update" || json.action === "supabase.delete") &&
      isWithoutMatch(json) && { word: String(json.table) },
  }),
  collectionRule({
    category,
    code: "audit/pages-without-order",
    message: "pages of rows have no order",
    help: "set `sort`, with a unique column at the end",
    why: "The database returns rows in any order, a different one for each page: some rows appear twice, others never.",
    wrong: `{ "collections": { "orders": { "source": "supabase", "table": "contacts", "limit": 20, "offset": { "formula": "variables.total" } } } }`,
    right: `{ "collections": { "orders": { "source": "supabase", "table": "contacts", "limit": 20, "offset": { "formula": "variables.total" }, "sort": [{ "by": "id" }] } } }`,
    test: ({ json }) =>
      json.source === "supabase" &&
      "offset" in json &&
      json.offset !== 0 &&
      !("sort" in json) &&
      !("function" in json) &&
      "offset",
  }),
  stepRule({
    category,
    code: "audit/first-of-many",
    message: "the step takes the first of many rows, in no order",
    help: "set `sort`, or compare a unique column",
    why: "The database returns any of the rows, today one and tomorrow another.",
    wrong: `{ "action": "supabase.select", "table": "contacts", "limit": 1 }`,
    right: `{ "action": "supabase.select", "table": "contacts", "limit": 1, "sort": [{ "by": "id" }] }`,
    test: ({ json }) =>
      json.action === "supabase.select" && json.limit === 1 && !("sort" in json) && isWithoutMatch(json) && "limit",
  }),
  collectionRule({
    category,
    code: "audit/same-collection",
    message: "the collection fetches the same as `{}`",
    help: "use that one on both pages",
    why: "Both are fetched and kept apart: a change that one of them sees is missing in the other.",
    wrong: `{ "collections": { "customers": { "source": "supabase", "table": "contacts", "limit": 7 }, "people": { "source": "supabase", "table": "contacts", "limit": 7 } } }`,
    right: `{ "collections": { "customers": { "source": "supabase", "table": "contacts", "limit": 7 } } }`,
    test: ({ name, json }, { collections }) => {
      if (json.source === "static") return false;
      const { description: _, name: __, ...own } = json;
      const other = collections.find((each) => {
        const { description: ___, name: ____, ...rest } = each.json;
        return each.name < name && canonical(rest) === canonical(own);
      });
      return other && { word: other.name };
    },
  }),
  collectionRule({
    category,
    code: "audit/realtime-without-key",
    message: "the table `{}` has no primary key, so changes cannot be applied",
    help: "add a primary key to the table, or `key` to the collection",
    why: "A change of a row is found by its key. Without one, the whole list is fetched again for each change.",
    wrong: `tables.json: { "tables": { "notices": { "columns": { "text": { "type": "text" } } } } }
collections.json: { "collections": { "notices": { "source": "supabase", "table": "notices", "limit": 10, "realtime": true } } }`,
    right: `tables.json: { "tables": { "notices": { "columns": { "text": { "type": "text" }, "id": { "type": "number" } }, "primaryKey": ["id"] } } }
collections.json: { "collections": { "notices": { "source": "supabase", "table": "notices", "limit": 10, "realtime": true } } }`,
    test: ({ json }, facts) =>
      json.realtime === true &&
      isText(json.table) &&
      !("key" in json) &&
      keysOf(facts, json.table).length === 0 && { at: "realtime", word: json.table },
  }),
  collectionRule({
    category,
    code: "audit/rounded-number",
    message: "a formula calculates with numbers that may have more digits than JavaScript keeps: `{}`",
    help: "limit the column in the database (`numeric(12, 2)`, or a check of a `bigint`), or read it with `asText`",
    why: "JavaScript keeps 15 digits, and integers up to 2^53. Beyond, a number changes on its way to the app without an error, and so does what the app calculates and writes with it.",
    wrong: `create table public.invoices (id bigint primary key, total numeric not null);
alter table public.invoices enable row level security;
create policy read on public.invoices for select to authenticated using (true);`,
    right: `create table public.invoices (id bigint primary key, total numeric(12, 2) not null);
alter table public.invoices enable row level security;
create policy read on public.invoices for select to authenticated using (true);`,
    test: (entry, facts) => {
      const wide = new Set(facts.database?.wideNumbers);
      const found = numbersReadBy(entry, facts).filter((column) => wide.has(column) && facts.calculated.has(column));
      return found.length > 0 && { word: [...new Set(found)].join("`, `") };
    },
  }),
  variableRule({
    category,
    code: "audit/stored-without-default",
    message: "`{}` is kept in the browser, and has no default",
    help: "set `default`, for the first visit",
    why: "On the first visit the value is nothing, which formulas and fields handle differently from an empty text or list.",
    wrong: `{ "variables": { "savedFilter": { "type": "array", "local": true } } }`,
    right: `{ "variables": { "savedFilter": { "type": "array", "local": true, "default": [] } } }`,
    test: ({ name, json }) =>
      json.local === true &&
      ["array", "boolean", "number"].includes(String(json.type)) &&
      !("default" in json) && { at: "local", word: name },
  }),
  formulaRule({
    category,
    code: "audit/sum-of-page",
    message: "a total of the rows of one page",
    help: "let the database compute it: a view or a function",
    why: "The collection has only the rows of the current page, so the total changes with the page.",
    wrong: `collections.json: { "collections": { "rows": { "source": "supabase", "table": "contacts", "limit": 20, "offset": { "formula": "variables.total" }, "sort": [{ "by": "id" }] } } }
pages/start.json: { "title": { "formula": "length(collections.rows.data)" } }`,
    right: `collections.json: { "collections": { "rows": { "source": "supabase", "table": "contacts", "limit": 20, "offset": { "formula": "variables.total" }, "sort": [{ "by": "id" }] } } }
pages/start.json: { "title": { "formula": "collections.rows.total" } }`,
    test: ({ formula }, { collections }) => {
      const name = /^\s*(?:sum|average|length|count)\(collections\.(\w+)\.data\)\s*$/.exec(formula)?.[1];
      const json = collections.find((each) => each.name === name)?.json;
      return json !== undefined && "offset" in json && "formula";
    },
  }),
];
