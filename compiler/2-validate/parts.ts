import { relatedWords } from "../diagnostics/catalogue.ts";
import { diagnose, relate } from "../diagnostics/diagnostic.ts";
import { fixedMessages } from "../diagnostics/fixed-messages.ts";
import { formatVersion } from "../format-version.ts";
import { nearestName } from "../near-names.ts";
import type { Place } from "../span.ts";
import { colorNames } from "./color-names.ts";
import {
  at,
  atKey,
  type Context,
  complain,
  isFormula,
  isObject,
  type JsonObject,
  kindOf,
  misspelt,
} from "./context.ts";
import { checkLook } from "./element.ts";
import { checkReserved } from "./names.ts";
import { checkShape } from "./shape.ts";
import { checkCssValue, checkStyle } from "./style.ts";
import { nounsTexts } from "./text-paths.ts";
import { checkTexts } from "./texts.ts";
import { isOfKind, tokenKinds } from "./theme-values.ts";
import { validatorOf } from "./validator-of.ts";
import { collections, nouns } from "./validators/validators.js";
import { checkOn, checkWorkflow } from "./workflow.ts";

/** The files that a design has at most once. */
export const partKinds = [
  "design",
  "theme",
  "variables",
  "collections",
  "formulas",
  "workflows",
  "tables",
  "signatures",
] as const;
export type PartKind = (typeof partKinds)[number];

/** Check a file that a design has at most once. */
export function checkPart(context: Context, kind: PartKind): void {
  const json = context.file.json;
  if (!isObject(json)) throw new Error(`${context.file.path} does not contain an object`);
  if (kind === "design" && isOtherVersion(json.formatVersion)) {
    // The format of the rest of the file is unknown.
    complain(context, "design/other-version", at(context, json, "formatVersion"), json.formatVersion, formatVersion);
    return;
  }
  checkShape(
    context,
    validatorOf(nouns, kind),
    { value: json, owner: json, key: undefined },
    { what: context.file.path },
  );
  checkTexts(context, json, nounsTexts[kind]);
  if (kind === "design") {
    checkOn(context, json.on);
    checkNames(context, json.groups);
  } else if (kind === "theme") checkTheme(context, json);
  else if (kind === "collections") checkCollections(context, json.collections);
  else checkParts(context, json);
}

/** Check the schema of an own element, which `adopt` writes. */
export function checkOwnElement(context: Context): void {
  const { json, path } = context.file;
  const located = { value: json, owner: json ?? {}, key: undefined };
  checkShape(context, validatorOf(nouns, "own-element"), located, { what: path });
}

const isOtherVersion = (version: unknown): version is number => Number.isInteger(version) && version !== formatVersion;

/** Check variables, formulas and workflows of the app, or of a component or section. */
export function checkParts(context: Context, owner: JsonObject, inside?: "component" | "section"): void {
  checkNames(context, owner.formulas);
  checkNames(context, owner.workflows);
  checkNames(context, owner.variables);
  forEach(owner.variables, (variable) => {
    checkDefault(context, variable);
    checkKeeping(context, variable, inside);
    const isKept = variable.persist === true || variable.local === true;
    if (variable.history !== undefined && !isInAddress(variable) && isKept && inside === undefined)
      complain(context, "variable/history-without-query", atKey(context, variable, "history"));
    if (variable.resettable === true && variable.readonly !== true)
      complain(context, "variable/resettable-anyway", atKey(context, variable, "resettable"));
  });
  if (isObject(owner.workflows)) {
    for (const name of Object.keys(owner.workflows))
      checkWorkflow(context, owner.workflows, name, owner.workflows[name]);
  }
  for (const group of [owner.formulas, owner.workflows]) forEach(group, (each) => checkParams(context, each.params));
}

/** Check that the ids of a map differ in more than letter case, and that none is reserved. */
function checkNames(context: Context, map: unknown): void {
  if (!isObject(map)) return;
  const first = new Map<string, Place>();
  for (const name of Object.keys(map)) {
    const place = atKey(context, map, name);
    checkReserved(context, name, place);
    const other = first.get(name.toLowerCase());
    if (other === undefined) first.set(name.toLowerCase(), place);
    else context.report(relate(diagnose("id/clash", place, name), other, relatedWords.other));
  }
}

/** Check that the names of parameters differ in more than letter case and are not reserved in the output. */
export function checkParams(context: Context, params: unknown): void {
  if (!Array.isArray(params)) return;
  const first = new Map<string, Place>();
  for (const param of params) {
    if (!isObject(param) || typeof param.id !== "string") continue;
    const place = at(context, param, "id");
    checkReserved(context, param.id, place);
    const other = first.get(param.id.toLowerCase());
    if (other === undefined) first.set(param.id.toLowerCase(), place);
    else context.report(relate(diagnose("id/clash", place, param.id), other, relatedWords.other));
  }
}

function checkDefault(context: Context, variable: JsonObject): void {
  const { type, default: value } = variable;
  if (value === undefined || value === null || typeof type !== "string") return;
  const actual = Array.isArray(value) ? "array" : typeof value;
  if (actual === (type === "query" ? "string" : type)) return;
  if (!["string", "number", "boolean", "object", "array", "query"].includes(type)) return;
  const help = fixedMessages[`variable/wrong-default ${type === "query" ? "string" : type}`];
  complain(context, "variable/wrong-default", at(context, variable, "default"), type, kindOf(value), help);
}

const isInAddress = ({ type, query }: JsonObject): boolean =>
  type === "query" || (query !== undefined && query !== false);

const settingsThatKeep = ["persist", "local", "query", "history"];

/** Check where a variable is kept: not beyond its component or section, and no object or array in the address. */
function checkKeeping(context: Context, variable: JsonObject, inside: "component" | "section" | undefined): void {
  const { type } = variable;
  if (inside !== undefined) {
    const where = `of a ${inside}`;
    for (const name of settingsThatKeep) {
      if (variable[name] === undefined || variable[name] === false) continue;
      complain(context, "variable/cannot-be-kept", atKey(context, variable, name), `\`${name}\``, where);
    }
    if (type === "query")
      complain(context, "variable/cannot-be-kept", at(context, variable, "type"), "the type `query`", where);
  } else if ((type === "object" || type === "array") && variable.query !== undefined && variable.query !== false) {
    complain(context, "variable/cannot-be-kept", atKey(context, variable, "query"), "`query`", `of type ${type}`);
  }
}

function checkCollections(context: Context, map: unknown): void {
  if (!isObject(map)) return;
  checkNames(context, map);
  for (const name of Object.keys(map)) {
    const collection = map[name];
    if (!isObject(collection)) continue;
    const { source } = collection;
    const meant = source === undefined && misspelt(collection, ["source"]);
    if (meant) {
      complain(context, "property/unknown", atKey(context, collection, meant), meant, "source");
    } else if (typeof source !== "string") {
      complain(context, "property/missing", at(context, collection), "source", `the collection \`${name}\``);
    } else if (collections[source] === undefined) {
      const nearest = nearestName(source, Object.keys(collections));
      complain(context, "collection/unknown-source", at(context, collection, "source"), source, nearest);
    } else {
      const what = `the collection \`${name}\``;
      checkShape(context, validatorOf(collections, source), { value: collection, owner: map, key: name }, { what });
      if (source === "supabase") checkRelation(context, collection);
      checkNames(context, collection.params);
    }
  }
}

const relations = ["table", "view", "function"];

/** Check that a collection of the database reads exactly one table, view or function. */
function checkRelation(context: Context, collection: JsonObject): void {
  const found = relations.filter((name) => Object.hasOwn(collection, name));
  if (found.length === 1) return;
  // The shape check reports a misspelt relation.
  if (found.length === 0 && misspelt(collection, relations)) return;
  const second = found[1];
  const place = second === undefined ? at(context, collection) : atKey(context, collection, second);
  complain(context, "property/choose-one", place, relations, found);
}

function checkTheme(context: Context, theme: JsonObject): void {
  forEach(theme.classes, (each) => checkLook(context, each, checkClassStyle));
  if (isObject(theme.colors) && isObject(theme.colors.dark)) {
    for (const token of Object.keys(theme.colors.dark)) checkToken(context, "colors", theme.colors.dark, token);
  }
  const groupByToken = new Map<string, { readonly group: string; readonly place: Place }>();
  for (const group of Object.keys(theme)) {
    if (group === "classes" || group === "$schema") continue;
    const tokens = group === "colors" && isObject(theme.colors) ? theme.colors.light : theme[group];
    if (!isObject(tokens)) continue;
    for (const token of Object.keys(tokens)) {
      checkToken(context, group, tokens, token);
      const place = atKey(context, tokens, token);
      const other = groupByToken.get(token);
      if (other === undefined) groupByToken.set(token, { group, place });
      else {
        const duplicate = diagnose("theme/duplicate-token", place, token, other.group);
        context.report(relate(duplicate, other.place, relatedWords.firstName));
      }
    }
  }
}

/** Check a style of a shared class: it is printed once for all elements, so nothing in it can be bound. */
function checkClassStyle(context: Context, style: unknown): void {
  checkStyle(context, style);
  if (!isObject(style)) return;
  for (const name of Object.keys(style))
    if (isFormula(style[name])) complain(context, "property/not-bindable", at(context, style, name), name);
}

/** Check that a token has a value of the kind that its group requires. */
function checkToken(context: Context, group: string, tokens: JsonObject, token: string): void {
  const value = tokens[token];
  if (group === "fonts" && isObject(value)) return checkToken(context, group, value, "fallback");
  if ((typeof value !== "string" && typeof value !== "number") || !checkCssValue(context, tokens, token)) return;
  const kind = tokenKinds[group];
  if (!kind || isOfKind(kind, String(value))) return;
  const nearest = group === "colors" ? nearestName(String(value), colorNames) : undefined;
  complain(context, "theme/bad-value", at(context, tokens, token), String(value), kind, nearest);
}

function forEach(map: unknown, visit: (value: JsonObject) => void): void {
  if (isObject(map)) for (const value of Object.values(map)) if (isObject(value)) visit(value);
}
