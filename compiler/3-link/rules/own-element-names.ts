import type { Design } from "../../2-validate/design-nodes.ts";
import { elementCatalogue } from "../../catalogue/element-catalogue.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { componentName, isOwnElement } from "../../names.ts";
import { isTakenComponent, unitName } from "../../output-names.ts";
import type { Report } from "../../result.ts";
import { placeOf } from "../../span.ts";

/** Reports `element/name-clash`: an own element cannot have a name that modules of the output already use. */
export function checkOwnNames(design: Design, report: Report): void {
  const units = new Map(
    [...design.pages, ...design.sections, ...design.components].map(({ kind, id }) => [
      unitName(kind, id),
      `the ${kind} \`${id}\``,
    ]),
  );
  for (const { id, file, json } of design.ownElements) {
    const builtIn = Object.keys(elementCatalogue).find((type) => type === id || componentName(type) === id);
    const other = builtIn === undefined ? units.get(id) : `the element type \`${builtIn}\``;
    const isReserved = !isOwnElement(id) || isTakenComponent(id);
    if (other !== undefined || isReserved)
      report(diagnose("element/name-clash", placeOf(file, json, "type"), id, other));
  }
}
