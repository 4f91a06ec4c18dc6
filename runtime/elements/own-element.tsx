import { type ComponentType, createElement, type ReactNode, useMemo, useRef } from "react";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { useSignalValue } from "../react/bound-value.ts";
import { type ElementRoot, useElement } from "../react/element.tsx";
import { type ElementSpec, elementSpec, type TakenHandle } from "../react/element-handle.ts";
import type { CommonProps } from "../react/element-props.ts";
import type { Bind } from "../react/signals.ts";
import type { Handler } from "../workflow/workflow.ts";
import { useFieldValue } from "./parts/field/field-value.ts";

/** The names of an event's members, one per argument of its property; null if the argument itself is the event. */
type Params = readonly string[] | null;

/** What a component needs to be an element, besides its properties. */
export interface OwnParts<Props> {
  /** The properties that are events. */
  readonly events: { readonly [Name in keyof Props]?: Params };
  /** The events that the component always calls. */
  readonly needed?: readonly (keyof Props)[];
  /** The required properties that take null. */
  readonly nullable?: readonly (keyof Props)[];
  /** It has `value` and `onChange`. */
  readonly hasValue?: boolean;
}

/** The values that a property takes from the design, where lists and records are read-only. */
type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends File | ((...args: never) => unknown)
    ? T
    : T extends object
      ? { readonly [Name in keyof T]: Given<T[Name]> | (undefined extends T[Name] ? undefined : never) }
      : T;

type PropOf<T> = unknown extends T
  ? Bind<unknown>
  : [ReactNode] extends [T | null | undefined]
    ? ReactNode
    : Bind<Given<NonNullable<T>>>;

type ArgumentsOf<F> = NonNullable<F> extends (...args: infer Args) => unknown ? Args : never;

/** The payload of an event: a member for each named argument, or the only argument. */
type PayloadOf<Args extends readonly unknown[], Names> = Names extends readonly []
  ? undefined
  : Names extends readonly string[]
    ? { readonly [Index in Extract<keyof Names, `${number}`> as Names[Index] & string]: Args[Index & keyof Args] }
    : Args[0];

type ValueOf<Props> = Props extends { readonly value?: infer Value } ? Given<NonNullable<Value>> | null : never;

type HandleProp<Props, Parts> = Parts extends { readonly hasValue: true }
  ? {
      readonly handle?:
        | TakenHandle<
            { readonly value: ValueOf<Props> },
            {
              readonly setValue: (args: { readonly value?: ValueOf<Props> | undefined }) => unknown;
              readonly reset: () => unknown;
            }
          >
        | undefined;
    }
  : unknown;

/** The properties of an element that a component makes: each may be bound, and events run workflows. */
export type OwnElementProps<Props, Parts extends OwnParts<Props>> = Omit<CommonProps, keyof Props | "id"> & {
  readonly id: string;
} & {
  readonly [Name in keyof Props as Name extends keyof Parts["events"] ? never : Name]: PropOf<Props[Name]>;
} & {
  readonly [Name in keyof Props & keyof Parts["events"]]?:
    | Handler<PayloadOf<ArgumentsOf<Props[Name]>, Parts["events"][Name]>>
    | undefined;
} & HandleProp<Props, Parts>;

/** An element of the design's own. */
export interface OwnElement<Props, Parts extends OwnParts<Props>> {
  (props: OwnElementProps<Props, Parts>): ReactNode;
  readonly spec: ElementSpec;
}

/**
 * Make an element of a React component of the design.
 *
 * Its root is a box with the element's look, link and common events. The component inside gets plain properties, and
 * renders again when a bound one changes. If it breaks, one line is logged and the rest of the page stays.
 */
export function ownElement<Props extends object, const Parts extends OwnParts<Props>>(
  component: ComponentType<Props>,
  parts: Parts,
): OwnElement<Props, Parts> {
  const plan: Plan = {
    // The properties of a use are checked where it is written.
    component: component as ComponentType<Values>,
    events: new Map(Object.entries(parts.events)),
    needed: new Set(parts.needed),
    nullable: new Set(parts.nullable),
  };
  const Own = (props: OwnElementProps<Props, Parts>): ReactNode => {
    const use = useMemo(() => new Use(plan, props.id, props), [props]);
    const root = useElement<HTMLDivElement>(use.common, "own-element");
    return (
      <div {...root.attributes}>
        <ErrorBoundary label={root.label("component")}>
          {parts.hasValue ? (
            <WithValue use={use} root={root} />
          ) : (
            createElement(plan.component, { ...use.values(root), ...use.calls(root) })
          )}
        </ErrorBoundary>
      </div>
    );
  };
  return Object.assign(Own, { spec: parts.hasValue ? valueSpec : plainSpec });
}

type Values = Readonly<Record<string, unknown>>;
type Call = (...args: readonly unknown[]) => void;

interface Plan {
  readonly component: ComponentType<Values>;
  readonly events: ReadonlyMap<string, Params>;
  readonly needed: ReadonlySet<PropertyKey>;
  readonly nullable: ReadonlySet<PropertyKey>;
}

const plainSpec = elementSpec<object>({ type: "own-element", variables: {}, actions: [] });
const valueSpec = elementSpec<{ readonly value: unknown }>({
  type: "own-element",
  variables: { value: null },
  actions: ["setValue", "reset"],
});

/** The properties of the root. */
const commonNames: ReadonlySet<string> = new Set(
  Object.keys({
    id: true,
    classes: true,
    classesWhen: true,
    rootAttributes: true,
    show: true,
    style: true,
    states: true,
    link: true,
    onClick: true,
    onDoubleClick: true,
    onContextMenu: true,
    onMouseEnter: true,
    onMouseLeave: true,
    onMouseDown: true,
    onMouseUp: true,
    onKeyDown: true,
    onKeyUp: true,
    onFocus: true,
    onBlur: true,
    onMount: true,
    onUnmount: true,
  } satisfies Readonly<Record<keyof CommonProps, true>>),
);

/** The properties of one use: for the root, values for the component, and handlers of its events. */
class Use {
  readonly common: CommonProps;
  readonly handle: object | undefined;
  /** Bindings by property. */
  readonly binds: Record<string, Bind<NonNullable<unknown>>> = {};
  private readonly handlers = new Map<string, Handler<unknown>>();
  private readonly defaults: Record<string, NonNullable<unknown> | undefined> = {};
  private called: Readonly<Record<string, Call>> | undefined;

  constructor(
    readonly plan: Plan,
    id: string,
    props: object,
  ) {
    const common: Record<string, unknown> & { id: string } = { id };
    let taken: object | undefined;
    for (const [name, value] of Object.entries(props)) {
      if (name === "handle") taken = value;
      else if (plan.events.has(name)) this.handlers.set(name, value);
      else if (commonNames.has(name)) common[name] = value;
      else {
        this.binds[name] = value;
        this.defaults[name] = undefined;
      }
    }
    this.handle = taken;
    this.common = common;
  }

  /** Returns the current values. A property without a value is undefined, so that its default applies. */
  values(root: ElementRoot<HTMLDivElement>): Values {
    const values: Record<string, unknown> = { ...root.values(this.binds, this.defaults) };
    for (const name of this.plan.nullable) values[String(name)] ??= null;
    return values;
  }

  /** Returns the functions that run the workflows of the handled events. */
  calls({ emit }: ElementRoot<HTMLDivElement>): Readonly<Record<string, Call>> {
    this.called ??= Object.fromEntries(
      Array.from(this.plan.events)
        .filter(([name]) => this.handlers.has(name) || this.plan.needed.has(name))
        .map(([name, params]) => {
          const event = name.charAt(2).toLowerCase() + name.slice(3);
          return [name, (...args) => emit(this.handlers.get(name), event, payloadOf(params, args))];
        }),
    );
    return this.called;
  }
}

const payloadOf = (params: Params, args: readonly unknown[]): unknown => {
  if (params === null) return args[0];
  return params.length === 0 ? undefined : Object.fromEntries(params.map((name, index) => [name, args[index]]));
};

/** A component with `value` and `onChange`: the element keeps the value, which starts as the configured one. */
function WithValue({ use, root }: { readonly use: Use; readonly root: ElementRoot<HTMLDivElement> }): ReactNode {
  const { plan, binds, common } = use;
  const isTaken = useRef(false);
  const variables = root.connect(valueSpec, use.handle, {
    setValue: (args: { readonly value?: unknown }) => {
      variables.value.value = args.value ?? null;
    },
    reset: () => form.reset(),
  });
  const current = useSignalValue(variables.value);
  const form = useFieldValue<unknown, unknown>(common.id, binds.value, root.label("value"), {
    from: (given) => given ?? null,
    now: () => variables.value.peek(),
    take: (next) => {
      isTaken.current = true;
      variables.value.value = next;
    },
    received: (next) => next ?? null,
    onGiven: () => {},
  });
  const { value: configured, ...values } = use.values(root);
  const calls = use.calls(root);
  // Before the first effect, and in prerendered pages, the element has not taken the configured value yet.
  const shown = isTaken.current ? current : configured;
  return createElement(plan.component, {
    ...values,
    ...calls,
    value: shown ?? (plan.nullable.has("value") ? null : undefined),
    onChange: (next: unknown) => {
      variables.value.value = next ?? null;
      calls.onChange?.(next);
    },
  });
}
