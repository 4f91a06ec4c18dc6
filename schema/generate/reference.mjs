import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./read.mjs";

const note = "<!-- @generated from schema/ by npm run codegen. Do not edit. -->";

/** docs/reference/: pages that describe the format of a design. */
export function reference(schemas) {
  const pages = {
    "elements.md": elementsPage(schemas),
    "actions.md": actionsPage(schemas),
    "helpers.md": helpersPage(),
    "design-files.md": filesPage(schemas),
  };
  return Object.fromEntries(Object.entries(pages).map(([name, lines]) => [`docs/reference/${name}`, print(lines)]));
}

const print = (lines) =>
  `${[note, "", ...lines]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;

const code = (text) => `\`${text}\``;

/** Escape a text for a table cell: a bar would end the cell. */
const cell = (text) => String(text).replaceAll("|", "\\|").replaceAll("\n", " ");

function table(headings, rows) {
  if (rows.length === 0) return [];
  const line = (cells) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line), ""];
}

const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");

const contents = (names) => [names.map((name) => `[${code(name)}](#${anchor(name)})`).join(" · "), ""];

// Types

/** Shared forms with a heading of their own in design-files.md, and their names there. */
const sharedForms = {
  "value.schema.json#/$defs/allow": ["allow", "Allowed warnings"],
  "value.schema.json#/$defs/at": ["look by breakpoint", "Looks at breakpoints"],
  "value.schema.json#/$defs/attributes": ["attributes", "Attributes"],
  "value.schema.json#/$defs/children": ["list of elements", "Element"],
  "value.schema.json#/$defs/collectionParams": ["parameters by name", "Parameters of a collection"],
  "value.schema.json#/$defs/condition": ["condition", "Condition"],
  "value.schema.json#/$defs/fetch": ["fetches", "Fetch"],
  "value.schema.json#/$defs/filter": ["filter", "Filter"],
  "value.schema.json#/$defs/formulas": ["formulas by id", "Formula"],
  "value.schema.json#/$defs/handler": ["workflow, or a list of them", "Workflow"],
  "value.schema.json#/$defs/link": ["link", "Link"],
  "value.schema.json#/$defs/params": ["list of parameters", "Parameter"],
  "value.schema.json#/$defs/repeat": ["repeat", "Repeat"],
  "value.schema.json#/$defs/result": ["result", "Result"],
  "value.schema.json#/$defs/sectionAt": ["look by breakpoint", "Looks at breakpoints"],
  "value.schema.json#/$defs/sectionStates": ["states", "States"],
  "value.schema.json#/$defs/sort": ["list of orders", "Sort"],
  "value.schema.json#/$defs/states": ["states", "States"],
  "value.schema.json#/$defs/step": ["step", "Step"],
  "value.schema.json#/$defs/style": ["style", "Style"],
  "value.schema.json#/$defs/variables": ["variables by id", "Variable"],
  "value.schema.json#/$defs/workflow": ["workflow", "Workflow"],
  "value.schema.json#/$defs/workflows": ["workflows by id", "Workflow"],
  "value.schema.json#/$defs/sections": ["list of sections", "Section of a page"],
  "tables.schema.json#/$defs/column": ["column", "Column"],
  "tables.schema.json#/$defs/table": ["table", "Table"],
};

const plainForms = {
  "value.schema.json#/$defs/arguments": "values by name",
  "value.schema.json#/$defs/classes": "list of class names",
  "value.schema.json#/$defs/classEntry": "class name, or class with a condition",
  "value.schema.json#/$defs/json": "any value",
  "value.schema.json#/$defs/language": "language, such as `pt` or `pt-BR`",
  "value.schema.json#/$defs/name": "lowerCamelCase name",
  "value.schema.json#/$defs/schema": "JSON Schema",
  "value.schema.json#/$defs/slug": "kebab-case name",
  "value.schema.json#/$defs/text": "text",
};

const typeWords = { string: "text", integer: "whole number", object: "record", null: "nothing", array: "list" };

const dispatchWords = {
  props: "properties of its type, see [elements](elements.md)",
  style: "CSS properties in camelCase",
  step: "[step](actions.md)",
  element: "[element](design-files.md#element)",
  collection: "[collection](design-files.md#collection)",
  section: "[section](design-files.md#section-of-a-page)",
  workflow: "[workflow](design-files.md#workflow)",
  handler: "[workflow](design-files.md#workflow), or a list of them",
};

const kindWords = {
  unknown: "any value",
  schema: "JSON Schema",
  url: "address",
  icon: "name of an icon",
  "itemOf(data)": "item of `data`",
  "changesOf(data)": "some fields of an item of `data`",
  "valueOf(options, valueField)": "value of an option",
  "listOf(unknown)": "list",
};

/** Returns the type of a value in words; `defs` resolves references. */
function typeOf(schema, defs) {
  if (schema["x-steps"]) return "list of [steps](actions.md)";
  if (schema["x-filter"]) return formLink("value.schema.json#/$defs/filter");
  if (schema["x-row"]) return "values by column";
  if (schema["x-dispatch"]) return dispatchWords[schema["x-dispatch"]];
  const reference = schema.$ref?.replace("../", "");
  if (reference !== undefined) return formLink(reference) ?? plainForms[reference] ?? typeOf(defs(reference), defs);
  if (schema["x-ref"]) return refType(schema["x-ref"]);
  if (schema["x-type"]) return kindWords[schema["x-type"]] ?? schema["x-type"];
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, defs)).join(" | ");
  if (schema.enum) return schema.enum.map((each) => code(JSON.stringify(each))).join(" | ");
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return "any value";
  return types.map((type) => typeWord(type, schema, defs)).join(" | ");
}

function typeWord(type, schema, defs) {
  if (type === "array" && schema.items && !schema.items.properties)
    return `list of ${listed(typeOf(schema.items, defs))}`;
  if (type === "object" && schema.additionalProperties?.$ref)
    return `record of ${listed(typeOf(schema.additionalProperties, defs))}`;
  if (schema["x-css"]) return "CSS value";
  return typeWords[type] ?? type;
}

/** Returns a type as the items of a list: in the plural, a union in brackets. */
const listed = (type) => {
  if (type.includes(" | ")) return `(${type})`;
  if (type.startsWith("{")) return type;
  if (type === "JSON Schema" || type === "any value") return `${type}s`;
  return type.replace(
    /(text|number|boolean|record|id|name|column|table|step|element|workflow|condition|language)(?=$|\]|,)/,
    "$1s",
  );
};

/** Things defined in the design have an id, all others a name. */
const refType = (kind) => (refNames[kind] ? `${refNames[kind]} name` : `${kind} id`);

const refNames = {
  action: "action",
  column: "column",
  elementType: "element type",
  function: "function",
  table: "table",
};

function formLink(reference) {
  const [words, heading] = sharedForms[reference] ?? [];
  return heading && `[${words}](design-files.md#${anchor(heading)})`;
}

/** Returns what a property accepts besides a literal. */
function marks(schema, defs) {
  const target = schema.$ref ? { ...defs(schema.$ref.replace("../", "")), ...schema } : schema;
  return [
    target["x-provides"] ? `formula of ${providedBy(target["x-provides"], defs)}` : "",
    target["x-bind"] || target["x-row"] ? "formula" : "",
    target["x-localized"] ? "per language" : "",
    target["x-responsive"] ? "breakpoint" : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Returns the names that a formula of its own may read, with their types. */
const providedBy = (provides, defs) =>
  Object.entries(provides)
    .map(([name, each]) => `${code(name)}: ${shapeOf(each, defs)}`)
    .join(", ");

/** Returns one row per property; properties of nested records have their path. */
function propertyRows(schema, defs, path = "") {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, each]) => {
      const own = `${path}${name}`;
      const initial = each.default === undefined || required.has(name) ? "" : code(JSON.stringify(each.default));
      const row = [
        code(own),
        typeOf(each, defs),
        required.has(name) ? "required" : initial === '`""`' ? "" : initial,
        marks(each, defs),
        each.description ?? defs(each.$ref?.replace("../", ""))?.description ?? "",
      ];
      return [row, ...innerRows(each, defs, own)];
    });
}

function innerRows(schema, defs, path) {
  if (schema.$ref) return [];
  const rows = (inner, suffix) => (inner?.properties ? propertyRows(inner, defs, `${path}${suffix}.`) : []);
  return [...rows(schema, ""), ...rows(schema.items, "[]"), ...rows(schema.additionalProperties, ".<name>")];
}

const propertyHeadings = ["property", "type", "default", "may be", "what it is"];

const properties = (schema, defs) => table(propertyHeadings, propertyRows(schema, defs));

/** Returns the shape of an event or variable: `{ value: text, number: number | nothing }`. */
function shapeOf(schema, defs) {
  if (!schema) return "";
  if (schema["x-type"]) return kindWords[schema["x-type"]] ?? schema["x-type"];
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, each]) => `${name}: ${shapeOf(each, defs)}`);
    return `{ ${fields.join(", ")} }`;
  }
  if (schema.items) return `list of ${listed(shapeOf(schema.items, defs))}`;
  return typeOf(schema, defs);
}

/** Returns a function that resolves a `$ref`: `value.schema.json#/$defs/name` or a whole file. */
function definitions(schemas) {
  const files = { "value.schema.json": schemas.value, "style.schema.json": schemas.style };
  for (const [name, schema] of Object.entries(schemas.nouns)) files[`${name}.schema.json`] = schema;
  return (reference) => {
    if (reference === undefined) return undefined;
    const [file, path] = reference.split("#/$defs/");
    return path === undefined ? files[file] : files[file]?.$defs?.[path];
  };
}

const howToRead = [
  'In the column *may be*: *formula* means that the value may be `{ "formula": "…" }`, *per language* that a text may be `{ "pt": "…", "en": "…" }`, and *breakpoint* that the property may differ under `at.tablet.props` and `at.mobile.props`.',
  "",
];

// Pages

function elementsPage(schemas) {
  const defs = definitions(schemas);
  return [
    "# Elements",
    "",
    "Every element of a page has a `type`. This page lists the `props`, `slots` and `on` of each type, and its variables, actions and states. [Element](design-files.md#element) describes what all elements have in common, such as `style`, `if` or `repeat`.",
    "",
    "Formulas read an element's variables as `elements.<id>.<variable>`; workflows call its actions with [`elementAction`](actions.md#elementaction); looks for its states are under `states.<state>`.",
    "",
    ...howToRead,
    ...contents(Object.keys(schemas.elements)),
    ...Object.entries(schemas.elements).flatMap(([type, schema]) => elementLines(type, schema, defs)),
    "## Common events",
    "",
    "Elements that link here have these events besides their own.",
    "",
    "Positions of the pointer are in CSS pixels. `x` and `y` start at the top left of the window. `offsetX` and `offsetY` start at the padding edge of the element that has the trigger, inside its border, and include its scroll position, whichever child was hit: they are the `left` and `top` of a child with `position: absolute` at this point. They ignore rotation and scaling by `transform`. A click without a pointer, such as one from the keyboard, has no position: all four are 0.",
    "",
    ...eventTable(schemas.commonEvents, defs),
  ];
}

function elementLines(type, schema, defs) {
  const element = schema["x-element"];
  const children = element.children === "many" ? "It may have children." : "It has no children.";
  const events = element.commonEvents ? " It has the [common events](#common-events)." : "";
  return [
    `## ${type}`,
    "",
    `${element.deprecated ? `Deprecated: use ${code(element.deprecated.use)}. ` : ""}${schema.description} ${children}${events} [Examples](../../designs/galeria/pages/${type}.json), shown by \`npm run gallery\`.`,
    "",
    ...properties(schema, defs),
    ...table(["slot", "provides", "what it is"], Object.entries(element.slots ?? {}).map(slotRow)),
    ...eventTable(element.events ?? {}, defs),
    ...table(
      ["variable", "type", "written by", "what it is"],
      Object.entries(element.variables ?? {}).map(([name, variable]) => [
        code(name),
        shapeOf(variable.type, defs),
        variable.readonly ? "the element" : "the element, workflows",
        variable.description,
      ]),
    ),
    ...table(
      ["action", "arguments", "what it does"],
      Object.entries(element.actions ?? {}).map(([name, action]) => [
        code(name),
        Object.entries(action.args ?? {})
          .map(([argument, each]) => `${code(argument)}: ${shapeOf(each, defs)}`)
          .join(", "),
        action.description,
      ]),
    ),
    ...table(
      ["state", "when"],
      Object.entries(element.states ?? {}).map(([name, state]) => [code(name), state.description]),
    ),
  ];
}

const slotRow = ([name, slot]) => [
  slot.namesFrom ? `named by ${code(slot.namesFrom)}` : code(name),
  Object.keys(slot.provides ?? {})
    .map(code)
    .join(", "),
  slot.description,
];

const eventTable = (events, defs) =>
  table(
    ["event", "`event` holds", "when"],
    Object.entries(events).map(([name, event]) => [code(name), shapeOf(event.payload, defs), event.description]),
  );

function actionsPage(schemas) {
  const defs = definitions(schemas);
  return [
    "# Actions",
    "",
    'Every step of a workflow has an `action`; this page lists the properties of each action. A step may also have an `id`, so that later steps can read its result as `steps.<id>`, a `description`, and `"disabled": true`, which skips it.',
    "",
    "Steps run in order and wait for each other. The first error stops them and runs `onError` of the workflow, where the error is `error`.",
    "",
    ...howToRead,
    ...contents(Object.keys(schemas.actions)),
    ...Object.entries(schemas.actions).flatMap(([action, schema]) => [
      `## ${action}`,
      "",
      schema.description,
      "",
      ...properties(schema, defs),
    ]),
  ];
}

function readHelpers() {
  const folder = join(root, "schema/helpers");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const familyTitles = {
  logic: "Logic",
  text: "Texts",
  number: "Numbers",
  list: "Lists",
  object: "Records",
  date: "Dates",
};

function helpersPage() {
  const helpers = readHelpers();
  const families = [...new Set(helpers.map(({ family }) => family))].sort((a, b) => rank(a) - rank(b));
  return [
    "# Helpers",
    "",
    "Functions that [formulas](../language.md) can call. In a signature, `?` after a type means that the value may be null, `?` after a name that the argument is optional, and `T` is any type.",
    "",
    "If a helper fails, the formula's value is null and the log has one line with the place, the helper and the reason, such as `home#title.text: lower: First parameter must be a text`, and for a workflow the step: `home#save.click: step write: lower: First parameter must be a text`; a single formula never breaks a page.",
    "",
    ...families.flatMap((family) => [
      `## ${familyTitles[family] ?? family}`,
      "",
      ...helpers.filter((helper) => helper.family === family).flatMap(helperLines),
    ]),
  ];
}

const rank = (family) => {
  const position = Object.keys(familyTitles).indexOf(family);
  return position === -1 ? Number.MAX_SAFE_INTEGER : position;
};

const helperLines = (helper) => [
  `### ${helper.name}`,
  "",
  ...[helper.signature].flat().map((signature) => `    ${helper.name}${signature}`),
  "",
  ...(helper.deprecated ? [`Deprecated: use ${code(helper.deprecated.use)}.`, ""] : []),
  helper.description,
  "",
  ...helper.edgeCases.map((edge) => `- ${edge}`),
  ...helper.errors.map((error) => `- Fails with: ${error}`),
  "",
];

/** The files of a design and the forms inside them, in reading order. */
function filesPage(schemas) {
  const defs = definitions(schemas);
  const { nouns, value } = schemas;
  const part = (heading, schema) => [`## ${heading}`, "", aboutOf(schema), "", ...properties(schema, defs)];
  const collections = Object.entries(schemas.collections).flatMap(([source, schema]) => [
    `### ${code(`"source": "${source}"`)}`,
    "",
    schema.description,
    "",
    ...table(
      propertyHeadings,
      propertyRows(schema, defs).filter(([name]) => name !== code("source")),
    ),
  ]);
  return [
    "# Design files",
    "",
    "A design is a folder. Only `design.json` and one page are needed; all other files are optional.",
    "",
    ...table(["file", "contents"], fileRows(nouns)),
    'A value is a literal or, where the tables below say *formula*, `{ "formula": "…" }`. Every file may name its schema in `$schema`, for completion in editors.',
    "",
    ...howToRead,
    ...part(code("design.json"), nouns.design),
    ...part(code("theme.json"), nouns.theme),
    "## `variables.json`",
    "",
    `${aboutOf(nouns.variables)} Under \`variables\`, by id:`,
    "",
    "### Variable",
    "",
    ...properties(value.$defs.variable, defs),
    "## `collections.json`",
    "",
    `${aboutOf(nouns.collections)} Under \`collections\`, by id:`,
    "",
    "### Collection",
    "",
    ...collections,
    "## `formulas.json`",
    "",
    `${aboutOf(nouns.formulas)} Under \`formulas\`, by id:`,
    "",
    "### Formula",
    "",
    ...properties(value.$defs.globalFormula, defs),
    "## `workflows.json`",
    "",
    `${aboutOf(nouns.workflows)} Under \`workflows\`, by id:`,
    "",
    "### Workflow",
    "",
    'A workflow is either named, in `workflows.json`, or inline where it runs. `{ "run": "name", "with": { … } }` in place of an inline workflow runs a named one.',
    "",
    ...properties(nouns.workflow, defs),
    "### Step",
    "",
    "`action` is what a step does; see [actions](actions.md).",
    "",
    ...properties(nouns.step, defs),
    ...part(code("tables.json"), nouns.tables),
    "### Table",
    "",
    ...properties(nouns.tables.$defs.table, defs),
    "### Column",
    "",
    ...properties(nouns.tables.$defs.column, defs),
    ...part(code("custom/signatures.json"), nouns.signatures),
    ...part(code("custom/elements/<Name>.schema.json"), nouns["own-element"]),
    ...part(code("env/<name>.json"), nouns.environment),
    ...part(code("pages/<id>.json"), nouns.page),
    "### Section of a page",
    "",
    nouns["page-section"].description,
    "",
    ...properties(nouns["page-section"], defs),
    "Instead of an inline section, a page can use a shared one from `sections/`:",
    "",
    ...properties(nouns.use, defs),
    ...part(code("sections/<id>.json"), nouns.section),
    ...part(code("components/<id>.json"), nouns.component),
    ...part("Element", nouns.element),
    ...formParts(value, defs),
  ];
}

/** Returns the description of a file without its name, which is in the heading. */
const aboutOf = (schema) => sentence(schema.description.replace(/^\S+\.json: /, ""));

const fileRows = (nouns) =>
  [
    "design",
    "theme",
    "variables",
    "collections",
    "formulas",
    "workflows",
    "tables",
    "signatures",
    "own-element",
    "environment",
    "page",
    "section",
    "component",
  ].map((noun) => {
    const [path, ...words] = nouns[noun].description.split(": ");
    return [`[${code(path)}](#${anchor(path)})`, sentence(words.join(": "))];
  });

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function formParts(value, defs) {
  const {
    style,
    classEntry,
    attributes,
    look,
    states,
    state,
    repeat,
    filter,
    comparison,
    order,
    link,
    param,
    result,
    allow,
    collectionParams,
    fetch,
  } = value.$defs;
  const part = (heading, lead, schema) => [`### ${heading}`, "", lead, "", ...properties(schema, defs)];
  return [
    "## Shared forms",
    "",
    "### Style",
    "",
    style.description,
    "",
    ...part("Classes by condition", "An entry of `classes` of an element or section is a name, or:", classEntry),
    ...part("Attributes", attributes.description, {
      ...attributes,
      properties: { ...attributes.properties, "data-*": Object.values(attributes.patternProperties)[0] },
    }),
    ...part("Looks at breakpoints", "Under `at.tablet` (up to 991 px wide) and `at.mobile` (up to 767 px wide):", look),
    ...part("States", states.description, state),
    ...part("Repeat", repeat.description, repeat),
    ...part("Filter", filter.description, filter),
    ...part("Condition", "The entries of `and` and `or` are groups, as above, or comparisons:", comparison),
    ...part("Sort", "A list; each entry is one level of the order.", order),
    ...part("Link", link.description, link),
    ...part("Parameter", "Formulas read it as `params.<id>`.", param),
    ...part("Result", result.description, result),
    ...part("Parameters of a collection", collectionParams.description, collectionParams.additionalProperties),
    ...part("Fetch", fetch.description, fetch),
    ...part("Allowed warnings", allow.description, allow.items),
  ];
}
