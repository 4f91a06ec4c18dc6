const header = "// @generated from schema/ by npm run codegen. Do not edit.\n";

/** Yields every `pattern` of a schema with its `x-form`. */
function* patterns(schema) {
  if (typeof schema !== "object" || schema === null) return;
  if (typeof schema.pattern === "string") yield [schema.pattern, schema["x-form"]];
  for (const value of Object.values(schema)) yield* patterns(value);
}

/** compiler/2-validate/forms.ts: the form of a string by its pattern. Throws if a pattern has no form, or two. */
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
/** The form of a string in a design. */
export type Form = ${names.map((name) => JSON.stringify(name)).join(" | ")};

/** The pattern of each form, from the schemas. */
export const patternOf: Readonly<Record<Form, string>> = ${JSON.stringify(Object.fromEntries(sorted.map(([pattern, form]) => [form, pattern])), null, 2)};

/** Returns the form with this pattern. */
export function formOf(pattern: string): Form {
  const form = forms.get(pattern);
  if (form === undefined) throw new Error(\`no form for the pattern \${pattern}\`);
  return form;
}

const forms: ReadonlyMap<string, Form> = new Map(${JSON.stringify(
    sorted.map(([pattern, form]) => [pattern, form]),
    null,
    2,
  )});
`;
}
