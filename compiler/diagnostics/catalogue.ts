import { take } from "../iterables.ts";
import { isOwnElement } from "../names.ts";

/** The text of a diagnostic: a self-contained line, and a suggestion if there is one. */
export interface Words {
  readonly message: string;
  readonly help?: string | undefined;
  readonly fix?: Fix | undefined;
  /** The names that would be right at the place, for completion in editors. */
  readonly names?: Iterable<string> | undefined;
}

/** What another place has to do with a diagnostic. */
export const relatedWords = {
  end: "every run ends or jumps here",
  firstDefinition: "first defined here",
  firstName: "first named here",
  firstUse: "first used here",
  inDesign: "defined in the design here",
  opening: "opened here",
  optional: "the field may be left empty",
  other: "the other one is here",
  reader: "read here",
  record: "used by a record of this page",
  /** The page, section or component with the same id. */
  unit: (kind: string) => `the ${kind}`,
} as const;

/**
 * The only sensible correction of a diagnostic: another name or token at its place, text before it, or nothing there.
 */
export type Fix = { readonly replace: string } | { readonly insert: string } | "remove";

interface Entry<A extends readonly unknown[]> {
  readonly severity: "error" | "warning";
  readonly words: (...values: A) => Words;
}

const error = <A extends readonly unknown[]>(words: (...values: A) => Words): Entry<A> => ({
  severity: "error",
  words,
});
const warning = <A extends readonly unknown[]>(words: (...values: A) => Words): Entry<A> => ({
  severity: "warning",
  words,
});

const didYouMean = (nearest: string | undefined) => nearest && `did you mean \`${nearest}\`?`;

/** Suggests the nearest known name, which is also the correction; else `otherwise`. */
const nearOr = (nearest: string | undefined, otherwise?: string): Pick<Words, "help" | "fix"> =>
  nearest === undefined ? { help: otherwise } : { help: didYouMean(nearest), fix: { replace: nearest } };

const fewNames = 12;
/** A fixed list of values is as long for everyone, so more of it is shown. */
const fewValues = 24;

/** Suggests the known names if there are only a few. */
function itCanBe(known: Iterable<string>, few = fewNames): string | undefined {
  const names = take(few + 1, known);
  if (names.length === 0 || names.length > few) return undefined;
  return `use ${oneOf(names)}`;
}

/** Suggests the names of a schema, without the two that every object has. */
const fewOf = (names: Iterable<string> | undefined): string | undefined =>
  names && itCanBe([...names].filter((name) => name !== "$schema" && name !== "description"));

/** Suggests the known names of the design; a single one is likely something else than what was meant. */
function known(kind: string, names: Iterable<string>): string | undefined {
  const all = take(fewNames + 1, names);
  return all.length === 1 ? `the only ${kind} is ${oneOf(all)}` : itCanBe(all);
}

const listed = (names: readonly string[]) =>
  names.length === 0 ? "no parameters" : names.map((each) => `\`:${each}\``).join(", ");

const oneOf = (names: readonly string[]) =>
  `${names.length > 1 ? "one of " : ""}${names.map((each) => `\`${each}\``).join(", ")}`;

/** The wrong part of a CSS value; see `compiler/2-validate/css-advice.ts`. */
interface WrongValue {
  readonly found: string | undefined;
  readonly nearest: string | undefined;
  readonly expected: readonly string[];
  readonly words: readonly string[];
}

function wrongValueText(style: string, value: string, { found }: WrongValue): string {
  if (found !== undefined) return `\`${found.slice(0, 40)}\` is not valid in \`${style}\``;
  return value.trim() === ""
    ? `an empty string is not valid in \`${style}\``
    : `the value of \`${style}\` is incomplete`;
}

/** Lists values and kinds of values if there are only a few. */
const anyOf = (expected: readonly string[]) =>
  expected.length > 0 && expected.length <= fewNames
    ? `use ${expected.length > 1 ? `${expected.slice(0, -1).join(", ")} or ` : ""}${expected.at(-1)}`
    : undefined;

/** Joins two suggestions into one line. */
const sentences = (first: string | undefined, second: string | undefined) =>
  first && second
    ? `${/[.?]$/.test(first) ? first : `${first}.`} ${second[0]?.toUpperCase()}${second.slice(1)}`
    : (first ?? second);

/** How to pass a parameter of a collection, by the place that fetches it. */
const fetchHelps = {
  step: "add it under `with`, or set `again` to fetch with the last values",
  item: "add it under `with`",
  name: 'replace the name by `{ "collection": …, "with": { … } }`',
  app: "remove it here, and list it under `collections` of the pages that need it",
  page: "list it under `collections` of the page, with values under `with`; or set its `autoFetch` to false",
} as const;

/** Every diagnostic by code, grouped by subject. Codes are public: never rename or reuse one. */
export const catalogue = {
  "file/not-utf8": error((byte: string, offset: number) => ({
    message: `byte 0x${byte} at offset ${offset} is not UTF-8`,
    help: "save the file as UTF-8",
  })),
  "file/byte-order-mark": warning(() => ({
    message: "the file starts with a byte order mark",
    help: "save the file as UTF-8 without it",
  })),
  "file/too-big": error((megabytes: number) => ({
    message: `the file is larger than ${megabytes} MB`,
    help: "move data to the database and assets to assets/",
  })),
  "file/too-deep": error((limit: number) => ({
    message: `the JSON is nested more than ${limit} levels deep`,
    help: "move the inner elements to a component",
  })),
  "file/duplicate-key": error((key: string) => ({
    message: `duplicate key \`${key}\``,
    help: "remove one; JSON parsers keep only the last",
  })),
  "file/empty": error(() => ({ message: "the file is empty", help: "remove it, or write `{}`" })),
  "file/syntax": error((expected: string, found: string) => ({ message: `expected ${expected}, found ${found}` })),
  "file/missing-comma": error(() => ({ message: "missing comma", fix: { insert: "," } })),
  "file/trailing-comma": error(() => ({
    message: "trailing comma",
    help: "remove it; JSON allows no comma before a closing bracket",
    fix: "remove",
  })),
  "file/single-quotes": error((content: string) => ({
    message: "strings need double quotes",
    help: "write `\"` instead of `'`",
    fix: { replace: `"${content.replace(/(?<!\\)"/g, '\\"')}"` },
  })),
  "file/unquoted-key": error((name: string) => ({
    message: `unquoted property name \`${name}\``,
    help: `write \`"${name}"\``,
    fix: { replace: `"${name}"` },
  })),
  "file/comment": error(() => ({
    message: "JSON does not allow comments",
    help: "use a `description`, which becomes a comment in the output",
  })),
  "file/unopened": error((bracket: string, isBefore: string) => ({
    message: `missing opening \`${bracket}\` before ${isBefore}`,
    fix: { insert: bracket },
  })),
  "file/unclosed": error((bracket: string) => ({ message: `missing closing \`${bracket}\`` })),
  "file/unfinished-text": error(() => ({
    message: "missing closing quote",
    help: "write a line break in a string as `\\n`",
  })),
  "file/unescaped-quote": error(() => ({
    message: "unescaped quote in a string",
    help: "write it as `\\\"`, or use `'` in a formula",
  })),
  "file/bad-escape": error((found: string) => ({
    message: `invalid escape \`${found}\``,
    help: "write a backslash as `\\\\`",
  })),
  "file/control-character": error((found: string) => ({
    message: `control character ${found} in a string`,
    help: "write it as an escape, such as `\\t`",
  })),
  "file/bad-number": error((found: string) => ({
    message: `invalid number \`${found}\``,
    help: "write a number such as `12`, `-0.5` or `1e3`",
  })),
  "file/extra-text": error(() => ({
    message: "unexpected text after the end of the JSON",
    help: "remove it, or an extra bracket before it",
  })),
  "file/not-an-object": error(() => ({
    message: "the file must contain a JSON object",
    help: "start with `{` and end with `}`",
  })),
  "file/unknown": warning((path: string, nearest?: string) => ({
    message: `unknown file \`${path}\`, ignored`,
    // Renaming a file is more than an edit of its text.
    help: didYouMean(nearest) ?? "put pages, sections and components directly in their folders",
  })),
  "file/outside-design": error((path: string) => ({
    message: `\`${path}\` is not a path inside the design`,
    help: "use `/` between folders, and no `..`",
  })),
  "file/name-clash": error((path: string, other: string) => ({
    message: `\`${path}\` and \`${other}\` differ only in letter case`,
    help: "rename one; some file systems cannot hold both",
  })),
  "file/wrong-id": error((id: string, expected: string) => ({
    message: `the id \`${id}\` does not match the file name`,
    help: `write \`${expected}\`, or rename the file to \`${id}.json\``,
    fix: { replace: expected },
  })),
  "file/id-clash": error((id: string, kind: string, otherKind: string) => ({
    message: `\`${id}\` is the id of both a ${kind} and a ${otherKind}`,
    help: "rename one; pages, sections and components share one set of ids",
  })),
  "design/missing": error(() => ({
    message: "design.json is missing",
    help: "run `trama init` to create a design",
  })),
  "design/other-version": error((found: number, known: number) => ({
    message: `the design has format version ${found}, but this tool reads version ${known}`,
    help: found > known ? "install a newer trama" : "run `trama migrate`",
  })),
  "design/unknown-time-zone": error((name: string, nearest?: string) => ({
    message: `unknown time zone \`${name}\``,
    ...nearOr(nearest, "use an IANA name, such as `America/Sao_Paulo`"),
  })),
  "design/profile-key": error((table: string) => ({
    message: `the primary key of \`${table}\` cannot hold the id of a user`,
    help: "use a table whose key is one column: `id uuid primary key references auth.users`",
  })),
  "property/unknown": error((name: string, nearest?: string, elsewhere?: string, names?: Iterable<string>) => ({
    message: `unknown property \`${name}\``,
    ...nearOr(nearest, elsewhere ?? fewOf(names)),
    names,
  })),
  "property/missing": error((name: string, what: string, help?: string) => ({
    message: `${what} needs \`${name}\``,
    help,
  })),
  "property/wrong-type": error((expected: string, found: string, help?: string) => ({
    message: `expected ${expected}, found ${found}`,
    help,
  })),
  "property/unknown-value": error((found: string, known: readonly string[], nearest?: string) => ({
    message: `${found} is not an allowed value`,
    ...nearOr(nearest, itCanBe(known, fewValues)),
    names: known,
  })),
  "property/out-of-range": error((rule: string) => ({ message: `the value must ${rule}` })),
  "property/wrong-form": error((expected: string) => ({ message: `expected ${expected}` })),
  "property/repeated-item": error((value: string) => ({ message: `duplicate entry: ${value}` })),
  "property/not-bindable": error((name: string) => ({
    message: `\`${name}\` cannot be a formula`,
    help: "write a fixed value; the compiler needs it",
  })),
  "property/choose-one": error((names: readonly string[], found: readonly string[], help?: string) => ({
    message:
      found.length === 0
        ? `one of ${names.map((each) => `\`${each}\``).join(", ")} is required`
        : `${found.map((each) => `\`${each}\``).join(" and ")} cannot be used together`,
    help: found.length === 0 ? help : undefined,
  })),
  "request/unlisted-origin": error((origin: string, list: "origins" | "server", isInOther: boolean) => ({
    message: `design.json does not list \`${origin}\` under \`plugins.rest.${list}\``,
    help: isInOther
      ? list === "origins"
        ? 'add `"throughServer": true`; only the server may request this origin'
        : "remove `throughServer`, or list the origin under `server` too"
      : `add it there; ${list === "origins" ? "browsers refuse" : "the server refuses"} all other origins`,
  })),
  "request/missing-parameter": error((name: string) => ({
    message: `the path needs a value for \`${name}\``,
    help: "add it under `pathParams`",
  })),
  "request/no-body": error((method: string) => ({
    message: `${method} requests have no body`,
    help: "move the values to `query`, or use another method",
  })),
  "text/unknown-language": error((language: string, known: readonly string[]) => ({
    message: `\`${language}\` is not a language of the design`,
    help: known.length === 0 ? undefined : `use ${oneOf(known)}, or add the language to design.json`,
    names: known,
  })),
  "text/missing-language": error((language: string) => ({
    message: `missing text in the default language \`${language}\``,
    help: `add it under \`${language}\`; the other languages fall back to it`,
  })),
  "text/missing-translation": warning((languages: readonly string[], main: string) => ({
    message: `no text in ${languages.map((language) => `\`${language}\``).join(", ")}`,
    help: `add it; until then the text in \`${main}\` is shown`,
  })),
  "id/not-camel-case": error((id: string, suggestion?: string) => ({
    message: `the name \`${id}\` is not lowerCamelCase`,
    help: suggestion ? `rename it to \`${suggestion}\`` : "use a name such as `nomeDoCliente`",
  })),
  "id/not-kebab-case": error((id: string, suggestion?: string) => ({
    message: `the id \`${id}\` is not kebab-case`,
    help: suggestion ? `rename it to \`${suggestion}\`` : "use an id such as `lista-de-contatos`",
  })),
  "id/reserved": error((id: string) => ({
    message: `\`${id}\` is a reserved name`,
    help: "choose another id",
  })),
  "id/clash": error((id: string) => ({
    message: `duplicate name \`${id}\`, ignoring letter case`,
    help: "rename one of the two",
  })),
  "element/unknown-type": error((type: string, nearest?: string) => ({
    message: `unknown element type \`${type}\``,
    ...nearOr(nearest, isOwnElement(type) ? `add custom/elements/${type}.tsx and run \`trama adopt\`` : undefined),
  })),
  "element/not-adopted": error((name: string) => ({
    message: `the element \`${name}\` has no schema`,
    help: "run `trama adopt` and commit the result",
  })),
  "element/name-clash": error((name: string, other?: string) => ({
    message:
      other === undefined
        ? `an own element cannot have the name \`${name}\``
        : `${other} already uses the name \`${name}\``,
    help: "rename the file in custom/elements/, to a name like `SignaturePad`, and run `trama adopt`",
  })),
  "element/no-component": error((name: string) => ({
    message: `custom/elements/${name}.tsx has no function component as its default export`,
    help: `write \`export default function ${name}(props)\``,
  })),
  "element/unsupported-type": error((name: string, prop: string, type: string) => ({
    message: `formulas have no value for the property \`${prop}\` of \`${name}\`, of type \`${type}\``,
    help: "use strings, numbers, booleans, arrays, objects, `ReactNode`, or a function named `on…`",
  })),
  "element/union-properties": error((name: string) => ({
    message: `the properties of \`${name}\` are a union`,
    help: "write one type, with optional properties",
  })),
  "element/reserved-property": error((name: string, prop: string) => ({
    message: `the property \`${prop}\` of \`${name}\` has a name that every element uses`,
    help: "choose another name",
  })),
  "element/outdated-schema": error(
    (name: string, problem: "new" | "changed" | "gone", ...parts: readonly string[]) => ({
      message: {
        new: `the schema of \`${name}\` lacks ${parts.join(", ")}`,
        changed: `outdated schema of \`${name}\`: ${parts.join(", ")} changed`,
        gone: `\`${name}\` has no ${parts.join(", ")}`,
      }[problem],
      help: "run `trama adopt` and commit the result",
    }),
  ),
  "element/deprecated-type": warning((type: string, successor: string) => ({
    message: `the element type \`${type}\` is deprecated`,
    help: `use \`${successor}\` instead`,
  })),
  "element/no-value": error((type: string) => ({
    message: `\`${type}\` has no single value to bind`,
    help: "use it on an element with one value that visitors change, such as `form-input`, `checkbox` or `select`",
  })),
  "element/bound-twice": error((prop: string) => ({
    message: `\`bind\` and \`${prop}\` cannot be used together`,
    help: `remove \`${prop}\`; the element shows the variable`,
  })),
  "element/not-a-variable": error((text: string) => ({
    message: `\`${text}\` cannot be bound`,
    help: "write `variables.<name>`; only variables can be set",
  })),
  "element/bound-to-other-type": error((name: string, variable: string, element: string) => ({
    message: `the variable \`${name}\` is \`${variable}\`, and the value of the element is \`${element}\``,
    help: "bind a variable of the element's type, or use an element of the variable's type",
  })),
  "element/duplicate-id": error((id: string, where: string) => ({
    message: `duplicate id \`${id}\` ${where}`,
    help: "rename one; ids name things in the generated code",
  })),
  "element/unknown-event": error((event: string, type: string, nearest?: string, names?: Iterable<string>) => ({
    message: `${type} has no event \`${event}\``,
    names,
    ...nearOr(
      nearest,
      ["steps", "run", "action"].includes(event)
        ? 'name the event around it, such as `"on": { "click": { "steps": […] } }`'
        : fewOf(names),
    ),
  })),
  "element/unknown-slot": error((slot: string, type: string, nearest?: string, names?: Iterable<string>) => ({
    message: `${type} has no slot \`${slot}\``,
    ...nearOr(nearest, fewOf(names)),
    names,
  })),
  "element/no-children": error((type: string) => ({
    message: `${type} elements cannot have children`,
    help: type === "component" ? "put the content in the `slots` of the component" : undefined,
  })),
  "element/unknown-state": error((state: string, type: string, nearest?: string, names?: Iterable<string>) => ({
    message: `${type} has no state \`${state}\``,
    ...nearOr(nearest, "add `when` to define a state of your own"),
    names,
  })),
  "element/not-responsive": error((name: string) => ({
    message: `\`${name}\` cannot vary by screen width`,
    help: "vary style or classes instead; only some properties can vary",
  })),
  "element/state-without-condition": error((state: string) => ({
    message: `the state \`${state}\` cannot change properties`,
    help: "change style or classes, or define a state of your own with `when`",
  })),
  "element/not-in-state": error((name: string) => ({
    message: `\`${name}\` cannot vary by state`,
    help: "use two elements with opposite `if` conditions",
  })),
  "step/unknown-action": error((action: string, nearest?: string) => ({
    message: `unknown action \`${action}\``,
    ...nearOr(nearest),
  })),
  "step/duplicate-id": error((id: string) => ({
    message: `duplicate step id \`${id}\` in this workflow`,
    help: "rename one; formulas read the result of a step by its id",
  })),
  "style/unknown-property": error((name: string, nearest?: string) => ({
    message: `unknown style property \`${name}\``,
    ...nearOr(nearest, "use a CSS property name in camelCase"),
  })),
  "style/bad-value": error((found: string) => ({
    message: `invalid CSS value at \`${found.slice(0, 20)}\``,
    help: "write one CSS value with closed quotes and brackets, and without `;`, braces or comments",
  })),
  "style/wrong-value": error((style: string, value: string, wrong: WrongValue) => ({
    message: wrongValueText(style, value, wrong),
    ...(wrong.nearest === undefined && wrong.expected.length === 0
      ? { help: "remove it" }
      : nearOr(wrong.nearest, anyOf(wrong.expected))),
    names: wrong.words,
  })),
  "theme/bad-value": error(
    (value: string, kind: { readonly what: string; readonly examples: string }, nearest?: string) => ({
      message: `${value === "" ? "an empty string" : `\`${value.slice(0, 40)}\``} is not ${kind.what}`,
      ...nearOr(nearest, `write a value such as ${kind.examples}, or another token, such as \`$name\``),
    }),
  ),
  "style/shorthand": warning((longhand: string, shorthand: string) => ({
    message: `\`${shorthand}\` also sets \`${longhand}\``,
    help: "keep one of the two; their order in the file has no effect",
  })),
  "collection/unknown-source": error((source: string, nearest?: string) => ({
    message: `unknown source \`${source}\``,
    ...nearOr(nearest),
  })),
  "table/not-realtime": error((name: string, isTable: boolean) => ({
    message: `changes of \`${name}\` are not published`,
    help: isTable
      ? "add the table to the publication `supabase_realtime` in a migration, and run `trama tables`"
      : "follow a table instead; views and functions publish no changes",
  })),
  "variable/wrong-default": error((type: string, found: string, help?: string) => ({
    message: `expected a default of type \`${type}\`, found ${found}`,
    help,
  })),
  "theme/bad-font": error((path: string) => ({
    message: `\`${path}\` is not a WOFF2 font`,
    help: "convert the font; renaming the file is not enough",
  })),
  "theme/duplicate-token": error((name: string, group: string) => ({
    message: `the token \`${name}\` is also defined in \`${group}\``,
    help: "rename one; all tokens share one set of names",
  })),
  "formula/unknown-name": error(
    (name: string, nearest?: string, help?: string, kind?: string, names: Iterable<string> = []) => ({
      message: `unknown name \`${name}\``,
      ...nearOr(nearest),
      help: sentences(didYouMean(nearest), help) ?? (kind && known(kind, names)),
    }),
  ),
  "formula/not-here": error((name: string, where: string) => ({
    message: `\`${name}\` is not available here`,
    help: `use it ${where}`,
  })),
  "formula/not-a-value": error((name: string, example: string) => ({
    message: `\`${name}\` is not a value`,
    help: `read a member, such as \`${example}\``,
  })),
  "formula/unknown-helper": error((name: string, nearest?: string, help?: string) => ({
    message: `unknown helper \`${name}\``,
    ...(help === undefined ? nearOr(nearest, `write it in custom/*.ts, and call \`custom.${name}(…)\``) : { help }),
  })),
  "formula/deprecated-helper": warning((name: string, successor: string) => ({
    message: `the helper \`${name}\` is deprecated`,
    help: `use ${successor} instead`,
    ...(/^`\w+`$/.test(successor) ? { fix: { replace: successor.slice(1, -1) } } : {}),
  })),
  "formula/not-called": error((name: string) => ({
    message: `the function \`${name}\` is not called`,
    help: `call it: \`${name}(…)\``,
  })),
  "formula/not-a-function": error((type: string) => ({ message: `${type} cannot be called` })),
  "formula/empty": error(() => ({
    message: "the formula is empty",
    help: 'write an expression, such as `""` or `null`',
  })),
  "formula/unexpected-end": error((help: string) => ({ message: "Unexpected end of formula", help })),
  "formula/syntax": error((expected: string, found: string) => ({ message: `expected ${expected}, found ${found}` })),
  "formula/unclosed": error((what: string) => ({ message: `unclosed ${what}` })),
  "formula/bad-character": error((character: string, help?: string) => ({
    message: `unexpected character ${character}`,
    help,
  })),
  "formula/bad-number": error((found: string) => ({
    message: `invalid number \`${found}\``,
    help: "write a number such as `12`, `0.5` or `1e3`",
  })),
  "formula/bad-escape": error((found: string) => ({ message: `incomplete escape \`${found}\`` })),
  "formula/not-allowed": error((construct: string, instead?: string, token?: string) => ({
    message: `${construct} is not allowed in a formula`,
    help: instead ?? "write one expression without side effects",
    ...(token === undefined ? {} : { fix: token === "" ? "remove" : { replace: token } }),
  })),
  "formula/too-deep": error((limit: number) => ({
    message: `the formula is nested more than ${limit} levels deep`,
    help: "move a part of it to a formula in formulas.json",
  })),
  "formula/repeated-case": error((value: string) => ({
    message: `the case ${value} is repeated, so its second result is never used`,
    help: "remove it, or change its value",
  })),
  "formula/repeated-name": error((name: string) => ({ message: `duplicate name \`${name}\`` })),
  "formula/name-in-scope": error((name: string) => ({
    message: `the name \`${name}\` is already in scope`,
    help: "choose another name",
  })),
  "formula/unused-name": warning((name: string) => ({
    message: `unused name \`${name}\``,
    help: "remove its `let`, or use it",
  })),
  "formula/unknown-member": error((name: string, owner: string, nearest?: string, help?: string) => ({
    message: `\`${owner}\` has no member \`${name}\``,
    ...(help === undefined ? nearOr(nearest) : { help }),
  })),
  "formula/wrong-index": error((owner: string, key: string, help: string) => ({
    message: `\`${owner}\` cannot be indexed by \`${key}\``,
    help,
  })),
  "formula/wrong-argument-count": error((name: string, expected: string, given: number) => ({
    message: `\`${name}\` takes ${expected}, got ${given}`,
  })),
  "formula/async-function": error((name: string) => ({
    message: `\`${name}\` is async; formulas cannot await`,
    help: "call it in a `callFunction` step, and use the result of the step",
  })),
  "formula/wrong-argument": error((name: string, param: string, expected: string, found: string, help?: string) => ({
    message: `the argument \`${param}\` of \`${name}\` must be ${expected}, found ${found}`,
    help,
  })),
  "formula/bad-pattern": error((problem: string) => ({
    message: `invalid pattern: ${problem}`,
    help: "write a regular expression of JavaScript, such as `^[0-9]+$`",
  })),
  "formula/wrong-operand": error((operator: string, expected: string, found: string) => ({
    message: `\`${operator}\` needs ${expected}, found \`${found}\``,
    help:
      found === "date" && (operator === "-" || operator === "+")
        ? "use a helper, such as `daysBetween(from, to)` or `addDays(date, 1)`"
        : undefined,
  })),
  "formula/mixed-operands": error((operator: string, left: string, right: string, help?: string) => ({
    message: `\`${operator}\` cannot be applied to \`${left}\` and \`${right}\``,
    help,
  })),
  "formula/maybe-nothing": error((type: string, field?: string) => ({
    message: `the value may be \`nothing\`: its type is \`${type}\``,
    help:
      type === "nothing"
        ? "write a value in its place, such as `''` for text"
        : field !== undefined
          ? `set \`required\` of the field \`${field}\`, or add a fallback: \`… ?? value\``
          : "add a fallback: `… ?? value` or `ifEmpty(…, value)`",
  })),
  "formula/never-equal": error((left: string, right: string, nearest?: string) => ({
    message: `\`${left}\` is never equal to \`${right}\``,
    help: nearest && `did you mean "${nearest}"?`,
  })),
  "formula/never-runs": error((path: string) => ({
    message: `this branch never runs: \`${path}\` always has a value`,
    help: "remove the condition, or the branch",
  })),
  "formula/not-exhaustive": warning((values: string) => ({
    message: `this \`switch\` has no case for ${values}`,
    help: "add the missing cases, or a default value at the end",
  })),
  "formula/wrong-type": error((expected: string, found: string, help?: string, names?: Iterable<string>) => ({
    message: `expected \`${expected}\`, found \`${found}\``,
    help,
    names,
  })),
  "reference/unknown": error(
    (kind: string, name: string, nearest?: string, fixed?: string, names: Iterable<string> = []) => ({
      message: `unknown ${kind} \`${name}\``,
      ...nearOr(
        nearest,
        sentences(
          fixed ?? (kind === "table" ? "run `trama tables` if a migration has added it" : undefined),
          known(kind, names) ?? (fixed && "add it to the design, or correct the name"),
        ),
      ),
      names,
    }),
  ),
  "filter/unknown-operator": error((operator: string, type: string, column: string, known: readonly string[]) => ({
    message: `\`${operator}\` does not apply to the column \`${column}\` of type \`${type}\``,
    help: itCanBe(known, fewValues),
    names: known,
  })),
  "filter/not-embedded": error((relation: string, where: "column" | "collection" | "step") => ({
    message:
      where === "column"
        ? `\`${relation}\` is a column, not a relation`
        : `the relation \`${relation}\` is not embedded`,
    help: {
      column: `write \`${relation}->>name\` for a part of its JSON`,
      collection: "add the relation under `embed`",
      step: "use a collection of a table or view, which can `embed` relations",
    }[where],
  })),
  "filter/not-sortable": error(
    (field: string, relation: string, column: string, reason: "many" | "unread" | "asText") => ({
      message: `the rows cannot be sorted by \`${field}\``,
      help: {
        many: `a row has several rows of \`${relation}\`: sort by a column that it has once`,
        unread: `add \`${column}\` to the \`columns\` of \`${relation}\` under \`embed\``,
        asText: `text has another order than numbers: remove \`${column}\` from \`asText\` of \`${relation}\``,
      }[reason],
    }),
  ),
  "style/unknown-token": error((name: string, nearest?: string) => ({
    message: `unknown token \`$${name}\``,
    ...nearOr(nearest && `$${nearest}`),
  })),
  "style/unknown-class": error((name: string, nearest: string | undefined, names: Iterable<string>) => ({
    message: `unknown class \`${name}\``,
    ...nearOr(nearest, "define it under `classes` in theme.json or in a style sheet, or correct the name"),
    names,
  })),
  "attribute/unknown": error((name: string, otherWay?: string, nearest?: string) => ({
    message: `unknown attribute \`${name}\``,
    ...(otherWay === undefined
      ? nearOr(nearest, "use `id`, `lang`, `dir`, `title`, `aria-*` or `data-*`")
      : { help: otherWay }),
  })),
  "attribute/set-by-element": error((name: string, type: string, property: string) => ({
    message: `\`${type}\` sets \`${name}\` itself`,
    help: name.startsWith("data-")
      ? "choose another name"
      : property === ""
        ? "remove it; it follows from the element's properties"
        : `set \`${property}\` instead`,
  })),
  "attribute/no-effect": error((name: string, on: string, roles: readonly string[]) => ({
    message: `\`${name}\` has no effect on \`${on}\``,
    help:
      roles.length === 0
        ? "put it on an element around it"
        : `choose a tag or role such as \`${roles[0]}\`, or remove it`,
  })),
  "attribute/duplicate-id": error((id: string, page: string) => ({
    message: `duplicate HTML id \`${id}\` on the page \`${page}\``,
    help: "rename one; labels and anchors use the first element of an id",
  })),
  "attribute/repeated-id": error((id: string) => ({
    message: `every row has the same HTML id \`${id}\``,
    help: "use a formula with something of the row, such as `concatenate('row-', item.id)`",
  })),
  "element/slot-outside-component": error(() => ({
    message: "a slot is used outside a component",
    help: "put the elements here instead; only components have slots",
  })),
  "element/outside-svg": error((type: string) => ({
    message: `${type} is used outside an \`svg\``,
    help: "put it in an element of type `svg`",
  })),
  "element/not-a-shape": error((type: string) => ({
    message: `\`svg\` cannot contain ${type}`,
    help: "put it beside the drawing; an `svg` contains shapes only",
  })),
  "url/active": error((address: string) => ({
    message: `the address \`${address.slice(0, 40)}\` would run code`,
    help: "use an https: address, a path or a workflow",
  })),
  "url/scheme": error((scheme: string) => ({
    message: `links cannot use the scheme \`${scheme}\``,
    help: "use https:, http:, mailto:, tel: or sms:, or a path",
  })),
  "asset/missing": error((path: string, names?: Iterable<string>) => ({
    names,
    message: `missing file \`${path}\``,
    help: "add it to the folder assets/ of the design, or correct the path",
  })),
  "component/missing-property": error((component: string, name: string) => ({
    message: `the component \`${component}\` needs the property \`${name}\``,
  })),
  "component/reserved-name": error((kind: string, name: string) => ({
    message: `a component cannot have a ${kind} named \`${name}\``,
    help: "choose another name; all components, or an event of this one, already use it",
  })),
  "component/own-look": error((name: string) => ({
    message: `\`${name}\` has no effect on a component`,
    help: "set it on an element inside the component, or on one around it",
  })),
  "component/contains-itself": error((cycle: string) => ({
    message: `the component contains itself: ${cycle}`,
    help: "add an `if` or a `repeat` to one of the uses",
  })),
  "page/missing-parameter": error((page: string, name: string) => ({
    message: `the path of \`${page}\` needs the parameter \`${name}\``,
    help: "add it under `params`",
  })),
  "page/duplicate-path": error((path: string, page: string) => ({
    message: `the path \`${path}\` is already used by \`${page}\``,
    help: "change one of the two paths",
  })),
  "page/different-parameters": error(
    (language: string, found: readonly string[], main: string, expected: readonly string[]) => ({
      message: `the path in \`${language}\` has ${listed(found)}, in \`${main}\` ${listed(expected)}`,
      help: "use the same parameters in every language; links and formulas of the page name them once",
    }),
  ),
  "page/no-records": error((collection: string) => ({
    message: `the collection \`${collection}\` cannot generate pages`,
    help: "use a static collection that holds an array; only its records are known at compile time",
  })),
  "page/record-parameter": error((page: string) => ({
    message: `the path of \`${page}\` must have one parameter, the same in every language`,
    help: "write the record as the only parameter, such as `cities/:city`",
  })),
  "page/record-without-name": error((field: string) => ({
    message: `the field \`${field}\` of this record cannot form a path`,
    help: "use a string or number that contains a letter or digit",
  })),
  "page/duplicate-record": error((name: string) => ({
    message: `two records have the path \`${name}\``,
    help: "build the path from another field, or change one of the two values",
  })),
  "page/unknown-path": warning((path: string) => ({
    message: `no page has the path \`${path}\``,
    help: "name the page by its id under `page`, so that the link survives a change of the path",
  })),
  "page/unreachable": warning((page: string) => ({
    message: `nothing leads to the page \`${page}\``,
    help: "link to it, or remove it",
  })),
  "workflow/missing-parameter": error((workflow: string, name: string) => ({
    message: `the workflow \`${workflow}\` needs the parameter \`${name}\``,
  })),
  "function/missing-parameter": error((name: string, parameter: string) => ({
    message: `the function \`${name}\` needs the parameter \`${parameter}\``,
    help: "add it, with null if it has no value; only `tables.json` can make it optional",
  })),
  "function/unknown": warning((name: string, nearest: string | undefined, names: Iterable<string>) => ({
    message: `unknown edge function \`${name}\``,
    ...nearOr(nearest, "add its folder to `supabase/functions/`"),
    names,
  })),
  "function/no-rows": error((name: string, setting: string) => ({
    message: `\`${name}\` returns no rows, so \`${setting}\` has no effect`,
    help: "remove it, or declare the function with `returns setof` or `returns table`",
  })),
  "workflow/no-backend": error((action: string) => ({
    message: `\`${action}\` needs Supabase as the backend`,
    help: 'add `"backend": { "kind": "supabase" }` to design.json',
  })),
  "workflow/no-endpoint": error((action: string, endpoint: string) => ({
    message: `\`${action}\` needs the endpoint \`${endpoint}\``,
    help: `add \`"auth": { "${endpoint}": … }\` to design.json`,
  })),
  "workflow/no-password": error((action: string) => ({
    message: `\`${action}\` needs sign-in by password`,
    help: 'add `"password": true` to `auth` in design.json',
  })),
  "workflow/other-sign-up": error((name: string, usesAuthService: boolean) => ({
    message: usesAuthService ? `\`${name}\` cannot be used with \`auth.kind\`` : `\`${name}\` needs \`auth.kind\``,
    help: usesAuthService ? "use `email`, `password` and `metadata`" : "add it to `data`",
  })),
  "workflow/without-name": error((property: string) => ({
    message: `\`${property}\` is only allowed in a named workflow`,
    help: "move the workflow to `workflows`, and run it by name here",
  })),
  "workflow/outside-loop": error((action: string) => ({ message: `\`${action}\` is used outside a loop` })),
  "workflow/repeated-case": error((value: string) => ({
    message: `the case ${value} is repeated, so this branch never runs`,
    help: "remove the branch, or change its value",
  })),
  "workflow/step-name-taken": error((name: string) => ({
    message: `a step cannot have the id \`${name}\``,
    help: "choose another id; the output already uses this name",
  })),
  "variable/cannot-be-kept": error((setting: string, which: string) => ({
    message: `${setting} cannot be used on a variable ${which}`,
    help:
      which === "of a component" || which === "of a section"
        ? `move the value to a variable of the app; this one ends with its ${which.slice("of a ".length)}`
        : "use `local` or `persist`; an address holds only strings, numbers and booleans",
  })),
  "variable/history-without-query": error(() => ({
    message: "`history` needs `query` on a variable that keeps its value when the page changes",
    help: "add `query`, or remove `persist` and `local`",
  })),
  "variable/no-stream": error((name: string) => ({
    message: `the variable \`${name}\` cannot receive a stream`,
    help: "use a variable of type `string` or `array`",
  })),
  "variable/no-such-part": error((name: string, key: string, type: string, isList: boolean) => ({
    message: `\`${key}\` is not a part of \`${name}\`: its value there is \`${type}\``,
    help: isList
      ? "choose the item by `index`, or by a number in the path: `0.name`"
      : "remove the path, or correct it",
  })),
  "variable/not-a-list": error((name: string) => ({
    message: `the variable \`${name}\` is not an array`,
    help: "use the operation `set`",
  })),
  "variable/not-a-number": error((name: string) => ({
    message: `the variable \`${name}\` is not a number`,
    help: "use a variable of type `number`; progress runs from 0 to 100",
  })),
  "variable/readonly": error((name: string, isReset: boolean) => ({
    message: isReset
      ? `the read-only variable \`${name}\` cannot be reset`
      : `the read-only variable \`${name}\` cannot be set`,
    help: isReset ? "add `resettable` to the variable" : "remove `readonly` from the variable, or set another one",
  })),
  "variable/resettable-anyway": error(() => ({
    message: "`resettable` has no effect without `readonly`",
    help: "remove it; every variable that can be set can be reset",
  })),
  "variable/unused": warning((id: string, isSet: boolean) => ({
    message: isSet ? `the variable \`${id}\` is set but never read` : `unused variable \`${id}\``,
    help: "remove it, or use it",
  })),
  "variable/query-clash": warning((id: string, name: string) => ({
    message: `\`${id}\` and another variable share the query parameter \`${name}\``,
    help: "choose another name for one under `query`; letter case is ignored",
  })),
  "collection/cycle": error((cycle: string) => ({
    message: `the collections depend on each other: ${cycle}`,
    help: "remove one of the reads to break the cycle, or read a variable instead",
  })),
  "collection/missing-parameter": error((collection: string, name: string, where: keyof typeof fetchHelps) => ({
    message: `the collection \`${collection}\` needs the parameter \`${name}\``,
    help: fetchHelps[where],
  })),
  "collection/unreachable-relation": error((relation: string, table: string) => ({
    message: `the database cannot embed the relation \`${relation}\` of \`${table}\` to itself`,
    help: "give it a foreign key of one column that is not unique, or read the rows in another collection",
  })),
  "collection/unused": warning((id: string) => ({
    message: `unused collection \`${id}\``,
    help: "remove it, or use it",
  })),
  "formula/unused": warning((id: string) => ({
    message: `unused formula \`${id}\``,
    help: "remove it, or use it",
  })),
  "workflow/unused": warning((id: string) => ({
    message: `unused workflow \`${id}\``,
    help: "remove it, or run it",
  })),
  "component/unused": warning((id: string) => ({
    message: `unused component \`${id}\``,
    help: "remove its file, or use it",
  })),
  "component/shadows": warning((kind: string, id: string) => ({
    message: `the ${kind} \`${id}\` shadows a ${kind} of the design`,
    help: "choose another id",
  })),
  "component/history-without-popup": error((id: string) => ({
    message: `\`history\` has no effect on \`${id}\`, which is not a popup`,
    help: 'add `"kind": "popup"`, or remove `history`',
  })),
  "popup/no-answer": error((id: string) => ({
    message: `the popup \`${id}\` returns no result`,
    help: 'add `"result": { "type": "boolean" }`, and close it with true to continue',
  })),
  "popup/unused": warning((id: string) => ({
    message: `unused popup \`${id}\``,
    help: "open it from a step or link, or remove its file",
  })),
  "section/unused": warning((id: string) => ({
    message: `unused section \`${id}\``,
    help: "remove its file, or use it",
  })),
  "step/unreachable": warning((action: string) => ({
    message: `the step \`${action}\` never runs`,
    help: "remove it, or move it up",
  })),
  "step/unregistered-channel": warning((name: string) => ({
    message: `Channel ${name} is not registered. Please open the channel first.`,
    help: "add a step `supabase.subscribe` with this name, or correct the name",
  })),
  "step/unused": warning((id: string) => ({
    message: `unused value \`${id}\``,
    help: `remove the step, or read \`steps.${id}\``,
  })),
  "style/low-contrast": warning((color: string, background: string, contrast: string, theme: string) => ({
    message: `\`${color}\` on \`${background}\` has a contrast of ${contrast}:1 in the ${theme} theme`,
    help: "choose colours with a contrast of at least 4.5:1",
  })),
  "element/wrong-nesting": error((tag: string, parent: string, help: string) => ({
    message: `\`${tag}\` is not allowed inside \`${parent}\``,
    help,
  })),
  "element/missing-alt": warning(() => ({
    message: "the image has no `alt`",
    help: "describe the image, or write an empty `alt` for decoration",
  })),
  "element/trusted-html": warning((isBound: boolean) => ({
    message: isBound ? "the result of this formula runs as code of the app" : "this HTML runs as code of the app",
    help: isBound
      ? "remove `trusted` unless only you can write the data; its scripts run only on pages from `trama serve`"
      : "remove `trusted` if no scripts are needed, or `allow` this with a reason",
  })),
  "element/removed-html": warning((what: string) => ({
    message: `\`${what}\` is removed from untrusted HTML`,
    help: what === "<script>" ? 'remove it, or set `"trusted": true` if the HTML is your own' : "remove it",
  })),
  "element/stopped-html": warning((what: string) => ({
    message: `the content policy of the page blocks \`${what}\``,
    help: "use `addEventListener` in a script of this HTML",
  })),
  // Fixed by the specification.
  "element/missing-submit": warning(() => ({
    message: "Submit button missing!",
    help: 'add a button with `"buttonType": "submit"`',
  })),
  // Fixed by the specification.
  "element/missing-columns": warning(() => ({
    message: "Please define a column",
    help: "add at least one column to `props.columns`",
  })),
  "element/refused-option": error((option: string) => ({
    message: `\`${option}\` is not an allowed option of ApexCharts`,
    help:
      option === "locales" || option === "defaultLocale"
        ? "remove it; the chart uses the language of the app"
        : option === "formatter" || option === "tooltipHoverFormatter" || option === "custom"
          ? "use a formula in `xAxisText`, `yAxisText`, `dataLabelText` or `tooltipText`"
          : option === "tooltip"
            ? "remove it; axes have no tooltips"
            : "remove it; options cannot hold HTML or functions",
  })),
  "element/not-together": error((one: string, other: string, help: string) => ({
    message: `${one} and ${other} cannot be used together`,
    help,
  })),
  "element/missing-key": warning((key: string, names?: Iterable<string>) => ({
    message: `the items have no field \`${key}\` to use as a key`,
    help: "set `key` of the repeat to a field that is unique among the items",
    names,
  })),
  "formula/cycle": error((cycle: string) => ({
    message: `the formula depends on itself: ${cycle}`,
    help: "remove one of the calls to break the cycle",
  })),
  "signature/outdated": error((problem: "new" | "changed" | "gone", ...names: readonly string[]) => ({
    message: {
      new: `missing signature of ${names.map((name) => `\`${name}\``).join(", ")}`,
      changed: `outdated signature of \`${names[0]}\``,
      gone: `custom/index.ts does not export the function \`${names[0]}\``,
    }[problem],
    help: "run `trama adopt` and commit the result",
  })),
  "output/type-error": error((where: string, code: string, message: string) => ({
    message: `the output does not type-check: ${message.replace(/\.$/, "")}`,
    help: `${code} at ${where}`,
  })),
  "output/outdated": error((path: string, what: "missing" | "differs" | "not produced", help: string) => ({
    message: {
      missing: `the output file ${path} is missing`,
      differs: `the output file ${path} is not up to date`,
      "not produced": `the design no longer produces the output file ${path}`,
    }[what],
    help,
  })),
  "migration/both-sides": warning((thing: string, other: string) => ({
    message: `both sides of the merge changed \`${thing}\`; what ${other} did no longer counts`,
    help: "make one of both migrations, or write what both mean into a later one",
  })),
  "custom/type-error": error((code: string, message: string) => ({
    message: message.replace(/\.$/, ""),
    help: `TypeScript reports ${code}`,
  })),
} satisfies Record<string, unknown>;

export type Code = keyof typeof catalogue;
export { warning };
