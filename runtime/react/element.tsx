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

/** What a workflow knows of a click or another move of the pointer. Places are in pixels of the window. */
export interface PointerEventValue {
  readonly x: number;
  readonly y: number;
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a workflow knows of a key. */
export interface KeyEventValue {
  readonly key: string;
  readonly code: string;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Events that every element has, see schema/element-events.json. */
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

/** What every element takes besides the properties of its type. */
export interface CommonProps extends CommonEvents {
  readonly id: string;
  /** Shared classes of the theme. */
  readonly classes?: readonly string[] | undefined;
  /** Hides the element while it does not hold. */
  readonly show?: Bind<unknown>;
  /** Bound style properties; the style sheet reads each from `--el-<property>`. */
  readonly style?: Readonly<Record<string, () => string | number | null | undefined>> | undefined;
  /** Own states; while one holds the element has the class `is-<name>`, in kebab-case. */
  readonly states?: Readonly<Record<string, () => unknown>> | undefined;
  readonly link?: Link | (() => Link | null | undefined) | undefined;
}

/** Variables of an element as signals, and its actions. Bound to the element while it is on the page. */
export type ElementHandle<Variables, Actions> = {
  readonly [Name in keyof Variables]: ReadonlySignal<Variables[Name]>;
} & { readonly actions: Actions };

/**
 * What an element takes for its handle: signals of whatever its variables hold.
 *
 * `of` is never there: it tells `handle` what they hold, where the items of a list decide that.
 */
export type TakenHandle<Variables, Actions> = ElementHandle<Readonly<Record<keyof Variables, unknown>>, Actions> & {
  readonly of?: Variables;
};

/** The handle of a component, such as `Select<ContatosRow>`: of an element, or of a component of the design. */
export type HandleOf<Component> = Component extends (props: infer Props) => ReactNode
  ? Props extends { readonly handle?: infer Handle }
    ? NonNullable<Handle> extends TakenHandle<infer Variables, infer Actions>
      ? ElementHandle<Variables, Actions>
      : NonNullable<Handle>
    : never
  : never;

/** What a component says of itself so that a handle can be made before it is on the page. */
export interface ElementSpec {
  readonly type: string;
  /** The variables with their initial values. */
  readonly variables: object;
  readonly actions: readonly string[];
}

/** Say what a component is, with the types of its variables. */
export const elementSpec = <Variables extends object>(spec: {
  readonly type: string;
  readonly variables: Variables;
  readonly actions: readonly string[];
}): ElementSpec & { readonly variables: Variables } => ({ ...spec, variables: { ...spec.variables } });

interface HandleCore {
  readonly spec: ElementSpec;
  readonly signals: Readonly<Record<string, Signal<unknown>>>;
  /** The actions of the element on the page, absent while there is none. */
  mounted: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> | undefined;
}

const cores = new WeakMap<object, HandleCore>();

/**
 * Make the handle of an element: its variables as signals and its actions.
 *
 * Variables have the initial values of the type while the element is not on the page: formulas that read them
 * from elsewhere always meet a value of their type.
 * An action of an element that is not on the page does nothing.
 */
export function handle<Component extends ((props: never) => ReactNode) & { readonly spec: ElementSpec }>(
  component: Component,
): HandleOf<Component> {
  // The spec and the type of `handle` describe the same thing; TypeScript cannot see that they agree.
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
 * The variables of this element: those of the handle it was given, else its own.
 *
 * `actions` are what the handle calls while the element is on the page. On leaving, the variables go back to the
 * initial values of the type.
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
  // Made from `spec.variables`, so names and types agree.
  return core.signals as OwnVariables<Variables>;
}

function callAction(actions: object, name: string, args: readonly unknown[]): unknown {
  const action: unknown = Reflect.get(actions, name);
  return typeof action === "function" ? action(...args) : undefined;
}

/** The newest value, for callbacks that live longer than one render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}

/** The value of a binding now. A failure gives nothing and one line in the log. */
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
 * The value of a property, `fallback` where it gives nothing.
 *
 * The element that calls this, and no other, renders again when what the binding reads has changed.
 */
export function useValue<T>(bind: Bind<T>, fallback: T, label: string): T;
export function useValue<T>(bind: Bind<T>, fallback: undefined, label: string): T | undefined;
export function useValue<T>(bind: Bind<T>, fallback: T | undefined, label: string): T | undefined {
  const store = useMemo(() => boundStore(bind, label), [bind, label]);
  const value = useSyncExternalStore(store.subscribe, store.get, store.get);
  return value === undefined ? fallback : value;
}

/** The value of a signal; the calling component renders again when it changes. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const store = useMemo(() => signalStore(source), [source]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Bindings by the names of `Values`. */
export type Binds<Values> = { readonly [Name in keyof Values]?: Bind<NonNullable<Values[Name]>> };

/**
 * The properties of an element, bound or not, each with its default where it gives nothing.
 *
 * One subscription for all of them; the element renders again when one has another value.
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

/** As `read`, with a label that is only made where something can fail. */
function resolved<T>(bind: Bind<T>, label: Label, name: string): T | undefined {
  return isBound(bind) ? read(bind, label(name)) : (bind ?? undefined);
}

/** What a bound text shows: nothing is empty, dates and numbers as they are written. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Write a bound text into the node whenever what it reads changes; nothing is rendered again.
 *
 * Gives the text of now for the markup, so that the first paint has it.
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

/** A text inside an element, in a `span` of its own. */
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

/** What the common behaviour gives to the root of an element. Spread `attributes` on it. */
export interface ElementRoot<E extends Element> {
  readonly attributes: RootAttributes<E>;
  readonly node: RefObject<E | null>;
  /** Where the element leads, when its link has an address; then its root is an `a` with these attributes. */
  readonly link: { readonly attributes: Omit<ResolvedLink, "onClick"> } | undefined;
  /** `page#element.member`, for the log. */
  readonly label: (member: string) => string;
  readonly emit: Emit;
}

/** Run the workflow of an event. `source` is the event of the browser behind it, for the steps that stop it. */
export type Emit = <T>(handler: Handler<T> | undefined, event: string, value: T, source?: EventOrigin) => void;

export interface RootAttributes<E extends Element> extends DOMAttributes<E> {
  readonly ref: RefObject<E | null>;
  readonly className: string;
}

export interface RootOptions {
  /** The root is no control by itself: a click handler makes it one for the keyboard as well. */
  readonly isPlain?: boolean;
  /** While this holds, clicks are ignored. */
  readonly isInert?: RefObject<boolean> | undefined;
}

/**
 * The behaviour that all elements share: class names, states, `show`, bound styles, link and common events.
 *
 * It subscribes while the element is on the page. Classes, styles and visibility are written to the node; only a link
 * that changes renders the element again.
 */
export function useElement<E extends HTMLElement | SVGElement>(
  props: CommonProps,
  type: string,
  options: RootOptions = {},
): ElementRoot<E> {
  const scope = useContext(ScopeContext);
  const node = useRef<E>(null);
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
  const [markup] = useState(() => (isFirstRender() ? markupOf(props, label) : undefined));
  useShow(node, show, label);
  useBoundStyle(node, style, label);
  useStates(node, states, label);
  useEffect(() => {
    emit(latest.current.onMount, "mount", undefined);
    return () => emit(latest.current.onUnmount, "unmount", undefined);
  }, [emit, latest]);
  const linked = useLink(props.link, label("link"));
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

/** What effects keep in step later, for HTML that is there before any script is. */
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

/** What a link is in the browser now; an element whose link changes renders again. */
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

/** `--el-width` of `width`, registered once so that it does not reach the elements inside. */
function boundProperty(name: string): string {
  const property = `--el-${kebab(name)}`;
  if (!registered.has(property)) {
    registered.add(property);
    try {
      CSS.registerProperty?.({ name: property, syntax: "*", inherits: false });
    } catch {
      // The style sheet registered it already.
    }
  }
  return property;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Properties whose numbers have no unit. The name may end in the state or breakpoint that the value is for. */
const unitless =
  /^(animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex(?!Basis)|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridColumnEnd|gridColumnStart|gridRow|gridRowEnd|gridRowStart|lineClamp|lineHeight|opacity|order|orphans|scale|strokeOpacity|tabSize|widows|zIndex|zoom|WebkitLineClamp|--.*)($|[A-Z])/;

/** A bound style value as CSS: numbers are pixels where a property takes lengths, `$token` is a token of the theme. */
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

/** A box that is clicked is a button for the keyboard too, unless controls stand inside: they take the keys then. */
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
  return { x, y, button, altKey, ctrlKey, metaKey, shiftKey };
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
      // The focus moving between the parts of one element is no event of it.
      if (event.currentTarget.contains(event.relatedTarget)) return;
      emit(handler, name, undefined, event);
    };
  }
  return events;
}
