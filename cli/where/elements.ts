import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import { type JsonContainer, type Place, placeOf, type SourceFile } from "../../compiler/span.ts";
import { isObject, type JsonObject, recordOf } from "../json.ts";

/** A page, shared section or component, or an element of one. */
export interface FoundElement {
  /** `contatos#titulo`, or `contatos` for the page itself. */
  readonly name: string;
  readonly file: SourceFile;
  readonly json: JsonContainer;
  /** The whole value: of an element, its object. */
  readonly place: Place;
}

type Unit = { readonly id: string; readonly file: SourceFile; readonly json: object };

const unitsOf = ({
  pages,
  sections,
  components,
}: Pick<Design, "pages" | "sections" | "components">): readonly Unit[] => [...pages, ...sections, ...components];

/** Lists the pages, sections and components with an id, and with `element` their elements of that id. */
export function findElements(design: Design, unit: string, element: string | undefined): readonly FoundElement[] {
  return unitsOf(design)
    .filter(({ id }) => id === unit)
    .flatMap(({ id, file, json }) => {
      const all = element === undefined ? [json] : elementsIn(json).filter((each) => recordOf(each).id === element);
      const name = element === undefined ? id : `${id}#${element}`;
      return all.map((found) => ({ name, file, json: found, place: placeOf(file, found) }));
    });
}

/** The sections and elements of a unit, each before those inside it. */
export function elementsIn(unit: object): readonly JsonObject[] {
  const found: JsonObject[] = [];
  const visit = (json: unknown): void => {
    for (const list of elementLists(json))
      for (const each of list)
        if (isObject(each)) {
          found.push(each);
          visit(each);
        }
  };
  visit(unit);
  return found;
}

function elementLists(json: unknown): readonly (readonly unknown[])[] {
  const { sections, children, slots } = recordOf(json);
  return [sections, children, ...Object.values(recordOf(slots))].filter((list) => Array.isArray(list));
}

/** Names the innermost element that contains a value of a file: `contatos#titulo`; else the page, or nothing. */
export function elementAround(design: Design, place: Place): FoundElement | undefined {
  const unit = unitsOf(design).find(({ file }) => file === place.file);
  if (!unit) return undefined;
  const whole: FoundElement = { name: unit.id, file: unit.file, json: unit.json, place: placeOf(unit.file, unit.json) };
  const elements: ReadonlySet<unknown> = new Set(elementsIn(unit.json));
  const search = (value: unknown, around: JsonObject | undefined): JsonObject | undefined | false => {
    const here = isObject(value) && elements.has(value) ? value : around;
    if (value === place.owner) return here;
    if (typeof value !== "object" || value === null) return false;
    for (const each of Object.values(value)) {
      const found = search(each, here);
      if (found !== false) return found;
    }
    return false;
  };
  const inside = search(unit.json, undefined) || undefined;
  if (!inside) return whole;
  return {
    ...whole,
    name: `${unit.id}#${String(inside.id ?? inside.use)}`,
    json: inside,
    place: placeOf(unit.file, inside),
  };
}
