import type { Type } from "../../types.ts";
import { optional } from "../../value-types.ts";
import type { PlaceScope } from "../names/place-scope.ts";
import type { Site } from "../site.ts";
import type { LinkedTarget, LinkedValue, StepResult, StepShape } from "../types.ts";

/** The steps whose results can be named at a place, inner ones before outer ones. */
export interface Frame {
  readonly results: Map<string, StepResult>;
  readonly outer: Frame | undefined;
  /** Steps of branches that ended, or before an error: known, but not here. */
  readonly closed: Set<string>;
  /** It stands behind an error. */
  readonly isOnError?: true;
  /** What the workflow gives back, where it says so. */
  readonly returns: Type | undefined;
}

/** Where a step stands: its site, the names its formulas see, and the steps before it. */
export interface StepSite {
  readonly site: Site;
  readonly scope: PlaceScope;
  readonly frame: Frame;
  readonly inLoop: boolean;
}

/** The linked values of a step, while its rule may still say what they must be. */
export type StepValues = Record<string, LinkedValue | undefined>;

/** What linking does for one action besides linking its values. */
export interface StepRule {
  /** Check the names that the step refers to, and find the code that reaches what it works on. */
  readonly link?: (at: StepSite, json: StepShape, values: StepValues) => LinkedTarget | undefined;
  /** The type of the step's result, or nothing when it has none. Without this rule, what is waited for has one. */
  readonly result?: (at: StepSite, json: StepShape) => Type | undefined;
  /** The type of `event` in steps inside the step that run later, on their own. */
  readonly event?: (at: StepSite, json: StepShape, block: string) => Type;
}

/** A record with any of the named things; which are needed, and which unknown, is told by their names. */
export const anyOf = (things: Iterable<readonly [name: string, thing: { readonly type: Type }]>): Type => ({
  kind: "record",
  fields: new Map(Array.from(things, ([name, { type }]) => [name, optional(type)])),
  open: true,
});

/** What a step or a collection says, by name. */
type Settings = Readonly<Record<string, unknown>>;

/** A setting of a step that holds a name. */
export const nameIn = (json: Settings, key: string): string => {
  const name = json[key];
  return typeof name === "string" ? name : "";
};

/** A setting of a step that holds names. */
export const namesIn = (json: StepShape, key: string): readonly string[] => {
  const names = json[key];
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === "string") : [];
};

/** A setting of a step that holds an object. */
export const objectIn = (json: Settings, key: string): object | undefined => {
  const value = json[key];
  return typeof value === "object" && value !== null ? value : undefined;
};
