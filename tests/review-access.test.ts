import { describe, expect, test } from "vitest";
import { opensFor } from "../cli/review/compare/access.ts";
import { load } from "../compiler/1-load/load.ts";
import { validate } from "../compiler/2-validate/validate.ts";
import { decideAccess } from "../runtime/routing/guard.ts";
import { designs } from "./all-designs.ts";

// What a review says about access is what the guard of the app does.

describe("a page opens for the people for whom its guard opens it", () => {
  test.each(designs.map(({ name }) => name))("%s", (name) => {
    const files = designs.find((each) => each.name === name)?.files ?? [];
    const design = validate(load(files.filter(({ path }) => path.endsWith(".json")))).value;
    const groups = design.design?.json.groups ?? {};
    const roles = [...new Set(Object.values(groups).flatMap((group) => group.roles))];
    const people = [
      { isAuthenticated: false, roles },
      { isAuthenticated: true, roles: [] },
      ...roles.map((role) => ({ isAuthenticated: true, roles: [role] })),
      { isAuthenticated: true, roles },
    ];
    // Each group alone too, as a change of the page may leave it.
    for (const page of design.pages)
      for (const ids of [page.json.groups ?? [], ...Object.keys(groups).map((id) => [id])])
        for (const person of people) {
          const route = { path: "/x", handle: { page: page.id, groups: ids } };
          const rules = { routes: [route], groups, pages: { home: page.id } };
          const isOpen = decideAccess(rules, route, person, "/").kind === "allow";
          expect([page.id, ids, person, opensFor(ids, groups, person)]).toEqual([page.id, ids, person, isOpen]);
        }
  });
});
