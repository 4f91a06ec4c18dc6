import { awaited, type LowerStep, plain, settings, value } from "./step-context.ts";

/** Steps that work with files and the browser. */
export const fileSteps: Readonly<Record<string, LowerStep>> = {
  fileToBase64: (ctx, step) =>
    awaited(ctx, step, "fileToBase64", [
      value(ctx, step, "file"),
      ...(step.json.output === "base64" ? [{ kind: "literal", value: "base64" } as const] : []),
    ]),
  createObjectUrl: (ctx, step) => awaited(ctx, step, "createObjectUrl", [value(ctx, step, "file")]),
  downloadFile: (ctx, step) =>
    awaited(ctx, step, "downloadFile", [
      value(ctx, step, "file"),
      ...(step.values.name ? [value(ctx, step, "name")] : []),
    ]),
  downloadCsv: (ctx, step) =>
    awaited(ctx, step, "downloadCsv", [settings(ctx, step, ["data", "name", "columns", "delimiter"])]),
  print: (ctx, step) => plain(ctx, step, "print", []),
  userLocation: (ctx, step) =>
    awaited(ctx, step, "userLocation", step.json.precise === true ? [settings(ctx, step, ["precise"])] : []),
};
