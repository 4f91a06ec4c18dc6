import type { ElementJson } from "../2-validate/schema-types.ts";
import type { ElementInfo, ListInfo } from "../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import { number, type Type, unknown } from "../formula-types.ts";
import { placeOf } from "../span.ts";
import { withItem } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import type { LinkedHandle } from "./linked-design.ts";
import { elementInfo, isUnknownOwn } from "./names/own-elements.ts";
import { members, named, type PlaceScope, type Root, reference, value } from "./names/place-scope.ts";
import type { OptionalField, TypeCell } from "./names/scope.ts";
import type { NamedComponent, NamedWorkflow } from "./names/symbols.ts";
import { elementVariable, type Row, rowOf, rowPart } from "./names/thing.ts";

/** The site of an element: its scope, the repeats around it, and the context of its unit. */
export interface Site {
  readonly ctx: LinkContext;
  readonly scope: PlaceScope;
  readonly repeats: readonly Row[];
  readonly unit: UnitContext;
}

/** What a page, section or component collects during linking. */
export interface UnitContext {
  readonly id: string;
  readonly elements: KnownElements;
  readonly handles: Map<string, LinkedHandle>;
  /** The items of the lists that elements show, by element id. */
  readonly items: Map<string, TypeCell>;
  hasStyles: boolean;
  /** The component being linked, if it is one. */
  readonly component: NamedComponent | undefined;
  readonly ownWorkflows: ReadonlyMap<string, OwnWorkflow>;
  /** Components that always appear: for `component/contains-itself`. */
  readonly certainUses: { readonly component: string; readonly owner: ElementJson }[];
}

type OwnWorkflow = Pick<NamedWorkflow, "params" | "result">;

/** Creates the context of a unit. */
export const unitContext = (
  id: string,
  roots: readonly ElementJson[],
  component?: NamedComponent,
  ownWorkflows: UnitContext["ownWorkflows"] = new Map(),
): UnitContext => ({
  id,
  elements: new KnownElements(roots),
  handles: new Map(),
  items: new Map(),
  hasStyles: false,
  component,
  ownWorkflows,
  certainUses: [],
});

const noRepeats: readonly Row[] = [];

/** The elements of a tree by id, with the repeats around each. Collected on the first lookup. */
export class KnownElements {
  private readonly roots: readonly ElementJson[];
  private byId: Map<string, ElementJson> | undefined;
  private readonly rows = new Map<string, readonly Row[]>();

  constructor(roots: readonly ElementJson[]) {
    this.roots = roots;
  }

  has(id: string): boolean {
    return this.all().has(id);
  }

  get(id: string): ElementJson | undefined {
    return this.all().get(id);
  }

  keys(): Iterable<string> {
    return this.all().keys();
  }

  /** Returns the repeats around an element, outermost first. */
  repeats(id: string): readonly Row[] {
    return this.rows.get(id) ?? noRepeats;
  }

  private all(): ReadonlyMap<string, ElementJson> {
    if (!this.byId) {
      this.byId = new Map();
      this.gather(this.byId, this.roots, noRepeats);
    }
    return this.byId;
  }

  private gather(found: Map<string, ElementJson>, elements: readonly ElementJson[], outer: readonly Row[]): void {
    for (const element of elements) {
      const { id } = element;
      const repeats = element.repeat ? [...outer, rowOf(id)] : outer;
      found.set(id, element);
      if (repeats.length > 0) this.rows.set(id, repeats);
      if (element.children) this.gather(found, element.children, repeats);
      if (!element.slots) continue;
      const info = elementCatalogue[element.type];
      for (const name of Object.keys(element.slots)) {
        const inner = info && slotInfo(info, name)?.provides ? [...repeats, rowOf(id, name)] : repeats;
        this.gather(found, element.slots[name] ?? [], inner);
      }
    }
  }
}

/** Returns the description of a slot in its type; `*` matches slots that the design names. */
export const slotInfo = (info: ElementInfo, name: string) => info.slots[name] ?? info.slots["*"];

/** True if a row inside `repeats` can reach an element: it is in the same row, or in one around it. */
export const isReachable = (unit: UnitContext, id: string, repeats: readonly Row[]): boolean =>
  unit.elements.repeats(id).every((repeat, depth) => repeats[depth] === repeat);

/** Describes where an unreachable element is available: inside the rows of its repeat. */
export const rowsOnly = (unit: UnitContext, id: string): string =>
  `inside the repeat \`${shownRow(unit.elements.repeats(id).at(-1))}\`, where each row has its own`;

const shownRow = (row: Row | undefined): string =>
  [row?.element, row?.slot].filter((name) => name !== undefined).join(".");

const withoutVariables = (type: string): string => `an element of the type \`${type}\` has no variables`;

/** Resolves `elements.x` at a place inside these repeats. Marks the element as needing a handle. */
export function elementsRoot(ctx: LinkContext, unit: UnitContext, repeats: readonly Row[]): Root {
  return named(
    "elements",
    unit.elements,
    (element, id, [variable]) => {
      if (!isReachable(unit, id, repeats)) return { problem: "not-here", member: 1, where: rowsOnly(unit, id) };
      if (isUnknownOwn(ctx.symbols, element))
        return { reference: reference(elementVariable(unit.id, id, variable ?? "", repeats), unknown), consumed: 2 };
      const variables = elementInfo(ctx.symbols, element.type)?.variables ?? {};
      if (variable === undefined) {
        const [example] = Object.keys(variables);
        if (example === undefined)
          return { problem: "unknown", member: 1, names: [], help: withoutVariables(element.type) };
        return { problem: "not-a-value", member: 1, example: `elements.${id}.${example}` };
      }
      const found = variables[variable];
      if (!found) {
        const names = Object.keys(variables);
        const help = names.length === 0 ? { help: withoutVariables(element.type) } : {};
        return { problem: "unknown", member: 2, names, ...help };
      }
      markHandle(unit, element, found.tellsItems ? itemsCell(unit, id) : undefined);
      const plain = ctx.types.of(found.type);
      const type = found.tellsItems ? typeWithItem(unit, element, plain) : plain;
      const optionalField = optionalFieldOf(ctx, element);
      const thing = elementVariable(unit.id, id, variable, unit.elements.repeats(id));
      return { reference: reference(thing, type, optionalField && { optionalField }), consumed: 2 };
    },
    undefined,
    ctx.symbols.poisoned.has(unit.id),
  );
}

/** The properties with which a field begins with a value. */
const firstValues = ["value", "initValueSingle"];

/** Returns a field that is not required and begins without a value. What a formula or a state decides is not known. */
function optionalFieldOf(ctx: LinkContext, element: ElementJson): OptionalField | undefined {
  const { id, bind, props = {}, states = {}, at = {} } = element;
  const required = elementInfo(ctx.symbols, element.type)?.props.required;
  if (bind !== undefined || required === undefined) return undefined;
  const isDecided = [...Object.values(states), ...Object.values(at)].some((one) => one.props?.required !== undefined);
  if (isDecided || (props.required ?? required.default ?? false) !== false) return undefined;
  if (firstValues.some((name) => props[name] !== undefined)) return undefined;
  return { id, place: placeOf(ctx.file, element) };
}

/** Records a reference to an element's variables or actions; `items` is set if the type contains items of its list. */
export function markHandle(unit: UnitContext, element: ElementJson, items?: TypeCell): void {
  const { id, type, component } = element;
  const known = unit.handles.get(id);
  if (known && (known.items || !items)) return;
  const valueField = listOf(element)?.hasValues ? valueFieldOf(element) : undefined;
  unit.handles.set(id, { id, type, component, repeats: unit.elements.repeats(id), items, valueField });
}

/** Returns the cell for an item of the list that an element shows. It is filled when the list has been checked. */
export function itemsCell({ items }: UnitContext, id: string): TypeCell {
  const known = items.get(id);
  if (known) return known;
  const cell: TypeCell = { type: undefined };
  items.set(id, cell);
  return cell;
}

/** Returns the list whose items the variables or events of an element contain; undefined for most types. */
export const listOf = ({ type }: ElementJson): ListInfo | undefined => elementCatalogue[type]?.list;

/** Returns a type that contains items of the element's list. It is known once the list has been checked. */
export function typeWithItem(unit: UnitContext, element: ElementJson, type: Type): TypeCell {
  const cell = itemsCell(unit, element.id);
  const field = valueFieldOf(element);
  return {
    get type() {
      return withItem(type, cell.type ?? unknown, field);
    },
  };
}

/** Returns the field of an option that is its value. */
export const valueFieldOf = ({ props }: ElementJson): string =>
  typeof props?.valueField === "string" && props.valueField !== "" ? props.valueField : "value";

/** Returns the site inside a row, with `item`, `index`, `parent` and the row's own elements in scope. */
export function insideRow(outer: Site, row: Row, item: TypeCell | undefined, hasIndex: boolean): Site {
  const { ctx, unit } = outer;
  const repeats = [...outer.repeats, row];
  const roots: Record<string, Root> = { elements: elementsRoot(ctx, unit, repeats) };
  if (item) roots.item = value(rowPart("item", repeats), item);
  if (hasIndex) roots.index = value(rowPart("index", repeats), number);
  const parent = parentRoot(outer.scope);
  if (parent) roots.parent = parent;
  return { ctx, unit, repeats, scope: outer.scope.with(shownRow(row), roots) };
}

/** Resolves `parent.item`, `parent.index` and `parent.parent` in the row around. */
function parentRoot(scope: PlaceScope): Root | undefined {
  const outer: Record<string, Root> = {};
  for (const name of ["item", "index", "parent"]) {
    const root = scope.find(name);
    if (root) outer[name] = oneFurther(root);
  }
  return outer.item || outer.index ? members("parent", outer) : undefined;
}

/** Returns the same root, one member later in the path. */
const oneFurther =
  (root: Root): Root =>
  (rest) => {
    const resolved = root(rest);
    if ("reference" in resolved) return { ...resolved, consumed: resolved.consumed + 1 };
    return resolved.problem === "unknown" ? { ...resolved, member: resolved.member + 1 } : resolved;
  };
