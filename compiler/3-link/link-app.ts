import type { DesignJson } from "../2-validate/schema-types.ts";
import type { Design } from "../2-validate/types.ts";
import type { SourceFile } from "../span.ts";
import type { LinkContext } from "./context.ts";
import { linkCollections } from "./link-collections.ts";
import { linkGlobalFormula, writtenDefaults } from "./link-component.ts";
import { linkWorkflow } from "./link-handler.ts";
import { type PlaceScope, pageRoot } from "./place-scope.ts";
import { checkName } from "./references.ts";
import { type Site, unitContext } from "./site.ts";
import type { LinkedApp, LinkedFormulaValue, LinkedHandler, LinkedNamedWorkflow, LinkedWritten } from "./types.ts";
import { linkTriggers } from "./unit.ts";

type ContextOf = (file: SourceFile) => LinkContext;

/** Link what stands in no page, section or component. `topScope` is that of the files on top of the output folder. */
export function linkApp(design: Design, contextOf: ContextOf, scope: PlaceScope, topScope: PlaceScope): LinkedApp {
  const values: LinkedFormulaValue[] = [];
  const written: LinkedWritten[] = [];
  const gathering = (file: SourceFile): LinkContext => ({ ...contextOf(file), values, written });
  const { handlers, reads } = linkSettings(design, gathering, topScope);
  if (design.variables)
    written.push(...writtenDefaults(contextOf(design.variables.file).environment.variables.values()));
  return {
    handlers,
    reads,
    collections: design.collections ? linkCollections(design.collections.file, gathering, scope) : [],
    formulas: linkFormulas(design, gathering, scope),
    workflows: linkWorkflows(design, gathering, scope),
    values,
    written,
  };
}

function linkSettings(
  { design }: Design,
  contextOf: ContextOf,
  scope: PlaceScope,
): { readonly handlers: readonly LinkedHandler[]; readonly reads: ReadonlySet<string> } {
  if (!design) return { handlers: [], reads: new Set() };
  const ctx = contextOf(design.file);
  checkSettings(ctx, design.json);
  const withPage = scope.with("app", { page: pageRoot("currentPage.value", undefined) });
  return { handlers: linkTriggers(siteOf(ctx, withPage), design.json.on), reads: ctx.reads };
}

const siteOf = (ctx: LinkContext, scope: PlaceScope): Site => ({
  ctx,
  scope,
  repeats: [],
  unit: unitContext("app", []),
});

function checkSettings(ctx: LinkContext, { pages, collections }: DesignJson): void {
  for (const role of ["home", "login", "forbidden", "notFound"] as const) {
    const page = pages[role];
    if (page !== undefined) checkName(ctx, "page", page, ctx.environment.pages, pages, role);
  }
  collections?.forEach((name, nameIndex) => {
    checkName(ctx, "collection", name, ctx.environment.collections, collections, nameIndex);
  });
}

function linkFormulas({ formulas }: Design, contextOf: ContextOf, scope: PlaceScope): LinkedApp["formulas"] {
  if (!formulas) return [];
  const ctx = contextOf(formulas.file);
  return [...ctx.environment.formulas.values()].map((formula) => linkGlobalFormula(ctx, scope, formula));
}

function linkWorkflows({ workflows }: Design, contextOf: ContextOf, scope: PlaceScope): readonly LinkedNamedWorkflow[] {
  if (!workflows) return [];
  const withPage = scope.with("workflows", { page: pageRoot("currentPage.value", undefined) });
  return [...contextOf(workflows.file).environment.workflows.values()].map(({ id, params, result, json }) => {
    const ctx = contextOf(workflows.file);
    const start = { id, params, result, event: undefined };
    return { workflow: linkWorkflow(siteOf(ctx, withPage), json, start), reads: ctx.reads };
  });
}
