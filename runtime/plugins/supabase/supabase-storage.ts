import { loadCode } from "../../app/reload.ts";
import { throwIfCancelled, untilLeft } from "../../workflow/cancelled.ts";
import { fileOf } from "../../workflow/files.ts";
import type { Run } from "../../workflow/workflow.ts";
import type {
  GivenText,
  KeepOptions,
  ListOptions,
  OnFile,
  OnFiles,
  SignedAddress,
  SignedUpload,
  SignOptions,
  StoredFile,
  StoredItem,
} from "./supabase-storage-types.ts";

type Requests = typeof import("./supabase-storage-requests.ts");

/** Send the request of a step. A sent request is not undone; after the page was left its answer is ignored. */
async function finish<T>(run: Run, send: (made: Requests) => Promise<T>): Promise<T> {
  throwIfCancelled(run.signal);
  const requests = loadCode("supabase-storage-requests", () => import("./supabase-storage-requests.ts"));
  return untilLeft(run.signal, requests.then(send));
}

/** List the files and folders directly in a folder of a bucket. */
export const supabaseStorageList = (run: Run, options: ListOptions): Promise<readonly StoredItem[]> =>
  finish(run, (made) => made.list(run.task.runtime, options));

/** Upload a file to a bucket; with `upsert` it may replace an existing one. */
export async function supabaseStorageUpload(
  run: Run,
  options: OnFile & KeepOptions & { readonly file: unknown; readonly upsert?: boolean | null | undefined },
): Promise<StoredFile> {
  const blob = fileOf(options.file);
  return finish(run, (made) => made.upload(run.task.runtime, options, blob, options, options.upsert === true));
}

/** Replace an existing file. */
export async function supabaseStorageUpdate(
  run: Run,
  options: OnFile & KeepOptions & { readonly file: unknown },
): Promise<StoredFile> {
  const blob = fileOf(options.file);
  return finish(run, (made) => made.update(run.task.runtime, options, blob, options));
}

/** Sign an upload for anyone who has the returned address; with `upsert` it may replace an existing file. */
export const supabaseStorageSignedUploadUrl = (
  run: Run,
  { upsert, ...on }: OnFile & { readonly upsert?: boolean | null | undefined },
): Promise<SignedUpload> => finish(run, (made) => made.signUpload(run.task.runtime, on, upsert === true));

/** Upload a file with a signed upload address. */
export async function supabaseStorageUploadToSignedUrl(
  run: Run,
  options: OnFile & KeepOptions & { readonly token: GivenText; readonly file: unknown },
): Promise<StoredFile> {
  const blob = fileOf(options.file);
  return finish(run, (made) => made.uploadSigned(run.task.runtime, options, options.token ?? "", blob, options));
}

/** Download a file of a bucket. */
export const supabaseStorageDownload = (run: Run, on: OnFile): Promise<File> =>
  finish(run, (made) => made.download(run.task.runtime, on));

/** Rename or move a file in its bucket. */
export const supabaseStorageMove = (
  run: Run,
  { newPath, ...on }: OnFile & { readonly newPath: GivenText },
): Promise<void> => finish(run, (made) => made.move(run.task.runtime, on, newPath ?? ""));

/** Copy a file. */
export const supabaseStorageCopy = (
  run: Run,
  { newPath, ...on }: OnFile & { readonly newPath: GivenText },
): Promise<void> => finish(run, (made) => made.copy(run.task.runtime, on, newPath ?? ""));

/** Remove files; returns the paths of those that existed. */
export const supabaseStorageRemove = (run: Run, on: OnFiles): Promise<readonly string[]> =>
  finish(run, (made) => made.remove(run.task.runtime, on));

/** Sign an address at which anyone can read a private file for a limited time. */
export const supabaseStorageSignedUrl = (
  run: Run,
  { bucket, path, ...options }: OnFile & SignOptions,
): Promise<string> => finish(run, (made) => made.sign(run.task.runtime, { bucket, path }, options));

/** Sign such addresses for several files. */
export const supabaseStorageSignedUrls = (
  run: Run,
  { bucket, paths, ...options }: OnFiles & SignOptions,
): Promise<readonly SignedAddress[]> =>
  finish(run, (made) => made.signAll(run.task.runtime, { bucket, paths }, options));

/** Returns the address of a file in a public bucket, without checking that it exists. */
export const supabaseStoragePublicUrl = (
  run: Run,
  { download, ...on }: OnFile & { readonly download?: boolean | null | undefined },
): Promise<string> => finish(run, (made) => made.publicUrl(run.task.runtime, on, download === true));
