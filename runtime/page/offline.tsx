import type { ReactNode } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { signOut } from "../auth/auth.ts";
import { sessionOf } from "../auth/session.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { signal } from "../react/signals.ts";
import { inLanguage } from "../screen/language.ts";

const notice = {
  en: "No connection. The page opens when the connection is back.",
  pt: "Sem conexão. A página abre quando a conexão voltar.",
};

const noAnswer = {
  en: "The server does not answer. The page opens when it does.",
  pt: "O servidor não responde. A página abre quando ele responder.",
};

const leave = { en: "Sign out", pt: "Sair" };

class Waiting {
  readonly isShown = signal(false);
}

/** Show that a page waits for the connection until this has happened. */
export async function waitWithNotice(runtime: Runtime, end: Promise<unknown>): Promise<void> {
  runtime.part(Waiting).isShown.value = true;
  await end;
  hideOfflineNotice(runtime);
}

/** Wait until it is known whose session this is, with a notice if its service does not answer. */
export async function waitForSession(runtime: Runtime): Promise<void> {
  const session = sessionOf(runtime);
  await session.known;
  if (session.resuming) await waitWithNotice(runtime, session.resuming);
}

/** Take the notice away. */
export function hideOfflineNotice(runtime: Runtime): void {
  runtime.part(Waiting).isShown.value = false;
}

/**
 * The notice over the visible page while the next one waits for the connection.
 *
 * A service that fails for this user only would never let them go on, so they may sign out.
 */
export function OfflineNotice(): ReactNode {
  const runtime = useRuntime();
  const isShown = useSignalValue(runtime.part(Waiting).isShown);
  const session = sessionOf(runtime);
  const start = (): void => {
    signOut(session);
    window.location.reload();
  };
  return isShown ? (
    <p className="trama-offline" role="alert">
      {inLanguage(runtime, session.resuming && navigator.onLine ? noAnswer : notice)}
      {session.resuming && (
        <button type="button" onClick={start}>
          {inLanguage(runtime, leave)}
        </button>
      )}
    </p>
  ) : null;
}
