import { computed, signal } from "../react/signals.ts";
import type { Run } from "../workflow/workflow.ts";

/** The event a browser sends to offer installing the app; TypeScript does not declare it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

const kept = signal<InstallEvent | undefined>(undefined);

/** Keep the browser's install offer until the app uses it. */
export function keepInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    // Only this event has this name, so the cast is safe.
    kept.value = event as InstallEvent;
  });
}

/** Whether the browser offers to install the app: it can, and has not been asked since. */
export const canInstall = /* @__PURE__ */ computed(() => kept.value !== undefined);

/** Ask the visitor to install the app; resolves to whether they accepted. The browser asks once per offer. */
export async function installApp(_run: Run): Promise<boolean> {
  const event = kept.peek();
  if (event === undefined) return false;
  kept.value = undefined;
  await event.prompt();
  return (await event.userChoice).outcome === "accepted";
}
