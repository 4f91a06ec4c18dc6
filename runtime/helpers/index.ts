// What formulas in generated code import: the helpers of schema/helpers, and conversions from `unknown`.
export { dateRealtime } from "../screen/clock.ts";
export * from "./date.ts";
export * from "./date-compare.ts";
export { addDays, addWeeks } from "./date-days.ts";
export * from "./date-format.ts";
export * from "./date-parse.ts";
export * from "./date-parts.ts";
export * from "./date-relative.ts";
export * from "./date-shift.ts";
export { compare } from "./equal.ts";
export * from "./list.ts";
export * from "./list-change.ts";
export * from "./list-keyed.ts";
export type { At, CollectionValue, ItemOf, List } from "./list-types.ts";
export * from "./logic.ts";
export * from "./number.ts";
export * from "./object.ts";
export * from "./plural.ts";
export * from "./sort-by.ts";
export * from "./text.ts";
export {
  isEmail,
  lower,
  lowercase,
  replace,
  replaceAll,
  toText,
  trim,
  trimEnd,
  trimStart,
  uppercase,
} from "./text-plain.ts";
export * from "./unknown.ts";
