import { type ReadonlySignal, signal } from "../react/signals.ts";

/** The status of the realtime connection: `idle` while the page has no subscription. */
export type ConnectionStatus = "idle" | "connecting" | "online" | "reconnecting";

const status = signal<ConnectionStatus>("idle");

/** The realtime connection, as formulas read it. Kept apart from the code that holds it, which pages load later. */
export const connection: { readonly status: ReadonlySignal<ConnectionStatus> } = { status };

export function setConnectionStatus(value: ConnectionStatus): void {
  status.value = value;
}
