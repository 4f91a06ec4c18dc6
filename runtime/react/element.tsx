import { createContext, type DOMAttributes, type RefObject, useContext, useState } from "react";
import { isFirstRender } from "../app/first-render.ts";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { type ResolvedLink, resolveLink } from "../routing/router.tsx";
import { bindText } from "./bound-text.ts";
import { read, textOf } from "./bound-value.ts";
import { takeButtonRole } from "./button-role.ts";
import { addEvents, addFocusEvents, type Emit, emitter, type Writable } from "./element-events.ts";
import { coreOf, type ElementSpec, type HandleCore, mountHandle, type OwnVariables } from "./element-handle.ts";
import { bindLook, fixedAttributes, type LookMarkup, lookMarkup } from "./element-look.ts";
import type { CommonProps } from "./element-props.ts";
import { type Bind, computed, effect, isBound, type ReadonlySignal, untracked } from "./signals.ts";

/** The id of the page, section or component around an element: the first half of its CSS class. */
export const ScopeContext = createContext("");

/** Bindings by the names of `Values`. */
export type Binds<Values> = { readonly [Name in keyof Values]?: Bind<NonNullable<Values[Name]>> };

type RootRef<E extends Element> = (node: E | null) => (() => void) | undefined;

export interface RootAttributes<E extends HTMLElement | SVGElement> extends DOMAttributes<E> {
  readonly ref: RootRef<E>;
  readonly className: string;
}

export interface RootOptions {
  /** The root is not a control: a click handler makes it one for the keyboard too. */
  readonly isPlain?: boolean;
  /** Returns whether to ignore clicks. */
  readonly isInert?: (() => boolean) | undefined;
  /** A control inside the root emits the focus events itself. */
  readonly hasControl?: boolean;
  /** The content of the root, or of the link inside it. */
  readonly text?: Bind<unknown>;
}

/** A text for the markup; a bound one has a ref that writes it to its node whenever it changes. */
export interface ShownText {
  readonly initial: string;
  readonly ref: RootRef<Element> | undefined;
}

const noOptions: RootOptions = {};

/**
 * The behaviour of all elements: class names, states, `show`, bound styles, link and common events.
 *
 * It uses three hooks, whatever an element has. The ref of the root subscribes to what is bound while the root is
 * mounted: classes, styles, visibility and texts are written to the node; another changed property rerenders the
 * element.
 */
export function useElement<E extends HTMLElement | SVGElement>(
  props: CommonProps,
  type: string,
  options: RootOptions = noOptions,
): ElementRoot<E> {
  const scope = useContext(ScopeContext);
  const runtime = useRuntime();
  const [{ life }, rerender] = useState(() => ({ life: new ElementLife<E>(runtime, scope, props) }));
  return new ElementRoot<E>(life, props, type, options, rerender);
}

/** Returns the properties of an element with defaults for null values; undefined if one is bound. */
export function fixedValues<Values extends object>(binds: Binds<Values>, defaults: Values): Values | undefined {
  let values = defaults;
  // Fields have many properties, and few of them are passed.
  for (const name in binds) {
    if (!(name in defaults)) continue;
    const bind: Bind<NonNullable<Values[typeof name]>> = binds[name];
    if (bind === undefined || bind === null) continue;
    if (isBound(bind)) return undefined;
    if (values === defaults) values = { ...defaults };
    values[name] = bind;
  }
  return values;
}

/** A value that renders use. */
interface UsedValue {
  readonly key: unknown;
  /** Absent if it cannot change. */
  readonly source: ReadonlySignal<unknown> | undefined;
  /** The value of the first render, then the one that the last rerender was for. */
  last: unknown;
}

type Rerender<E extends HTMLElement | SVGElement> = (box: { readonly life: ElementLife<E> }) => void;

/** One element as one render shows it. The render changes nothing else; its ref does when React shows the result. */
export class ElementRoot<E extends HTMLElement | SVGElement> {
  /** What the common behaviour adds to the root. */
  readonly attributes: RootAttributes<E>;
  /** The attributes of the `a`, when the element has a link with an address. The root is the `a` or contains it. */
  readonly link: { readonly attributes: Omit<ResolvedLink, "onClick"> } | undefined;
  readonly props: CommonProps;
  /** The element has a link without an address, such as to a popup. */
  readonly hasButtonLink: boolean;
  /** What the element passed to `connect`. */
  connection: { readonly core: HandleCore; readonly actions: object } | undefined;

  private readonly life: ElementLife<E>;
  private readonly options: RootOptions;
  private readonly rerender: Rerender<E>;
  private readonly isPressable: boolean;
  private readonly used: UsedValue[];
  private textRef: RootRef<Element> | undefined;

  constructor(life: ElementLife<E>, props: CommonProps, type: string, options: RootOptions, rerender: Rerender<E>) {
    const before = life.shown?.props === props ? life.shown : undefined;
    this.life = life;
    this.props = props;
    this.options = options;
    this.rerender = rerender;
    this.used = before?.used ?? [];
    this.textRef = before?.textRef;
    const linked = props.link && this.linked(props.link);
    this.link = linked?.href === undefined ? undefined : { attributes: withoutClick(linked) };
    this.hasButtonLink = linked?.onClick !== undefined && this.link === undefined;
    const isClickable = props.onClick !== undefined || linked?.onClick !== undefined;
    this.isPressable = options.isPlain === true && isClickable && this.link === undefined;
    const isSame =
      before?.isPressable === this.isPressable && (before.link === undefined) === (this.link === undefined);
    // React calls the cleanup of another ref's predecessor, and then the ref. The actions of a handle are of one render.
    const ref: RootRef<E> =
      isSame && !("handle" in props) ? before.attributes.ref : (node) => (node ? life.attach(node, this) : undefined);
    this.attributes = this.attributesOf(type, linked, ref);
  }

  get node(): RefObject<E | null> {
    return this.life.node;
  }

  get runtime(): Runtime {
    return this.life.runtime;
  }

  get emit(): Emit {
    return this.life.emit;
  }

  /** Returns `page#element.member`, for the log. */
  get label(): (member: string) => string {
    return this.life.label;
  }

  private attributesOf(type: string, linked: ResolvedLink | undefined, ref: RootRef<E>): RootAttributes<E> {
    const { props, options, emit } = this;
    const { markup } = this.life;
    let className = `trama-${type} ${this.life.className}`;
    if (props.classes !== undefined) for (const name of props.classes) className += ` ${name}`;
    if (markup !== undefined) for (const name of markup.states) className += ` ${name}`;
    const own = props.rootAttributes && fixedAttributes(props.rootAttributes);
    const attributes: Writable<RootAttributes<E>> = { ...own, ...markup?.attributes, ref, className };
    addEvents<E>(attributes, props, emit, linked, options.isInert);
    if (!options.hasControl) addFocusEvents<E>(attributes, props, emit);
    return attributes;
  }

  /**
   * Returns the properties of an element, bound or not, with defaults for null values.
   *
   * The element rerenders when one of them changes.
   */
  values<Values extends object>(binds: Binds<Values>, defaults: Values): Values {
    const fixed = fixedValues(binds, defaults);
    if (fixed === defaults) return defaults;
    return this.use(
      defaults,
      fixed === undefined,
      (last: Values | undefined) => fixed ?? this.resolve(binds, defaults, last),
    );
  }

  /** Returns the last values again if none has changed. */
  private resolve<Values extends object>(binds: Binds<Values>, defaults: Values, last: Values | undefined): Values {
    const values = { ...defaults };
    let isSame = last !== undefined;
    for (const name in binds) {
      if (!(name in defaults)) continue;
      const bind: Bind<NonNullable<Values[typeof name]>> = binds[name];
      const value = isBound(bind) ? read(bind, this.label(name)) : bind;
      if (value !== undefined && value !== null) values[name] = value;
      if (isSame && !Object.is(last?.[name], values[name])) isSame = false;
    }
    return isSame && last !== undefined ? last : values;
  }

  /** Returns the value of a signal. The element rerenders when it changes. */
  current<T>(source: ReadonlySignal<T>): T {
    const last = source.peek();
    if (!this.used.some(({ key }) => key === source)) this.used.push({ key: source, source, last });
    return last;
  }

  private linked(link: NonNullable<CommonProps["link"]>): ResolvedLink | undefined {
    const label = this.label("link");
    return this.use("link", true, () => {
      const now = read(link, label);
      return now && resolveLink(now, label, this.life.runtime);
    });
  }

  /** Returns a value, evaluated once for the same props; if it can change, the element rerenders when it does. */
  private use<T>(key: unknown, canChange: boolean, evaluate: (last: T | undefined) => T): T {
    let value = this.used.find((one) => one.key === key);
    if (value === undefined) {
      let last: T | undefined;
      const source = canChange
        ? computed(() => {
            last = evaluate(last);
            return last;
          })
        : undefined;
      value = { key, source, last: source ? source.peek() : evaluate(undefined) };
      this.used.push(value);
    }
    // The key is used for one type of value.
    return (value.source ? value.source.peek() : value.last) as T;
  }

  /**
   * Returns the variables of this element: from the handle it was passed, else its own.
   *
   * The handle calls `actions` while the element is mounted. On unmount, the variables return to their initial values.
   */
  connect<Variables extends object, Actions extends object>(
    spec: ElementSpec & { readonly variables: Variables },
    given: object | undefined,
    actions: Actions,
  ): OwnVariables<Variables> {
    const core = given === undefined ? this.life.ownCore(spec) : coreOf(spec, given);
    if (given !== undefined) this.connection = { core, actions };
    // Created from `spec.variables`, so names and types agree.
    return core.signals as OwnVariables<Variables>;
  }

  /** Returns the current string of a text inside the root. */
  text(bind: Bind<unknown>): ShownText {
    if (!isBound(bind)) return { initial: textOf(bind), ref: undefined };
    const label = this.label("text");
    this.textRef ??= (node) => (node ? bindText(node, bind, label) : undefined);
    return { initial: untracked(() => textOf(read(bind, label))), ref: this.textRef };
  }

  /** Subscribe to what the props bind, while the root is `node`. */
  bind(node: E, stops: (() => void)[]): void {
    const { props } = this;
    const { text } = this.options;
    bindLook(node, props, this.label, stops);
    if (isBound(text)) {
      const holder = node.hasAttribute("data-link") ? node.firstElementChild : node;
      if (holder) stops.push(bindText(holder, text, this.label("text")));
    }
    // A button inside takes the keys.
    const stopPress = this.isPressable && !node.hasAttribute("data-link") ? takeButtonRole(node) : undefined;
    if (stopPress) stops.push(stopPress);
    for (const value of this.used) if (value.source) stops.push(this.follow(value, value.source));
  }

  private follow(value: UsedValue, source: ReadonlySignal<unknown>): () => void {
    return effect(() => {
      const now = source.value;
      if (Object.is(now, value.last)) return;
      value.last = now;
      untracked(() => this.rerender({ life: this.life }));
    });
  }
}

/** One element from its first render to its unmount. Only what React shows changes it. */
class ElementLife<E extends HTMLElement | SVGElement> {
  readonly runtime: Runtime;
  readonly className: string;
  readonly label: (member: string) => string;
  readonly emit: Emit;
  readonly markup: LookMarkup | undefined;
  readonly node: RefObject<E | null> = { current: null };
  /** The element as it was last attached. */
  shown: ElementRoot<E> | undefined;
  private core: HandleCore | undefined;
  private mountedCore: HandleCore | undefined;
  private endHandle: (() => void) | undefined;
  private isMounted = false;
  private isAttached = false;

  constructor(runtime: Runtime, scope: string, props: CommonProps) {
    const { id } = props;
    this.runtime = runtime;
    this.className = `${scope}-${id}`;
    this.label = (member) => `${scope}#${id}.${member}`;
    this.emit = emitter(runtime, this.label);
    this.markup = isFirstRender() ? untracked(() => lookMarkup(props, this.label)) : undefined;
  }

  /** Returns the variables of an element without a handle. */
  ownCore(spec: ElementSpec): HandleCore {
    this.core ??= coreOf(spec, undefined);
    return this.core;
  }

  /** Show the element as `root` until the returned function is called. */
  attach(node: E, root: ElementRoot<E>): () => void {
    const stops: (() => void)[] = [];
    this.node.current = node;
    this.isAttached = true;
    this.shown = root;
    root.bind(node, stops);
    this.mount(root);
    return () => {
      for (const stop of stops) stop();
      this.isAttached = false;
      // With other props, or as another node, the root is back by then. Layout effects inside it run before that.
      queueMicrotask(() => this.isAttached || this.unmount());
    };
  }

  /** Begin what lasts until the element is removed, even when the root subscribes again meanwhile. */
  private mount({ props: { onMount, onUnmount }, connection }: ElementRoot<E>): void {
    if (connection !== undefined && connection.core !== this.mountedCore) {
      this.endHandle?.();
      this.mountedCore = connection.core;
      this.endHandle = mountHandle(connection.core, () => this.shown?.connection?.actions ?? {});
    }
    if (this.isMounted) return;
    this.isMounted = onMount !== undefined || onUnmount !== undefined || this.endHandle !== undefined;
    // Elements after this one are not mounted yet.
    if (onMount !== undefined) queueMicrotask(() => this.emit(onMount, "mount", undefined));
  }

  private unmount(): void {
    this.node.current = null;
    if (!this.isMounted) return;
    this.isMounted = false;
    this.endHandle?.();
    this.endHandle = undefined;
    this.mountedCore = undefined;
    this.emit(this.shown?.props.onUnmount, "unmount", undefined);
  }
}

function withoutClick({ onClick: _, ...attributes }: ResolvedLink): Omit<ResolvedLink, "onClick"> {
  return attributes;
}
