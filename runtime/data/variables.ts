import { readFromBrowser } from "../app/first-render.ts";
import type { Runtime } from "../app/runtime.ts";
import { logError, logMessage } from "../errors/error-log.ts";
import * as messages from "../messages/app.ts";
import { batch, type ReadonlySignal, signal } from "../react/signals.ts";
import { ownName } from "../routing/base-path.ts";
import { type Layer, variableLayer } from "../routing/layers.ts";
import { type Routing, routingOf } from "../routing/routing.ts";
import { type Path, readPath, writePath } from "./value-path.ts";

export type VariableType = "string" | "number" | "boolean" | "object" | "array" | "query";

export interface VariableOptions<T> {
  readonly id: string;
  readonly type: VariableType;
  /** The value at the start and after a reset. */
  readonly default: T;
  /** Keeps its value when the page changes. */
  readonly persist?: boolean;
  /** Keeps its value in this browser, under `variable-<id>` and the base path of the app. */
  readonly local?: boolean;
  /** Keeps its value in the query of the address, under its id or this name. */
  readonly query?: boolean | string;
  /** Has a history entry while its value is not the default, so that Back resets it. */
  readonly history?: "push";
  /** Is reset when the visitor signs out. */
  readonly clearOnLogout?: boolean;
}

type ItemOf<T> = T extends readonly (infer Item)[] ? Item : unknown;

/**
 * A variable of the design: one signal, written only through checks.
 *
 * A value of the wrong type is logged and ignored. `undefined` is ignored. `null` clears: to `null` where that is the
 * default, else to an empty string or array, else to the default. Values are never mutated or copied: reading returns
 * the value that was set, and writing a part keeps the other parts.
 */
export interface Variable<T> {
  readonly id: string;
  /** The current value; reading it inside a binding subscribes. */
  readonly value: T;
  readonly signal: ReadonlySignal<T>;
  /** The current value, without subscribing. */
  peek(): T;
  set(value: T | null | undefined): void;
  /**
   * Like `set`, for an untyped value; strings are parsed as numbers, booleans or JSON where the variable has that type.
   */
  setUnknown(value: unknown): void;
  /** Write the part of an object or array at a path such as `endereco.cidade` or `itens[0].nome`. */
  setAt(path: Path, value: unknown): void;
  push(value: ItemOf<T> | undefined): void;
  push(value: unknown, path: Path): void;
  insert(index: number, value: ItemOf<T> | undefined): void;
  insert(index: number, value: unknown, path: Path): void;
  unshift(value: ItemOf<T> | undefined): void;
  unshift(value: unknown, path: Path): void;
  remove(index: number, path?: Path): void;
  shift(path?: Path): void;
  pop(path?: Path): void;
  reset(): void;
}

/** A variable that no step sets: its value comes from its default, the address or this browser. */
export type ReadonlyVariable<T> = Pick<Variable<T>, "id" | "value" | "signal" | "peek" | "reset">;

interface Registered {
  readonly options: VariableOptions<unknown>;
  /** Set the value that a new page starts with. */
  readonly begin: () => void;
  /** Read the value from the address. */
  readonly readAddress: () => void;
  readonly reset: () => void;
  readonly signal: { value: unknown; readonly peek: () => unknown };
  /** The key in the storage of this browser; a variable of a component is not kept there. */
  readonly storageKey: () => string;
  /** Returns the value that the address or this browser has, or the default. */
  readonly first: () => unknown;
}

/**
 * The variables of an app, so that a new page can reset them. Modules of variables are loaded once and never unloaded.
 */
export class Variables {
  readonly all = new Set<Registered>();
}

/** Declare a variable of an app. Its first value comes from the address or this browser, if it is kept there. */
export function declareVariable<T>(runtime: Runtime, options: VariableOptions<T>): Variable<T> {
  const routing = routingOf(runtime);
  const made = new StoredVariable(options, routing);
  runtime.part(Variables).all.add(made);
  if (options.history === "push") routing.layers.add(made.layer, made);
  return made;
}

/** Declare a variable of one instance of a component; it lives as long as the instance. */
export function localVariable<T>(options: VariableOptions<T>): Variable<T> {
  return new StoredVariable({ id: options.id, type: options.type, default: options.default }, undefined);
}

/**
 * Set all variables to the value that a new page starts with, in one batch.
 *
 * Variables kept in the address read it. Where it has no value for them, those that persist stay and are written to it.
 * Other variables that persist, or are kept in this browser, stay. The rest take their default.
 */
export function resetForPage(runtime: Runtime): void {
  batch(() => {
    for (const one of runtime.part(Variables).all) one.begin();
  });
}

/** Read variables again after the address changed on the same page, such as by going back. */
export function readVariablesFromAddress(runtime: Runtime): void {
  batch(() => {
    for (const one of runtime.part(Variables).all) one.readAddress();
  });
}

/** Reset some variables to their defaults, in one batch. */
export function resetVariables(variables: readonly { reset(): void }[]): void {
  batch(() => {
    for (const one of variables) one.reset();
  });
}

/** Reset the variables that belong to the visitor who signs out. */
export function resetForLogout(runtime: Runtime): void {
  batch(() => {
    for (const one of runtime.part(Variables).all) if (one.options.clearOnLogout) one.reset();
  });
}

class StoredVariable<T> implements Variable<T>, Registered, Layer {
  readonly id: string;
  readonly options: VariableOptions<T>;
  readonly signal;
  private readonly queryName: string | undefined;
  /** Where it is kept in the address; undefined for the variable of a component. */
  private readonly routing: Routing | undefined;

  constructor(options: VariableOptions<T>, routing: Routing | undefined) {
    this.id = options.id;
    this.options = options;
    this.routing = routing;
    this.queryName = queryNameOf(options);
    this.signal = signal(options.default);
    if (this.queryName === undefined && !options.local) return;
    readFromBrowser(() => {
      this.signal.value = this.first();
    });
  }

  get value(): T {
    return this.signal.value;
  }

  peek(): T {
    return this.signal.peek();
  }

  set(value: T | null | undefined): void {
    this.setUnknown(value);
  }

  setUnknown(value: unknown): void {
    if (value === undefined) return;
    const read = readAs(this.options, value);
    if ("problem" in read) {
      const { type } = this.options;
      logMessage(
        `variable ${this.id}`,
        `${messages.unableToSet(this.id)}: ${read.problem}. ${messages.expectedType(type)}`,
      );
      return;
    }
    this.write(read.value);
  }

  setAt(path: Path, value: unknown): void {
    if (value !== undefined) this.change(path, () => value);
  }

  push(value: unknown, path?: Path): void {
    if (value !== undefined) this.changeList(path, (list) => [...list, value]);
  }

  insert(index: number, value: unknown, path?: Path): void {
    if (value !== undefined) this.changeList(path, (list) => list.toSpliced(index, 0, value));
  }

  unshift(value: unknown, path?: Path): void {
    if (value !== undefined) this.changeList(path, (list) => [value, ...list]);
  }

  remove(index: number, path?: Path): void {
    // Ignore an index out of range: a negative one would remove from the end.
    this.changeList(path, (list) => (index in list ? list.toSpliced(index, 1) : list));
  }

  shift(path?: Path): void {
    this.changeList(path, (list) => list.slice(1));
  }

  pop(path?: Path): void {
    this.changeList(path, (list) => list.slice(0, -1));
  }

  reset(): void {
    this.write(this.options.default);
  }

  begin(): void {
    const { persist, local } = this.options;
    const { queryName } = this;
    if (queryName === undefined) {
      if (!persist && !local) this.signal.value = this.options.default;
    } else if (persist && this.routing?.query.read(queryName) === undefined) {
      // The new address has no value of its own: it gets the one that stays.
      this.write(this.signal.peek());
    } else {
      this.readAddress();
    }
  }

  readAddress(): void {
    if (this.queryName !== undefined) this.signal.value = this.fromQuery(this.queryName);
  }

  /** The key of its history entry. */
  get layer(): string {
    return variableLayer(this.id, this.queryName !== undefined);
  }

  isOpen(): boolean {
    return !this.isDefault(this.signal.peek());
  }

  close(): void {
    this.reset();
  }

  reopen(query: string): void {
    if (this.queryName !== undefined) this.write(this.fromQuery(this.queryName, query));
  }

  private isDefault(value: T): boolean {
    // Distinguishes an empty text from a default that is not empty.
    return value === this.options.default || value === null;
  }

  private change(path: Path, update: (part: unknown) => unknown): void {
    const before: unknown = this.signal.peek();
    try {
      this.setUnknown(writePath(before, path, update(readPath(before, path))));
    } catch (error) {
      logError(`variable ${this.id}`, error);
    }
  }

  private changeList(path: Path | undefined, update: (list: readonly unknown[]) => readonly unknown[]): void {
    this.change(path ?? [], (part) => {
      if (part === undefined || part === null) return update([]);
      if (!Array.isArray(part)) throw new TypeError(messages.notArray);
      return update(part);
    });
  }

  private write(value: T): void {
    const { routing } = this;
    batch(() => {
      const wasOpen = this.isOpen();
      this.signal.value = value;
      if (routing === undefined) return;
      const isOpen = this.isOpen();
      if (this.options.history === "push" && isOpen !== wasOpen) {
        if (isOpen) routing.layers.push(this.layer);
        else routing.layers.settle();
      }
      if (this.queryName === undefined) return;
      routing.query.write(this.queryName, isOpen ? String(value) : undefined);
    });
    if (this.options.local) this.store(value);
  }

  storageKey(): string {
    return this.routing === undefined ? this.id : ownName(this.routing.runtime, `variable-${this.id}`);
  }

  first(): T {
    if (this.queryName !== undefined) return this.fromQuery(this.queryName);
    return this.options.local ? this.fromStorage() : this.options.default;
  }

  private fromQuery(name: string, query?: string): T {
    const text = this.routing?.query.read(name, query);
    if (text === undefined) return this.options.default;
    const read = readQueryText(this.options, text);
    if (!("problem" in read)) return read.value;
    logMessage(`variable ${this.id}`, `${messages.unableToSet(this.id)}: ${read.problem}`);
    return this.options.default;
  }

  private fromStorage(): T {
    try {
      const text = globalThis.localStorage?.getItem(this.storageKey());
      if (text == null) return this.options.default;
      const read = readAs(this.options, JSON.parse(text) as unknown);
      if (!("problem" in read)) return read.value;
    } catch {
      // Reported below, like any other invalid value.
    }
    logMessage(`variable ${this.id}`, messages.invalidStored(this.id));
    return this.options.default;
  }

  private store(value: T): void {
    try {
      globalThis.localStorage?.setItem(this.storageKey(), JSON.stringify(value));
    } catch (error) {
      // Storage may be full or blocked; the variable itself still works.
      logError(`variable ${this.id}`, error);
    }
  }
}

function queryNameOf({ id, type, query }: VariableOptions<unknown>): string | undefined {
  if (typeof query === "string") return query;
  return query === true || type === "query" ? id : undefined;
}

type Read<T> = { readonly value: T } | { readonly problem: string };

/** Convert a value to the variable's type, or return why it cannot be converted. */
function readAs<T>(options: VariableOptions<T>, value: unknown): Read<T> {
  const { id, type, default: byDefault } = options;
  if (value === null) return { value: cleared(options) };
  // Each reader returns its own type, and the compiler checked that `T` is that type.
  return readers[type](value, id, byDefault) as Read<T>;
}

function cleared<T>({ type, default: byDefault }: VariableOptions<T>): T {
  if (byDefault === null) return byDefault;
  if (type === "string" || type === "query") return "" as T;
  return type === "array" ? ([] as T) : byDefault;
}

type Reader = (value: unknown, id: string, byDefault: unknown) => Read<unknown>;

const readText: Reader = (value) =>
  typeof value === "object" || typeof value === "function" ? { problem: messages.notText } : { value: String(value) };

const readers: Readonly<Record<VariableType, Reader>> = {
  string: readText,
  query: readText,
  boolean: (value) => {
    if (typeof value === "boolean") return { value };
    return value === "true" || value === "false" ? { value: value === "true" } : { problem: messages.notBoolean };
  },
  number: (value) => {
    const parsed = typeof value === "string" ? Number.parseFloat(value) : value;
    return typeof parsed === "number" && !Number.isNaN(parsed) ? { value: parsed } : { problem: messages.notNumber };
  },
  array: (value, id) => {
    const parsed = typeof value === "string" ? parseJson(value, id, []) : value;
    return Array.isArray(parsed) ? { value: parsed } : { problem: messages.notArray };
  },
  object: (value, id) => {
    const parsed = typeof value === "string" ? parseJson(value, id, {}) : value;
    const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
    return isObject ? { value: parsed } : { problem: messages.notObject };
  },
};

function parseJson(text: string, id: string, fallback: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    logError(`variable ${id}`, error);
    return fallback;
  }
}

/** Convert a string of the address; the whole string must match, so `12abc` is not a number. */
function readQueryText<T>(options: VariableOptions<T>, text: string): Read<T> {
  if (options.type === "number") {
    const parsed = Number(text);
    if (text.trim() === "" || !Number.isFinite(parsed)) return { problem: messages.notNumber };
    return { value: parsed as T };
  }
  return readAs(options, text);
}
