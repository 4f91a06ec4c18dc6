import { table } from "../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import { checkAttributes } from "./attributes.ts";
import { at, atKey, type Context, complain, isObject, type JsonObject } from "./context.ts";
import { checkElements, checkEvents, checkId, checkLook, type Ids } from "./element.ts";
import { ofUnits } from "./elsewhere.ts";
import { checkInherited, isKebabCase } from "./names.ts";
import { checkParams, checkParts } from "./parts.ts";
import { checkShape, type ShapeOptions } from "./shape.ts";
import { nounsTexts } from "./text-paths.ts";
import { checkTexts } from "./texts.ts";
import { validatorOf } from "./validator-of.ts";
import { nouns } from "./validators/validators.js";
import { checkOn, checkWorkflow } from "./workflow.ts";

/** The kinds of files that a design may have many of. */
export type UnitKind = "page" | "section" | "component";

/** Check a page, section or component and everything inside it. */
export function checkUnit(context: Context, kind: UnitKind, id: string): void {
  const json = context.file.json;
  if (!isObject(json)) throw new Error(`${context.file.path} does not contain an object`);
  checkShape(
    context,
    validatorOf(nouns, kind),
    { value: json, owner: json, key: undefined },
    {
      what: `a ${kind}`,
      ...elsewhereIn(kind),
    },
  );
  // An id of the wrong form is reported as a problem of shape.
  if (typeof json.id === "string" && json.id !== id && isKebabCase(json.id))
    complain(context, "file/wrong-id", at(context, json, "id"), json.id, id);
  checkTexts(context, json, nounsTexts[kind]);
  checkOn(context, json.on);
  const ids: Ids = { where: kind === "page" ? "on this page" : `in this ${kind}`, first: new Map() };
  if (kind === "page") checkSections(context, json.sections, ids);
  else checkElements(context, [json.children], ids);
  if (kind === "section") checkSection(context, json);
  if (kind === "component") checkComponent(context, json);
}

function elsewhereIn(kind: UnitKind): Pick<ShapeOptions, "elsewhere"> {
  const elsewhere = ofUnits[kind];
  return elsewhere ? { elsewhere } : {};
}

function checkSections(context: Context, sections: unknown, ids: Ids): void {
  if (!Array.isArray(sections)) return;
  sections.forEach((section: unknown, index) => {
    if (!isObject(section)) return;
    const isUse = Object.hasOwn(section, "use");
    const noun = isUse ? "use" : "page-section";
    const what = isUse ? "`use`" : "a section";
    checkShape(
      context,
      validatorOf(nouns, noun),
      { value: section, owner: sections, key: index },
      { what, ...elsewhereIn("section") },
    );
    if (isUse) return;
    checkTexts(context, section, nounsTexts[noun]);
    checkId(context, section, ids);
    checkSection(context, section);
    checkOn(context, section.on);
    checkElements(context, [section.children], ids);
  });
}

/** Check a section, which has the styles and events of an element. */
function checkSection(context: Context, section: JsonObject): void {
  checkLook(context, section);
  checkAttributes(context, section, "section");
  if (section.variables !== undefined) checkParts(context, { variables: section.variables }, "section");
  if (isObject(section.on)) checkEvents(context, section.on, sectionEvents, "a section");
}

const sectionEvents = table(
  Object.fromEntries(Object.entries(elementCatalogue.base?.events ?? {}).filter(([, event]) => event.common)),
);

function checkComponent(context: Context, component: JsonObject): void {
  checkParts(context, component, "component");
  const { props, events, actions, slots } = component;
  for (const named of [props, events, actions]) {
    if (isObject(named))
      for (const name of Object.keys(named)) checkInherited(context, name, atKey(context, named, name));
  }
  if (Array.isArray(slots)) {
    for (const [index, name] of slots.entries()) checkInherited(context, name, at(context, slots, index));
  }
  if (isObject(actions)) {
    for (const name of Object.keys(actions)) {
      const action = actions[name];
      checkWorkflow(context, actions, name, action);
      if (isObject(action)) checkParams(context, action.params);
    }
  }
}
