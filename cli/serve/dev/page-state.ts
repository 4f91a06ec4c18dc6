import type * as runtimeModule from "../../../runtime/dev.ts";
import { type KeptInput, keptInput, typeAgain } from "./kept-input.ts";
import { isVariable, type Registry } from "./registry.ts";

// What a page keeps while the development server loads it again.

type AppRuntime = typeof runtimeModule;

interface KeptPage {
  readonly address: string;
  readonly reason: string;
  readonly input: KeptInput;
  /** The values of variables that are not their defaults, by id. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The open popups, lowest first. */
  readonly popups: readonly { readonly id: string; readonly props: object }[];
}

const key = "trama-dev-page";
const waitMs = 10_000;

/** Load the page again. What was typed comes back, with the values of variables and the open popups. */
export function loadAgain(registry: Registry, reason: string): void {
  const { runtime } = registry;
  const apps = [...(runtime?.runningApps() ?? [])];
  try {
    const kept: KeptPage = {
      address: location.href,
      reason,
      input: keptInput(),
      variables: Object.fromEntries(
        Object.values(registry.exportsOf("variables"))
          .filter(isVariable)
          .filter((one) => one.peek() !== one.options.default)
          .map((one) => [one.id, one.peek()]),
      ),
      popups: apps.flatMap((app) =>
        (runtime?.openPopups(app).peek() ?? []).map(({ popup: { id }, props }) => ({ id, props: plain(props) })),
      ),
    };
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, or with values that cannot be written, the page starts anew.
  }
  // It comes back, so there is nothing to ask about.
  for (const app of apps) runtime?.beginLeaving(app);
  location.reload();
}

/** Bring back what `loadAgain` kept, once the page is shown. */
export async function bringBack(registry: Registry, runtime: AppRuntime): Promise<void> {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (text === null) return;
  const kept: KeptPage = JSON.parse(text);
  if (kept.address !== location.href) return;
  console.info(`trama dev: the page was loaded again, and its load workflows ran again: ${kept.reason}`);
  const app = await shownApp(runtime);
  if (app === undefined) return;
  runtime.batch(() => {
    for (const one of Object.values(registry.exportsOf("variables")))
      if (isVariable(one) && one.id in kept.variables) one.setUnknown(kept.variables[one.id]);
  });
  for (const { id, props } of kept.popups) {
    const popup = Object.values(registry.exportsOf("popups")).find((one) => isPopup(one) && one.id === id);
    if (isPopup(popup)) void runtime.showPopup(runtime.createRun("dev", { runtime: app }), popup, props);
  }
  await typeAgain(kept.input, waitMs);
}

/** Returns the app once it shows a page. */
async function shownApp(runtime: AppRuntime) {
  for (const end = performance.now() + waitMs; performance.now() < end; ) {
    const [app] = runtime.runningApps();
    if (app !== undefined && runtime.currentPageOf(app).peek().id !== "") return app;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return undefined;
}

const isPopup = (value: unknown): value is Parameters<AppRuntime["showPopup"]>[1] & { readonly id: string } =>
  typeof value === "object" && value !== null && "id" in value && "Content" in value;

/** The properties of a popup as they are now. */
const plain = (props: object): object =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, typeof value === "function" ? value() : value]),
  );
