import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { camel } from "./read.mjs";

const valueRef = (name) => ({ $ref: `value.schema.json#/$defs/${name}` });
const isFormula = { type: "object", required: ["formula"] };

/** Returns a schema for `schema` or a formula. */
const bindable = (schema) => ({
  if: isFormula,
  then: valueRef("formula"),
  ...(Object.keys(schema).length > 0 ? { else: schema } : {}),
});

/** Returns a schema for `schema`, or one per language. */
const localizable = (schema, each, language) => ({
  if: { type: "object" },
  then: { type: "object", minProperties: 1, propertyNames: language, additionalProperties: each },
  else: schema,
});

/**
 * Convert a schema of ours to plain JSON Schema: spells out what `x-bind`, `x-localized`, `x-provides`, `x-row`
 * and `x-filter` allow.
 *
 * Leaves out the rest of our vocabulary, which is checked elsewhere. Property names are checked by an inline schema:
 * behind a reference, a finding would not have the name.
 */
export function plain(schema, shared, definitions) {
  const again = (each) => plain(each, shared, definitions);
  if (Array.isArray(schema)) return schema.map(again);
  if (typeof schema !== "object" || schema === null) return schema;
  // Checked by code, with its own messages.
  if (["handler", "workflow"].includes(schema["x-dispatch"])) return {};
  if (schema["x-filter"]) return valueRef("filter");
  if (schema["x-provides"]) return valueRef("formula");
  if (schema["x-row"]) return bindable({ type: "object", additionalProperties: bindable({}) });
  const result = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key.startsWith("x-") || ["title", "description", "default", "$schema", "examples"].includes(key)) continue;
    if (["properties", "$defs", "patternProperties"].includes(key)) {
      result[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, again(each)]));
    } else if (key === "$ref") result[key] = value.replace("../", "");
    else if (key === "propertyNames" && value.$ref) result[key] = again(definitions[value.$ref.split("/").at(-1)]);
    // The keyword's name in older drafts, which the validator generator handles with less code.
    else if (key === "dependentRequired") result.dependencies = value;
    else if (key === "enum" || key === "const" || key === "required") result[key] = value;
    else result[key] = again(value);
  }
  // Names of other forms are checked by code, which has more advice.
  if (result.patternProperties) delete result.additionalProperties;
  // Known names as an enum, so that a finding about an unknown name includes them.
  if (result.additionalProperties === false && Object.keys(result.properties ?? {}).length > 0) {
    delete result.additionalProperties;
    result.propertyNames = { enum: Object.keys(result.properties) };
  }
  if (!schema["x-bind"] && !schema["x-localized"]) return result;
  const each = schema["x-bind"] ? bindable(result) : result;
  const localized = schema["x-localized"] ? localizable(result, each, again(definitions.language)) : result;
  return shared(schema["x-bind"] ? bindable(localized) : localized);
}

/** Equal schemas become one definition, so that all bindable texts share one function. */
function sharing() {
  const definitions = {};
  const names = new Map();
  const shared = (schema) => {
    const text = JSON.stringify(schema);
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    definitions[name] = schema;
    return { $ref: `shared.schema.json#/$defs/${name}` };
  };
  return { definitions, shared };
}

const stepProperties = {
  id: valueRef("name"),
  action: { type: "string" },
  disabled: { const: true },
  description: { type: "string" },
};

/**
 * Append the findings of an inner validator to the existing ones. Ajv's own code copies the list of all findings each
 * time, which takes minutes where a large design repeats one mistake.
 */
function fastOnErrors(code) {
  const concat = /vErrors\.concat\((\w+)\.errors\)/g;
  if (!concat.test(code)) throw new Error("Ajv collects findings in another way now");
  const added = "function added(findings, more) { for (const each of more) findings.push(each); return findings; }";
  return `${added}\n${code.replaceAll(concat, "added(vErrors, $1.errors)")}`;
}

/**
 * Compare items of lists by their own members. Ajv's comparison calls `toString` and `valueOf` of an object, which fails
 * where a design has members of these names.
 */
function ownEqual(code) {
  const equal = 'require("ajv/dist/runtime/equal").default';
  if (!code.includes(equal)) throw new Error("Ajv compares items in another way now");
  const compare = `function equal(one, other) {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]));
}`;
  return `${compare}\n${code.replaceAll(equal, "equal")}`;
}

/** Returns the validators of all nouns, element types, actions and sources as one module without imports. */
export async function validators(schemas) {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: false, optimize: 1 },
  });
  const exported = {};
  const groups = { nouns: {}, elementProps: {}, actions: {}, collections: {} };
  const { definitions, shared } = sharing();
  const add = (group, name, id, schema) => {
    const identifier = camel(`${group}-${name}`);
    ajv.addSchema({ ...plain(schema, shared, schemas.value.$defs), $id: id });
    exported[identifier] = id;
    groups[group][name] = identifier;
  };
  ajv.addSchema(plain(schemas.value, shared, schemas.value.$defs));
  for (const [name, schema] of Object.entries(schemas.nouns)) add("nouns", name, `${name}.schema.json`, schema);
  for (const [name, schema] of Object.entries(schemas.elements))
    add("elementProps", name, `props-${name}.schema.json`, schema);
  for (const [name, schema] of Object.entries(schemas.collections)) {
    add("collections", name, `source-${name}.schema.json`, schema);
  }
  for (const [name, schema] of Object.entries(schemas.actions)) {
    const whole = { ...schema, properties: { ...stepProperties, ...schema.properties } };
    add("actions", name, `action-${name}.schema.json`, whole);
  }
  ajv.addSchema({ $id: "shared.schema.json", $defs: definitions });
  const code = ownEqual(fastOnErrors(standalone.default(ajv, exported)));
  const tables = Object.entries(groups).map(([group, members]) => {
    const rows = Object.entries(members).map(([name, identifier]) => `  ${JSON.stringify(name)}: ${identifier},`);
    return `export const ${group} = { __proto__: null,\n${rows.join("\n")}\n};`;
  });
  const bundle = await build({
    stdin: {
      contents: `${code.replaceAll(/^export const /gm, "const ").replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")}\n${tables.join("\n")}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    lineLimit: 160,
    legalComments: "none",
  });
  return `// @generated from schema/ by npm run codegen. Do not edit.\n${bundle.outputFiles[0].text}`;
}

/** The types of that module. */
export const validatorTypes = `// @generated from schema/ by npm run codegen. Do not edit.

/** One finding of a validator: the place in the value, and the failed rule. */
export interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly propertyName?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns whether a value is valid; if not, \`errors\` has the findings until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly Finding[] | null;
}

type Table = Readonly<Record<string, Validator>>;

export const nouns: Table;
export const elementProps: Table;
export const actions: Table;
export const collections: Table;
`;
