import { StorageClient } from "@supabase/storage-js";
import { atBackend } from "../../app/backend-address.ts";
import type { Runtime } from "../../app/runtime.ts";
import { failConnection } from "../../workflow/connection-failure.ts";
import { WorkflowFailure } from "../../workflow/workflow.ts";
import { service } from "./supabase-service.ts";
import type {
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

// All requests to the storage. Loaded with the first request for a file.

/** List the files and folders of a folder. */
export async function list(
  runtime: Runtime,
  { bucket, path, ...options }: ListOptions,
): Promise<readonly StoredItem[]> {
  const folder = (path ?? "").replace(/^\/+|\/+$/g, "");
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value != null));
  const found = await dataOf(runtime, await from(runtime, bucket).list(folder, given));
  return found.map(({ name, id, updated_at, metadata }) => ({
    name,
    path: folder === "" ? name : `${folder}/${name}`,
    // A folder exists only as a prefix of file paths, so it has no id.
    isFolder: id === null,
    size: numberOf(metadata?.size),
    type: typeof metadata?.mimetype === "string" ? metadata.mimetype : null,
    updatedAt: updated_at ?? null,
  }));
}

/** Upload a new file, or with `upsert` replace an existing one. */
export async function upload(
  runtime: Runtime,
  on: OnFile,
  file: Blob,
  keep: KeepOptions,
  upsert: boolean,
): Promise<StoredFile> {
  const options = { ...kept(keep), upsert };
  return stored(await dataOf(runtime, await from(runtime, on.bucket).upload(pathOf(on), typed(file, keep), options)));
}

/** Replace an existing file. */
export async function update(runtime: Runtime, on: OnFile, file: Blob, keep: KeepOptions): Promise<StoredFile> {
  return stored(
    await dataOf(runtime, await from(runtime, on.bucket).update(pathOf(on), typed(file, keep), kept(keep))),
  );
}

/** Sign an upload for anyone who has the returned address. */
export async function signUpload(runtime: Runtime, on: OnFile, upsert: boolean): Promise<SignedUpload> {
  const answer = await from(runtime, on.bucket).createSignedUploadUrl(pathOf(on), { upsert });
  const { path, token, signedUrl } = await dataOf(runtime, answer);
  return { path, token, url: atBackend(runtime, signedUrl) };
}

/** Upload a file with a signed address. */
export async function uploadSigned(
  runtime: Runtime,
  on: OnFile,
  token: string,
  file: Blob,
  keep: KeepOptions,
): Promise<StoredFile> {
  const bucket = from(runtime, on.bucket);
  return stored(
    await dataOf(runtime, await bucket.uploadToSignedUrl(pathOf(on), token, typed(file, keep), kept(keep))),
  );
}

/** Download a file, named by the last part of its path. */
export async function download(runtime: Runtime, on: OnFile): Promise<File> {
  const path = pathOf(on);
  const blob: Blob = await dataOf(runtime, await from(runtime, on.bucket).download(path));
  return new File([blob], path.slice(path.lastIndexOf("/") + 1), { type: blob.type });
}

export async function move(runtime: Runtime, on: OnFile, to: string): Promise<void> {
  await dataOf(runtime, await from(runtime, on.bucket).move(pathOf(on), to));
}

export async function copy(runtime: Runtime, on: OnFile, to: string): Promise<void> {
  await dataOf(runtime, await from(runtime, on.bucket).copy(pathOf(on), to));
}

/** Remove files; returns the paths of those that existed. */
export async function remove(runtime: Runtime, { bucket, paths }: OnFiles): Promise<readonly string[]> {
  const removed = await dataOf(runtime, await from(runtime, bucket).remove([...(paths ?? [])]));
  return removed.map(({ name }) => name);
}

export async function sign(runtime: Runtime, on: OnFile, { expiresIn, download }: SignOptions): Promise<string> {
  const answer = await from(runtime, on.bucket).createSignedUrl(pathOf(on), expiresIn ?? 0, {
    download: download === true,
  });
  return atBackend(runtime, (await dataOf(runtime, answer)).signedUrl);
}

/** Sign several addresses at once; each that fails has its error instead. */
export async function signAll(
  runtime: Runtime,
  { bucket, paths }: OnFiles,
  options: SignOptions,
): Promise<readonly SignedAddress[]> {
  const { expiresIn, download } = options;
  const answer = await from(runtime, bucket).createSignedUrls([...(paths ?? [])], expiresIn ?? 0, {
    download: download === true,
  });
  return (await dataOf(runtime, answer)).map(({ path, signedUrl, error }) => ({
    path: path ?? "",
    url: signedUrl ? atBackend(runtime, signedUrl) : null,
    error,
  }));
}

export async function publicUrl(runtime: Runtime, on: OnFile, isDownload: boolean): Promise<string> {
  const { data } = from(runtime, on.bucket).getPublicUrl(pathOf(on), { download: isDownload });
  return atBackend(runtime, data.publicUrl);
}

function from(runtime: Runtime, bucket: string | null | undefined) {
  const { url, headers, fetch } = service(runtime, "storage");
  return new StorageClient(url, headers, fetch).from(bucket ?? "");
}

const pathOf = ({ path }: OnFile): string => path ?? "";

/** Returns the file with its media type, which the client takes from the file alone. */
function typed(file: Blob, { contentType }: KeepOptions): Blob {
  const type = contentType || file.type || "application/octet-stream";
  return type === file.type ? file : file.slice(0, file.size, type);
}

const kept = ({ cacheControl }: KeepOptions) => (cacheControl == null ? {} : { cacheControl: String(cacheControl) });
const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
const stored = ({ path, fullPath }: StoredFile): StoredFile => ({ path, fullPath });

interface Refusal {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

/** Returns the data of a client's answer. The client never rejects; `error` has the reason. */
async function dataOf<Data>(
  runtime: Runtime,
  answer: { readonly data: Data | null; readonly error: Refusal | null },
): Promise<NonNullable<Data>> {
  const { data, error } = answer;
  if (data !== null && data !== undefined && error === null) return data;
  if (error && error.status === undefined && error.statusCode === undefined) return failConnection(runtime, error);
  // An error has its own status besides the status of the answer.
  throw new WorkflowFailure(error?.message ?? "the storage returned nothing", {
    code: error?.statusCode ?? null,
    status: error?.status ?? 0,
  });
}
