import { type JsonObject, recordOf } from "../json.ts";
import { workflowLists } from "./compare/nodes.ts";
import { namesIn } from "./compare/renames.ts";
import type { TreeList } from "./compare/tree.ts";
import { writeOf } from "./risks.ts";

/** The popups whose answer each write of a workflow waits for, by write; of several ways to it, what all wait for. */
export type AskedWrites = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Follows the steps of workflows, and of workflows that they run, to what they write.
 *
 * A write waits for an answer if it is in the `onResult` of the popup, or under or after a condition that reads its result.
 */
export function askedWrites(workflows: ReadonlyMap<string, JsonObject>): (workflow: JsonObject) => AskedWrites {
  const known = new Map<string, AskedWrites>();
  const writesOf = (name: string): AskedWrites => {
    const found = known.get(name);
    if (found) return found;
    // A workflow that runs itself writes what its other steps do.
    known.set(name, new Map());
    const writes = followed(workflows.get(name) ?? {});
    known.set(name, writes);
    return writes;
  };
  const followed = (workflow: JsonObject): AskedWrites => {
    const writes = new Map<string, ReadonlySet<string>>();
    const add = (write: string, asked: ReadonlySet<string>): void => {
      const other = writes.get(write);
      writes.set(write, other ? new Set([...other].filter((each) => asked.has(each))) : asked);
    };
    /** The popup that each result of a step comes from. */
    const answers = new Map<string, string>();
    const answersIn = (value: unknown): readonly string[] =>
      namesIn(String(recordOf(value).formula ?? "")).flatMap(({ kind, name }) => {
        const popup = kind === "step" ? answers.get(name) : undefined;
        return popup === undefined ? [] : [popup];
      });
    const follow = (lists: readonly TreeList[], asked: ReadonlySet<string>): void => {
      for (const { slot, nodes } of lists) {
        let here = asked;
        const isAfter = slot === "onError";
        for (const { json, type, id, lists: inner } of nodes) {
          const popup = type === "openPopup" && typeof json.popup === "string" ? json.popup : undefined;
          if (popup !== undefined && id !== undefined) answers.set(id, popup);
          const [answered] = type === "let" ? answersIn(json.value) : [];
          if (answered !== undefined && id !== undefined) answers.set(id, answered);
          const write = writeOf(json);
          if (write !== undefined) add(write, here);
          if (type === "runWorkflow" && typeof json.workflow === "string")
            for (const [each, before] of writesOf(json.workflow)) add(each, new Set([...here, ...before]));
          const gates = answersIn(json.condition ?? json.value);
          for (const list of inner) {
            const isAnswer = popup !== undefined && list.slot === "onResult";
            follow([list], new Set([...here, ...gates, ...(isAnswer ? [popup] : [])]));
          }
          // What follows is only reached with the answer.
          const ends = type === "stopUnless" || inner.some((list) => list.nodes.some((node) => endings.has(node.type)));
          if (gates.length > 0 && ends && !isAfter) here = new Set([...here, ...gates]);
        }
      }
    };
    follow(workflowLists(workflow), new Set());
    return writes;
  };
  return followed;
}

const endings: ReadonlySet<string> = new Set(["return", "throw", "break", "continue"]);
