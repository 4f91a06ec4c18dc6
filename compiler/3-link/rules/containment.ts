import { dependencyOrder } from "../../cycles.ts";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.ts";
import type { LinkedDesign, LinkedUnit } from "../linked-design.ts";

/** Reports `component/contains-itself` once per cycle: a component that always shows itself would never end. */
export function checkContainment({ units }: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  const components = new Map(units.filter((unit) => unit.kind === "component").map((unit) => [unit.id, unit]));
  const usesOf = ({ certainUses }: LinkedUnit) =>
    certainUses.flatMap(({ component, place }) => {
      const inner = components.get(component);
      return inner ? [[inner, place] as const] : [];
    });
  dependencyOrder(components.values(), usesOf, (cycle, place) => {
    const [first] = cycle;
    const names = [...cycle, first].map((unit) => unit?.id);
    report(diagnose("component/contains-itself", place, names.join(" > ")));
  });
}
