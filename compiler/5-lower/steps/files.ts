import type { LinkedStep } from "../../3-link/linked-design.ts";
import { use, variableCode } from "../context.ts";
import { supabaseFunction } from "../runtime-names.ts";
import { code } from "../value.ts";
import {
  awaited,
  bound,
  type LowerStep,
  plain,
  type StepContext,
  settingEntries,
  settings,
  value,
} from "./step-context.ts";

/** Steps that use files and the browser. */
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
  uploadFile: (ctx, step) => {
    const { target } = step;
    const progress = target?.references.map((one) => ({ key: "progress", value: code(variableCode(ctx, one)) })) ?? [];
    const entries = settingEntries(ctx, step, ["file", "files", "tag"]);
    return awaited(ctx, step, step.values.files ? "uploadFiles" : "uploadFile", [
      { kind: "object", entries: [...entries, ...progress] },
    ]);
  },
  "supabase.storageList": (ctx, step) => inStorage(ctx, step, "List", ["path", "search", "limit", "offset"]),
  "supabase.storageUpload": (ctx, step) =>
    inStorage(ctx, step, "Upload", ["path", "file", "contentType", "cacheControl", "upsert"]),
  "supabase.storageUpdate": (ctx, step) =>
    inStorage(ctx, step, "Update", ["path", "file", "contentType", "cacheControl"]),
  "supabase.storageSignedUploadUrl": (ctx, step) => inStorage(ctx, step, "SignedUploadUrl", ["path", "upsert"]),
  "supabase.storageUploadToSignedUrl": (ctx, step) =>
    inStorage(ctx, step, "UploadToSignedUrl", ["path", "token", "file", "contentType", "cacheControl"]),
  "supabase.storageDownload": (ctx, step) => inStorage(ctx, step, "Download", ["path"]),
  "supabase.storageMove": (ctx, step) => inStorage(ctx, step, "Move", ["path", "newPath"]),
  "supabase.storageCopy": (ctx, step) => inStorage(ctx, step, "Copy", ["path", "newPath"]),
  "supabase.storageRemove": (ctx, step) => inStorage(ctx, step, "Remove", ["paths"]),
  "supabase.storageSignedUrl": (ctx, step) =>
    inStorage(ctx, step, step.values.paths ? "SignedUrls" : "SignedUrl", ["path", "paths", "expiresIn", "download"]),
  "supabase.storagePublicUrl": (ctx, step) => inStorage(ctx, step, "PublicUrl", ["path", "download"]),
  installApp: (ctx, step) => awaited(ctx, step, "installApp", []),
  print: (ctx, step) => plain(ctx, step, "printPage", []),
  userLocation: (ctx, step) =>
    awaited(ctx, step, "userLocation", step.json.precise === true ? [settings(ctx, step, ["precise"])] : []),
};

const inStorage = (ctx: StepContext, step: LinkedStep, name: string, names: readonly string[]) =>
  bound(ctx, step, use(ctx, supabaseFunction(`supabaseStorage${name}`)), [settings(ctx, step, ["bucket", ...names])]);
