import { signal } from "../react/signals.ts";

/** The status of the realtime connection: `idle` while the page has no subscription. */
export type ConnectionStatus = "idle" | "connecting" | "online" | "reconnecting";

/** The realtime connection of an app, as formulas read it. Kept apart from the code that holds it, which pages load later. */
export class Connection {
  readonly status = signal<ConnectionStatus>("idle");
}
