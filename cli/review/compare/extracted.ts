import type { ComponentNode } from "../../../compiler/2-validate/design-nodes.ts";
import type { SourceFile } from "../../../compiler/span.ts";
import { recordOf } from "../../json.ts";
import { quote, words } from "../render/words.ts";
import { elementTitle, fullElement } from "./elements.ts";
import { elementNodes } from "./nodes.ts";
import { canonical } from "./similar.ts";
import {
  changesOf,
  everyNode,
  type MatchedTree,
  matchTrees,
  type Placed,
  type TreeChange,
  type TreeNode,
} from "./tree.ts";
import { inside, report, type Spot, shown } from "./values.ts";

/** Elements of a unit that became a new component. */
export interface Extraction {
  /** The unit that had the elements, such as `page inicio`. */
  readonly unit: string;
  readonly component: ComponentNode;
  /** The instances of the component in the unit. */
  readonly instances: readonly Placed[];
  /** The elements in the unit before. */
  readonly roots: readonly Placed[];
  /** The elements of the unit before, matched with the elements of the component. */
  readonly tree: MatchedTree;
  /** The file that had the elements. */
  readonly file: SourceFile;
  /** Whether a change of the unit is only this extraction. */
  isHidden(change: TreeChange): boolean;
  /** Whether a change between the elements and the component is outside of what was extracted. */
  isOutside(change: TreeChange): boolean;
}

const sharedEnough = 0.5;

/** Finds the new components whose elements were in another unit before. */
export function findExtractions(
  added: readonly ComponentNode[],
  trees: ReadonlyMap<string, MatchedTree>,
  fileOf: (unit: string) => SourceFile,
): readonly Extraction[] {
  return added.flatMap((component) =>
    Array.from(trees, ([unit, tree]) => extractionOf(component, unit, tree, fileOf)).filter(
      (found) => found !== undefined,
    ),
  );
}

function extractionOf(
  component: ComponentNode,
  unit: string,
  tree: MatchedTree,
  fileOf: (unit: string) => SourceFile,
): Extraction | undefined {
  const instances = everyNode(tree.head).filter(
    (placed) => !placed.match && placed.node.type === "component" && placed.node.json.component === component.id,
  );
  if (instances.length === 0) return undefined;
  const removed = changesOf(tree).flatMap((change) => (change.kind === "removed" ? [change.base] : []));
  const nodes = removed.map(({ node }) => node);
  const matched = matchTrees(
    [{ slot: "children", nodes }],
    [{ slot: "children", nodes: elementNodes(recordOf(component.json).children) }],
  );
  const all = everyNode(matched.head);
  const shared = all.filter(({ match }) => match).length;
  if (all.length === 0 || shared / all.length < sharedEnough) return undefined;
  const used = new Set<TreeNode>(
    matched.base.filter((placed) => everyNode([placed]).some(({ match }) => match)).map(({ node }) => node),
  );
  return {
    unit,
    component,
    instances,
    roots: removed.filter(({ node }) => used.has(node)),
    tree: matched,
    file: fileOf(unit),
    isHidden: (change) =>
      (change.kind === "added" && instances.includes(change.head)) ||
      (change.kind === "removed" && used.has(change.base.node)),
    isOutside: (change) =>
      (change.kind === "removed" && !used.has(change.base.node) && change.base.parent === undefined) ||
      (change.kind === "moved" && change.base.parent === undefined && change.head.parent === undefined),
  };
}

/** Reports an extraction in the unit that had the elements. */
export function reportExtracted(spot: Spot, { roots, instances }: Extraction, name: string): void {
  for (const root of roots) {
    const count = everyNode([root]).length - 1;
    const more = count === 0 ? "" : count === 1 ? " with one element inside" : ` with ${count} elements inside`;
    report(
      spot,
      { side: "base", owner: root.node.json },
      words`${fullElement(root)}${more} extracted into the new component ${quote(name)}`,
    );
  }
  const before = new Set(roots.map(({ node }) => canonical(node.json.if ?? null)));
  for (const { node } of instances) {
    const condition = node.json.if;
    if (condition === undefined || before.has(canonical(condition))) continue;
    const at = { side: "head", owner: node.json, key: "if" } as const;
    report(inside(spot, elementTitle(node)), at, words`condition set to ${shown(condition)}`);
  }
}
