import { throwIfCancelled, untilLeft } from "../../workflow/cancelled.ts";
import { fileOf } from "../../workflow/files.ts";
import type { Run } from "../../workflow/workflow.ts";

type Text = string | null | undefined;

/** Which file a step is about. */
export interface OnFile {
  readonly bucket: Text;
  readonly path: Text;
}

/** Which files a step is about. */
export interface OnFiles {
  readonly bucket: Text;
  readonly paths: readonly string[] | null | undefined;
}

export interface ListOptions extends OnFile {
  readonly search?: Text;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

export interface SignOptions {
  readonly expiresIn: number | null | undefined;
  readonly download?: boolean | null | undefined;
}

/** How a file is kept. */
export interface KeepOptions {
  /** That of the file when absent. */
  readonly contentType?: Text;
  /** Seconds that others may keep it. */
  readonly cacheControl?: number | null | undefined;
}

/** What one file may be put with by whoever has it. */
export interface SignedUpload {
  readonly path: string;
  readonly token: string;
  readonly url: string;
}

/** A file or folder, as a list of a folder has it. A folder has neither size nor type nor time. */
export interface StoredItem {
  readonly name: string;
  readonly path: string;
  readonly isFolder: boolean;
  readonly size: number | null;
  readonly type: string | null;
  readonly updatedAt: string | null;
}

/** Where a file was put, in its bucket and with it. */
export interface StoredFile {
  readonly path: string;
  readonly fullPath: string;
}

/** The address of one of several files, or why it has none. */
export interface SignedAddress {
  readonly path: string;
  readonly url: string | null;
  readonly error: string | null;
}

type Requests = typeof import("./supabase-storage-requests.ts");

/** Send a request of a step. One that was sent is not taken back; a page that was left only does not hear of it. */
async function finish<T>(run: Run, send: (made: Requests) => Promise<T>): Promise<T> {
  throwIfCancelled(run.signal);
  return untilLeft(run.signal, import("./supabase-storage-requests.ts").then(send));
}

/** Give the files and folders directly in a folder of a bucket. */
export const supabaseStorageList = (run: Run, options: ListOptions): Promise<readonly StoredItem[]> =>
  finish(run, (made) => made.list(options));

/** Put a file into a bucket; with `upsert` also where one is. */
export async function supabaseStorageUpload(
  run: Run,
  options: OnFile & KeepOptions & { readonly file: unknown; readonly upsert?: boolean | null | undefined },
): Promise<StoredFile> {
  const blob = fileOf(options.file);
  return finish(run, (made) => made.upload(options, blob, options, options.upsert === true));
}

/** Put a file in the place of another. */
export async function supabaseStorageUpdate(
  run: Run,
  options: OnFile & KeepOptions & { readonly file: unknown },
): Promise<StoredFile> {
  const blob = fileOf(options.file);
  return finish(run, (made) => made.update(options, blob, options));
}

/** Sign what a file may be put with by whoever has it; with `upsert` also where one is. */
export const supabaseStorageSignedUploadUrl = (
  run: Run,
  { upsert, ...on }: OnFile & { readonly upsert?: boolean | null | undefined },
): Promise<SignedUpload> => finish(run, (made) => made.signUpload(on, upsert === true));

/** Put a file with such a signature. */
export async function supabaseStorageUploadToSignedUrl(
  run: Run,
  options: OnFile & KeepOptions & { readonly token: Text; readonly file: unknown },
): Promise<StoredFile> {
  const blob = fileOf(options.file);
  return finish(run, (made) => made.uploadSigned(options, options.token ?? "", blob, options));
}

/** Give a file of a bucket. */
export const supabaseStorageDownload = (run: Run, on: OnFile): Promise<File> =>
  finish(run, (made) => made.download(on));

/** Give a file another name in its bucket. */
export const supabaseStorageMove = (run: Run, { newPath, ...on }: OnFile & { readonly newPath: Text }): Promise<void> =>
  finish(run, (made) => made.move(on, newPath ?? ""));

/** Make a second file of one. */
export const supabaseStorageCopy = (run: Run, { newPath, ...on }: OnFile & { readonly newPath: Text }): Promise<void> =>
  finish(run, (made) => made.copy(on, newPath ?? ""));

/** Remove files; gives the paths of those that were there. */
export const supabaseStorageRemove = (run: Run, on: OnFiles): Promise<readonly string[]> =>
  finish(run, (made) => made.remove(on));

/** Give an address by which anybody can read a private file for a while. */
export const supabaseStorageSignedUrl = (
  run: Run,
  { bucket, path, ...options }: OnFile & SignOptions,
): Promise<string> => finish(run, (made) => made.sign({ bucket, path }, options));

/** Give such addresses of several files. */
export const supabaseStorageSignedUrls = (
  run: Run,
  { bucket, paths, ...options }: OnFiles & SignOptions,
): Promise<readonly SignedAddress[]> => finish(run, (made) => made.signAll({ bucket, paths }, options));

/** Give the address of a file of a public bucket; nobody is asked whether it is there. */
export const supabaseStoragePublicUrl = (
  run: Run,
  { download, ...on }: OnFile & { readonly download?: boolean | null | undefined },
): Promise<string> => finish(run, (made) => made.publicUrl(on, download === true));
