const header = "// @generated from schema/ by npm run codegen. Do not edit.\n";

const print = (value) => JSON.stringify(value, null, 2);

/** Wrap the tables inside an entry too, so that they have only their own names. */
function printEntry(entry, tables) {
  const rows = Object.entries(entry).map(([key, value]) => {
    const { "...": spread, ...own } = value ?? {};
    const text = spread === undefined ? print(value) : `{ ...${spread}, ${print(own).slice(1)}`;
    return `    ${key}: ${tables.includes(key) ? `table(${text})` : text},`;
  });
  return `{\n${rows.join("\n")}\n  }`;
}

function props(schema) {
  const required = new Set(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, each]) => [
      name,
      {
        description: each.description ?? "",
        bind: each["x-bind"] === true || each["x-row"] === true,
        localized: each["x-localized"] === true,
        responsive: each["x-responsive"] === true,
        required: required.has(name),
        schema: each,
        ...("x-provides" in each ? { provides: each["x-provides"] } : {}),
        ...("default" in each ? { default: each.default } : {}),
      },
    ]),
  );
}

/** Returns the paths of the step lists inside an action: `then`, `cases[].steps`. */
function blocks(schema, path = "") {
  if (schema["x-steps"]) return [path];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    blocks(each, path === "" ? name : `${path}.${name}`),
  );
  return schema.items === undefined ? inner : [...inner, ...blocks(schema.items, `${path}[]`)];
}

function catalogue(name, type, entries, tables, before = "") {
  const rows = entries.map(([key, entry]) => `  ${print(key)}: ${printEntry(entry, tables)},`);
  return `${header}import { type ${type}, ${before === "" ? "" : "type EventInfo, "}table } from "./catalogue-types.ts";

${before}/** From schema/, by name. */
export const ${name}: Readonly<Record<string, ${type}>> = table<${type}>({
${rows.join("\n")}
});
`;
}

/** Returns the first `itemOf(data)` or `valueOf(options, …)` in a schema, which names the list of its items. */
const itemNotation = (schema) => /"(item|value)Of\((\w+)/.exec(JSON.stringify(schema ?? {}));

const tellsItems = (schema) => (itemNotation(schema) ? { tellsItems: true } : {});

/** Returns the list that types the variables and the events of an element. */
function list({ variables, events }) {
  const [, notation, prop] = itemNotation(variables) ?? itemNotation(events) ?? [];
  return prop === undefined ? {} : { list: { prop, hasValues: notation === "value" } };
}

/** compiler/catalogue/element-catalogue.ts */
export function elementCatalogue(schemas) {
  const withFlag = (events, isCommon) =>
    Object.fromEntries(
      Object.entries(events).map(([name, event]) => [
        name,
        { ...event, ...tellsItems(event.payload), common: isCommon },
      ]),
    );
  const entries = Object.entries(schemas.elements).map(([type, schema]) => {
    const element = schema["x-element"];
    const entry = {
      type,
      title: schema.title,
      description: schema.description,
      props: props(schema),
      children: element.children,
      slots: element.slots ?? {},
      events: { ...(element.commonEvents ? { "...": "commonEvents" } : {}), ...withFlag(element.events ?? {}, false) },
      actions: Object.fromEntries(
        Object.entries(element.actions ?? {}).map(([name, action]) => [name, { args: {}, ...action }]),
      ),
      variables: Object.fromEntries(
        Object.entries(element.variables ?? {}).map(([name, variable]) => [
          name,
          { ...variable, ...tellsItems(variable.type), readonly: variable.readonly === true },
        ]),
      ),
      states: element.states ?? {},
      ...list(element),
      ...(element.deprecated ? { successor: element.deprecated.use } : {}),
      tag: element.tag ?? "div",
    };
    return [type, entry];
  });
  const common = `const commonEvents: Readonly<Record<string, EventInfo>> = ${print(withFlag(schemas.commonEvents, true))};\n\n`;
  const tables = ["props", "slots", "events", "actions", "variables", "states"];
  return catalogue("elementCatalogue", "ElementInfo", entries, tables, common);
}

/** compiler/catalogue/attribute-catalogue.ts */
export function attributeCatalogue(schemas) {
  const { properties, patternProperties } = schemas.value.$defs.attributes;
  const [own] = Object.values(patternProperties);
  return `${header}import { type CatalogueSchema, table } from "./catalogue-types.ts";

/** The HTML attributes that elements may have, by name; \`x-roles\` are the roles that have it, all when absent. */
export const attributeCatalogue: Readonly<Record<string, CatalogueSchema>> = table<CatalogueSchema>(${print(properties)});

/** The schema of \`data-*\`. */
export const dataAttribute: CatalogueSchema = ${print(own)};
`;
}

/** compiler/catalogue/action-catalogue.ts */
export function actionCatalogue(schemas) {
  const entries = Object.entries(schemas.actions).map(([action, schema]) => {
    const { name: _name, result, async, blocks: _blocks, ...more } = schema["x-action"];
    const entry = {
      action,
      title: schema.title,
      description: schema.description,
      props: props(schema),
      ...(result === undefined ? {} : { result }),
      async: async === true,
      blocks: blocks(schema),
      more,
    };
    return [action, entry];
  });
  return catalogue("actionCatalogue", "ActionInfo", entries, ["props"]);
}

/** compiler/2-validate/css-properties.ts */
export function cssProperties(schemas) {
  const rows = schemas.style["x-properties"].map((name) => `  ${print(name)},`).join("\n");
  return `${header}
/** The CSS properties that a style may set, from schema/style.schema.json. */
export const cssProperties: ReadonlySet<string> = new Set([
${rows}
]);
`;
}
