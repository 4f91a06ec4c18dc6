import { computed, type ReadonlySignal, signal } from "../react/signals.ts";

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

/** Returns the runtime of code that none was passed to: of the only app on this page, else the one outside all designs. */
export const defaultRuntime = (): Runtime => onlyOf(running.peek());

/** The same for bindings, which change with it. */
export const shownRuntime: ReadonlySignal<Runtime> = /* @__PURE__ */ computed(() => onlyOf(running.value));

function onlyOf([first, second]: Iterable<Runtime>): Runtime {
  return first !== undefined && second === undefined ? first : plainRuntime;
}

/**
 * Mark an app as running. Returns a function that ends it.
 *
 * @throws {Error} when it is running already: its state belongs to one document tree
 */
export function beginRunning(runtime: Runtime, name: string): () => void {
  if (running.peek().has(runtime)) throw new Error(`the app ${name} is already running on this page; unmount it first`);
  running.value = new Set([...running.peek(), runtime]);
  return () => {
    running.value = new Set([...running.peek()].filter((one) => one !== runtime));
  };
}
