import { Scanner } from "../../../compiler/3-link/formula/scan-formula.ts";

/** A kind of name that formulas or other values of a design refer to. */
export type NameKind =
  | "variable"
  | "collection"
  | "formula"
  | "workflow"
  | "page"
  | "component"
  | "section"
  | "class"
  | "group"
  | "element"
  | "step"
  | "property";

/** New names by old name, per kind. */
export type Renames = ReadonlyMap<NameKind, ReadonlyMap<string, string>>;

export const noRenames: Renames = new Map();

/** Adds names of one more kind, which hide outer names of that kind. */
export function withRenames(outer: Renames, kind: NameKind, names: ReadonlyMap<string, string>): Renames {
  if (names.size === 0) return outer;
  return new Map([...outer, [kind, new Map([...(outer.get(kind) ?? []), ...names])]]);
}

/** The kind of `x` in a formula with `variables.x` and the like. */
const kindByRoot: ReadonlyMap<string, NameKind> = new Map([
  ["variables", "variable"],
  ["collections", "collection"],
  ["formulas", "formula"],
  ["workflows", "workflow"],
  ["elements", "element"],
  ["steps", "step"],
  ["props", "property"],
]);

/** The kind of name that a member of a step, a link or the like holds, alone or in an array. */
const kindByMember: ReadonlyMap<string, NameKind> = new Map([
  ["variable", "variable"],
  ["variables", "variable"],
  ["stream", "variable"],
  ["collection", "collection"],
  ["collections", "collection"],
  ["rowOf", "collection"],
  ["run", "workflow"],
  ["workflow", "workflow"],
  ["page", "page"],
  ["home", "page"],
  ["login", "page"],
  ["forbidden", "page"],
  ["notFound", "page"],
  ["component", "component"],
  ["popup", "component"],
  ["use", "section"],
  ["classes", "class"],
  ["groups", "group"],
  ["element", "element"],
]);

/** Returns what a value of a member became by renaming: strings and formulas that name something renamed change. */
export function renamedValue(renames: Renames, member: string, value: string): string {
  if (renames.size === 0) return value;
  if (member === "formula" || member === "bind") return renamedFormula(renames, value);
  const kind = kindByMember.get(member);
  return (kind && renames.get(kind)?.get(value)) ?? value;
}

/** Returns a formula with the new names of all that was renamed. Its texts and comments stay. */
export function renamedFormula(renames: Renames, formula: string): string {
  if (renames.size === 0) return formula;
  let found = "";
  let from = 0;
  for (const { kind, name, start, end } of namesIn(formula)) {
    const next = renames.get(kind)?.get(name);
    if (next === undefined) continue;
    found += formula.slice(from, start) + next;
    from = end;
  }
  return found + formula.slice(from);
}

/** A name in a formula, with its offsets. */
export interface NameInFormula {
  readonly kind: NameKind;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the names of the design that a formula reads, such as `total` of `variables.total`; also within templates. */
export function namesIn(formula: string): readonly NameInFormula[] {
  const found: NameInFormula[] = [];
  let root: NameKind | undefined;
  let before = "";
  for (const { kind, value, start, end } of tokensIn(formula)) {
    if (kind === "name") {
      if (root && isDot(before)) found.push({ kind: root, name: value, start, end });
      root = isDot(before) ? undefined : kindByRoot.get(value);
    } else if (!isDot(kind)) root = undefined;
    before = kind;
  }
  return found;
}

/** A token of a formula, with its offsets. */
export interface Token {
  readonly kind: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the tokens of a formula, also of the values in templates; the text of a template is left out. */
export function tokensIn(formula: string): readonly Token[] {
  const found: Token[] = [];
  const scanner = new Scanner(formula, []);
  /** The open braces of each `${` around the current token. */
  const templates: number[] = [];
  const skipText = (at: number): void => {
    const { end, stop } = scanner.scanTemplateText(at);
    if (stop === "value") templates.push(0);
    scanner.moveTo(end);
  };
  scanner.moveTo(0);
  while (scanner.kind !== "end") {
    const { kind, value, start, end } = scanner;
    found.push({ kind, value, start, end });
    const open = templates.at(-1);
    if (kind === "template") skipText(end);
    else if (kind === "}" && open === 0) {
      templates.pop();
      skipText(end);
    } else {
      if (open !== undefined && kind === "{") templates[templates.length - 1] = open + 1;
      if (open !== undefined && kind === "}") templates[templates.length - 1] = open - 1;
      scanner.next();
    }
  }
  return found;
}

const isDot = (kind: string): boolean => kind === "." || kind === "?.";
