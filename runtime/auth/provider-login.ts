/** How to sign in with an identity provider. */
export interface LoginWith {
  readonly provider: string | null | undefined;
  readonly type?: "login" | "signup" | "continue";
  readonly keep?: boolean | null | undefined;
}

/** What a provider gave to prove who somebody is. */
export interface LoginWithIdToken {
  readonly provider: string | null | undefined;
  readonly idToken: string | null | undefined;
  readonly nonce?: string | null | undefined;
  readonly accessToken?: string | null | undefined;
  readonly keep?: boolean | null | undefined;
}

/** Whose single sign-on it is: one of the two. */
export interface LoginWithSso {
  readonly domain?: string | null | undefined;
  readonly providerId?: string | null | undefined;
  readonly keep?: boolean | null | undefined;
}

/** Keeps what is needed once the visitor is back from the identity provider. */
export const pendingCookie = "trama-social-login";
