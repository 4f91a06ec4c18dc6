import type { JsonObject } from "../../json.ts";
import { canonical, featuresOf, keptOrder, overlap } from "./similar.ts";

/** An element, a section or a step, apart from what is inside it. */
export interface TreeNode {
  /** Its id, if it has one. */
  readonly id: string | undefined;
  /** The type of an element, or the action of a step. */
  readonly type: string;
  /** The whole JSON object. */
  readonly json: JsonObject;
  /** The JSON without the nodes inside. */
  readonly own: JsonObject;
  readonly lists: readonly TreeList[];
}

/** The nodes in one place of a node: its children, a slot, a branch. */
export interface TreeList {
  readonly slot: string;
  readonly nodes: readonly TreeNode[];
}

/** A node in its place. `match` is the same node on the other side. */
export interface Placed {
  readonly node: TreeNode;
  readonly parent: Placed | undefined;
  readonly slot: string;
  /** Its position among the nodes of its list. */
  readonly index: number;
  readonly siblings: readonly Placed[];
  readonly children: readonly Placed[];
  match: Placed | undefined;
}

/** What happened to a node. */
export type TreeChange =
  | { readonly kind: "same"; readonly base: Placed; readonly head: Placed }
  | { readonly kind: "added"; readonly head: Placed; readonly around: readonly Placed[] }
  | { readonly kind: "removed"; readonly base: Placed; readonly staying: readonly Placed[] }
  | { readonly kind: "moved"; readonly base: Placed; readonly head: Placed };

/** Both sides of a tree, matched. */
export interface MatchedTree {
  readonly base: readonly Placed[];
  readonly head: readonly Placed[];
}

/** Puts the nodes of a list in their places. */
export function place(lists: readonly TreeList[], parent?: Placed): readonly Placed[] {
  return lists.flatMap(({ slot, nodes }) => {
    const siblings: Placed[] = [];
    for (const [index, node] of nodes.entries()) {
      const children: Placed[] = [];
      const placed: Placed = { node, parent, slot, index, siblings, children, match: undefined };
      children.push(...place(node.lists, placed));
      siblings.push(placed);
    }
    return siblings;
  });
}

/** All nodes, each before the nodes inside it. */
export const everyNode = (roots: readonly Placed[]): readonly Placed[] => {
  const found: Placed[] = [];
  const visit = (placed: Placed): void => {
    found.push(placed);
    placed.children.forEach(visit);
  };
  roots.forEach(visit);
  return found;
};

/**
 * Matches the nodes of two versions of a tree: by id, then by equal content, then by similarity.
 *
 * `staysItself` is false for nodes with the same id that are not the same thing any more.
 */
export function matchTrees(
  baseLists: readonly TreeList[],
  headLists: readonly TreeList[],
  staysItself: (base: TreeNode, head: TreeNode) => boolean = () => true,
): MatchedTree {
  const [base, head] = [place(baseLists), place(headLists)];
  const [baseNodes, headNodes] = [everyNode(base), everyNode(head)];
  matchBy(baseNodes, headNodes, ({ node }) => node.id, staysItself);
  matchBy(baseNodes, headNodes, contentOf);
  matchBy(baseNodes, headNodes, ({ node }) => `${node.type} ${canonical(withoutId(node.own))}`, haveContent);
  matchSimilar(baseNodes, headNodes);
  matchLast(baseNodes, headNodes);
  return { base, head };
}

const contentOf = ({ node }: Placed): string => canonical(withoutId(node.json));

const withoutId = ({ id: _, ...rest }: JsonObject): JsonObject => rest;

/** Equal nodes with little content are equal by chance. */
const haveContent = ({ own }: TreeNode): boolean => Object.keys(own).length > 3;

/** How many nodes are compared with one: more would take too long. */
const candidateLimit = 40;

/** Pairs the unmatched nodes with equal keys; of several, those with the same parent first, then in order. */
function matchBy(
  base: readonly Placed[],
  head: readonly Placed[],
  keyOf: (placed: Placed) => string | undefined,
  mayMatch: (base: TreeNode, head: TreeNode) => boolean = () => true,
): void {
  const waiting = new Map<string, Placed[]>();
  for (const placed of base) {
    if (placed.match) continue;
    const key = keyOf(placed);
    if (key === undefined) continue;
    const list = waiting.get(key);
    if (list) list.push(placed);
    else waiting.set(key, [placed]);
  }
  if (waiting.size === 0) return;
  for (const placed of head) {
    if (placed.match) continue;
    const key = keyOf(placed);
    const list = key === undefined ? undefined : waiting.get(key);
    if (!list) continue;
    while (list[0]?.match) list.shift();
    const free = list.slice(0, candidateLimit).filter((each) => !each.match && mayMatch(each.node, placed.node));
    const found = free.find((each) => isSameParent(each, placed)) ?? free[0];
    if (found) pair(found, placed);
  }
}

const isSameParent = (base: Placed, head: Placed): boolean =>
  base.slot === head.slot && (base.parent ? base.parent.match === head.parent : head.parent === undefined);

function pair(base: Placed, head: Placed): void {
  base.match = head;
  head.match = base;
}

const nearEnough = 0.6;
const nearEnoughElsewhere = 0.8;

/** Pairs the unmatched nodes of one type that are most similar. */
function matchSimilar(base: readonly Placed[], head: readonly Placed[]): void {
  const waiting = new Map<string, Placed[]>();
  for (const placed of base)
    if (!placed.match) waiting.set(placed.node.type, [...(waiting.get(placed.node.type) ?? []), placed]);
  if (waiting.size === 0) return;
  const features = new Map<Placed, ReadonlySet<string>>();
  const featuresIn = (placed: Placed): ReadonlySet<string> => {
    const known = features.get(placed) ?? featuresOf(withoutId(placed.node.own));
    features.set(placed, known);
    return known;
  };
  for (const placed of head) {
    if (placed.match) continue;
    const list = (waiting.get(placed.node.type) ?? []).filter((each) => !each.match);
    const near = [...list.filter((each) => isSameParent(each, placed)), ...list].slice(0, candidateLimit);
    let best: Placed | undefined;
    let bestScore = 0;
    for (const each of near) {
      const score = likeness(each, placed, overlap(featuresIn(each), featuresIn(placed)));
      const limit = isSameParent(each, placed) || followsWrapper(each, placed) ? nearEnough : nearEnoughElsewhere;
      if (score >= limit && score > bestScore) [best, bestScore] = [each, score];
    }
    if (best) pair(best, placed);
  }
}

/** Pairs steps without ids that are each the only one left of its type in the same list: one step with new content. */
function matchLast(base: readonly Placed[], head: readonly Placed[]): void {
  const isLast = (placed: Placed): boolean =>
    placed.node.id === undefined &&
    !placed.match &&
    placed.siblings.every((each) => each === placed || each.match || each.node.type !== placed.node.type);
  const waiting = base.filter(isLast);
  for (const placed of head) {
    if (waiting.length === 0) return;
    if (!isLast(placed)) continue;
    const found = waiting.find(
      (each) => !each.match && each.node.type === placed.node.type && isSameParent(each, placed),
    );
    if (found) pair(found, placed);
  }
}

/** Weighs the content of two nodes with what is inside them. */
function likeness(base: Placed, head: Placed, own: number): number {
  const count = base.children.length + head.children.length;
  if (count === 0) return own;
  const shared = head.children.filter(({ match }) => match?.parent === base).length;
  return (own + (2 * shared) / count) / 2;
}

/** Lists what happened to the nodes, in the order of the head; removed nodes follow the node before them. */
export function changesOf({ base, head }: MatchedTree): readonly TreeChange[] {
  const changes: TreeChange[] = [];
  const keptBySiblings = new Map<readonly Placed[], ReadonlySet<Placed>>();
  /** The nodes of a list that did not change their order. */
  const kept = (siblings: readonly Placed[]): ReadonlySet<Placed> => {
    const known = keptBySiblings.get(siblings);
    if (known) return known;
    const staying = siblings.filter((each) => each.match && isSameParent(each.match, each));
    const order = keptOrder(staying.map(({ match }) => match?.index ?? 0));
    const found = new Set(staying.filter((_, at) => order.has(at)));
    keptBySiblings.set(siblings, found);
    return found;
  };
  const visitRemoved = (placed: Placed): void => {
    if (placed.match || (placed.parent && !placed.parent.match)) return;
    changes.push({ kind: "removed", base: placed, staying: stayingOf(placed) });
  };
  const visitHead = (placed: Placed): void => {
    const before = placed.match;
    if (!before) {
      if (!placed.parent || placed.parent.match)
        changes.push({ kind: "added", head: placed, around: aroundOf(placed) });
    } else {
      const isStaying = isSameParent(before, placed)
        ? kept(placed.siblings).has(placed)
        : followsWrapper(before, placed);
      if (!isStaying) changes.push({ kind: "moved", base: before, head: placed });
      changes.push({ kind: "same", base: before, head: placed });
    }
    placed.children.forEach(visitHead);
    before?.children.forEach(visitRemoved);
  };
  head.forEach(visitHead);
  base.forEach(visitRemoved);
  return changes;
}

/** The nodes inside a new node that were in its place before: the new node was put around them. */
const aroundOf = (placed: Placed): readonly Placed[] =>
  placed.children.filter(({ match }) => match && isSameParent(match, placed));

/** The nodes inside a removed node that are in its place now. */
const stayingOf = (placed: Placed): readonly Placed[] =>
  placed.children.filter(({ match }) => match && isSameParent(placed, match));

/** Whether a node is in another parent only because a node was put around it, or removed around it. */
const followsWrapper = (base: Placed, head: Placed): boolean =>
  (head.parent !== undefined && !head.parent.match && isSameParent(base, head.parent)) ||
  (base.parent !== undefined && !base.parent.match && isSameParent(base.parent, head));

/** Counts the nodes that only this side has, in a node and inside it. */
export const ownCount = (placed: Placed): number =>
  (placed.match ? 0 : 1) + placed.children.reduce((sum, each) => sum + ownCount(each), 0);
