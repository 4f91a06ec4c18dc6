// What formulas of generated code import: the helpers of schema/helpers, and the steps out of `unknown`.
export * from "./date.ts";
export * from "./list.ts";
export * from "./logic.ts";
export * from "./number.ts";
export * from "./object.ts";
export * from "./text.ts";
export type { At, CollectionValue, ItemOf, List } from "./types.ts";
export * from "./unknown.ts";
