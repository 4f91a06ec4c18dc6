/** Reserved words of a TypeScript module in strict mode, which cannot name a variable. */
const reserved = new Set(
  "arguments as async await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield".split(
    " ",
  ),
);

const identifierPattern = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const plainKeyPattern = /^[A-Za-z_$][\w$]*$/;
const unsafeInText = /[\u2028\u2029]|<(?=\/script|!--)/gi;
const unsafeInTemplate =
  /[\\`\r\u2028\u2029]|\$(?=\{)|<(?=\/script|!--)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gi;
/** Line ends, and what editors and terminals do not show as it is. */
const unsafeInComment = /[\p{Cc}\p{Surrogate}\u2028-\u202e\u2066-\u2069]/gu;
/**
 * What means something in a comment, up to where a backslash takes the meaning from it: its end, tags that a browser looks
 * for in scripts and style sheets, and what TypeScript and esbuild obey, such as `@ts-expect-error`, `@jsxImportSource x`,
 * `@__NO_SIDE_EFFECTS__` and `# sourceMappingURL=x`.
 */
const obeyedInComment = /\*(?=\/)|<(?=\/(?:script|style)|!--)|[@#](?=ts-|jsx|__|\s*source(?:Mapping)?URL)/gi;

/**
 * Returns `name` as an identifier of the output; a reserved word gets the suffix `_`.
 *
 * Throws for any other invalid name.
 */
export function identifier(name: string): string {
  if (reserved.has(name)) return `${name}_`;
  if (!isIdentifier(name)) throw new Error(`not an identifier: ${JSON.stringify(name)}`);
  return name;
}

/** True if `name` is spelt as an identifier, reserved words too. */
export const isIdentifier = (name: string): boolean => identifierPattern.test(name);

/** True if `name` can be written as `object.name` in the output. */
export function isPlainKey(name: string): boolean {
  return plainKeyPattern.test(name) && name !== "__proto__";
}

/** Returns `name` as an object key. `__proto__` is computed, since the plain form would set the prototype. */
export function propertyKey(name: string): string {
  if (name === "__proto__") return `["__proto__"]`;
  return plainKeyPattern.test(name) ? name : literal(name);
}

/** Returns a JSON value as program text on one line. Strings are also safe inside a script element. */
export function literal(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value).replace(unsafeInText, escapeUnit);
    case "number":
      // A number in a design may be too large for JavaScript, such as 1e999. It is then Infinity in the output too.
      if (Number.isNaN(value)) throw new Error("no literal for NaN");
      return Object.is(value, -0) ? "-0" : String(value);
    case "boolean":
      return String(value);
    case "undefined":
      return "undefined";
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
      return objectLiteral(Object.entries(value).map(([key, field]) => `${propertyKey(key)}: ${literal(field)}`));
    default:
      throw new Error(`no literal for a ${typeof value}`);
  }
}

/** A parameter of a function, and whether its body uses it. */
interface Param {
  readonly name: string;
  readonly isUsed: boolean;
}

/**
 * Returns the names of a function's parameters: what the body does not use is left out at the end, and begins with `_` in
 * front of one that it uses.
 */
export function paramNames(params: readonly Param[]): readonly string[] {
  const last = params.findLastIndex(({ isUsed }) => isUsed);
  return params.slice(0, last + 1).map(({ name, isUsed }) => (isUsed ? name : `_${name}`));
}

/** Returns the parameters of a function as program text, as `paramNames` names them. */
export const usedParams = (params: readonly Param[]): string => paramNames(params).join(", ");

/** Returns `{ a: 1, b: 2 }` from its entries. */
export function objectLiteral(entries: readonly string[]): string {
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Indents every line of a text except the first. */
export const indented = (text: string): string => text.replaceAll("\n", "\n  ");

/** Returns items between brackets, one per line. */
export function listedBetween(open: string, items: readonly string[], separator: "," | ";", close: string): string {
  return `${open}${items.map((item) => `\n  ${indented(item)}${separator}`).join("")}\n${close}`;
}

/** Returns the type of a record from its fields. Two or more fields are printed one per line. */
export function recordType(fields: readonly string[]): string {
  const [only = ""] = fields;
  if (fields.length > 1 || only.includes("\n")) return listedBetween("{", fields, ";", "}");
  return `{ ${only} }`;
}

/** The most names that stay readable on one line. Longer lists have one per line. */
const mostOnALine = 4;

/** Returns `"a" | "b"`. Long unions have one part per line, and adding `null` does not change the other lines. */
export function unionType(parts: readonly string[], isMaybe = false): string {
  const all = isMaybe ? [...parts, "null"] : parts;
  return parts.length <= mostOnALine ? all.join(" | ") : all.map((part) => `\n  | ${indented(part)}`).join("");
}

/** Returns the lines of a doc comment. An end of comment in the text is broken up. */
export function comment(doc: string): readonly string[] {
  return doc
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => commentText(line).trimEnd());
}

/** Returns a text as one line of a comment, also inside a script element: nothing in it ends the comment or is a directive. */
export function commentText(text: string): string {
  return text.replaceAll("\t", " ").replace(unsafeInComment, escapeUnit).replace(obeyedInComment, "$&\\");
}

/** Escapes a piece of text for a template literal, on one line. */
export function templateText(value: string): string {
  return value.replace(unsafeInTemplate, escapeInTemplate).replace(/\n/g, "\\n");
}

function escapeUnit(found: string): string {
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function escapeInTemplate(found: string): string {
  if (found === "\\" || found === "`" || found === "$") return `\\${found}`;
  return found === "\r" ? "\\r" : escapeUnit(found);
}
