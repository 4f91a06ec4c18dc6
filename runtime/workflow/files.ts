import * as messages from "../messages/parts.ts";
import { safeUrl } from "../routing/safe-url.ts";
import { untilLeft } from "./cancelled.ts";
import { type Run, WorkflowFailure } from "./workflow.ts";

/** Types that a browser would run as a page of this app if their address were opened. */
const activeTypes = new Set(["text/html", "application/xhtml+xml", "text/xml", "application/xml"]);

/** Encode a file in Base64, prefixed with `data:<type>;base64,` unless `output` is `base64`. */
export async function fileToBase64(run: Run, file: unknown, output: "dataUrl" | "base64" = "dataUrl"): Promise<string> {
  const blob = fileOf(file);
  const url = await untilLeft(run.signal, readAsUrl(blob));
  return output === "base64" ? url.slice(url.indexOf(",") + 1) : url;
}

/** Create an address for a file inside the browser. It is revoked with the page that created it. */
export async function createObjectUrl(run: Run, file: unknown): Promise<string> {
  const blob = (typeof file === "string" && fromDataUrl(file)) || fileOf(file);
  const url = URL.createObjectURL(
    activeTypes.has(blob.type.split(";")[0] ?? "") ? blob.slice(0, blob.size, "application/octet-stream") : blob,
  );
  run.task.lifetime.signal.addEventListener("abort", () => URL.revokeObjectURL(url), { once: true });
  return url;
}

/** Save a file, or the content of an address, on the visitor's device. */
export async function downloadFile(run: Run, file: unknown, name?: string | null): Promise<void> {
  const isAddress = typeof file === "string" && file !== "";
  const blob = isAddress ? (fromDataUrl(file) ?? (await untilLeft(run.signal, fetchFile(file, run)))) : fileOf(file);
  const ownName = blob instanceof File ? blob.name : isAddress && !file.startsWith("data:") ? lastPart(file) : "";
  saveFile(blob, name || ownName || "download");
}

/** Save content under a name. Characters that are invalid in file names become `_`. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = cleanName(name);
  anchor.click();
  // Revoke it later, as the browser starts to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Returns a name that any file system accepts: letters of all languages, digits, `. _ - ( )` and spaces. */
export const cleanName = (name: string): string => {
  const clean = name.replace(/[^\p{L}\p{N}\p{M} ._()-]/gu, "_").replace(/^\.+/, "");
  return clean.trim() === "" ? "download" : clean.trim();
};

/** Returns a step's file. Throws a fixed message if it is missing. */
export function fileOf(file: unknown): Blob {
  if (file === undefined || file === null || file === "") throw new WorkflowFailure(messages.noFileSelected);
  if (!(file instanceof Blob)) throw new WorkflowFailure(messages.notFile);
  return file;
}

function readAsUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const refuse = (): void => reject(new WorkflowFailure(messages.cannotEncode));
    reader.addEventListener("error", refuse);
    reader.addEventListener("load", () => {
      // A result longer than the browser's maximum string length is empty.
      if (typeof reader.result === "string" && reader.result !== "") resolve(reader.result);
      else refuse();
    });
    reader.readAsDataURL(blob);
  });
}

async function fetchFile(address: string, run: Run): Promise<Blob> {
  const url = safeUrl(address, run.label);
  if (url === undefined) throw new WorkflowFailure(messages.couldNotFetchFile);
  const response = await fetch(url, { signal: run.signal }).catch((error: unknown) => {
    throw new WorkflowFailure(messages.couldNotFetchFile, error);
  });
  if (response.status === 404) throw new WorkflowFailure(messages.fileNotFound);
  if (!response.ok) throw new WorkflowFailure(messages.couldNotFetchFile, { status: response.status });
  return response.blob();
}

/**
 * Returns the content of a `data:` address; undefined for any other. Decoded here, as a content security policy may
 * forbid fetching it.
 */
function fromDataUrl(text: string): Blob | undefined {
  const parts = /^data:([^,;]*)((?:;[^,;]*)*),(.*)$/s.exec(text);
  if (parts === null) return undefined;
  const [, type = "", settings = "", content = ""] = parts;
  try {
    if (!settings.endsWith(";base64")) return new Blob([decodeURIComponent(content)], { type });
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type });
  } catch {
    throw new WorkflowFailure(messages.notFile);
  }
}

function lastPart(address: string): string {
  const path = new URL(address, globalThis.location?.href).pathname;
  const part = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
