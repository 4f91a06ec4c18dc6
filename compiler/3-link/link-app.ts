import type { Design } from "../2-validate/design-nodes.ts";
import type { DesignJson, TablesJson } from "../2-validate/schema-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { nearestName } from "../near-names.ts";
import { placeOf, type SourceFile } from "../span.ts";
import { isTimeZone } from "../time-zones.ts";
import { checkAuth } from "./check-auth.ts";
import type { LinkContext } from "./context.ts";
import { linkCollections } from "./link-collections.ts";
import { linkGlobalFormula, writtenDefaults } from "./link-component.ts";
import { linkWorkflow } from "./link-handler.ts";
import type {
  LinkedApp,
  LinkedFormulaValue,
  LinkedNamedWorkflow,
  LinkedQuestion,
  LinkedText,
  LinkedWritten,
} from "./linked-design.ts";
import { currentPageRoot, type PlaceScope } from "./names/place-scope.ts";
import { checkName } from "./names/references.ts";
import { checkAddress } from "./rules/addresses.ts";
import { type Site, unitContext } from "./site.ts";
import { linkCondition, linkTriggers, localizedText } from "./unit.ts";
import { linkFetch } from "./values/link-fetch.ts";
import { checkPopup } from "./values/link-target.ts";
import { linkValue, mapSchema, noteText } from "./values/link-value.ts";

type ContextOf = (file: SourceFile) => LinkContext;

/** Links everything outside pages, sections and components. */
export function linkApp(design: Design, contextOf: ContextOf, scope: PlaceScope): LinkedApp {
  const values: LinkedFormulaValue[] = [];
  const written: LinkedWritten[] = [];
  const texts: LinkedText[] = [];
  const gathering = (file: SourceFile): LinkContext => ({ ...contextOf(file), values, written, texts });
  const { handlers, unsaved, pending, reads } = linkSettings(design, gathering, scope);
  if (design.variables) {
    const { variables } = contextOf(design.variables.file).symbols;
    for (const each of writtenDefaults(variables.values())) written.push(each);
  }
  return {
    handlers,
    unsaved,
    pending,
    reads,
    collections: design.collections ? linkCollections(design.collections.file, gathering, scope) : [],
    formulas: linkFormulas(design, gathering, scope),
    workflows: linkWorkflows(design, gathering, scope),
    values,
    written,
    texts,
  };
}

function linkSettings(
  { design, tables }: Design,
  contextOf: ContextOf,
  scope: PlaceScope,
): Pick<LinkedApp, "handlers" | "unsaved" | "pending" | "reads"> {
  if (!design) return { handlers: [], unsaved: undefined, pending: undefined, reads: new Set() };
  const ctx = contextOf(design.file);
  checkSettings(ctx, scope, design.json);
  checkConstraintTexts(ctx, design.json, tables?.json);
  const withPage = scope.with("app", { page: currentPageRoot });
  const site = siteOf(ctx, withPage);
  return {
    handlers: linkTriggers(site, design.json.on),
    unsaved: linkQuestion(ctx, withPage, design.json),
    pending: linkCondition(site, design.json, "pending"),
    reads: ctx.reads,
  };
}

/** Links the popup that asks before unsaved changes are lost; its result is the answer. Reports `popup/no-answer`. */
function linkQuestion(ctx: LinkContext, scope: PlaceScope, { unsaved }: DesignJson): LinkedQuestion | undefined {
  if (unsaved === undefined) return undefined;
  const { popup, with: given } = unsaved;
  const values = given && linkValue(ctx, scope, unsaved, "with", mapSchema);
  checkPopup(ctx, popup, given, values, unsaved);
  const asked = ctx.symbols.popups.get(popup);
  if (asked && asked.result?.kind !== "boolean")
    ctx.report(diagnose("popup/no-answer", placeOf(ctx.file, unsaved, "popup"), popup));
  return { popup, with: values, file: ctx.file, owner: unsaved };
}

/** Checks that the constraints with texts are in the database, as far as tables.json knows its constraints. */
function checkConstraintTexts(ctx: LinkContext, { backend }: DesignJson, tables: TablesJson | undefined): void {
  const texts = backend?.constraintTexts;
  if (texts === undefined) return;
  for (const name of Object.keys(texts)) noteText(ctx, localizedText, texts, name);
  const all = [...Object.values(tables?.tables ?? {}), ...Object.values(tables?.views ?? {})];
  const known = new Set(all.flatMap(({ constraints = [] }) => constraints));
  if (known.size === 0) return;
  for (const name of Object.keys(texts)) checkName(ctx, "constraint", name, known, texts, name, "key");
}

const colorSchema = { type: "string", "x-css": "color" };

const siteOf = (ctx: LinkContext, scope: PlaceScope): Site => ({
  ctx,
  scope,
  repeats: [],
  unit: unitContext("app", []),
});

function checkSettings(ctx: LinkContext, scope: PlaceScope, json: DesignJson): void {
  checkAuth(ctx, json);
  noteText(ctx, localizedText, json, "title");
  noteText(ctx, localizedText, json, "titlePattern");
  const { pages, collections, timeZone, styleSheets } = json;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    const nearest = nearestName(timeZone, Intl.supportedValuesOf("timeZone"));
    ctx.report(diagnose("design/unknown-time-zone", placeOf(ctx.file, json, "timeZone"), timeZone, nearest));
  }
  styleSheets?.forEach((path, index) => {
    if (!ctx.symbols.assets.has(path))
      ctx.report(diagnose("asset/missing", placeOf(ctx.file, styleSheets, index), path, ctx.symbols.assets));
  });
  if (json.favicon !== undefined) checkAddress(ctx, linkValue(ctx, scope, json, "favicon", undefined));
  if (json.loaderColor !== undefined) linkValue(ctx, scope, json, "loaderColor", colorSchema);
  for (const role of ["home", "login", "forbidden", "notFound"] as const) {
    const page = pages[role];
    if (page !== undefined) checkName(ctx, "page", page, ctx.symbols.pages, pages, role);
  }
  collections?.forEach((collection, key) => {
    linkFetch(ctx, scope, { collection, owner: collections, key, where: "app" }, false);
  });
}

function linkFormulas({ formulas }: Design, contextOf: ContextOf, scope: PlaceScope): LinkedApp["formulas"] {
  if (!formulas) return [];
  const ctx = contextOf(formulas.file);
  return [...ctx.symbols.formulas.values()].map((formula) => linkGlobalFormula(ctx, scope, formula));
}

function linkWorkflows({ workflows }: Design, contextOf: ContextOf, scope: PlaceScope): readonly LinkedNamedWorkflow[] {
  if (!workflows) return [];
  const withPage = scope.with("workflows", { page: currentPageRoot });
  return [...contextOf(workflows.file).symbols.workflows.values()].map(({ id, params, result, json }) => {
    const ctx = contextOf(workflows.file);
    const start = { id, params, result, event: undefined };
    return { workflow: linkWorkflow(siteOf(ctx, withPage), json, start), reads: ctx.reads };
  });
}
