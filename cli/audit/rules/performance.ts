import { isObject, type JsonObject, recordOf } from "../../json.ts";
import { isServed } from "../indexes.ts";
import { collectionRule, elementRule, isText, type Rule, stepRule, unitRule } from "../rule.ts";

const category = "performance";

/** Steps that could be one for all rows; a function may not take a list. */
const isRowStep = (action: unknown): boolean =>
  /^supabase\.(?:select|insert|update|upsert|delete)$/.test(String(action));

const requests = (action: unknown): boolean =>
  isText(action) &&
  /^(supabase\.(?!broadcast|subscribe|unsubscribe|setPresence)|rest\.|xano\.|fetchCollection)/.test(action);

/** The table or view that a collection or step reads. */
const tableOf = (json: JsonObject): string | undefined =>
  [json.table, json.view].find((name): name is string => typeof name === "string");

/** The fields that a filter compares with `eq`. */
const equalFields = (filter: unknown): readonly string[] => {
  if (!isObject(filter)) return [];
  if (Array.isArray(filter.and)) return filter.and.flatMap(equalFields);
  return filter.operator === "eq" && isText(filter.field) ? [filter.field] : [];
};

const fewColumns = 20;

export const performance: readonly Rule[] = [
  collectionRule({
    category,
    code: "audit/unbounded-list",
    message: "all rows of `{}` are fetched",
    help: "set `limit`, and show pages or load more",
    why: "The list grows with the business. With 100,000 rows the page stops: the database answers at most 1,000 at once, and the rest is missing.",
    wrong: `{ "collections": { "orders": { "source": "supabase", "table": "contacts" } } }`,
    right: `{ "collections": { "orders": { "source": "supabase", "table": "contacts", "limit": 50 } } }`,
    test: ({ json }, { design }) => {
      const table = json.source === "supabase" ? tableOf(json) : undefined;
      if (table === undefined || "limit" in json || json.single === true) return false;
      const keys = design.tables?.json.tables?.[table]?.primaryKey ?? [];
      const fields = equalFields(json.filter);
      const isOneRow = keys.length > 0 && keys.every((key) => fields.includes(key));
      return !isOneRow && { word: table };
    },
  }),
  collectionRule({
    category,
    code: "audit/all-columns",
    message: "all {} columns are fetched",
    help: "list the `columns` that pages show",
    why: "Each row carries every column, also long texts and JSON that no page shows. The list loads slower and costs more traffic.",
    wrong: `tables.json: { "tables": { "contacts": { "columns": { ${Array.from({ length: fewColumns + 1 }, (_, at) => `"c${at}": { "type": "text" }`).join(", ")} } } } }
collections.json: { "collections": { "contacts": { "source": "supabase", "table": "contacts", "limit": 50 } } }`,
    right: `collections.json: { "collections": { "contacts": { "source": "supabase", "table": "contacts", "columns": ["id", "name"], "limit": 50 } } }`,
    test: ({ json }, { design }) => {
      if (
        json.source !== "supabase" ||
        "columns" in json ||
        json.single === true ||
        json.limit === 1 ||
        !isText(json.table)
      )
        return false;
      const count = Object.keys(design.tables?.json.tables?.[json.table]?.columns ?? {}).length;
      return count > fewColumns && { word: String(count) };
    },
  }),
  collectionRule({
    category,
    code: "audit/high-limit",
    message: "up to {} rows are fetched at once",
    help: "show pages of at most 200 rows; a step that needs all of them reads one page after the other",
    why: "The database answers at most 1,000 rows to one request, so the rest is missing without an error.",
    wrong: `{ "collections": { "orders": { "source": "supabase", "table": "contacts", "limit": 5000 } } }`,
    right: `{ "collections": { "orders": { "source": "supabase", "table": "contacts", "limit": 100 } } }`,
    test: ({ json }) =>
      typeof json.limit === "number" && json.limit > 1000 && { at: "limit", word: String(json.limit) },
  }),
  collectionRule({
    category,
    code: "audit/missing-index",
    message: "no index of the table has `{}`, which this filter compares",
    help: "add an index to the migrations",
    why: "Without an index the database reads the whole table for each visit of the page.",
    wrong: `create table public.orders (id bigint primary key, customer_id bigint);`,
    right: `create table public.orders (id bigint primary key, customer_id bigint);
alter table public.orders enable row level security;
create policy read on public.orders for select to authenticated using (true);
create index on public.orders (customer_id);`,
    test: ({ json }, { design, database }) => {
      const rules = isText(json.table) ? database?.tables[json.table] : undefined;
      if (json.source !== "supabase" || !isText(json.table) || rules === undefined) return false;
      const table = design.tables?.json.tables?.[json.table];
      const fields = equalFields(json.filter);
      if (fields.some((field) => isServed(rules, field, fields))) return false;
      // An index of a column with a few values is not used.
      const isSelective = (field: string): boolean => {
        const column = table?.columns[field];
        return column !== undefined && column.type !== "boolean" && !column.enum;
      };
      return fields.some(isSelective) && { at: "filter", word: fields[0] ?? "" };
    },
  }),
  stepRule({
    category,
    code: "audit/since-without-index",
    message: "no index of the table orders its rows by `{}`",
    help: "add an index to the migrations that ends with the column; columns before it are those that the `filter`, or a policy, compares",
    why: "`since` asks for the newest rows when the channel opens and after each gap. Without an index the database reads and sorts the whole table for it, for each visitor.",
    wrong: `create table public.news (id bigint primary key, room bigint, written_at timestamptz);
create index on public.news (room, written_at);`,
    right: `create table public.news (id bigint primary key, room bigint, written_at timestamptz);
alter table public.news enable row level security;
create policy read on public.news for select to authenticated using (true);
create index on public.news (written_at);`,
    test: ({ json }, { database }) => {
      if (json.action !== "supabase.subscribe" || !isText(json.since) || !isText(json.table)) return false;
      const rules = database?.tables[json.table];
      const fields = equalFields(json.filter);
      if (rules === undefined || [json.since, ...fields].some((field) => isServed(rules, field, fields))) return false;
      return { at: "since", word: json.since };
    },
  }),
  collectionRule({
    category,
    code: "audit/large-static-data",
    message: "the data is {} kB of the script",
    help: "move it to a table, or to a file that is fetched",
    why: "Static data is part of the code: each visitor loads all of it before the page shows.",
    wrong: `{ "collections": { "cities": { "source": "static", "data": [${JSON.stringify("x".repeat(60_000))}] } } }`,
    right: `{ "collections": { "cities": { "source": "static", "data": ["Campinas"] } } }`,
    test: ({ json }) => {
      const size = json.source === "static" ? JSON.stringify(json.data ?? null).length : 0;
      return size > 50_000 && { at: "data", word: String(Math.round(size / 1000)) };
    },
  }),
  stepRule({
    category,
    code: "audit/request-in-loop",
    message: "one request per turn of the loop",
    help: "write all rows with one step, or read them with one filter",
    why: "A hundred rows are a hundred requests, one after the other: seconds instead of a moment. `supabase.insert` takes a list of rows.",
    wrong: `{ "action": "forEach", "items": { "formula": "variables.prices" }, "steps": [{ "action": "supabase.insert", "table": "contacts", "data": { "name": "Ana", "status": "approved", "amount": 1, "id": 1 } }] }`,
    right: `{ "action": "supabase.insert", "table": "contacts", "data": { "name": "Ana", "status": "approved", "amount": 1, "id": 1 } }`,
    test: ({ json, around }) => isRowStep(json.action) && around.some(({ action }) => action === "forEach"),
  }),
  stepRule({
    category,
    code: "audit/unbounded-select",
    message: "all rows of `{}` are read",
    help: "set `limit`, or compare the key",
    why: "The table grows. A step that reads all of it becomes slower each month, and loses rows after the first 1,000.",
    wrong: `{ "action": "supabase.select", "table": "contacts" }`,
    right: `{ "action": "supabase.select", "table": "contacts", "limit": 50 }`,
    test: ({ json }) =>
      json.action === "supabase.select" &&
      !["match", "filter", "limit", "countOnly", "single"].some((name) => name in json) && { word: String(json.table) },
  }),
  elementRule({
    category,
    code: "audit/request-per-key",
    message: "each character sends a request",
    help: "set `debounce` of the field",
    why: "Typing ten characters sends ten requests, and a late answer can replace a newer one. `debounce` waits until typing pauses.",
    wrong: `{ "id": "q", "type": "form-input", "props": { "label": "Search" }, "on": { "change": { "steps": [{ "action": "fetchCollection", "collection": "contacts" }] } } }`,
    right: `{ "id": "q", "type": "form-input", "props": { "label": "Search", "debounce": true }, "on": { "change": { "steps": [{ "action": "fetchCollection", "collection": "contacts" }] } } }`,
    test: ({ type, props, json }) => {
      const steps = recordOf(recordOf(json.on).change).steps;
      const isAsking = Array.isArray(steps) && steps.some((step) => requests(recordOf(step).action));
      const kind = props.type ?? "text";
      const isTyped = type === "form-input" && ["text", "search", "email", "tel", "textarea"].includes(String(kind));
      return isTyped && isAsking && !props.debounce && "on.change";
    },
  }),
  stepRule({
    category,
    code: "audit/fast-poll",
    message: "a loop asks the server every {} ms",
    help: "follow the table with `realtime`, or wait longer",
    why: "Each open page asks all day. Realtime sends a change when there is one.",
    wrong: `{ "action": "while", "condition": { "formula": "variables.isOpen" }, "steps": [{ "action": "wait", "ms": 500 }, { "action": "fetchCollection", "collection": "contacts" }] }`,
    right: `{ "action": "while", "condition": { "formula": "variables.isOpen" }, "steps": [{ "action": "wait", "ms": 30000 }, { "action": "fetchCollection", "collection": "contacts" }] }`,
    test: ({ json }) => {
      if (json.action !== "while" || !Array.isArray(json.steps)) return false;
      const steps = json.steps.map(recordOf);
      const wait = steps.find(({ action }) => action === "wait");
      return (
        steps.some(({ action }) => requests(action)) &&
        typeof wait?.ms === "number" &&
        wait.ms < 5000 && { word: String(wait.ms) }
      );
    },
  }),
  elementRule({
    category,
    code: "audit/deep-nesting",
    message: "the element is {} levels deep",
    help: "remove boxes around boxes, or make a component",
    why: "Each level is work for the browser on every layout, and nobody finds anything in such a tree.",
    wrong: nested(24),
    right: nested(6),
    test: ({ around }) => around.length === deepest && { word: String(around.length) },
  }),
  unitRule({
    category,
    code: "audit/large-page",
    message: "{} elements in one file",
    help: "extract parts as components or shared sections",
    why: "A file of this size is hard to review, and everything in it loads with the page, also what is hidden at first.",
    wrong: `[${Array.from({ length: 501 }, (_, at) => `{ "id": "t${at}", "type": "text", "props": { "text": "a" } }`).join(", ")}]`,
    right: `[{ "id": "a", "type": "text", "props": { "text": "a" } }]`,
    test: ({ unit }, { elements }) => {
      const count = elements.filter((each) => each.unit === unit).length;
      return count > 500 && { word: String(count) };
    },
  }),
];

const deepest = 22;

function nested(depth: number): string {
  const open = Array.from({ length: depth }, (_, at) => `{ "id": "n${at}", "type": "base", "children": [`).join("");
  return `${open}{ "id": "fundo", "type": "text", "props": { "text": "a" } }${"] }".repeat(depth)}`;
}
