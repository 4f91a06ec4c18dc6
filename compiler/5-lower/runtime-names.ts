/** Names of the runtime that the output imports, and their modules; helpers and icons are imported by rule. */

import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import { componentName } from "../names.ts";
import type { Import } from "./output-module.ts";

export const core = "trama/runtime";

const fromCore = (name: string): Import => ({ name, from: core });
const typeFromCore = (name: string): Import => ({ name, from: core, isType: true });

export const runtime = {
  handle: fromCore("handle"),
  Page: fromCore("Page"),
  PageProps: typeFromCore("PageProps"),
  usePage: fromCore("usePage"),
  recordPage: fromCore("recordPage"),
  Section: fromCore("Section"),
  SectionProps: typeFromCore("SectionProps"),
  arrange: fromCore("arrange"),
  get: { name: "get", from: "trama/runtime/helpers" },
  authOf: fromCore("authOf"),
  staticCollection: fromCore("staticCollection"),
  If: fromCore("If"),
  Repeat: fromCore("Repeat"),
  Slot: fromCore("Slot"),
  component: fromCore("component"),
  lateComponent: fromCore("lateComponent"),
  inApp: fromCore("inApp"),
  isSelected: fromCore("isSelected"),
  responsive: fromCore("responsive"),
  decimalFormat: fromCore("decimalFormat"),
  TypedDate: fromCore("TypedDate"),
  maskFormat: fromCore("maskFormat"),
  localVariable: fromCore("localVariable"),
  Component: fromCore("Component"),
  watch: fromCore("watch"),
  batch: fromCore("batch"),
  workflow: fromCore("workflow"),
  latestWorkflow: fromCore("latestWorkflow"),
  popup: fromCore("popup"),
  createRuntime: fromCore("createRuntime"),
  defineApp: fromCore("defineApp"),
  supabaseAuth: fromCore("supabaseAuth"),
  PageRoute: typeFromCore("PageRoute"),
  Run: typeFromCore("Run"),
  WorkflowError: typeFromCore("WorkflowError"),
  Bind: typeFromCore("Bind"),
  Handler: typeFromCore("Handler"),
} as const;

/** Returns the import of a runtime function that a step calls. */
export const runtimeFunction = fromCore;

const components: ReadonlyMap<string, Import> = new Map(
  Object.keys(elementCatalogue).map((type) => [
    type,
    { name: componentName(type), from: `trama/runtime/elements/${type}` },
  ]),
);

/** Returns the component of an element type, from the module of that type. */
export function elementComponent(type: string): Import {
  const component = components.get(type);
  if (!component) throw new Error(`no element type ${type}`);
  return component;
}

/** The function that makes an element of a React component of the design. */
export const ownElementFunction: Import = { name: "ownElement", from: "trama/runtime/elements/own-element" };

/** Returns the import of a function of the REST plugin. */
export const restFunction = (name: string): Import => ({ name, from: "trama/runtime/plugins/rest" });

/** Functions that declare collections whose data is in the design but not in the scripts. */
export const cmsFunction: Import = { name: "cmsCollection", from: "trama/runtime/plugins/cms" };
export const fileFunction: Import = { name: "fileCollection", from: "trama/runtime/plugins/file" };

/** The function that declares collections with the result of a function of `custom/`. */
export const customFunction: Import = { name: "customCollection", from: "trama/runtime/plugins/custom" };

/** Returns the import of a function of the Xano plugin. */
export const xanoFunction = (name: string): Import => ({ name, from: "trama/runtime/plugins/xano" });

/** Returns the import of a function of the sound plugin. */
export const soundFunction = (name: string): Import => ({ name, from: "trama/runtime/plugins/sound" });

/** Returns the import of a function or type of the Supabase plugin. */
export const supabaseFunction = (name: string): Import => ({ name, from: "trama/runtime/plugins/supabase" });
