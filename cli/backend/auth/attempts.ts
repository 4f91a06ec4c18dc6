import type { BackendConfig } from "../config.ts";
import { authFailure } from "../http/failure.ts";
import { type Allowance, createCounter } from "./counter.ts";
import type { SignIn } from "./sign-in.ts";

/** Limits guesses of passwords and codes, sign-ups, and e-mails. */
export interface Attempts {
  /**
   * The answer to who has to wait; else nothing, and the attempt counts, so that those at the same time do too.
   * `address` is the peer's, as the socket saw it.
   */
  refuse(signIn: SignIn, address: string): Response | undefined;
  /** Forget the attempts of who signed in, if the answer says that they did. */
  note(signIn: SignIn, address: string, response: Response): void;
}

interface Limit extends Allowance {
  /** Which attempts a sign-in makes good: all so far, or itself where others may have made the rest. */
  readonly forgiven: "all" | "itself" | "none";
  readonly code: string;
  readonly message: string;
}

const tooMany = { code: "over_request_rate_limit", message: "Request rate limit reached" };

const limitsFor = (signupCount: number) =>
  ({
    /** Passwords for one e-mail, after which also the right one has to wait. */
    password: { count: 10, windowMs: 60_000, forgiven: "all", ...tooMany },
    /** Codes for one e-mail. A code has six digits and is good for an hour, so ten tries are one chance in 100,000. */
    code: { count: 10, windowMs: 3_600_000, forgiven: "all", ...tooMany },
    /** Codes and links from one address, for whichever e-mail. */
    codeFrom: { count: 30, windowMs: 300_000, forgiven: "itself", ...tooMany },
    /** Sign-ups from one address, by password or by code: a code signs up who is not known. */
    signupFrom: { count: signupCount, windowMs: 300_000, forgiven: "none", ...tooMany },
    /** Sign-ups of all addresses together: more than one of them may use up. */
    signup: { count: 20 * signupCount, windowMs: 3_600_000, forgiven: "none", ...tooMany },
    /** E-mails to one address, whether somebody has it or not. */
    mail: {
      count: 10,
      windowMs: 3_600_000,
      forgiven: "none",
      code: "over_email_send_rate_limit",
      message: "email rate limit exceeded",
    },
  }) satisfies Readonly<Record<string, Limit>>;

/** The digits of a code. */
const codeLength = 6;

type LimitName = keyof ReturnType<typeof limitsFor>;

/**
 * Limit wrong passwords and codes by e-mail, sign-ups by address and in total, and e-mails by who gets them, as the
 * auth service of a project limits requests.
 *
 * A function of a design that signs people in may be stricter; this also holds for who asks the service directly.
 */
export function limitAttempts({
  isSignupConfirmed,
  signupCount,
}: Pick<BackendConfig, "isSignupConfirmed" | "signupCount">): Attempts {
  const limits = limitsFor(signupCount);
  const sending = new Set(["otp", "recover", "resend", "user", ...(isSignupConfirmed ? ["signup"] : [])]);
  const counters = {
    password: createCounter(limits.password),
    code: createCounter(limits.code),
    codeFrom: createCounter(limits.codeFrom),
    signupFrom: createCounter(limits.signupFrom),
    signup: createCounter(limits.signup),
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
    note(signIn, address, { ok }) {
      // Any other answer, such as one to a request that makes no sense, says nothing of who asks.
      for (const [name, whom] of ok ? subjectsOf(signIn, address, sending) : []) {
        const { forgiven }: Limit = limits[name];
        if (forgiven === "all") {
          counters[name].forget(whom);
        } else if (forgiven === "itself") {
          counters[name].takeBack(whom);
        }
      }
    },
  };
}

/** A limit, and for whom a request counts. */
type Subject = readonly [LimitName, string];

/** Which limits a request is held to, and for whom it counts; `sending` are the paths that send e-mails. */
function subjectsOf(
  { path, grantType, body }: SignIn,
  address: string,
  sending: ReadonlySet<string>,
): readonly Subject[] {
  const email = typeof body.email === "string" ? body.email.trim().toLowerCase() : "";
  if (path === "verify") {
    // The service hashes e-mail and code as one text, wherever the one ends in it. What a link carries is this hash.
    const guessed: readonly Subject[] = body.token_hash
      ? []
      : [["code", (email + String(body.token)).slice(0, -codeLength)]];
    return [...guessed, ["codeFrom", address]];
  }
  if (email === "") {
    return [];
  }
  if (path === "token" && grantType === "password") {
    return [["password", email]];
  }
  const isSignup = path === "signup" || (path === "otp" && body.create_user !== false);
  const mails: readonly Subject[] = sending.has(path) ? [["mail", email]] : [];
  // By address first: what that refuses does not count in total.
  return isSignup ? [["signupFrom", address], ["signup", ""], ...mails] : mails;
}
