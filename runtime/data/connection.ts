import { signal } from "../react/signals.ts";

/** The status of the realtime connection: `idle` while the page has no subscription. */
export type ConnectionStatus = "idle" | "connecting" | "online" | "reconnecting";

/** The realtime connection of an app, as formulas read it. Kept apart from the code that holds it, which pages load later. */
export class Connection {
  readonly status = signal<ConnectionStatus>("idle");
}

/** Resolves when the browser is online again, or after this time. */
export const connectionBack = (limitMs?: number): Promise<void> =>
  new Promise((resolve) => {
    const { window } = globalThis;
    const end = (): void => {
      window.removeEventListener("online", end);
      resolve();
    };
    window.addEventListener("online", end);
    if (limitMs !== undefined) setTimeout(end, limitMs);
  });
