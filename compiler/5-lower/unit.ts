import type { LinkedHandler, LinkedPageInfo, LinkedSection, LinkedUnit } from "../3-link/linked-design.ts";
import { literal, propertyKey, recordType, unionType } from "../code.ts";
import { unitName } from "../output-names.ts";
import { isMaybeNothing } from "../value-types.ts";
import { type LowerBase, type LowerContext, moduleContext, readsPage, use } from "./context.ts";
import {
  handlesOf,
  lowerHandles,
  lowerLateComponent,
  lowerNodes,
  lowerSection,
  type TreeContext,
  withCondition,
} from "./element.ts";
import { lowerGroups } from "./fetches.ts";
import { lowerFormulaFunction } from "./formulas.ts";
import type {
  CodeModule,
  Declaration,
  Markup,
  MarkupChild,
  OutputAttribute,
  OutputEntry,
  OutputExpression,
  OutputModule,
  OutputStatement,
  StyleModule,
} from "./output-module.ts";
import { runtime } from "./runtime-names.ts";
import { collectionImport } from "./spell.ts";
import { styleLayers } from "./styles.ts";
import { typeText } from "./type-text.ts";
import { code, lowerBinding } from "./value.ts";
import { lowerVariable } from "./variables.ts";
import { addHandlers, lowerHandler, lowerNamed } from "./workflow.ts";

const folders = { page: "pages", section: "sections", component: "components" } as const;

/**
 * Returns the module and style sheet of a page, section or component. `collections` are fetched by the page, in groups;
 * `late` are the components whose code is loaded when it shows them.
 */
export function lowerUnit(
  base: LowerBase,
  unit: LinkedUnit,
  collections: readonly (readonly string[])[],
  styles: readonly string[],
  late: readonly string[],
): readonly OutputModule[] {
  const ctx: TreeContext = {
    ...moduleContext(base, "../"),
    unit: unit.id,
    repeats: [],
    handles: handlesOf(unit.handles),
    late: new Set(late),
  };
  const declarations = [...late.map((id) => lowerLateComponent(ctx, id)), ...lowerDeclarations(ctx, unit, collections)];
  const path = `${folders[unit.kind]}/${unit.id}`;
  const module: CodeModule = {
    kind: "code",
    path: `${path}.tsx`,
    source: `${path}.json`,
    imports: ctx.imports,
    declarations,
  };
  const layers = unit.hasStyles ? styleLayers(unit.id, unit.roots, base.symbols.classes) : [];
  const sheet: StyleModule = {
    kind: "style",
    path: `${path}.css`,
    source: `${path}.json`,
    imports: styles,
    rules: [],
    layers,
  };
  return layers.length > 0 || styles.length > 0 ? [module, sheet] : [module];
}

function lowerDeclarations(
  ctx: TreeContext,
  unit: LinkedUnit,
  collections: readonly (readonly string[])[],
): readonly Declaration[] {
  switch (unit.kind) {
    case "page":
      return [lowerPage(ctx, unit, collections)];
    case "section":
      return [lowerSharedSection(ctx, unit)];
    case "component":
      return lowerComponent(ctx, unit);
  }
}

function lowerPage(ctx: TreeContext, unit: LinkedUnit, collections: readonly (readonly string[])[]): Declaration {
  const { page } = unit;
  if (!page) throw new Error(`${unit.id} is not a page`);
  const attributes: OutputAttribute[] = [
    { name: "id", value: { kind: "literal", value: unit.id }, from: unit },
    { name: "page", value: code("page") },
    { name: "title", value: lowerBinding(ctx, page.title), from: page.title },
  ];
  if (page.description)
    attributes.push({ name: "description", value: lowerBinding(ctx, page.description), from: page.description });
  for (const entry of page.meta)
    attributes.push({ name: entry.name, value: lowerBinding(ctx, entry.value), from: entry.value });
  if (page.favicon) attributes.push({ name: "favicon", value: lowerBinding(ctx, page.favicon), from: page.favicon });
  if (collections.length > 0)
    attributes.push({ name: "collections", value: lowerGroups(ctx, collections, page.fetches) });
  addUnsaved(ctx, attributes, unit);
  addHandlers(ctx, attributes, unit.handlers);
  const root: Markup = {
    tag: use(ctx, runtime.Page),
    attributes,
    children: lowerNodes(ctx, unit.roots),
    from: unit,
  };
  return {
    kind: "function",
    head: `export default function ${unitName(unit.kind, unit.id)}()`,
    body: [lowerPageState(ctx, page), ...lowerSectionVariables(ctx, unit), ...returning(ctx, root)],
    from: unit,
  };
}

/** Returns `const page = usePage<"id">();`, or the same in `recordPage(…)`, which adds the record of its path. */
function lowerPageState(ctx: LowerContext, { params, records }: LinkedPageInfo): OutputStatement {
  const types = params.map((param) => literal(param)).join(" | ");
  const page = code(`${use(ctx, runtime.usePage)}${types === "" ? "" : `<${types}>`}()`);
  return { kind: "do", before: "const page = ", value: records ? lowerRecord(ctx, page, records) : page };
}

/** Returns `recordPage(usePage<"lugar">(), lugares, "nome")`: the page with the record of its path. */
function lowerRecord(
  ctx: LowerContext,
  page: OutputExpression,
  { collection, field }: NonNullable<LinkedPageInfo["records"]>,
): OutputExpression {
  const source = use(ctx, collectionImport(collection));
  return { kind: "call", callee: use(ctx, runtime.recordPage), args: [page, code(source), code(literal(field))] };
}

function addUnsaved(ctx: LowerContext, attributes: OutputAttribute[], { unsaved }: LinkedUnit): void {
  if (unsaved) attributes.push({ name: "unsaved", value: lowerBinding(ctx, unsaved), from: unsaved });
}

function lowerSharedSection(ctx: TreeContext, unit: LinkedUnit): Declaration {
  const root = unit.roots[0] as LinkedSection;
  const markup = withCondition(ctx, root, lowerSection(ctx, root, unit.id));
  const body = [...lowerSectionVariables(ctx, unit), ...returning(ctx, markup)];
  // Each page passes itself, so that no page changes when the section begins to read it.
  const props = `${readsPage(ctx) ? "{ page }" : "_props"}: ${use(ctx, runtime.PageProps)}`;
  return {
    kind: "function",
    head: `export default function ${unitName(unit.kind, unit.id)}(${props})`,
    body,
    doc: unit.description,
    from: unit,
  };
}

/** Returns `own`: the variables of a shared section, or of each section of a page. */
function lowerSectionVariables(ctx: LowerContext, { kind, roots }: LinkedUnit): readonly OutputStatement[] {
  const entries = roots.flatMap((root): readonly OutputEntry[] => {
    if (root.kind !== "section" || root.variables.length === 0) return [];
    const variables = root.variables.map((variable) => ({
      key: variable.id,
      value: lowerVariable(ctx, variable, runtime.localVariable),
      doc: variable.json.description,
      from: variable.place,
    }));
    return kind === "section"
      ? variables
      : [{ key: root.id, value: { kind: "object", entries: variables }, from: root }];
  });
  return entries.length === 0 ? [] : [{ kind: "do", before: "const own = ", value: { kind: "object", entries } }];
}

const returning = (ctx: TreeContext, root: Markup): readonly OutputStatement[] => [
  ...lowerHandles(ctx),
  { kind: "do", before: "return ", value: { kind: "markup", node: root } },
];

function lowerComponent(ctx: TreeContext, unit: LinkedUnit): readonly Declaration[] {
  const { component } = unit;
  if (!component) throw new Error(`${unit.id} is not a component`);
  const { named } = component;
  const name = unitName(unit.kind, unit.id);
  const shape = lowerShape(ctx, unit, name);
  const children = lowerNodes(ctx, unit.roots);
  const root = withWorkflows(ctx, unit, children);
  const own = lowerOwn(ctx, unit);
  // Everything that the component declares, even if unused: otherwise the first use would change this line too.
  const parts = [...(named.props.size > 0 ? ["props"] : []), ...(named.events.size > 0 ? ["emit"] : [])];
  const defaults: OutputEntry[] = component.defaults.map(({ name: prop, value }) => ({
    key: prop,
    value: lowerBinding(ctx, value),
    from: value,
  }));
  // Formulas and workflows read the elements.
  const body: OutputStatement[] = [...lowerHandles(ctx), ...own];
  const markup: OutputExpression = { kind: "markup", node: root };
  const setup: OutputExpression = {
    kind: "arrow",
    params: parts.length === 0 ? "" : `{ ${parts.join(", ")} }`,
    body: body.length === 0 ? markup : [...body, { kind: "do", before: "return ", value: markup }],
  };
  const args: OutputExpression[] = [{ kind: "literal", value: unit.id }, { kind: "object", entries: defaults }, setup];
  if (named.actions.size > 0) args.push({ kind: "literal", value: [...named.actions.keys()].sort() });
  return [
    ...(shape ? [shape] : []),
    {
      kind: "const",
      name,
      isExported: false,
      value: { kind: "call", callee: `${use(ctx, runtime.component)}${shape ? `<${name}Shape>` : ""}`, args },
      doc: unit.description,
      from: unit,
    },
    { kind: "default", name },
  ];
}

/** Declares the interface of what users of the component pass and receive. */
function lowerShape(ctx: TreeContext, unit: LinkedUnit, name: string): Declaration | undefined {
  const named = unit.component?.named;
  if (!named) return undefined;
  const fields: { name: string; type: string; isOptional: boolean }[] = [];
  if (named.props.size > 0) {
    const props = [...named.props].sort(byName).map(([prop, info]) => {
      const isOptional = !info.isRequired;
      return `readonly ${propertyKey(prop)}${isOptional ? "?" : ""}: ${typeText(ctx, info.type)}${isOptional && isMaybeNothing(info.type) ? " | undefined" : ""}`;
    });
    fields.push({ name: "props", type: recordType(props), isOptional: false });
  }
  if (named.events.size > 0) {
    const events = [...named.events]
      .sort(byName)
      .map(([event, payload]) => `readonly ${event}: ${payload ? typeText(ctx, payload) : "undefined"}`);
    fields.push({ name: "events", type: recordType(events), isOptional: false });
  }
  if (named.slots.length > 0)
    fields.push({ name: "slots", type: unionType(named.slots.map(literal)), isOptional: false });
  if (named.actions.size > 0) {
    const actions = [...named.actions].sort(byName).map(([action, { params, result }]) => {
      const given = params.map(
        (param) => `readonly ${propertyKey(param.name)}${param.isOptional ? "?" : ""}: ${typeText(ctx, param.type)}`,
      );
      const taken = given.length === 0 ? "" : `params: ${recordType(given)}`;
      return `readonly ${action}: (${taken}) => ${result ? typeText(ctx, result) : "unknown"}`;
    });
    fields.push({ name: "actions", type: recordType(actions), isOptional: false });
  }
  if (named.result) fields.push({ name: "result", type: typeText(ctx, named.result), isOptional: false });
  return fields.length === 0 ? undefined : { kind: "record", name: `${name}Shape`, fields };
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** Returns the root of a component: a `Component` for workflows, actions or unsaved changes, else its only child. */
function withWorkflows(ctx: TreeContext, unit: LinkedUnit, children: readonly MarkupChild[]): Markup {
  const actions = unit.component?.actions ?? [];
  const [only] = children;
  if (unit.handlers.length === 0 && actions.length === 0 && !unit.unsaved) {
    return children.length === 1 && only?.tag !== undefined ? only : { tag: "", attributes: [], children };
  }
  const attributes: OutputAttribute[] = [];
  addUnsaved(ctx, attributes, unit);
  addHandlers(ctx, attributes, unit.handlers);
  const changes = unit.handlers.filter((handler) => handler.property !== undefined && handler.runs.length > 0);
  if (changes.length > 0) attributes.push({ name: "onPropertyChange", value: lowerChanges(ctx, changes) });
  if (actions.length > 0)
    attributes.push({
      name: "actions",
      value: {
        kind: "object",
        entries: actions.map((action) => ({ key: action.id, value: lowerNamed(ctx, action), from: action })),
      },
    });
  return { tag: use(ctx, runtime.Component), attributes, children, from: unit };
}

/** Returns `texto: watch(props.texto, …)`: the handlers of property changes. */
const lowerChanges = (ctx: TreeContext, handlers: readonly LinkedHandler[]): OutputExpression => ({
  kind: "object",
  entries: handlers.map((handler) => ({
    key: handler.property ?? "",
    value: {
      kind: "call",
      callee: use(ctx, runtime.watch),
      args: [code(`props.${handler.property}`), lowerHandler(ctx, handler)],
    },
    from: handler,
  })),
});

/** Returns the variables (`own`), formulas and workflows of an instance, in dependency order. */
function lowerOwn(ctx: TreeContext, { component }: LinkedUnit): readonly OutputStatement[] {
  if (!component) return [];
  const gathered: readonly (readonly [string, readonly OutputEntry[]])[] = [
    [
      "own",
      component.variables.map((variable) => ({
        key: variable.id,
        value: lowerVariable(ctx, variable, runtime.localVariable),
        doc: variable.json.description,
        from: variable.place,
      })),
    ],
    [
      "formulas",
      component.formulas.map((formula) => ({
        key: formula.named.id,
        value: lowerFormulaFunction(ctx, formula),
        doc: formula.named.description,
        from: formula,
      })),
    ],
    [
      "workflows",
      component.workflows.map((workflow) => ({
        key: workflow.id,
        value: lowerNamed(ctx, workflow),
        doc: workflow.description,
        from: workflow,
      })),
    ],
  ];
  return gathered
    .filter(([, entries]) => entries.length > 0)
    .map(
      ([name, entries]): OutputStatement => ({
        kind: "do",
        before: `const ${name} = `,
        value: { kind: "object", entries },
      }),
    );
}
