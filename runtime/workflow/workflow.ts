import { defaultRuntime, type Runtime } from "../app/runtime.ts";
import { type LogEntry, logError, logMessage, messageOf } from "../errors/error-log.ts";
import { HelperError } from "../helpers/values.ts";
import * as messages from "../messages/app.ts";
import { currentLifetime, type Lifetime } from "../page/lifetime.ts";
import { isCancelled, throwIfCancelled, untilLeft } from "./cancelled.ts";

/** The run that a step belongs to. Steps that wait take it as their first argument. */
export interface Run {
  /** Aborts when the visitor leaves the page of the run, or another run replaces it. */
  readonly signal: AbortSignal;
  /** Aborts when another run replaces it; undefined where none can. */
  readonly replaced: AbortSignal | undefined;
  /** Where the run started: `page#element.event`, or the name of a trigger. */
  readonly label: string;
  /** The named workflows that called each other up to here, outermost first. */
  readonly chain: readonly string[];
  /** Shared by all runs of one start. */
  readonly task: Task;
  /** The step that runs, if one of its helpers may fail. */
  step: string | undefined;
}

/** One start of a handler. Its page changes when the run itself navigates. */
export interface Task {
  /** The state of the app it belongs to. */
  readonly runtime: Runtime;
  lifetime: Lifetime;
  /** The event that started it, while it is being dispatched. */
  source: EventOrigin | undefined;
}

/** The part of a browser event that a step may use. */
export interface EventOrigin {
  preventDefault(): void;
  stopPropagation(): void;
}

/** An error as `onError` and a catch branch see it; `data` holds its other fields. */
export interface WorkflowError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly data: unknown;
}

export type Steps<E = undefined, R = unknown> = (run: Run, event: E) => R | Promise<R>;

/** The handler of an event: steps, steps with an error branch, or several of them in parallel. */
export type Handler<E = undefined> = Steps<E> | GuardedSteps<E> | readonly Handler<E>[];

/** Runs after an error; also receives the event or the parameters of the steps. */
type OnError<E> = (run: Run, error: WorkflowError, event: E) => unknown;

export interface GuardedSteps<E> {
  readonly steps: Steps<E>;
  readonly onError?: OnError<E> | undefined;
}

/** A workflow of the design: call it with a run and its parameters, or use it as an event handler. */
export type NamedWorkflow<P = unknown, R = unknown> = (
  run: Run,
  ...params: unknown extends P ? [params?: unknown] : Record<never, never> extends P ? [params?: P] : [params: P]
) => Promise<R>;

/** Options for starting a handler, besides its event. */
export interface StartOptions {
  /** The browser event, for the steps that stop it. */
  readonly source?: EventOrigin | undefined;
  /** The run to continue in the handler, with its event, chain and lifetime; a new one when absent. */
  readonly run?: Run | undefined;
  /** The app it belongs to; see `defaultRuntime` when absent. */
  readonly runtime?: Runtime | undefined;
  /** The lifetime it belongs to; the current page when absent. */
  readonly lifetime?: Lifetime | undefined;
}

/** An error of a workflow, with details for the caller in `data`. */
export class WorkflowFailure extends Error {
  override readonly name: string = "WorkflowFailure";
  readonly data: unknown;
  constructor(message: string, data?: unknown) {
    super(message);
    this.data = data;
  }
}

/** The third entry of a workflow in one call chain is not run, as it would recurse forever. */
const entryLimit = 3;

/** Errors that reached an `onError` or a catch branch. */
const caught = new WeakSet<object>();

/** Whether an error of the log went on to an `onError` or a catch branch. */
export const isCaught = ({ thrown }: LogEntry): boolean =>
  typeof thrown === "object" && thrown !== null && caught.has(thrown);

/** Errors that an `onError` has handled; the caller stops too, but they are not logged again. */
const handled = new WeakSet<object>();

/**
 * Run the handler of an event. Never rejects: an error that no `onError` handles is logged under `label`.
 *
 * Steps start synchronously, so that those before the first wait run while the event is dispatched. Several handlers of
 * one event run in parallel; the result is returned only for a single one.
 */
export async function startHandler<E>(
  handler: Handler<E> | undefined,
  event: E,
  label: string,
  options: StartOptions = {},
): Promise<unknown> {
  if (handler === undefined) return undefined;
  if (isList(handler)) {
    return Promise.all(handler.map((one) => startHandler(one, event, label, options)));
  }
  const run = options.run ?? createRun(label, options);
  const { runtime } = run.task;
  runtime.part(Handlers).running += 1;
  try {
    const result = runSteps(run, handler, event);
    // The event of a continued run may still be dispatching.
    if (options.run === undefined) run.task.source = undefined;
    return await result;
  } catch (error) {
    if (!isHandled(error)) logError(label, nameStepOf(run, error));
    return undefined;
  } finally {
    runtime.part(Handlers).running -= 1;
  }
}

class Handlers {
  running = 0;
}

/** Returns how many event handlers of an app are running. */
export const runningCount = (runtime: Runtime): number => runtime.part(Handlers).running;

/** Create a run for what starts without an element, such as the load of a page. */
export function createRun(label: string, options: StartOptions = {}): Run {
  const { runtime = defaultRuntime(), source } = options;
  const task: Task = { runtime, lifetime: options.lifetime ?? currentLifetime(runtime), source };
  return makeRun(task, label, [], undefined);
}

/** The result of a workflow: it may stop before it has one. */
type Result<R> = R | null | undefined;

interface WorkflowOptions<P> {
  /** Runs instead of the rest when a step fails; the caller then stops too. */
  readonly onError?: OnError<P>;
}

/**
 * Declare steps as a workflow of the design.
 *
 * Its third entry in one call chain is stopped and logged; iterations of a loop do not count. An error runs `onError`
 * and then stops the caller too, without being logged again.
 */
export function workflow<P = unknown, R = unknown>(
  id: string,
  steps: (run: Run, params: P) => Result<R> | Promise<Result<R>>,
  { onError }: WorkflowOptions<P> = {},
): NamedWorkflow<P, Result<R>> {
  return async (run, ...[params]) => {
    if (run.chain.filter((entry) => entry === id).length >= entryLimit - 1) {
      logMessage(run.label, `workflow ${id} was stopped, as it called itself: ${[...run.chain, id].join(" > ")}`);
      return undefined;
    }
    const inner = makeRun(run.task, run.label, [...run.chain, id], run.replaced);
    // Only a workflow without required parameters may be called without any.
    const given = (params ?? {}) as P;
    return (await runSteps(inner, { steps: (_, event) => steps(inner, event), onError }, given)) as Result<R>;
  };
}

/**
 * The same for steps of which only the last run counts, such as a search: a new run replaces the previous one.
 *
 * The previous run's pending answers are dropped, and its caller gets the result of the new run; requests already sent
 * are not undone.
 */
export function latestWorkflow<P = unknown, R = unknown>(
  id: string,
  steps: (run: Run, params: P) => Result<R> | Promise<Result<R>>,
  options: WorkflowOptions<P> = {},
): NamedWorkflow<P, Result<R>> {
  const named = workflow(id, steps, options);
  let controller: AbortController | undefined;
  let latest: Promise<Result<R>>;
  return (run, ...params) => {
    controller?.abort();
    controller = new AbortController();
    const inner = makeRun(run.task, run.label, run.chain, either(run.replaced, controller.signal));
    const answer: Promise<Result<R>> = named(inner, ...params).catch((error: unknown) => {
      if (!isCancelled(error) || latest === answer) throw error;
      return untilLeft(run.signal, latest);
    });
    latest = answer;
    return answer;
  };
}

/** Note the step that begins, for the errors of its helpers. */
export function inStep(run: Run, step: string): void {
  run.step = step;
}

/**
 * Convert a thrown value for a catch branch. Rethrows a cancellation, which ends the run here. `run` names the step in
 * the error of a helper.
 */
export function caughtError(thrown: unknown, run?: Run): WorkflowError {
  if (isCancelled(thrown)) throw thrown;
  noteCaught(thrown);
  return toWorkflowError(run ? nameStepOf(run, thrown) : thrown);
}

/** Convert a thrown value for `onError`: name, message, stack, and its other own fields as data. */
export function toWorkflowError(thrown: unknown): WorkflowError {
  const fields = typeof thrown === "object" && thrown !== null ? { ...thrown } : {};
  const { name: _name, message: _message, stack: _stack, data, ...others } = fields as Record<string, unknown>;
  return {
    name: thrown instanceof Error ? thrown.name : "Error",
    message: messageOf(thrown),
    stack: thrown instanceof Error ? (thrown.stack ?? "") : "",
    data: data ?? (Object.keys(others).length > 0 ? others : null),
  };
}

/** Wait for some milliseconds. Leaving the page does not end the wait; a fetch after it is cancelled. */
export function wait(run: Run, ms: number | null | undefined): Promise<void> {
  if (ms == null || Number.isNaN(ms)) throw new WorkflowFailure(messages.noTimeDelay);
  return new Promise((resolve) => setTimeout(resolve, ms)).then(() => {
    if (run.replaced) throwIfCancelled(run.replaced);
  });
}

/** Prevent the browser's default action for the event that started the run; only before the run's first wait. */
export function preventDefault(run: Run): void {
  run.task.source?.preventDefault();
}

async function runSteps<E>(run: Run, handler: Steps<E> | GuardedSteps<E>, event: E): Promise<unknown> {
  if (typeof handler === "function") return handler(run, event);
  try {
    return await handler.steps(run, event);
  } catch (error) {
    nameStepOf(run, error);
    if (isCancelled(error) || handler.onError === undefined) throw error;
    await runOnError(run, handler.onError, error, event);
    throw markHandled(error);
  }
}

async function runOnError<E>(run: Run, onError: OnError<E>, error: unknown, event: E): Promise<void> {
  noteCaught(error);
  try {
    await onError(run, toWorkflowError(error), event);
  } catch (second) {
    if (isCancelled(second)) throw second;
    logError(`${run.label}.onError`, nameStepOf(run, second));
  }
}

function makeRun(task: Task, label: string, chain: readonly string[], replaced: AbortSignal | undefined): Run {
  return {
    task,
    label,
    chain,
    replaced,
    step: undefined,
    get signal() {
      return either(replaced, task.lifetime.signal);
    },
  };
}

/** Errors of helpers that name their step; the runs around it have other steps. */
const located = new WeakSet<HelperError>();

/** Add the step of a run to the error of a helper: `step gravar: lower: …`, or `step salvar.gravar: …` in a workflow. */
function nameStepOf({ step, chain }: Run, error: unknown): unknown {
  if (step === undefined || !(error instanceof HelperError) || located.has(error)) return error;
  located.add(error);
  error.message = `step ${[...chain.slice(-1), step].join(".")}: ${error.message}`;
  return error;
}

const either = (one: AbortSignal | undefined, other: AbortSignal): AbortSignal =>
  one === undefined ? other : AbortSignal.any([one, other]);

/** Whether an error branch has handled an error, so that it only ends the steps that called its workflow. */
export const isHandled = (error: unknown): boolean => typeof error === "object" && error !== null && handled.has(error);

function noteCaught(error: unknown): void {
  if (typeof error === "object" && error !== null) caught.add(error);
}

/** A thrown primitive cannot be remembered, so it becomes an error with the same message. */
function markHandled(error: unknown): unknown {
  const marked = typeof error === "object" && error !== null ? error : new WorkflowFailure(messageOf(error));
  handled.add(marked);
  return marked;
}

const isList = <E>(handler: Handler<E>): handler is readonly Handler<E>[] => Array.isArray(handler);
