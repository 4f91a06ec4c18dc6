import type { ComponentJson, FormulaJson, VariableJson, WorkflowJson } from "../2-validate/schema-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { unknown } from "../formula-types.ts";
import type { SourceFile } from "../span.ts";
import { placeOf } from "../span.ts";
import { record } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import { linkElements } from "./link-element.ts";
import { linkHandler, linkWorkflow } from "./link-handler.ts";
import type {
  LinkedComponentInfo,
  LinkedEntry,
  LinkedGlobalFormula,
  LinkedHandler,
  LinkedLiteral,
  LinkedUnit,
  LinkedWorkflow,
} from "./linked-design.ts";
import { declaredType, entriesOf, formulaOf, paramsOf, variableOf } from "./names/gather-names.ts";
import {
  currentPageRoot,
  formulaReference,
  members,
  named,
  type PlaceScope,
  paramsRoot,
  type Root,
  reference,
  variableReference,
} from "./names/place-scope.ts";
import { checkName, checkRows } from "./names/references.ts";
import type { NamedComponent, NamedFormula, NamedVariable, NamedWorkflow } from "./names/symbols.ts";
import { namedThing, ownVariable } from "./names/thing.ts";
import { elementsRoot, type Site, unitContext } from "./site.ts";
import { finishUnit, linkTriggers, linkUnsaved } from "./unit.ts";
import { expecting, linkValue } from "./values/link-value.ts";

/** Links a component: its variables, formulas, workflows and elements. */
export function linkComponent(ctx: LinkContext, outer: PlaceScope, json: ComponentJson): LinkedUnit {
  const own = ctx.symbols.components.get(json.id);
  if (!own) throw new Error(`component ${json.id} has no name`);
  checkRows(ctx, [...Object.values(json.props ?? {}), json.result]);
  if (json.history !== undefined && !own.isPopup)
    ctx.report(
      diagnose("component/history-without-popup", { ...placeOf(ctx.file, json, "history"), part: "key" }, json.id),
    );
  const variables = ownVariables(ctx.file, json);
  for (const each of writtenDefaults(variables.values())) ctx.written.push(each);
  const formulas = ownFormulas(ctx, json);
  const unit = unitContext(json.id, json.children, own, ownWorkflows(ctx, json));
  const scope = outer.with(json.id, {
    elements: elementsRoot(ctx, unit, []),
    props: propsRoot(own),
    variables: named("variables", variables, ownMember, outer.find("variables")),
    formulas: named("formulas", formulas, ownFormula, outer.find("formulas")),
    page: currentPageRoot,
  });
  const site: Site = { ctx, scope, repeats: [], unit };
  const component: LinkedComponentInfo = {
    named: own,
    defaults: linkDefaults(site, json, own),
    variables: [...variables.values()],
    formulas: [...formulas.values()].map((one) => linkGlobalFormula(ctx, scope, one)),
    workflows: linkOwn(site, json.workflows),
    actions: linkOwn(site, json.actions),
  };
  const handlers = [...linkTriggers(site, json.on), ...linkPropertyChanges(site, json.on?.propertyChange ?? {}, own)];
  const roots = linkElements(site, json.children);
  const { description } = json;
  const unsaved = linkUnsaved(site, json);
  return finishUnit(ctx, unit, json, { kind: "component", description, roots, handlers, component, unsaved });
}

/** Links the handlers of property changes: one workflow per property. */
const linkPropertyChanges = (site: Site, changes: object, { props }: NamedComponent): readonly LinkedHandler[] =>
  Object.keys(changes)
    .sort()
    .map((property) => {
      checkName(site.ctx, "property", property, props, changes, property, "key");
      const type = props.get(property)?.type ?? unknown;
      const payload = record({ value: type, oldValue: type });
      const handler = linkHandler(site, `propertyChange.${property}`, changes, property, payload);
      return { ...handler, event: "propertyChange", property };
    });

const propsRoot = ({ props }: NamedComponent): Root =>
  members(
    "props",
    Object.fromEntries(
      [...props].map(([name, { type }]) => [
        name,
        () => ({ reference: reference(namedThing("prop", name), type), consumed: 1 }),
      ]),
    ),
  );

const ownMember = (variable: NamedVariable) => ({
  reference: variableReference(variable, ownVariable(variable.id)),
  consumed: 1,
});

const ownFormula = (formula: NamedFormula) => ({ reference: formulaReference(formula, "ownFormula"), consumed: 1 });

/** Returns the defaults of variables with a schema, to be checked against it. */
export const writtenDefaults = (variables: Iterable<NamedVariable>): readonly LinkedLiteral[] =>
  [...variables].flatMap(({ json, type, place }) =>
    json.schema === undefined || json.default === undefined || json.default === null
      ? []
      : [{ kind: "literal", value: json.default, expected: type, file: place.file, owner: json, key: "default" }],
  );

/** Returns the variables that a component or section declares. */
export const ownVariables = (
  file: SourceFile,
  json: Pick<ComponentJson, "variables">,
): ReadonlyMap<string, NamedVariable> =>
  new Map(
    entriesOf<VariableJson>(file, json.variables).map(([id, shape, place]) => [id, variableOf(id, shape, place)]),
  );

const ownFormulas = ({ file, symbols }: LinkContext, json: ComponentJson): ReadonlyMap<string, NamedFormula> =>
  new Map(
    entriesOf<FormulaJson>(file, json.formulas).map(([id, shape, place]) => [id, formulaOf(symbols, id, shape, place)]),
  );

const ownWorkflows = (
  { file, symbols }: LinkContext,
  json: ComponentJson,
): ReadonlyMap<string, Pick<NamedWorkflow, "params" | "result">> =>
  new Map(
    entriesOf<WorkflowJson>(file, json.workflows).map(([id, shape]) => [
      id,
      {
        params: paramsOf(symbols, shape.params),
        result: shape.result && declaredType(symbols, shape.result),
      },
    ]),
  );

const linkOwn = (site: Site, workflows: object | undefined): readonly LinkedWorkflow[] =>
  entriesOf<WorkflowJson>(site.ctx.file, workflows).map(([id, shape]) =>
    linkWorkflow(site, shape, {
      id,
      params: paramsOf(site.ctx.symbols, shape.params),
      result: shape.result && declaredType(site.ctx.symbols, shape.result),
      event: undefined,
    }),
  );

function linkDefaults(
  { ctx, scope }: Site,
  { props = {} }: ComponentJson,
  own: NamedComponent,
): readonly LinkedEntry[] {
  const defaults: LinkedEntry[] = [];
  for (const name of Object.keys(props).sort()) {
    const prop = props[name];
    if (prop?.default === undefined) continue;
    const isLocalized = typeof prop.default === "object" && own.props.get(name)?.isLocalized === true;
    const value = linkValue(ctx, scope, prop, "default", { "x-localized": isLocalized, "x-name": true });
    expecting(ctx, value, ctx.types.orNothing(own.props.get(name)?.type ?? unknown));
    defaults.push({ name, value });
  }
  return defaults;
}

/** Links a formula of the design or of a component; it refers to its parameters by their plain names. */
export function linkGlobalFormula(ctx: LinkContext, scope: PlaceScope, formula: NamedFormula): LinkedGlobalFormula {
  const { id, params } = formula;
  const inner = params.length > 0 ? scope.with(`formula:${id}`, { params: paramsRoot(params, "formulaParam") }) : scope;
  const { file, owner, key } = formula.place;
  const json = key === undefined ? owner : (owner as Readonly<Record<string, object>>)[key];
  const place = placeOf(file, json ?? owner, "formula");
  const { params: shapes = [], result } = json as FormulaJson;
  checkRows(ctx, [...shapes, result]);
  const linked = ctx.formulas.link(formula.text, inner, place, ctx.report);
  for (const read of linked.reads) ctx.reads.add(read);
  return { named: formula, formula: linked, reads: new Set(linked.reads), ...place };
}
