import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { Runtime } from "../app/runtime.ts";
import { read, textOf } from "../react/bound-value.ts";
import { isControl, markAsButton, pressByKey, takeButtonRole } from "../react/button-role.ts";
import { addEvents, addFocusEvents, type Emit, emitter } from "../react/element-events.ts";
import { fixedAttributes, lookBindings, type NodeBinding } from "../react/element-look.ts";
import type { CommonProps } from "../react/element-props.ts";
import { liveOf } from "../react/live-role.ts";
import { type Bind, effect, isBound } from "../react/signals.ts";
import { RowCursor } from "./row-cursor.ts";
import { isPictureBound, pictures, pictureWriter, type RowPicture } from "./row-pictures.ts";
import type { Row } from "./rows.ts";

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

/** A node of the template, as positions among children from the row. */
type Path = readonly number[];

interface BoundNode extends NodeBinding {
  readonly path: Path;
}

/** An image or an icon. */
interface PictureNode {
  readonly path: Path;
  readonly picture: RowPicture;
  readonly props: PlainProps;
  readonly label: Label;
  readonly isBound: boolean;
  readonly isClickable: boolean;
}

/** An element with event handlers. */
interface ActiveNode {
  readonly path: Path;
  readonly emit: Emit;
  /** A click handler makes it a button for the keyboard too. */
  readonly isPressable: boolean;
}

type Label = (member: string) => string;

/** The nodes of a row, to be cloned for each row, and what is bound to them. */
export interface RowTemplate {
  readonly runtime: Runtime;
  readonly node: HTMLElement | SVGElement;
  readonly cursor: RowCursor;
  readonly bindings: readonly BoundNode[];
  readonly pictures: readonly PictureNode[];
  readonly active: readonly ActiveNode[];
  /** The elements of `active` with a handler of their mount or unmount. */
  readonly lasting: readonly ActiveNode[];
  /** The browser's events that the elements handle. */
  readonly events: ReadonlySet<string>;
}

/** Collects what is bound in a template. */
interface Collected {
  readonly runtime: Runtime;
  readonly scope: string;
  readonly bindings: BoundNode[];
  readonly pictures: PictureNode[];
  readonly active: ActiveNode[];
  readonly lasting: ActiveNode[];
  readonly events: Set<string>;
}

/** Returns the content of a row. */
export type RenderRow = (row: Pick<Row<unknown>, "item" | "index">) => ReactNode;

/**
 * Returns the template of the rows of a list; `first` is one of them.
 *
 * Undefined if rows contain anything but boxes, texts, images and icons, bind more of boxes and texts than their look,
 * text and events, or differ in more than what is bound: React renders such rows.
 */
export function rowTemplate(
  render: RenderRow,
  runtime: Runtime,
  scope: string,
  first: Row<unknown>,
): RowTemplate | undefined {
  const cursor = new RowCursor(first);
  const content = render(cursor);
  if (cursor.wasRead || !isElement(content)) return undefined;
  const to: Collected = { runtime, scope, bindings: [], pictures: [], active: [], lasting: [], events: new Set() };
  const node = build(content, [], to);
  return node && { node, cursor, ...to };
}

/** Whether content has no other elements than those that may be cloned. */
export const isPlain = (content: ReactNode): boolean =>
  typeof content === "string" ||
  (isElement(content) &&
    (typeof content.type === "string" || (content.type as PlainComponent).plain !== undefined) &&
    childrenOf(content.props).every(isPlain));

/** Returns the node of an element with its children. */
function build(jsx: ReactElement<PlainProps>, path: Path, to: Collected): RowTemplate["node"] | undefined {
  const { props } = jsx;
  if (typeof jsx.type === "string") {
    const node = document.createElement(jsx.type);
    return writeAttributes(node, props) && appendChildren(node, props, path, to) ? node : undefined;
  }
  const { plain } = jsx.type as PlainComponent;
  if (plain === undefined) return undefined;
  const picture = pictures[plain.type];
  const node = picture?.create() ?? document.createElement(props.tag ?? plain.tag);
  const label: Label = (member) => `${to.scope}#${props.id}.${member}`;
  if (!writePlain(node, props, plain, to.runtime, to.scope, picture, label)) return undefined;
  if ("text" in props) appendText(node, props.text, path, label, to);
  else if (!appendChildren(node, props, path, to)) return undefined;
  for (const binding of lookBindings(props, label)) to.bindings.push({ ...binding, path });
  const names = Object.keys(props).filter((name) => name.startsWith("on"));
  const isClickable = props.onClick !== undefined;
  if (picture) to.pictures.push({ path, picture, props, label, isBound: isPictureBound(picture, props), isClickable });
  if (names.length > 0) addActive(node, { path, emit: emitter(to.runtime, label) }, names, picture !== undefined, to);
  return node;
}

function appendText(node: Element, text: Bind<unknown>, path: Path, label: Label, to: Collected): void {
  node.append(isBound(text) ? "" : textOf(text));
  if (!isBound(text)) return;
  to.bindings.push({
    path,
    initial: "",
    read: () => textOf(read(text, label("text"))),
    write: ({ firstChild }, now) => {
      if (firstChild) firstChild.nodeValue = String(now);
    },
  });
}

function appendChildren(node: Element, props: PlainProps, path: Path, to: Collected): boolean {
  return childrenOf(props).every((child, position) => {
    const inner =
      typeof child === "string" ? child : isElement(child) ? build(child, [...path, position], to) : undefined;
    if (inner !== undefined) node.append(inner);
    return inner !== undefined;
  });
}

function addActive(
  node: RowTemplate["node"],
  place: Pick<ActiveNode, "path" | "emit">,
  names: readonly string[],
  isPicture: boolean,
  to: Collected,
): void {
  const isPressable = !isPicture && names.includes("onClick") && !isControl(node);
  if (isPressable) {
    markAsButton(node);
    to.events.add("keydown");
  }
  for (const name of names) {
    const event = browserEvents[name];
    if (event !== undefined) to.events.add(event);
  }
  const active = { ...place, isPressable };
  to.active.push(active);
  if (names.includes("onMount") || names.includes("onUnmount")) to.lasting.push(active);
}

const childrenOf = ({ children }: PlainProps): readonly ReactNode[] =>
  children === undefined ? [] : Array.isArray(children) ? children : [children];

/** The attributes of markup without a component, by the names of React. */
const attributeNames: Readonly<Record<string, string>> = {
  className: "class",
  dir: "dir",
  id: "id",
  lang: "lang",
  role: "role",
  title: "title",
};

function writeAttributes(node: Element, props: PlainProps): boolean {
  for (const [name, value] of Object.entries(props)) {
    if (name === "children") continue;
    const attribute = attributeNames[name] ?? (/^(?:aria|data)-/.test(name) ? name : undefined);
    if (attribute === undefined || (typeof value === "object" && value !== null)) return false;
    node.setAttribute(attribute, String(value));
  }
  return true;
}

/** What the component writes from its props, besides what is bound to each row. */
function writePlain(
  node: HTMLElement | SVGElement,
  props: PlainProps,
  { type, style }: PlainType,
  runtime: Runtime,
  scope: string,
  picture: RowPicture | undefined,
  label: Label,
): boolean {
  const { id, role, ariaLabel, rootAttributes = {} } = props;
  if (props.link !== undefined || node.localName === "button") return false;
  node.setAttribute("class", [`trama-${type}`, `${scope}-${id}`, ...(props.classes ?? [])].join(" "));
  for (const [name, value] of Object.entries(fixedAttributes(rootAttributes))) node.setAttribute(name, value);
  if (picture !== undefined) {
    if (picture.excluded.some((name) => valueAt(props, name) !== undefined)) return false;
    if (!isPictureBound(picture, props)) pictureWriter(node, picture, props, label, runtime)();
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

/** Bind the nodes of a row; returns a function that stops it. */
export function bindRow(
  { runtime, cursor, bindings, pictures }: RowTemplate,
  row: Row<unknown>,
  node: ChildNode,
): () => void {
  const places = bindings.map(({ path, initial, read, write }) => ({
    node: nodeAt(node, path),
    shown: initial,
    read,
    write,
  }));
  const drawn = pictures.map(({ path, picture, props, label, isBound, isClickable }) => {
    const place = nodeAt(node, path);
    picture.listen?.(place);
    return { place, isClickable, draw: isBound ? pictureWriter(place, picture, props, label, runtime) : undefined };
  });
  const stop = effect(() => {
    const outer = cursor.row;
    cursor.row = row;
    for (const { draw } of drawn) draw?.();
    for (const place of places) {
      const value = place.read();
      if (value === place.shown) continue;
      place.shown = value;
      place.write(place.node, value);
    }
    cursor.row = outer;
  });
  // The role of a picture depends on its properties.
  for (const { place, isClickable } of drawn) if (isClickable) takeButtonRole(place);
  return stop;
}

/** Add the listeners of a row's elements; `content` is of this row. */
export function listenInRow({ active }: RowTemplate, content: ReactNode, node: ChildNode): void {
  for (const { path, emit, isPressable } of active) {
    const place = nodeAt(node, path);
    listen(place, propsAt(content, path), emit);
    if (isPressable) place.addEventListener("keydown", pressByKey);
  }
}

/**
 * Run the handlers of the mount of a row's elements soon; returns a function that runs the unmount handlers.
 *
 * A row that ends before that runs neither: React's StrictMode attaches a list twice.
 */
export function mountRow({ lasting }: RowTemplate, content: ReactNode): () => void {
  const elements = lasting.map(({ path, emit }) => ({ ...propsAt(content, path), emit }));
  let isMounted = false;
  let isEnded = false;
  queueMicrotask(() => {
    if (isEnded) return;
    isMounted = true;
    for (const { emit, onMount } of elements) emit(onMount, "mount", undefined);
  });
  return () => {
    isEnded = true;
    if (isMounted) for (const { emit, onUnmount } of elements) emit(onUnmount, "unmount", undefined);
  };
}

function nodeAt(row: ChildNode, path: Path): RowTemplate["node"] {
  let node: ChildNode | null = row;
  for (const position of path) {
    node = node?.firstChild ?? null;
    for (let count = 0; count < position; count++) node = node?.nextSibling ?? null;
  }
  // A clone has the elements of the template.
  return node as RowTemplate["node"];
}

function propsAt(content: ReactNode, path: Path): PlainProps {
  let found = content;
  for (const position of path) found = isElement(found) ? childrenOf(found.props)[position] : undefined;
  // The row function returns the same elements for each row.
  if (!isElement(found)) throw new Error(`no element at ${path.join()}`);
  return found.props;
}

const valueAt = (props: PlainProps, name: string): unknown => props[name as keyof PlainProps];

const isElement = (child: ReactNode): child is ReactElement<PlainProps> => isValidElement<PlainProps>(child);

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
