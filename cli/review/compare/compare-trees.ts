import type { RiskKind } from "../change.ts";
import { code, listed, type Word, type Words, words } from "../render/words.ts";
import { hasWrites } from "../risks.ts";
import {
  changesOf,
  everyNode,
  type MatchedTree,
  ownCount,
  type Placed,
  type TreeChange,
  type TreeNode,
} from "./tree.ts";
import { type At, nextTo, report, risksIn, type Spot } from "./values.ts";

/** How the nodes of a tree are called. */
export interface TreeWords {
  /** The node with its type: `` button `novo` "Novo contato" ``. */
  readonly full: (placed: Placed) => Words;
  /** The node as a neighbour: its name alone. */
  readonly short: (placed: Placed) => Word;
  /** The name of several nodes: `elements`. */
  readonly plural: string;
  /** Names a list of a node: `` `casca`, slot corpo ``; nothing for the list of the thing itself. */
  readonly list: (parent: Placed | undefined, slot: string) => Words;
}

/** Reports added, removed and moved nodes of a matched tree, and calls `same` for each other pair. */
export function compareTrees(
  spot: Spot,
  tree: MatchedTree,
  say: TreeWords,
  same: (base: Placed, head: Placed) => void,
  isHidden: (change: TreeChange) => boolean = () => false,
): void {
  for (const change of changesOf(tree)) {
    if (isHidden(change)) continue;
    switch (change.kind) {
      case "same":
        same(change.base, change.head);
        break;
      case "added":
        reportAdded(spot, change.head, change.around, say);
        break;
      case "removed":
        reportRemoved(spot, change.base, change.staying, say);
        break;
      case "moved":
        reportMoved(spot, change.base, change.head, say);
    }
  }
}

/** The JSON object of a node. */
export const atNode = (side: "base" | "head", { node }: Placed): At => ({ side, owner: node.json });

function reportAdded(spot: Spot, head: Placed, around: readonly Placed[], say: TreeWords): void {
  const inside = ownCount(head) - 1;
  const more =
    inside > 0 ? words` with ${String(inside)} ${inside === 1 ? say.plural.slice(0, -1) : say.plural} inside` : [];
  const kept =
    around.length > 0 ? words` around ${shortList(around, say)}` : nextTo(head.siblings, head.index, say.short);
  report(
    spot,
    atNode("head", head),
    words`${say.full(head)}${more} added${inList(head, say)}${kept}`,
    // What moved into it is not new.
    risksIn(spot, head.node.json, everyMatch(head)),
  );
}

/** The JSON on the other side of the nodes that moved into a new node. */
const everyMatch = (placed: Placed): readonly unknown[] =>
  placed.match ? [placed.match.node.json] : placed.children.flatMap(everyMatch);

function reportRemoved(spot: Spot, base: Placed, staying: readonly Placed[], say: TreeWords): void {
  const inside = ownCount(base) - 1;
  const more =
    inside > 0 ? words` with ${String(inside)} ${inside === 1 ? say.plural.slice(0, -1) : say.plural} inside` : [];
  const kept =
    staying.length > 0
      ? words` from around ${shortList(staying, say)}`
      : nextTo(base.siblings, base.index, say.short, true);
  report(
    spot,
    atNode("base", base),
    words`${say.full(base)}${more} removed${inList(base, say)}${kept}`,
    risksOfRemoved(spot, base, staying),
  );
}

const leaving: ReadonlySet<string> = new Set(["navigate", "previousPage", "return", "throw", "auth.logout"]);

/** A guard, or the end of a session, that is gone; also a condition that led people without a right away. */
function risksOfRemoved(spot: Spot, base: Placed, staying: readonly Placed[]): readonly RiskKind[] {
  const { type } = base.node;
  const guards =
    staying.length > 0 || type === "stopUnless" || base.children.some(({ node }) => leaving.has(node.type));
  return [
    ...(guards && isGuard(spot, base) ? (["access-added"] as const) : []),
    ...(staying.length === 0 && everyNode([base]).some(({ node }) => node.type === "auth.logout")
      ? (["sign-in-weaker"] as const)
      : []),
  ];
}

const conditions = ["if", "show", "condition", "value"] as const;

/** Whether a node lets only some people at what is inside it, or follows it. */
const isGuard = ({ meaning }: Spot, { node: { json } }: Placed): boolean =>
  conditions.some((name) => json[name] !== undefined && meaning.base().isAboutAccess(json[name]));

/** The nodes around a node, and the steps before it that end a workflow, which decide who gets to it. */
function guardsOf(spot: Spot, placed: Placed, side: "base" | "head"): readonly Placed[] {
  const found: Placed[] = [];
  for (let each: Placed | undefined = placed; each; each = each.parent) {
    if (each.parent) found.push(each.parent);
    found.push(...each.siblings.slice(0, each.index).filter(({ node }) => node.type === "stopUnless"));
  }
  return side === "head" ? found : found.filter((guard) => isGuard(spot, guard));
}

/** Whether a node moved out of the reach of a condition about access. One that is gone has a mark of its own. */
function losesGuard(spot: Spot, base: Placed, head: Placed): boolean {
  if (base.node.type === "stopUnless" && isGuard(spot, base)) return true;
  const after = new Set(guardsOf(spot, head, "head"));
  if (isOtherBranch(base, head) && base.parent && isGuard(spot, base.parent)) return true;
  return guardsOf(spot, base, "base").some((guard) => guard.match === undefined || !after.has(guard.match));
}

/** Whether a step moved to another branch of the same step. */
const isOtherBranch = (base: Placed, head: Placed): boolean =>
  base.parent !== undefined && base.parent.match === head.parent && base.slot !== head.slot;

/** What a moved node may do that it could not before. */
function risksOfMoved(spot: Spot, base: Placed, head: Placed): readonly RiskKind[] {
  if (losesGuard(spot, base, head)) return ["access-added"];
  const writes = (): boolean => hasWrites(head.node.json, (name) => spot.meaning.head().writesOf(name));
  return isOtherBranch(base, head) && "action" in head.node.json && writes() ? ["write-grown"] : [];
}

const shownCount = 3;

/** Lists the names of nodes; of many, the first ones. */
function shortList(nodes: readonly Placed[], say: TreeWords): Words {
  const names: (Word | Words)[] = nodes.slice(0, shownCount).map(say.short);
  const rest = nodes.length - shownCount;
  return listed(rest > 0 ? [...names, `${rest} more`] : names);
}

function inList({ parent, slot }: Placed, say: TreeWords): Words {
  const name = say.list(parent, slot);
  return name.length === 0 ? [] : words` in ${name}`;
}

function reportMoved(spot: Spot, base: Placed, head: Placed, say: TreeWords): void {
  const [from, to] = [say.list(base.parent, base.slot), say.list(head.parent, head.slot)];
  const isSameList = base.parent?.match === head.parent && base.slot === head.slot;
  const way =
    isSameList || (from.length === 0 && to.length === 0)
      ? []
      : words`${from.length === 0 ? " from the top" : words` from ${from}`}${to.length === 0 ? " to the top" : words` to ${to}`}`;
  const comma = way.length > 0 ? "," : "";
  const place = nextTo(head.siblings, head.index, say.short);
  report(
    spot,
    atNode("head", head),
    words`${say.full(head)} moved${way}${place.length > 0 ? comma : ""}${place}`,
    risksOfMoved(spot, base, head),
  );
}

/** Returns the new ids of matched nodes by their old ones. */
export function renamedIds(base: readonly Placed[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (placed: Placed): void => {
    const [was, is] = [placed.node.id, placed.match?.node.id];
    if (was !== undefined && is !== undefined && was !== is) found.set(was, is);
    placed.children.forEach(visit);
  };
  base.forEach(visit);
  return found;
}

/** Reports that a node has another id than before. */
export function reportRenamed(spot: Spot, base: Placed, head: Placed, noun: string): void {
  const [was, is] = [base.node.id, head.node.id];
  if (was === is) return;
  const at: At = { ...atNode("head", head), key: "id" };
  if (was === undefined) report(spot, at, words`${noun} named ${code(is ?? "")}`);
  else if (is === undefined) report(spot, atNode("head", head), words`${noun} ${code(was)} has no id any more`);
  else report(spot, at, words`${noun} ${code(was)} renamed to ${code(is)}`);
}

/** The members of two nodes that are compared in another way: the lists inside them, and these. */
export function comparedOf(base: TreeNode, head: TreeNode, names: ReadonlySet<string>): ReadonlySet<string> {
  const listsOf = ({ json, own }: TreeNode): string[] => Object.keys(json).filter((name) => !Object.hasOwn(own, name));
  return new Set([...names, ...listsOf(base), ...listsOf(head)]);
}
