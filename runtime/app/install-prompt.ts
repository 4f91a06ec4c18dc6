import { computed, signal } from "../react/signals.ts";
import type { Run } from "../workflow/workflow.ts";

/** The event with which browsers offer to install an app; TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

const kept = signal<InstallEvent | undefined>(undefined);

/** Keep the offer of the browser to install the app until the app asks for it. */
export function keepInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    // The name of the event says which one it is.
    kept.value = event as InstallEvent;
  });
}

/** Whether the browser offers to install the app: it can, and has not been asked since. */
export const canInstall = computed(() => kept.value !== undefined);

/** Ask the visitor to install the app; gives whether they did. The browser asks once per offer. */
export async function installApp(_run: Run): Promise<boolean> {
  const event = kept.peek();
  if (event === undefined) return false;
  kept.value = undefined;
  await event.prompt();
  return (await event.userChoice).outcome === "accepted";
}
