import type { LambdaNode, LinkedExpression } from "../../3-link/formula/expression.ts";
import { nameOfThing } from "../../3-link/names/thing.ts";
import { isIdentifier } from "../../code.ts";
import { camelCase } from "../../names.ts";
import type { CheckedExpression } from "./expression.ts";
import { hasObject, rootOf } from "./narrowing.ts";
import { isWithin, type Path } from "./path.ts";

/** What declares names: a function in the formula, or the formula itself. */
export type Scope = LambdaNode<LinkedExpression> | "formula";

interface Hoist {
  readonly node: CheckedExpression;
  /** The name of the formula that the path begins with; undefined for a reference. */
  readonly root: string | undefined;
  readonly name: string;
}

interface Frame {
  readonly of: Scope;
  readonly names: Set<string>;
  /** The constants declared so far, by path. */
  readonly declared: Map<Path, string>;
}

/**
 * The paths that a formula reads through a constant, because TypeScript does not narrow the paths themselves as the
 * checker does: members inside functions, entries of maps, and values that may have changed since a condition.
 *
 * A check of the formula collects them; the next one declares the constants and reads them.
 */
export class Hoists {
  /** Paths known outside the function that contains the formula, such as a batch of steps. */
  readonly outer = new Map<Path, CheckedExpression>();
  private readonly planned = new Map<Scope, Map<Path, Hoist>>();
  private found: { readonly of: Scope; readonly path: Path; readonly node: CheckedExpression }[] = [];
  private readonly names = new Set<string>();
  private frames: Frame[] = [];
  /** The paths that the constants declared so far replace. */
  private readonly origins = new Map<string, CheckedExpression>();

  get isEmpty(): boolean {
    return this.planned.size === 0;
  }

  /** Plans the constants of the paths that the last check found. Returns whether there are any. */
  plan(): boolean {
    const { found } = this;
    this.found = [];
    this.frames = [];
    // The constant of an object replaces it in the paths to its members.
    const shortest = found.filter(
      ({ of, path }) => !found.some((other) => other.of === of && other.path !== path && isWithin(path, other.path)),
    );
    for (const { of, path, node } of shortest) {
      const ofScope = this.planned.get(of) ?? new Map<Path, Hoist>();
      this.planned.set(of, ofScope);
      const root = rootOf(node);
      const name = this.freeName(lastName(node));
      ofScope.set(path, { node, root: root.kind === "local" ? root.name : undefined, name });
    }
    return shortest.length > 0;
  }

  enter(of: Scope, params: readonly string[]): void {
    this.frames.push({ of, names: new Set(), declared: new Map() });
    for (const param of params) this.declare(param);
  }

  leave(): void {
    this.frames.pop();
  }

  declare(name: string): void {
    this.frames.at(-1)?.names.add(name);
    this.names.add(name);
  }

  /** Returns the constants to declare in a scope after one of its names, or first. Members come before their object. */
  after(of: Scope, root: string | undefined): readonly (readonly [path: Path, hoist: Hoist])[] {
    const found = [...(this.planned.get(of) ?? [])].filter(([, hoist]) => hoist.root === root);
    const ordered: (readonly [Path, Hoist])[] = [];
    for (const one of found) {
      const object = ordered.findIndex(([path]) => isWithin(one[0], path));
      ordered.splice(object === -1 ? ordered.length : object, 0, one);
    }
    return ordered;
  }

  /** The path is read from its constant from here on. */
  use(path: Path, { name, node }: Hoist): void {
    this.frames.at(-1)?.declared.set(path, name);
    this.origins.set(name, node);
    this.declare(name);
  }

  /** Returns a member with the path that a constant replaces in it, if one does. */
  originOf(node: CheckedExpression): CheckedExpression | undefined {
    if (node.kind === "local") return this.origins.get(node.name);
    if (!hasObject(node)) return undefined;
    const object = this.originOf(node.object);
    return object && { ...node, object };
  }

  /** Returns the constant of a path. */
  constantOf(path: Path, node: CheckedExpression): string | undefined {
    return this.isEmpty ? undefined : this.frameOf(node)?.declared.get(path);
  }

  add(path: Path, node: CheckedExpression): void {
    const of = this.frameOf(node)?.of ?? "formula";
    const isKnown = this.planned.get(of)?.has(path) || this.found.some((one) => one.of === of && one.path === path);
    if (!isKnown) this.found.push({ of, path, node });
  }

  private frameOf(node: CheckedExpression): Frame | undefined {
    const root = rootOf(node);
    return root.kind === "local" ? this.frames.findLast(({ names }) => names.has(root.name)) : this.frames[0];
  }

  private freeName(name: string): string {
    let free = name;
    while (this.names.has(free)) free += "_";
    this.names.add(free);
    return free;
  }
}

/** Returns a name for the value of a path: `total` for `item.total`. */
export function lastName(node: CheckedExpression): string {
  switch (node.kind) {
    case "member":
      return constantName(node.name);
    case "index":
      return `${lastName(node.object)}Item`;
    case "entry":
      return constantName(node.key.kind === "literal" ? camelCase(String(node.key.value)) : "");
    case "local":
      return node.name;
    case "reference":
      return nameOfThing(node.reference.thing);
    default:
      return "value";
  }
}

const constantName = (name: string): string => (isIdentifier(name) ? name : "value");
