import type { RouteObject } from "react-router-dom";
import { handleOf, pageOf, routeOf, routePath, sourceName } from "./routes.ts";

/** An access group: users with all of its roles are members. Without roles, every user is. */
export interface Group {
  readonly name?: string;
  readonly roles: readonly string[];
}

/** The rules of access, besides the visitor. */
export interface AccessRules {
  readonly routes: readonly RouteObject[];
  readonly groups: Readonly<Record<string, Group>>;
  readonly pages: {
    readonly home: string;
    readonly login?: string | undefined;
    readonly forbidden?: string | undefined;
  };
}

export interface Visitor {
  readonly isAuthenticated: boolean;
  readonly roles: readonly string[];
}

/** Allow, redirect, or refuse because every other page refuses too. */
export type Access =
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "refuse" };

const allow: Access = { kind: "allow" };

/**
 * Decide whether a visitor may see a route.
 *
 * A route with groups is for the members of any of them. `source` is the requested local path, passed on as `_source`.
 */
export function decideAccess(rules: AccessRules, route: RouteObject, visitor: Visitor, source: string): Access {
  const groups = handleOf(route).groups ?? [];
  if (groups.length === 0) return allow;
  const login = rules.pages.login ?? rules.pages.home;
  if (!visitor.isAuthenticated) return redirect(rules, route, login, source);
  if (groups.some((id) => isInGroup(rules.groups[id], visitor.roles))) return allow;
  return redirect(rules, route, rules.pages.forbidden ?? login, source);
}

function redirect(rules: AccessRules, route: RouteObject, page: string, source: string): Access {
  const target = routeOf(rules.routes, page, handleOf(route).language ?? "");
  const path = target && routePath(target);
  // A page that redirects to itself would loop forever.
  if (target === undefined || path === undefined || pageOf(target) === pageOf(route)) return { kind: "refuse" };
  return { kind: "redirect", to: `${path}?${new URLSearchParams({ [sourceName]: source })}` };
}

const isInGroup = (group: Group | undefined, roles: readonly string[]): boolean =>
  group?.roles.every((role) => roles.includes(role)) ?? false;

/** The place of a user's roles: under a key, as a string, strings, or objects with a field. */
export interface RoleSource {
  readonly key: string;
  readonly field?: string;
  /** The app's name of a role, by the user's name for it. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** Returns the roles of a user. */
export function rolesOf(user: unknown, source: RoleSource | undefined): readonly string[] {
  if (source === undefined || typeof user !== "object" || user === null) return [];
  const { ids = {} } = source;
  const held: unknown = Reflect.get(user, source.key);
  const list: readonly unknown[] = Array.isArray(held) ? held : [held];
  return list.flatMap((role) => {
    const name: unknown =
      typeof role === "object" && role !== null && source.field !== undefined ? Reflect.get(role, source.field) : role;
    if (typeof name !== "string" && typeof name !== "number") return [];
    return [Object.hasOwn(ids, name) ? (ids[name] ?? "") : String(name)];
  });
}
