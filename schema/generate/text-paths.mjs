const header = "// @generated from schema/ by npm run codegen. Do not edit.\n";

/**
 * Returns where texts per language are allowed: property names, with `*` for the items of a list and the values of a
 * map.
 */
function paths(schema, shared, path = []) {
  if (schema["x-localized"]) return [path];
  const target = schema.$ref?.match(/value\.schema\.json#\/\$defs\/(\w+)$/)?.[1];
  // Elements, styles and so on are walked separately, and recursive definitions contain no texts.
  const isRecursive = target === "condition" || target === "schema";
  if (target !== undefined) return path.length > 8 || isRecursive ? [] : paths(shared[target], shared, path);
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    paths(each, shared, [...path, name]),
  );
  const items = schema.items ? paths(schema.items, shared, [...path, "*"]) : [];
  const values =
    typeof schema.additionalProperties === "object" ? paths(schema.additionalProperties, shared, [...path, "*"]) : [];
  return [...members, ...items, ...values];
}

/** compiler/2-validate/text-paths.ts */
export function textPaths(schemas) {
  const table = (group) =>
    Object.fromEntries(
      Object.entries(group)
        .map(([name, schema]) => [name, paths(schema, schemas.value.$defs)])
        .filter(([, found]) => found.length > 0),
    );
  const groups = { nouns: table(schemas.nouns), elements: table(schemas.elements), actions: table(schemas.actions) };
  return `${header}import { table } from "../catalogue/catalogue-types.ts";

/** Where a text may differ by language: names of properties, \`*\` for every item or value. */
export type TextPath = readonly string[];

${Object.entries(groups)
  .map(
    ([name, rows]) =>
      `/** By ${name.slice(0, -1)}. */\nexport const ${name}Texts = table<readonly TextPath[]>(${JSON.stringify(rows, null, 2)});\n`,
  )
  .join("\n")}`;
}
