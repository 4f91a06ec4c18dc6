import type { AppDefinition } from "../app/app-context.ts";
import { runIn } from "../app/mount.ts";
import { isPartAwaited } from "../app/reload.ts";
import { plainRuntime } from "../app/runtime.ts";
import { signOut, storeToken } from "../auth/auth.ts";
import { sessionOf } from "../auth/session.ts";
import { isFetchingAny } from "../data/collections.ts";
import { memoryAddressBar } from "../memory.ts";
import { isLoaderShown } from "../page/page-loader.tsx";
import { closePopupsBut, openPopups } from "../page/popups.tsx";
import { createRun, runningCount } from "../workflow/workflow.ts";
import type { FakeBackend } from "./fake-backend.ts";

export interface RenderOptions {
  /** What the app talks to. */
  readonly backend?: FakeBackend;
  /** Signs in with this token; the backend answers whose it is. Without it, no one is signed in. */
  readonly token?: string;
}

export interface RenderedPage {
  /** The element in the body that the app is in. Lists and popups open outside it, in the body. */
  readonly container: HTMLElement;
  /** The path and query of the page that is shown. */
  readonly address: string;
  /**
   * Wait until the app shows a page, no collection is fetching, no request waits for its answer, and no workflow runs.
   * While a popup is open, workflows may run, because they may wait for what is chosen there.
   */
  settled(): Promise<void>;
  /** Remove the app from the document, as before the next page of it is rendered. */
  unmount(): void;
}

/** Milliseconds between two looks at whether a page has settled. */
const pause = 5;
/**
 * How often a page is looked at before it counts as one that never settles. On a quiet machine that takes 3.5 seconds and
 * ends before Vitest's limit for a test, so that its author reads what the page waits for. A busy machine looks less often,
 * and so waits longer.
 */
const looks = 3_500 / pause;

class Rendered {
  /** Removes the app from the document that it is in. */
  unmount: (() => void) | undefined;
}

/**
 * Show the page of an app at a path, such as `/tasks/?status=open`, in the document of a test.
 *
 * The document may be in a browser, or one without a screen such as happy-dom's. Each page is a new start of the app,
 * without the session, the rows and the popups of the page before. Resolves once the page has settled; rejects if it
 * does not within about four seconds, more on a busy machine. The address of the document stays as it is.
 */
export async function renderPage(app: AppDefinition, path: string, options: RenderOptions = {}): Promise<RenderedPage> {
  const { runtime = plainRuntime } = app;
  acceptSearch();
  // A test that failed may have left its page.
  const rendered = runtime.part(Rendered);
  rendered.unmount?.();
  closePopupsBut(runtime, []);
  signOut(sessionOf(runtime));
  if (options.token !== undefined) storeToken(createRun("test", { runtime }), { accessToken: options.token });
  const container = document.createElement("div");
  document.body.append(container);
  const bar = memoryAddressBar([path]);
  // A new app, so that its workflows for the start run for each page.
  const stop = runIn({ ...app }, container, { addressBar: bar });
  const waitsFor = (): string | undefined => {
    if (container.childElementCount === 0 || isLoaderShown(runtime) || isPartAwaited()) return "it is loading";
    if (isFetchingAny(runtime)) return "a collection is fetching";
    if (runningCount(runtime) > 0 && openPopups(runtime).peek().length === 0) return "a workflow is running";
    return (options.backend?.pending ?? 0) > 0 ? "a request waits for its answer" : undefined;
  };
  const settled = async (): Promise<void> => {
    let before: string | undefined;
    for (let look = 1; ; look++) {
      await new Promise((done) => setTimeout(done, pause));
      const reason = waitsFor();
      const markup = reason === undefined ? document.body.innerHTML : undefined;
      if (markup !== undefined && markup === before) return;
      if (look >= looks) throw new Error(`the page at ${path} does not settle: ${reason ?? "it keeps changing"}`);
      before = markup;
    }
  };
  const page: RenderedPage = {
    container,
    get address() {
      return bar.address.pathname + bar.address.search;
    },
    settled,
    unmount() {
      if (rendered.unmount !== page.unmount) return;
      rendered.unmount = undefined;
      stop();
      container.remove();
    },
  };
  rendered.unmount = page.unmount;
  await settled().catch((error: unknown) => {
    page.unmount();
    throw error;
  });
  return page;
}

/** Makes `search`, which documents without a screen may not know yet, an element that React does not warn about. */
function acceptSearch(): void {
  const made = document.createElement("search");
  if (!(made instanceof HTMLUnknownElement)) return;
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: Element): string {
      return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
    },
  });
}
