import {
  createContext,
  type DOMAttributes,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { logError } from "../app/error-log.ts";
import { isFirstRender } from "../app/first-render.ts";
import { type Link, type ResolvedLink, resolveLink } from "../routing/router.tsx";
import { type EventOrigin, type Handler, startHandler } from "../workflow/workflow.ts";
import {
  type Bind,
  batch,
  computed,
  effect,
  isBound,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from "./signals.ts";
import { type Store, signalStore } from "./use-signal.ts";

/** The id of the page, section or component around an element: the first half of its CSS class. */
export const ScopeContext = createContext("");

/** Passed to a workflow for a click or pointer movement. Positions are in CSS pixels; 0 without a pointer. */
export interface PointerEventValue {
  /** From the left of the window. */
  readonly x: number;
  readonly y: number;
  /** From the padding edge of the element that has the handler, with its scroll position. */
  readonly offsetX: number;
  readonly offsetY: number;
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Passed to a workflow for a key. */
export interface KeyEventValue {
  readonly key: string;
  readonly code: string;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Events of all elements, see schema/element-events.json. */
export interface CommonEvents {
  readonly onClick?: Handler<PointerEventValue> | undefined;
  readonly onDoubleClick?: Handler<PointerEventValue> | undefined;
  readonly onContextMenu?: Handler<PointerEventValue> | undefined;
  readonly onMouseEnter?: Handler<PointerEventValue> | undefined;
  readonly onMouseLeave?: Handler<PointerEventValue> | undefined;
  readonly onMouseDown?: Handler<PointerEventValue> | undefined;
  readonly onMouseUp?: Handler<PointerEventValue> | undefined;
  readonly onKeyDown?: Handler<KeyEventValue> | undefined;
  readonly onKeyUp?: Handler<KeyEventValue> | undefined;
  readonly onFocus?: Handler<undefined> | undefined;
  readonly onBlur?: Handler<undefined> | undefined;
  readonly onMount?: Handler<undefined> | undefined;
  readonly onUnmount?: Handler<undefined> | undefined;
}

/** Props of all elements, besides the properties of their type. */
export interface CommonProps extends CommonEvents {
  readonly id: string;
  /** Shared classes of the theme. */
  readonly classes?: readonly string[] | undefined;
  /** Hides the element while it is falsy. */
  readonly show?: Bind<unknown>;
  /** Bound style properties; the style sheet reads each from `--el-<property>`. */
  readonly style?: Readonly<Record<string, () => string | number | null | undefined>> | undefined;
  /** Custom states; while one holds, the element has the class `is-<name>`, in kebab-case. */
  readonly states?: Readonly<Record<string, () => unknown>> | undefined;
  readonly link?: Link | (() => Link | null | undefined) | undefined;
}

/** Variables of an element as signals, and its actions. Bound to the element while it is mounted. */
export type ElementHandle<Variables, Actions> = {
  readonly [Name in keyof Variables]: ReadonlySignal<Variables[Name]>;
} & { readonly actions: Actions };

/**
 * The handle type that an element accepts, whatever its variables hold.
 *
 * `of` never exists at run time: it carries to `handle` the value types that depend on the items of a list.
 */
export type TakenHandle<Variables, Actions> = ElementHandle<Readonly<Record<keyof Variables, unknown>>, Actions> & {
  readonly of?: Variables;
};

/** The handle of a component, such as `Select<ContatosRow>`: of an element, or of a design component. */
export type HandleOf<Component> = Component extends (props: infer Props) => ReactNode
  ? Props extends { readonly handle?: infer Handle }
    ? NonNullable<Handle> extends TakenHandle<infer Variables, infer Actions>
      ? ElementHandle<Variables, Actions>
      : NonNullable<Handle>
    : never
  : never;

/** Describes a component, so that a handle can be created before it is mounted. */
export interface ElementSpec {
  readonly type: string;
  /** The variables with their initial values. */
  readonly variables: object;
  readonly actions: readonly string[];
}

/** Describe a component, with the types of its variables. */
export const elementSpec = <Variables extends object>(spec: {
  readonly type: string;
  readonly variables: Variables;
  readonly actions: readonly string[];
}): ElementSpec & { readonly variables: Variables } => ({ ...spec, variables: { ...spec.variables } });

interface HandleCore {
  readonly spec: ElementSpec;
  readonly signals: Readonly<Record<string, Signal<unknown>>>;
  /** The actions of the mounted element; undefined while it is not mounted. */
  mounted: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> | undefined;
}

const cores = new WeakMap<object, HandleCore>();

/**
 * Create the handle of an element: its variables as signals and its actions.
 *
 * While the element is not mounted, variables have their initial values, so that formulas always read a value of the
 * right type, and actions do nothing.
 */
export function handle<Component extends ((props: never) => ReactNode) & { readonly spec: ElementSpec }>(
  component: Component,
): HandleOf<Component> {
  // The spec and the type of `handle` describe the same thing, which TypeScript cannot see.
  return makeHandle(component.spec) as HandleOf<Component>;
}

function makeHandle(spec: ElementSpec): object {
  const signals: Record<string, Signal<unknown>> = {};
  for (const [name, initial] of Object.entries(spec.variables)) signals[name] = signal<unknown>(initial);
  const core: HandleCore = { spec, signals, mounted: undefined };
  const actions: Record<string, (...args: readonly unknown[]) => unknown> = {};
  for (const name of spec.actions) actions[name] = (...args) => core.mounted?.[name]?.(...args);
  const made = { ...signals, actions };
  cores.set(made, core);
  return made;
}

/** The variables of an element, writable, for the element itself. */
export type OwnVariables<Variables> = { readonly [Name in keyof Variables]: Signal<Variables[Name]> };

/**
 * Returns the variables of this element: from the handle it was passed, else its own.
 *
 * The handle calls `actions` while the element is mounted. On unmount, the variables return to their initial values.
 */
export function useVariables<Variables extends object, Actions extends object>(
  spec: ElementSpec & { readonly variables: Variables },
  given: object | undefined,
  actions: Actions,
): OwnVariables<Variables> {
  const made = useMemo(() => given ?? makeHandle(spec), [given, spec]);
  const core = cores.get(made);
  if (!core) throw new Error(`not a handle of ${spec.type}`);
  const latest = useLatest(actions);
  useLayoutEffect(() => {
    const forward: Record<string, (...args: readonly unknown[]) => unknown> = {};
    for (const name of spec.actions) forward[name] = (...args) => callAction(latest.current, name, args);
    core.mounted = forward;
    return () => {
      if (core.mounted !== forward) return;
      core.mounted = undefined;
      batch(() => {
        for (const [name, initial] of Object.entries(spec.variables)) {
          const own = core.signals[name];
          if (own) own.value = initial;
        }
      });
    };
  }, [core, spec, latest]);
  // Created from `spec.variables`, so names and types agree.
  return core.signals as OwnVariables<Variables>;
}

function callAction(actions: object, name: string, args: readonly unknown[]): unknown {
  const action: unknown = Reflect.get(actions, name);
  return typeof action === "function" ? action(...args) : undefined;
}

/** Returns a ref to the latest value, for callbacks that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}

/** Returns the current value of a binding. An error is logged and returns undefined. */
export function read<T>(bind: Bind<T>, label: string): T | undefined {
  if (!isBound(bind)) return bind ?? undefined;
  try {
    return bind() ?? undefined;
  } catch (error) {
    logError(label, error);
    return undefined;
  }
}

const noSubscription = () => () => {};

function boundStore<T>(bind: Bind<T>, label: string): Store<T | undefined> {
  if (!isBound(bind)) {
    const value = bind ?? undefined;
    return { subscribe: noSubscription, get: () => value };
  }
  return signalStore(computed(() => read(bind, label)));
}

/**
 * Returns the value of a property, or `fallback` for null.
 *
 * Only the calling element rerenders when the binding changes.
 */
export function useValue<T>(bind: Bind<T>, fallback: T, label: string): T;
export function useValue<T>(bind: Bind<T>, fallback: undefined, label: string): T | undefined;
export function useValue<T>(bind: Bind<T>, fallback: T | undefined, label: string): T | undefined {
  const store = useMemo(() => boundStore(bind, label), [bind, label]);
  const value = useSyncExternalStore(store.subscribe, store.get, store.get);
  return value === undefined ? fallback : value;
}

/** Returns the value of a signal; the calling component rerenders when it changes. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const store = useMemo(() => signalStore(source), [source]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Bindings by the names of `Values`. */
export type Binds<Values> = { readonly [Name in keyof Values]?: Bind<NonNullable<Values[Name]>> };

/**
 * Returns the properties of an element, bound or not, with defaults for null values.
 *
 * Uses one subscription for all; the element rerenders when one changes.
 */
export function useProps<Values extends object>(props: Binds<Values>, defaults: Values, label: Label): Values {
  const given: unknown[] = [];
  for (const name in defaults) given.push(props[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `props` is a new object on each render, so its values are compared.
  const store = useMemo(() => propsStore(props, defaults, label), [defaults, label, ...given]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

function propsStore<Values extends object>(binds: Binds<Values>, defaults: Values, label: Label): Store<Values> {
  let last: Values | undefined;
  const resolve = (): Values => {
    const values = { ...defaults };
    let isSame = last !== undefined;
    for (const name in defaults) {
      const value = resolved<NonNullable<Values[typeof name]>>(binds[name], label, name);
      if (value !== undefined) values[name] = value;
      if (isSame && !Object.is(last?.[name], values[name])) isSame = false;
    }
    if (!isSame || last === undefined) last = values;
    return last;
  };
  let isBound = false;
  for (const name in defaults) if (typeof binds[name] === "function") isBound = true;
  if (!isBound) {
    const values = resolve();
    return { subscribe: noSubscription, get: () => values };
  }
  return signalStore(computed(resolve));
}

/** Like `read`, with a label created only where something can fail. */
function resolved<T>(bind: Bind<T>, label: Label, name: string): T | undefined {
  return isBound(bind) ? read(bind, label(name)) : (bind ?? undefined);
}

/** Returns the string a bound text shows: null is empty, dates and numbers as they are written. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Write a bound text into the node whenever it changes, without a rerender.
 *
 * Returns the current text for the markup, so that the first paint has it.
 */
export function useTextNode(node: RefObject<Element | null>, bind: Bind<unknown>, label: string): string {
  useLayoutEffect(() => {
    if (!isBound(bind)) return;
    return effect(() => {
      const text = textOf(read(bind, label));
      if (node.current) writeText(node.current, text);
    });
  }, [node, bind, label]);
  return untracked(() => textOf(read(bind, label)));
}

function writeText(node: Element, text: string): void {
  const first = node.firstChild;
  if (first?.nodeType === Node.TEXT_NODE) {
    if (first.nodeValue !== text) first.nodeValue = text;
  } else if (text !== "") {
    node.textContent = text;
  }
}

/** A text inside an element, in its own `span`. */
export function TextPart({
  bind,
  label,
  className,
}: {
  readonly bind: Bind<unknown>;
  readonly label: string;
  readonly className?: string;
}): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const initial = useTextNode(ref, bind, label);
  return (
    <span ref={ref} className={className} suppressHydrationWarning>
      {initial}
    </span>
  );
}

/** What the common behaviour adds to the root of an element. Spread `attributes` on it. */
export interface ElementRoot<E extends Element> {
  readonly attributes: RootAttributes<E>;
  readonly node: RefObject<E | null>;
  /** The attributes of the `a`, when the element has a link with an address. The root is the `a` or contains it. */
  readonly link: { readonly attributes: Omit<ResolvedLink, "onClick"> } | undefined;
  /** Returns `page#element.member`, for the log. */
  readonly label: (member: string) => string;
  readonly emit: Emit;
}

/** Run the workflow of an event. `source` is the browser's event, for the steps that stop it. */
export type Emit = <T>(handler: Handler<T> | undefined, event: string, value: T, source?: EventOrigin) => void;

export interface RootAttributes<E extends Element> extends DOMAttributes<E> {
  readonly ref: RefObject<E | null>;
  readonly className: string;
}

export interface RootOptions {
  /** The root is not a control: a click handler makes it one for the keyboard too. */
  readonly isPlain?: boolean;
  /** Ignore clicks while this holds. */
  readonly isInert?: RefObject<boolean> | undefined;
}

/**
 * The behaviour of all elements: class names, states, `show`, bound styles, link and common events.
 *
 * Subscribes while the element is mounted. Classes, styles and visibility are written to the node; only a changed link
 * rerenders the element.
 */
export function useElement<E extends HTMLElement | SVGElement>(
  props: CommonProps,
  type: string,
  options: RootOptions = {},
): ElementRoot<E> {
  const scope = useContext(ScopeContext);
  const latest = useLatest(props);
  const { id } = props;
  const [{ label, emit }] = useState(() => {
    const label = (member: string) => `${scope}#${id}.${member}`;
    return {
      label,
      emit: <T,>(handler: Handler<T> | undefined, event: string, value: T, source?: EventOrigin): void => {
        if (handler !== undefined) void startHandler(handler, value, label(event), { source });
      },
    };
  });
  const { show, style, states } = props;
  const linked = useLink(props.link, label("link"));
  const isLink = linked?.href !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root may be another node with a link, so effects start again.
  const node = useMemo((): RefObject<E | null> => ({ current: null }), [isLink]);
  const [markup] = useState(() => (isFirstRender() ? markupOf(props, label) : undefined));
  useShow(node, show, label);
  useBoundStyle(node, style, label);
  useStates(node, states, label);
  useEffect(() => {
    emit(latest.current.onMount, "mount", undefined);
    return () => emit(latest.current.onUnmount, "unmount", undefined);
  }, [emit, latest]);
  const link = useMemo(() => {
    if (linked?.href === undefined) return undefined;
    const { onClick: _, ...attributes } = linked;
    return { attributes };
  }, [linked]);
  const isClickable = props.onClick !== undefined || linked?.onClick !== undefined;
  useButtonRole(node, options.isPlain === true && isClickable && link === undefined);
  const className = useMemo(
    () => [`trama-${type}`, `${scope}-${id}`, ...(props.classes ?? []), ...(markup?.states ?? [])].join(" "),
    [type, scope, id, props.classes, markup],
  );
  return {
    attributes: { ...useEvents<E>(props, emit, options, linked), ...markup?.attributes, ref: node, className },
    node,
    link,
    label,
    emit,
  };
}

/** Returns the initial values of what effects update later, for HTML that exists before any script runs. */
function markupOf({ show, style, states }: CommonProps, label: Label) {
  const bound: Record<string, string> = {};
  for (const name in style) {
    const value = read<string | number>(style[name], label(`style.${name}`));
    if (value !== undefined) bound[`--el-${kebab(name)}`] = cssValue(name, value);
  }
  return {
    attributes: {
      ...(show !== undefined && !read(show, label("show")) ? { hidden: true } : {}),
      ...(style === undefined ? {} : { style: bound }),
    },
    states: Object.keys(states ?? {})
      .filter((name) => read(states?.[name], label(`states.${name}`)))
      .map((name) => `is-${kebab(name)}`),
  };
}

/** Resolve a link; the element rerenders when it changes. */
function useLink(link: CommonProps["link"], label: string): ResolvedLink | undefined {
  const bind = useMemo(() => {
    if (link === undefined) return undefined;
    return () => {
      const now = typeof link === "function" ? link() : link;
      return now ? resolveLink(now, label) : undefined;
    };
  }, [link, label]);
  return useValue<ResolvedLink>(bind, undefined, label);
}

type Label = (member: string) => string;
type NodeRef = RefObject<HTMLElement | SVGElement | null>;

function useShow(node: NodeRef, show: Bind<unknown>, label: Label): void {
  useLayoutEffect(() => {
    if (show === undefined) return;
    return effect(() => {
      node.current?.toggleAttribute("hidden", !read(show, label("show")));
    });
  }, [node, show, label]);
}

function useBoundStyle(node: NodeRef, style: CommonProps["style"], label: Label): void {
  useLayoutEffect(() => {
    if (style === undefined) return;
    const stops = Object.keys(style).map((name) => {
      const property = boundProperty(name);
      return effect(() => {
        const value = read<string | number>(style[name], label(`style.${name}`));
        const target = node.current;
        if (!target) return;
        if (value === undefined) target.style.removeProperty(property);
        else target.style.setProperty(property, cssValue(name, value));
      });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [node, style, label]);
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

function useStates(node: NodeRef, states: CommonProps["states"], label: Label): void {
  useLayoutEffect(() => {
    if (states === undefined) return;
    const stops = Object.keys(states).map((name) =>
      effect(() => {
        node.current?.classList.toggle(`is-${kebab(name)}`, Boolean(read(states[name], label(`states.${name}`))));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [node, states, label]);
}

/** Make a clickable box a button for the keyboard, unless it contains controls, which handle the keys. */
function useButtonRole(node: NodeRef, isClickable: boolean): void {
  useEffect(() => {
    const target = node.current;
    if (!isClickable || !target || target.matches(interactive) || target.hasAttribute("role")) return;
    if (target.querySelector(interactive)) return;
    target.setAttribute("role", "button");
    target.tabIndex = 0;
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.target !== target) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };
    target.addEventListener("keydown", press);
    return () => {
      target.removeAttribute("role");
      target.removeAttribute("tabindex");
      target.removeEventListener("keydown", press);
    };
  }, [node, isClickable]);
}

const interactive = "a[href],button,input,select,textarea,summary,label,[tabindex],[contenteditable]";

function pointerValue(event: ReactMouseEvent): PointerEventValue {
  const { clientX: x, clientY: y, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return { x, y, ...offsetOf(event), button, altKey, ctrlKey, metaKey, shiftKey };
}

/**
 * Returns the position in the element that has the handler, whichever child was hit: the `left` and `top` of a child
 * with `position: absolute` at this point.
 */
function offsetOf({ type, detail, clientX, clientY, currentTarget }: ReactMouseEvent) {
  // A click without a pointer, such as one from the keyboard, has no position.
  if (type === "click" && detail === 0) return { offsetX: 0, offsetY: 0 };
  const { left, top } = currentTarget.getBoundingClientRect();
  const { clientLeft, clientTop, scrollLeft, scrollTop } = currentTarget;
  return { offsetX: clientX - left - clientLeft + scrollLeft, offsetY: clientY - top - clientTop + scrollTop };
}

function keyValue(event: ReactKeyboardEvent): KeyEventValue {
  const { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  return { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey };
}

const pointerEvents = [
  ["onDoubleClick", "doubleClick"],
  ["onMouseEnter", "mouseEnter"],
  ["onMouseLeave", "mouseLeave"],
  ["onMouseDown", "mouseDown"],
  ["onMouseUp", "mouseUp"],
] as const;
const keyEvents = [
  ["onKeyDown", "keyDown"],
  ["onKeyUp", "keyUp"],
] as const;
const focusEvents = [
  ["onFocus", "focus"],
  ["onBlur", "blur"],
] as const;

function useEvents<E extends Element>(
  props: CommonEvents,
  emit: Emit,
  { isInert }: RootOptions,
  link: ResolvedLink | undefined,
): DOMAttributes<E> {
  const events: DOMAttributes<E> = {};
  const { onClick, onContextMenu } = props;
  if (onClick !== undefined || link?.onClick || isInert) {
    events.onClick = (event) => {
      if (isInert?.current) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      emit(onClick, "click", pointerValue(event), event);
      link?.onClick?.(event);
    };
  }
  if (onContextMenu !== undefined) {
    events.onContextMenu = (event) => {
      event.preventDefault();
      emit(onContextMenu, "contextMenu", pointerValue(event), event);
    };
  }
  for (const [prop, name] of pointerEvents) {
    const handler = props[prop];
    if (handler !== undefined)
      events[prop] = (event: ReactMouseEvent) => emit(handler, name, pointerValue(event), event);
  }
  for (const [prop, name] of keyEvents) {
    const handler = props[prop];
    if (handler !== undefined)
      events[prop] = (event: ReactKeyboardEvent) => emit(handler, name, keyValue(event), event);
  }
  for (const [prop, name] of focusEvents) {
    const handler = props[prop];
    if (handler === undefined) continue;
    events[prop] = (event) => {
      // Focus moving within the element is not an event.
      if (event.currentTarget.contains(event.relatedTarget)) return;
      emit(handler, name, undefined, event);
    };
  }
  return events;
}
