import { signal } from "./signals.ts";
import type { Run } from "./workflow.ts";

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

/** Offers to install the app; `isAvailable` tells whether the browser would. */
export const installPrompt = {
  get isAvailable(): boolean {
    return kept.value !== undefined;
  },
  /** Ask the visitor; gives whether the app was installed. The browser asks once per offer. */
  async show(_run: Run): Promise<boolean> {
    const event = kept.peek();
    if (event === undefined) return false;
    kept.value = undefined;
    await event.prompt();
    return (await event.userChoice).outcome === "accepted";
  },
} satisfies { readonly isAvailable: boolean; show(run: Run): Promise<boolean> };
