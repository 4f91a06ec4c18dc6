import type { World } from "./target.ts";

/** A feature of projects that the embedded backend lacks: the call, and the feature name in its error. */
export interface Missing {
  readonly feature: string;
  run(world: World): PromiseLike<{ readonly error: { readonly message: string } | null }>;
}

const phone = "+15551234567";
const password = "Conformance-1";

/** Known differences. A call belongs here even if a project refuses it too because of its settings. */
export const missing: readonly Missing[] = [
  {
    feature: "sign-in by phone number",
    run: ({ stranger }) => stranger().auth.signUp({ phone, password }),
  },
  {
    feature: "sign-in by phone number",
    run: ({ stranger }) => stranger().auth.signInWithOtp({ phone }),
  },
  { feature: "reauthentication codes", run: ({ ana }) => ana.auth.reauthenticate() },
  {
    feature: "sign-in with a token of a provider",
    run: ({ stranger }) => stranger().auth.signInWithIdToken({ provider: "google", token: "x" }),
  },
  { feature: "single sign-on", run: ({ stranger }) => stranger().auth.signInWithSSO({ domain: "correio.example" }) },
  { feature: "multi-factor authentication", run: ({ ana }) => ana.auth.mfa.enroll({ factorType: "totp" }) },
  {
    feature: "links of the auth admin API",
    run: ({ ana }) => ana.auth.admin.generateLink({ type: "magiclink", email: "ana@correio.example" }),
  },
  {
    feature: "linking identities",
    run: ({ ana }) => ana.auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } }),
  },
  {
    feature: "image transformations",
    run: ({ anyone }) => anyone.storage.from("conf_public").download("a.png", { transform: { width: 10 } }),
  },
  { feature: "listing files by cursor", run: ({ anyone }) => anyone.storage.from("conf_public").listV2() },
];
