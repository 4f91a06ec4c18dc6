import { isObject, type JsonObject, recordOf } from "../../json.ts";
import type { ElementFact, Facts } from "../facts.ts";
import {
  collectionRule,
  designRule,
  elementRule,
  type Finding,
  formulaIn,
  formulaRule,
  isText,
  type Rule,
  type RuleWords,
  stepRule,
  textRule,
  variableRule,
} from "../rule.ts";

// Two places that cannot work together, each of them right by itself.

const category = "data";

/** Returns the formula of a value without the space around it; empty for another value. */
const plainFormula = (value: unknown): string => formulaIn(value)?.trim() ?? "";

/** Returns the collection whose rows a value is, as they are. */
const rowsOf = (value: unknown): string | undefined => /^collections\.(\w+)\.data$/.exec(plainFormula(value))?.[1];

const collectionOf = ({ collections }: Facts, name: unknown): JsonObject | undefined =>
  collections.find((one) => one.name === name)?.json;

const tableOf = ({ design: { tables } }: Facts, name: unknown) =>
  isText(name) ? tables?.json.tables?.[name] : undefined;

/** Calls `visit` for a value and for every value in it. */
function visitValues(value: unknown, visit: (value: unknown) => void): void {
  visit(value);
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) visitValues(part, visit);
}

/** Calls `visit` for every list of steps in a value. */
const visitLists = (value: unknown, visit: (steps: readonly JsonObject[]) => void): void =>
  visitValues(value, (list) => {
    if (!Array.isArray(list)) return;
    const steps = list.filter(isObject);
    if (steps.length > 0 && steps.every(({ action }) => typeof action === "string")) visit(steps);
  });

/** A rule about the steps of one list; `test` returns those that break it. */
const listRule = ({
  test,
  ...words
}: RuleWords & { readonly test: (steps: readonly JsonObject[]) => readonly JsonObject[] }): Rule => ({
  ...words,
  find: ({ design, units }) =>
    [...units, design.workflows, design.design].flatMap((part): readonly Finding[] => {
      const found: Finding[] = [];
      if (part)
        visitLists(part.json, (steps) => {
          for (const owner of test(steps)) found.push({ file: part.file, owner, key: "action" });
        });
      return found;
    }),
});

/** Returns the steps of a list after the first one that a test finds. */
function after(steps: readonly JsonObject[], test: (step: JsonObject) => boolean): readonly JsonObject[] {
  const at = steps.findIndex(test);
  return at < 0 ? [] : steps.slice(at + 1);
}

/** The workflows that each workflow runs in any case, by name. */
const runsAlways = once(({ design }): ReadonlyMap<string, readonly string[]> => {
  const all = recordOf(recordOf(design.workflows?.json).workflows);
  return new Map(
    Object.entries(all).map(([name, json]) => {
      const { steps } = recordOf(json);
      const list: readonly JsonObject[] = Array.isArray(steps) ? steps.filter(isObject) : [];
      const end = list.findIndex(({ action, disabled }) => stops.has(String(action)) && disabled !== true);
      const sure = end < 0 ? list : list.slice(0, end);
      return [name, sure.flatMap(({ action, workflow }) => (action === "runWorkflow" ? [String(workflow)] : []))];
    }),
  );
});

const stops = new Set(["stopUnless", "return", "throw"]);

function reaches(runs: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(runs.get(next) ?? []));
  }
  return false;
}

/** What is gathered once for the facts of a design. */
function once<T>(gather: (facts: Facts) => T): (facts: Facts) => T {
  const known = new WeakMap<Facts, T>();
  return (facts) => {
    const found = known.get(facts) ?? gather(facts);
    known.set(facts, found);
    return found;
  };
}

/** The variables that a step sets, or a field that is bound to them. */
const setVariables = once(({ units, design }): ReadonlySet<unknown> => {
  const found = new Set<unknown>();
  const note = (value: unknown): void => {
    if (!isObject(value)) return;
    for (const name of [value.variable, value.bind]) found.add(name);
    if (Array.isArray(value.variables)) for (const name of value.variables) found.add(name);
  };
  for (const part of [...units, design.workflows, design.design]) if (part) visitValues(part.json, note);
  return found;
});

/** The variables that formulas read. */
const readVariables = once(
  ({ formulas }): ReadonlySet<string> => new Set(formulas.flatMap(({ formula }) => variablesIn(formula))),
);

/** Whether a step of the design fetches a collection, or a paginator turns its pages. */
const isFetched = ({ steps, elements }: Facts, name: string): boolean =>
  steps.some(
    ({ json }) =>
      (json.action === "fetchCollection" && json.collection === name) ||
      (json.action === "fetchCollections" && JSON.stringify(json.collections ?? "").includes(`"${name}"`)),
  ) || elements.some(({ type, props }) => type === "paginator" && props.collection === name);

const variablesIn = (value: unknown): readonly string[] =>
  Array.from(JSON.stringify(value ?? "").matchAll(/variables\.(\w+)/g), ([, name = ""]) => name);

/** Every entry of a filter, also of its groups. */
function entriesOf(filter: unknown): readonly JsonObject[] {
  if (Array.isArray(filter)) return filter.flatMap(entriesOf);
  if (!isObject(filter)) return [];
  return "field" in filter ? [filter] : Object.values(filter).flatMap(entriesOf);
}

const parts = new Set(["contains", "containsWords", "notContains", "startsWith", "endsWith"]);

/** Whether a text, or a text in a formula, has a wildcard of SQL. */
const hasWildcard = (value: unknown): boolean =>
  isText(value) ? value.includes("%") : /[`'"](?:%|[^`'"]*%[`'"])/.test(plainFormula(value));

/** Whether a condition holds only while the value is empty. */
function isOnlyWhenEmpty(condition: string, value: string): boolean {
  if (value === "") return false;
  const plain = condition.replace(/\s+/g, " ").replaceAll('"', "'");
  return [`${value} == ''`, `'' == ${value}`, `!${value}`, `isEmpty(${value})`].includes(plain);
}

/** The patterns of dates in a formula: the second argument of `formatDate`. */
const patternsIn = (formula: string): readonly string[] =>
  Array.from(formula.matchAll(/\bformatDate\([^'"`]*['"`]([^'"`]*)['"`]/g), ([, pattern = ""]) => pattern);

/** Whether a pattern is written as in Java: `dd/MM/yyyy`. */
const isOtherPattern = (pattern: string): boolean => /\by{2,4}\b|yyyy/.test(pattern.replace(/\[[^\]]*\]/g, ""));

const patternProps = ["mask", "customFormat", "format"];

const pathsOf = (path: unknown): readonly string[] =>
  isText(path) ? [path] : Object.values(recordOf(path)).filter(isText);

/** Returns the select around whose value a formula reads, in the same unit. */
const selectOf = ({ elements }: Facts, unit: unknown, formula: string): ElementFact | undefined => {
  const [, id] = /^elements\.(\w+)\.value$/.exec(formula) ?? [];
  return elements.find((one) => one.unit === unit && one.json.id === id && one.type === "select");
};

/** What the two rules about date patterns say. */
const otherPattern = {
  category: "language",
  message: "the date pattern is not one of Trama: `{}`",
  help: "write it as `DD/MM/YYYY`: capitals for days and years",
  why: "In Java and in date-fns `dd` and `yyyy` are the day and the year. Here they are a weekday and nothing, so people read another text than meant.",
} as const;

export const logic: readonly Rule[] = [
  designRule({
    category: "interaction",
    code: "audit/home-with-parameter",
    message: "the path of the home page needs a parameter",
    help: "choose a page without one, or give the parameter a default",
    why: "The address of the app has no value for the parameter, so it opens no page.",
    wrong: `design.json: { "pages": { "home": "profile" } }
pages/profile.json: { "id": "profile", "path": "profile/:id", "title": "Profile", "sections": [] }`,
    right: `design.json: { "pages": { "home": "profile" } }
pages/profile.json: { "id": "profile", "path": "profile", "title": "Profile", "sections": [] }`,
    test: ({ json }, { design }) => {
      const home = design.pages.find(({ id }) => id === recordOf(json.pages).home)?.json;
      const params = recordOf(recordOf(home).params);
      const needed = pathsOf(recordOf(home).path).flatMap((path) =>
        Array.from(path.matchAll(/:(\w+)/g), ([, name = ""]) => name),
      );
      return needed.some((name) => !("default" in recordOf(params[name]))) && "pages.home";
    },
  }),
  designRule({
    category: "interaction",
    code: "audit/group-of-one-role",
    message: "a group asks for several roles, and a user has one",
    help: "make a group for each role, and name all of them under `groups` of the page",
    why: "A group asks for all of its roles, and the profile of a user has one, in a column of text. Nobody is in the group, and its pages open for nobody.",
    wrong: `design.json: { "groups": { "team": { "name": "Team", "roles": ["doctor", "nurse"] } }, "auth": { "kind": "supabase", "profile": "profiles", "roles": { "key": "role" } }, "backend": { "kind": "supabase" } }
tables.json: { "tables": { "profiles": { "columns": { "id": { "type": "text" }, "role": { "type": "text" } }, "primaryKey": ["id"] } } }`,
    right: `design.json: { "groups": { "doctors": { "name": "Doctors", "roles": ["doctor"] }, "nurses": { "name": "Nurses", "roles": ["nurse"] } }, "auth": { "kind": "supabase", "profile": "profiles", "roles": { "key": "role" } }, "backend": { "kind": "supabase" } }
tables.json: { "tables": { "profiles": { "columns": { "id": { "type": "text" }, "role": { "type": "text" } }, "primaryKey": ["id"] } } }`,
    test: ({ json }, facts) => {
      const { profile, roles } = recordOf(json.auth);
      const column = tableOf(facts, profile)?.columns[String(recordOf(roles).key)];
      if (column?.type !== "text") return false;
      const wide = Object.entries(recordOf(json.groups)).find(([, group]) => {
        const names = recordOf(group).roles;
        return Array.isArray(names) && names.length > 1;
      });
      return wide && `groups.${wide[0]}.roles`;
    },
  }),
  designRule({
    category: "language",
    code: "audit/pattern-without-title",
    message: "the pattern of the title has no `{title}`",
    help: "write `{title}` where the title of the page belongs",
    why: "Every page has the same title: in tabs, in the history and in search results.",
    wrong: `design.json: { "titlePattern": "%s · Shop" }`,
    right: `design.json: { "titlePattern": "{title} · Shop" }`,
    test: ({ json }) => pathsOf(json.titlePattern).some((pattern) => !pattern.includes("{title}")) && "titlePattern",
  }),
  variableRule({
    category,
    code: "audit/never-set",
    message: "nothing sets the variable `{}`, so it always has its default",
    help: "set it by a step or `bind`, or write the value where it is read",
    why: "What depends on it never changes. Mostly a step is missing, or sets another variable.",
    wrong: `variables.json: { "variables": { "isSaving": { "type": "boolean", "default": false } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "sections": [{ "id": "main", "children": [{ "id": "save", "type": "button", "props": { "text": "Save", "disabled": { "formula": "variables.isSaving" } } }] }] }`,
    right: `variables.json: { "variables": { "isSaving": { "type": "boolean", "default": false } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "sections": [{ "id": "main", "children": [{ "id": "save", "type": "button", "props": { "text": "Save", "disabled": { "formula": "variables.isSaving" } }, "on": { "click": { "steps": [{ "action": "setVariable", "variable": "isSaving", "value": true }] } } }] }] }`,
    test: ({ name, json }, facts) =>
      json.query === undefined &&
      json.type !== "query" &&
      json.readonly !== true &&
      json.local !== true &&
      readVariables(facts).has(name) &&
      !setVariables(facts).has(name) && { word: name },
  }),
  collectionRule({
    category,
    code: "audit/single-without-filter",
    message: "the collection reads one row, and no filter says which",
    help: "set `filter`, mostly by the key that a parameter has; allow it where the policies of the table show one row",
    why: "The database returns whichever row comes first, so the page shows the row of somebody else.",
    wrong: `{ "collections": { "order": { "source": "supabase", "table": "contacts", "single": true } } }`,
    right: `{ "collections": { "order": { "source": "supabase", "table": "contacts", "single": true, "filter": { "and": [{ "field": "id", "operator": "eq", "value": 1 }] } } } }`,
    // A view may have one row for the person who asks.
    test: ({ json }, facts) =>
      json.source === "supabase" &&
      json.single === true &&
      tableOf(facts, json.table) !== undefined &&
      entriesOf(json.filter).length === 0 &&
      "single",
  }),
  collectionRule({
    category,
    code: "audit/unused-parameter",
    message: "the collection does not read its parameter `{}`",
    help: "read it, mostly in `filter`, or remove it",
    why: "Whoever fetches the collection passes a value that changes nothing.",
    wrong: `{ "collections": { "orders": { "source": "supabase", "table": "contacts", "params": { "id": { "type": "string" } }, "filter": { "and": [{ "field": "id", "operator": "eq", "value": 1 }] } } } }`,
    right: `{ "collections": { "orders": { "source": "supabase", "table": "contacts", "params": { "id": { "type": "number" } }, "filter": { "and": [{ "field": "id", "operator": "eq", "value": { "formula": "params.id" } }] } } } }`,
    test: ({ json }) => {
      // The values of a set, and of a function, are sent by name.
      if (json.source !== "supabase" || "function" in json) return false;
      const { params, ...rest } = json;
      const text = JSON.stringify(rest);
      const unread = Object.keys(recordOf(params)).find((name) => !new RegExp(`\\bparams\\.${name}\\b`).test(text));
      return unread !== undefined && { at: `params.${unread}`, word: unread };
    },
  }),
  collectionRule({
    category,
    code: "audit/wildcard-in-filter",
    message: "the filter looks for a percent sign",
    help: "remove the `%`: the operator finds the text at any place that it names",
    why: "`%` is a wildcard of SQL. Here it is a letter like any other, so rows without it are not found.",
    wrong: `{ "collections": { "people": { "source": "supabase", "table": "contacts", "filter": { "and": [{ "field": "name", "operator": "contains", "value": { "formula": "'%' + variables.name + '%'" } }] } } } }`,
    right: `{ "collections": { "people": { "source": "supabase", "table": "contacts", "filter": { "and": [{ "field": "name", "operator": "contains", "value": { "formula": "variables.name" } }] } } } }`,
    test: ({ json }) =>
      entriesOf(json.filter).some(({ operator, value }) => parts.has(String(operator)) && hasWildcard(value)) &&
      "filter",
  }),
  collectionRule({
    category,
    code: "audit/filter-of-nothing",
    message: "a part of the filter applies only while its value is empty",
    help: "turn the condition around: `… != ''`",
    why: "As soon as there is something to filter by, the filter is off.",
    wrong: `{ "collections": { "people": { "source": "supabase", "table": "contacts", "filter": { "and": [{ "field": "name", "operator": "contains", "value": { "formula": "variables.name" }, "if": { "formula": "variables.name == ''" } }] } } } }`,
    right: `{ "collections": { "people": { "source": "supabase", "table": "contacts", "filter": { "and": [{ "field": "name", "operator": "contains", "value": { "formula": "variables.name" }, "if": { "formula": "variables.name != ''" } }] } } } }`,
    test: ({ json }) =>
      entriesOf(json.filter).some((entry) => isOnlyWhenEmpty(plainFormula(entry.if), plainFormula(entry.value))) &&
      "filter",
  }),
  collectionRule({
    category,
    code: "audit/filter-without-fetch",
    message: "nothing fetches the collection again after `{}` has changed",
    help: "add a step `fetchCollection` after the one that sets it",
    why: "The rows are fetched when the page opens. A filter that changes later changes them only with the next fetch.",
    wrong: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts", "filter": { "and": [{ "field": "name", "operator": "contains", "value": { "formula": "variables.name" } }] } } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "find", "type": "search-bar", "props": { "ariaLabel": "Name" }, "on": { "change": { "steps": [{ "action": "setVariable", "variable": "name", "value": { "formula": "event.value" } }] } } }] }] }`,
    right: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts", "filter": { "and": [{ "field": "name", "operator": "contains", "value": { "formula": "variables.name" } }] } } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "find", "type": "search-bar", "props": { "ariaLabel": "Name" }, "on": { "change": { "steps": [{ "action": "setVariable", "variable": "name", "value": { "formula": "event.value" } }, { "action": "fetchCollection", "collection": "people" }] } } }] }] }`,
    test: ({ name, json }, facts) => {
      if (isFetched(facts, name) || facts.variables.length === 0) return false;
      const read = [...variablesIn(json.filter), ...variablesIn(json.sort), ...variablesIn(json.offset)];
      const set = read.find((one) => setVariables(facts).has(one));
      return set !== undefined && { word: set };
    },
  }),
  elementRule({
    category,
    code: "audit/total-without-count",
    message: "the paginator needs the number of rows, and `{}` does not count them",
    help: 'set `"count": "exact"` in the collection',
    why: "Without a count the total is the number of rows on the page, so there seems to be one page.",
    wrong: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts", "sort": [{ "by": "id" }], "limit": 20 } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "pages", "type": "paginator", "props": { "collection": "people" } }] }] }`,
    right: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts", "sort": [{ "by": "id" }], "limit": 20, "count": "exact" } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "pages", "type": "paginator", "props": { "collection": "people" } }] }] }`,
    test: ({ type, props }, facts) => {
      const found = type === "paginator" ? collectionOf(facts, props.collection) : undefined;
      return (
        found?.source === "supabase" &&
        found.count === undefined && { at: "props.collection", word: String(props.collection) }
      );
    },
  }),
  elementRule({
    category,
    code: "audit/sort-without-effect",
    message: "a column can be sorted, and nothing sorts the rows",
    help: "fetch them in the order of `event` in a workflow for `sort`, or remove `sortable`",
    why: "A click on the heading shows an arrow, and the rows stay as they are: the grid shows them in the order that it gets.",
    wrong: `{ "id": "list", "type": "data-grid", "props": { "ariaLabel": "People", "data": [{ "name": "Ana" }], "columns": [{ "id": "name", "name": "Name", "path": "name", "sortable": true }] } }`,
    right: `{ "id": "list", "type": "data-grid", "props": { "ariaLabel": "People", "data": [{ "name": "Ana" }], "columns": [{ "id": "name", "name": "Name", "path": "name" }] } }`,
    test: ({ type, props, json }, { formulas }) => {
      const columns = Array.isArray(props.columns) ? props.columns.map(recordOf) : [];
      return (
        type === "data-grid" &&
        columns.some(({ sortable }) => sortable === true) &&
        recordOf(json.on).sort === undefined &&
        !formulas.some(({ formula }) => new RegExp(`\\belements\\.${String(json.id)}\\.sort\\b`).test(formula)) &&
        "props.columns"
      );
    },
  }),
  elementRule({
    category,
    code: "audit/row-id-not-key",
    message: "rows are distinguished by `{}`, which is not their key",
    help: "name the primary key under `dataIdPath`",
    why: "Two rows with the same value are selected, edited and deleted as one.",
    wrong: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts" } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "list", "type": "data-grid", "props": { "ariaLabel": "People", "data": { "formula": "collections.people.data" }, "dataIdPath": "name", "columns": [{ "id": "name", "name": "Name", "path": "name" }] } }] }] }`,
    right: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts" } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "list", "type": "data-grid", "props": { "ariaLabel": "People", "data": { "formula": "collections.people.data" }, "dataIdPath": "id", "columns": [{ "id": "name", "name": "Name", "path": "name" }] } }] }] }`,
    test: ({ props }, facts) => {
      const name = rowsOf(props.data);
      const { dataIdPath } = props;
      const keys = tableOf(facts, name === undefined ? undefined : collectionOf(facts, name)?.table)?.primaryKey ?? [];
      const [key] = keys;
      return (
        isText(dataIdPath) &&
        keys.length === 1 &&
        key !== dataIdPath &&
        !isUnique(facts, collectionOf(facts, name)?.table, dataIdPath) && { at: "props.dataIdPath", word: dataIdPath }
      );
    },
  }),
  elementRule({
    category: "interaction",
    code: "audit/two-targets",
    message: "a click follows the link and opens something else",
    help: "keep one of them; a workflow can do more and then navigate",
    why: "Which of the two pages is shown depends on which is faster.",
    wrong: `{ "id": "go", "type": "text", "props": { "text": "Start" }, "link": { "page": "start" }, "on": { "click": { "steps": [{ "action": "navigate", "page": "contacts" }] } } }`,
    right: `{ "id": "go", "type": "text", "props": { "text": "Start" }, "link": { "page": "start" } }`,
    test: ({ json }) => {
      const { steps } = recordOf(recordOf(json.on).click);
      const leads = Array.isArray(steps) && steps.some((step) => recordOf(step).action === "navigate");
      const link = recordOf(json.link);
      return leads && ["page", "path", "url"].some((name) => name in link) && "link";
    },
  }),
  elementRule({
    category: "interaction",
    code: "audit/disabled-while-right",
    message: "it is disabled while the field is right",
    help: "write `!` before the condition",
    why: "Who fills in the field as asked cannot go on.",
    wrong: `{ "id": "save", "type": "button", "props": { "text": "Save", "disabled": { "formula": "elements.search.isValid" } } }`,
    right: `{ "id": "save", "type": "button", "props": { "text": "Save", "disabled": { "formula": "!elements.search.isValid" } } }`,
    test: ({ props }) => /^elements\.\w+\.isValid$/.test(plainFormula(props.disabled)) && "props.disabled",
  }),
  elementRule({
    category: "interaction",
    code: "audit/phone-as-number",
    message: "a telephone number is not a number",
    help: 'set `"type": "tel"`',
    why: "A number loses its leading zeros and signs, has a maximum of 10000 unless `max` says otherwise, and the field counts with the arrow keys.",
    wrong: `{ "id": "t", "type": "form-input", "props": { "label": "Phone", "type": "number" } }`,
    right: `{ "id": "t", "type": "form-input", "props": { "label": "Phone", "type": "tel" } }`,
    test: ({ type, props }) =>
      (type === "form-input" || type === "text-input") &&
      (props.type === "number" || props.type === "decimal") &&
      pathsOf(props.label).some((label) =>
        /^(?:telefone|celular|whatsapp|phone|telephone|cpf|cnpj|cep|zip)\b/i.test(label),
      ) &&
      "props.type",
  }),
  elementRule({
    ...otherPattern,
    code: "audit/other-date-pattern",
    wrong: `{ "id": "d", "type": "date-picker", "props": { "label": "Day", "dateMode": "date", "format": "custom", "customFormat": "dd/MM/yyyy" } }`,
    right: `{ "id": "d", "type": "date-picker", "props": { "label": "Day", "dateMode": "date", "format": "custom", "customFormat": "DD/MM/YYYY" } }`,
    test: ({ type, props }) => {
      if (!/^date/.test(type)) return false;
      const name = patternProps.find((one) => isText(props[one]) && isOtherPattern(String(props[one])));
      return name !== undefined && { at: `props.${name}`, word: String(props[name]) };
    },
  }),
  formulaRule({
    ...otherPattern,
    code: "audit/other-date-pattern-in-formula",
    wrong: `{ "id": "d", "type": "text", "props": { "text": { "formula": "formatDate(today(), 'dd/MM/yyyy')" } } }`,
    right: `{ "id": "d", "type": "text", "props": { "text": { "formula": "formatDate(today(), 'DD/MM/YYYY')" } } }`,
    test: ({ formula }) => {
      const found = patternsIn(formula).find(isOtherPattern);
      return found !== undefined && { at: "formula", word: found };
    },
  }),
  textRule({
    category: "language",
    code: "audit/braces-in-text",
    message: "the text has braces, which people read as they are",
    help: "write a formula, in which a template has the value",
    why: "Other builders put values between two braces. Here a literal text is shown as it is written.",
    wrong: `{ "id": "t", "type": "text", "props": { "text": "Hello, {{ variables.name }}" } }`,
    right: `{ "id": "t", "type": "text", "props": { "text": { "formula": "\`Hello, \${variables.name}\`" } } }`,
    test: ({ key, text }) => /\{\{[^{}]+\}\}/.test(text) && { at: key },
  }),
  stepRule({
    category,
    code: "audit/match-without-key",
    message: "the step may change more rows than one: `{}` is not unique",
    help: "match by the key of the row",
    why: "All rows with the same value are changed or deleted.",
    wrong: `{ "action": "supabase.delete", "table": "contacts", "match": { "name": "Ana" } }`,
    right: `{ "action": "supabase.delete", "table": "contacts", "match": { "id": 1 } }`,
    test: ({ json }, facts) => {
      if (json.action !== "supabase.update" && json.action !== "supabase.delete") return false;
      const table = tableOf(facts, json.table);
      const matched = Object.keys(recordOf(json.match));
      const related = Object.values(table?.relations ?? {}).flatMap(({ columns }) => Object.keys(columns ?? {}));
      const isNarrow = matched.some(
        (column) =>
          table?.primaryKey?.includes(column) || related.includes(column) || isUnique(facts, json.table, column),
      );
      const types = matched.map((column) => table?.columns[column]);
      const isKindOf = types.some((column) => column?.type !== "text" || column.enum !== undefined);
      return (
        table !== undefined && matched.length === 1 && !isNarrow && !isKindOf && { at: "match", word: matched[0] ?? "" }
      );
    },
  }),
  stepRule({
    category,
    code: "audit/option-not-key",
    message: "the field `{}` has another value than the column refers to",
    help: "name the column under `valueField` of the select",
    why: "The column refers to the key of the other table. The database refuses any other value.",
    wrong: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts" } } }
tables.json: { "tables": { "contacts": { "columns": { "id": { "type": "number" }, "name": { "type": "text" } }, "primaryKey": ["id"] }, "notes": { "columns": { "id": { "type": "number", "hasDefault": true }, "contact": { "type": "number" } }, "primaryKey": ["id"], "relations": { "person": { "table": "contacts", "columns": { "contact": "id" } } } } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "who", "type": "select", "props": { "label": "Who", "options": { "formula": "collections.people.data" }, "labelField": "name", "valueField": "name", "required": true } }, { "id": "add", "type": "button", "props": { "text": "Add" }, "on": { "click": { "steps": [{ "action": "supabase.update", "table": "notes", "match": { "id": 1 }, "data": { "contact": { "formula": "elements.who.value" } } }] } } }] }] }`,
    right: `collections.json: { "collections": { "people": { "source": "supabase", "table": "contacts" } } }
tables.json: { "tables": { "contacts": { "columns": { "id": { "type": "number" }, "name": { "type": "text" } }, "primaryKey": ["id"] }, "notes": { "columns": { "id": { "type": "number", "hasDefault": true }, "contact": { "type": "number" } }, "primaryKey": ["id"], "relations": { "person": { "table": "contacts", "columns": { "contact": "id" } } } } } }
pages/start.json: { "id": "start", "path": "", "title": "Start", "collections": ["people"], "sections": [{ "id": "main", "children": [{ "id": "who", "type": "select", "props": { "label": "Who", "options": { "formula": "collections.people.data" }, "labelField": "name", "valueField": "id", "required": true } }, { "id": "add", "type": "button", "props": { "text": "Add" }, "on": { "click": { "steps": [{ "action": "supabase.update", "table": "notes", "match": { "id": 1 }, "data": { "contact": { "formula": "elements.who.value" } } }] } } }] }] }`,
    test: ({ json, unit }, facts) => {
      const table = tableOf(facts, json.table);
      for (const [column, value] of Object.entries(recordOf(json.data))) {
        const relation = Object.values(table?.relations ?? {}).find(({ columns }) => columns?.[column] !== undefined);
        const select = relation && selectOf(facts, unit, plainFormula(value));
        const source = select && collectionOf(facts, rowsOf(select.props.options));
        const { valueField } = select?.props ?? {};
        if (source?.table === relation?.table && isText(valueField) && valueField !== relation?.columns?.[column])
          return { at: `data.${column}`, word: String(select?.json.id) };
      }
      return false;
    },
  }),
  stepRule({
    category,
    code: "audit/endless-workflow",
    message: "the workflow `{}` runs itself without end",
    help: "put the step under a condition, or remove it",
    why: "Each run starts the next before it ends, until the browser gives up.",
    wrong: `{ "workflows": { "reload": { "steps": [{ "action": "wait", "ms": 1000 }, { "action": "runWorkflow", "workflow": "reload" }] } } }`,
    right: `{ "workflows": { "reload": { "steps": [{ "action": "wait", "ms": 1000 }, { "action": "print" }] } } }`,
    test: ({ json, workflow, around }, facts) => {
      if (json.action !== "runWorkflow" || workflow === undefined || around.length > 0) return false;
      const runs = runsAlways(facts);
      const next = String(json.workflow);
      return (
        runs.get(workflow)?.includes(next) === true &&
        reaches(runs, next, workflow) && { at: "workflow", word: workflow }
      );
    },
  }),
  {
    category: "accessibility",
    code: "audit/opacity-beyond-one",
    message: "the opacity `{}` is the same as 1",
    help: "write a number from 0 to 1, or a percentage such as `80%`",
    why: "Browsers read every number above 1 as 1, so what should be seen through is not.",
    wrong: `{ "id": "t", "type": "text", "props": { "text": "Hello" }, "style": { "opacity": 80 } }`,
    right: `{ "id": "t", "type": "text", "props": { "text": "Hello" }, "style": { "opacity": "80%" } }`,
    find: ({ design, units }) =>
      [...units, design.theme].flatMap((part): readonly Finding[] => {
        const found: Finding[] = [];
        if (part === undefined) return found;
        visitValues(part.json, (owner) => {
          const { opacity } = recordOf(owner);
          if (isObject(owner) && Number(opacity) > 1)
            found.push({ file: part.file, owner, key: "opacity", word: String(opacity) });
        });
        return found;
      }),
  },
  listRule({
    category: "interaction",
    code: "audit/steps-after-close",
    message: "the step reads a field of a popup that is closed",
    help: "close the popup by the last step",
    why: "The popup and its fields are gone, and its visitors do not see whether the rest fails.",
    wrong: `{ "steps": [{ "action": "closePopup" }, { "action": "setVariable", "variable": "name", "value": { "formula": "elements.search.value" } }] }`,
    right: `{ "steps": [{ "action": "setVariable", "variable": "name", "value": { "formula": "elements.search.value" } }, { "action": "closePopup" }] }`,
    test: (steps) =>
      after(steps, ({ action, name }) => action === "closePopup" && name === undefined).filter((step) =>
        /\belements\.\w/.test(JSON.stringify(step)),
      ),
  }),
  listRule({
    category: "interaction",
    code: "audit/login-after-leaving",
    message: "the page is left before the sign-in",
    help: "navigate after it",
    why: "The next page opens for somebody who is not signed in, so it is refused or empty, and the visitor is sent back.",
    wrong: `{ "steps": [{ "action": "navigate", "page": "start" }, { "action": "auth.login", "email": "a@example.com", "password": { "formula": "elements.search.value" } }] }`,
    right: `{ "steps": [{ "action": "auth.login", "email": "a@example.com", "password": { "formula": "elements.search.value" } }, { "action": "navigate", "page": "start" }] }`,
    test: (steps) =>
      after(steps, ({ action }) => action === "navigate").filter(({ action }) =>
        ["auth.login", "auth.signup", "auth.verifyCode"].includes(String(action)),
      ),
  }),
];

/** Whether a column is unique in its table, as far as the migrations are known. */
const isUnique = ({ database }: Facts, table: unknown, column: string): boolean =>
  database?.tables[String(table)]?.uniqueKeys.some((key) => key.length === 1 && key[0] === column) === true;
