/**
 * A thing that a formula, a step or an element names: of the design, of the place of the formula, or of the app.
 *
 * Things are plain values without cycles, and each is made once: two are the same thing exactly if they are the same
 * object, also in the next compilation. Nothing else identifies them, so no text is ever taken apart for what it names.
 */
export type Thing =
  | NamedThing
  | OwnVariable
  | ElementVariable
  | StepResult
  | RowPart
  | SharedPart
  | PageLink
  | PathLink
  | Whole;

/** Kinds of things that one name identifies in their unit, or in the design. */
export type NamedKind =
  | "variable"
  | "collection"
  | "formula"
  | "ownFormula"
  | "workflow"
  | "popup"
  | "component"
  | "section"
  | "ownElement"
  | "custom"
  | "icon"
  | "helper"
  | "prop"
  | "param"
  /** A parameter in the formula that declares it, where the output has its plain name. */
  | "formulaParam"
  /** A variable that a step writes: that is not a reading of it. */
  | "write";

interface NamedThing {
  readonly kind: NamedKind;
  readonly id: string;
}

/** A variable of the component around, or of a section. */
interface OwnVariable {
  readonly kind: "own";
  readonly id: string;
  readonly section: string | undefined;
  /** Whether the page of the section has it, and not the section. */
  readonly isOfPage: boolean;
}

/** A variable of an element in a unit. */
interface ElementVariable {
  readonly kind: "element";
  readonly unit: string;
  readonly id: string;
  readonly variable: string;
  /** The rows around the element, the innermost last. */
  readonly repeats: readonly Row[];
}

/** The result of a step; of a loop, what it is at. */
interface StepResult {
  readonly kind: "step";
  readonly id: string;
  readonly part: "result" | "item" | "index";
}

/** What has rows: a repeated element, or a slot of an element that shows it for each item. */
export interface Row {
  readonly element: string;
  readonly slot: string | undefined;
}

/** The item or position of a row, by it and the rows around it, the innermost last. */
interface RowPart {
  readonly kind: "item" | "index";
  readonly repeats: readonly Row[];
}

export type SharedKind = "page" | "currentPage" | "auth" | "connection" | "screen" | "app" | "clock" | "sounds";

/** A part of the page, of whichever page is open, or of what the runtime keeps for all of them: `params.id`, `user`. */
interface SharedPart {
  readonly kind: SharedKind;
  readonly part: string;
}

/** A link to a page, or to any page if only the running app knows which. */
interface PageLink {
  readonly kind: "pageLink";
  readonly page: string | undefined;
}

/** A link to a local address. */
interface PathLink {
  readonly kind: "pathLink";
  readonly path: string;
}

/** Something with one value. */
interface Whole {
  readonly kind: "theme" | "language" | "breakpoint" | "event" | "error";
}

/** What is known for a list of parts, and the longer lists that begin with it. */
interface Known<Value> {
  value: Value | undefined;
  readonly longer: Map<unknown, Known<Value>>;
}

const nothingKnown = <Value>(): Known<Value> => ({ value: undefined, longer: new Map() });
const things = nothingKnown<Thing>();
const rows = nothingKnown<Row>();

/** Returns the one object with these parts. They are compared as they are: a key would have to be printed each time. */
function once<Value>(all: Known<Value>, value: Value, ...parts: readonly unknown[]): Value {
  let known = all;
  for (const part of parts) {
    let longer = known.longer.get(part);
    if (!longer) {
      longer = nothingKnown();
      known.longer.set(part, longer);
    }
    known = longer;
  }
  known.value ??= value;
  return known.value;
}

/** Returns the one object for the rows of a repeated element, or of a slot. */
export const rowOf = (element: string, slot?: string): Row => once(rows, { element, slot }, element, slot);

export const namedThing = (kind: NamedKind, id: string): Thing => once<Thing>(things, { kind, id }, kind, id);

export const ownVariable = (id: string, section?: string, isOfPage = false): Thing =>
  once<Thing>(things, { kind: "own", id, section, isOfPage }, "own", id, section, isOfPage);

export const elementVariable = (unit: string, id: string, variable: string, repeats: readonly Row[]): Thing =>
  once<Thing>(things, { kind: "element", unit, id, variable, repeats }, "element", unit, id, variable, ...repeats);

export const stepResult = (id: string, part: StepResult["part"] = "result"): Thing =>
  once<Thing>(things, { kind: "step", id, part }, "step", id, part);

export const rowPart = (kind: RowPart["kind"], repeats: readonly Row[]): Thing =>
  once<Thing>(things, { kind, repeats }, kind, ...repeats);

export const sharedPart = (kind: SharedKind, part: string): Thing => once<Thing>(things, { kind, part }, kind, part);

export const pageLink = (page?: string): Thing => once<Thing>(things, { kind: "pageLink", page }, "pageLink", page);

export const pathLink = (path: string): Thing => once<Thing>(things, { kind: "pathLink", path }, "pathLink", path);

export const whole = (kind: Whole["kind"]): Thing => once<Thing>(things, { kind }, kind);

/** Returns the name of a thing, as a formula ends with it: `nome` of `variables.nome`. */
export function nameOfThing(thing: Thing): string {
  switch (thing.kind) {
    case "element":
      return thing.variable;
    case "step":
      return thing.part === "result" ? thing.id : thing.part;
    case "item":
    case "index":
      return thing.kind;
    case "page":
    case "currentPage":
    case "auth":
    case "connection":
    case "screen":
    case "app":
    case "clock":
    case "sounds":
      return thing.part.slice(thing.part.lastIndexOf(".") + 1);
    case "pageLink":
      return thing.page ?? "";
    case "pathLink":
      return thing.path;
    case "theme":
    case "language":
    case "breakpoint":
    case "event":
    case "error":
      return thing.kind;
    default:
      return thing.id;
  }
}
