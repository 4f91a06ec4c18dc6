import type { Runtime } from "../app/runtime.ts";
import { readPath } from "../data/value-path.ts";
import { routingOf } from "../routing/routing.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";
import { accountUrl, call, type EmailLink, takeUpBrought, tokensIn } from "./auth.ts";
import { type Session, sessionOf } from "./session.ts";

/**
 * Remove what an e-mail link added to the address, at once, so that neither later code nor the history sees it.
 * Returns a function that resumes the session and resolves to whether there is one; undefined for any other address.
 *
 * The auth service redirects with tokens, or with an error, in the fragment. A link from the project's own e-mail
 * templates may have `token_hash` and `type` in the query instead, which are exchanged here.
 */
export function takeEmailLink(runtime: Runtime): (() => Promise<boolean>) | undefined {
  const session = sessionOf(runtime);
  const { hash, search } = globalThis.location;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  // An identity provider returns one of these in the query, which `finishLogin` handles.
  if (query.has("error") || query.has("code")) return undefined;
  const tokenHash = query.get("token_hash");
  if (tokenHash) {
    const type = query.get("type");
    clean(runtime, ["token_hash", "type"]);
    return () =>
      take(session, type, async () => {
        const body = { token_hash: tokenHash, type: type ?? "email" };
        return call(session, accountUrl(session, "verify"), { method: "POST", body });
      });
  }
  const fields = Object.fromEntries(fragment);
  const type = fields.type ?? null;
  if (fields.access_token) {
    clean(runtime, []);
    return () => take(session, type, async () => fields);
  }
  const message = fields.error_description ?? fields.message;
  if (!fields.error_code && !message) return undefined;
  clean(runtime, []);
  return async () => {
    session.link.value = { type, code: fields.error_code ?? null, message: message ?? null };
    return false;
  };
}

/** Resume the session, or record why that failed. */
async function take(session: Session, type: string | null, ask: () => Promise<unknown>): Promise<boolean> {
  let isTaken = false;
  try {
    const answer = await ask();
    const tokens = tokensIn(answer);
    isTaken = tokens !== undefined;
    if (tokens) await takeUpBrought(session, tokens);
    session.link.value = { type, code: null, message: null };
  } catch (error) {
    session.link.value = failureOf(type, error);
  }
  return isTaken;
}

function failureOf(type: string | null, error: unknown): EmailLink {
  const code = error instanceof WorkflowFailure ? readPath(error.data, "error_code") : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return { type, code: typeof code === "string" ? code : null, message };
}

/** Replace this history entry with its address without the fragment and these query parameters. */
function clean(runtime: Runtime, names: readonly string[]): void {
  const url = new URL(globalThis.location.href);
  for (const name of names) {
    url.searchParams.delete(name);
    routingOf(runtime).query.write(name, undefined);
  }
  globalThis.history.replaceState(globalThis.history.state, "", url.pathname + url.search);
}
