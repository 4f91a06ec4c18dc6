import type { Design } from "../../2-validate/design-nodes.ts";
import type { LinkedDesign } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { nearestName } from "../../near-names.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import { visitNodes, visitRuns, visitStepLists } from "./walk.ts";

/** Reports sections to scroll to that the page does not have; without a page, that no page has. */
export function checkSections({ pages }: Design, { units, symbols }: LinkedDesign, report: Report): void {
  // The sections of an unsound file are unknown.
  if (symbols.poisoned.size > 0) return;
  const sectionsOf = new Map(
    pages.map(({ id, json }) => [id, json.sections.map((one) => ("use" in one ? one.use : one.id))]),
  );
  const check = (json: object, place: Place): void => {
    const page: unknown = Reflect.get(json, "page");
    const section: unknown = Reflect.get(json, "section");
    if (typeof section !== "string") return;
    const names = typeof page === "string" ? sectionsOf.get(page) : [...sectionsOf.values()].flat();
    if (names === undefined || names.includes(section)) return;
    const known = new Set(names);
    report(diagnose("reference/unknown", place, "section", section, nearestName(section, known), undefined, known));
  };
  for (const unit of units) {
    visitNodes(unit.roots, (node) => {
      if (node.kind !== "element" || node.link?.kind !== "record") return;
      check(node.link.owner, placeOf(node.file, node.link.owner, "section"));
    });
    visitRuns(unit, (run) => {
      if (run.kind !== "workflow") return;
      visitStepLists(run, (steps) => {
        for (const { action, json, file } of steps)
          if (action === "navigate") check(json, placeOf(file, json, "section"));
      });
    });
  }
}
