import type { Type } from "../../formula-types.ts";
import { optional } from "../../value-types.ts";
import type { LinkedFetch, LinkedTarget, LinkedValue, StepResult, StepShape } from "../linked-design.ts";
import type { PlaceScope } from "../names/place-scope.ts";
import type { Site } from "../site.ts";

/** The steps of one list whose results are in scope at a place. */
export interface Frame {
  readonly results: Map<string, StepResult>;
  /** Steps of finished branches, or before an error: known, but out of scope here. */
  readonly closed: Set<string>;
  /** Set for the steps that handle an error. */
  readonly isOnError?: true;
  /** Set for the steps of a `catch`, at any depth. */
  readonly isCaught?: true;
  /** The declared result type of the workflow. */
  readonly returns: Type | undefined;
}

/** The site of a step: its surroundings, the names that its formulas see, and the earlier steps. */
export interface StepSite {
  readonly site: Site;
  readonly scope: PlaceScope;
  readonly frame: Frame;
  readonly inLoop: boolean;
}

/** The linked values of a step, until its rule sets the expected types. */
export type StepValues = Record<string, LinkedValue | undefined>;

/** What linking does for one action besides linking its values. */
export interface StepRule {
  /** Checks the names that the step refers to, and returns the code that accesses its target. */
  readonly link?: (at: StepSite, json: StepShape, values: StepValues) => LinkedTarget | undefined;
  /** Links the collections that the step fetches. */
  readonly fetches?: (at: StepSite, json: StepShape) => readonly LinkedFetch[];
  /**
   * Returns the type of the step's result, or a function for a type that depends on its formulas; undefined if it has
   * none. Without this rule, an awaited step has a result.
   */
  readonly result?: (at: StepSite, json: StepShape, values: StepValues) => Type | (() => Type) | undefined;
  /** The type of `event` in steps inside the step that run later, on their own. */
  readonly event?: (at: StepSite, json: StepShape, block: string) => Type;
}

/** Returns an open record of the named things, all optional. Other checks report missing and unknown names. */
export const anyOf = (things: Iterable<readonly [name: string, thing: { readonly type: Type }]>): Type => ({
  kind: "record",
  fields: new Map(Array.from(things, ([name, { type }]) => [name, optional(type)])),
  open: true,
});

/** The settings of a step or a collection, by name. */
type Settings = Readonly<Record<string, unknown>>;

/** Returns a setting that is a name. */
export const nameIn = (json: Settings, key: string): string => {
  const name = json[key];
  return typeof name === "string" ? name : "";
};

/** Returns a setting that is a list of names. */
export const namesIn = (json: StepShape, key: string): readonly string[] => {
  const names = json[key];
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === "string") : [];
};

/** Returns a setting that is an object. */
export const objectIn = (json: Settings, key: string): object | undefined => {
  const value = json[key];
  return typeof value === "object" && value !== null ? value : undefined;
};
