import { type ReadonlySignal, signal } from "../react/signals.ts";

/** How the connection for changes is: `idle` while nothing on the page wants any. */
export type ConnectionStatus = "idle" | "connecting" | "online" | "reconnecting";

const status = signal<ConnectionStatus>("idle");

/** The connection for changes, as formulas read it. It stands apart from the code that holds it, which pages load late. */
export const connection: { readonly status: ReadonlySignal<ConnectionStatus> } = { status };

export function setConnectionStatus(value: ConnectionStatus): void {
  status.value = value;
}
