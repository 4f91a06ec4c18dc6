import type { LinkJson } from "../../2-validate/schema-types.ts";
import type { CatalogueSchema } from "../../catalogue/catalogue-types.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { missingNames } from "../../near-names.ts";
import { recordName } from "../../record-name.ts";
import { placeOf } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedEntry, LinkedValue } from "../linked-design.ts";
import { pagesAt } from "../names/pages-at.ts";
import { checkName, missingProps } from "../names/references.ts";
import type { NamedComponent } from "../names/symbols.ts";
import { namedThing, pageLink, pathLink } from "../names/thing.ts";
import { checkAddress, checkLink } from "../rules/addresses.ts";
import type { Site } from "../site.ts";
import { anyOf } from "../steps/step-site.ts";
import { expecting, linkValue, mapSchema } from "./link-value.ts";

const text: CatalogueSchema = { type: "string" };

/** The parts of a link, in print order. */
const schemas: Readonly<Record<string, CatalogueSchema | undefined>> = {
  page: undefined,
  path: text,
  url: text,
  mail: { ...text, "x-literal": "mail" },
  tel: { ...text, "x-literal": "tel" },
  file: text,
  popup: undefined,
  closePopup: undefined,
  section: undefined,
  params: mapSchema,
  query: mapSchema,
  with: mapSchema,
  newTab: undefined,
  loaderColor: { ...text, "x-css": "color" },
};

const order = Object.keys(schemas);

/** Links the target of a click. Reports unknown pages, popups, parameters and properties, and active addresses. */
export function linkTarget({ ctx, scope }: Site, json: LinkJson): LinkedValue {
  const { page, popup, with: given } = json;
  if (page !== undefined) {
    ctx.reads.add(pageLink(page));
    if (checkName(ctx, "page", page, ctx.symbols.pages, json, "page")) checkPathParams(ctx, page, json.params, json);
  }
  const entries: LinkedEntry[] = Object.keys(json)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => ({ name, value: linkValue(ctx, scope, json, name, schemas[name]) }));
  const values = entries.find(({ name }) => name === "with")?.value;
  if (popup !== undefined) checkPopup(ctx, popup, given, values, json);
  for (const { name, value } of entries) {
    if (name === "url") checkLink(ctx, value);
    if (name === "file") checkAddress(ctx, value);
    if (name === "path" || name === "url") noteAddress(ctx, value);
    if (name === "path") checkPath(ctx, value);
  }
  return { kind: "record", entries, file: ctx.file, owner: json };
}

/** Records the pages that an address may lead to: a path is looked up, and a formula could return any address. */
export function noteAddress(ctx: LinkContext, address: LinkedValue): void {
  if (address.kind === "literal") ctx.reads.add(pathLink(String(address.value)));
  else ctx.reads.add(pageLink());
}

/** Reports `page/unknown-path` for a literal path that no page has. A route written by hand may have it. */
export function checkPath({ symbols, report }: LinkContext, path: LinkedValue): void {
  if (path.kind !== "literal" || typeof path.value !== "string" || !path.value.startsWith("/")) return;
  // An escaped address could match any path, and the pages of an unsound file are unknown.
  const isUnsure =
    path.value.includes("%") || [...symbols.poisoned].some((name) => name === "design" || name.startsWith("page:"));
  if (!isUnsure && symbols.customRoutes === undefined && pagesAt(symbols, path.value).size === 0)
    report(diagnose("page/unknown-path", path, path.value));
}

/** Checks that a literal record exists. */
export function checkRecord(ctx: LinkContext, page: string, params: object, name: string): void {
  const { records } = ctx.symbols.pages.get(page) ?? {};
  const value: unknown = Reflect.get(params, name);
  if (records && (typeof value === "string" || typeof value === "number"))
    checkName(ctx, "record", recordName(String(value)), records.names, params, name);
}

/** Checks that a link passes every parameter of a page's path without a default, and no other. */
export function checkPathParams(ctx: LinkContext, page: string, params: object = {}, owner: object): void {
  const { params: names = [], defaults } = ctx.symbols.pages.get(page) ?? {};
  const known = new Set(names);
  const given = Object.keys(params);
  for (const name of given) {
    if (checkName(ctx, "parameter", name, known, params, name, "key")) checkRecord(ctx, page, params, name);
  }
  const required = names.filter((name) => !defaults?.has(name));
  for (const name of missingNames(given, required, known))
    ctx.report(diagnose("page/missing-parameter", placeOf(ctx.file, owner, "page"), page, name));
}

/** Checks that a popup can be opened with these properties. */
export function checkPopup(
  ctx: LinkContext,
  name: string,
  given: object | undefined,
  values: LinkedValue | undefined,
  owner: object,
): void {
  ctx.reads.add(namedThing("popup", name));
  const popup = ctx.symbols.popups.get(name);
  if (!popup) return void checkName(ctx, "popup", name, ctx.symbols.popups, owner, "popup");
  checkGiven(ctx, popup, given ?? {}, owner);
  if (values) expecting(ctx, values, anyOf(popup.props));
}

function checkGiven(ctx: LinkContext, popup: NamedComponent, given: object, owner: object): void {
  for (const prop of Object.keys(given)) checkName(ctx, "property", prop, popup.props, given, prop, "key");
  for (const prop of missingProps(popup, given))
    ctx.report(diagnose("component/missing-property", placeOf(ctx.file, owner, "popup"), popup.id, prop));
}
