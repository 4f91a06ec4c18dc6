const definition = (name) => ({ $ref: `#/$defs/${name}` });
const isFormula = { type: "object", required: ["formula"] };

/** Returns a schema that is `schema` if `condition` holds, else `otherwise`. */
const choose = (condition, schema, otherwise) => ({ if: condition, then: schema, else: otherwise });

/** Returns one rule per name, so that an editor offers only the properties of that name. */
const byName = (property, names, prefix) =>
  names.map((name) => ({
    if: { properties: { [property]: { const: name } }, required: [property] },
    then: prefix(name),
  }));

const keywords = new Set(["properties", "$defs", "patternProperties"]);
const values = new Set(["enum", "const", "required", "default", "description", "title", "pattern"]);

/** Returns a schema for editors: what the compiler checks by a table is spelled out. */
function spelled(schema) {
  if (Array.isArray(schema)) return schema.map(spelled);
  if (typeof schema !== "object" || schema === null) return schema;
  const description = schema.description === undefined ? {} : { description: schema.description };
  if (schema["x-dispatch"]) return { ...definition(`a-${schema["x-dispatch"]}`), ...description };
  if (schema["x-filter"]) return { ...definition("filter"), ...description };
  if (schema["x-provides"]) return { ...definition("formula"), ...description };
  if (schema["x-steps"]) return { type: "array", items: definition("a-step"), ...description };
  const result = schema["x-type"] === "icon" ? { "x-ref": "icon" } : {};
  for (const [key, value] of Object.entries(schema)) {
    // `x-ref` and `x-css` are for our own language server; other tools ignore them.
    if ((key.startsWith("x-") && key !== "x-ref" && key !== "x-css") || key === "$id" || key === "$schema") continue;
    if (key === "$ref")
      result.$ref = `#/$defs/${value.startsWith("tables.") ? "table-" : ""}${value.split("/").at(-1)}`;
    else if (keywords.has(key))
      result[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spelled(each)]));
    else result[key] = values.has(key) ? value : spelled(value);
  }
  if (!schema["x-bind"] && !schema["x-localized"]) return result;
  const { description: _description, default: initial, ...rest } = result;
  const each = schema["x-bind"] ? choose(isFormula, definition("formula"), rest) : rest;
  const perLanguage = { type: "object", propertyNames: definition("language"), additionalProperties: each };
  const whole = schema["x-localized"] ? choose({ type: "object" }, perLanguage, rest) : rest;
  return {
    ...(schema["x-bind"] ? choose(isFormula, definition("formula"), whole) : whole),
    ...(initial === undefined ? {} : { default: initial }),
    ...description,
  };
}

/** schema/editor/: the schemas that `$schema` of a design file can name, for completion and checks in editors. */
export function editorSchemas(schemas) {
  const { element, ...nouns } = Object.fromEntries(
    Object.entries(schemas.nouns).map(([name, each]) => [name, spelled(each)]),
  );
  const types = Object.keys(schemas.elements);
  const actions = Object.keys(schemas.actions);
  const sources = Object.keys(schemas.collections);
  const $defs = {
    ...spelled(schemas.value).$defs,
    ...Object.fromEntries(
      Object.entries(spelled(schemas.nouns.tables).$defs).map(([name, each]) => [`table-${name}`, each]),
    ),
    ...Object.fromEntries(Object.entries(nouns).map(([name, { $defs: _inner, ...each }]) => [`noun-${name}`, each])),
    ...Object.fromEntries(Object.entries(schemas.elements).map(([type, each]) => [`props-${type}`, spelled(each)])),
    ...Object.fromEntries(
      Object.entries(schemas.actions).map(([action, each]) => [`step-${action}`, stepOf(spelled(each), action)]),
    ),
    ...Object.fromEntries(
      Object.entries(schemas.collections).map(([source, each]) => [`source-${source}`, spelled(each)]),
    ),
    "a-element": elementOf(element, types, schemas),
    "a-step": {
      type: "object",
      required: ["action"],
      properties: { action: { enum: actions } },
      allOf: byName("action", actions, (action) => definition(`step-${action}`)),
    },
    "a-workflow": {
      type: "object",
      ...choose({ required: ["run"] }, definition("noun-run"), definition("noun-workflow")),
    },
    "a-handler": choose({ type: "array" }, { items: definition("a-workflow") }, definition("a-workflow")),
    "a-section": choose({ required: ["use"] }, definition("noun-use"), definition("noun-page-section")),
    "a-collection": {
      type: "object",
      required: ["source"],
      properties: { source: { enum: sources } },
      allOf: byName("source", sources, (source) => definition(`source-${source}`)),
    },
    "a-props": { type: "object" },
    "a-style": {
      type: "object",
      properties: Object.fromEntries(schemas.style["x-properties"].map((name) => [name, definition("a-css-value")])),
      patternProperties: { "^--": definition("a-css-value") },
      additionalProperties: false,
    },
    "a-css-value": choose(isFormula, definition("formula"), { type: ["string", "number"] }),
  };
  const draft = "https://json-schema.org/draft/2020-12/schema";
  const files = [
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
  ];
  return {
    "schema/editor/all.schema.json": print({ $schema: draft, $id: "all.schema.json", $defs }),
    ...Object.fromEntries(
      files.map((name) => {
        const { title, description } = schemas.nouns[name];
        const file = {
          $schema: draft,
          $id: `${name}.schema.json`,
          title,
          description,
          $ref: `all.schema.json#/$defs/noun-${name}`,
        };
        return [`schema/editor/${name}.schema.json`, print(file)];
      }),
    ),
  };
}

const print = (schema) => `${JSON.stringify(schema)}\n`;

function stepOf(schema, action) {
  const common = {
    id: definition("name"),
    action: { const: action },
    disabled: { const: true },
    description: { type: "string" },
  };
  return { ...schema, properties: { ...common, ...schema.properties } };
}

/** Returns a schema that allows only these names. */
const only = (names) => (names.length === 0 ? { maxProperties: 0 } : { propertyNames: { enum: names } });

function elementOf(element, types, schemas) {
  const rules = byName("type", types, (type) => {
    const about = schemas.elements[type]["x-element"];
    const events = [
      ...Object.keys(about.events ?? {}),
      ...(about.commonEvents ? Object.keys(schemas.commonEvents) : []),
    ];
    const slots = Object.keys(about.slots ?? {});
    return {
      properties: {
        props: definition(`props-${type}`),
        on: {
          properties: Object.fromEntries(events.map((name) => [name, definition("a-handler")])),
          ...only(events),
        },
        ...(slots.includes("*") ? {} : { slots: only(slots) }),
      },
    };
  });
  // A type like `SignaturePad` is a React component of the design.
  const builtIn = { enum: [...types, "component", "slot"] };
  const type = { ...element.properties.type, ...choose({ pattern: "^[A-Z]" }, {}, builtIn) };
  return { ...element, properties: { ...element.properties, type }, allOf: rules };
}
