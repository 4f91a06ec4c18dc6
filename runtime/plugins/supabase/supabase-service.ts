import { environment } from "../../app/env.ts";
import type { Runtime } from "../../app/runtime.ts";
import { sessionHeaders } from "../../auth/auth.ts";
import { sessionOf } from "../../auth/session.ts";
import { sendAsUser } from "../../auth/session-end.ts";
import { readPath } from "../../data/value-path.ts";
import { invalidSupabase } from "../../messages/parts.ts";
import { isPage } from "../../workflow/connection-failure.ts";
import { WorkflowFailure } from "../../workflow/workflow.ts";

/** The address of a backend service, and what its client sends with every request. */
export interface Service {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly fetch: typeof fetch;
}

/**
 * Returns the address and headers of a backend service for its own client. Requests are sent as the user signed in at
 * that time.
 *
 * The client for all services would include unused ones: ten times as much code before the first rows.
 *
 * @throws {WorkflowFailure} when the app is served without the address or the key of a backend
 */
export function service(runtime: Runtime, name: "rest" | "functions" | "storage"): Service {
  const { backendUrl, backendKey, backendHeaders } = environment(runtime);
  if (backendUrl === "" || backendKey === "") throw new WorkflowFailure(invalidSupabase);
  return {
    url: `${backendUrl}/${name}/v1`,
    headers: { ...backendHeaders },
    fetch: (input, init) => {
      const send = async (): Promise<Response> => {
        const headers = new Headers(init?.headers);
        if (!headers.has("apikey")) headers.set("apikey", backendKey);
        if (!headers.has("authorization")) {
          headers.set("authorization", `Bearer ${backendKey}`);
          for (const [header, value] of Object.entries(sessionHeaders(sessionOf(runtime)))) headers.set(header, value);
        }
        const answer = await fetch(input, { ...init, headers });
        if (name === "rest" && isPage(answer)) throw new TypeError(`a page with status ${answer.status}`);
        return answer;
      };
      return sendAsUser(sessionOf(runtime), send, name === "storage" ? isStorageRefusal : undefined);
    },
  };
}

/** The storage service refuses everything with 400; the real status is in the body. */
async function isStorageRefusal(answer: Response): Promise<boolean> {
  if (answer.status !== 400) return answer.status === 401;
  const refusal: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return ["401", "403"].includes(String(readPath(refusal, "statusCode")));
}
