import type * as runtimeModule from "../../../runtime/dev.ts";
import { moduleFolder, type PageUpdate } from "./page-update.ts";

// The modules of the output in a page of the development server, each of which can be replaced.
//
// Code never holds what another module exports. It asks for it at each use, or holds a stand-in that does: a function
// that calls the current one, or a component that shows the current one. So a change of a module needs no change of
// those that import it.

type AppRuntime = typeof runtimeModule;
type Exports = Readonly<Record<string, unknown>>;
type Factory = (require: (name: string) => unknown, exports: object, module: { exports: Exports }) => void;

interface Signal {
  value: number;
}

/** A module of the output. `made` is absent until it has run. */
interface Module {
  readonly path: string;
  /** The code of each version that was loaded: a browser runs a script of an address once, also after an edit is undone. */
  readonly factories: Map<string, Factory>;
  version: string;
  made: { exports: Exports } | undefined;
  /** What others import: it reads the current exports. */
  readonly exports: object;
  readonly standIns: Map<string, unknown>;
  /** Bindings that use the module depend on it. */
  readonly uses: Signal;
  /** Changes when the component is to be made again. */
  readonly shown: Signal;
  readonly listeners: Set<() => void>;
}

/** Modules that declare what has a state of its own: they are replaced with the page. */
const withState = /^(?:collections\/|auth$|runtime$|tables$)/;
const ofComponents = /^(?:pages|sections|components)\//;

export class Registry {
  /** Absent until the app starts. */
  runtime: AppRuntime | undefined;
  private readonly modules = new Map<string, Module>();
  private readonly loads = new Map<string, () => Promise<object>>();
  private readonly outside = new Map<string, object>();
  private readonly app = new LiveApp();
  /** Pages that have loaded: made again, they do not load again. */
  private readonly loadedPages = new WeakSet<object>();

  /** Called by the script of a module, with its address. */
  define(address: string, factory: Factory): void {
    const { pathname, searchParams } = new URL(address);
    const path = pathname.slice(moduleFolder.length + 1).replace(/\.js$/, "");
    const version = searchParams.get("v") ?? "";
    const known = this.modules.get(path) ?? this.moduleOf(path, version);
    this.modules.set(path, known);
    known.factories.set(version, factory);
  }

  /** Called by the start of the app, with the runtime and how to load each module that is not of the output. */
  async begin(runtime: AppRuntime, loads: Readonly<Record<string, () => Promise<object>>>): Promise<void> {
    this.runtime = runtime;
    for (const [name, load] of Object.entries(loads)) this.loads.set(name, load);
    await import(`${moduleFolder}/app`);
    if (this.app.definition) runtime.start(this.app.definition);
  }

  /** Called before modules run: loads those that are not of the output, and says which version of the others is meant. */
  async load(names: readonly string[], versions: Readonly<Record<string, string>>): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        if (!this.outside.has(name))
          this.outside.set(name, this.standInOf(name, (await this.loads.get(name)?.()) ?? {}));
      }),
    );
    for (const [path, version] of Object.entries(versions)) {
      const module = this.moduleAt(path);
      // What runs already is replaced by an update.
      if (module.made === undefined) module.version = version;
    }
  }

  /** Returns the default export of a module of the output, which runs if it did not yet. */
  defaultOf(path: string): unknown {
    return Reflect.get(this.moduleAt(path).exports, "default");
  }

  /** The current exports of a module, if it has run. */
  exportsOf(path: string): Exports {
    return this.modules.get(path)?.made?.exports ?? {};
  }

  /** Returns why an update needs another page; undefined if it can be applied to this one. */
  whyReload(update: PageUpdate): string | undefined {
    const changed = this.replacedBy(update).find((path) => withState.test(path));
    return changed && `${changed} changed`;
  }

  /** The paths of changed modules that have run. */
  private replacedBy({ modules }: PageUpdate): readonly string[] {
    return Object.keys(modules).filter((path) => this.modules.get(path)?.made !== undefined);
  }

  /**
   * Replace the changed modules that have run. `around` is called with the function that shows them, at once. Returns why
   * the page must be loaded again after all, if it must.
   */
  async apply(update: PageUpdate, around: (show: () => void) => void): Promise<string | undefined> {
    const { modules, number } = update;
    const { runtime } = this;
    if (runtime === undefined) return "the app has not started";
    const changed = this.replacedBy(update);
    await Promise.all(changed.map((path) => import(`${moduleFolder}/${path}?update=${number}`)));
    const isOfApp = changed.some((path) => path === "app" || path === "routes");
    for (const path of changed) this.moduleAt(path).version = modules[path] ?? "";
    for (const path of changed) if (path !== "app") this.run(this.moduleAt(path));
    if (isOfApp) this.run(this.moduleAt("app"));
    const components = changed.filter((path) => ofComponents.test(path)).map((path) => this.moduleAt(path));
    const others = changed.filter((path) => !ofComponents.test(path)).map((path) => this.moduleAt(path));
    const show = (): void => {
      for (const module of components) {
        module.shown.value += 1;
        for (const heard of module.listeners) heard();
      }
    };
    runtime.batch(() => {
      for (const { uses } of others) uses.value += 1;
    });
    if (components.length > 0) around(() => runtime.flushSync(show));
    return this.app.problem;
  }

  private moduleOf(path: string, version: string): Module {
    const module: Module = {
      path,
      factories: new Map(),
      version,
      made: undefined,
      exports: namespace(
        () => Object.keys(this.madeOf(module).exports),
        (name) => this.exportOf(module, name),
      ),
      standIns: new Map(),
      uses: this.runtimeNow().signal(0),
      shown: { value: 0 },
      listeners: new Set(),
    };
    return module;
  }

  private moduleAt(path: string): Module {
    const module = this.modules.get(path);
    if (module === undefined) throw new Error(`the module ${path} is not loaded`);
    return module;
  }

  private madeOf(module: Module): { exports: Exports } {
    return module.made ?? this.run(module);
  }

  private run(module: Module): { exports: Exports } {
    const before = module.made?.exports;
    const made = { exports: {} };
    // Modules that import each other see what is there so far.
    module.made = made;
    module.factories.get(module.version)?.((name) => this.required(module, name, before), made.exports, made);
    return made;
  }

  private required({ path }: Module, name: string, before: Exports | undefined): unknown {
    if (name.endsWith(".css")) return {};
    const target = name.startsWith(".") ? joined(path, name) : name;
    if (name.startsWith(".") && !target.startsWith("../")) {
      const module = this.moduleAt(target);
      this.madeOf(module);
      return target === "runtime" && before !== undefined ? keepingVariables(module.exports, before) : module.exports;
    }
    const found = this.outside.get(target);
    if (found === undefined) throw new Error(`the module ${target} is not loaded`);
    return found;
  }

  private exportOf(module: Module, name: string): unknown {
    const value = this.madeOf(module).exports[name];
    if (typeof value !== "function") {
      void module.uses.value;
      return value;
    }
    const standIn = module.standIns.get(name) ?? this.standInFor(module, name);
    module.standIns.set(name, standIn);
    return standIn;
  }

  private standInFor(module: Module, name: string): unknown {
    const current = (): object => {
      const value = this.madeOf(module).exports[name];
      return typeof value === "function" ? value : () => value;
    };
    const call = ofComponents.test(module.path) && name === "default" ? this.shownBy(module) : undefined;
    return new Proxy(() => {}, {
      get: (_, key) => Reflect.get(current(), key),
      has: (_, key) => Reflect.has(current(), key),
      apply: (_, self, values) => {
        if (call) return call(values[0]);
        void module.uses.value;
        return Reflect.apply(current() as () => unknown, self, values);
      },
    });
  }

  /** A component that shows the current one of its module, and makes it again when that changes. */
  private shownBy(module: Module): (props: object) => unknown {
    const subscribe = (heard: () => void): (() => void) => {
      module.listeners.add(heard);
      return () => module.listeners.delete(heard);
    };
    return (props) => {
      const { createElement, useSyncExternalStore } = this.runtimeNow();
      const key = useSyncExternalStore(subscribe, () => module.shown.value);
      return createElement(this.madeOf(module).exports.default as () => null, { ...props, key });
    };
  }

  private runtimeNow(): AppRuntime {
    if (this.runtime === undefined) throw new Error("the app has not started");
    return this.runtime;
  }

  /** What the output gets of a module elsewhere. */
  private standInOf(name: string, loaded: object): object {
    const exports = ofCommonJs(loaded);
    const own: Exports =
      name === "trama/runtime"
        ? {
            defineApp: (given: Definition) => this.app.define(given),
            Page: this.pageOnce(Reflect.get(exports, "Page")),
          }
        : {};
    return namespace(
      () => Object.keys(exports),
      (key) => own[key] ?? Reflect.get(exports, key),
    );
  }

  /** The root of a page, which loads once: made again for a change, it fetches only what is new. */
  private pageOnce(Page: unknown): (props: PageProps) => unknown {
    return (props) => {
      const { createElement, useState } = this.runtimeNow();
      const [isAgain] = useState(() => this.loadedPages.has(props.page));
      this.loadedPages.add(props.page);
      const collections = (props.collections ?? []).flat().filter(({ isFetched }) => !isFetched.peek());
      const again = { collections, onBeforeFetch: undefined, onLoad: undefined };
      return createElement(Page as () => null, isAgain ? { ...props, ...again } : props);
    };
  }
}

interface Fetched {
  readonly isFetched: { peek(): boolean };
}

interface PageProps {
  readonly page: object;
  readonly collections?: readonly (Fetched | readonly Fetched[])[];
}

type Definition = Parameters<AppRuntime["start"]>[0];

/** The definition of the app, which later ones replace in place. */
class LiveApp {
  definition: Definition | undefined;
  /** Why a later definition could not take the place of the first one. */
  problem: string | undefined;
  private latest: Definition | undefined;

  define(given: Definition): Definition {
    this.latest = given;
    if (this.definition) this.replace(this.definition, given);
    else {
      this.definition = { ...given };
      for (const [key, value] of Object.entries(given))
        if (typeof value === "function") Reflect.set(this.definition, key, this.live(key));
    }
    return this.definition;
  }

  /** A handler that calls the current one. */
  private live(key: string): (...params: unknown[]) => unknown {
    return (...params) => Reflect.apply(Reflect.get(this.latest ?? {}, key), undefined, params);
  }

  private replace(definition: Definition, given: Definition): void {
    for (const key of new Set([...Object.keys(definition), ...Object.keys(given)])) {
      const before: unknown = Reflect.get(definition, key);
      const now: unknown = Reflect.get(given, key);
      if (before === now || (typeof before === "function" && typeof now === "function")) continue;
      if (Array.isArray(before) && Array.isArray(now) && key !== "languages") before.splice(0, before.length, ...now);
      else if (shownLate.has(key)) Reflect.set(definition, key, now);
      else if (JSON.stringify(before) !== JSON.stringify(now)) this.problem = `the ${key} of the app changed`;
    }
  }
}

/** What the app reads only when a page is shown. */
const shownLate = new Set(["title", "titlePattern", "groups", "pages"]);

/** Returns the module of variables' view of the runtime: a variable that is declared again stays the one that it is. */
function keepingVariables(runtime: object, before: Exports): object {
  const declaring =
    (name: string) =>
    (options: VariableOptions): unknown => {
      const known = Object.values(before).find((each) => isVariable(each) && isLike(each.options, options));
      if (!isVariable(known)) return Reflect.get(runtime, name)(options);
      Object.assign(known.options, options);
      return known;
    };
  const own: Exports = { variable: declaring("variable"), readonlyVariable: declaring("readonlyVariable") };
  return namespace(
    () => Object.keys(runtime),
    (key) => own[key] ?? Reflect.get(runtime, key),
  );
}

interface VariableOptions {
  readonly id: string;
  readonly [option: string]: unknown;
}

export interface DeclaredVariable {
  readonly id: string;
  readonly options: VariableOptions;
  peek(): unknown;
  setUnknown(value: unknown): void;
}

export const isVariable = (value: unknown): value is DeclaredVariable =>
  typeof value === "object" && value !== null && "options" in value && "setUnknown" in value;

/** Whether two declarations are of one variable, which keeps its value in the same place. */
const isLike = (one: VariableOptions, other: VariableOptions): boolean =>
  ["id", "type", "query", "local", "history"].every((name) => one[name] === other[name]);

/** An object with the exports of a module, which are read at each use. */
function namespace(names: () => readonly string[], read: (name: string) => unknown): object {
  return new Proxy(Object.create(null) as object, {
    get: (_, name) => (typeof name === "string" ? (name === "__esModule" ? true : read(name)) : undefined),
    has: (_, name) => typeof name === "string" && names().includes(name),
    ownKeys: () => [...names()],
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === "string" && names().includes(name)
        ? { configurable: true, enumerable: true, get: () => read(name) }
        : undefined,
  });
}

/** The exports of a module. A CommonJS module has only one, an object with all of them. */
function ofCommonJs(exports: object): object {
  const only: unknown = Object.keys(exports).join() === "default" ? Reflect.get(exports, "default") : undefined;
  return typeof only === "object" && only !== null ? { ...only, default: only } : exports;
}

/** Returns the path of a module from another one's, both from the output; `../` leads out of it. */
function joined(importer: string, name: string): string {
  const parts = importer.split("/").slice(0, -1);
  for (const part of name.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
