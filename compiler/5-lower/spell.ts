import type { Reference } from "../3-link/names/scope.ts";
import type { Symbols } from "../3-link/names/symbols.ts";
import type { Row } from "../3-link/names/thing.ts";
import { iconName, kebabCase } from "../names.ts";
import { thingName } from "../output-names.ts";
import type { Import } from "./output-module.ts";

/** How the output names a thing, and what it imports for that. */
export interface Spelled {
  /** A name and its members, such as `variables`, `nome`, `value`. */
  readonly path: readonly [root: string, ...members: string[]];
  readonly import?: Import | undefined;
}

/** Returns how the output accesses what a name means. The import is of a module at the top of the output. */
export function spell({ customPath }: Pick<Symbols, "customPath">, { thing, member }: Reference): Spelled {
  switch (thing.kind) {
    case "variable":
      return { path: ["variables", thing.id, "value"], import: ownModule("variables") };
    case "own":
      return {
        path: ["own", ...(thing.isOfPage && thing.section !== undefined ? [thing.section] : []), thing.id, "value"],
      };
    case "prop":
      return { path: ["props", thing.id, "value"] };
    case "param":
      return { path: ["params", thing.id] };
    case "formulaParam":
      return { path: [thing.id] };
    case "collection": {
      const needed = collectionImport(thing.id);
      return { path: [needed.name, member ?? "data", "value"], import: needed };
    }
    case "formula": {
      const name = thingName("formula", thing.id);
      return { path: [name], import: { name, from: `formulas/${kebabCase(thing.id)}`, isOwn: true } };
    }
    case "ownFormula":
      return { path: ["formulas", thing.id] };
    case "custom":
      return {
        path: ["custom", thing.id],
        import: { name: "custom", from: customPath ?? "", isOwn: true, star: true },
      };
    case "icon": {
      const needed = iconImport(thing.id);
      return { path: [needed.name], import: needed };
    }
    case "element":
      return { path: [handleHolder(thing.repeats), thing.id, thing.variable, "value"] };
    case "item":
      return { path: [itemName(thing.repeats), "value"] };
    case "index":
      return { path: [indexName(thing.repeats), "value"] };
    case "step":
      return { path: [thing.part === "index" ? `${thing.id}Index` : thing.id] };
    case "page":
      return { path: ["page", ...thing.part.split(".")] };
    case "currentPage":
      return { path: ["currentPage", "value", ...thing.part.split(".")], import: ownImport("currentPage") };
    case "auth":
      return { path: ["auth", thing.part, "value"], import: { name: "auth", from: "auth", isOwn: true } };
    case "theme":
    case "language":
      return { path: [thing.kind, "value"], import: ownImport(thing.kind) };
    case "sounds":
      return {
        path: ["sounds", "value", ...(thing.part === "" ? [] : [thing.part])],
        import: ownImport("sounds"),
      };
    case "connection":
      return { path: ["connection", thing.part, "value"], import: ownImport("connection") };
    case "breakpoint":
      return { path: ["breakpoint", "value"], import: fromRuntime("breakpoint") };
    case "screen":
      return thing.part === "isFocused"
        ? { path: ["isWindowFocused", "value"], import: fromRuntime("isWindowFocused") }
        : { path: ["screenSize", "value", thing.part], import: fromRuntime("screenSize") };
    case "app":
      return { path: [thing.part, "value"], import: fromRuntime(thing.part) };
    case "clock":
      return { path: ["clock", "value"], import: fromRuntime("clock") };
    case "event":
    case "error":
      return { path: [thing.kind] };
    default:
      throw new Error(`a formula reads the ${thing.kind} ${"id" in thing ? thing.id : ""}`);
  }
}

/** Returns the path of a thing without the `value` that reads it: the variable itself. */
export const withoutValue = ({ path }: Spelled): string => path.slice(0, -1).join(".");

/** Returns an import as a module writes it, `prefix` away from the top of the output folder. */
export const placed = (needed: Import, prefix: string): Import => {
  if (!needed.isOwn) return needed;
  const { isOwn: _, ...rest } = needed;
  return { ...rest, from: prefix + needed.from };
};

const fromRuntime = (name: string): Import => ({ name, from: "trama/runtime" });

const ownModule = (name: string): Import => ({ name, from: name, isOwn: true, star: true });

/** The import of something of the design's own runtime. */
export const ownImport = (name: string): Import => ({ name, from: "runtime", isOwn: true });

/** The import of a collection's file. */
export const collectionImport = (id: string): Import => ({
  name: thingName("collection", id),
  from: `collections/${kebabCase(id)}`,
  isOwn: true,
});

/** The import of a workflow's file. */
export const workflowImport = (id: string): Import => ({
  name: thingName("workflow", id),
  from: `workflows/${kebabCase(id)}`,
  isOwn: true,
});

/** The import of a popup's entry. */
export const popupImport = (id: string): Import => ({ name: thingName("popup", id), from: "popups", isOwn: true });

/** The import of an icon's shapes, from their own file. */
export const iconImport = (name: string): Import => ({ name: iconName(name), from: `icons/${name}`, isOwn: true });

type Repeats = readonly Row[];

/** Returns the holder of a row's handles: `elements` of the unit, `row` of a repeat, `<id>Row` of an inner repeat. */
export const handleHolder = (repeats: Repeats): string => rowName(repeats, "elements", "row", "Row");

/** Returns the name of a row's item: `item`, or `<id>Item` in a nested repeat. */
export const itemName = (repeats: Repeats): string => rowName(repeats, "item", "item", "Item");

/** Returns the name of a row's position: `index`, or `<id>Index` in a nested repeat. */
export const indexName = (repeats: Repeats): string => rowName(repeats, "index", "index", "Index");

function rowName(repeats: Repeats, none: string, first: string, suffix: string): string {
  const last = repeats.at(-1);
  if (last === undefined) return none;
  return repeats.length === 1 ? first : `${last.element}${suffix}`;
}
