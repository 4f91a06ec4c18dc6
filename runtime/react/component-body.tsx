import { type ReactNode, useContext, useEffect, useLayoutEffect } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { useUnsaved } from "../page/use-unsaved.ts";
import { useWindowEvents, type WindowKeyValue } from "../page/window-events.ts";
import { type Handler, startHandler } from "../workflow/workflow.ts";
import { type InstanceActions, InstanceContext } from "./component-instance.ts";
import { ScopeContext } from "./element.tsx";
import { type Bind, effect, type ReadonlySignal, untracked } from "./signals.ts";

// What only some components have: workflows of their own, and slots.

/** Passed to a workflow when a property changed. */
export interface PropertyChange<T> {
  readonly value: T;
  readonly oldValue: T;
}

/** Starts to watch a property, under a label for the log; returns a function that stops it. */
export type PropertyWatch = (runtime: Runtime, label: string) => () => void;

/** Run a handler whenever a property changes after the instance was mounted. */
export const watch =
  <T,>(prop: ReadonlySignal<T>, handler: Handler<PropertyChange<T>>): PropertyWatch =>
  (runtime, label) => {
    let oldValue = prop.peek();
    return effect(() => {
      const { value } = prop;
      if (Object.is(value, oldValue)) return;
      const change = { value, oldValue };
      oldValue = value;
      untracked(() => void startHandler(handler, change, label, { runtime }));
    });
  };

export interface ComponentBodyProps {
  /** Whether leaving the page, or closing the popup around it, would lose input. */
  readonly unsaved?: Bind<boolean>;
  readonly onMount?: Handler | undefined;
  readonly onUnmount?: Handler | undefined;
  readonly onKeydown?: Handler<WindowKeyValue> | undefined;
  readonly onKeyup?: Handler<WindowKeyValue> | undefined;
  /** Watches by the name of a property, run when it changes. */
  readonly onPropertyChange?: Readonly<Record<string, PropertyWatch>> | undefined;
  readonly actions?: InstanceActions | undefined;
  readonly children?: ReactNode;
}

/** The root of a component that has workflows, actions or unsaved state. */
export function Component(props: ComponentBodyProps): ReactNode {
  const { onMount, onUnmount, onKeydown, onKeyup, onPropertyChange, actions, children } = props;
  const instance = useContext(InstanceContext);
  const id = instance?.id ?? "component";
  const runtime = useRuntime();
  useLayoutEffect(() => {
    if (instance !== undefined && actions !== undefined) instance.actions = actions;
  }, [instance, actions]);
  useWindowEvents({ onKeydown, onKeyup }, id);
  useUnsaved(props.unsaved, id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an instance mounts once; its workflows are part of its code.
  useEffect(() => {
    const watches = Object.entries(onPropertyChange ?? {});
    const stops = watches.map(([name, start]) => start(runtime, `${id}.propertyChange.${name}`));
    let mount: "soon" | "run" | "ended" = "soon";
    // In StrictMode, React mounts a component, unmounts it and mounts it again at once: its workflows run once.
    queueMicrotask(() => {
      if (mount === "ended") return;
      mount = "run";
      void startHandler(onMount, undefined, `${id}.mount`, { runtime });
    });
    return () => {
      for (const stop of stops) stop();
      if (mount === "run") void startHandler(onUnmount, undefined, `${id}.unmount`, { runtime });
      mount = "ended";
    };
  }, []);
  return children;
}

/** Renders the content that the parent passes. It belongs to the parent: so do its classes and slots. */
export function Slot({ name }: { readonly name: string }): ReactNode {
  const instance = useContext(InstanceContext);
  if (instance === undefined) return null;
  return (
    <InstanceContext value={instance.outer}>
      <ScopeContext value={instance.outerScope}>{instance.slot(name)}</ScopeContext>
    </InstanceContext>
  );
}
