import type { Symbols } from "../3-link/names/symbols.ts";
import { camelCase, iconName } from "../names.ts";
import type { CodeModule } from "./output-module.ts";

const shape = /<(path|circle|rect|line|polyline|polygon|ellipse)\s([^<>]*)>/g;
const attribute = /(?<![a-zA-Z0-9-])([a-zA-Z0-9-]+)="([^"]*)"/g;

/** The file of an icon: its shapes, as data. */
export function lowerIcon(symbols: Symbols, name: string): CodeModule {
  const svg = symbols.icon(name) ?? "";
  const shapes = [...svg.matchAll(shape)].map((found) => [
    found[1],
    Object.fromEntries([...(found[2] ?? "").matchAll(attribute)].map((one) => [camelCase(one[1] ?? ""), one[2]])),
  ]);
  return {
    kind: "code",
    path: `icons/${name}.ts`,
    source: "design.json",
    imports: [{ name: "IconDrawing", from: "trama/runtime/elements/props", isType: true }],
    declarations: [
      {
        kind: "const",
        name: iconName(name),
        type: "IconDrawing",
        isExported: true,
        value: { kind: "list", items: shapes.map((one) => ({ kind: "literal", value: one })) },
      },
    ],
  };
}
