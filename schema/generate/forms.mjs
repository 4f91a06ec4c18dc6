const header = "// @generated from schema/ by npm run codegen. Do not edit.\n";

/** Every `pattern` of a schema with the `x-form` beside it. */
function* patterns(schema) {
  if (typeof schema !== "object" || schema === null) return;
  if (typeof schema.pattern === "string") yield [schema.pattern, schema["x-form"]];
  for (const value of Object.values(schema)) yield* patterns(value);
}

/** compiler/2-validate/forms.ts: the form of a string by its pattern. Throws when a pattern has no form, or two. */
export function forms(schemas) {
  const formOf = new Map();
  for (const [pattern, form] of patterns(schemas)) {
    if (typeof form !== "string") throw new Error(`the pattern ${pattern} has no x-form`);
    if ((formOf.get(pattern) ?? form) !== form) throw new Error(`the pattern ${pattern} has two forms`);
    formOf.set(pattern, form);
  }
  const names = [...new Set(formOf.values())].sort();
  if (names.length !== formOf.size) throw new Error("one form has two patterns");
  const sorted = [...formOf].sort(([, one], [, other]) => (one < other ? -1 : 1));
  return `${header}
/** What a string of a design looks like. */
export type Form = ${names.map((name) => JSON.stringify(name)).join(" | ")};

/** The pattern of each form, as the schemas have it. */
export const patternOf: Readonly<Record<Form, string>> = ${JSON.stringify(Object.fromEntries(sorted.map(([pattern, form]) => [form, pattern])), null, 2)};

/** The form whose pattern this is. */
export function formOf(pattern: string): Form {
  const form = forms.get(pattern);
  if (form === undefined) throw new Error(\`no form has the pattern \${pattern}\`);
  return form;
}

const forms: ReadonlyMap<string, Form> = new Map(${JSON.stringify(
    sorted.map(([pattern, form]) => [pattern, form]),
    null,
    2,
  )});
`;
}
