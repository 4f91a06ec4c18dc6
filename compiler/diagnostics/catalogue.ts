import { take } from "../iterables.ts";

/** What a diagnostic says: one line that stands alone, and a suggestion where there is one. */
export interface Words {
  readonly message: string;
  readonly help?: string | undefined;
}

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

const fewNames = 12;

/** The names that would do, where they are few. */
function itCanBe(known: Iterable<string>): string | undefined {
  const names = take(fewNames + 1, known);
  if (names.length === 0 || names.length > fewNames) return undefined;
  return `it can be ${names.map((each) => `\`${each}\``).join(", ")}`;
}

/** Two suggestions in one line. */
const sentences = (first: string | undefined, second: string | undefined) =>
  first && second
    ? `${/[.?]$/.test(first) ? first : `${first}.`} ${second[0]?.toUpperCase()}${second.slice(1)}`
    : (first ?? second);

/** Every code, by subject, with its words. Codes are public: never renamed, never reused. */
export const catalogue = {
  "file/not-utf8": error((byte: string, offset: number) => ({
    message: `byte 0x${byte} at offset ${offset} is not UTF-8`,
    help: "save the file as UTF-8",
  })),
  "file/byte-order-mark": warning(() => ({
    message: "the file starts with a byte order mark",
    help: "save it as UTF-8 without one",
  })),
  "file/too-big": error((megabytes: number) => ({
    message: `the file is larger than ${megabytes} MB`,
    help: "keep data in the database and assets in assets/",
  })),
  "file/too-deep": error((limit: number) => ({
    message: `more than ${limit} brackets are open here`,
    help: "move the inner elements to a component",
  })),
  "file/duplicate-key": error((key: string) => ({
    message: `\`${key}\` stands twice in this object`,
    help: "only the last would count; remove one of them",
  })),
  "file/empty": error(() => ({ message: "the file is empty", help: "remove it, or write `{}`" })),
  "file/syntax": error((expected: string, found: string) => ({ message: `expected ${expected}, found ${found}` })),
  "file/missing-comma": error(() => ({ message: "a comma is missing here" })),
  "file/trailing-comma": error(() => ({
    message: "nothing follows this comma",
    help: "JSON allows no comma before a closing bracket",
  })),
  "file/single-quotes": error(() => ({
    message: "texts stand in double quotes",
    help: "write `\"` instead of `'`",
  })),
  "file/unquoted-key": error((name: string) => ({
    message: `the property name \`${name}\` needs quotes`,
    help: `write \`"${name}"\``,
  })),
  "file/comment": error(() => ({
    message: "JSON has no comments",
    help: "use a `description`, which becomes a comment in the output",
  })),
  "file/unclosed": error((bracket: string) => ({ message: `expected \`${bracket}\`` })),
  "file/unfinished-text": error(() => ({
    message: "the closing quote is missing on this line",
    help: "a line break in a text is written `\\n`",
  })),
  "file/unescaped-quote": error(() => ({
    message: "this quote ends the text",
    help: "a quote inside a text is written `\\\"`; formulas may use `'` instead",
  })),
  "file/bad-escape": error((found: string) => ({
    message: `\`${found}\` is no escape`,
    help: "a backslash itself is written `\\\\`",
  })),
  "file/control-character": error((found: string) => ({
    message: `the control character ${found} stands in a text`,
    help: "write it as an escape, such as `\\t`",
  })),
  "file/bad-number": error((found: string) => ({
    message: `\`${found}\` is not a number`,
    help: "numbers are written `12`, `-0.5` or `1e3`",
  })),
  "file/extra-text": error(() => ({ message: "the JSON ended before this" })),
  "file/not-an-object": error(() => ({
    message: "a file of a design holds an object",
    help: "start with `{` and end with `}`",
  })),
  "file/unknown": warning((path: string, nearest?: string) => ({
    message: `\`${path}\` is no file of a design and is not read`,
    help: didYouMean(nearest) ?? "pages, sections and components stand right in their folders",
  })),
  "file/outside-design": error((path: string) => ({
    message: `\`${path}\` is not a path inside the design`,
    help: "paths use `/` and have no `..`",
  })),
  "file/name-clash": error((path: string, other: string) => ({
    message: `\`${path}\` and \`${other}\` differ only in letter case`,
    help: "some file systems cannot hold both; rename one",
  })),
  "file/wrong-id": error((id: string, expected: string) => ({
    message: `the id \`${id}\` is not the name of the file`,
    help: `write \`${expected}\`, or rename the file to \`${id}.json\``,
  })),
  "file/id-clash": error((id: string, kind: string, otherKind: string) => ({
    message: `\`${id}\` is the id of a ${kind} and of a ${otherKind}`,
    help: "ids are unique among pages, sections and components; they name style classes",
  })),
  "design/missing": error(() => ({
    message: "there is no design.json",
    help: "`trama init` makes a design to start from",
  })),
  "design/other-version": error((found: number, known: number) => ({
    message: `the design is of format version ${found}, this tool reads version ${known}`,
    help: found > known ? "install a newer trama" : "`trama migrate` brings it to this version",
  })),
  "design/unknown-time-zone": error((name: string, nearest?: string) => ({
    message: `unknown time zone \`${name}\``,
    help: didYouMean(nearest) ?? "zones have IANA names, such as `America/Sao_Paulo`",
  })),
  "property/unknown": error((name: string, nearest?: string) => ({
    message: `unknown property \`${name}\``,
    help: didYouMean(nearest),
  })),
  "property/missing": error((name: string, what: string, help?: string) => ({
    message: `${what} needs \`${name}\``,
    help,
  })),
  "property/wrong-type": error((expected: string, found: string, help?: string) => ({
    message: `expected ${expected}, this is ${found}`,
    help,
  })),
  "property/unknown-value": error((found: string, known: readonly string[], nearest?: string) => ({
    message: `${found} is not one of the values it can have`,
    help: didYouMean(nearest) ?? itCanBe(known),
  })),
  "property/out-of-range": error((rule: string) => ({ message: `this must ${rule}` })),
  "property/wrong-form": error((expected: string) => ({ message: `expected ${expected}` })),
  "property/repeated-item": error((value: string) => ({ message: `${value} stands twice in this list` })),
  "property/not-bindable": error((name: string) => ({
    message: `\`${name}\` cannot be a formula`,
    help: "it is read when the design is compiled; write the value itself",
  })),
  "property/choose-one": error((names: readonly string[], found: readonly string[], help?: string) => ({
    message:
      found.length === 0
        ? `one of ${names.map((each) => `\`${each}\``).join(", ")} is missing`
        : `${found.map((each) => `\`${each}\``).join(" and ")} exclude each other`,
    help: found.length === 0 ? help : undefined,
  })),
  "request/unlisted-origin": error((origin: string, list: "origins" | "server", isInOther: boolean) => ({
    message: `design.json does not name \`${origin}\` under \`plugins.rest.${list}\``,
    help: isInOther
      ? list === "origins"
        ? 'it is one that the server asks: add `"throughServer": true`'
        : "it is one that browsers ask: leave out `throughServer`, or name it for the server too"
      : `add it there; ${list === "origins" ? "browsers refuse all others" : "the server refuses all others"}`,
  })),
  "request/missing-parameter": error((name: string) => ({
    message: `the path needs a value for \`${name}\``,
    help: "give it under `params`",
  })),
  "request/no-body": error((method: string) => ({
    message: `${method} sends no body`,
    help: "use `query`, or another method",
  })),
  "text/unknown-language": error((language: string, known: readonly string[]) => ({
    message: `\`${language}\` is not a language of the design`,
    help: `design.json names ${known.map((each) => `\`${each}\``).join(", ")}`,
  })),
  "text/missing-language": error((language: string) => ({
    message: `the text in the default language \`${language}\` is missing`,
  })),
  "id/not-camel-case": error((id: string, suggestion?: string) => ({
    message: `\`${id}\` is not a name that formulas can use`,
    help: suggestion
      ? `names are lowerCamelCase: \`${suggestion}\``
      : "names are lowerCamelCase, such as `nomeDoCliente`",
  })),
  "id/not-kebab-case": error((id: string, suggestion?: string) => ({
    message: `\`${id}\` is not an id of a file`,
    help: suggestion
      ? `ids of files are kebab-case: \`${suggestion}\``
      : "ids of files are kebab-case, such as `lista-de-contatos`",
  })),
  "id/reserved": error((id: string) => ({
    message: `\`${id}\` is a word of the language of the output`,
    help: "choose another id",
  })),
  "id/clash": error((id: string) => ({
    message: `\`${id}\` stands twice, or differs from another only in letter case`,
    help: "give one of the two another id",
  })),
  "element/unknown-type": error((type: string, nearest?: string) => ({
    message: `unknown element type \`${type}\``,
    help: didYouMean(nearest),
  })),
  "element/duplicate-id": error((id: string, where: string) => ({
    message: `the id \`${id}\` is used twice ${where}`,
    help: "ids name things in the generated code; give one of the two another id",
  })),
  "element/unknown-event": error((event: string, type: string, nearest?: string) => ({
    message: `${type} has no event \`${event}\``,
    help: didYouMean(nearest),
  })),
  "element/unknown-slot": error((slot: string, type: string, nearest?: string) => ({
    message: `${type} has no slot \`${slot}\``,
    help: didYouMean(nearest),
  })),
  "element/no-children": error((type: string) => ({
    message: `${type} has no children`,
    help: type === "component" ? "what goes into a component stands in its `slots`" : undefined,
  })),
  "element/unknown-state": error((state: string, type: string, nearest?: string) => ({
    message: `${type} has no state \`${state}\``,
    help: didYouMean(nearest) ?? "a state of your own needs `when`",
  })),
  "element/not-responsive": error((name: string) => ({
    message: `\`${name}\` cannot differ by screen width`,
    help: "only style, classes and some properties can",
  })),
  "element/state-without-condition": error((state: string) => ({
    message: `the state \`${state}\` can change style and classes, not properties`,
    help: "properties can differ in a state of your own, with `when`",
  })),
  "element/not-in-state": error((name: string) => ({
    message: `\`${name}\` cannot differ in a state`,
    help: "only properties that may be bound can; two elements with an `if` each can differ in all",
  })),
  "step/unknown-action": error((action: string, nearest?: string) => ({
    message: `unknown action \`${action}\``,
    help: didYouMean(nearest),
  })),
  "step/duplicate-id": error((id: string) => ({
    message: `the id \`${id}\` is used by two steps of this workflow`,
    help: "ids name results; give one of the two another id",
  })),
  "style/unknown-property": error((name: string, nearest?: string) => ({
    message: `unknown style property \`${name}\``,
    help: didYouMean(nearest) ?? "style properties are CSS properties in camelCase",
  })),
  "style/bad-value": error((found: string) => ({
    message: `\`${found.slice(0, 20)}\` ends the value too early`,
    help: "a style is one CSS value; its quotes and brackets are closed, and `;`, `{` and comments stand outside of it",
  })),
  "theme/bad-value": error(
    (value: string, kind: { readonly what: string; readonly examples: string }, nearest?: string) => ({
      message: `${value === "" ? "an empty text" : `\`${value.slice(0, 40)}\``} is not ${kind.what}`,
      help: didYouMean(nearest) ?? `write one such as ${kind.examples}, or name another token`,
    }),
  ),
  "style/shorthand": warning((longhand: string, shorthand: string) => ({
    message: `\`${shorthand}\` here sets \`${longhand}\` as well`,
    help: "write one of the two; their order in the file does not count",
  })),
  "collection/unknown-source": error((source: string, nearest?: string) => ({
    message: `unknown source \`${source}\``,
    help: didYouMean(nearest),
  })),
  "table/not-realtime": error((name: string, isTable: boolean) => ({
    message: `nobody is told of changes of \`${name}\``,
    help: isTable
      ? "add the table to the publication `supabase_realtime` in a migration, and run `trama tables`"
      : "only tables tell of their changes; views and functions do not",
  })),
  "variable/wrong-default": error((type: string, found: string, help?: string) => ({
    message: `the variable is of type ${type}, its default is ${found}`,
    help,
  })),
  "theme/duplicate-token": error((name: string, group: string) => ({
    message: `the token \`${name}\` stands also in \`${group}\``,
    help: "all tokens share one set of names",
  })),
  "formula/unknown-name": error((name: string, nearest?: string, help?: string) => ({
    message: `unknown name \`${name}\``,
    help: sentences(didYouMean(nearest), help),
  })),
  "formula/not-here": error((name: string, where: string) => ({
    message: `\`${name}\` has no meaning here`,
    help: `it is known ${where}`,
  })),
  "formula/unknown-helper": error((name: string, nearest?: string) => ({
    message: `unknown helper \`${name}\``,
    help: didYouMean(nearest),
  })),
  "formula/deprecated-helper": warning((name: string, successor: string) => ({
    message: `the helper \`${name}\` is deprecated`,
    help: `use ${successor} instead`,
  })),
  "formula/not-called": error((name: string) => ({
    message: `\`${name}\` is a function`,
    help: `call it: \`${name}(…)\``,
  })),
  "formula/not-a-function": error((type: string) => ({ message: `${type} cannot be called` })),
  "formula/empty": error(() => ({
    message: "the formula is empty",
    help: 'write an expression, such as `""` or `null`',
  })),
  "formula/unexpected-end": error((expected: string) => ({
    message: "unexpected end of formula",
    help: `expected ${expected}`,
  })),
  "formula/syntax": error((expected: string, found: string) => ({ message: `expected ${expected}, found ${found}` })),
  "formula/unclosed": error((what: string) => ({ message: `${what} is not closed` })),
  "formula/bad-character": error((character: string) => ({ message: `unexpected character ${character}` })),
  "formula/bad-number": error((found: string) => ({
    message: `\`${found}\` is not a number`,
    help: "numbers are written `12`, `0.5` or `1e3`",
  })),
  "formula/bad-escape": error((found: string) => ({ message: `\`${found}\` is not a complete escape` })),
  "formula/not-allowed": error((construct: string, instead?: string) => ({
    message: `${construct} is not allowed in a formula`,
    help: instead ?? "a formula is one expression without effects",
  })),
  "formula/too-deep": error((limit: number) => ({
    message: `the formula is nested more than ${limit} deep`,
    help: "give a part of it a name in formulas.json",
  })),
  "formula/repeated-name": error((name: string) => ({ message: `\`${name}\` is given twice` })),
  "formula/unknown-member": error((name: string, owner: string, nearest?: string) => ({
    message: `\`${name}\` is not a member of ${owner}`,
    help: didYouMean(nearest),
  })),
  "formula/wrong-argument-count": error((name: string, expected: string, given: number) => ({
    message: `\`${name}\` takes ${expected}, not ${given}`,
  })),
  "formula/async-function": error((name: string) => ({
    message: `\`${name}\` gives its result later, a formula has it at once`,
    help: "call it in a step `callFunction`, and use the result of the step",
  })),
  "formula/wrong-argument": error((name: string, param: string, expected: string, found: string, help?: string) => ({
    message: `\`${param}\` of \`${name}\` must be ${expected}, this is ${found}`,
    help,
  })),
  "formula/wrong-operand": error((operator: string, expected: string, found: string) => ({
    message: `\`${operator}\` needs ${expected}, this is ${found}`,
  })),
  "formula/mixed-operands": error((operator: string, left: string, right: string, help?: string) => ({
    message: `\`${operator}\` between ${left} and ${right}`,
    help,
  })),
  "formula/maybe-nothing": error((type: string) => ({
    message: `this may be nothing: ${type}`,
    help: "give a value for that case: `… ?? value` or `ifEmpty(…, value)`",
  })),
  "formula/never-equal": error((left: string, right: string, nearest?: string) => ({
    message: `${left} is never equal to ${right}`,
    help: nearest && `did you mean "${nearest}"?`,
  })),
  "formula/never-runs": error((path: string) => ({
    message: `this branch never runs: \`${path}\` is always there`,
    help: "leave out the condition, or the branch",
  })),
  "formula/not-exhaustive": warning((values: string) => ({
    message: `this \`switch\` gives nothing for ${values}`,
    help: "add these cases, or a last value for all others",
  })),
  "formula/wrong-type": error((expected: string, found: string, help?: string) => ({
    message: `expected ${expected}, this is ${found}`,
    help,
  })),
  "reference/unknown": error(
    (kind: string, name: string, nearest?: string, fixed?: string, known: Iterable<string> = []) => ({
      message: `unknown ${kind} \`${name}\``,
      help: didYouMean(nearest) ?? sentences(fixed, itCanBe(known)),
    }),
  ),
  "filter/unknown-operator": error((operator: string, type: string, column: string, known: readonly string[]) => ({
    message: `\`${operator}\` does not go with the column \`${column}\` of type ${type}`,
    help: itCanBe(known),
  })),
  "filter/not-embedded": error((relation: string, where: "column" | "collection" | "step") => ({
    message: `no rows of \`${relation}\` are read along`,
    help: {
      column: `\`${relation}\` is a column: a part of its JSON is written \`${relation}->>name\``,
      collection: "name the relation under `embed`",
      step: "only collections of tables and views read related rows along, by `embed`",
    }[where],
  })),
  "style/unknown-token": error((name: string, nearest?: string) => ({
    message: `the theme has no token \`$${name}\``,
    help: nearest && `did you mean \`$${nearest}\`?`,
  })),
  "style/unknown-class": error((name: string, nearest?: string) => ({
    message: `the theme has no class \`${name}\``,
    help: didYouMean(nearest),
  })),
  "element/slot-outside-component": error(() => ({
    message: "a slot stands outside a component",
    help: "only components have slots; put the elements here instead",
  })),
  "url/active": error((address: string) => ({
    message: `\`${address.slice(0, 40)}\` would run code`,
    help: "use an address that begins with https:, a path, or a workflow",
  })),
  "url/scheme": error((scheme: string) => ({
    message: `links cannot begin with \`${scheme}\``,
    help: "use https:, http:, mailto:, tel: or sms:, or a path",
  })),
  "asset/missing": error((path: string) => ({
    message: `there is no file \`${path}\``,
    help: "put it into the design's folder assets/",
  })),
  "component/missing-property": error((component: string, name: string) => ({
    message: `\`${component}\` needs its property \`${name}\``,
  })),
  "component/reserved-name": error((kind: string, name: string) => ({
    message: `a ${kind} of a component cannot be called \`${name}\``,
    help: "every use of a component, or one of its events, has this name already; choose another",
  })),
  "component/own-look": error((name: string) => ({
    message: `\`${name}\` means nothing on a component`,
    help: "a component looks as the elements in it do; put it on one of them, or on an element around",
  })),
  "component/contains-itself": error((cycle: string) => ({
    message: `the component contains itself: ${cycle}`,
    help: "give one of the uses an `if` or a `repeat`, so that it ends",
  })),
  "page/missing-parameter": error((page: string, name: string) => ({
    message: `the path of \`${page}\` needs the parameter \`${name}\``,
    help: "give it under `params`",
  })),
  "page/duplicate-path": error((path: string, page: string) => ({
    message: `the path \`${path}\` is taken by \`${page}\``,
    help: "give one of the two another path",
  })),
  "page/no-records": error((collection: string) => ({
    message: `the collection \`${collection}\` has no records to make pages of`,
    help: "only the records of a static collection that holds a list are known when the design is compiled",
  })),
  "page/record-parameter": error((page: string) => ({
    message: `the path of \`${page}\` must have one parameter`,
    help: "it stands for the record, and is the same in every language: `cities/:city`",
  })),
  "page/record-without-name": error((field: string) => ({
    message: `the \`${field}\` of this record gives it no path`,
    help: "it must hold a text or a number, with a letter or digit",
  })),
  "page/duplicate-record": error((name: string) => ({
    message: `two records would have the path \`${name}\``,
    help: "make the path of another field, or change the value of one of the two",
  })),
  "page/unknown-path": warning((path: string) => ({
    message: `no page has the path \`${path}\``,
    help: "name the page by its id under `page`, which follows it wherever it moves",
  })),
  "page/unreachable": warning((page: string) => ({
    message: `nothing leads to the page \`${page}\``,
    help: "link to it, or remove it",
  })),
  "workflow/missing-parameter": error((workflow: string, name: string) => ({
    message: `\`${workflow}\` needs its parameter \`${name}\``,
  })),
  "function/missing-parameter": error((name: string, parameter: string) => ({
    message: `\`${name}\` needs its parameter \`${parameter}\``,
    help: "one that may be nothing is given as null; only one that `tables.json` calls optional may be left out",
  })),
  "function/unknown": warning((name: string, nearest?: string) => ({
    message: `the design has no edge function \`${name}\``,
    help: didYouMean(nearest) ?? "each is a folder in `supabase/functions/`",
  })),
  "function/no-rows": error((name: string, setting: string) => ({
    message: `\`${name}\` returns no rows, so \`${setting}\` does nothing here`,
    help: "the database chooses and orders what `returns setof` and `returns table` give",
  })),
  "workflow/no-backend": error((action: string) => ({
    message: `\`${action}\` needs Supabase as the backend`,
    help: 'say so in design.json: `"backend": { "kind": "supabase" }`',
  })),
  "workflow/no-endpoint": error((action: string, endpoint: string) => ({
    message: `\`${action}\` needs an endpoint`,
    help: `name it in design.json: \`"auth": { "${endpoint}": … }\``,
  })),
  "workflow/without-name": error((property: string) => ({
    message: `\`${property}\` belongs to a workflow with a name`,
    help: "put the workflow under `workflows`, and run it by its name here",
  })),
  "workflow/outside-loop": error((action: string) => ({ message: `\`${action}\` stands outside a loop` })),
  "workflow/step-name-taken": error((name: string) => ({
    message: `a step cannot be called \`${name}\``,
    help: "the output uses this name for something else; give the step another id",
  })),
  "variable/cannot-be-kept": error((setting: string, which: string) => ({
    message: `${setting} does not go with a variable ${which}`,
    help:
      which === "of a component"
        ? "it lives and ends with each instance; keep the value in a variable of the app"
        : "an address keeps texts, numbers and booleans; use `local` or `persist`",
  })),
  "variable/no-stream": error((name: string) => ({
    message: `\`${name}\` holds neither text nor a list`,
    help: "an answer that comes piece by piece fills a variable of type `string` or `array`",
  })),
  "variable/not-a-list": error((name: string) => ({
    message: `the variable \`${name}\` holds no list`,
    help: "only `set` works on it",
  })),
  "variable/not-a-number": error((name: string) => ({
    message: `the variable \`${name}\` holds no number`,
    help: "how much of a file is sent is told from 0 to 100",
  })),
  "variable/readonly": error((name: string, isReset: boolean) => ({
    message: isReset
      ? `the variable \`${name}\` is read-only, so it cannot be reset`
      : `the variable \`${name}\` is read-only, so it cannot be set`,
    help: isReset ? "let the variable say `resettable`" : "take `readonly` from the variable, or set another one",
  })),
  "variable/resettable-anyway": error(() => ({
    message: "`resettable` says nothing without `readonly`",
    help: "remove it: every variable that can be set can be reset",
  })),
  "variable/unused": warning((id: string, isSet: boolean) => ({
    message: isSet ? `the variable \`${id}\` is set, but nothing reads it` : `nothing uses the variable \`${id}\``,
    help: "remove it, or use it",
  })),
  "variable/query-clash": warning((id: string, name: string) => ({
    message: `\`${id}\` shares \`${name}\` in the address with another variable`,
    help: "letter case does not count there; give one of the two another name under `query`",
  })),
  "collection/cycle": error((cycle: string) => ({
    message: `collections need each other: ${cycle}`,
    help: "read something else in one of them, such as a variable",
  })),
  "collection/unused": warning((id: string) => ({
    message: `nothing uses the collection \`${id}\``,
    help: "remove it, or use it",
  })),
  "formula/unused": warning((id: string) => ({
    message: `nothing uses the formula \`${id}\``,
    help: "remove it, or use it",
  })),
  "workflow/unused": warning((id: string) => ({
    message: `nothing runs the workflow \`${id}\``,
    help: "remove it, or run it",
  })),
  "component/unused": warning((id: string) => ({
    message: `no page shows the component \`${id}\``,
    help: "remove its file, or use it",
  })),
  "component/shadows": warning((kind: string, id: string) => ({
    message: `the ${kind} \`${id}\` hides the design's of the same name`,
    help: "give it another id",
  })),
  "popup/no-answer": error((id: string) => ({
    message: `the popup \`${id}\` gives no answer`,
    help: 'give it `"result": { "type": "boolean" }`, and close it with true to go on',
  })),
  "popup/unused": warning((id: string) => ({
    message: `nothing opens the popup \`${id}\``,
    help: "remove its file, or open it",
  })),
  "section/unused": warning((id: string) => ({
    message: `no page shows the section \`${id}\``,
    help: "remove its file, or use it",
  })),
  "step/unreachable": warning((action: string) => ({
    message: `the step \`${action}\` never runs`,
    help: "remove it, or move it up",
  })),
  "style/low-contrast": warning((color: string, background: string, contrast: string, theme: string) => ({
    message: `\`$${color}\` on \`$${background}\` has a contrast of ${contrast}:1 in the ${theme} theme`,
    help: "text needs 4.5:1 to be read by everybody",
  })),
  "element/missing-alt": warning(() => ({
    message: "the image has no `alt`",
    help: "say what it shows; an image that says nothing has an empty one",
  })),
  "element/trusted-html": warning((isBound: boolean) => ({
    message: isBound ? "whatever this formula gives runs as code of the app" : "this HTML runs as code of the app",
    help: isBound
      ? "leave `trusted` out unless nobody else can write what it reads; its scripts run only where `trama serve` sends the page"
      : "leave `trusted` out where its scripts are not needed; else allow this, with the reason",
  })),
  "element/removed-html": warning((what: string) => ({
    message: `\`${what}\` is taken out of HTML that is not trusted`,
    help: what === "<script>" ? 'remove it, or write `"trusted": true` where the HTML is your own' : "remove it",
  })),
  "element/stopped-html": warning((what: string) => ({
    message: `the content policy of the page stops \`${what}\``,
    help: "listen in a script of this HTML, with `addEventListener`",
  })),
  // Fixed words.
  "element/missing-submit": warning(() => ({
    message: "Submit button missing!",
    help: 'a form is sent by a button with `"buttonType": "submit"`',
  })),
  // Fixed words.
  "element/missing-columns": warning(() => ({
    message: "Please define a column",
    help: "a data grid shows the columns under its property `columns`",
  })),
  "element/missing-key": warning((key: string) => ({
    message: `the items have no \`${key}\` that tells them apart`,
    help: "name a field that no two items share under `key` of the repeat",
  })),
  "formula/cycle": error((cycle: string) => ({
    message: `the formula needs itself: ${cycle}`,
    help: "break the circle: one of them must not call the other",
  })),
  "signature/outdated": error((problem: "new" | "changed" | "gone", ...names: readonly string[]) => ({
    message: {
      new: `custom/index.ts also exports ${names.map((name) => `\`${name}\``).join(", ")}`,
      changed: `this is not what custom/ says of \`${names[0]}\``,
      gone: `custom/index.ts exports no function \`${names[0]}\``,
    }[problem],
    help: "run `trama adopt` and commit what it writes",
  })),
  "output/type-error": error((where: string, code: string, message: string) => ({
    message: `the output does not type-check: ${message.replace(/\.$/, "")}`,
    help: `${code} at ${where}`,
  })),
} satisfies Record<string, unknown>;

export type Code = keyof typeof catalogue;
export { warning };
