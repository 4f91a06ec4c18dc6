/** Options for signing in with an identity provider. */
export interface LoginWith {
  readonly provider: string | null | undefined;
  readonly type?: "login" | "signup" | "continue";
  readonly keep?: boolean | null | undefined;
}

/** A provider's proof of identity. */
export interface LoginWithIdToken {
  readonly provider: string | null | undefined;
  readonly idToken: string | null | undefined;
  readonly nonce?: string | null | undefined;
  readonly accessToken?: string | null | undefined;
  readonly keep?: boolean | null | undefined;
}

/** The company whose single sign-on to use: one of the two. */
export interface LoginWithSso {
  readonly domain?: string | null | undefined;
  readonly providerId?: string | null | undefined;
  readonly keep?: boolean | null | undefined;
}

/** Stores what is needed when the visitor returns from the identity provider. */
export const pendingCookie = "trama-social-login";
