import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.ts";
import { fixedMessages } from "../diagnostics/fixed-messages.ts";
import { nearestName } from "../near-names.ts";
import type { JsonContainer, Place } from "../span.ts";
import {
  at,
  atKey,
  type Context,
  complain,
  describe,
  isFormula,
  isObject,
  type JsonObject,
  kindOf,
  type Located,
} from "./context.ts";
import { type Form, formOf } from "./forms.ts";
import { wrongName } from "./names.ts";
import type { Finding, Validator } from "./validators/validators.js";

/** How strictly a value is checked against its schema: overrides at a breakpoint may omit required properties. */
export interface ShapeOptions {
  readonly isPartial?: boolean;
  /** How messages about a missing property refer to the value. */
  readonly what: string;
  /** The action or noun whose fixed texts apply. */
  readonly action?: string;
  /** Says where a property belongs that the value does not have; undefined if nowhere. */
  readonly elsewhere?: (name: string) => string | undefined;
  /** Says what to use for a name that is like no other. */
  readonly instead?: (name: string) => string | undefined;
}

/**
 * Check a value against its schema. Returns whether it matches, and reports each problem once.
 *
 * Reports `property/*` and `id/*`.
 */
export function checkShape(context: Context, validator: Validator, located: Located, options: ShapeOptions): boolean {
  if (validator(located.value)) return true;
  const findings = validator.errors ?? [];
  const misnamed = misnamedIn(validator, findings, located.value, options);
  if (misnamed) {
    const { object, name, meant } = misnamed;
    complain(context, "property/unknown", atKey(context, object, name), name, meant);
    return false;
  }
  let isRight = true;
  const misnamedParts = misnamedInside(validator, findings, located.value);
  const unknownNames = namesByPath(findings);
  // Several rules may reject one value; the first is enough. A formula that is not allowed breaks them all.
  const settled = new Set<string>();
  for (const finding of findings) {
    if (finding.keyword === "if" || (finding.keyword === "propertyNames" && finding.propertyName === undefined))
      continue;
    if (finding.keyword === "required" && options.isPartial === true && finding.instancePath === "") continue;
    isRight = false;
    if (isAboutMissing(finding) && isMisspelt(unknownNames, finding)) continue;
    const meant = misnamedParts.get(finding.instancePath);
    if (meant !== undefined && finding.keyword === "required") continue;
    const target = resolve(located, finding.instancePath);
    const name = memberName(target);
    if (isFormula(target.value) && isAboutFormula(finding) && name !== undefined) {
      if (!settled.has(finding.instancePath))
        complain(context, "property/not-bindable", at(context, target.owner, target.key), name);
      settled.add(finding.instancePath);
      continue;
    }
    if (settled.has(finding.instancePath)) continue;
    if (!isAboutMissing(finding) && finding.propertyName === undefined) settled.add(finding.instancePath);
    if (meant !== undefined && finding.propertyName !== undefined && isObject(target.value)) {
      const place = atKey(context, target.value, finding.propertyName);
      context.report(diagnose("property/unknown", place, finding.propertyName, meant));
    } else context.report(diagnosisOf(context, finding, target, options));
  }
  return isRight;
}

/** A property with a wrong name, and the right name. */
interface Misnamed {
  readonly object: JsonObject;
  readonly name: string;
  readonly meant: string;
}

/** Returns the only unknown property if the object would be right with the only missing name for it. */
function misnamedIn(
  validator: Validator,
  findings: readonly Finding[],
  value: unknown,
  { isPartial }: ShapeOptions,
): Misnamed | undefined {
  const unknown = findings.filter(({ propertyName }) => propertyName !== undefined);
  const missing = findings.filter(({ keyword }) => keyword === "required");
  const [{ propertyName: name, instancePath } = { propertyName: undefined, instancePath: "" }] = unknown;
  if (unknown.length !== 1 || missing.length !== 1 || name === undefined || instancePath !== "" || isPartial)
    return undefined;
  const meant = String(missing[0]?.params.missingProperty);
  if (missing[0]?.instancePath !== "" || !isObject(value)) return undefined;
  const { [name]: moved, ...others } = value;
  return validator({ ...others, [meant]: moved }) ? { object: value, name, meant } : undefined;
}

/**
 * Returns the right names of the only unknown property of inner objects, by their paths, if an object would be right with
 * the only missing name for it. All are renamed in one copy, so that many mistakes take no longer.
 */
function misnamedInside(
  validator: Validator,
  findings: readonly Finding[],
  value: unknown,
): ReadonlyMap<string, string> {
  const missing = new Map<string, string | undefined>();
  for (const { keyword, instancePath, params } of findings)
    if (keyword === "required")
      missing.set(instancePath, missing.has(instancePath) ? undefined : String(params.missingProperty));
  const candidates = [...namesByPath(findings)].flatMap(([path, [name, ...others]]) => {
    const wanted = missing.get(path);
    const isOne = path !== "" && name !== undefined && others.length === 0 && wanted !== undefined;
    return isOne ? [{ path, name, wanted }] : [];
  });
  if (candidates.length === 0) return new Map();
  const copy = structuredClone(value);
  for (const { path, name, wanted } of candidates) {
    const inner = resolve({ value: copy, owner: {}, key: "" }, path).value;
    if (!isObject(inner)) continue;
    Object.assign(inner, { [wanted]: inner[name] });
    Reflect.deleteProperty(inner, name);
  }
  validator(copy);
  const wrong = new Set(validator.errors?.map(({ instancePath }) => instancePath));
  const right = candidates.filter(({ path, wanted }) => !wrong.has(path) && !wrong.has(`${path}/${wanted}`));
  return new Map(right.map(({ path, wanted }) => [path, wanted]));
}

/** Whether a finding is about a missing property: one that is always required, or only together with another. */
const isAboutMissing = ({ keyword }: Finding): boolean => keyword === "required" || keyword === "dependencies";

/** Returns the unknown names, by the object that contains them. */
function namesByPath(findings: readonly Finding[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { instancePath, propertyName } of findings) {
    if (propertyName === undefined) continue;
    const known = names.get(instancePath);
    if (known) known.push(propertyName);
    else names.set(instancePath, [propertyName]);
  }
  return names;
}

/** Whether a missing property is present under a misspelt name; that name is reported instead. */
function isMisspelt(names: ReadonlyMap<string, readonly string[]>, missing: Finding): boolean {
  const wanted = [String(missing.params.missingProperty)];
  return names.get(missing.instancePath)?.some((name) => meantName(name, wanted) !== undefined) ?? false;
}

/** Common words for properties that have another name here. */
const otherWords: ReadonlyMap<string, readonly string[]> = new Map([
  ["name", ["id"]],
  ["access", ["groups"]],
  ["roles", ["groups"]],
  ["home", ["pages.home"]],
  ["text", ["label", "message"]],
  ["label", ["text"]],
  ["title", ["label", "text"]],
  ["message", ["text"]],
  ["className", ["classes"]],
  ["css", ["style"]],
  ["visible", ["show"]],
  ["href", ["url", "link"]],
  ["src", ["url"]],
  ["events", ["on"]],
  ["checked", ["value"]],
  ["defaultValue", ["value"]],
  ["defaultChecked", ["value"]],
  ["initialValue", ["value"]],
  ["innerText", ["text"]],
  ["textContent", ["text"]],
  ["caption", ["text", "label"]],
  ["flexWrap", ["wrap"]],
  ["flexDirection", ["direction"]],
  ["justifyContent", ["justify"]],
  ["alignItems", ["align"]],
]);

/** Operators and words of other languages, by the value that they are here; each is one value of a list. */
const otherValues: ReadonlyMap<string, string> = new Map([
  ...["=", "==", "===", "is", "equals", "equal"].map((each) => [each, "eq"] as const),
  ...["!=", "!==", "<>", "neq", "notEquals"].map((each) => [each, "ne"] as const),
  [">", "gt"],
  [">=", "gte"],
  ["ge", "gte"],
  ["<", "lt"],
  ["<=", "lte"],
  ["le", "lte"],
  ...["like", "ilike", "includes"].map((each) => [each, "contains"] as const),
  ...["not in", "nin"].map((each) => [each, "notIn"] as const),
  ["null", "isNull"],
  ["not null", "isNotNull"],
  ["regex", "matches"],
  ["ascending", "asc"],
  ["descending", "desc"],
]);

/** Returns the known property that a name most likely refers to. */
function meantName(name: string, known: readonly string[]): string | undefined {
  const isKnown = (other: string): boolean => known.includes(other.split(".")[0] ?? "");
  return otherWords.get(name)?.find(isKnown) ?? nearestName(name, known);
}

/** Returns the allowed value that a text most likely means. */
function meantValue(value: string, known: readonly string[]): string | undefined {
  const other = otherValues.get(value.toLowerCase()) ?? otherValues.get(value);
  return other !== undefined && known.includes(other) ? other : nearestName(value, known);
}

/** Whether a finding about an object with `formula` only means that no formula was expected. */
function isAboutFormula(finding: Finding): boolean {
  if (finding.keyword === "required") return true;
  if (finding.propertyName !== undefined) return finding.propertyName === "formula";
  return finding.keyword === "type" || finding.keyword === "enum" || finding.keyword === "const";
}

function diagnosisOf(context: Context, finding: Finding, target: Located, options: ShapeOptions): Diagnostic {
  const { what, action } = options;
  const place = at(context, target.owner, target.key);
  const { params } = finding;
  if (finding.propertyName !== undefined && isObject(target.value))
    return aboutName(context, finding, target.value, finding.instancePath === "" ? options : {});
  switch (finding.keyword) {
    case "required":
    case "dependencies": {
      const owner = isObject(target.value) ? at(context, target.value) : place;
      const name = memberName(target);
      const list = name === undefined ? /([^/]+)\/\d+$/.exec(finding.instancePath)?.[1] : undefined;
      const inner = list === undefined ? name && `\`${name}\`` : `an entry of \`${list}\``;
      const subject = finding.instancePath === "" ? what : (inner ?? what);
      const missing = String(params.missingProperty);
      const help = finding.instancePath === "" ? fixedMessages[`property/missing ${action}.${missing}`] : undefined;
      return diagnose("property/missing", owner, missing, subject, help);
    }
    case "type":
      return diagnose(
        "property/wrong-type",
        place,
        expectedTypes(params.type),
        kindOf(target.value),
        insteadOfText(params.type, target.value),
      );
    case "enum":
    case "const": {
      const allowed: readonly unknown[] = Array.isArray(params.allowedValues)
        ? params.allowedValues
        : [params.allowedValue];
      const known = allowed.map(String);
      const unquoted = allowed.find((each) => typeof each !== "string" && String(each) === target.value);
      if (unquoted !== undefined) {
        const help = withoutQuotes(String(unquoted));
        return diagnose("property/wrong-type", place, kindOf(unquoted), kindOf(target.value), help);
      }
      const nearest = typeof target.value === "string" ? meantValue(target.value, known) : undefined;
      return diagnose("property/unknown-value", place, describe(target.value), known, nearest);
    }
    case "pattern":
      return aboutForm(formOf(String(params.pattern)), String(target.value), place);
    case "uniqueItems": {
      const list = Array.isArray(target.value) ? target.value : [];
      const index = Math.max(Number(params.i), Number(params.j));
      const item = isContainer(target.value) ? at(context, target.value, index) : place;
      return diagnose("property/repeated-item", item, describe(list[index]));
    }
    default:
      return diagnose("property/out-of-range", place, rule(finding));
  }
}

/** Reports a property that is unknown, or whose name has the wrong form. */
function aboutName(
  context: Context,
  finding: Finding,
  owner: Readonly<Record<string, unknown>>,
  { elsewhere, instead }: Pick<ShapeOptions, "elsewhere" | "instead">,
): Diagnostic {
  const name = finding.propertyName ?? "";
  const place = atKey(context, owner, name);
  const known = finding.params.allowedValues;
  if (Array.isArray(known)) {
    const otherPlace = elsewhere?.(name);
    const names = known.map(String);
    const meant = otherPlace === undefined ? meantName(name, names) : undefined;
    return diagnose("property/unknown", place, name, meant, otherPlace ?? instead?.(name), names);
  }
  const form = finding.keyword === "pattern" ? formOf(String(finding.params.pattern)) : undefined;
  if (form === "language") {
    const nearest = nearestName(name, ["formula"]);
    if (nearest !== undefined) return diagnose("property/unknown", place, name, nearest);
    return diagnose("text/unknown-language", place, name, context.languages ?? []);
  }
  if (form !== undefined) return aboutForm(form, name, place);
  return diagnose("property/out-of-range", place, rule(finding));
}

/** Reports a string that does not have the required form; names have messages of their own. */
const aboutForm = (form: Form, text: string, place: Place): Diagnostic =>
  wrongName(form, text, place) ?? diagnose("property/wrong-form", place, formWords[form]);

/** How messages refer to each form. */
const formWords: Readonly<Record<Form, string>> = {
  "absolute-path": "a path that begins with `/`",
  "address-without-path": "an address without a path, such as `https://your-project.supabase.co`",
  "base-path": "a path such as `/shop`",
  "base-url-end": "the last part of a base URL, such as `api:Ab12Cd`",
  "camel-case-name": "a name in camelCase, such as `telefone`",
  domain: "a domain without `https://`, such as `loja.xano.io`",
  "font-family": "the name of a font family, such as `Figtree`",
  "font-file": "a font under `assets/`, such as `assets/figtree.woff2`",
  "font-weight": "a weight such as `700`, or two such as `300 800`",
  "header-name": "a header name, such as `X-Token`",
  "kebab-case-name": "a name in kebab-case, such as `lista-de-contatos`",
  "html-id": "an id without spaces",
  language: "a language code, such as `pt` or `pt-BR`",
  "language-tag": "a language, such as `en` or `pt-BR`",
  origin: "an origin, such as `https://api.example.com`, without a path",
  "page-path": "a path such as `contato/:contatoId`",
  percentage: "a percentage from 0% to 99%",
  "state-name": "a state, such as `hover` or `parent.hover`",
  "style-sheet": "a style sheet under `assets/`, such as `assets/print.css`",
  "time-zone": "a time zone, such as `America/Sao_Paulo`",
  "token-name": "a token name, such as `cinza-100`",
  "unicode-range": "ranges of characters, such as `U+0000-00FF, U+20AC`",
};

const typeNames: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "a boolean",
  array: "an array",
  object: "an object",
  null: "null",
};

function expectedTypes(type: unknown): string {
  const types = Array.isArray(type) ? type : [type];
  return types.map((each) => typeNames[String(each)] ?? String(each)).join(" or ");
}

const withoutQuotes = (value: string): string => `write \`${value}\` without quotes`;

/** Suggests a replacement for an unexpected string: `true` for `"true"`, or a formula for text that looks like one. */
function insteadOfText(type: unknown, value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const isNumber =
    /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) && types.some((each) => each === "number" || each === "integer");
  const isBoolean = (value === "true" || value === "false") && types.includes("boolean");
  if (isNumber || isBoolean) return withoutQuotes(value);
  return /[.(=<>!]/.test(value) ? 'write a formula as `{ "formula": "…" }`' : undefined;
}

function rule({ keyword, params }: Finding): string {
  const limit = Number(params.limit);
  const count = (noun: string) => `${limit} ${limit === 1 ? noun : noun === "entry" ? "entries" : `${noun}s`}`;
  switch (keyword) {
    case "minimum":
      return `be at least ${limit}`;
    case "maximum":
      return `be at most ${limit}`;
    case "exclusiveMinimum":
      return `be more than ${limit}`;
    case "exclusiveMaximum":
      return `be less than ${limit}`;
    case "multipleOf":
      return `be a multiple of ${String(params.multipleOf)}`;
    case "minLength":
      return limit === 1 ? "not be empty" : `have at least ${count("character")}`;
    case "maxLength":
      return `have at most ${count("character")}`;
    case "minItems":
    case "minProperties":
      return limit === 1 ? "not be empty" : `have at least ${count("entry")}`;
    case "maxItems":
    case "maxProperties":
      return `have at most ${count("entry")}`;
    default:
      throw new Error(`no message for the rule ${keyword}`);
  }
}

/** Returns the value at a JSON Pointer inside another value. */
function resolve(located: Located, pointer: string): Located {
  let current = located;
  for (const part of pointer.split("/").slice(1)) {
    const owner = current.value;
    if (!isContainer(owner)) throw new Error(`no value at ${pointer}`);
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const key = Array.isArray(owner) ? Number(name) : name;
    current = { value: Reflect.get(owner, key), owner, key };
  }
  return current;
}

/** Returns the property name of a value; for an item, the name of its array. */
function memberName({ key }: Located): string | undefined {
  return typeof key === "string" ? key : undefined;
}

const isContainer = (value: unknown): value is JsonContainer => typeof value === "object" && value !== null;
