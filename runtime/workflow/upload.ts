import { appName } from "../app/app-name.ts";
import { atBackend } from "../app/backend-address.ts";
import { environment } from "../app/env.ts";
import { callAsUser } from "../auth/session-end.ts";
import type { Variable } from "../data/variables.ts";
import * as messages from "../messages.ts";
import { untilLeft } from "./cancelled.ts";
import { cleanName, fileOf } from "./files.ts";
import { type Run, WorkflowFailure } from "./workflow.ts";

/** A file that was sent: where it can be read, and what the backend knows of it. */
export interface UploadedFile {
  readonly url: string;
  readonly name: string;
  /** What follows the last point of the name, without it. */
  readonly ext: string;
  readonly tag: string;
  /** In bytes. */
  readonly size: number;
}

/** How files are sent. */
export interface UploadOptions {
  readonly tag?: string | null | undefined;
  /** Follows how much of all files is sent, in percent. */
  readonly progress?: Pick<Variable<number>, "set">;
}

/**
 * Send a file: the backend says where to, and there the content goes, with its type and nothing about who sends it.
 *
 * Who leaves the page stops it.
 */
export async function uploadFile(
  run: Run,
  { file, ...options }: UploadOptions & { readonly file: unknown },
): Promise<UploadedFile> {
  const chosen = fileOf(file);
  const report = reporter(options, chosen.size);
  return send(run, chosen, options.tag ?? "", (sentBytes) => report(sentBytes));
}

/** Send several files, one after the other. The first that cannot be sent stops it; those before it stay. */
export async function uploadFiles(
  run: Run,
  { files, ...options }: UploadOptions & { readonly files: unknown },
): Promise<readonly UploadedFile[]> {
  if (!Array.isArray(files) || files.length === 0)
    throw new WorkflowFailure(Array.isArray(files) || !files ? messages.noFileSelected : messages.notFile);
  const chosen = files.map(fileOf);
  const report = reporter(
    options,
    chosen.reduce((sum, { size }) => sum + size, 0),
  );
  const sent: UploadedFile[] = [];
  let doneBytes = 0;
  for (const file of chosen) {
    sent.push(await send(run, file, options.tag ?? "", (sentBytes) => report(doneBytes + sentBytes)));
    doneBytes += file.size;
  }
  return sent;
}

/** Tells the variable at once that nothing is sent, and later how much of all bytes is. */
function reporter({ progress }: UploadOptions, allBytes: number): (sentBytes: number) => void {
  progress?.set(0);
  return (sentBytes) => progress?.set(allBytes === 0 ? 100 : Math.min(100, Math.floor((sentBytes / allBytes) * 100)));
}

async function send(run: Run, file: Blob, tag: string, onSent: (sentBytes: number) => void): Promise<UploadedFile> {
  const name = cleanName(file instanceof File ? file.name : "");
  const { size, type } = file;
  const { backendUrl } = environment();
  const endpoint = `${backendUrl}/functions/v1/designs/${encodeURIComponent(appName())}/user-files`;
  const body = { name, type, size, tag };
  const answer = readAnswer(await untilLeft(run.signal, callAsUser(endpoint, { method: "POST", body })));
  await untilLeft(run.signal, put(atBackend(answer.signedRequest), file, run.signal, onSent));
  onSent(size);
  const { url, ext } = answer;
  return {
    url: atBackend(url),
    name: answer.name ?? name,
    ext: ext ?? /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "",
    tag: answer.tag ?? tag,
    size: answer.size ?? size,
  };
}

type Answer = Partial<UploadedFile> & { readonly url: string; readonly signedRequest: string };

function readAnswer(answer: unknown): Answer {
  const given: Readonly<Record<string, unknown>> = typeof answer === "object" && answer !== null ? { ...answer } : {};
  const { signedRequest, url } = given;
  if (typeof signedRequest !== "string" || typeof url !== "string")
    throw new WorkflowFailure("the answer says not where the file goes", { status: 0 });
  return { ...given, signedRequest, url };
}

/** Put the content at an address. By the older interface, as only that one tells how far it is. */
function put(address: string, file: Blob, signal: AbortSignal, onSent: (sentBytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, message: string) => reject(new WorkflowFailure(message, { status }));
    const stop = () => request.abort();
    request.upload.addEventListener("progress", ({ loaded }) => onSent(Math.min(loaded, file.size)));
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else fail(request.status, messageIn(request.responseText) ?? request.statusText);
    });
    request.addEventListener("error", () => fail(0, "Failed to send the file"));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop, { once: true });
    request.open("PUT", address);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.send(file);
  });
}

/** What a refusal says, in the form of the backend's services. */
function messageIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const message: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "message") : undefined;
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}
