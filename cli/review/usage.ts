import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import { isObject } from "../json.ts";
import { forEachName } from "./compare/pair-names.ts";

/** Finds the pages on which a thing of a design is visible. */
export interface Usage {
  /** The ids of pages that use a thing, directly or not; the thing is a kind and a name: `component casca`. */
  pagesOf(thing: string): readonly string[];
}

/** What steps write or fetch, by action: a workflow that resets a variable does not show it. */
const targets: Readonly<Record<string, string>> = {
  setVariable: "variable",
  resetVariables: "variables",
  updateCollection: "collection",
  fetchCollection: "collection",
  fetchCollections: "collections",
};

/** Returns a value in which steps lack what they only write or fetch. */
function withoutTargets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTargets);
  if (!isObject(value)) return value;
  const target =
    typeof value.action === "string" && Object.hasOwn(targets, value.action) ? targets[value.action] : undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (name === target ? [] : [[name, withoutTargets(member)]])),
  );
}

/** Follows what each page, component, workflow, formula and collection of a design mentions. */
export function usageOf(design: Design): Usage {
  const usersOf = new Map<string, Set<string>>();
  const add = (user: string, value: unknown): void =>
    forEachName(withoutTargets(value), (kind, name) => {
      const thing = `${kind} ${name}`;
      const users = usersOf.get(thing);
      if (users) users.add(user);
      else usersOf.set(thing, new Set([user]));
    });
  for (const { kind, id, json } of [...design.pages, ...design.sections, ...design.components])
    add(`${kind} ${id}`, json);
  for (const [name, json] of Object.entries(design.workflows?.json.workflows ?? {})) add(`workflow ${name}`, json);
  for (const [name, json] of Object.entries(design.formulas?.json.formulas ?? {})) add(`formula ${name}`, json);
  for (const [name, json] of Object.entries(design.collections?.json.collections ?? {}))
    add(`collection ${name}`, json);
  const everyPage = design.pages.map(({ id }) => id);
  add("app", design.design?.json);
  return {
    pagesOf(thing) {
      const seen = new Set([thing]);
      const queue = [thing];
      for (let next = queue.pop(); next !== undefined; next = queue.pop())
        for (const user of usersOf.get(next) ?? []) {
          // A link to a page does not show the page.
          if (seen.has(user)) continue;
          seen.add(user);
          if (!user.startsWith("page ")) queue.push(user);
        }
      if (seen.has("app")) return everyPage;
      return everyPage.filter((id) => seen.has(`page ${id}`));
    },
  };
}
