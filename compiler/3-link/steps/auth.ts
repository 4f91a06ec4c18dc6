import { diagnose } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import type { StepRule } from "./step-site.ts";

/** A step that asks endpoints of `auth`: the design must name them. */
const asking = (...endpoints: readonly string[]): StepRule => ({
  link: ({ site: { ctx } }, json) => {
    const { authEndpoints, poisoned } = ctx.environment;
    const missing = endpoints.find((name) => !authEndpoints.has(name));
    if (missing !== undefined && !poisoned.has("design"))
      ctx.report(diagnose("workflow/no-endpoint", placeOf(ctx.file, json, "action"), json.action, missing));
    return undefined;
  },
});

/** Steps of the session. */
export const authSteps: Readonly<Record<string, StepRule>> = {
  "auth.login": asking("login", "me"),
  "auth.signup": asking("signup", "me"),
  "auth.loadUser": asking("me"),
  "auth.updateUser": asking("me"),
  "auth.loginWith": asking("oauth"),
  "auth.finishLogin": asking("oauth", "me"),
};
