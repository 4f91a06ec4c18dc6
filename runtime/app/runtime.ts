import { computed, type ReadonlySignal, signal } from "../react/signals.ts";
import type { Environment } from "./env.ts";

/** A subject's state in one app. */
type PartType<T> = new (runtime: Runtime) => T;

/**
 * The state of one app. Its design creates it once; components get it by context, steps by their run.
 *
 * Each subject has its state in a part of its own, which is created when it is first needed. So two apps on one page
 * share nothing, and no page loads state that it does not use.
 */
export class Runtime {
  /** The path that the app was mounted under; without one, the base path of the page. */
  basePath: string | undefined;
  /** The name of the design, which identifies the app to the backend. */
  name = "app";
  /** The time zone of the app's days and times, by its IANA name; undefined for the browser's. */
  timeZone: string | undefined;
  /** The values of the deployment, of an app that was mounted with its own; undefined for the values in the page. */
  environment: Environment | undefined;
  /** What opens over the page, of an app in an element of another page; undefined for an app that is the whole page. */
  layer: HTMLElement | undefined;
  private readonly parts = new Map<PartType<unknown>, unknown>();

  /** Returns the state of a subject. */
  part<T>(Part: PartType<T>): T {
    const known = this.parts.get(Part);
    // Each entry was created by its key.
    if (known !== undefined) return known as T;
    const made = new Part(this);
    this.parts.set(Part, made);
    return made;
  }
}

/** The runtime of apps and elements outside all designs, as in tests of single elements. */
export const plainRuntime: Runtime = new Runtime();

/** The apps that run on this page. A reload of the page ends all of them. */
const running = signal<ReadonlySet<Runtime>>(new Set());

/** Returns the apps that run on this page. */
export const runningApps = (): ReadonlySet<Runtime> => running.peek();

/** The app of the helper that runs now. A helper does not wait, so no other code sees it. */
let active: Runtime | undefined;

/** Returns a function that runs in an app: with its language and its time zone. */
export const inApp =
  <Params extends readonly unknown[], Result>(runtime: Runtime, work: (...params: Params) => Result) =>
  (...params: Params): Result => {
    const before = active;
    active = runtime;
    try {
      return work(...params);
    } finally {
      active = before;
    }
  };

/** Returns the app that a helper runs in. */
export const activeRuntime = (): Runtime => active ?? defaultRuntime();

/** Returns the runtime of code that none was passed to: of the only app on this page, else the one outside all designs. */
export const defaultRuntime = (): Runtime => onlyOf(running.peek());

/** The same for bindings, which change with it. */
export const shownRuntime: ReadonlySignal<Runtime> = /* @__PURE__ */ computed(() => onlyOf(running.value));

function onlyOf([first, second]: Iterable<Runtime>): Runtime {
  return first !== undefined && second === undefined ? first : plainRuntime;
}

/** Mark an app as the only one, as for the build, which renders one page after the other. */
export function runAlone(runtime: Runtime): void {
  running.value = new Set([runtime]);
}

export const alreadyRunning = (name: string): Error =>
  new Error(`the app ${name} is already running on this page; unmount it first`);

/**
 * Mark an app as running. Returns a function that ends it.
 *
 * @throws {Error} when it is running already: its state belongs to one document tree
 */
export function beginRunning(runtime: Runtime, name: string): () => void {
  if (running.peek().has(runtime)) throw alreadyRunning(name);
  running.value = new Set([...running.peek(), runtime]);
  return () => {
    running.value = new Set([...running.peek()].filter((one) => one !== runtime));
  };
}
