import type { ComponentNode, Design, PageNode, SectionNode } from "../2-validate/design-nodes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../span.ts";
import { type LinkContext, SchemaTypes } from "./context.ts";
import { FormulaLinker, type OnFormula } from "./formula/link-formula.ts";
import { linkApp } from "./link-app.ts";
import { linkComponent } from "./link-component.ts";
import { linkPage, linkSharedSection } from "./link-page.ts";
import type { LinkedApp, LinkedDesign, LinkedUnit } from "./linked-design.ts";
import { gatherNames, type NamesContext } from "./names/gather-names.ts";
import { designScope, type PlaceScope } from "./names/place-scope.ts";
import { checkCollectionCycles } from "./rules/collection-cycles.ts";
import { checkContainment } from "./rules/containment.ts";
import { checkFonts } from "./rules/fonts.ts";
import { checkHtmlIds } from "./rules/html-ids.ts";
import { checkNames } from "./rules/name-rules.ts";
import { checkNesting } from "./rules/nesting.ts";
import { checkOwnNames } from "./rules/own-element-names.ts";
import { checkPageCollections } from "./rules/page-collections.ts";
import { checkPages } from "./rules/page-rules.ts";
import { checkTables } from "./rules/tables.ts";
import { checkThemeTokens } from "./rules/tokens.ts";

/**
 * The state that linking keeps for the next run: units by file, reusable while the rest of the design means the same.
 */
export interface Linked {
  readonly design: LinkedDesign;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: ReadonlyMap<SourceFile, FileLink>;
  readonly app: AppLink;
}

interface FileLink {
  readonly unit: LinkedUnit;
  readonly diagnostics: readonly Diagnostic[];
}

interface AppLink {
  readonly app: LinkedApp;
  readonly diagnostics: readonly Diagnostic[];
}

export interface LinkOptions extends NamesContext {
  /** Called for every formula that is linked again. */
  readonly onFormula?: OnFormula | undefined;
}

/**
 * Resolves every name of the design, and parses its formulas.
 *
 * Reports `reference/unknown`, `formula/…` for names and syntax, `style/…`, `page/…`, `component/…`, `workflow/…`.
 * Reuses a page, section or component from `previous` if its file and surroundings did not change.
 */
export function link(design: Design, { onFormula, ...options }: LinkOptions, previous?: Linked): Linked {
  const gathered = gatherNames(design, options);
  const known = previous?.design.symbols.signature === gathered.signature ? previous : undefined;
  const symbols = known ? known.design.symbols : gathered;
  const shared = {
    symbols,
    formulas: new FormulaLinker(onFormula),
    types: new SchemaTypes(),
    rightStyles: new Set<string>(),
  };
  const contextOf = (file: SourceFile, report: LinkContext["report"]): LinkContext => ({
    ...shared,
    file,
    reads: new Set(),
    values: [],
    written: [],
    texts: [],
    report,
  });
  const files = new Map<SourceFile, FileLink>();
  const outer = designScope(symbols);
  for (const node of [...design.pages, ...design.sections, ...design.components])
    files.set(node.file, known?.files.get(node.file) ?? linkFile(contextOf, outer, node));
  const app = known?.app ?? linkWhole(design, contextOf, outer);
  const linked: LinkedDesign = { symbols, app: app.app, units: [...files.values()].map(({ unit }) => unit) };
  const diagnostics = [...files.values()].flatMap((file) => file.diagnostics).concat(app.diagnostics);
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  checkContainment(linked, report);
  for (const unit of linked.units) checkNesting(unit, report);
  checkHtmlIds(linked, report);
  checkCollectionCycles(linked, report);
  checkPages(design, linked, report);
  checkPageCollections(linked, report);
  checkNames(design, linked, report);
  checkOwnNames(design, report);
  checkTables(design, report);
  return { design: linked, diagnostics, files, app };
}

/** Creates the context of a file. */
export type ContextOf = (file: SourceFile, report: LinkContext["report"]) => LinkContext;

function linkFile(contextOf: ContextOf, outer: PlaceScope, node: PageNode | SectionNode | ComponentNode): FileLink {
  const diagnostics: Diagnostic[] = [];
  const ctx = contextOf(node.file, (diagnostic) => void diagnostics.push(diagnostic));
  return { unit: linkUnit(ctx, outer, node), diagnostics };
}

function linkUnit(ctx: LinkContext, outer: PlaceScope, node: PageNode | SectionNode | ComponentNode): LinkedUnit {
  switch (node.kind) {
    case "page":
      return linkPage(ctx, outer, node.json);
    case "section":
      return linkSharedSection(ctx, outer, node.json);
    case "component":
      return linkComponent(ctx, outer, node.json);
  }
}

function linkWhole(design: Design, contextOf: ContextOf, scope: PlaceScope): AppLink {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const app = linkApp(design, (file) => contextOf(file, report), scope);
  if (design.theme) {
    const ctx = contextOf(design.theme.file, report);
    checkThemeTokens(ctx, design.theme.json);
    checkFonts(ctx, design.theme.json);
  }
  return { app, diagnostics };
}
