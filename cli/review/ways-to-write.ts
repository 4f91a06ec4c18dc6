import { type JsonObject, recordOf } from "../json.ts";
import { workflowLists } from "./compare/nodes.ts";
import { namesIn } from "./compare/renames.ts";
import type { TreeList } from "./compare/tree.ts";
import { writeOf } from "./risks.ts";

/** What a write of a workflow waits for; of several ways to it, what all of them have. */
export interface WayToWrite {
  /** The popups whose answer it waits for. */
  readonly asked: ReadonlySet<string>;
  /** How many places write it, and how many conditions are before all of them together. */
  readonly places: number;
  readonly conditions: number;
  /** Whether a loop is around one of the ways. */
  readonly isRepeated: boolean;
}

/** The ways to what a workflow writes, by write. */
export type WaysToWrite = ReadonlyMap<string, WayToWrite>;

/**
 * Follows the steps of workflows, and of workflows that they run, to what they write.
 *
 * A write waits for an answer if it is in the `onResult` of the popup, or under or after a condition that reads its result.
 * A condition counts if the write is in one of its branches, or after one that ends the workflow.
 */
export function waysToWrite(workflows: ReadonlyMap<string, JsonObject>): (workflow: JsonObject) => WaysToWrite {
  const known = new Map<string, WaysToWrite>();
  const writesOf = (name: string): WaysToWrite => {
    const found = known.get(name);
    if (found) return found;
    // A workflow that runs itself writes what its other steps do.
    known.set(name, new Map());
    const writes = followed(workflows.get(name) ?? {});
    known.set(name, writes);
    return writes;
  };
  const followed = (workflow: JsonObject): WaysToWrite => {
    const writes = new Map<string, WayToWrite>();
    const add = (write: string, way: WayToWrite): void => {
      const other = writes.get(write);
      writes.set(write, other ? sharedWay(other, way) : way);
    };
    /** The popup that each result of a step comes from. */
    const answers = new Map<string, string>();
    const answersIn = (value: unknown): readonly string[] =>
      namesIn(String(recordOf(value).formula ?? "")).flatMap(({ kind, name }) => {
        const popup = kind === "step" ? answers.get(name) : undefined;
        return popup === undefined ? [] : [popup];
      });
    const follow = (lists: readonly TreeList[], way: WayToWrite): void => {
      for (const { slot, nodes } of lists) {
        let here = way;
        const isAfter = slot === "onError";
        for (const { json, type, id, lists: inner } of nodes) {
          const popup = type === "openPopup" && typeof json.popup === "string" ? json.popup : undefined;
          if (popup !== undefined && id !== undefined) answers.set(id, popup);
          const [answered] = type === "let" ? answersIn(json.value) : [];
          if (answered !== undefined && id !== undefined) answers.set(id, answered);
          const write = writeOf(json);
          if (write !== undefined) add(write, here);
          if (type === "runWorkflow" && typeof json.workflow === "string")
            for (const [each, after] of writesOf(json.workflow)) add(each, joinedWay(here, after));
          const gates = answersIn(json.condition ?? json.value);
          const isCondition = type === "if" || type === "switch";
          for (const list of inner) {
            const isAnswer = popup !== undefined && list.slot === "onResult";
            follow([list], {
              asked: new Set([...here.asked, ...gates, ...(isAnswer ? [popup] : [])]),
              places: 1,
              conditions: here.conditions + (isCondition ? 1 : 0),
              isRepeated: here.isRepeated || loops.has(type),
            });
          }
          // What follows is only reached with the answer.
          const ends = type === "stopUnless" || inner.some((list) => list.nodes.some((node) => endings.has(node.type)));
          if (!ends || isAfter) continue;
          here = { ...here, asked: new Set([...here.asked, ...gates]), conditions: here.conditions + 1 };
        }
      }
    };
    follow(workflowLists(workflow), { asked: new Set(), places: 1, conditions: 0, isRepeated: false });
    return writes;
  };
  return followed;
}

/** What two ways to the same write have in common. */
const sharedWay = (one: WayToWrite, other: WayToWrite): WayToWrite => ({
  asked: new Set([...one.asked].filter((each) => other.asked.has(each))),
  places: one.places + other.places,
  conditions: one.conditions + other.conditions,
  isRepeated: one.isRepeated || other.isRepeated,
});

/** A way that goes on in another workflow. */
const joinedWay = (one: WayToWrite, other: WayToWrite): WayToWrite => ({
  asked: new Set([...one.asked, ...other.asked]),
  places: other.places,
  conditions: one.conditions * other.places + other.conditions,
  isRepeated: one.isRepeated || other.isRepeated,
});

const loops: ReadonlySet<string> = new Set(["forEach", "while"]);
const endings: ReadonlySet<string> = new Set(["return", "throw", "break", "continue"]);
