import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import { logError, logMessage } from "../errors/error-log.ts";
import { type Handler, type Run, startHandler } from "../workflow/workflow.ts";
import { type Instance, InstanceContext } from "./component-instance.ts";
import { ScopeContext } from "./element.tsx";
import { useHandle } from "./element-handle.ts";
import { type Bind, batch, computed, type ReadonlySignal, readBind, type Signal, signal } from "./signals.ts";

/** The parts of a design component, as types by name. */
export interface ComponentShape {
  readonly props?: object;
  readonly events?: object;
  readonly slots?: string;
  /** Parameters and results; callers pass their run first. */
  readonly actions?: object;
  /** The result that a popup returns to its opener. */
  readonly result?: unknown;
}

type PropsOf<Shape> = Shape extends { readonly props: infer Props } ? Props : Record<never, never>;
type EventsOf<Shape> = Shape extends { readonly events: infer Events } ? Events : Record<never, never>;
type SlotsOf<Shape> = Shape extends { readonly slots: infer Slots extends string } ? Slots : never;
type ActionsOf<Shape> = Shape extends { readonly actions: infer Actions } ? Actions : Record<never, never>;

type ResultOf<Shape> = Shape extends { readonly result: infer Result } ? Result : unknown;

/** Actions as a step calls them: with its run, so that they belong to its call chain. */
type CalledActions<Actions> = {
  readonly [Name in keyof Actions]: Actions[Name] extends (...params: infer Params) => infer Result
    ? (run: Run, ...params: Params) => Promise<Result | undefined> | undefined
    : never;
};

/** The props of an instance: bindable properties, event handlers and slot content. */
export type InstanceProps<Shape> = {
  readonly id: string;
  readonly handle?: ComponentHandle<ActionsOf<Shape>> | undefined;
} & { readonly [Name in keyof PropsOf<Shape>]: Bind<Exclude<PropsOf<Shape>[Name], undefined>> } & {
  readonly [Name in keyof EventsOf<Shape> & string as `on${Capitalize<Name>}`]?:
    | Handler<EventsOf<Shape>[Name]>
    | undefined;
} & { readonly [Name in SlotsOf<Shape>]?: ReactNode };

/** Passed to the code of a component, once per instance. */
export interface ComponentParts<Shape> {
  /** Properties as signals; one that is not passed has its default. */
  readonly props: {
    readonly [Name in keyof PropsOf<Shape>]-?: ReadonlySignal<Exclude<PropsOf<Shape>[Name], undefined>>;
  };
  /** Run the parent's handler of an event, and wait for it. */
  readonly emit: <Name extends keyof EventsOf<Shape> & string>(
    run: Run,
    event: Name,
    ...payload: undefined extends EventsOf<Shape>[Name]
      ? [payload?: EventsOf<Shape>[Name]]
      : [payload: EventsOf<Shape>[Name]]
  ) => Promise<void>;
}

/** Calls the actions of an instance while it is mounted; otherwise they do nothing. */
export interface ComponentHandle<Actions> {
  readonly actions: CalledActions<Actions>;
}

export type DesignComponent<Shape> = ((props: InstanceProps<Shape>) => ReactNode) & {
  readonly spec: ComponentSpec;
  /** Types only: the component's result, for `popup`. */
  readonly result?: ResultOf<Shape>;
};

/** What a handle needs to know before the instance is mounted. */
interface ComponentSpec {
  readonly type: string;
  readonly variables: Readonly<Record<never, never>>;
  readonly actions: readonly string[];
}

/** How often a component may be nested inside itself. */
const nestingLimit = 10;

const DepthContext = createContext<ReadonlyMap<string, number>>(new Map());

/**
 * Declare a component of the design.
 *
 * `setup` runs once per instance and returns its content; variables and handles created in it belong to the instance.
 * An instance nested more than ten times inside its own kind is not rendered.
 */
export function component<Shape extends ComponentShape>(
  id: string,
  defaults: { readonly [Name in keyof PropsOf<Shape>]?: Bind<PropsOf<Shape>[Name]> },
  setup: (parts: ComponentParts<Shape>) => ReactNode,
  actions: readonly string[] = [],
): DesignComponent<Shape> {
  const spec: ComponentSpec = { type: id, variables: {}, actions };
  const render = (given: InstanceProps<Shape>): ReactNode => (
    <Nested spec={spec} defaults={defaults} given={given} setup={setup} />
  );
  return Object.assign(render, { spec, displayName: id });
}

/** Counts how deep a component is nested inside itself, and stops endless recursion. */
function Nested<Shape>(props: ContentsProps<Shape>): ReactNode {
  const { type: id } = props.spec;
  const depths = useContext(DepthContext);
  const depth = (depths.get(id) ?? 0) + 1;
  const [inner] = useState(() => new Map(depths).set(id, depth));
  if (depth > nestingLimit) return <TooDeep id={id} />;
  return (
    <DepthContext value={inner}>
      <Contents {...props} />
    </DepthContext>
  );
}

function TooDeep({ id }: { readonly id: string }): ReactNode {
  useEffect(() => logMessage(`component ${id}`, `not shown, as it is nested more than ${nestingLimit} times`), [id]);
  return null;
}

interface ContentsProps<Shape> {
  readonly spec: ComponentSpec;
  readonly defaults: object;
  readonly given: InstanceProps<Shape>;
  readonly setup: (parts: ComponentParts<Shape>) => ReactNode;
}

function Contents<Shape>({ spec, defaults, given, setup }: ContentsProps<Shape>): ReactNode {
  const id = spec.type;
  const outerScope = useContext(ScopeContext);
  const outer = useContext(InstanceContext);
  const [made] = useState(() => makeInstance<Shape>(id, defaults, given, outerScope, outer));
  const [content] = useState(() => setup(made.parts));
  useLayoutEffect(() => made.update(given));
  useHandle(spec, given.handle, made.callable(spec.actions));
  return (
    <InstanceContext value={made.instance}>
      <ScopeContext value={id}>{content}</ScopeContext>
    </InstanceContext>
  );
}

function makeInstance<Shape>(
  id: string,
  defaults: object,
  first: InstanceProps<Shape>,
  outerScope: string,
  outer: Instance | undefined,
) {
  let given: object = first;
  const binds = new Map<string, Signal<unknown>>();
  const label = (member: string): string => `${outerScope}#${first.id}.${member}`;

  const makeProp = (name: string): ReadonlySignal<unknown> => {
    const bind = signal<unknown>(Reflect.get(given, name));
    binds.set(name, bind);
    return computed(() => readProp(bind.value, Reflect.get(defaults, name), label(name)));
  };
  const made = new Map<string, ReadonlySignal<unknown>>();
  // Signals are created on first access, as only the types know the properties.
  const props = new Proxy(Object.create(null) as object, {
    get: (_, name) => {
      if (typeof name !== "string") return undefined;
      const prop = made.get(name) ?? makeProp(name);
      made.set(name, prop);
      return prop;
    },
  });

  const emit = async (run: Run, event: string, payload: unknown): Promise<void> => {
    // `InstanceProps` derives the name and type of a handler from the event.
    const handler = Reflect.get(given, `on${event.charAt(0).toUpperCase()}${event.slice(1)}`) as
      | Handler<unknown>
      | undefined;
    await startHandler(handler, payload, label(event), { run });
  };
  const instance: Instance = {
    id,
    outerScope,
    outer,
    slot: (name) => Reflect.get(given, name) as ReactNode,
    actions: {},
  };
  return {
    instance,
    parts: { props, emit } as ComponentParts<Shape>,
    /** Returns the actions as a handle calls them. */
    callable: (names: readonly string[]) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          // The types of the handle define the parameters of its actions.
          (run: Run, params: unknown) => instance.actions[name]?.(run, params as never),
        ]),
      ),
    /** Apply new props after the parent rendered again. */
    update: (next: InstanceProps<Shape>): void => {
      given = next;
      batch(() => {
        for (const [name, bind] of binds) bind.value = Reflect.get(next, name);
      });
    },
  };
}

function readProp(bind: unknown, byDefault: unknown, label: string): unknown {
  try {
    const value = readBind(bind as Bind<unknown>);
    if (value !== undefined && value !== null) return value;
  } catch (error) {
    logError(label, error);
  }
  return readBind(byDefault as Bind<unknown>);
}
