import { isObject, type JsonObject, recordOf } from "../../json.ts";
import { code, listed, type Word, type Words, words } from "../render/words.ts";
import { hasWrites } from "../risks.ts";
import { comparedOf, compareTrees, renamedIds, reportRenamed, type TreeWords } from "./compare-trees.ts";
import { stepMarker } from "./markers.ts";
import { objectsIn, workflowLists } from "./nodes.ts";
import { withRenames } from "./renames.ts";
import { canonical } from "./similar.ts";
import { everyNode, matchTrees, type Placed, place } from "./tree.ts";
import { type At, compareMembers, inside, meansSame, report, risksIn, type Spot } from "./values.ts";

/** What a step acts on, in the order of preference. */
const targets = [
  "variable",
  "workflow",
  "popup",
  "page",
  "table",
  "function",
  "collection",
  "element",
  "event",
  "bucket",
];

/** Returns what a step does: its action and its target. */
function doing({ node }: Placed): string {
  const target = targets.map((name) => node.json[name]).find((value) => typeof value === "string");
  return target === undefined ? node.type : `${node.type} ${String(target)}`;
}

const shortStep = (placed: Placed): Word => code(placed.node.id ?? doing(placed));

const stepWords: TreeWords = {
  full: (placed) =>
    placed.node.id === undefined
      ? words`step ${code(doing(placed))}`
      : words`step ${code(placed.node.id)} (${code(doing(placed))})`,
  short: shortStep,
  plural: "steps",
  list: (parent, slot) => {
    if (parent) return words`${slot === "steps" ? "" : `${slot} of `}${shortStep(parent)}`;
    return slot === "onError" ? words`the error branch` : [];
  },
};

const ownMembers: ReadonlySet<string> = new Set(["steps", "onError"]);
const stepMembers: ReadonlySet<string> = new Set(["id", "action"]);

/** Compares two versions of a workflow: its settings, then its steps. */
export function compareWorkflow(spot: Spot, base: JsonObject, head: JsonObject): void {
  compareMembers(spot, base, head, [], ownMembers);
  const tree = matchTrees(workflowLists(base), workflowLists(head));
  const here: Spot = { ...spot, renames: withRenames(spot.renames, "step", renamedIds(tree.base)) };
  compareTrees(here, tree, stepWords, (was, is) => {
    reportRenamed(here, was, is, "step");
    const one = inside(here, `step ${is.node.id ?? doing(is)}`);
    if (was.node.type !== is.node.type)
      report(
        one,
        { side: "head", owner: is.node.json, key: "action" },
        words`action: ${code(was.node.type)} → ${code(is.node.type)}`,
        risksIn(one, is.node.own, was.node.own),
      );
    const writes = (name: string) => spot.meaning.head().writesOf(name);
    const marker = stepMarker(one, is.node.json, () =>
      is.siblings.slice(is.index + 1).some(({ node }) => hasWrites(node.json, writes)),
    );
    compareMembers({ ...one, marker }, was.node.json, is.node.json, [], comparedOf(was.node, is.node, stepMembers));
  });
  reportLooserWrites(spot, base, head);
}

/** Reports writes that waited for an answer or a condition and no longer do, or are repeated, wherever the steps are. */
function reportLooserWrites(spot: Spot, base: JsonObject, head: JsonObject): void {
  // What a workflow that it runs no longer asks is reported there.
  if (meansSame(spot.renames, "", base, head)) return;
  const after = spot.meaning.head().waysToWrite(head);
  const renamed = spot.renames.get("component");
  const at: At = { side: "head", owner: head };
  for (const [write, before] of spot.meaning.base().waysToWrite(base)) {
    const way = after.get(write);
    if (!way) continue;
    const lost = [...before.asked].filter((popup) => !way.asked.has(renamed?.get(popup) ?? popup));
    if (lost.length > 0)
      report(spot, at, words`${code(write)} no longer waits for the answer to ${listed(lost.map(code))}`, [
        "question-removed",
      ]);
    else if (way.places >= before.places && way.conditions < before.conditions)
      report(spot, at, words`${code(write)} has fewer conditions before it`, ["write-grown"]);
    if (way.isRepeated && !before.isRepeated) report(spot, at, words`${code(write)} is now repeated`, ["write-grown"]);
  }
}

/** Counts the steps of a workflow, those in branches included. */
export const stepCount = (workflow: JsonObject): number => everyNode(place(workflowLists(workflow))).length;

/** Compares the handlers of events, by event. */
export function compareHandlers(spot: Spot, base: unknown, head: unknown): void {
  const [was, is] = [recordOf(base), recordOf(head)];
  const names = [...Object.keys(is), ...Object.keys(was).filter((name) => !Object.hasOwn(is, name))];
  for (const name of names) {
    if (meansSame(spot.renames, name, was[name], is[name])) continue;
    // Handlers of property changes are one level further in.
    if (name === "propertyChange") compareHandlers(inside(spot, "on change of a property"), was[name], is[name]);
    else compareHandler(inside(spot, `on ${name}`), was[name], is[name], { base: was, head: is, name });
  }
}

interface HandlerPlace {
  readonly base: JsonObject;
  readonly head: JsonObject;
  readonly name: string;
}

function compareHandler(spot: Spot, base: unknown, head: unknown, { base: was, head: is, name }: HandlerPlace): void {
  const [before, after] = [handlersOf(base), handlersOf(head)];
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const [old, now] = [before[index], after[index]];
    const headAt: At = { side: "head", owner: is, key: name };
    if (old && now) {
      if (Array.isArray(old.steps) && Array.isArray(now.steps)) compareWorkflow(spot, old, now);
      else if (typeof old.run === "string" && typeof now.run === "string") compareRun(spot, old, now);
      else if (canonical(old) !== canonical(now)) {
        report(spot, headAt, words`${handlerWords(now)} instead of ${handlerWords(old)}`, risksIn(spot, now, old));
        reportLooserWrites(spot, asSteps(old), asSteps(now));
      }
    } else if (now) report(spot, headAt, words`${handlerWords(now)} added`, risksIn(spot, now));
    else if (old) report(spot, { side: "base", owner: was, key: name }, words`${handlerWords(old)} removed`);
  }
}

const handlersOf = (value: unknown): readonly JsonObject[] => (isObject(value) ? [value] : objectsIn(value));

const runName: ReadonlySet<string> = new Set(["run"]);

function compareRun(spot: Spot, base: JsonObject, head: JsonObject): void {
  if (!meansSame(spot.renames, "run", base.run, head.run))
    report(
      spot,
      { side: "head", owner: head, key: "run" },
      words`runs workflow ${code(String(head.run))} instead of ${code(String(base.run))}`,
      risksIn(spot, head, base),
    );
  if (base.run !== head.run) reportLooserWrites(spot, asSteps(base), asSteps(head));
  compareMembers(spot, base, head, [], runName);
}

/** A handler that runs a workflow, as steps. */
const asSteps = (handler: JsonObject): JsonObject =>
  typeof handler.run === "string" ? { steps: [{ action: "runWorkflow", workflow: handler.run }] } : handler;

function handlerWords(handler: JsonObject): Words {
  if (typeof handler.run === "string") return words`workflow ${code(handler.run)}`;
  const count = stepCount(handler);
  return words`${count === 1 ? "one step" : `${count} steps`}${firstSteps(handler)}`;
}

/** Lists the first steps of a handler in parentheses. */
function firstSteps(handler: JsonObject): Words {
  const roots = place(workflowLists(handler)).slice(0, 3);
  return roots.length === 0
    ? []
    : words` (${roots.flatMap((each, index): Word[] => [...(index > 0 ? [", "] : []), code(doing(each))])})`;
}
