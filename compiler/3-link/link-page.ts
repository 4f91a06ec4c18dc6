import type { PageJson, PageSectionJson, SectionJson, UseJson } from "../2-validate/schema-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { placeOf } from "../span.ts";
import type { LinkContext } from "./context.ts";
import { ownVariables, writtenDefaults } from "./link-component.ts";
import { linkCommonHandlers, linkElements } from "./link-element.ts";
import { linkRecords } from "./link-records.ts";
import type { LinkedNode, LinkedPageInfo, LinkedSection, LinkedUnit } from "./linked-design.ts";
import { paramsInPath } from "./names/gather-names.ts";
import { named, type PlaceScope, pageRoot, variableReference } from "./names/place-scope.ts";
import { checkName } from "./names/references.ts";
import type { NamedVariable } from "./names/symbols.ts";
import { namedThing, ownVariable } from "./names/thing.ts";
import { checkAddress } from "./rules/addresses.ts";
import { elementsRoot, type Site, unitContext } from "./site.ts";
import { finishUnit, linkTriggers, linkUnsaved, localizedText } from "./unit.ts";
import { linkFetches } from "./values/link-fetch.ts";
import { linkAttributes, linkLook } from "./values/link-look.ts";
import { checkRecord } from "./values/link-target.ts";
import { linkEntries, linkValue } from "./values/link-value.ts";

/** Links a page: its properties, its sections, and the handlers of its events. */
export function linkPage(ctx: LinkContext, outer: PlaceScope, json: PageJson): LinkedUnit {
  const params = ctx.symbols.pages.get(json.id)?.params ?? [];
  const unit = unitContext(
    json.id,
    json.sections.flatMap((section) => ("use" in section ? [] : section.children)),
  );
  const scope = outer.with(json.id, {
    elements: elementsRoot(ctx, unit, []),
    page: pageRoot(params, linkRecords(ctx, json)),
  });
  const site: Site = { ctx, scope, repeats: [], unit };
  checkNamed(ctx, json);
  checkParams(ctx, json, params);
  checkSameParams(ctx, json, params);
  const page = linkPageInfo(site, json, params);
  const roots = json.sections.map((section) =>
    "use" in section ? linkUse(site, section) : linkSection(site, section),
  );
  const handlers = linkTriggers(site, json.on);
  const unsaved = linkUnsaved(site, json);
  return finishUnit(ctx, unit, json, { kind: "page", description: undefined, roots, handlers, page, unsaved });
}

function checkNamed(ctx: LinkContext, { groups }: PageJson): void {
  groups?.forEach((name, nameIndex) => {
    checkName(ctx, "group", name, ctx.symbols.groups, groups, nameIndex);
  });
}

/** Checks that the declared parameters are in the path. On a page of records, a default must name a record. */
function checkParams(ctx: LinkContext, { id, params }: PageJson, known: readonly string[]): void {
  if (params === undefined) return;
  for (const [name, param] of Object.entries(params))
    if (checkName(ctx, "parameter", name, new Set(known), params, name, "key")) checkRecord(ctx, id, param, "default");
}

/** Checks that the path has the same parameters in every language. Pages of records report that themselves. */
function checkSameParams(ctx: LinkContext, { id, path, records }: PageJson, params: readonly string[]): void {
  if (typeof path === "string" || records !== undefined) return;
  const [main = "", ...others] = ctx.symbols.pages.get(id)?.paths.keys() ?? [];
  const expected = [...params].sort();
  for (const language of others) {
    const found = paramsInPath(path[language] ?? "");
    if ([...found].sort().join() !== expected.join())
      ctx.report(
        diagnose("page/different-parameters", placeOf(ctx.file, path, language), language, found, main, params),
      );
  }
}

function linkPageInfo({ ctx, scope }: Site, json: PageJson, params: readonly string[]): LinkedPageInfo {
  const meta = linkEntries(ctx, scope, json.meta, () => localizedText);
  for (const { name, value } of meta) if (name === "image") checkAddress(ctx, value);
  const favicon = json.favicon === undefined ? undefined : linkValue(ctx, scope, json, "favicon", undefined);
  if (favicon) checkAddress(ctx, favicon);
  return {
    params,
    title: linkValue(ctx, scope, json, "title", localizedText),
    description: json.description === undefined ? undefined : linkValue(ctx, scope, json, "description", localizedText),
    meta,
    favicon,
    fetches: linkPageFetches(ctx, scope, json),
    records: json.records,
  };
}

/** Links the collections that a page lists. Reports one that is listed twice, with values and without. */
function linkPageFetches(
  ctx: LinkContext,
  scope: PlaceScope,
  { collections = [] }: PageJson,
): LinkedPageInfo["fetches"] {
  const fetches = linkFetches(ctx, scope, collections);
  const seen = new Set<string>();
  fetches.forEach(({ collection }, index) => {
    if (seen.has(collection))
      ctx.report(diagnose("property/repeated-item", placeOf(ctx.file, collections, index), `\`${collection}\``));
    seen.add(collection);
  });
  return fetches;
}

function linkUse({ ctx, scope }: Site, json: UseJson): LinkedNode {
  checkName(ctx, "section", json.use, ctx.symbols.sections, json, "use");
  ctx.reads.add(namedThing("section", json.use));
  return {
    kind: "sectionUse",
    id: json.use,
    section: json.use,
    condition: json.if === undefined ? undefined : linkValue(ctx, scope, json, "if", undefined),
    repeat: undefined,
    file: ctx.file,
    owner: json,
  };
}

/** Links a section with its own file. It sees the page around it, but not the page's parameters. */
export function linkSharedSection(ctx: LinkContext, outer: PlaceScope, json: SectionJson): LinkedUnit {
  const unit = unitContext(json.id, json.children);
  const scope = outer.with(json.id, { elements: elementsRoot(ctx, unit, []), page: pageRoot(undefined) });
  const roots = [linkSection({ ctx, scope, repeats: [], unit }, json, false)];
  return finishUnit(ctx, unit, json, { kind: "section", description: json.description, roots, handlers: [] });
}

/** Links a section: of a page, which has its variables, or one with its own file. */
function linkSection(outer: Site, json: PageSectionJson | SectionJson, isOfPage = true): LinkedSection {
  const { ctx, unit } = outer;
  const variables = ownVariables(ctx.file, json);
  const site = variables.size === 0 ? outer : withVariables(outer, json.id, isOfPage, variables);
  const { scope } = site;
  const look = linkLook(ctx, scope, json);
  if (look.layers.length > 0) unit.hasStyles = true;
  return {
    kind: "section",
    id: json.id,
    tag: json.tag,
    width: json.width,
    variables: [...variables.values()],
    title: json.title === undefined ? undefined : linkValue(ctx, scope, json, "title", localizedText),
    look,
    attributes: linkAttributes(ctx, scope, json),
    handlers: linkCommonHandlers(site, json),
    condition: json.if === undefined ? undefined : linkValue(ctx, scope, json, "if", undefined),
    repeat: undefined,
    children: linkElements(site, json.children),
    file: ctx.file,
    owner: json,
  };
}

/** Returns the site inside a section, with its variables in scope. */
function withVariables(
  site: Site,
  section: string,
  isOfPage: boolean,
  variables: ReadonlyMap<string, NamedVariable>,
): Site {
  const { ctx, scope } = site;
  for (const each of writtenDefaults(variables.values())) ctx.written.push(each);
  const own = (variable: NamedVariable) => ({
    reference: variableReference(variable, ownVariable(variable.id, section, isOfPage)),
    consumed: 1,
  });
  const root = named("variables", variables, own, scope.find("variables"));
  return { ...site, scope: scope.with(`section:${section}`, { variables: root }) };
}
