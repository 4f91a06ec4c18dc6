import { type ReactNode, useLayoutEffect } from "react";
import { batch, type ReadonlySignal, type Signal, signal } from "./signals.ts";
import { useLatest } from "./use-latest.ts";

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

/** The variables and the actions behind a handle. */
export interface HandleCore {
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

function makeCore(spec: ElementSpec): HandleCore {
  const signals: Record<string, Signal<unknown>> = {};
  const initial: Readonly<Record<string, unknown>> = { ...spec.variables };
  for (const name in initial) signals[name] = signal<unknown>(initial[name]);
  return { spec, signals, mounted: undefined };
}

function makeHandle(spec: ElementSpec): object {
  const core = makeCore(spec);
  const actions: Record<string, (...args: readonly unknown[]) => unknown> = {};
  for (const name of spec.actions) actions[name] = (...args) => core.mounted?.[name]?.(...args);
  const made = { ...core.signals, actions };
  cores.set(made, core);
  return made;
}

/** The variables of an element, writable, for the element itself. */
export type OwnVariables<Variables> = { readonly [Name in keyof Variables]: Signal<Variables[Name]> };

/** Returns the variables of a handle, or of an element without one. */
export function coreOf(spec: ElementSpec, given: object | undefined): HandleCore {
  const core = given === undefined ? makeCore(spec) : cores.get(given);
  if (!core) throw new Error(`not a handle of ${spec.type}`);
  return core;
}

/**
 * Let a handle call the actions of a mounted element; returns a function that ends it.
 *
 * At the end, the variables return to their initial values.
 */
export function mountHandle(core: HandleCore, actions: () => object): () => void {
  const { spec } = core;
  const forward: Record<string, (...args: readonly unknown[]) => unknown> = {};
  for (const name of spec.actions) forward[name] = (...args) => callAction(actions(), name, args);
  // The element before this one has gone and has not ended yet.
  if (core.mounted !== undefined) resetVariables(core);
  core.mounted = forward;
  return () => {
    if (core.mounted !== forward) return;
    core.mounted = undefined;
    resetVariables(core);
  };
}

function resetVariables({ spec, signals }: HandleCore): void {
  batch(() => {
    for (const [name, initial] of Object.entries(spec.variables)) {
      const own = signals[name];
      if (own) own.value = initial;
    }
  });
}

/** Connects a handle to the actions of a component while it is mounted. */
export function useHandle(spec: ElementSpec, given: object | undefined, actions: object): void {
  const latest = useLatest(actions);
  useLayoutEffect(
    () => (given === undefined ? undefined : mountHandle(coreOf(spec, given), () => latest.current)),
    [given, spec, latest],
  );
}

function callAction(actions: object, name: string, args: readonly unknown[]): unknown {
  const action: unknown = Reflect.get(actions, name);
  return typeof action === "function" ? action(...args) : undefined;
}
