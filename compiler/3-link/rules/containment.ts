import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.ts";
import type { LinkedDesign, LinkedUnit } from "../types.ts";

/** A component that always shows itself would never end. Reports `component/contains-itself` once for each circle. */
export function checkContainment({ units }: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  const components = new Map(units.filter((unit) => unit.kind === "component").map((unit) => [unit.id, unit]));
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (unit: LinkedUnit): void => {
    path.push(unit.id);
    for (const { component, place } of unit.certainUses) {
      const from = path.indexOf(component);
      const inner = components.get(component);
      if (from !== -1)
        report(diagnose("component/contains-itself", place, [...path.slice(from), component].join(" > ")));
      else if (inner && !done.has(component)) visit(inner);
    }
    path.pop();
    done.add(unit.id);
  };
  for (const unit of components.values()) if (!done.has(unit.id)) visit(unit);
}
