import { jsonOf } from "./body.ts";
import { authFailure } from "./failure.ts";

/**
 * Refuse what the auth service does not have, or would take for something else, by the name of the feature.
 *
 * The status is 422: of an answer from 500 on the client tells nobody the words, as it takes the server for broken.
 */
export async function refuseSignIn(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith("/auth/v1/")) {
    return undefined;
  }
  const path = pathname.slice("/auth/v1/".length);
  const feature =
    unsupportedPaths.find(([pattern]) => pattern.test(path))?.[1] ??
    (searchParams.get("grant_type") === "id_token" ? "sign-in with a token of a provider" : undefined) ??
    (/^(?:signup|token|user|otp|verify|resend)$/.test(path) ? await unsupportedPerson(request) : undefined);
  if (feature === undefined) {
    return undefined;
  }
  return authFailure(422, "feature_not_supported", `the embedded backend does not support ${feature}`, { feature });
}

// Named as a developer would look for them.
const unsupportedPaths: readonly (readonly [RegExp, string])[] = [
  [/^admin\b/, "the auth admin API"],
  [/^factors\b/, "multi-factor authentication"],
  [/^sso\b/, "single sign-on"],
  [/^invite$/, "invitations by e-mail"],
  [/^magiclink$/, "the older endpoint for links; `otp` sends them"],
  [/^reauthenticate$/, "codes that confirm who is signed in"],
  [/^user\/identities\b/, "linking identities"],
];

async function unsupportedPerson(request: Request): Promise<string | undefined> {
  const body: unknown = await jsonOf(request);
  const { phone, email } = { phone: undefined, email: undefined, ...Object(body) };
  if (phone) {
    return "people with a phone number for an e-mail";
  }
  const isSignup = new URL(request.url).pathname.endsWith("/signup");
  return isSignup && !email ? "anonymous sign-in" : undefined;
}
