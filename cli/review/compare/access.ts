import type { PageNode } from "../../../compiler/2-validate/design-nodes.ts";
import type { DesignJson } from "../../../compiler/2-validate/schema-types.ts";
import { code, listed, type Words, words } from "../render/words.ts";
import { pairNames } from "./pair-names.ts";
import { compareMembers, inside, report, type Spot } from "./values.ts";

type Groups = NonNullable<DesignJson["groups"]>;

/** Who may open a page: everyone, people who are signed in, or only members of some groups. */
type Audience = "everyone" | "signed in" | "members";

/** A person who opens a page: signed in or not, with roles. */
export interface Person {
  readonly isAuthenticated: boolean;
  readonly roles: readonly string[];
}

/** Whether a page with these groups opens for a person: for members of any of them, who have all of its roles. */
export function opensFor(groups: readonly string[], all: Groups, { isAuthenticated, roles }: Person): boolean {
  if (groups.length === 0) return true;
  return isAuthenticated && groups.some((id) => all[id]?.roles.every((role) => roles.includes(role)));
}

function audienceOf(groups: readonly string[], all: Groups): Audience {
  if (opensFor(groups, all, { isAuthenticated: false, roles: [] })) return "everyone";
  return opensFor(groups, all, { isAuthenticated: true, roles: [] }) ? "signed in" : "members";
}

const order: readonly Audience[] = ["members", "signed in", "everyone"];

const groupWords = (ids: readonly string[], all: Groups): Words => listed(ids.map((id) => groupName(id, all)));

const groupName = (id: string, all: Groups): string => all[id]?.name ?? id;

/** Reports who may open a page now and could not before, or the other way round. */
export function compareAccess(
  spot: Spot,
  base: PageNode,
  head: PageNode,
  baseGroups: Groups,
  headGroups: Groups,
): void {
  const renamed = spot.renames.get("group");
  const [was, is] = [(base.json.groups ?? []).map((id) => renamed?.get(id) ?? id), head.json.groups ?? []];
  if (was.length === is.length && was.every((id) => is.includes(id))) return;
  const at = { side: "head", owner: head.json, key: "groups" } as const;
  // The roles of groups are compared on their own, so both lists are read with the groups of the head.
  const [before, after] = [audienceOf(was, { ...baseGroups, ...headGroups }), audienceOf(is, headGroups)];
  const added = is.filter((id) => !was.includes(id));
  const removed = was.filter((id) => !is.includes(id));
  if (before !== after) {
    const isWider = order.indexOf(after) > order.indexOf(before);
    report(spot, at, audienceWords(after, before, is, headGroups), isWider ? ["access-added"] : []);
    return;
  }
  if (after === "signed in") {
    report(
      spot,
      at,
      words`is still open to everyone who is signed in; its groups are now ${groupWords(is, headGroups)}`,
    );
    return;
  }
  for (const id of added) report(spot, at, words`is now open to group ${groupName(id, headGroups)}`, ["access-added"]);
  for (const id of removed)
    report(spot, at, words`is no longer open to group ${groupName(id, { ...headGroups, ...baseGroups })}`);
}

function audienceWords(after: Audience, before: Audience, is: readonly string[], groups: Groups): Words {
  if (after === "everyone") return words`is now public: it no longer needs a sign-in`;
  if (after === "members")
    return words`is now open only to ${is.length === 1 ? "group" : "the groups"} ${groupWords(is, groups)}`;
  return before === "everyone" ? words`now needs a sign-in` : words`is now open to everyone who is signed in`;
}

/** Describes who may open a new page. */
export const audienceOfPage = (page: PageNode, groups: Groups): Words => {
  const ids = page.json.groups ?? [];
  const audience = audienceOf(ids, groups);
  if (audience === "everyone") return words`public`;
  return audience === "signed in"
    ? words`for everyone who is signed in`
    : words`for ${ids.length === 1 ? "group" : "the groups"} ${groupWords(ids, groups)}`;
};

/** Reports added, removed and changed groups, and the roles that they need. */
export function compareGroups(spot: Spot, base: Groups, head: Groups): ReadonlyMap<string, string> {
  const { same, added, removed } = pairNames(base, head, "group");
  const renames = new Map<string, string>();
  for (const { base: old, head: name } of same) {
    const [was, is] = [base[old], head[name]];
    if (!was || !is) continue;
    const one = inside(spot, `group ${groupName(name, head)}`);
    if (old !== name) {
      renames.set(old, name);
      report(one, { side: "head", owner: head, key: name }, words`renamed from ${code(old)} to ${code(name)}`);
    }
    for (const role of is.roles.filter((each) => !was.roles.includes(each)))
      report(one, { side: "head", owner: is, key: "roles" }, words`now also needs role ${code(role)}`);
    for (const role of was.roles.filter((each) => !is.roles.includes(each)))
      report(one, { side: "head", owner: is, key: "roles" }, words`no longer needs role ${code(role)}`, [
        "access-added",
      ]);
    compareMembers(one, { ...was, roles: [] }, { ...is, roles: [] });
  }
  for (const name of added) {
    const roles = head[name]?.roles ?? [];
    const needs = roles.length === 0 ? words`everyone who is signed in` : words`people with ${listed(roles.map(code))}`;
    report(spot, { side: "head", owner: head, key: name }, words`group ${groupName(name, head)} added, for ${needs}`);
  }
  for (const name of removed)
    report(spot, { side: "base", owner: base, key: name }, words`group ${groupName(name, base)} removed`);
  return renames;
}
