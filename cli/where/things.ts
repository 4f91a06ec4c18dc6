import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import { type JsonContainer, type Place, placeOf, type SourceFile } from "../../compiler/span.ts";
import { isObject, recordOf } from "../json.ts";
import { elementsIn } from "./elements.ts";

/** What a name can name. */
export const thingKinds = [
  "page",
  "section",
  "component",
  "element",
  "variable",
  "collection",
  "formula",
  "workflow",
  "group",
  "class",
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Something in a design that has a name. */
export interface Thing {
  readonly kind: ThingKind;
  /** `moeda`; `contatos#titulo` for an element or a name of a page, section or component. */
  readonly name: string;
  readonly place: Place;
}

/** The maps of design files whose keys are names, and what they name. */
export const namedMaps: Readonly<Record<string, ThingKind>> = {
  variables: "variable",
  collections: "collection",
  formulas: "formula",
  workflows: "workflow",
  groups: "group",
  classes: "class",
};

/** Lists everything in a design that has a name: the names of the whole app first. */
export function thingsOf(design: Design): readonly Thing[] {
  const files = [design.design, design.theme, design.variables, design.collections, design.formulas, design.workflows];
  const units = [...design.pages, ...design.sections, ...design.components];
  return [
    ...files.flatMap((part) => (part ? namesIn(part.file, part.json, (name) => name) : [])),
    ...units.map(({ kind, id, file, json }): Thing => ({ kind, name: id, place: placeOf(file, json) })),
    ...units.flatMap(({ id, file, json }) => inUnit(file, json, id)),
  ];
}

/** The elements of a page, section or component, and the names of its own; a section of a page may have some too. */
function inUnit(file: SourceFile, json: object, id: string): readonly Thing[] {
  const elements = elementsIn(json);
  const within = (name: string) => `${id}#${name}`;
  return [
    ...elements.map(
      (element): Thing => ({ kind: "element", name: within(String(element.id)), place: placeOf(file, element) }),
    ),
    ...[json, ...elements].flatMap((owner) => namesIn(file, owner, within)),
  ];
}

function namesIn(file: SourceFile, owner: JsonContainer, nameOf: (key: string) => string): readonly Thing[] {
  return Object.entries(recordOf(owner)).flatMap(([key, map]) => {
    const kind = Object.hasOwn(namedMaps, key) ? namedMaps[key] : undefined;
    if (kind === undefined || !isObject(map)) return [];
    return Object.keys(map).map((name) => ({ kind, name: nameOf(name), place: placeOf(file, map, name) }));
  });
}

/** A name on the command line: `moeda`, `contatos#titulo`, or with a kind, as in `formula:moeda`. */
export interface Wanted {
  readonly kind: ThingKind | undefined;
  readonly name: string;
}

export const matches = ({ kind, name }: Wanted, thing: Thing): boolean =>
  thing.name === name && (kind === undefined || thing.kind === kind);
