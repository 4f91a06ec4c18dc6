import type { LinkedUnit } from "../3-link/linked-design.ts";
import { literal } from "../code.ts";
import { thingName } from "../output-names.ts";
import type { CodeModule, OutputEntry } from "./output-module.ts";
import { runtime } from "./runtime-names.ts";
import { code } from "./value.ts";

/** popups.ts, which exports all popups of the design, and popups/<id>.ts: how each is loaded when it first opens. */
export function lowerPopups(units: readonly LinkedUnit[], styled: ReadonlySet<string>): readonly CodeModule[] {
  const popups = units.filter((unit) => unit.component?.named.isPopup === true).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (popups.length === 0) return [];
  return [
    {
      kind: "code",
      path: "popups.ts",
      source: "design.json",
      imports: [],
      declarations: [
        {
          kind: "exports",
          names: popups.map((unit) => ({
            name: thingName("popup", unit.id),
            from: `./popups/${unit.id}`,
            place: unit,
          })),
        },
      ],
    },
    ...popups.map((unit) => lowerPopup(unit, styled.has(unit.id))),
  ];
}

function lowerPopup(unit: LinkedUnit, isStyled: boolean): CodeModule {
  const entries: OutputEntry[] = [
    { key: "id", value: { kind: "literal", value: unit.id } },
    { key: "load", value: code(`() => import(${literal(`../components/${unit.id}`)})`) },
  ];
  if (isStyled) entries.push({ key: "css", value: { kind: "literal", value: `components/${unit.id}.css` } });
  const history = unit.component?.named.history;
  if (history !== undefined) entries.push({ key: "history", value: { kind: "literal", value: history } });
  return {
    kind: "code",
    path: `popups/${unit.id}.ts`,
    source: `components/${unit.id}.json`,
    imports: [runtime.popup],
    declarations: [
      {
        kind: "const",
        name: thingName("popup", unit.id),
        isExported: true,
        value: { kind: "call", callee: runtime.popup.name, args: [{ kind: "object", entries }] },
        doc: unit.description,
        from: unit,
      },
    ],
  };
}
