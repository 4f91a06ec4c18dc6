import { authFailure } from "../http/failure.ts";
import type { SignIn } from "./sign-in.ts";

/**
 * Refuse features that the auth service lacks or would misread, naming the feature, and values that the database cannot
 * store.
 *
 * The status is 422 or 400: for 500 and above, the client hides the message and reports a server error.
 */
export function refuseSignIn(signIn: SignIn): Response | undefined {
  const { path, grantType } = signIn;
  const feature =
    unsupportedPaths.find(([pattern]) => pattern.test(path))?.[1] ??
    unsupportedGrants[grantType ?? ""] ??
    (/^(?:signup|token|user|otp|verify|resend|admin\/users.*)$/.test(path) ? unsupportedPerson(signIn) : undefined);
  if (feature === undefined) {
    return isStorable([signIn.body, ...new URL(signIn.request.url).searchParams])
      ? undefined
      : authFailure(400, "validation_failed", "The request contains a value that cannot be stored");
  }
  return authFailure(422, "feature_not_supported", `the embedded backend does not support ${feature}`, { feature });
}

/** Whether the database can store a value: no null characters, no half surrogate pairs, and not nested too deeply. */
function isStorable(value: unknown): boolean {
  try {
    return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value));
  } catch {
    return false;
  }
}

// Named by the terms that a developer would search for.
const unsupportedPaths: readonly (readonly [RegExp, string])[] = [
  [/^admin\/generate_link$/, "links of the auth admin API"],
  [/^admin\/users\/[^/]+\/factors\b/, "multi-factor authentication"],
  [/^(?:admin\/users\/[^/]+\/)?passkeys\b/, "passkeys"],
  [/^(?:admin\/oauth|oauth|user\/oauth)\b/, "a project as the provider of other apps"],
  [/^admin\/custom-providers\b/, "providers of your own"],
  [/^admin\/(?!users(?:\/[^/]+)?$)/, "this part of the auth admin API"],
  [/^factors\b/, "multi-factor authentication"],
  [/^sso\b/, "single sign-on"],
  [/^invite$/, "invitations by e-mail"],
  [/^magiclink$/, "the `magiclink` endpoint; use `otp`"],
  [/^reauthenticate$/, "reauthentication codes"],
  [/^user\/identities\b/, "linking identities"],
];

const unsupportedGrants: Readonly<Record<string, string>> = {
  id_token: "sign-in with a token of a provider",
  web3: "sign-in with a wallet",
};

function unsupportedPerson({ body }: SignIn): string | undefined {
  if (body.phone) {
    return "sign-in by phone number";
  }
  if (body.should_soft_delete === true) {
    return "deleting users softly";
  }
  return body.ban_duration === undefined || body.ban_duration === "none" ? undefined : "banning users";
}
