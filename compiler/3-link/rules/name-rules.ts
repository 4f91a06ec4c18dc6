import type { ComponentNode, Design } from "../../2-validate/design-nodes.ts";
import { relatedWords } from "../../diagnostics/catalogue.ts";
import { diagnose, relate } from "../../diagnostics/diagnostic.ts";
import { thingName, unitName } from "../../output-names.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import type { LinkedDesign } from "../linked-design.ts";

/**
 * Rules about names that the output uses side by side: everything that modules import needs a distinct name.
 *
 * Reports `id/clash`, `id/reserved` and `component/reserved-name`.
 */
export function checkNames(design: Design, { symbols }: LinkedDesign, report: Report): void {
  const clashes = new Clashes(report);
  for (const node of [...design.pages, ...design.sections, ...design.components]) {
    clashes.add(`unit ${unitName(node.kind, node.id)}`, node.id, placeOf(node.file, node.json, "id"));
  }
  const { collections, formulas, workflows, popups, variables } = symbols;
  for (const [kind, things] of [
    ["collection", collections],
    ["formula", formulas],
    ["workflow", workflows],
  ] as const) {
    for (const { id, place } of things.values()) clashes.add(thingName(kind, id), id, { ...place, part: "key" });
  }
  for (const { id, place } of popups.values())
    clashes.add(thingName("popup", id), id, placeOf(place.file, place.owner, "id"));
  const declaring = variables.get("variable");
  if (declaring) report(diagnose("id/reserved", { ...declaring.place, part: "key" }, declaring.id));
  for (const component of design.components) checkGiven(component, report);
}

/** Names of the output with the place of the first thing that has each. */
class Clashes {
  private readonly first = new Map<string, Place>();
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  add(name: string, id: string, place: Place): void {
    const other = this.first.get(name.toLowerCase());
    if (!other) this.first.set(name.toLowerCase(), place);
    else this.report(relate(diagnose("id/clash", place, id), other, relatedWords.other));
  }
}

/** Attributes that every use of a component has, besides its own properties and slots. */
const ofEveryUse = new Set(["id", "handle", "key", "ref", "children"]);

/** Checks the properties, slots and events of a component, which become attributes of its uses. */
function checkGiven({ file, json }: ComponentNode, report: Report): void {
  const { props = {}, slots = [], events = {} } = json;
  const taken = new Set(Object.keys(events).map((event) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`));
  for (const name of Object.keys(props)) {
    if (ofEveryUse.has(name) || taken.has(name))
      report(diagnose("component/reserved-name", { ...placeOf(file, props, name), part: "key" }, "property", name));
    taken.add(name);
  }
  slots.forEach((name, slotIndex) => {
    if (ofEveryUse.has(name) || taken.has(name))
      report(diagnose("component/reserved-name", placeOf(file, slots, slotIndex), "slot", name));
  });
}
