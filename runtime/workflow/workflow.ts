import { logError, logMessage, messageOf } from "../app/error-log.ts";
import * as messages from "../messages.ts";
import { currentLifetime, type Lifetime } from "../page/lifetime.ts";
import { isCancelled, throwIfCancelled, untilLeft } from "./cancelled.ts";

/** What a step can know about the run that it belongs to. Steps that wait take it as their first argument. */
export interface Run {
  /** Aborts when the visitor leaves the page that the run belongs to, or another run takes its place. */
  readonly signal: AbortSignal;
  /** Aborts when another run takes its place; absent where none can. */
  readonly replaced: AbortSignal | undefined;
  /** Where the run started: `page#element.event`, or the name of a trigger. */
  readonly label: string;
  /** The named workflows that called each other up to here, outermost first. */
  readonly chain: readonly string[];
  /** What all runs of one start have in common. */
  readonly task: Task;
}

/** One start of a handler. Its page changes when the run itself navigates. */
export interface Task {
  lifetime: Lifetime;
  /** The event that started it, as long as it is being dispatched. */
  source: EventOrigin | undefined;
}

/** The part of a browser event that a step may use. */
export interface EventOrigin {
  preventDefault(): void;
  stopPropagation(): void;
}

/** What `onError` and a catch branch see of an error; `data` holds its other fields. */
export interface WorkflowError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly data: unknown;
}

export type Steps<E = undefined, R = unknown> = (run: Run, event: E) => R | Promise<R>;

/** What an event runs: steps, steps with a branch for errors, or several of them side by side. */
export type Handler<E = undefined> = Steps<E> | GuardedSteps<E> | readonly Handler<E>[];

/** What runs after an error; it sees the event or the parameters of the steps too. */
type OnError<E> = (run: Run, error: WorkflowError, event: E) => unknown;

export interface GuardedSteps<E> {
  readonly steps: Steps<E>;
  readonly onError?: OnError<E> | undefined;
}

/** A workflow of the design: call it with a run and its parameters, or give it to an event. */
export type NamedWorkflow<P = unknown, R = unknown> = (
  run: Run,
  ...params: unknown extends P ? [params?: unknown] : Record<never, never> extends P ? [params?: P] : [params: P]
) => Promise<R>;

/** What a handler may be started with besides its event. */
export interface StartOptions {
  /** The browser event, for the steps that stop it. */
  readonly source?: EventOrigin | undefined;
  /** The run that goes on in the handler, with its event, chain and lifetime; one of its own when absent. */
  readonly run?: Run | undefined;
  /** The lifetime it belongs to; the current page when absent. */
  readonly lifetime?: Lifetime | undefined;
}

/** An error of a workflow, with what the caller may want to know in `data`. */
export class WorkflowFailure extends Error {
  override readonly name: string = "WorkflowFailure";
  readonly data: unknown;
  constructor(message: string, data?: unknown) {
    super(message);
    this.data = data;
  }
}

/** The third entry of one workflow in one call chain is not run: by then it would go on for ever. */
const entryLimit = 3;

/** Errors that an `onError` has dealt with; whoever called the workflow stops too, but nobody logs them again. */
const handled = new WeakSet<object>();

/**
 * Run what hangs on an event. Never rejects: an error that no `onError` takes becomes a log line under `label`.
 *
 * The steps start at once, so that what stands before the first wait happens while the event is dispatched.
 * Several handlers of one event run side by side; the result is that of a single one.
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
  running += 1;
  try {
    const result = runSteps(run, handler, event);
    // The event of a run that goes on here may still be on its way.
    if (options.run === undefined) run.task.source = undefined;
    return await result;
  } catch (error) {
    if (!isHandled(error)) logError(label, error);
    return undefined;
  } finally {
    running -= 1;
  }
}

let running = 0;

/** How many handlers of events are at work. */
export const runningCount = (): number => running;

/** A run of its own, for what starts without an element, such as the load of a page. */
export function createRun(label: string, options: StartOptions = {}): Run {
  const task: Task = { lifetime: options.lifetime ?? currentLifetime(), source: options.source };
  return makeRun(task, label, [], undefined);
}

/** What comes back from a workflow: it may stop before it has a result. */
type Result<R> = R | null | undefined;

/**
 * Name steps as a workflow of the design.
 *
 * Its third entry in one call chain is stopped with a log line; turns of a loop are not entries.
 * An error runs `onError` and then stops the caller too, who does not log it again.
 */
export function workflow<P = unknown, R = unknown>(
  id: string,
  steps: (run: Run, params: P) => Result<R> | Promise<Result<R>>,
  onError?: OnError<P>,
): NamedWorkflow<P, Result<R>> {
  return async (run, ...[params]) => {
    if (run.chain.filter((entry) => entry === id).length >= entryLimit - 1) {
      logMessage(
        run.label,
        `workflow ${id} was stopped, as it entered itself again: ${[...run.chain, id].join(" > ")}`,
      );
      return undefined;
    }
    const inner = makeRun(run.task, run.label, [...run.chain, id], run.replaced);
    // Only a workflow that needs none of its parameters may be called without them.
    const given = (params ?? {}) as P;
    return (await runSteps(inner, { steps: (_, event) => steps(inner, event), onError }, given)) as Result<R>;
  };
}

/**
 * The same for steps of which only the last run counts, such as a search: a new run takes over from the one before.
 *
 * What that one waits for is dropped, and who called it gets the result of the new run; what it has sent is not undone.
 */
export function latestWorkflow<P = unknown, R = unknown>(
  id: string,
  steps: (run: Run, params: P) => Result<R> | Promise<Result<R>>,
  onError?: OnError<P>,
): NamedWorkflow<P, Result<R>> {
  const named = workflow(id, steps, onError);
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

/** Go on without waiting for work that a step began; its error becomes a log line. */
export function detach(run: Run, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isHandled(error)) logError(run.label, error);
  });
}

/** What a catch branch sees of what was thrown. A run whose page was left is not caught: it ends here. */
export function caughtError(thrown: unknown): WorkflowError {
  if (isCancelled(thrown)) throw thrown;
  return toWorkflowError(thrown);
}

/** An error as `onError` sees it: name, message, stack, and its other own fields as data. */
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

/** End the workflow with an error of the design's own words. */
export function fail(message: string): never {
  throw new WorkflowFailure(message);
}

/** Pause for some milliseconds. It does not stop when the page is left; what it waited to fetch then does. */
export function wait(run: Run, ms: number | null | undefined): Promise<void> {
  if (ms == null || Number.isNaN(ms)) throw new WorkflowFailure(messages.noTimeDelay);
  return new Promise((resolve) => setTimeout(resolve, ms)).then(() => {
    if (run.replaced) throwIfCancelled(run.replaced);
  });
}

/** Write a text of the design to the console. */
export function log(run: Run, message: unknown, level: "debug" | "info" | "warn" | "error" = "info"): void {
  if (message == null || message === "") throw new WorkflowFailure(messages.noMessage);
  if (typeof message !== "string") throw new WorkflowFailure(messages.messageNotText);
  console[level](`${run.label}: ${message}`);
}

/** The items of a loop. */
export function iterate<T>(items: readonly T[] | null | undefined): readonly T[];
export function iterate(items: unknown): readonly unknown[];
export function iterate(items: unknown): readonly unknown[] {
  if (!Array.isArray(items)) throw new WorkflowFailure(messages.notIterable);
  return items;
}

/** Keep the browser from doing what it does on the event that started the run; only before the first wait of the run. */
export function preventDefault(run: Run): void {
  run.task.source?.preventDefault();
}

/** Keep the event that started the run from the elements around; only before the first wait of the run. */
export function stopPropagation(run: Run): void {
  run.task.source?.stopPropagation();
}

/** Put a text on the clipboard. */
export async function copyToClipboard(_run: Run, value: string | null | undefined): Promise<void> {
  await navigator.clipboard.writeText(value ?? "");
}

async function runSteps<E>(run: Run, handler: Steps<E> | GuardedSteps<E>, event: E): Promise<unknown> {
  if (typeof handler === "function") return handler(run, event);
  try {
    return await handler.steps(run, event);
  } catch (error) {
    if (isCancelled(error) || handler.onError === undefined) throw error;
    await runOnError(run, handler.onError, error, event);
    throw markHandled(error);
  }
}

async function runOnError<E>(run: Run, onError: OnError<E>, error: unknown, event: E): Promise<void> {
  try {
    await onError(run, toWorkflowError(error), event);
  } catch (second) {
    if (isCancelled(second)) throw second;
    logError(`${run.label}.onError`, second);
  }
}

function makeRun(task: Task, label: string, chain: readonly string[], replaced: AbortSignal | undefined): Run {
  return {
    task,
    label,
    chain,
    replaced,
    get signal() {
      return either(replaced, task.lifetime.signal);
    },
  };
}

const either = (one: AbortSignal | undefined, other: AbortSignal): AbortSignal =>
  one === undefined ? other : AbortSignal.any([one, other]);

const isHandled = (error: unknown): boolean => typeof error === "object" && error !== null && handled.has(error);

/** Something thrown that is no object cannot be remembered, so it goes on as an error that says the same. */
function markHandled(error: unknown): unknown {
  const marked = typeof error === "object" && error !== null ? error : new WorkflowFailure(messageOf(error));
  handled.add(marked);
  return marked;
}

const isList = <E>(handler: Handler<E>): handler is readonly Handler<E>[] => Array.isArray(handler);
