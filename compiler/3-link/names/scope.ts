import type { Type } from "../../types.ts";

/** A type that a formula decides, such as that of a repeat's item: link makes the cell, check fills it before it is read. */
export interface TypeCell {
  type: Type | undefined;
}

/** An import that an output expression needs: `import { name } from from`, or `import * as name from from`. */
export interface Import {
  readonly name: string;
  readonly from: string;
  readonly star?: true;
  /** The name in the module, where its own would clash. */
  readonly as?: string;
  readonly isDefault?: true;
}

/**
 * What a name of a formula means: its type, and how the output reaches it.
 *
 * `code` is program text made of identifiers only, such as `variables.contador.value` or `item.value`.
 * `key` identifies the thing for reuse and for "who reads what": `variable:contador`.
 */
export interface Reference {
  readonly key: string;
  readonly type: Type;
  readonly code: string;
  readonly import?: Import;
  /** What it is for, in the words of who wrote it. */
  readonly description?: string;
  /** Stands in where the thing is nothing: the default of a parameter. */
  readonly fallback?: string | number | boolean;
  /** A variable that steps may only set back to its default, or not at all. */
  readonly writable?: "by-reset" | "never";
}

/** How far a dotted path could be resolved: `consumed` counts the members behind the root that the reference took. */
export interface Resolution {
  readonly reference: Reference;
  readonly consumed: number;
}

/** Why a name does not resolve: unknown (with the names to suggest from, to be read once), known but not here, or of an unsound file. */
export type Unresolved =
  | {
      readonly problem: "unknown";
      readonly member: number;
      readonly names: Iterable<string>;
      /** What to do besides choosing another name. */
      readonly help?: string;
    }
  | { readonly problem: "not-here"; readonly where: string; readonly member?: 1 }
  | { readonly problem: "poisoned" };

/** The names that a formula may use at one place of the design. */
export interface Scope {
  /**
   * Resolve `root.members[0].members[1]…`, taking as many members as name a thing.
   * `member` of an unknown name is the position of the bad one: 0 is the root, 1 the first member.
   */
  resolve(root: string, members: readonly string[]): Resolution | Unresolved;
  /** Equal for scopes in which the same text means the same, so that a formula used in ten places is checked once. */
  readonly key: string;
  /** The outermost scope in which these root names mean what they mean here; itself when it defines one, or none is known. */
  widest?(roots: readonly string[]): Scope;
}

export const isResolved = (found: Resolution | Unresolved): found is Resolution => "reference" in found;
