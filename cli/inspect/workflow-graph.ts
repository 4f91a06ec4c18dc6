import { actionCatalogue } from "../../compiler/catalogue/action-catalogue.ts";
import { isObject, type JsonObject, recordOf } from "../json.ts";
import { anchor, escaped } from "./html.ts";

/**
 * Draws a workflow or handler as a graph: steps below each other, and the ways of a step beside each other.
 *
 * It is markup and style, so that the search, a screen reader and the clipboard have its text.
 */
export function graphOf(handler: unknown): string {
  if (Array.isArray(handler)) return handler.map(graphOf).join("");
  const { run, steps, onError } = recordOf(handler);
  if (typeof run === "string") return ` runs <a href="#${escaped(anchor(`workflow ${run}`))}">${escaped(run)}</a>`;
  return flow(steps) + ways([["on error", onError]]);
}

function flow(steps: unknown): string {
  const items = (Array.isArray(steps) ? steps : []).filter(isObject).map(step);
  return items.length === 0 ? "" : `<ol class="flow">${items.map((item) => `<li>${item}`).join("")}</ol>`;
}

/** The ways out of a step, each with its name; nothing for those without steps. */
function ways(all: readonly (readonly [name: string, steps: unknown])[]): string {
  const drawn = all.flatMap(([name, steps]) => {
    const graph = flow(steps);
    return graph === "" ? [] : [`<div><span class="on">${escaped(name)}</span>${graph}</div>`];
  });
  return drawn.length === 0 ? "" : `<div class="ways">${drawn.join("")}</div>`;
}

/** Members of a step that name what it works on. */
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
/** Members of a step that decide which way it goes. */
const decisions = ["condition", "items"];

function step(json: JsonObject): string {
  const action = String(json.action);
  const blocks = actionCatalogue[action]?.blocks ?? [];
  const target = [...targets.map((name) => json[name]), namesIn(json.collections), namesIn(json.variables)].find(
    (value) => typeof value === "string",
  );
  const decision = [...decisions, ...(blocks.some((block) => block.startsWith("cases")) ? ["value"] : [])]
    .map((name) => recordOf(json[name]).formula)
    .find((formula) => typeof formula === "string");
  const names = [target, decision].filter((name) => name !== undefined);
  const title = [escaped(action), ...names.map((name) => `<code>${escaped(String(name))}</code>`)].join(" ");
  return `<span>${title}</span>${ways(blocks.flatMap((block) => waysOf(json, block)))}`;
}

const namesIn = (value: unknown): string | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === "string") ? value.join(", ") : undefined;

/** The ways of a block such as `then`, or of each case in `cases[].steps`. */
function waysOf(json: JsonObject, block: string): readonly (readonly [name: string, steps: unknown])[] {
  const [name = "", inner] = block.split("[].");
  if (inner === undefined)
    return [[name === "steps" ? (json.action === "while" ? "while" : "for each") : name, json[name]]];
  const cases: readonly unknown[] = Array.isArray(json[name]) ? json[name] : [];
  return cases.map((each) => [`case ${JSON.stringify(recordOf(each).value)}`, recordOf(each)[inner]]);
}
