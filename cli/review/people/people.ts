import type { Design } from "../../../compiler/2-validate/design-nodes.ts";
import { type JsonObject, recordOf } from "../../json.ts";
import type { Person } from "../compare/access.ts";
import { code, listed, type Words, words } from "../render/words.ts";

/** A kind of person: signed in or not, with the roles of some groups, or with one role alone. */
export interface KindOfPerson extends Person {
  readonly name: Words;
}

/** Returns the kinds of people that are different for the groups of two designs, visitors first. */
export function peopleOf(base: Design, head: Design): readonly KindOfPerson[] {
  const groups = { ...base.design?.json.groups, ...head.design?.json.groups };
  const names = new Map<string, { readonly roles: readonly string[]; readonly groups: string[] }>();
  for (const each of [base, head])
    for (const [id, { roles }] of Object.entries(each.design?.json.groups ?? {})) {
      if (roles.length === 0) continue;
      const key = JSON.stringify([...roles].sort());
      const name = groups[id]?.name ?? id;
      const known = names.get(key)?.groups ?? [];
      names.set(key, { roles, groups: known.includes(name) ? known : [...known, name] });
    }
  const alone = new Set([...names.values()].flatMap(({ roles }) => (roles.length === 1 ? [] : roles)));
  for (const { roles } of names.values()) if (roles.length === 1) alone.delete(roles[0] ?? "");
  return [
    { name: ["signed out"], isAuthenticated: false, roles: [] },
    { name: ["signed in"], isAuthenticated: true, roles: [] },
    ...Array.from(names.values(), ({ roles, groups: of }) => ({ name: listed(of), isAuthenticated: true, roles })),
    ...Array.from(alone, (role) => ({ name: words`role ${code(role)}`, isAuthenticated: true, roles: [role] })),
  ];
}

/** Returns what formulas read of the session of a person; what is not known before the app runs is left out. */
export function authOf({ isAuthenticated, roles }: Person, design: Design): JsonObject {
  if (!isAuthenticated) return { isAuthenticated, user: null };
  const auth = recordOf(design.design?.json.auth);
  const { key, field, ids } = recordOf(auth.roles);
  if (typeof key !== "string") return { isAuthenticated, user: {} };
  const held = roles.map((role) => {
    const name = Object.entries(recordOf(ids)).find(([, id]) => id === role)?.[0] ?? role;
    return typeof field === "string" ? { [field]: name } : name;
  });
  const isList = held.length > 1 || typeof field === "string" || holdsList(design, auth, key);
  return { isAuthenticated, user: { [key]: isList ? held : (held[0] ?? null) } };
}

/** Whether the roles of a user are a list, and not one text: by the type of the user, or of the column of profiles. */
function holdsList(design: Design, { user, profile }: JsonObject, key: string): boolean {
  const property = recordOf(recordOf(recordOf(user).properties)[key]);
  const table = recordOf(recordOf(design.tables?.json.tables)[String(profile)]);
  const column = recordOf(recordOf(table.columns)[key]);
  return property.type === "array" || column.type === "list";
}
