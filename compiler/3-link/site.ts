import type { ElementInfo } from "../catalogue-types.ts";
import { elementCatalogue } from "../element-catalogue.ts";
import type { Type } from "../types.ts";
import { typeFromSchema } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import type { Environment, NamedComponent, NamedParam } from "./environment.ts";
import type { AtShape, LookOwner, StateShape } from "./link-look.ts";
import { named, type PlaceScope, type Root, reference } from "./place-scope.ts";
import type { LinkedHandle } from "./types.ts";

/** An element as the design writes it. */
export interface ElementShape extends LookOwner {
  readonly id: string;
  readonly type: string;
  readonly component?: string;
  readonly slot?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly at?: AtShape & {
    readonly tablet?: { readonly props?: Readonly<Record<string, unknown>> };
    readonly mobile?: { readonly props?: Readonly<Record<string, unknown>> };
  };
  readonly states?: Readonly<Record<string, StateShape>>;
  readonly if?: unknown;
  readonly repeat?: object;
  readonly link?: object;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly children?: readonly ElementShape[];
  readonly slots?: Readonly<Record<string, readonly ElementShape[]>>;
}

/** Where an element stands: its scope, the repeats around it, and what its unit gathers. */
export interface Site {
  readonly ctx: LinkContext;
  readonly scope: PlaceScope;
  readonly repeats: readonly string[];
  readonly unit: UnitContext;
}

/** What one page, section or component gathers while it is linked. */
export interface UnitContext {
  readonly id: string;
  readonly elements: ReadonlyMap<string, KnownElement>;
  readonly handles: Map<string, LinkedHandle>;
  /** The component that is being linked, when it is one. */
  readonly component: NamedComponent | undefined;
  readonly ownWorkflows: ReadonlyMap<
    string,
    { readonly params: readonly NamedParam[]; readonly result: Type | undefined }
  >;
  /** Components used, with whether they always appear: for `component/contains-itself`. */
  readonly uses: { readonly component: string; readonly isCertain: boolean; readonly owner: object }[];
}

export interface KnownElement {
  readonly id: string;
  readonly type: string;
  readonly component: string | undefined;
  readonly repeats: readonly string[];
}

const noRepeats: readonly string[] = [];

/** Every element of a tree by its id, with the repeats around it. */
export function knownElements(roots: readonly ElementShape[]): ReadonlyMap<string, KnownElement> {
  const found = new Map<string, KnownElement>();
  const visit = (elements: readonly ElementShape[], outer: readonly string[]): void => {
    for (const element of elements) {
      const { id, type, component } = element;
      const repeats = element.repeat ? [...outer, id] : outer;
      found.set(id, { id, type, component, repeats });
      if (element.children) visit(element.children, repeats);
      if (!element.slots) continue;
      const info = elementCatalogue[type];
      for (const [name, children] of Object.entries(element.slots)) {
        visit(children, info && slotInfo(info, name)?.provides ? [...repeats, `${id}:${name}`] : repeats);
      }
    }
  };
  visit(roots, noRepeats);
  return found;
}

/** A slot of an element by its name; `*` stands for those that a property names. */
export const slotInfo = (info: ElementInfo, name: string) => info.slots[name] ?? info.slots["*"];

/** The name behind which the handles of a row stand: `elements` of the unit, `row` of a repeat, `<id>Row` of an inner one. */
export const handleHolder = (repeats: readonly string[]): string => rowName(repeats, "elements", "row", "Row");

/** The name of a row's item: `item`, or `<id>Item` in a repeat inside another one. */
export const itemName = (repeats: readonly string[]): string => rowName(repeats, "item", "item", "Item");

/** The name of a row's position: `index`, or `<id>Index` in a repeat inside another one. */
export const indexName = (repeats: readonly string[]): string => rowName(repeats, "index", "index", "Index");

function rowName(repeats: readonly string[], none: string, first: string, suffix: string): string {
  const last = repeats.at(-1);
  if (last === undefined) return none;
  return repeats.length === 1 ? first : `${last.replace(/:.*/, "")}${suffix}`;
}

/** `elements.x` at a place inside these repeats. Marks the element as needing a handle. */
export function elementsRoot(unit: UnitContext, repeats: readonly string[], environment: Environment): Root {
  return named(
    "elements",
    unit.elements,
    (element, id, [variable]) => {
      const isReachable = element.repeats.every((repeat, depth) => repeats[depth] === repeat);
      if (!isReachable)
        return {
          problem: "not-here",
          where: `inside the repeat \`${(element.repeats.at(-1) ?? "").replace(":", ".")}\`, where each row has its own`,
        };
      const info = elementCatalogue[element.type];
      const variables = info?.variables ?? {};
      if (variable === undefined)
        return {
          problem: "not-here",
          where: `only with a variable of the element, such as \`elements.${id}.${Object.keys(variables)[0] ?? "value"}\``,
        };
      const found = variables[variable];
      if (!found) return { problem: "unknown", member: 2, names: Object.keys(variables) };
      markHandle(unit, element);
      return {
        reference: reference(
          `element:${unit.id}#${id}.${variable}`,
          `${handleHolder(element.repeats)}.${id}.${variable}.value`,
          typeFromSchema(found.type),
        ),
        consumed: 2,
      };
    },
    undefined,
    environment.poisoned.has(unit.id),
  );
}

/** Note that the output needs a handle of the element. */
export function markHandle(unit: UnitContext, element: KnownElement): void {
  if (!unit.handles.has(element.id)) unit.handles.set(element.id, element);
}

/** The scope of a unit: the whole design's, and its own elements, page or component. */
export function unitScope(
  outer: PlaceScope,
  unit: UnitContext,
  environment: Environment,
  more: Readonly<Record<string, Root>>,
): PlaceScope {
  return outer.with(unit.id, { elements: elementsRoot(unit, [], environment), ...more });
}
