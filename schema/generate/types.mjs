import { compile } from "json-schema-to-typescript";
import { pascal } from "./read.mjs";

/** By name instead of `$ref`: a reference with its own description would become a second type. */
const definition = (name) => ({ tsType: name });

/** Types of the properties that the compiler checks by a table. */
const dispatched = {
  element: definition("ElementJson"),
  step: definition("StepJson"),
  workflow: { anyOf: [definition("WorkflowJson"), definition("RunJson")] },
  handler: definition("HandlerJson"),
  style: definition("StyleJson"),
  section: { anyOf: [definition("PageSectionJson"), definition("UseJson")] },
  collection: definition("CollectionJson"),
  props: { type: "object", tsType: "Record<string, unknown>" },
};

const shared = {
  text: "TextJson",
  json: "LiteralJson",
  formula: "BoundJson",
  filter: "FilterJson",
  condition: "ConditionJson",
  comparison: "ComparisonJson",
  variable: "VariableJson",
  globalFormula: "FormulaJson",
  param: "ParamJson",
  result: "ResultJson",
  state: "StateJson",
  look: "LookJson",
  at: "AtJson",
  repeat: "RepeatJson",
  order: "OrderJson",
  link: "LinkJson",
};

function reference(target) {
  const value = target.match(/value\.schema\.json#\/\$defs\/(\w+)$/)?.[1];
  if (value !== undefined) return definition(shared[value] ?? `${pascal(value)}Json`);
  const table = target.match(/tables\.schema\.json#\/\$defs\/(\w+)$/)?.[1];
  if (table !== undefined) return definition(`Table${pascal(table)}Json`);
  throw new Error(`no type for ${target}`);
}

/** Convert a schema of ours for json-schema-to-typescript, which makes the type of the design's JSON. */
function typed(schema) {
  if (Array.isArray(schema)) return schema.map(typed);
  if (typeof schema !== "object" || schema === null) return schema;
  const description = schema.description === undefined ? {} : { description: schema.description };
  if (schema["x-dispatch"]) return { ...dispatched[schema["x-dispatch"]], ...description };
  if (schema["x-type"] === "schema") return { tsType: "Record<string, unknown> | boolean", ...description };
  if (schema["x-steps"]) return { type: "array", items: definition("StepJson"), ...description };
  if (schema["x-filter"]) return { ...definition("FilterJson"), ...description };
  if (schema["x-provides"]) return { ...definition("BoundJson"), ...description };
  if (schema["x-row"]) return { ...definition("RowJson"), ...description };
  if (schema.$ref) return { ...reference(schema.$ref), ...description };
  if (schema.if && schema.else) {
    const otherwise = Object.keys(schema.else).length > 0 ? [typed(schema.else)] : [];
    return { anyOf: [typed(schema.then), ...otherwise], ...description };
  }
  if (schema.patternProperties) return { tsType: "Record<string, unknown>", ...description };
  const result = {};
  for (const [key, value] of Object.entries(schema)) {
    if (
      key.startsWith("x-") ||
      ["title", "default", "$schema", "$id", "propertyNames", "minItems", "maxItems"].includes(key)
    )
      continue;
    if (["properties", "$defs"].includes(key)) {
      result[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typed(each)]));
    } else result[key] = ["enum", "required", "const", "type", "pattern"].includes(key) ? value : typed(value);
  }
  delete result.$defs;
  delete result.description;
  const isUnknown = result.type === undefined && !result.anyOf && !result.enum && !("const" in result);
  if (result.type === "object" && !result.properties && !result.additionalProperties) {
    return { tsType: "Record<string, unknown>", ...description };
  }
  if (Array.isArray(result.type) && result.properties) {
    return { anyOf: result.type.map((type) => (type === "object" ? { ...result, type } : { type })), ...description };
  }
  if (Array.isArray(result.type) && result.type.includes("object")) {
    return {
      tsType: result.type.map((type) => (type === "array" ? "unknown[]" : "Record<string, unknown>")).join(" | "),
      ...description,
    };
  }
  if (isUnknown) return { tsType: "unknown", ...description };
  if (!schema["x-bind"] && !schema["x-localized"]) return { ...result, ...description };
  const bound = schema["x-bind"] ? [definition("BoundJson")] : [];
  const perLanguage = { type: "object", additionalProperties: { anyOf: [result, ...bound] } };
  return { anyOf: [result, ...bound, ...(schema["x-localized"] ? [perLanguage] : [])], ...description };
}

/** Returns the TypeScript types of a design, as text. */
export async function schemaTypes(schemas) {
  const definitions = {};
  const add = (name, schema) => {
    definitions[name] = typed(schema);
  };
  for (const [name, schema] of Object.entries(schemas.value.$defs)) {
    if (!schema["x-dispatch"]) add(shared[name] ?? `${pascal(name)}Json`, schema);
  }
  for (const [name, schema] of Object.entries(schemas.nouns.tables.$defs)) add(`Table${pascal(name)}Json`, schema);
  for (const [name, schema] of Object.entries(schemas.nouns)) if (name !== "step") add(`${pascal(name)}Json`, schema);
  for (const [name, schema] of Object.entries(schemas.collections)) {
    add(`${pascal(name)}CollectionJson`, { ...schema, properties: { ...schema.properties, source: { const: name } } });
  }
  definitions.CollectionJson = {
    anyOf: Object.keys(schemas.collections).map((name) => definition(`${pascal(name)}CollectionJson`)),
  };
  definitions.StyleJson = {
    type: "object",
    additionalProperties: { anyOf: [{ type: "string" }, { type: "number" }, definition("BoundJson")] },
  };
  definitions.HandlerJson = {
    anyOf: [...dispatched.workflow.anyOf, { type: "array", items: dispatched.workflow }],
  };
  definitions.RowJson = { anyOf: [definition("BoundJson"), { type: "object", tsType: "Record<string, unknown>" }] };
  const stepNames = [];
  for (const [name, schema] of Object.entries(schemas.actions)) {
    const stepName = `${pascal(name)}StepJson`;
    stepNames.push(stepName);
    const common = schemas.nouns.step.properties;
    const properties = {
      id: common.id,
      action: { const: name },
      disabled: common.disabled,
      ...schema.properties,
      description: common.description,
    };
    add(stepName, { ...schema, properties, required: ["action", ...(schema.required ?? [])] });
  }
  definitions.StepJson = { anyOf: stepNames.map(definition) };
  const text = await compile({ definitions, type: "object", additionalProperties: false }, "Unused", {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: "// @generated from schema/ by npm run codegen. Do not edit.",
    format: true,
    style: { printWidth: 120 },
    strictIndexSignatures: false,
    unknownAny: true,
  });
  return text
    .replace(/export interface Unused \{\s*\}\n/, "")
    .replaceAll(/\n\/\*\*\n \* This interface was referenced by [\s\S]*?\*\/\n/g, "\n")
    .replaceAll(
      /\n \*\n \* This interface was referenced by `[^`]*`'s JSON-Schema(?: definition)?\n \* via the `definition` "[^"]*"\./g,
      "",
    );
}
