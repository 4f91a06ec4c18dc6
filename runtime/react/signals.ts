/**
 * The only module that imports the signal library.
 *
 * It uses only the core: React components subscribe explicitly to what their bindings read. No component is tracked,
 * and none rerenders for a value that it merely passes on.
 */
export { batch, computed, effect, type ReadonlySignal, Signal, signal, untracked } from "@preact/signals-core";

/** A bindable property: a value, or a function that reads signals. `null` and `undefined` are equivalent. */
export type Bind<T> = T | (() => T | null | undefined) | null | undefined;

/** Whether a bindable property is bound, so that it may change. */
export const isBound = <T>(bind: Bind<T>): bind is () => T | null | undefined => typeof bind === "function";

/** Returns the current value of a bindable property; inside an effect or computed, the reader subscribes. */
export const readBind = <T>(bind: Bind<T>): T | null | undefined => (isBound(bind) ? bind() : bind);
