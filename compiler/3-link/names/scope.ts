import type { Type } from "../../formula-types.ts";
import type { Place } from "../../span.ts";
import type { Thing } from "./thing.ts";

/**
 * A type that a formula determines, such as a repeat's item. Link creates the cell; check fills it before it is read.
 */
export interface TypeCell {
  type: Type | undefined;
}

/** The meaning of a name in a formula: the thing that it names, and its type. */
export interface Reference {
  readonly thing: Thing;
  readonly type: Type;
  /** The member of a collection: `data` or `total`. */
  readonly member?: string;
  /** The author's description. */
  readonly description?: string;
  /** The value to use if the thing is `nothing`: the default of a parameter. */
  readonly fallback?: string | number | boolean;
  /** A variable that steps may only reset to its default, or not change at all. */
  readonly writable?: "by-reset" | "never";
  /** What to do about a member that it does not have. */
  readonly memberHelp?: string;
  /** The field whose value it is, if a form is valid without one. */
  readonly optionalField?: OptionalField;
}

/** A field of a form that may be left empty. */
export interface OptionalField {
  readonly id: string;
  readonly place: Place;
}

/** How much of a dotted path was resolved: `consumed` counts the members after the root that the reference includes. */
export interface Resolution {
  readonly reference: Reference;
  readonly consumed: number;
}

/**
 * Why a name does not resolve: it is unknown (with the names to suggest from, to be read once), not available here, not
 * complete, or of an unsound file.
 */
export type Unresolved =
  | {
      readonly problem: "unknown";
      readonly member: number;
      readonly names: Iterable<string>;
      /** A suggestion besides choosing another name. */
      readonly help?: string;
    }
  | { readonly problem: "not-here"; readonly where: string; readonly member?: 1 }
  /** It is only the start of a longer name; `member` is the position of its last part. */
  | { readonly problem: "not-a-value"; readonly example: string; readonly member: number }
  | { readonly problem: "poisoned" };

/** The names that a formula may use at one place of the design. */
export interface Scope {
  /**
   * Resolves `root.members[0].members[1]…`, with as many members as name a thing. `member` of an unknown name is the
   * position of the wrong one: 0 is the root, 1 the first member.
   */
  resolve(root: string, members: readonly string[]): Resolution | Unresolved;
  /**
   * Equal for scopes in which the same text has the same meaning, so that a formula used in ten places is checked once.
   */
  readonly key: string;
  /**
   * Returns the outermost scope in which these root names mean the same as here. It is this scope if it defines one of
   * them, or knows none.
   */
  widest?(roots: readonly string[]): Scope;
}

export const isResolved = (found: Resolution | Unresolved): found is Resolution => "reference" in found;
