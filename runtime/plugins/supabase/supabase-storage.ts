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
  options: OnFile & KeepOptions & { readonly token: GivenText; readonly file: unknown },
): Promise<StoredFile> {
  const blob = fileOf(options.file);
  return finish(run, (made) => made.uploadSigned(options, options.token ?? "", blob, options));
}

/** Give a file of a bucket. */
export const supabaseStorageDownload = (run: Run, on: OnFile): Promise<File> =>
  finish(run, (made) => made.download(on));

/** Give a file another name in its bucket. */
export const supabaseStorageMove = (
  run: Run,
  { newPath, ...on }: OnFile & { readonly newPath: GivenText },
): Promise<void> => finish(run, (made) => made.move(on, newPath ?? ""));

/** Make a second file of one. */
export const supabaseStorageCopy = (
  run: Run,
  { newPath, ...on }: OnFile & { readonly newPath: GivenText },
): Promise<void> => finish(run, (made) => made.copy(on, newPath ?? ""));

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
