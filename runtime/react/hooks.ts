import { useCallback, useMemo } from "react";
import { useRuntime } from "../app/runtime-context.ts";
import type { Collection, FetchableCollection } from "../data/collections.ts";
import type { ReadonlyVariable, Variable } from "../data/variables.ts";
import { currentPageOf, type PageState } from "../page/page-state.ts";
import { navigate, type PageTarget, previousPage, type Target } from "../routing/router.tsx";
import { type Run, startHandler, type WorkflowError } from "../workflow/workflow.ts";
import { useSignalValue } from "./bound-value.ts";
import { computed, type ReadonlySignal } from "./signals.ts";

// `trama/runtime/react`: what hand-written React components use of the app. Generated code imports nothing from here.

/** Rerender the component when a signal that it reads changes. */
export { useSignals } from "@preact/signals-react/runtime";

/** A value to set, or a function that returns it for the current one. `null` clears. */
type NextValue<T> = T | null | ((current: T) => T | null);

/** Returns the value of a variable and a function that sets it, which stays the same. */
export function useVariable<T>(variable: Variable<T>): readonly [value: T, set: (next: NextValue<T>) => void];
/** Returns the value of a variable that cannot be set. */
export function useVariable<T>(variable: ReadonlyVariable<T>): readonly [value: T];
export function useVariable<T>(
  variable: ReadonlyVariable<T> & Partial<Pick<Variable<T>, "set">>,
): readonly [value: T, set?: (next: NextValue<T>) => void] {
  const value = useValue(readVariable, variable);
  const set = useCallback(
    (next: NextValue<T>) => variable.set?.(isUpdate(next) ? next(variable.peek()) : next),
    [variable],
  );
  return [value, set];
}

const readVariable = <T>(variable: ReadonlyVariable<T>): T => variable.value;

/** The values of variables come from JSON, so none is a function. */
const isUpdate = <T>(next: NextValue<T>): next is (current: T) => T | null => typeof next === "function";

/** A collection at one moment. */
export interface CollectionState<Data, Params = void> {
  readonly data: Data;
  /** The number of rows in the source, including those that were not read. */
  readonly total: number;
  readonly isFetching: boolean;
  /** Whether a fetch has succeeded since the start or the last sign-out. */
  readonly isFetched: boolean;
  readonly error: WorkflowError | null;
  /** Fetch it. Never rejects: an error is in `error`. */
  readonly refetch: (...params: Params extends void ? [] : [params: Params]) => Promise<void>;
}

/**
 * Returns a collection. Pages fetch the collections that their own elements use; for another one, call `refetch` in an
 * effect.
 */
export function useCollection<Data, Params = void>(
  collection: FetchableCollection<Data, Params>,
): CollectionState<Data, Params>;
export function useCollection<Data, Params>(collection: FetchableCollection<Data, Params>) {
  const state = useValue(readCollection, collection);
  const fetch = useCallback(
    // The collection keeps and logs the error.
    (run: Run, params: Params) => collection.fetch(run, params).catch(() => undefined),
    [collection],
  );
  const refetch = useRun(`collection ${collection.id}`, fetch);
  return { ...state, refetch };
}

const readCollection = <Data>(collection: Collection<Data>) => ({
  data: collection.data.value,
  total: collection.total.value,
  isFetching: collection.isFetching.value,
  isFetched: collection.isFetched.value,
  error: collection.error.value,
});

/** Returns the current page, with its path parameters and query. */
export const usePage = (): PageState => useValue(readPage, currentPageOf(useRuntime()));

function readPage(shown: ReadonlySignal<PageState>): PageState {
  const { id, path, params, query } = shown.value;
  return { id, path, params, query };
}

/** Functions that leave the page. They resolve when it was left, or when the visitor stays. */
export interface PageNavigation {
  readonly navigate: (target: Target) => Promise<void>;
  /** Go back, or to a page when there is nothing to go back to. */
  readonly back: (target?: PageTarget) => Promise<void>;
}

/** Returns functions that leave the page. They stay the same; their errors are logged. */
export function useNavigation(): PageNavigation {
  const go = useRun("useNavigation", navigate);
  const back = useRun("useNavigation", previousPage);
  return useMemo(() => ({ navigate: go, back }), [go, back]);
}

/**
 * Returns a function that runs a workflow, and stays the same.
 *
 * It returns the result. If the workflow fails, its error is logged and the result is undefined.
 */
export const useWorkflow = <Params extends readonly unknown[], Result>(
  workflow: (run: Run, ...params: Params) => Promise<Result>,
): ((...params: Params) => Promise<Result | undefined>) => useRun("useWorkflow", workflow);

/** Returns what a function reads from the signals of a source; the component rerenders when they change. */
const useValue = <Source, T>(read: (source: Source) => T, source: Source): T =>
  useSignalValue(useMemo(() => computed(() => read(source)), [read, source]));

/** Returns a function that starts a run of its own; an error of the run is logged under the label. */
function useRun<Params extends readonly unknown[], Result>(
  label: string,
  start: (run: Run, ...params: Params) => Promise<Result>,
): (...params: Params) => Promise<Result | undefined> {
  const runtime = useRuntime();
  return useCallback(
    async (...params: Params) => {
      let result: Result | undefined;
      const steps = async (run: Run) => {
        result = await start(run, ...params);
      };
      await startHandler(steps, undefined, label, { runtime });
      return result;
    },
    [runtime, label, start],
  );
}
