import { read } from "./bound-value.ts";
import type { CommonProps } from "./element-props.ts";
import { effect, isBound } from "./signals.ts";

type Label = (member: string) => string;
type Look = Pick<CommonProps, "show" | "style" | "states" | "classesWhen" | "rootAttributes">;

/** A bound property of a node. */
export interface NodeBinding {
  /** What a node has that nothing was written to. */
  readonly initial: unknown;
  readonly read: () => unknown;
  readonly write: (node: HTMLElement | SVGElement, value: unknown) => void;
}

/** Write the visibility, the bound styles, attributes, classes and states of an element to its node, now and later. */
export function bindLook(node: HTMLElement | SVGElement, look: Look, label: Label, stops: (() => void)[]): void {
  for (const { read, write } of lookBindings(look, label)) stops.push(effect(() => write(node, read())));
}

/** Returns the visibility, the bound styles, attributes, classes and states of an element. */
export function lookBindings(
  { show, style, states, classesWhen, rootAttributes }: Look,
  label: Label,
): readonly NodeBinding[] {
  const bindings: NodeBinding[] = [];
  if (show !== undefined) {
    bindings.push({
      initial: false,
      read: () => !read(show, label("show")),
      write: (node, isHidden) => void node.toggleAttribute("hidden", isHidden === true),
    });
  }
  for (const name in style) {
    const property = boundProperty(name);
    bindings.push({
      initial: undefined,
      read: () => {
        const value = read<string | number>(style[name], label(`style.${name}`));
        return value === undefined ? undefined : cssValue(name, value);
      },
      write: (node, value) => {
        if (value === undefined) node.style.removeProperty(property);
        else node.style.setProperty(property, String(value));
      },
    });
  }
  for (const name in rootAttributes) {
    const bind = rootAttributes[name];
    if (!isBound(bind)) continue;
    bindings.push({
      initial: undefined,
      read: () => read(bind, label(`attributes.${name}`)),
      write: (node, value) => writeAttribute(node, name, value),
    });
  }
  for (const name in states) bindings.push(toggle(`is-${kebab(name)}`, states[name], label(`states.${name}`)));
  for (const name in classesWhen) bindings.push(toggle(name, classesWhen[name], label(`classes.${name}`)));
  return bindings;
}

const toggle = (className: string, when: (() => unknown) | undefined, label: string): NodeBinding => ({
  initial: false,
  read: () => Boolean(read(when, label)),
  write: (node, isActive) => void node.classList.toggle(className, isActive === true),
});

function writeAttribute(node: Element, name: string, value: unknown): void {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, String(value));
}

/** Returns the attributes that are not bound. */
export function fixedAttributes(attributes: NonNullable<Look["rootAttributes"]>): Readonly<Record<string, string>> {
  const fixed: Record<string, string> = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (!isBound(value) && value !== undefined && value !== null) fixed[name] = String(value);
  }
  return fixed;
}

/** The initial values of what effects update later, for HTML that exists before any script runs. */
export interface LookMarkup {
  readonly attributes: { readonly hidden?: boolean; readonly style?: Readonly<Record<string, string>> };
  /** Classes of states, and others that have a condition. */
  readonly states: readonly string[];
}

/** Returns the look of an element as markup. */
export function lookMarkup({ show, style, states, classesWhen, rootAttributes }: Look, label: Label): LookMarkup {
  const bound: Record<string, string> = {};
  for (const name in style) {
    const value = read<string | number>(style[name], label(`style.${name}`));
    if (value !== undefined) bound[`--el-${kebab(name)}`] = cssValue(name, value);
  }
  const given: Record<string, string> = {};
  for (const name in rootAttributes) {
    const value = read<string | number | boolean>(rootAttributes[name], label(`attributes.${name}`));
    if (value !== undefined) given[name] = String(value);
  }
  return {
    attributes: {
      ...given,
      ...(show !== undefined && !read(show, label("show")) ? { hidden: true } : {}),
      ...(style === undefined ? {} : { style: bound }),
    },
    states: [
      ...Object.keys(states ?? {})
        .filter((name) => read(states?.[name], label(`states.${name}`)))
        .map((name) => `is-${kebab(name)}`),
      ...Object.keys(classesWhen ?? {}).filter((name) => read(classesWhen?.[name], label(`classes.${name}`))),
    ],
  };
}

const registered = new Set<string>();

/** Returns `--el-width` for `width`, registered once so that nested elements do not inherit it. */
function boundProperty(name: string): string {
  const property = `--el-${kebab(name)}`;
  if (!registered.has(property)) {
    registered.add(property);
    try {
      CSS.registerProperty?.({ name: property, syntax: "*", inherits: false });
    } catch {
      // The style sheet has already registered it.
    }
  }
  return property;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Properties whose numbers have no unit. The name may end in a state or breakpoint. */
const unitless =
  /^(animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex(?!Basis)|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridColumnEnd|gridColumnStart|gridRow|gridRowEnd|gridRowStart|lineClamp|lineHeight|opacity|order|orphans|scale|strokeOpacity|tabSize|widows|zIndex|zoom|WebkitLineClamp|--.*)($|[A-Z])/;

/** Convert a bound style value to CSS: numbers are pixels for lengths, `$token` is a token of the theme. */
export function cssValue(property: string, value: string | number): string {
  if (typeof value === "number") return value === 0 || unitless.test(property) ? String(value) : `${value}px`;
  return value.includes("$") ? value.replace(/\$([a-zA-Z0-9_-]+)/g, "var(--$1)") : value;
}
