import { withTokens } from "../3-link/tokens.ts";
import type { LinkedLook, LinkedNode, LinkedStyles } from "../3-link/types.ts";
import { elementCatalogue } from "../element-catalogue.ts";
import { kebabCase } from "../names.ts";
import type { StyleDeclaration, StyleLayer, StyleRule } from "./types.ts";

/** `backgroundColor` → `background-color`, `WebkitMaskImage` → `-webkit-mask-image`; custom properties stay. */
export const cssProperty = (name: string): string => (name.startsWith("--") ? name : kebabCase(name));

const media = { tablet: "(max-width: 991px)", mobile: "(max-width: 767px)" } as const;

/** The name under which a bound style reaches the style sheet: `width`, `widthTablet`, `widthHover`. */
export function boundStyleName(property: string, { state, width }: Pick<LinkedStyles, "state" | "width">): string {
  return [property, state?.replace(/\./g, "-"), width].filter((part) => part !== undefined).map((part, partIndex) => (partIndex === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join("").replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

interface Styled {
  readonly id: string;
  readonly parent: string | undefined;
  readonly type: string;
  readonly look: LinkedLook;
}

/** The layers of a unit's style sheet. Rules are sorted by element, so that moving an element moves no style. */
export function styleLayers(scope: string, roots: readonly LinkedNode[]): readonly StyleLayer[] {
  const styled = gather(roots).sort((a, b) => (a.id < b.id ? -1 : 1));
  const rulesOf = (wanted: (layer: LinkedStyles) => boolean): readonly StyleRule[] =>
    styled.flatMap((one) =>
      one.look.layers.filter(wanted).flatMap((layer) => {
        const declarations = declarationsOf(layer);
        return declarations.length === 0 ? [] : [{ selector: selectorOf(scope, one, layer.state), declarations }];
      }),
    );
  const always = (layer: LinkedStyles) => layer.state === undefined;
  const layers: StyleLayer[] = [
    { name: "base", rules: rulesOf((layer) => always(layer) && layer.width === undefined) },
    { name: "tablet", media: media.tablet, rules: rulesOf((layer) => always(layer) && layer.width === "tablet") },
    { name: "mobile", media: media.mobile, rules: rulesOf((layer) => always(layer) && layer.width === "mobile") },
    { name: "states", rules: rulesOf((layer) => !always(layer) && layer.width === undefined) },
    { name: "states", media: media.tablet, rules: rulesOf((layer) => !always(layer) && layer.width === "tablet") },
    { name: "states", media: media.mobile, rules: rulesOf((layer) => !always(layer) && layer.width === "mobile") },
  ];
  return layers.filter((layer) => layer.rules.length > 0);
}

function gather(roots: readonly LinkedNode[]): Styled[] {
  const found: Styled[] = [];
  const visit = (nodes: readonly LinkedNode[], parent: string | undefined): void => {
    for (const node of nodes) {
      if (node.kind === "slot" || node.kind === "sectionUse") continue;
      found.push({ id: node.id, parent, type: node.kind === "element" ? node.type : node.kind, look: node.look });
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
    value: value.kind === "literal" ? withTokens(String(value.value)) : `var(--el-${cssProperty(boundStyleName(property, layer))})`,
    from: value.place,
  }));
}

function selectorOf(scope: string, { id, parent, type, look }: Styled, state: string | undefined): string {
  const own = `.${scope}-${id}`;
  if (state === undefined) return own;
  if (state.startsWith("parent.")) return `${parent === undefined ? "" : `.${scope}-${parent}${stateSelector(state.slice("parent.".length), "base")} `}${own}`;
  return own + (look.states.some((one) => one.name === state) ? `.is-${cssProperty(state)}` : stateSelector(state, type));
}

const common: Readonly<Record<string, string>> = { hover: ":hover", focus: ":focus-visible", active: ":active" };

/** How a state of an element shows in CSS; one that its type does not have is an own state of the parent. */
export function stateSelector(state: string, type: string): string {
  return elementCatalogue[type]?.states[state]?.selector ?? common[state] ?? `.is-${cssProperty(state)}`;
}
