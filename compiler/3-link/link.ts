import type { Design } from "../2-validate/types.ts";
import type { CatalogueSchema } from "../catalogue-types.ts";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.ts";
import type { Result } from "../result.ts";
import { type JsonContainer, placeOf, type SourceFile } from "../span.ts";
import { boolean, number, type Type, text, unknown } from "../types.ts";
import { optional, record } from "../value-types.ts";
import { type LinkContext, SchemaTypes } from "./context.ts";
import {
  type DesignShape,
  declaredType,
  type Environment,
  entriesOf,
  gatherNames,
  type NamedComponent,
  type NamedFormula,
  type NamedVariable,
  paramsOf,
  type VariableShape,
  variableTypes,
  type WorkflowShape,
} from "./environment.ts";
import { FormulaLinker, type OnFormula } from "./link-formula.ts";
import { linkHandler, linkWorkflow } from "./link-handler.ts";
import { type LookOwner, linkLook } from "./link-look.ts";
import { commonEventType, linkElements, linkHandlers } from "./link-unit.ts";
import { at, expecting, filterSchema, linkEntries, linkValue, mapSchema } from "./link-value.ts";
import {
  designScope,
  errorType,
  members,
  named,
  type PlaceScope,
  pageRoot,
  paramsRoot,
  type Root,
  reference,
} from "./place-scope.ts";
import { checkName } from "./references.ts";
import { type ElementShape, elementsRoot, knownElements, type Site, type UnitContext } from "./site.ts";
import type {
  LinkedApp,
  LinkedCollection,
  LinkedComponentInfo,
  LinkedDesign,
  LinkedEntry,
  LinkedGlobalFormula,
  LinkedHandler,
  LinkedNamedWorkflow,
  LinkedNode,
  LinkedPageInfo,
  LinkedUnit,
} from "./types.ts";

/** What linking keeps for the next time: units by their file, reusable while the rest of the design means the same. */
export interface Linked {
  readonly design: LinkedDesign;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: ReadonlyMap<SourceFile, FileLink>;
}

interface FileLink {
  readonly unit: LinkedUnit;
  readonly diagnostics: readonly Diagnostic[];
}

export interface LinkOptions {
  readonly assets: ReadonlySet<string>;
  readonly icon: (name: string) => string | undefined;
  readonly customPath: string | undefined;
  /** Told of every formula that is linked anew. */
  readonly onFormula?: OnFormula | undefined;
}

/**
 * Give every name of the design the thing it names, and parse its formulas.
 *
 * Reports `reference/unknown`, `formula/…` of names and syntax, `style/…`, `page/…`, `component/…`, `workflow/…`.
 * A page, section or component whose file and surroundings did not change is taken from `previous`.
 */
export function link(design: Design, options: LinkOptions, previous?: Linked): Linked {
  const environment = gatherNames(design, options);
  const reused = previous && previous.design.environment.signature === environment.signature ? previous : undefined;
  const kept = reused ? reused.design.environment : environment;
  const diagnostics: Diagnostic[] = [];
  const formulas = new FormulaLinker(options.onFormula);
  const types = new SchemaTypes();
  const contextOf = (file: SourceFile, report: (diagnostic: Diagnostic) => void): LinkContext => ({
    environment: kept,
    file,
    reads: new Set(),
    formulas,
    report,
    types,
  });
  const files = new Map<SourceFile, FileLink>();
  const units: LinkedUnit[] = [];
  const outer = designScope(kept, "../");
  for (const part of [...design.pages, ...design.sections, ...design.components]) {
    let linked = reused?.files.get(part.file);
    if (!linked) {
      const found: Diagnostic[] = [];
      const ctx = contextOf(part.file, (diagnostic) => found.push(diagnostic));
      linked = { unit: linkUnit(ctx, outer, part), diagnostics: found };
    }
    files.set(part.file, linked);
    units.push(linked.unit);
    diagnostics.push(...linked.diagnostics);
  }
  const app = reused
    ? reused.design.app
    : linkApp(design, contextOf, (diagnostic) => diagnostics.push(diagnostic), outer, designScope(kept, "./"));
  if (reused) diagnostics.push(...reused.diagnostics.filter((diagnostic) => !reused.files.has(diagnostic.place.file)));
  const linkedDesign = { environment: kept, app, units };
  checkContainment(linkedDesign, (diagnostic) => diagnostics.push(diagnostic));
  return { design: linkedDesign, diagnostics, files };
}

interface Part {
  readonly kind: "page" | "section" | "component";
  readonly id: string;
  readonly file: SourceFile;
}

interface SectionShape extends LookOwner {
  readonly id: string;
  readonly use?: string;
  readonly title?: unknown;
  readonly tag?: string;
  readonly if?: unknown;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly children?: readonly ElementShape[];
}

interface PageShape {
  readonly id: string;
  readonly title: unknown;
  readonly description?: unknown;
  readonly meta?: object;
  readonly collections?: readonly string[];
  readonly on?: Readonly<Record<string, unknown>>;
  readonly sections: readonly SectionShape[];
}

interface ComponentShape {
  readonly id: string;
  readonly description?: string;
  readonly props?: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly variables?: Readonly<Record<string, VariableShape>>;
  readonly formulas?: Readonly<
    Record<
      string,
      {
        readonly params?: readonly ParamShape[];
        readonly formula: string;
        readonly result?: { readonly type?: string };
        readonly description?: string;
      }
    >
  >;
  readonly workflows?: Readonly<Record<string, WorkflowShape>>;
  readonly actions?: Readonly<Record<string, WorkflowShape>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly children: readonly ElementShape[];
}

type ParamShape = NonNullable<WorkflowShape["params"]>[number];

function linkUnit(ctx: LinkContext, outer: PlaceScope, part: Part): LinkedUnit {
  switch (part.kind) {
    case "page":
      return linkPage(ctx, outer, part.file.json as PageShape);
    case "section":
      return linkSharedSection(ctx, outer, part.file.json as SectionShape);
    case "component":
      return linkComponent(ctx, outer, part.file.json as ComponentShape);
  }
}

const localizedText: CatalogueSchema = { type: "string", "x-localized": true, "x-bind": true };

function linkPage(ctx: LinkContext, outer: PlaceScope, json: PageShape): LinkedUnit {
  const params = ctx.environment.pages.get(json.id)?.params ?? [];
  const elements = knownElements(json.sections.flatMap((section) => section.children ?? []));
  const unit = unitContext(json.id, elements, undefined);
  const scope = outer.with(json.id, {
    elements: elementsRoot(unit, [], ctx.environment),
    page: pageRoot("page", params),
  });
  const site: Site = { ctx, scope, repeats: [], unit };
  const { collections } = json;
  collections?.forEach((name, nameIndex) => {
    checkName(ctx, "collection", name, ctx.environment.collections, collections, nameIndex);
  });
  const groups = (json as { readonly groups?: readonly string[] }).groups;
  groups?.forEach((name, nameIndex) => {
    checkName(ctx, "group", name, new Map([...ctx.environment.groups].map((one) => [one, one])), groups, nameIndex);
  });
  const page: LinkedPageInfo = {
    params,
    title: linkValue(ctx, scope, at(json, "title"), localizedText),
    description:
      json.description === undefined ? undefined : linkValue(ctx, scope, at(json, "description"), localizedText),
    meta: linkEntries(ctx, scope, json.meta, () => localizedText),
    collections: collections ?? [],
  };
  const roots = json.sections.map((section): LinkedNode => {
    if (section.use === undefined) return linkSection(site, section);
    checkName(
      ctx,
      "section",
      section.use,
      new Map([...ctx.environment.sections].map((one) => [one, one])),
      section,
      "use",
    );
    ctx.reads.add(`section:${section.use}`);
    const condition = section.if === undefined ? undefined : linkValue(ctx, scope, at(section, "if"), undefined);
    return {
      kind: "sectionUse",
      id: section.use,
      section: section.use,
      condition,
      repeat: undefined,
      place: placeOf(ctx.file, section as unknown as JsonContainer),
    };
  });
  return finishUnit("page", ctx, unit, json, roots, linkTriggers(site, json.on, pageEvents), { page });
}

function linkSharedSection(ctx: LinkContext, outer: PlaceScope, json: SectionShape): LinkedUnit {
  const unit = unitContext(json.id, knownElements(json.children ?? []), undefined);
  const scope = outer.with(json.id, {
    elements: elementsRoot(unit, [], ctx.environment),
    page: pageRoot("page", undefined),
  });
  const site: Site = { ctx, scope, repeats: [], unit };
  return finishUnit("section", ctx, unit, json as { readonly description?: string }, [linkSection(site, json)], [], {});
}

function linkSection(site: Site, json: SectionShape): LinkedNode {
  const { ctx, scope } = site;
  return {
    kind: "section",
    id: json.id,
    tag: json.tag,
    title: json.title === undefined ? undefined : linkValue(ctx, scope, at(json, "title"), localizedText),
    look: linkLook(ctx, scope, json),
    handlers: linkHandlers(site, json, commonEventType),
    condition: json.if === undefined ? undefined : linkValue(ctx, scope, at(json, "if"), undefined),
    repeat: undefined,
    children: linkElements(site, json.children),
    place: placeOf(ctx.file, json as unknown as JsonContainer),
  };
}

function linkComponent(ctx: LinkContext, outer: PlaceScope, json: ComponentShape): LinkedUnit {
  const named0 = ctx.environment.components.get(json.id);
  if (!named0) throw new Error(`component ${json.id} has no name`);
  const variables = ownVariables(ctx, json);
  const formulas = ownFormulas(ctx, json);
  const workflows = new Map(
    entriesOf<WorkflowShape>(ctx.file, json.workflows).map(([id, shape]) => [
      id,
      { params: paramsOf(shape.params), result: shape.result && declaredType(shape.result) },
    ]),
  );
  const unit: UnitContext = { ...unitContext(json.id, knownElements(json.children), named0), ownWorkflows: workflows };
  const scope = outer.with(json.id, {
    elements: elementsRoot(unit, [], ctx.environment),
    props: members(
      "props",
      Object.fromEntries(
        [...named0.props].map(([name, { type }]) => [
          name,
          () => ({ reference: reference(`prop:${name}`, `props.${name}.value`, type), consumed: 1 }),
        ]),
      ),
    ),
    variables: withOwn(
      "variables",
      variables,
      (one) => ({ reference: reference(`own:${one.id}`, `own.${one.id}.value`, one.type), consumed: 1 }),
      outer,
    ),
    formulas: withOwn("formulas", formulas, (one) => ownFormulaReference(one), outer),
    page: pageRoot("currentPage.value", undefined),
  });
  const site: Site = { ctx, scope, repeats: [], unit };
  const linkOwn = (id: string, shape: WorkflowShape) =>
    linkWorkflow(site, shape, {
      id,
      params: paramsOf(shape.params),
      result: shape.result && declaredType(shape.result),
      event: undefined,
    });
  const component: LinkedComponentInfo = {
    named: named0,
    defaults: Object.keys(json.props ?? {})
      .sort()
      .flatMap((name) => {
        const prop = json.props?.[name];
        return prop && prop.default !== undefined
          ? [
              {
                name,
                value: expecting(
                  linkValue(ctx, scope, at(prop, "default"), {
                    "x-localized": typeof prop.default === "object" && named0.props.get(name)?.isLocalized === true,
                  }),
                  optional(named0.props.get(name)?.type ?? unknown),
                ),
              },
            ]
          : [];
      }),
    variables: [...variables.values()],
    formulas: [...formulas.values()].map((one) => linkGlobalFormula(ctx, scope, one)),
    workflows: entriesOf<WorkflowShape>(ctx.file, json.workflows).map(([id, shape]) => linkOwn(id, shape)),
    actions: entriesOf<WorkflowShape>(ctx.file, json.actions).map(([id, shape]) => linkOwn(id, shape)),
  };
  return finishUnit(
    "component",
    ctx,
    unit,
    json,
    linkElements(site, json.children),
    [...linkTriggers(site, json.on, pageEvents), ...linkPropertyChanges(site, json.on, named0)],
    { component },
  );
}

function ownVariables(ctx: LinkContext, json: ComponentShape): ReadonlyMap<string, NamedVariable> {
  return new Map(
    entriesOf<VariableShape>(ctx.file, json.variables).map(([id, shape, place]) => {
      const type = shape.schema ? declaredType({ schema: shape.schema }) : variableTypes[shape.type];
      return [id, { id, type, json: shape, place }];
    }),
  );
}

function ownFormulas(ctx: LinkContext, json: ComponentShape): ReadonlyMap<string, NamedFormula> {
  return new Map(
    entriesOf<NonNullable<ComponentShape["formulas"]>[string]>(ctx.file, json.formulas).map(([id, shape, place]) => [
      id,
      {
        id,
        params: paramsOf(shape.params),
        text: shape.formula,
        declared: shape.result && declaredType(shape.result),
        result: { type: undefined },
        description: shape.description,
        place,
      },
    ]),
  );
}

function ownFormulaReference(formula: NamedFormula) {
  const params = formula.params.map(({ name, type, isOptional }) => ({ name, type, optional: isOptional }));
  return {
    reference: {
      key: `ownFormula:${formula.id}`,
      code: `formulas.${formula.id}`,
      get type(): Type {
        return { kind: "function", params, result: formula.result.type ?? unknown };
      },
    },
    consumed: 1,
  };
}

/** A root whose members are a component's own, then the design's. */
function withOwn<T>(
  root: string,
  own: ReadonlyMap<string, T>,
  resolve: (one: T) => ReturnType<Root>,
  outer: PlaceScope,
): Root {
  return named(root, own, resolve, outer.find(root));
}

function linkGlobalFormula(ctx: LinkContext, scope: PlaceScope, formula: NamedFormula): LinkedGlobalFormula {
  const inner =
    formula.params.length > 0 ? scope.with(`formula:${formula.id}`, { params: paramsRoot(formula.params, "") }) : scope;
  const { file, owner, key } = formula.place;
  const json = key === undefined ? owner : ((owner as Readonly<Record<string, unknown>>)[key] as JsonContainer);
  const place = placeOf(file, json as JsonContainer, "formula");
  const linked = ctx.formulas.link(formula.text, inner, place, ctx.report);
  for (const read of linked.reads) ctx.reads.add(read);
  return { named: formula, formula: linked, place, reads: new Set(linked.reads) };
}

const keyEvent = record({
  key: text,
  code: text,
  altKey: boolean,
  ctrlKey: boolean,
  metaKey: boolean,
  shiftKey: boolean,
  repeat: boolean,
  isTyping: boolean,
});

/** Events of the app, a page or a component with what they carry, as the runtime gives it; absent names carry nothing. */
const pageEvents: Readonly<Record<string, Type | undefined>> = {
  keydown: keyEvent,
  keyup: keyEvent,
  resize: record({ width: number, height: number }),
  scroll: record({ x: number, y: number }),
  collectionFetchError: record({ error: errorType, collection: record({ id: text, name: text, data: unknown }) }),
};

function linkTriggers(
  site: Site,
  on: Readonly<Record<string, unknown>> | undefined,
  events: Readonly<Record<string, Type | undefined>>,
): readonly LinkedHandler[] {
  if (!on) return [];
  return Object.keys(on)
    .filter((event) => event !== propertyChange)
    .sort()
    .map((event) => linkHandler(site, event, at(on, event), event, events[event]));
}

/** The event of a component that holds a workflow for each property. */
const propertyChange = "propertyChange";

function linkPropertyChanges(
  site: Site,
  on: Readonly<Record<string, unknown>> | undefined,
  { props }: NamedComponent,
): readonly LinkedHandler[] {
  const changes = on?.[propertyChange] as object | undefined;
  if (!changes) return [];
  return Object.keys(changes)
    .sort()
    .map((property) => {
      checkName(site.ctx, "property", property, props, changes, property, "key");
      const type = props.get(property)?.type ?? unknown;
      const payload = record({ value: type, oldValue: type });
      const handler = linkHandler(
        site,
        `${propertyChange}.${property}`,
        at(changes, property),
        propertyChange,
        payload,
      );
      return { ...handler, property };
    });
}

const unitContext = (
  id: string,
  elements: UnitContext["elements"],
  component: NamedComponent | undefined,
): UnitContext => ({
  id,
  elements,
  handles: new Map(),
  component,
  ownWorkflows: new Map(),
  uses: [],
});

function finishUnit(
  kind: LinkedUnit["kind"],
  ctx: LinkContext,
  unit: UnitContext,
  json: { readonly description?: unknown },
  roots: readonly LinkedNode[],
  handlers: readonly LinkedHandler[],
  more: { readonly page?: LinkedPageInfo; readonly component?: LinkedComponentInfo },
): LinkedUnit {
  return {
    kind,
    id: unit.id,
    file: ctx.file,
    place: placeOf(ctx.file, json as unknown as JsonContainer),
    description: kind !== "page" && typeof json.description === "string" ? json.description : undefined,
    roots,
    handles: [...unit.handles.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    handlers,
    page: more.page,
    component: more.component,
    reads: ctx.reads,
    certainUses: unit.uses
      .filter((use) => use.isCertain)
      .map((use) => ({ component: use.component, place: placeOf(ctx.file, use.owner as JsonContainer, "component") })),
  };
}

type ContextOf = (file: SourceFile, report: (diagnostic: Diagnostic) => void) => LinkContext;

function linkApp(
  design: Design,
  contextOf: ContextOf,
  report: (diagnostic: Diagnostic) => void,
  scope: PlaceScope,
  topScope: PlaceScope,
): LinkedApp {
  const settings = design.design?.json as DesignShape | undefined;
  const emptyUnit = unitContext("app", new Map(), undefined);
  const reads = new Set<string>();
  let handlers: readonly LinkedHandler[] = [];
  if (design.design && settings) {
    const ctx = contextOf(design.design.file, report);
    const withPage = topScope.with("app", { page: pageRoot("currentPage.value", undefined) });
    handlers = linkTriggers({ ctx, scope: withPage, repeats: [], unit: emptyUnit }, settings.on, pageEvents);
    checkSettings(ctx, settings);
    for (const read of ctx.reads) reads.add(read);
  }
  return {
    handlers,
    reads,
    collections: linkCollections(design, contextOf, report, scope),
    ...linkFormulas(design, contextOf, report, scope),
    workflows: linkWorkflows(design, contextOf, report, scope, emptyUnit),
  };
}

function checkSettings(ctx: LinkContext, settings: DesignShape): void {
  for (const role of ["home", "login", "forbidden", "notFound"] as const) {
    const page = settings.pages[role];
    if (page !== undefined) checkName(ctx, "page", page, ctx.environment.pages, settings.pages, role);
  }
  settings.collections?.forEach((name, nameIndex) => {
    checkName(
      ctx,
      "collection",
      name,
      ctx.environment.collections,
      settings.collections as readonly string[],
      nameIndex,
    );
  });
}

const bindableParts = ["args", "filter", "sort", "limit", "offset"] as const;

const partSchemas: Readonly<Record<string, CatalogueSchema | undefined>> = {
  limit: { type: "integer" },
  offset: { type: "integer" },
  args: mapSchema,
  filter: filterSchema,
  sort: filterSchema,
};

function linkCollections(
  design: Design,
  contextOf: ContextOf,
  report: (diagnostic: Diagnostic) => void,
  scope: PlaceScope,
): readonly LinkedCollection[] {
  const file = design.collections?.file;
  if (!file) return [];
  const first = contextOf(file, report);
  return [...first.environment.collections.values()].map((one) => {
    const ctx = contextOf(file, report);
    checkSource(ctx, one.json);
    const entries: LinkedEntry[] = bindableParts
      .filter((part) => one.json[part] !== undefined)
      .map((part) => ({
        name: part,
        value: linkValue(ctx, scope.with(`collection:${one.id}`, {}), at(one.json, part), partSchemas[part]),
      }));
    return { named: one, entries, reads: ctx.reads };
  });
}

/** Check the table, columns and function that a collection reads. */
function checkSource(ctx: LinkContext, json: { readonly [name: string]: unknown }): void {
  const { tables, functions } = ctx.environment;
  for (const key of ["table", "view"] as const) {
    const name = json[key];
    if (typeof name !== "string" || tables.size === 0 || !checkName(ctx, "table", name, tables, json, key)) continue;
    const table = tables.get(name);
    const columns = json["columns"] as readonly string[] | undefined;
    columns?.forEach((column, columnIndex) => {
      checkName(ctx, "column", column, table?.row.fields ?? new Map(), columns, columnIndex);
    });
    const embed = json["embed"] as object | undefined;
    for (const alias of Object.keys(embed ?? {}))
      checkName(ctx, "relation", alias, table?.relations ?? new Map(), embed ?? {}, alias, "key");
    checkFields(ctx, json["filter"], table?.row.fields ?? new Map());
    checkFields(ctx, json["sort"], table?.row.fields ?? new Map());
  }
  if (typeof json["function"] === "string" && functions.size > 0)
    checkName(ctx, "function", json["function"], functions, json, "function");
}

/** Check the columns that a filter or an order names. A dotted field is one of a relation and is left to the database. */
function checkFields(ctx: LinkContext, json: unknown, fields: ReadonlyMap<string, Type>): void {
  if (typeof json !== "object" || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if ((key === "field" || key === "by") && typeof value === "string") {
      if (!value.includes(".") && !value.includes("->")) checkName(ctx, "column", value, fields, json, key);
    } else if (typeof value === "object" && !("formula" in (value ?? {}))) checkFields(ctx, value, fields);
  }
}

function linkFormulas(
  design: Design,
  contextOf: ContextOf,
  report: (diagnostic: Diagnostic) => void,
  scope: PlaceScope,
): { readonly formulas: readonly LinkedGlobalFormula[] } {
  const file = design.formulas?.file;
  if (!file) return { formulas: [] };
  const ctx = contextOf(file, report);
  return { formulas: [...ctx.environment.formulas.values()].map((formula) => linkGlobalFormula(ctx, scope, formula)) };
}

function linkWorkflows(
  design: Design,
  contextOf: ContextOf,
  report: (diagnostic: Diagnostic) => void,
  scope: PlaceScope,
  unit: UnitContext,
): readonly LinkedNamedWorkflow[] {
  const file = design.workflows?.file;
  if (!file) return [];
  const first = contextOf(file, report);
  const withPage = scope.with("workflows", { page: pageRoot("currentPage.value", undefined) });
  return [...first.environment.workflows.values()].map((one) => {
    const ctx = contextOf(file, report);
    const workflow = linkWorkflow({ ctx, scope: withPage, repeats: [], unit }, one.json, {
      id: one.id,
      params: one.params,
      result: one.result,
      event: undefined,
    });
    return { workflow, reads: ctx.reads };
  });
}

/** A component that always shows itself would never end. */
function checkContainment(design: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  const components = new Map(design.units.filter((unit) => unit.kind === "component").map((unit) => [unit.id, unit]));
  const done = new Set<string>();
  for (const start of components.values()) {
    if (done.has(start.id)) continue;
    const path: string[] = [];
    const visit = (unit: LinkedUnit): void => {
      path.push(unit.id);
      for (const use of unit.certainUses) {
        const from = path.indexOf(use.component);
        if (from !== -1) {
          const cycle = [...path.slice(from), use.component];
          if (cycle.every((id) => id === use.component || !done.has(id)))
            report(diagnose("component/contains-itself", use.place, cycle.join(" > ")));
          continue;
        }
        const inner = components.get(use.component);
        if (inner && !done.has(inner.id)) visit(inner);
      }
      path.pop();
      done.add(unit.id);
    };
    visit(start);
  }
}
