import { atBackend } from "../app/backend-address.ts";
import { environment } from "../app/env.ts";
import type { Runtime } from "../app/runtime.ts";
import { sessionOf } from "../auth/session.ts";
import { callAsUser } from "../auth/session-end.ts";
import type { Variable } from "../data/variables.ts";
import * as messages from "../messages/parts.ts";
import { untilLeft } from "./cancelled.ts";
import { failConnection } from "./connection-failure.ts";
import { cleanName, fileOf } from "./files.ts";
import { type Run, WorkflowFailure } from "./workflow.ts";

/** An uploaded file: its address, and what the backend knows about it. */
export interface UploadedFile {
  readonly url: string;
  readonly name: string;
  /** The file extension, without the dot. */
  readonly ext: string;
  readonly tag: string;
  /** In bytes. */
  readonly size: number;
}

/** Upload options. */
export interface UploadOptions {
  readonly tag?: string | null | undefined;
  /** Set to the percentage of all files sent so far. */
  readonly progress?: Pick<Variable<number>, "set">;
}

/**
 * Upload a file: the backend returns an address, and the content is sent there with its type and no credentials.
 *
 * Leaving the page aborts it.
 */
export async function uploadFile(
  run: Run,
  { file, ...options }: UploadOptions & { readonly file: unknown },
): Promise<UploadedFile> {
  const chosen = fileOf(file);
  const report = reporter(options, chosen.size);
  return send(run, chosen, options.tag ?? "", (sentBytes) => report(sentBytes));
}

/** Upload several files, one after the other. The first failure stops; files already sent stay. */
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

/** Set the progress to 0; returns a function that sets it from the number of bytes sent. */
function reporter({ progress }: UploadOptions, allBytes: number): (sentBytes: number) => void {
  progress?.set(0);
  return (sentBytes) => progress?.set(allBytes === 0 ? 100 : Math.min(100, Math.floor((sentBytes / allBytes) * 100)));
}

async function send(run: Run, file: Blob, tag: string, onSent: (sentBytes: number) => void): Promise<UploadedFile> {
  const name = cleanName(file instanceof File ? file.name : "");
  const { size, type } = file;
  const { backendUrl } = environment(run.task.runtime);
  const endpoint = `${backendUrl}/functions/v1/designs/${encodeURIComponent(run.task.runtime.name)}/user-files`;
  const body = { name, type, size, tag };
  const answer = readAnswer(
    await untilLeft(run.signal, callAsUser(sessionOf(run.task.runtime), endpoint, { method: "POST", body })),
  );
  await untilLeft(run.signal, put(run.task.runtime, answer.signedRequest, file, run.signal, onSent));
  onSent(size);
  const { url, ext } = answer;
  return {
    url: atBackend(run.task.runtime, url),
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
    throw new WorkflowFailure("the answer has no upload address", { status: 0 });
  return { ...given, signedRequest, url };
}

/** Send the content to an address. Uses `XMLHttpRequest`, as only it reports upload progress. */
function put(
  runtime: Runtime,
  address: string,
  file: Blob,
  signal: AbortSignal,
  onSent: (sentBytes: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, message: string) => reject(new WorkflowFailure(message, { status }));
    const stop = () => request.abort();
    request.upload.addEventListener("progress", ({ loaded }) => onSent(Math.min(loaded, file.size)));
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else fail(request.status, messageIn(request.responseText) ?? request.statusText);
    });
    request.addEventListener("error", () => {
      failConnection(runtime, new Error("Failed to send the file")).catch(reject);
    });
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop, { once: true });
    request.open("PUT", atBackend(runtime, address));
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.send(file);
  });
}

/** Returns the message of an error answer, in the format of the backend's services. */
function messageIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const message: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "message") : undefined;
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}
