import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { Runtime } from "../app/runtime.ts";
import { bindText } from "./bound-text.ts";
import { textOf } from "./bound-value.ts";
import { isControl, markAsButton, pressByKey, takeButtonRole } from "./button-role.ts";
import { addEvents, addFocusEvents, type Emit, emitter } from "./element-events.ts";
import { bindLook } from "./element-look.ts";
import type { CommonProps } from "./element-props.ts";
import { liveOf } from "./live-role.ts";
import { bindPicture, isPictureBound, pictures, type RowPicture } from "./row-pictures.ts";
import { type Bind, isBound } from "./signals.ts";

/** A component of which rows may be cloned, and what it renders if only its look, its text and its events are bound. */
export interface PlainType {
  /** The type of the element, as in its CSS class. */
  readonly type: string;
  readonly tag: string;
  /** Returns the custom properties of its layout; undefined if they are bound. Absent without a layout. */
  readonly style?: (props: never) => object | undefined;
}

interface PlainProps extends CommonProps {
  readonly tag?: string;
  readonly role?: unknown;
  readonly ariaLabel?: unknown;
  readonly text?: Bind<unknown>;
  readonly children?: ReactNode;
}

type PlainComponent = ((props: never) => ReactNode) & { readonly plain?: PlainType };

/** One element of a row: the first row's JSX, and what all rows share. */
interface Part {
  readonly type: unknown;
  readonly props: PlainProps;
  readonly names: readonly string[];
  /** Absent for an element without a component, which binds nothing. */
  readonly shared: Shared | undefined;
  readonly parts: readonly (Part | undefined)[];
}

interface Shared {
  readonly label: (member: string) => string;
  readonly emit: Emit;
  readonly hasEvents: boolean;
  /** A click handler makes it a button for the keyboard too. */
  readonly isPressable: boolean;
  readonly picture: RowPicture | undefined;
  /** The nodes of each row need its properties. */
  readonly isPictureBound: boolean;
}

/** The nodes of a row, to be cloned for the other rows. */
export interface RowTemplate {
  readonly node: HTMLElement | SVGElement;
  readonly root: Part;
}

/**
 * Returns the template of rows that look like this one.
 *
 * Undefined if the row contains anything but boxes, texts, images and icons, or binds more of boxes and texts than their
 * look, text and events: React renders such rows.
 */
export function rowTemplate(content: ReactNode, runtime: Runtime, scope: string): RowTemplate | undefined {
  return isElement(content) ? build(content, runtime, scope) : undefined;
}

function build(jsx: ReactElement<PlainProps>, runtime: Runtime, scope: string): RowTemplate | undefined {
  const { props } = jsx;
  const isTag = typeof jsx.type === "string";
  const plain = isTag ? undefined : (jsx.type as PlainComponent).plain;
  if (!isTag && plain === undefined) return undefined;
  const picture = plain && pictures[plain.type];
  const node =
    picture?.create() ?? document.createElement(isTag ? String(jsx.type) : (props.tag ?? plain?.tag ?? "div"));
  if (!(plain === undefined ? writeAttributes(node, props) : writePlain(node, props, plain, scope, picture)))
    return undefined;
  const parts: (Part | undefined)[] = [];
  const content = plain !== undefined && "text" in props ? (isBound(props.text) ? "" : textOf(props.text)) : undefined;
  if (content !== undefined) node.append(content);
  for (const child of content === undefined ? childrenOf(props) : []) {
    if (typeof child === "string") {
      node.append(child);
      parts.push(undefined);
      continue;
    }
    const inner = isElement(child) ? build(child, runtime, scope) : undefined;
    if (inner === undefined) return undefined;
    node.append(inner.node);
    parts.push(inner.root);
  }
  const isPressable = plain !== undefined && picture === undefined && props.onClick !== undefined && !isControl(node);
  if (isPressable) markAsButton(node);
  const names = Object.keys(props).filter((name) => name !== "children");
  const shared = plain && sharedOf(runtime, `${scope}#${props.id}`, names, isPressable, picture, props);
  return { node, root: { type: jsx.type, props, names, shared, parts } };
}

function sharedOf(
  runtime: Runtime,
  place: string,
  names: readonly string[],
  isPressable: boolean,
  picture: RowPicture | undefined,
  props: PlainProps,
): Shared {
  const label = (member: string): string => `${place}.${member}`;
  return {
    label,
    emit: emitter(runtime, label),
    hasEvents: names.some((name) => name.startsWith("on")),
    isPressable,
    picture,
    isPictureBound: picture !== undefined && isPictureBound(picture, props),
  };
}

const childrenOf = ({ children }: PlainProps): readonly ReactNode[] =>
  children === undefined ? [] : Array.isArray(children) ? children : [children];

/** The attributes of markup without a component, by the names of React. */
const attributeNames: Readonly<Record<string, string>> = {
  className: "class",
  role: "role",
  "aria-label": "aria-label",
};

function writeAttributes(node: Element, props: PlainProps): boolean {
  for (const [name, value] of Object.entries(props)) {
    if (name === "children") continue;
    const attribute = attributeNames[name];
    if (attribute === undefined || typeof value !== "string") return false;
    node.setAttribute(attribute, value);
  }
  return true;
}

/** What the component writes from its props, besides what is bound to each row. */
function writePlain(
  node: HTMLElement | SVGElement,
  props: PlainProps,
  { type, style }: PlainType,
  scope: string,
  picture: RowPicture | undefined,
): boolean {
  const { id, role, ariaLabel } = props;
  if (props.link !== undefined || node.localName === "button") return false;
  node.setAttribute("class", [`trama-${type}`, `${scope}-${id}`, ...(props.classes ?? [])].join(" "));
  if (picture !== undefined) {
    if (picture.excluded.some((name) => valueAt(props, name) !== undefined)) return false;
    if (!isPictureBound(picture, props)) bindPicture(node, picture, props, (member) => `${scope}#${id}.${member}`)();
    return true;
  }
  if (isFunction(role) || isFunction(ariaLabel)) return false;
  if (typeof role === "string") {
    // The component adds `aria-live` to some.
    if (liveOf(role) !== undefined) return false;
    node.setAttribute("role", role);
  }
  if (typeof ariaLabel === "string") node.setAttribute("aria-label", ariaLabel);
  if (style === undefined) return true;
  // The layout of this component is among its own props.
  const layout = style(props as never);
  for (const [name, value] of Object.entries(layout ?? {}))
    if (value !== undefined) node.style.setProperty(name, String(value));
  return layout !== undefined;
}

const isFunction = (value: unknown): boolean => typeof value === "function";

/** Returns the nodes of a row, with its effects added to `stops`; undefined if it has another form than the template. */
export function cloneRow(
  { node, root }: RowTemplate,
  content: ReactNode,
  stops: Stops,
): RowTemplate["node"] | undefined {
  // A clone is of the same type.
  const clone = node.cloneNode(true) as RowTemplate["node"];
  return bind(clone, root, content, stops) ? clone : undefined;
}

/**
 * Binds the elements of a row, the inner ones first, as React does.
 *
 * Returns false if the row differs from the first one in more than what is bound to each row.
 */
function bind(
  node: ChildNode,
  { type, props: first, names, shared, parts }: Part,
  jsx: ReactNode,
  stops: Stops,
): boolean {
  if (!isElement(jsx) || jsx.type !== type) return false;
  const { props } = jsx;
  for (const name of names) if (!isSameLiteral(valueAt(first, name), valueAt(props, name))) return false;
  const { children } = props;
  if (Object.keys(props).length > names.length + (children === undefined ? 0 : 1)) return false;
  if (parts.length > 0) {
    if ((Array.isArray(children) ? children.length : 1) !== parts.length) return false;
    let inner = node.firstChild;
    for (let position = 0; position < parts.length; position++) {
      const part = parts[position];
      const child = childAt(children, position);
      if (inner === null) return false;
      if (part === undefined ? child !== childAt(first.children, position) : !bind(inner, part, child, stops))
        return false;
      inner = inner.nextSibling;
    }
  } else if (children !== undefined && children !== first.children) {
    return false;
  }
  // Elements without a component bind nothing.
  if (shared !== undefined && (node instanceof HTMLElement || node instanceof SVGElement))
    bindElement(node, shared, props, stops);
  return true;
}

const childAt = (children: ReactNode, position: number): ReactNode =>
  Array.isArray(children) ? children[position] : children;

function bindElement(node: RowTemplate["node"], shared: Shared, props: PlainProps, stops: Stops): void {
  const { label, emit, hasEvents, isPressable, picture } = shared;
  if (picture !== undefined && shared.isPictureBound) stops.push(bindPicture(node, picture, props, label));
  if (picture !== undefined) {
    picture.listen?.(node);
    // Its role depends on its properties.
    if (props.onClick !== undefined) takeButtonRole(node);
  }
  bindLook(node, props, label, stops);
  if (isBound(props.text)) stops.push(bindText(node, props.text, label("text")));
  if (!hasEvents) return;
  listen(node, props, emit);
  if (isPressable) node.addEventListener("keydown", pressByKey);
  const { onMount, onUnmount } = props;
  if (onMount !== undefined) queueMicrotask(() => emit(onMount, "mount", undefined));
  if (onUnmount !== undefined) stops.push(() => emit(onUnmount, "unmount", undefined));
}

function isSameLiteral(a: unknown, b: unknown): boolean {
  if (a === b || (typeof a === "function" && typeof b === "function")) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  // Classes are strings; other objects hold functions and handlers.
  return Array.isArray(a) ? String(a) === String(b) : !Array.isArray(b);
}

const valueAt = (props: PlainProps, name: string): unknown => props[name as keyof PlainProps];

const isElement = (child: ReactNode): child is ReactElement<PlainProps> => isValidElement<PlainProps>(child);

type Stops = (() => void)[];

/** Add the listeners of an element. They read from React's events only what the browser's have too. */
function listen(node: Element, props: PlainProps, emit: Emit): void {
  const events: Record<string, unknown> = {};
  addEvents(events, props, emit, undefined, undefined);
  addFocusEvents(events, props, emit);
  for (const name in events) node.addEventListener(browserEvents[name] ?? "", events[name] as EventListener);
}

/** The browser's events by the names of React. Its focus events bubble. */
const browserEvents: Readonly<Record<string, string>> = {
  onClick: "click",
  onContextMenu: "contextmenu",
  onDoubleClick: "dblclick",
  onMouseEnter: "mouseenter",
  onMouseLeave: "mouseleave",
  onMouseDown: "mousedown",
  onMouseUp: "mouseup",
  onKeyDown: "keydown",
  onKeyUp: "keyup",
  onFocus: "focusin",
  onBlur: "focusout",
};
