import type { ReactNode } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { signal } from "../react/signals.ts";
import { inLanguage } from "../screen/language.ts";

const notice = {
  en: "No connection. The page opens when the connection is back.",
  pt: "Sem conexão. A página abre quando a conexão voltar.",
};

class Waiting {
  readonly isShown = signal(false);
}

/** Show that a page waits for the connection. Resolves when the browser is online again, and the notice is gone. */
export function waitForConnection(runtime: Runtime): Promise<void> {
  runtime.part(Waiting).isShown.value = true;
  return new Promise((done) => {
    const finish = (): void => {
      hideOfflineNotice(runtime);
      done();
    };
    window.addEventListener("online", finish, { once: true });
  });
}

/** Take the notice away. */
export function hideOfflineNotice(runtime: Runtime): void {
  runtime.part(Waiting).isShown.value = false;
}

/** The notice over the visible page while the next one waits for the connection. */
export function OfflineNotice(): ReactNode {
  const runtime = useRuntime();
  const isShown = useSignalValue(runtime.part(Waiting).isShown);
  return isShown ? (
    <p className="trama-offline" role="alert">
      {inLanguage(runtime, notice)}
    </p>
  ) : null;
}
