import { cssProperties } from "../2-validate/css-properties.ts";
import type { LinkedLayout, LinkedLook, LinkedNode, LinkedStyles } from "../3-link/linked-design.ts";
import type { Symbols } from "../3-link/names/symbols.ts";
import { withTokens } from "../3-link/rules/tokens.ts";
import { widths } from "../3-link/values/link-layout.ts";
import { propertiesOf } from "../3-link/values/link-look.ts";
import { table } from "../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import { kebabCase } from "../names.ts";
import type { StyleDeclaration, StyleLayer, StyleRule } from "./output-module.ts";

/** Converts `backgroundColor` to `background-color`, `WebkitMask` to `-webkit-mask`; keeps custom properties. */
export function cssProperty(name: string): string {
  return cssNames.get(name) ?? (name.startsWith("--") ? name : kebabCase(name));
}

const cssNames: ReadonlyMap<string, string> = new Map([...cssProperties].map((name) => [name, kebabCase(name)]));

const media = { tablet: "(max-width: 991px)", mobile: "(max-width: 767px)" } as const;

/** Returns the name of a bound style in the style sheet: `width`, `widthTablet`, `widthHover`. */
export function boundStyleName(property: string, { state, width }: Pick<LinkedStyles, "state" | "width">): string {
  return [property, state?.replace(/\./g, "-"), width]
    .filter((part) => part !== undefined)
    .map((part, partIndex) => (partIndex === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join("")
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

interface Styled {
  readonly id: string;
  readonly parent: string | undefined;
  readonly type: string;
  readonly look: LinkedLook;
  readonly layout: LinkedLayout | undefined;
}

/** The blocks of a unit's style sheet, in order; the names of the layers determine the cascade. */
const blocks: readonly Omit<StyleLayer, "rules">[] = [
  { name: "layout" },
  { name: "layout", media: media.tablet },
  { name: "layout", media: media.mobile },
  { name: "base" },
  { name: "tablet", media: media.tablet },
  { name: "mobile", media: media.mobile },
  { name: "states" },
  { name: "states", media: media.tablet },
  { name: "states", media: media.mobile },
];

/**
 * Returns the layers of a unit's style sheet. Rules are sorted by element, so that moving an element moves no style.
 */
export function styleLayers(
  scope: string,
  roots: readonly LinkedNode[],
  classes: Symbols["classes"],
): readonly StyleLayer[] {
  const rules: StyleRule[][] = blocks.map(() => []);
  const styled = gather(roots).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const one of styled) {
    widths.forEach((width, block) => {
      const declarations = one.layout?.declarations[width] ?? [];
      if (declarations.length > 0) rules[block]?.push({ selector: selectorOf(scope, one, undefined), declarations });
    });
    for (const layer of one.look.layers) {
      const declarations = layer.classes.length > 0 ? withClasses(layer, classes) : declarationsOf(layer);
      if (declarations.length === 0) continue;
      const block = (layer.state === undefined ? 3 : 6) + widths.indexOf(layer.width ?? "always");
      rules[block]?.push({ selector: selectorOf(scope, one, layer.state), declarations });
    }
  }
  return blocks.flatMap((block, blockIndex) => {
    const own = rules[blockIndex] ?? [];
    return own.length > 0 ? [{ ...block, rules: own }] : [];
  });
}

function gather(roots: readonly LinkedNode[]): Styled[] {
  const found: Styled[] = [];
  const visit = (nodes: readonly LinkedNode[], parent: string | undefined): void => {
    for (const node of nodes) {
      if (node.kind === "slot" || node.kind === "sectionUse") continue;
      const layout = node.kind === "element" ? node.layout : undefined;
      if (node.kind !== "instance" && (node.look.layers.length > 0 || (layout && layout.props.size > 0)))
        found.push({
          id: node.id,
          parent,
          type: node.kind === "element" ? node.type : node.kind,
          look: node.look,
          layout,
        });
      if (node.kind !== "instance") visit(node.children, node.id);
      if (node.kind !== "section") for (const slot of node.slots) visit(slot.children, node.id);
    }
  };
  visit(roots, undefined);
  return found;
}

function declarationsOf(layer: LinkedStyles): readonly StyleDeclaration[] {
  return layer.declarations.map(({ property, value }) => ({
    property: cssProperty(property),
    value:
      value.kind === "literal"
        ? withTokens(String(value.value))
        : `var(--el-${cssProperty(boundStyleName(property, layer))})`,
    from: value,
  }));
}

/**
 * Returns the declarations of shared classes for a layer that a class name cannot switch on: a width, or a state of the
 * platform. Later classes win over earlier ones, and the element's own declarations win over all classes.
 */
function withClasses(layer: LinkedStyles, classes: Symbols["classes"]): readonly StyleDeclaration[] {
  const own = new Map(declarationsOf(layer).map((declaration) => [declaration.property, declaration]));
  const declared: Record<string, StyleDeclaration> = {};
  for (const { style = {} } of layer.classes.map((name) => classes.get(name) ?? {})) {
    for (const property of Object.keys(style)) {
      const name = cssProperty(property);
      declared[property] = own.get(name) ?? { property: name, value: withTokens(String(style[property])) };
    }
  }
  layer.declarations.forEach(({ property }) => {
    const mine = own.get(cssProperty(property));
    if (mine) declared[property] = mine;
  });
  return propertiesOf(declared).flatMap((property) => declared[property] ?? []);
}

function selectorOf(scope: string, { id, parent, type, look }: Styled, state: string | undefined): string {
  const own = `.${scope}-${id}`;
  if (state === undefined) return own;
  if (state.startsWith("parent."))
    return `${parent === undefined ? "" : `.${scope}-${parent}${stateSelector(state.slice("parent.".length), "base")} `}${own}`;
  return (
    own + (look.states.some((one) => one.name === state) ? `.is-${cssProperty(state)}` : stateSelector(state, type))
  );
}

const common = table({
  hover: ":hover",
  // A heading that is a link contains the link, which has the focus.
  focus: ":is(:focus-visible, :where([data-link]):has(> :focus-visible))",
  active: ":active",
});

/**
 * Returns the CSS selector of an element's state. A state that its type does not have is a custom state of the parent.
 */
export function stateSelector(state: string, type: string): string {
  return elementCatalogue[type]?.states[state]?.selector ?? common[state] ?? `.is-${cssProperty(state)}`;
}

/** Returns the CSS selector of a shared class's state, for elements of any type, which may have it as their own. */
export function classStateSelector(state: string): string {
  const shared = common[state];
  if (shared !== undefined) return shared;
  const ofTypes = new Set(Object.values(elementCatalogue).flatMap(({ states }) => states[state]?.selector ?? []));
  const own = `.is-${cssProperty(state)}`;
  return ofTypes.size === 0 ? own : `:is(${[own, ...ofTypes].join(", ")})`;
}
