import type { LayoutDeclaration, LinkedLayout, LinkedProp, LinkedValue, Width } from "../linked-design.ts";
import { withTokens } from "../rules/tokens.ts";

/** Screen sizes, from wide to narrow. */
export const widths: readonly Width[] = ["always", "tablet", "mobile"];

const noLayout: LinkedLayout = { props: new Set(), declarations: { always: [], tablet: [], mobile: [] } };

const wrapping = (value: unknown): string => (value === true ? "wrap" : "nowrap");

const gap = (value: unknown): string => withTokens(String(value)) || "0";

/** The properties that set one CSS property each, in the order of the style sheet. */
const properties = [
  { prop: "wrap", property: "flex-wrap", initial: "nowrap", toCss: wrapping },
  { prop: "justifyContent", property: "justify-content", initial: "flex-start", toCss: String },
  { prop: "alignItems", property: "align-items", initial: "stretch", toCss: String },
  { prop: "rowGap", property: "row-gap", initial: "0", toCss: gap },
  { prop: "columnGap", property: "column-gap", initial: "0", toCss: gap },
] as const;

/** The component needs the direction to push the last child and to move the focus. */
const readDirection: ReadonlySet<string> = new Set(["pushLast", "arrowKeys"]);

/**
 * Returns the layout that is the same for every row and at every time, which CSS can set without the component.
 *
 * Bound values and values by state stay properties of the component.
 */
export function linkLayout(type: string, props: readonly LinkedProp[]): LinkedLayout {
  if (type !== "flexbox") return noLayout;
  const byName = new Map(props.map((prop) => [prop.name, prop]));
  const fixed = new Set<string>();
  const declarations: Record<Width, LayoutDeclaration[]> = { always: [], tablet: [], mobile: [] };
  const declare = (
    property: string,
    initial: string,
    parts: readonly LinkedProp[],
    valueAt: (width: Width) => string,
  ) => {
    let before = initial;
    for (const width of widths) {
      const from = parts.map((part) => given(part, width)).find((value) => value !== undefined);
      const value = from ? valueAt(width) : before;
      if (from && value !== before) declarations[width].push({ property, value, from });
      before = value;
    }
    for (const { name } of parts) fixed.add(name);
  };
  const [direction, reverse] = [byName.get("direction"), byName.get("reverse")];
  const axis = [direction, reverse].filter((prop) => prop !== undefined);
  if (axis.every(isFixed) && !props.some(({ name }) => readDirection.has(name)))
    declare("flex-direction", "row", axis, (width) => {
      const end = literalAt(reverse, width) === true ? "-reverse" : "";
      return `${literalAt(direction, width) ?? "row"}${end}`;
    });
  for (const { prop: name, property, initial, toCss } of properties) {
    const prop = byName.get(name);
    if (prop && isFixed(prop)) declare(property, initial, [prop], (width) => toCss(literalAt(prop, width)));
  }
  return { props: fixed, declarations };
}

const isFixed = (prop: LinkedProp): boolean =>
  (prop.variants?.states.length ?? 0) === 0 &&
  widths.every((width) => (given(prop, width)?.kind ?? "literal") === "literal");

/** Returns the value of the design from a width on. */
const given = (prop: LinkedProp, width: Width): LinkedValue | undefined =>
  width === "always" ? prop.base : prop.variants?.[width];

/** Returns the value at a width; narrow screens have the values of wider ones. */
function literalAt(prop: LinkedProp | undefined, width: Width): unknown {
  const upTo = widths.slice(0, widths.indexOf(width) + 1);
  const value = prop && upTo.map((one) => given(prop, one)).findLast((one) => one !== undefined);
  return value?.kind === "literal" ? value.value : undefined;
}
