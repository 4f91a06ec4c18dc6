import { jsonOf } from "./body.ts";
import { authFailure } from "./failure.ts";

/** Holds up who guesses passwords. */
export interface Attempts {
  /** The answer to who has to wait; else nothing, and the attempt counts, so that those at the same time do too. */
  refuse(request: Request): Promise<Response | undefined>;
  /** Forget the attempts of who signed in. */
  note(request: Request, response: Response): Promise<void>;
}

/** Wrong passwords for one e-mail within this time, after which also the right one has to wait. */
const allowedCount = 10;
const windowMs = 60_000;
/** E-mails that are remembered at once; the oldest give way. */
const rememberedCount = 10_000;

/**
 * Limit wrong passwords by e-mail, as the auth service of a project limits requests.
 *
 * A function of a design that signs people in may be stricter; this also holds for who asks the service directly.
 */
export function limitAttempts(now: () => number = Date.now): Attempts {
  const attempts = new Map<string, readonly number[]>();
  const recent = (email: string): readonly number[] =>
    (attempts.get(email) ?? []).filter((atMs) => atMs > now() - windowMs);
  const remember = (email: string, times: readonly number[]): void => {
    attempts.delete(email);
    attempts.set(email, times);
    const [oldest] = attempts.keys();
    if (attempts.size > rememberedCount && oldest !== undefined) {
      attempts.delete(oldest);
    }
  };
  return {
    async refuse(request) {
      const email = await emailOf(request);
      if (email === undefined) {
        return undefined;
      }
      const times = recent(email);
      if (times.length < allowedCount) {
        remember(email, [...times, now()]);
        return undefined;
      }
      const waitSeconds = Math.max(1, Math.ceil(((times[0] ?? 0) + windowMs - now()) / 1000));
      return authFailure(429, "over_request_rate_limit", "Request rate limit reached", {
        headers: { "retry-after": String(waitSeconds) },
      });
    },
    async note(request, response) {
      const email = response.status === 400 ? undefined : await emailOf(request);
      if (email !== undefined) {
        attempts.delete(email);
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
