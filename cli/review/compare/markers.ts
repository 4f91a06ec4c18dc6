import type { JsonObject } from "../../json.ts";
import { recordOf } from "../../json.ts";
import type { RiskKind } from "../change.ts";
import { isRightName } from "../meaning.ts";
import type { Marker, Spot } from "./values.ts";

/** The risks of changes in a step: writes that reach more rows, reads without a filter, and rights that it stores. */
export function stepMarker({ meaning }: Spot, step: JsonObject): Marker | undefined {
  const action = typeof step.action === "string" ? step.action : "";
  if (action === "setVariable") {
    const { variable } = step;
    const isRight = (): boolean => typeof variable === "string" && meaning.head().isPermissionVariable(variable);
    return ([name], was) => (name === "value" && was !== undefined && isRight() ? ["access-added"] : []);
  }
  if (action === "switch")
    return ([name], was) => (name === "value" && meaning.base().isAboutAccess(was) ? ["access-added"] : []);
  if (/^supabase\.(?:select|subscribe)$/.test(action)) return readMarker({ meaning });
  if (/^(?:supabase|rest|xano)\./.test(action)) return writeMarker({ meaning });
  return undefined;
}

type Meanings = Pick<Spot, "meaning">;

/** The risks of changes in what reads rows, such as a collection. */
export const readMarker =
  ({ meaning }: Meanings): Marker =>
  (trail, was, is) => {
    const [first] = trail;
    const isOwn = (): boolean => meaning.base().isAboutAccess(was);
    const isWider =
      first === "filter"
        ? widens(trail, was, is, isOwn)
        : first === "args" && was !== undefined && (is === undefined || isOwn());
    return isWider ? ["filter-removed"] : [];
  };

const writeMarker =
  ({ meaning }: Meanings): Marker =>
  (trail, was, is) => {
    const [first = "", column = ""] = trail;
    const grown: readonly RiskKind[] = ["write-grown"];
    const isOwn = (): boolean => meaning.base().isAboutAccess(was);
    switch (first) {
      case "match":
        return was === undefined ? [] : grown;
      case "filter":
        return widens(trail, was, is, () => true) ? grown : [];
      case "single":
      case "ignoreDuplicates":
        return was === true && is !== true ? grown : [];
      case "data":
      case "args":
      case "body": {
        // Rows of others, or rights in a row.
        const names = column === "" ? Object.keys({ ...recordOf(was), ...recordOf(is) }) : [column];
        if (was !== undefined && isOwn()) return grown;
        return is !== undefined && names.some(isRightName) ? ["access-added"] : [];
      }
      default:
        return [];
    }
  };

/** Whether a change of a filter lets more rows through, or may. */
function widens(trail: readonly string[], was: unknown, is: unknown, isValue: () => boolean): boolean {
  const name = trail.at(-1);
  if (was === undefined) return name === "or" || name === "if";
  if (is === undefined) return name !== "or" && name !== "if";
  return name === "value" ? isValue() : true;
}
