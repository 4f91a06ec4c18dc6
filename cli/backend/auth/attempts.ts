import type { BackendConfig } from "../config.ts";
import { authFailure } from "../http/failure.ts";
import { type Allowance, createCounter } from "./counter.ts";
import { isAnonymousSignUp, type SignIn } from "./sign-in.ts";

/** Limits attempts at passwords and codes, sign-ups, and e-mails. */
export interface Attempts {
  /**
   * Returns the refusal for a caller who must wait; otherwise undefined, and counts the attempt at once, so that
   * concurrent attempts count too. `address` is the peer's, as seen by the socket.
   */
  refuse(signIn: SignIn, address: string): Response | undefined;
  /** Forget the caller's attempts if the response says that the sign-in succeeded. */
  note(signIn: SignIn, address: string, response: Response): void;
}

interface Limit extends Allowance {
  /**
   * Which attempts a successful sign-in clears: all so far, or only its own where other people may have made the rest.
   */
  readonly forgiven: "all" | "itself" | "none";
  readonly code: string;
  readonly message: string;
}

const tooMany = { code: "over_request_rate_limit", message: "Request rate limit reached" };

const limitsFor = ({ signupCount, anonymousCount }: Pick<BackendConfig, "signupCount" | "anonymousCount">) =>
  ({
    /** Passwords for one e-mail; after these, even the right one has to wait. */
    password: { count: 10, windowMs: 60_000, forgiven: "all", ...tooMany },
    /** Codes for one e-mail. A code has six digits and is valid for an hour, so ten tries are one chance in 100,000. */
    code: { count: 10, windowMs: 3_600_000, forgiven: "all", ...tooMany },
    /** Codes and links from one address, for any e-mail. */
    codeFrom: { count: 30, windowMs: 300_000, forgiven: "itself", ...tooMany },
    /** Sign-ups from one address, by password or by code: a code signs up who is not known. */
    signupFrom: { count: signupCount, windowMs: 300_000, forgiven: "none", ...tooMany },
    /** Sign-ups of all addresses together: more than one of them may use up. */
    signup: { count: 20 * signupCount, windowMs: 3_600_000, forgiven: "none", ...tooMany },
    /** Anonymous sign-ins from one address. */
    anonymousFrom: { count: anonymousCount, windowMs: 3_600_000, forgiven: "none", ...tooMany },
    /** E-mails to one address, whether somebody has it or not. */
    mail: {
      count: 10,
      windowMs: 3_600_000,
      forgiven: "none",
      code: "over_email_send_rate_limit",
      message: "email rate limit exceeded",
    },
  }) satisfies Readonly<Record<string, Limit>>;

/** The number of digits of a code. */
const codeLength = 6;

type LimitName = keyof ReturnType<typeof limitsFor>;

/**
 * Limits wrong passwords and codes by e-mail, sign-ups by address and in total, and e-mails by recipient, as the auth
 * service of a project does.
 *
 * A design's own sign-in function may be stricter; these limits also apply to direct requests to the service.
 */
export function limitAttempts({
  isSignupConfirmed,
  ...counts
}: Pick<BackendConfig, "isSignupConfirmed" | "signupCount" | "anonymousCount">): Attempts {
  const limits = limitsFor(counts);
  const sending = new Set(["otp", "recover", "resend", "user", ...(isSignupConfirmed ? ["signup"] : [])]);
  const counters = {
    password: createCounter(limits.password),
    code: createCounter(limits.code),
    codeFrom: createCounter(limits.codeFrom),
    signupFrom: createCounter(limits.signupFrom),
    signup: createCounter(limits.signup),
    anonymousFrom: createCounter(limits.anonymousFrom),
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
      // Any other answer, such as one to an invalid request, reveals nothing about the caller.
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

/** A limit, and the subject that a request counts for. */
type Subject = readonly [LimitName, string];

/** Returns the limits that apply to a request, with the subject of each; `sending` are the paths that send e-mails. */
function subjectsOf(signIn: SignIn, address: string, sending: ReadonlySet<string>): readonly Subject[] {
  const { path, grantType, body } = signIn;
  const email = typeof body.email === "string" ? body.email.trim().toLowerCase() : "";
  if (path === "verify") {
    // The service hashes e-mail and code as one string, wherever the e-mail ends in it. A link contains this hash.
    const guessed: readonly Subject[] = body.token_hash
      ? []
      : [["code", (email + String(body.token)).slice(0, -codeLength)]];
    return [...guessed, ["codeFrom", address]];
  }
  if (email === "") {
    return isAnonymousSignUp(signIn) ? [["anonymousFrom", address]] : [];
  }
  if (path === "token" && grantType === "password") {
    return [["password", email]];
  }
  const isSignup = path === "signup" || (path === "otp" && body.create_user !== false);
  const mails: readonly Subject[] = sending.has(path) ? [["mail", email]] : [];
  // By address first: what that refuses does not count in total.
  return isSignup ? [["signupFrom", address], ["signup", ""], ...mails] : mails;
}
