/**
 * The one place that knows the signal library.
 *
 * Only the core is used: React components subscribe by hand, each to what its bindings read,
 * so no component is tracked and none renders for a value that it merely passes on.
 */
export { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals-core";

/** A property that may be bound: a value, or a function that reads signals. Nothing is `null` and `undefined` alike. */
export type Bind<T> = T | (() => T | null | undefined) | null | undefined;

/** Whether a bindable property is bound, which is to say it may change. */
export const isBound = <T>(bind: Bind<T>): bind is () => T | null | undefined => typeof bind === "function";

/** The value of a bindable property now; inside an effect or a computed, the reader subscribes to what it reads. */
export const readBind = <T>(bind: Bind<T>): T | null | undefined => (isBound(bind) ? bind() : bind);
