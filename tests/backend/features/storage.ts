import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import type { Answer, Calls, World } from "./world.ts";

const note = (text: string): Blob => new Blob([text], { type: "text/plain" });

/** A new bucket, with `a.txt` in it. */
async function bucketOf(
  { admin, ana }: World,
  isPublic = false,
): Promise<{ readonly id: string; readonly files: Files }> {
  const id = `b-${randomUUID()}`;
  const { error } = await admin.storage.createBucket(id, { public: isPublic });
  if (error) throw error;
  const files = ana.storage.from(id);
  const { error: refused } = await files.upload("a.txt", note("olá"));
  if (refused) throw refused;
  return { id, files };
}

type Files = ReturnType<SupabaseClient["storage"]["from"]>;

const textOf = async (asked: PromiseLike<{ data: Blob | null; error: unknown }>): Promise<string | undefined> =>
  (await asked).data?.text();

/** Asks an address of the storage service. */
async function ask({ backend }: World, method: string, path: string): Promise<Answer> {
  const response = await fetch(`${backend.url}/storage/v1/${path}`, { method, headers: { apikey: backend.anonKey } });
  const { message }: { readonly message?: string } = await response.json();
  return { error: response.ok ? null : { message } };
}

/** Buckets and files. */
export const storageCalls: Calls = {
  "`createBucket`, `getBucket`, `listBuckets` and `updateBucket`": async (world) => {
    const { id } = await bucketOf(world);
    const { storage } = world.admin;
    expect((await storage.listBuckets()).data?.map((bucket) => bucket.id)).toContain(id);
    expect((await storage.updateBucket(id, { public: true, fileSizeLimit: "2MB" })).error).toBeNull();
    expect((await storage.updateBucket(id, { public: false })).error).toBeNull();
    expect((await storage.updateBucket(id, { public: false, fileSizeLimit: "much" })).error).not.toBeNull();
    const answer = await storage.getBucket(id);
    expect(answer.data).toMatchObject({ public: false, file_size_limit: 2_000_000 });
    return answer;
  },
  "`emptyBucket` and `deleteBucket`": async (world) => {
    const { id } = await bucketOf(world);
    expect((await world.admin.storage.emptyBucket(id)).error).toBeNull();
    const answer = await world.admin.storage.deleteBucket(id);
    expect((await world.admin.storage.getBucket(id)).error).not.toBeNull();
    return answer;
  },
  "`upload`, `update` and `download`": async (world) => {
    const { files } = await bucketOf(world);
    const answer = await files.update("a.txt", note("tchau"));
    expect(await textOf(files.download("a.txt"))).toBe("tchau");
    return answer;
  },
  "`upload` with `metadata`, and `info`": async (world) => {
    const { files } = await bucketOf(world);
    await files.upload("m.txt", note("x"), { metadata: { kind: "note" }, cacheControl: "60" });
    const answer = await files.info("m.txt");
    expect(answer.data).toMatchObject({ metadata: { kind: "note" }, size: 1, contentType: "text/plain" });
    return answer;
  },
  "`download` as a stream": async (world) => {
    const { files } = await bucketOf(world);
    const answer = await files.download("a.txt").asStream();
    expect(await new Response(answer.data).text()).toBe("olá");
    return answer;
  },
  "`download`, `getPublicUrl` and `createSignedUrl` with `transform`": async (world) => {
    const { files } = await bucketOf(world, true);
    const { data } = files.getPublicUrl("a.txt", { transform: { width: 10 } });
    const shown = await fetch(data.publicUrl);
    expect([shown.ok, await shown.text()]).toEqual([false, expect.stringContaining("image transformations")]);
    const signed = await files.createSignedUrl("a.txt", 60, { transform: { width: 10 } });
    expect(signed.error?.message).toContain("image transformations");
    return files.download("a.txt", { transform: { width: 10 } });
  },
  "`list`": async (world) => {
    const { files } = await bucketOf(world);
    await files.upload("deep/b.txt", note("x"));
    const answer = await files.list("", { limit: 10, sortBy: { column: "name", order: "desc" }, search: "" });
    expect(answer.data?.map(({ name }) => name).toSorted()).toEqual(["a.txt", "deep"]);
    return answer;
  },
  "`listV2`": async (world) => (await bucketOf(world)).files.listV2(),
  "`move` and `copy`, also into another bucket": async (world) => {
    const [{ files }, { id }] = [await bucketOf(world), await bucketOf(world)];
    expect((await files.copy("a.txt", "b.txt")).error).toBeNull();
    const answer = await files.move("b.txt", "c.txt", { destinationBucket: id });
    expect(await textOf(world.ana.storage.from(id).download("c.txt"))).toBe("olá");
    return answer;
  },
  "`remove` and `exists`": async (world) => {
    const { files } = await bucketOf(world);
    expect((await files.exists("a.txt")).data).toBe(true);
    const answer = await files.remove(["a.txt"]);
    expect((await files.exists("a.txt")).data).toBe(false);
    return answer;
  },
  "`createSignedUrl` and `createSignedUrls`": async (world) => {
    const { files } = await bucketOf(world);
    const { data } = await files.createSignedUrl("a.txt", 60, { download: "b.txt" });
    const opened = await fetch(data?.signedUrl ?? "");
    expect([opened.headers.get("content-disposition"), await opened.text()]).toEqual([
      expect.stringContaining("b.txt"),
      "olá",
    ]);
    return files.createSignedUrls(["a.txt"], 60);
  },
  "`createSignedUploadUrl` and `uploadToSignedUrl`": async (world) => {
    const { id, files } = await bucketOf(world);
    const { data } = await files.createSignedUploadUrl("new.txt");
    const answer = await world
      .stranger()
      .storage.from(id)
      .uploadToSignedUrl("new.txt", data?.token ?? "", note("x"));
    expect(await textOf(files.download("new.txt"))).toBe("x");
    return answer;
  },
  "`getPublicUrl`": async (world) => {
    const { files } = await bucketOf(world, true);
    expect(await (await fetch(files.getPublicUrl("a.txt").data.publicUrl)).text()).toBe("olá");
    return undefined;
  },
  "`purgeCache` and `purgeBucketCache`": async (world) => {
    const { id, files } = await bucketOf(world);
    expect((await files.purgeCache("a.txt")).error?.message).toContain("purging a cache");
    return world.admin.storage.purgeBucketCache(id);
  },
  "resumable uploads": (world) => ask(world, "POST", "upload/resumable"),
  "the S3 protocol": (world) => ask(world, "GET", "s3/bucket"),
  "`storage.vectors`": ({ admin }) => admin.storage.vectors.listBuckets(),
  "`storage.analytics`": ({ admin }) => admin.storage.analytics.listBuckets(),
};
