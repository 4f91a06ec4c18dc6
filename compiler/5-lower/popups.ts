import type { LinkedUnit } from "../3-link/linked-design.ts";
import { literal } from "../code.ts";
import { thingName } from "../output-names.ts";
import type { CodeModule, OutputEntry } from "./output-module.ts";
import { runtime } from "./runtime-names.ts";
import { code } from "./value.ts";

/** popups.ts: one entry per popup of the design, loaded when it first opens. */
export function lowerPopups(units: readonly LinkedUnit[], styled: ReadonlySet<string>): CodeModule | undefined {
  const popups = units.filter((unit) => unit.component?.named.isPopup === true).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (popups.length === 0) return undefined;
  return {
    kind: "code",
    path: "popups.ts",
    source: "design.json",
    imports: [runtime.popup],
    declarations: popups.map((unit) => {
      const entries: OutputEntry[] = [
        { key: "id", value: { kind: "literal", value: unit.id } },
        { key: "load", value: code(`() => import(${literal(`./components/${unit.id}`)})`) },
      ];
      if (styled.has(unit.id)) {
        entries.push({ key: "css", value: { kind: "literal", value: `components/${unit.id}.css` } });
      }
      const history = unit.component?.named.history;
      if (history !== undefined) entries.push({ key: "history", value: { kind: "literal", value: history } });
      return {
        kind: "const" as const,
        name: thingName("popup", unit.id),
        isExported: true,
        value: { kind: "call" as const, callee: runtime.popup.name, args: [{ kind: "object", entries }] },
        doc: unit.description,
        from: unit,
      };
    }),
  };
}
