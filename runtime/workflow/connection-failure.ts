import type { Runtime } from "../app/runtime.ts";
import { untilStays } from "../page/unload.ts";
import { inLanguage } from "../screen/language.ts";
import { WorkflowFailure } from "./workflow.ts";

/** The code of such an error. */
export const noConnection = "no_connection";

const message = { en: "No connection. Try again.", pt: "Sem conexão. Tente de novo." };

/**
 * Returns the error of a request without an answer, for the visitor and in the language of the app.
 *
 * Its data has the status 0 and the code `no_connection`; the error of the browser is its cause, for the console.
 */
export function connectionFailure(runtime: Runtime, cause: unknown): WorkflowFailure {
  const failure = new WorkflowFailure(inLanguage(runtime, message), { status: 0, code: noConnection });
  failure.cause = cause;
  return failure;
}

/** Throws that error. A navigation breaks off the requests that are open: they have failed only if the page stays. */
export async function failConnection(runtime: Runtime, cause: unknown): Promise<never> {
  await untilStays();
  throw connectionFailure(runtime, cause);
}

/** Whether an answer is a page: of the network or of something in front of the service, which itself answers with data. */
export const isPage = ({ headers }: Response): boolean => /html/.test(headers.get("content-type") ?? "");
