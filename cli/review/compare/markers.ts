import type { JsonObject } from "../../json.ts";
import { recordOf } from "../../json.ts";
import type { RiskKind } from "../change.ts";
import { guardMembers, isRightName } from "../meaning.ts";
import { hasWrites, writeOf } from "../risks.ts";
import type { Marker, Spot } from "./values.ts";

/**
 * The risks of changes in a step: writes that reach more rows, reads without a filter, and rights that it stores.
 *
 * `isBeforeWrite` says whether a step after it writes.
 */
export function stepMarker({ meaning }: Meanings, step: JsonObject, isBeforeWrite: () => boolean): Marker {
  const action = typeof step.action === "string" ? step.action : "";
  const writesInside = (): boolean => hasWrites(step, (name) => meaning.head().writesOf(name));
  switch (action) {
    case "setVariable": {
      const { variable } = step;
      const isRight = (): boolean => typeof variable === "string" && meaning.head().isPermissionVariable(variable);
      return ([name], was) => (name === "value" && was !== undefined && isRight() ? ["access-added"] : []);
    }
    case "switch":
      return ([name], was) => {
        if (name !== "value") return [];
        return meaning.base().isAboutAccess(was) ? ["access-added"] : writesInside() ? ["write-grown"] : [];
      };
    case "if":
    case "while":
    case "forEach":
      return ([name]) => (["condition", "items"].includes(name ?? "") && writesInside() ? ["write-grown"] : []);
    case "stopUnless":
      return ([name]) => (name === "condition" && isBeforeWrite() ? ["write-grown"] : []);
    case "closePopup":
      return ([name]) => (name === "result" ? ["question-removed"] : []);
    case "runWorkflow":
      return ([first, name = ""], was) =>
        first !== "with" || was === undefined
          ? []
          : meaning.base().isPermission(was)
            ? ["access-added"]
            : isKeyName(name) && writesInside()
              ? ["write-grown"]
              : [];
    case "supabase.select":
      return readMarker({ meaning });
    case "supabase.subscribe":
      return (trail, was, is) =>
        trail[0] === "private" && was === true && is !== true
          ? ["access-added"]
          : readMarker({ meaning })(trail, was, is);
    case "uploadFile":
      return writeMarker({ meaning }, true);
    default:
      if (action.startsWith("auth.")) return signInMarker;
      return /^(?:supabase|rest|xano)\./.test(action)
        ? writeMarker({ meaning }, writeOf(step) !== undefined)
        : () => [];
  }
}

/** Whether a name, such as of a column or an argument, says which thing is meant. */
const isKeyName = (name: string): boolean =>
  /(?:^|_)(?:ids?|uuids?|keys?|codes?|chaves?|codigos?)(?:_|$)|(?:Id|Ids|Key|Code|Codigo|Chave)$/.test(name);

/** A longer session, and accounts for everyone. */
const signInMarker: Marker = ([name = ""], _, is) =>
  (name === "keep" || name === "signup") && is !== undefined && is !== false ? ["sign-in-weaker"] : [];

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

/** Members that say where a step writes, and how. */
const targets: ReadonlySet<string> = new Set(
  "table function bucket url method group endpoint tag path paths newPath".split(" "),
);

const writeMarker =
  ({ meaning }: Meanings, isWrite: boolean): Marker =>
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
      case "conflict":
        return grown;
      case "upsert":
      case "resend":
        return is !== undefined && is !== false ? grown : [];
      case "credentials":
      case "throughServer":
        return is !== undefined && is !== false ? ["access-added"] : [];
      case "expiresIn":
        return typeof was === "number" && typeof is === "number" && is < was ? [] : ["access-added"];
      case "data":
      case "args":
      case "body": {
        // Rows of others, or rights in a row.
        const names = column === "" ? Object.keys({ ...recordOf(was), ...recordOf(is) }) : [column];
        if (was !== undefined && (isOwn() || isKeyName(column) || (column === "" && isFormula(was) && isWrite)))
          return grown;
        return is !== undefined && names.some(isRightName) ? ["access-added"] : [];
      }
      default:
        return isWrite && targets.has(first) ? ["write-added"] : [];
    }
  };

/** The risks of changes in an element: its own filter of rows, and rights that it passes to a component. */
export const elementMarker =
  ({ meaning }: Meanings, element: JsonObject): Marker =>
  (trail, was, is) => {
    const [first, name = ""] = trail;
    if (first === "repeat" && name === "filter") return readMarker({ meaning })(trail.slice(1), was, is);
    if (first === "props" && name === "type" && was === "password") return ["sign-in-weaker"];
    const guard = first === "props" ? name : (first ?? "");
    if (is === undefined && guardMembers.has(guard) && hasWrites(element.on, (each) => meaning.head().writesOf(each)))
      return ["write-grown"];
    const isRight = first === "props" && element.type === "component" && was !== undefined;
    return isRight && (isRightName(name) || meaning.base().isPermission(was)) ? ["access-added"] : [];
  };

/** The risks of changes in a page or component: values by person that its collections have as parameters, and its own question. */
export const unitMarker =
  ({ meaning }: Meanings): Marker =>
  ([first], was, is) => {
    if (first === "unsaved" && is === undefined) return ["question-removed"];
    return first === "collections" && meaning.base().isAboutAccess(was) ? ["filter-removed"] : [];
  };

/** How people sign in, where their roles are, and where those without rights go; the shape of a user is for formulas alone. */
export const appMarker: Marker = ([first, second], _, is) => {
  if (first === "unsaved" && is === undefined) return ["question-removed"];
  if (first === "pages" && (second === "login" || second === "forbidden")) return ["sign-in-weaker"];
  return first === "auth" && second !== "user" ? ["access-added"] : [];
};

/** The risks of a changed default, such as of a variable, whose name is about rights. */
export const defaultMarker =
  (isRight: () => boolean): Marker =>
  ([name]) =>
    name === "default" && isRight() ? ["access-added"] : [];

/** An environment with another backend, or other data of it. */
export const environmentMarker: Marker = ([name = ""]) =>
  ["backendUrl", "backendKey", "dataSource", "branch", "headers"].includes(name) ? ["not-compared"] : [];

/** Whether a formula makes a value, such as all rows of an insert. */
const isFormula = (value: unknown): boolean => typeof recordOf(value).formula === "string";

/** Whether a change of a filter lets more rows through, or may. */
function widens(trail: readonly string[], was: unknown, is: unknown, isValue: () => boolean): boolean {
  const name = trail.at(-1);
  if (was === undefined) return name === "or" || name === "if";
  if (is === undefined) return name !== "or" && name !== "if";
  return name === "value" ? isValue() : true;
}
