import { actionCatalogue } from "../catalogue/action-catalogue.ts";
import { relatedWords } from "../diagnostics/catalogue.ts";
import { diagnose, relate } from "../diagnostics/diagnostic.ts";
import { fixedMessages } from "../diagnostics/fixed-messages.ts";
import { nearestName } from "../near-names.ts";
import type { JsonContainer } from "../span.ts";
import { at, atKey, type Context, complain, isObject, type JsonObject, kindOf, misspelt } from "./context.ts";
import { ofStep } from "./elsewhere.ts";
import { checkReserved } from "./names.ts";
import { checkShape } from "./shape.ts";
import { actionsTexts } from "./text-paths.ts";
import { checkTexts } from "./texts.ts";
import { validatorOf } from "./validator-of.ts";
import { actions, nouns } from "./validators/validators.js";

/** The event of a component that has one workflow per property. */
const propertyChange = "propertyChange";

/** Check the workflows of events. */
export function checkOn(context: Context, on: unknown): void {
  if (!isObject(on)) return;
  for (const event of Object.keys(on)) {
    const value = on[event];
    // It contains one workflow per property.
    if (event === propertyChange && isObject(value)) {
      for (const property of Object.keys(value)) checkHandler(context, value, property, value[property]);
    } else checkHandler(context, on, event, value);
  }
}

/** Check the handler of an event: a workflow, `run` of one, or a list of these. */
function checkHandler(context: Context, owner: JsonContainer, key: string | number, value: unknown): void {
  const list = Array.isArray(value) ? value : undefined;
  if ((list ?? [value]).some(isBareStep)) {
    const found = list ? "a list of steps" : "a step";
    complain(context, "property/wrong-type", at(context, owner, key), "a workflow", found, stepsHelp(list));
    return;
  }
  for (const [index, each] of (list ?? [value]).entries()) {
    checkWorkflow(context, list ?? owner, list ? index : key, each);
    if (!isObject(each) || !Object.hasOwn(each, "steps")) continue;
    for (const name of ofNamedWorkflows)
      if (Object.hasOwn(each, name)) complain(context, "workflow/without-name", atKey(context, each, name), name);
  }
}

/** Whether a step is where a workflow belongs. */
const isBareStep = (value: unknown): boolean =>
  isObject(value) && typeof value.action === "string" && !Object.hasOwn(value, "steps") && !Object.hasOwn(value, "run");

const stepsHelp = (list: readonly unknown[] | undefined): string =>
  `write \`{ "steps": ${list ? "[…]" : "[{ … }]"} }\``;

/** Properties that only a named workflow can have, because callers use them. */
const ofNamedWorkflows = ["params", "result", "latest"];

/** Check a workflow, or `run` of one. */
export function checkWorkflow(context: Context, owner: JsonContainer, key: string | number, value: unknown): void {
  if (!isObject(value)) {
    complain(context, "property/wrong-type", at(context, owner, key), "a workflow", kindOf(value));
    return;
  }
  const isRun = Object.hasOwn(value, "run") && !Object.hasOwn(value, "steps");
  const noun = isRun ? "run" : "workflow";
  checkShape(
    context,
    validatorOf(nouns, noun),
    { value, owner, key },
    {
      what: isRun ? "`run`" : "a workflow",
      action: noun,
    },
  );
  if (isRun) return;
  const ids = new Map<string, JsonObject>();
  checkSteps(context, [value.steps, value.onError], ids);
}

/** Check lists of steps and the steps inside them. Iterative, so deep nesting cannot overflow the stack. */
function checkSteps(context: Context, lists: readonly unknown[], ids: Map<string, JsonObject>): void {
  const pending: unknown[] = [...lists].reverse();
  while (pending.length > 0) {
    const list = pending.pop();
    if (!Array.isArray(list)) continue;
    for (let index = 0; index < list.length; index++) {
      const step: unknown = list[index];
      if (!isObject(step)) continue;
      checkStep(context, step, list, index, ids);
      const blocks = typeof step.action === "string" ? (actionCatalogue[step.action]?.blocks ?? []) : [];
      for (let block = blocks.length - 1; block >= 0; block--)
        for (const each of blockLists(step, blocks[block] ?? "")) pending.push(each);
    }
  }
}

function checkStep(
  context: Context,
  step: JsonObject,
  list: readonly unknown[],
  index: number,
  ids: Map<string, JsonObject>,
): void {
  const { action, id } = step;
  if (typeof action !== "string") {
    checkShape(context, validatorOf(nouns, "step"), { value: step, owner: list, key: index }, { what: "a step" });
  } else if (actionCatalogue[action] === undefined) {
    complain(
      context,
      "step/unknown-action",
      at(context, step, "action"),
      action,
      nearestName(action, Object.keys(actionCatalogue)),
    );
  } else {
    checkShape(
      context,
      validatorOf(actions, action),
      { value: step, owner: list, key: index },
      { what: `\`${action}\``, action, elsewhere: ofStep },
    );
    if (action === "navigate") checkDestination(context, step);
    if (action === "tryCatch" && !handlers.some((name) => Object.hasOwn(step, name)) && !misspelt(step, handlers))
      complain(context, "property/choose-one", at(context, step), handlers, []);
    checkTexts(context, step, actionsTexts[action]);
  }
  if (typeof id !== "string") return;
  checkReserved(context, id, at(context, step, "id"));
  const first = ids.get(id);
  if (first === undefined) ids.set(id, step);
  else
    context.report(
      relate(
        diagnose("step/duplicate-id", at(context, step, "id"), id),
        at(context, first, "id"),
        relatedWords.firstUse,
      ),
    );
}

/** What follows steps that may fail. */
const handlers = ["catch", "finally"];

const destinations = ["page", "path", "url"];

/** Check that a step that changes the page has one target. */
function checkDestination(context: Context, step: JsonObject): void {
  const found = destinations.filter((name) => Object.hasOwn(step, name));
  // The shape check reports a misspelt target.
  if (found.length === 1 || (found.length === 0 && misspelt(step, destinations))) return;
  const place = found[1] === undefined ? at(context, step) : atKey(context, step, found[1]);
  complain(context, "property/choose-one", place, destinations, found, fixedMessages["property/choose-one navigate"]);
}

/** Returns the lists of steps at a path such as `then` or `cases[].steps`. */
function blockLists(step: JsonObject, path: string): unknown[] {
  let values: unknown[] = [step];
  for (const part of path.split(".")) {
    const name = part.replace("[]", "");
    values = values.flatMap((value) => (isObject(value) && Object.hasOwn(value, name) ? [value[name]] : []));
    if (part.endsWith("[]")) values = values.flatMap((value): unknown[] => (Array.isArray(value) ? value : []));
  }
  return values;
}
