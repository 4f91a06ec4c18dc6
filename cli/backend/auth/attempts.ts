import type { BackendConfig } from "../config.ts";
import { type Allowance, createCounter } from "../counter.ts";
import { authFailure } from "../failure.ts";
import type { SignIn } from "./sign-in.ts";

/** Holds up who guesses passwords and codes, and who asks for one e-mail after another. */
export interface Attempts {
  /**
   * The answer to who has to wait; else nothing, and the attempt counts, so that those at the same time do too.
   * `address` is the peer's, as the socket saw it.
   */
  refuse(signIn: SignIn, address: string): Response | undefined;
  /** Forget the attempts of who signed in. */
  note(signIn: SignIn, address: string, response: Response): void;
}

interface Limit extends Allowance {
  /** The status of an answer that says that the attempt was wrong; another one forgets those before. */
  readonly wrongStatus?: number;
  readonly code: string;
  readonly message: string;
}

const tooMany = { code: "over_request_rate_limit", message: "Request rate limit reached" };

const limits = {
  /** Passwords for one e-mail, after which also the right one has to wait. */
  password: { count: 10, windowMs: 60_000, wrongStatus: 400, ...tooMany },
  /** Codes for one e-mail. A code has six digits and is good for an hour, so ten tries are one chance in 100,000. */
  code: { count: 10, windowMs: 3_600_000, wrongStatus: 403, ...tooMany },
  /** Codes from one address, for whichever e-mail. */
  codeFrom: { count: 30, windowMs: 300_000, wrongStatus: 403, ...tooMany },
  /** E-mails to one address, whether somebody has it or not. */
  mail: { count: 10, windowMs: 3_600_000, code: "over_email_send_rate_limit", message: "email rate limit exceeded" },
} satisfies Readonly<Record<string, Limit>>;

type LimitName = keyof typeof limits;

/**
 * Limit wrong passwords and codes by e-mail, and e-mails by who gets them, as the auth service of a project limits
 * requests.
 *
 * A function of a design that signs people in may be stricter; this also holds for who asks the service directly.
 */
export function limitAttempts({ isSignupConfirmed }: Pick<BackendConfig, "isSignupConfirmed">): Attempts {
  const sending = new Set(["otp", "recover", "resend", "user", ...(isSignupConfirmed ? ["signup"] : [])]);
  const counters = {
    password: createCounter(limits.password),
    code: createCounter(limits.code),
    codeFrom: createCounter(limits.codeFrom),
    mail: createCounter(limits.mail),
  };
  return {
    refuse(signIn, address) {
      for (const [name, whom] of subjectsOf(signIn, address, sending)) {
        const waitSeconds = counters[name].count(whom);
        if (waitSeconds !== undefined) {
          const { code, message } = limits[name];
          return authFailure(429, code, message, { headers: { "retry-after": String(waitSeconds) } });
        }
      }
      return undefined;
    },
    note(signIn, address, { status }) {
      for (const [name, whom] of subjectsOf(signIn, address, sending)) {
        const { wrongStatus }: Limit = limits[name];
        if (wrongStatus !== undefined && status !== wrongStatus) {
          counters[name].forget(whom);
        }
      }
    },
  };
}

/** Which limits a request is held to, and for whom it counts; `sending` are the paths that send e-mails. */
function subjectsOf(
  { path, grantType, body }: SignIn,
  address: string,
  sending: ReadonlySet<string>,
): readonly (readonly [LimitName, string])[] {
  const email = typeof body.email === "string" ? body.email.trim().toLowerCase() : "";
  if (path === "verify") {
    // What a link carries is too long to be guessed.
    return body.token === undefined
      ? []
      : [
          ["code", email],
          ["codeFrom", address],
        ];
  }
  if (email === "") {
    return [];
  }
  if (path === "token" && grantType === "password") {
    return [["password", email]];
  }
  return sending.has(path) ? [["mail", email]] : [];
}
