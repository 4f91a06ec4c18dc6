import { actionCatalogue } from "../../../compiler/catalogue/action-catalogue.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { without } from "./similar.ts";
import type { TreeList, TreeNode } from "./tree.ts";

/** Returns the objects of a value that should be a list of objects. */
export const objectsIn = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const textOr = (value: unknown, other: string): string => (typeof value === "string" ? value : other);

const insideElement: ReadonlySet<string> = new Set(["children", "slots"]);

/** Returns elements, and the sections of a page, as nodes. */
export const elementNodes = (value: unknown): readonly TreeNode[] =>
  objectsIn(value).map((json) => {
    // A shared section on a page is identified by the section.
    const use = typeof json.use === "string" ? json.use : undefined;
    return {
      id: use ?? (typeof json.id === "string" ? json.id : undefined),
      type: use === undefined ? textOr(json.type, "section") : "shared section",
      json,
      own: without(json, insideElement),
      lists: [
        ...listIn(json.children, "children"),
        ...Object.entries(isObject(json.slots) ? json.slots : {}).flatMap(([slot, nodes]) => listIn(nodes, slot)),
      ],
    };
  });

const listIn = (value: unknown, slot: string): readonly TreeList[] =>
  Array.isArray(value) ? [{ slot, nodes: elementNodes(value) }] : [];

/** Returns steps of a workflow as nodes; the branches of a step are inside it. */
export const stepNodes = (value: unknown): readonly TreeNode[] =>
  objectsIn(value).map((json) => {
    const action = textOr(json.action, "");
    const blocks = actionCatalogue[action]?.blocks ?? [];
    const names = blocks.map((block) => block.split("[]")[0] ?? block);
    return {
      id: typeof json.id === "string" ? json.id : undefined,
      type: action,
      json,
      own: without(json, new Set(names)),
      lists: blocks.flatMap((block) => stepLists(json, block)),
    };
  });

/** The lists of steps in a block such as `then` or `cases[].steps`. */
function stepLists(json: JsonObject, block: string): readonly TreeList[] {
  const [name = "", inner] = block.split("[].");
  if (inner === undefined) return Array.isArray(json[name]) ? [{ slot: name, nodes: stepNodes(json[name]) }] : [];
  return objectsIn(json[name]).map((each) => ({
    slot: `case ${JSON.stringify(each.value)}`,
    nodes: stepNodes(each[inner]),
  }));
}

/** Returns the trees of a workflow: its steps, and the steps after an error. */
export const workflowLists = (workflow: JsonObject): readonly TreeList[] => [
  { slot: "steps", nodes: stepNodes(workflow.steps) },
  ...(Array.isArray(workflow.onError) ? [{ slot: "onError", nodes: stepNodes(workflow.onError) }] : []),
];
