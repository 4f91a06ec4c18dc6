import type { LinkedStep } from "../../3-link/linked-design.ts";
import { use, valueCode } from "../context.ts";
import type { OutputStatement } from "../output-module.ts";
import { runtimeFunction } from "../runtime-names.ts";
import { handleHolder, workflowImport } from "../spell.ts";
import { argumentsOf, lowerNow } from "../value.ts";
import {
  awaited,
  awaiting,
  bound,
  type LowerStep,
  nameOf,
  plain,
  runCall,
  type StepContext,
  settings,
  statement,
  value,
} from "./step-context.ts";

/** The runtime's names for the levels of `log`; `info` needs none. */
const levels: Readonly<Record<string, string>> = { warning: "warn", error: "error" };

/** Steps that run workflows, actions of elements and events, and steps about the whole app. */
export const callSteps: Readonly<Record<string, LowerStep>> = {
  runWorkflow: lowerRunWorkflow,
  elementAction: (ctx, step) => {
    const given = step.values.with;
    const args = given ? [lowerNow(ctx, given)] : [];
    const { repeats = [], element = "", name = "", isWorkflow = false } = step.target?.action ?? {};
    const callee = `${handleHolder(repeats)}.${element}.actions.${name}`;
    if (isWorkflow) return bound(ctx, step, callee, args);
    return statement(step, "", { kind: "call", callee, args });
  },
  callFunction: (ctx, step) => {
    const [callee = ""] = step.target?.references.map((one) => valueCode(ctx, one)) ?? [];
    ctx.uses.awaits = true;
    const args = argumentsOf(ctx, step.values.args);
    return statement(step, awaiting(step), { kind: "call", callee, args });
  },
  emitEvent: (ctx, step) =>
    bound(ctx, step, "emit", [
      { kind: "literal", value: step.json.event },
      ...(step.values.payload ? [value(ctx, step, "payload")] : []),
    ]),
  preventDefault: (ctx, step) => plain(ctx, step, "preventDefault", []),
  stopPropagation: (ctx, step) => plain(ctx, step, "stopPropagation", []),
  log: (ctx, step) => {
    const level = levels[nameOf(step, "level")];
    const more = level === undefined ? [] : [{ kind: "literal", value: level } as const];
    return plain(ctx, step, "log", [value(ctx, step, "message"), ...more]);
  },
  setTheme: (ctx, step) => plain(ctx, step, "setTheme", [value(ctx, step, "theme")]),
  setLanguage: (ctx, step) =>
    awaited(ctx, step, ctx.symbols.keepsLanguage ? "chooseLanguage" : "setLanguage", [value(ctx, step, "language")]),
  copyToClipboard: (ctx, step) => awaited(ctx, step, "copyToClipboard", [value(ctx, step, "value")]),
  "auth.login": (ctx, step) =>
    awaited(ctx, step, "login", [settings(ctx, step, ["email", "phone", "password", "keep"])]),
  "auth.signup": (ctx, step) =>
    ctx.symbols.usesAuthService
      ? awaited(ctx, step, "createAccount", [
          settings(ctx, step, ["email", "phone", "password", "metadata", "keep", "page"]),
        ])
      : awaited(ctx, step, "signup", [value(ctx, step, "data")]),
  "auth.loginWith": (ctx, step) => awaited(ctx, step, "loginWith", [settings(ctx, step, ["provider", "type", "keep"])]),
  "auth.loginWithIdToken": (ctx, step) =>
    awaited(ctx, step, "loginWithIdToken", [
      settings(ctx, step, ["provider", "idToken", "nonce", "accessToken", "keep"]),
    ]),
  "auth.loginWithSso": (ctx, step) =>
    awaited(ctx, step, "loginWithSso", [settings(ctx, step, ["domain", "providerId", "keep"])]),
  "auth.finishLogin": (ctx, step) => awaited(ctx, step, "finishLogin", []),
  "auth.storeToken": (ctx, step) =>
    plain(ctx, step, "storeToken", [settings(ctx, step, ["accessToken", "refreshToken", "keep"])]),
  "auth.loadUser": (ctx, step) => awaited(ctx, step, "loadUser", []),
  "auth.updateUser": (ctx, step) =>
    awaited(ctx, step, "updateUser", [settings(ctx, step, ["email", "phone", "metadata"])]),
  "auth.updatePassword": (ctx, step) =>
    awaited(ctx, step, "updatePassword", [settings(ctx, step, ["oldPassword", "newPassword"])]),
  "auth.sendCode": (ctx, step) =>
    awaited(ctx, step, "sendCode", [settings(ctx, step, ["email", "phone", "signup", "page"])]),
  "auth.verifyCode": (ctx, step) =>
    awaited(ctx, step, "verifyCode", [settings(ctx, step, ["email", "phone", "code", "type", "keep"])]),
  "auth.resendCode": (ctx, step) =>
    awaited(ctx, step, "resendCode", [settings(ctx, step, ["email", "phone", "type", "page"])]),
  "auth.resetPassword": (ctx, step) => awaited(ctx, step, "resetPassword", [settings(ctx, step, ["email", "page"])]),
  "auth.confirmPassword": (ctx, step) => awaited(ctx, step, "confirmPassword", [settings(ctx, step, ["newPassword"])]),
  "auth.refresh": (ctx, step) => awaited(ctx, step, "refreshSession", []),
  "auth.logout": (ctx, step) => awaited(ctx, step, "logout", []),
};

/** Lowers a call of a workflow: awaited, or detached if `wait` is false. */
function lowerRunWorkflow(ctx: StepContext, step: LinkedStep): readonly OutputStatement[] {
  const name = nameOf(step, "workflow");
  const callee = step.target?.isOwn ? `workflows.${name}` : use(ctx, workflowImport(name));
  const given = step.values.with;
  const args = given?.kind === "record" && given.entries.length > 0 ? [lowerNow(ctx, given)] : [];
  if (step.json.wait !== false) return bound(ctx, step, callee, args);
  return statement(step, "", runCall(ctx, use(ctx, runtimeFunction("detach")), [runCall(ctx, callee, args)]));
}
