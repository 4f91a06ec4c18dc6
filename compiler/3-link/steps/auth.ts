import { diagnose } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import type { StepShape } from "../linked-design.ts";
import { sharedPart } from "../names/thing.ts";
import { linkPageWithParams } from "./pages.ts";
import type { StepRule, StepSite } from "./step-site.ts";

/** A step that calls endpoints of `auth`: the design must name them. */
const asking = (...endpoints: readonly string[]): StepRule => ({
  link: ({ site: { ctx } }, json) => {
    const { authEndpoints, usesAuthService, poisoned } = ctx.symbols;
    const missing = endpoints.find((name) => !authEndpoints.has(name));
    if (missing === undefined || poisoned.has("design")) return undefined;
    const place = placeOf(ctx.file, json, "action");
    ctx.report(
      usesAuthService
        ? diagnose("workflow/no-password", place, json.action)
        : diagnose("workflow/no-endpoint", place, json.action, missing),
    );
    return undefined;
  },
});

/** A step that calls the auth service of Supabase itself: it must be the backend, and `me` must return the user. */
const askingService = (check?: (at: StepSite, json: StepShape) => void): StepRule => ({
  link: (at, json, values) => {
    const { ctx } = at.site;
    const { hasBackend, poisoned } = ctx.symbols;
    if (!hasBackend && !poisoned.has("design"))
      ctx.report(diagnose("workflow/no-backend", placeOf(ctx.file, json, "action"), json.action));
    else asking("me").link?.(at, json, values);
    check?.(at, json);
    return undefined;
  },
});

/** A step about identity providers: the auth service of Supabase handles them unless `oauth` does. */
const askingProvider = (...endpoints: readonly string[]): StepRule => ({
  link: (at, json, values) => {
    const { hasBackend } = at.site.ctx.symbols;
    return asking(...(hasBackend ? [] : ["oauth"]), ...endpoints).link?.(at, json, values);
  },
});

/** Checks that at least one of the two is set. */
const checkOneOf =
  (name: string, other: string) =>
  ({ site: { ctx } }: StepSite, json: StepShape): void => {
    if (json[name] === undefined && json[other] === undefined)
      ctx.report(
        diagnose(
          "property/missing",
          placeOf(ctx.file, json, "action"),
          `${name}\` or \`${other}`,
          `\`${json.action}\``,
          "add one of the two",
        ),
      );
  };

/** Checks that the step has a recipient, by e-mail or by phone. */
const checkRecipient = checkOneOf("email", "phone");

/** Checks a step that sends a link, which the app handles when the link opens it. */
function checkSending(at: StepSite, json: StepShape): void {
  checkRecipient(at, json);
  at.site.ctx.reads.add(emailLink);
  linkPageWithParams(at, json);
}

/** Checks that a sign-up passes what its service accepts: fields of a user, or the data of an endpoint. */
function checkSignup(at: StepSite, json: StepShape): void {
  const { ctx } = at.site;
  const { usesAuthService, poisoned } = ctx.symbols;
  if (poisoned.has("design")) return;
  const other = (usesAuthService ? ["data"] : accountFields).find((name) => json[name] !== undefined);
  const needed = usesAuthService ? "password" : "data";
  if (other !== undefined) {
    const place = { ...placeOf(ctx.file, json, other), part: "key" } as const;
    ctx.report(diagnose("workflow/other-sign-up", place, other, usesAuthService));
  } else if (json[needed] === undefined) {
    const place = placeOf(ctx.file, json, "action");
    ctx.report(diagnose("property/missing", place, needed, `\`${json.action}\``, "add it to the step"));
  } else if (usesAuthService) checkSending(at, json);
}

const accountFields = ["email", "phone", "password", "metadata", "keep", "page"];

/** The key that steps read if links in e-mails open the app. */
export const emailLink = sharedPart("auth", "link");

/** Steps about the session. */
export const authSteps: Readonly<Record<string, StepRule>> = {
  "auth.login": {
    link: (at, json, values) => {
      asking("login", "me").link?.(at, json, values);
      checkRecipient(at, json);
      return undefined;
    },
  },
  "auth.signup": {
    link: (at, json, values) => {
      asking("signup", "me").link?.(at, json, values);
      checkSignup(at, json);
      return undefined;
    },
  },
  "auth.loadUser": asking("me"),
  "auth.updateUser": asking("me"),
  "auth.loginWith": askingProvider(),
  "auth.loginWithIdToken": askingService(),
  "auth.loginWithSso": askingService(checkOneOf("domain", "providerId")),
  "auth.finishLogin": askingProvider("me"),
  "auth.sendCode": askingService(checkSending),
  "auth.verifyCode": askingService(checkRecipient),
  "auth.resendCode": askingService(checkSending),
  "auth.resetPassword": askingService(checkSending),
  "auth.confirmPassword": askingService(),
  "auth.refresh": askingService(),
};
