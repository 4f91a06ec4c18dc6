import { Fragment, Profiler, type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type ReadonlySignal, type Run, ScopeContext, type Signal } from "trama/runtime";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { configureLanguages } from "../../runtime/screen/language.ts";
import "../../runtime/styles.css";

/** Names of a scene that a test can reach: signals, handles of elements and functions. */
export type Exposed = Readonly<Record<string, ReadonlySignal<unknown> | AnyHandle | AnyFunction>>;

/** Some elements on a page, and the names that a test can reach. */
export interface Scene<E extends Exposed = Exposed> {
  readonly view: ReactNode;
  readonly exposed?: E;
  /** Whether the whole tree is in StrictMode: below its root, React mounts components only once. */
  readonly isStrict?: boolean;
}

interface AnyHandle {
  readonly actions: object;
}

type AnyFunction = (...args: never) => unknown;

/** Names for `read`: `on` of a signal, `menu.isOpen` of a variable of a handle. */
export type ReadingName<E> = {
  [Name in keyof E & string]: E[Name] extends AnyHandle
    ? `${Name}.${Exclude<keyof E[Name], "actions"> & string}`
    : E[Name] extends ReadonlySignal<unknown>
      ? Name
      : never;
}[keyof E & string];

/** The value of a reading. */
export type Reading<E, Name extends string> = Name extends keyof E
  ? ValueOf<E[Name]>
  : Name extends `${infer Handle}.${infer Variable}`
    ? ValueOf<MemberOf<MemberOf<E, Handle>, Variable>>
    : never;

/** The values of the signals of a scene. */
export type Settings<E> = {
  -readonly [Name in keyof E as E[Name] extends Signal<unknown> ? Name : never]?: ValueOf<E[Name]>;
};

/** Names for `call`: `again` of a function, `menu.openDropdown` of an action of a handle. */
export type CallName<E> = {
  [Name in keyof E & string]: E[Name] extends AnyHandle
    ? `${Name}.${keyof E[Name]["actions"] & string}`
    : E[Name] extends AnyFunction
      ? Name
      : never;
}[keyof E & string];

/** The function type of a name of `CallName`. */
export type Called<E, Name extends string> = Name extends keyof E
  ? E[Name]
  : Name extends `${infer Handle}.${infer Action}`
    ? MemberOf<MemberOf<MemberOf<E, Handle>, "actions">, Action>
    : never;

type ValueOf<S> = S extends ReadonlySignal<infer T> ? T : never;
type MemberOf<T, Name extends string> = Name extends keyof T ? T[Name] : never;

/** Declare a scene. `make` runs once, in the page, before the first render. */
export const scene = <E extends Exposed = Readonly<Record<never, never>>>(make: () => Scene<E>): (() => Scene<E>) =>
  make;

const noted: string[] = [];

/** Add a line to the test's log. */
export const note = (line: string): void => {
  noted.push(line);
};

/** Creates a handler that logs its event: `name` or `name payload`. */
export const log =
  (name: string) =>
  (_run: Run, event?: unknown): void =>
    note(event === undefined ? name : `${name} ${JSON.stringify(event)}`);

/** The open scene's interface for Node, as `window.scene`. */
export interface SceneControls {
  readonly renders: () => number;
  /** Returns and clears the log. */
  readonly log: () => readonly string[];
  readonly read: (name: string) => unknown;
  /** Set signals one after the other, as separate steps of a workflow would. */
  readonly set: (values: Readonly<Record<string, unknown>>) => void;
  readonly call: (name: string, args: readonly unknown[]) => unknown;
}

/** What each page with scenes has as `window.scenes`. */
export interface PageControls {
  /** Remove the open scene, and all that it and its test left in the document. */
  readonly clear: () => Promise<void>;
  /** Render a scene, at an address that a reload opens again. */
  readonly show: (name: string, address: string) => void;
}

/** Render the scene that the document names. Called by the bundle of each fixture file. */
export function showScenes(scenes: Readonly<Record<string, () => Scene>>): void {
  const place = document.querySelector<HTMLElement>("#root");
  if (!place) throw new Error("the document has no place for a scene");
  const ownStyles = new Set(document.head.querySelectorAll("style"));
  let root = render(place, scenes);
  const controls: PageControls = {
    clear: async () => {
      root.unmount();
      // What outlives the elements, such as a focus that returns, ends before the next scene.
      await new Promise((done) => setTimeout(done));
      for (const copy of document.querySelectorAll(".trama-leaving")) copy.remove();
      for (const node of [document.documentElement, document.body])
        for (const { name } of [...node.attributes]) node.removeAttribute(name);
      document.documentElement.dataset.theme = "light";
      // Styles of Playwright's `addStyleTag`; React's own have attributes.
      for (const style of document.head.querySelectorAll("style"))
        if (style.attributes.length === 0 && !ownStyles.has(style)) style.remove();
      // An announcement stays in its region, which pages keep.
      for (const region of document.querySelectorAll("body > [aria-live]")) region.textContent = "";
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
      noted.length = 0;
    },
    show: (name, address) => {
      history.replaceState(null, "", address);
      place.dataset.scene = name;
      root = render(place, scenes);
    },
  };
  Reflect.set(window, "scenes", controls);
}

function render(place: HTMLElement, scenes: Readonly<Record<string, () => Scene>>): Root {
  const name = place.dataset.scene ?? "";
  const make = scenes[name];
  if (!make) throw new Error(`no scene \`${name}\``);
  configureLanguages(plainRuntime, ["pt-BR"]);
  document.documentElement.lang = "pt-BR";
  const { view, exposed = {}, isStrict = false } = make();
  const Mode = isStrict ? StrictMode : Fragment;
  let renders = 0;
  const member = (path: string): unknown =>
    path.split(".").reduce((owner: unknown, part) => {
      const found: unknown = Reflect.get(Object(owner), part);
      if (found === undefined) throw new Error(`the scene does not expose \`${path}\``);
      return found;
    }, exposed);
  const controls: SceneControls = {
    renders: () => renders,
    log: () => noted.splice(0),
    read: (name) => Reflect.get(Object(member(name)), "value"),
    set: (values) => {
      for (const [name, value] of Object.entries(values)) Reflect.set(Object(member(name)), "value", value);
    },
    call: (name, args) => {
      const [owner = "", action] = name.split(".");
      const called = member(action === undefined ? owner : `${owner}.actions.${action}`);
      if (typeof called !== "function") throw new Error(`\`${name}\` is not a function`);
      return called(...args);
    },
  };
  Reflect.set(window, "scene", controls);
  const countRender = () => {
    renders += 1;
  };
  const root = createRoot(place);
  root.render(
    <Mode>
      <ScopeContext value="p">
        <Profiler id="scene" onRender={countRender}>
          {view}
        </Profiler>
      </ScopeContext>
    </Mode>,
  );
  return root;
}
