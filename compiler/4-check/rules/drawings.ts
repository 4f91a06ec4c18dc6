import type { LinkedElement, LinkedNode, LinkedUnit } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { placeOf } from "../../span.ts";

const isShape = (type: string): boolean => type.startsWith("svg-");

/**
 * Reports `element/outside-svg` for shapes in other elements, and `element/not-a-shape` for other elements in a
 * drawing. What is around the roots of a component is not known.
 */
export function checkDrawings(unit: LinkedUnit, report: Report): void {
  const walk = (nodes: readonly LinkedNode[], isInSvg: boolean | undefined): void => {
    for (const node of nodes) {
      if (node.kind === "element" && isInSvg !== undefined && isShape(node.type) !== isInSvg)
        report(diagnose(isInSvg ? "element/not-a-shape" : "element/outside-svg", typeOf(node), node.type));
      const isInner = node.kind === "element" ? node.type === "svg" : node.kind === "instance" ? undefined : isInSvg;
      if ("children" in node) walk(node.children, isInner);
      if ("slots" in node) for (const slot of node.slots) walk(slot.children, isInner);
    }
  };
  walk(unit.roots, unit.kind === "component" ? undefined : false);
}

const typeOf = ({ file, owner }: LinkedElement) => placeOf(file, owner, "type");
