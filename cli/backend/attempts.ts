import { jsonOf } from "./body.ts";
import { createCounter } from "./counter.ts";
import { authFailure } from "./failure.ts";

/** Holds up who guesses passwords. */
export interface Attempts {
  /** The answer to who has to wait; else nothing, and the attempt counts, so that those at the same time do too. */
  refuse(request: Request): Promise<Response | undefined>;
  /** Forget the attempts of who signed in. */
  note(request: Request, response: Response): Promise<void>;
}

/** Wrong passwords for one e-mail, after which also the right one has to wait. */
const allowed = { count: 10, windowMs: 60_000 };

/**
 * Limit wrong passwords by e-mail, as the auth service of a project limits requests.
 *
 * A function of a design that signs people in may be stricter; this also holds for who asks the service directly.
 */
export function limitAttempts(): Attempts {
  const attempts = createCounter(allowed);
  return {
    async refuse(request) {
      const email = await emailOf(request);
      const waitSeconds = email === undefined ? undefined : attempts.count(email);
      if (waitSeconds === undefined) {
        return undefined;
      }
      return authFailure(429, "over_request_rate_limit", "Request rate limit reached", {
        headers: { "retry-after": String(waitSeconds) },
      });
    },
    async note(request, response) {
      const email = response.status === 400 ? undefined : await emailOf(request);
      if (email !== undefined) {
        attempts.forget(email);
      }
    },
  };
}

/** Whom a request wants to sign in with a password. */
async function emailOf(request: Request): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== "/auth/v1/token" || searchParams.get("grant_type") !== "password") {
    return undefined;
  }
  const body: unknown = await jsonOf(request);
  const { email } = { email: undefined, ...Object(body) };
  return typeof email === "string" ? email.trim().toLowerCase() : undefined;
}
