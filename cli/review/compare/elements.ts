import type { JsonObject } from "../../json.ts";
import { code, quote, shortened, titleOf, type Word, type Words, words } from "../render/words.ts";
import { comparedOf, compareTrees, renamedIds, reportRenamed, type TreeWords } from "./compare-trees.ts";
import { elementMarker } from "./markers.ts";
import { withRenames } from "./renames.ts";
import type { MatchedTree, Placed, TreeChange, TreeNode } from "./tree.ts";
import { compareMembers, inside, literalText, report, type Spot } from "./values.ts";
import { compareHandlers } from "./workflows.ts";

const texts = ["text", "label", "title", "placeholder", "ariaLabel"];

/** Returns the text that people see on an element. */
function textOf({ json }: TreeNode): string | undefined {
  const props = json.props;
  if (typeof props !== "object" || props === null) return undefined;
  return texts.map((name) => literalText(Reflect.get(props, name))).find((text) => text !== undefined && text !== "");
}

/** Returns the type of an element in words; of an instance, its component. */
export const typeWords = ({ type, json }: TreeNode): string =>
  type === "component" && typeof json.component === "string"
    ? `component ${titleOf(json.component)}`
    : type.replaceAll("-", " ");

const shortElement = ({ node }: Placed): Word => code(node.id ?? node.type);

/** Returns an element with its type and text. */
export function fullElement({ node }: Placed): Words {
  const text = textOf(node);
  return words`${typeWords(node)} ${code(node.id ?? "")}${text === undefined ? [] : words` ${quote(shortened(text))}`}`;
}

export const elementWords: TreeWords = {
  full: fullElement,
  short: shortElement,
  plural: "elements",
  list: (parent, slot) => {
    if (!parent) return [];
    return slot === "children" ? [shortElement(parent)] : words`slot ${code(slot)} of ${shortElement(parent)}`;
  },
};

/** Returns the name of an element in a path: its display name, or its id in words. */
export const elementTitle = ({ id, json }: TreeNode): string =>
  typeof json.name === "string" && json.name !== "" && json.use === undefined ? json.name : titleOf(id ?? "");

const compared: ReadonlySet<string> = new Set(["id", "type", "component", "on", "use"]);

/** Compares two versions of an element tree. */
export function compareElements(spot: Spot, tree: MatchedTree, isHidden?: (change: TreeChange) => boolean): void {
  const here: Spot = { ...spot, renames: withRenames(spot.renames, "element", renamedIds(tree.base)) };
  compareTrees(
    here,
    tree,
    elementWords,
    (base, head) => {
      if (base.node.json.use === undefined) reportRenamed(here, base, head, typeWords(head.node));
      compareElement(inside(here, elementTitle(head.node)), base.node, head.node);
    },
    isHidden,
  );
}

function compareElement(spot: Spot, base: TreeNode, head: TreeNode): void {
  if (base.own === head.own) return;
  const renamed = spot.renames.get("component");
  const component =
    typeof base.json.component === "string" ? (renamed?.get(base.json.component) ?? base.json.component) : undefined;
  if (base.type !== head.type || component !== head.json.component)
    report(
      spot,
      { side: "head", owner: head.json, key: "type" },
      words`now a ${typeWords(head)} instead of a ${typeWords(base)}`,
    );
  const marker = elementMarker(spot, head.json);
  compareMembers({ ...spot, marker }, base.json, head.json, [], comparedOf(base, head, compared));
  compareHandlers(spot, base.json.on, head.json.on);
}

/** Returns the elements of a unit: its children, or the sections of a page. */
export const rootsOf = (json: JsonObject): unknown => json.sections ?? json.children;
