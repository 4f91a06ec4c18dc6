import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import { openApp } from "../browser/harness.ts";
import { expectTrue } from "../elements/expect-locator.ts";

/** The storage steps, in a browser, against the embedded backend on another origin. */

let backend: Backend;
beforeAll(async () => {
  const migration = `
    insert into storage.buckets (id, name, public) values ('fotos', 'fotos', true), ('cofre', 'cofre', false);
    create policy anyone on storage.objects for all to anon using (bucket_id = 'fotos') with check (bucket_id = 'fotos');`;
  const designDir = await designWith({ "supabase/migrations/1_fotos.sql": migration });
  backend = await startBackend({ designDir, memory: true, port: 0 });
});

test("files are put, listed, read, replaced, moved, copied, addressed and removed; a refusal has its words", async () => {
  const app = await openApp({
    files: {
      "main.tsx": `
        import * as db from "trama/runtime/plugins/supabase";
        import { configureEnvironment } from "trama/runtime";
        import { createRun } from ${JSON.stringify(join(import.meta.dirname, "../../runtime/workflow/workflow.ts"))};
        configureEnvironment({ backendUrl: "${backend.url}", backendKey: "${backend.anonKey}" });
        const run = createRun("t");
        const tried = (work) => work.catch(({ message, data }) => ({ message, data }));
        const file = (text, type = "text/plain") => new File([text], "x.txt", { type });
        const bucket = "fotos";
        window.steps = async () => {
          const seen = {};
          seen.put = await db.supabaseStorageUpload(run, { bucket, path: "pasta/ola.txt", file: file("um") });
          await db.supabaseStorageUpload(run, { bucket, path: "b.bin", file: file("b", "") });
          seen.again = await tried(db.supabaseStorageUpload(run, { bucket, path: "b.bin", file: file("c") }));
          await db.supabaseStorageUpload(run, { bucket, path: "b.bin", file: file("bb", ""), upsert: true });
          await db.supabaseStorageUpdate(run, { bucket, path: "pasta/ola.txt", file: file("dois") });
          seen.top = await db.supabaseStorageList(run, { bucket, path: "" });
          seen.inside = (await db.supabaseStorageList(run, { bucket, path: "/pasta/", search: "o", limit: 1 })).map(({ path, size }) => [path, size]);
          const read = await db.supabaseStorageDownload(run, { bucket, path: "pasta/ola.txt" });
          seen.read = [read instanceof File, read.name, read.type, await read.text()];
          await db.supabaseStorageMove(run, { bucket, path: "b.bin", newPath: "pasta/b.bin" });
          await db.supabaseStorageCopy(run, { bucket, path: "pasta/b.bin", newPath: "c.bin" });
          seen.moved = (await db.supabaseStorageList(run, { bucket, path: "pasta" })).map(({ name }) => name);
          const address = await db.supabaseStoragePublicUrl(run, { bucket, path: "pasta/ola.txt", download: true });
          const shown = await fetch(address);
          seen.shown = [shown.headers.get("content-type"), await shown.text()];
          const signed = await db.supabaseStorageSignedUrl(run, { bucket, path: "c.bin", expiresIn: 60 });
          seen.signed = await (await fetch(signed)).text();
          const several = await db.supabaseStorageSignedUrls(run, { bucket, paths: ["c.bin", "nada"], expiresIn: 60 });
          seen.several = several.map(({ path, url, error }) => [path, url !== null, error !== null]);
          const grant = await db.supabaseStorageSignedUploadUrl(run, { bucket, path: "d.bin" });
          seen.grant = [grant.path, new URL(grant.url).searchParams.get("token") === grant.token];
          const { token } = grant;
          seen.granted = await db.supabaseStorageUploadToSignedUrl(run, { bucket, path: "d.bin", token, file: file("d"), contentType: "image/png", cacheControl: 7 });
          const kept = async (path) => {
            const { headers } = await fetch(await db.supabaseStoragePublicUrl(run, { bucket, path }), { cache: "no-store" });
            return [headers.get("content-type"), headers.get("cache-control")];
          };
          seen.kept = await kept("d.bin");
          await db.supabaseStorageUpdate(run, { bucket, path: "d.bin", file: file("dd"), contentType: "image/gif", cacheControl: 8 });
          seen.updated = await kept("d.bin");
          await db.supabaseStorageUpload(run, { bucket, path: "d.bin", file: file("ddd"), contentType: "image/webp", cacheControl: 9, upsert: true });
          seen.replaced = await kept("d.bin");
          seen.forged = await tried(db.supabaseStorageUploadToSignedUrl(run, { bucket, path: "outro.bin", token, file: file("d") }));
          seen.noGrant = await tried(db.supabaseStorageSignedUploadUrl(run, { bucket: "cofre", path: "a" }));
          seen.removed = await db.supabaseStorageRemove(run, { bucket, paths: ["c.bin", "nada"] });
          seen.missing = await tried(db.supabaseStorageDownload(run, { bucket, path: "c.bin" }));
          seen.refused = await tried(db.supabaseStorageUpload(run, { bucket: "cofre", path: "a", file: file("a") }));
          seen.nothing = await tried(db.supabaseStorageUpload(run, { bucket, path: "a", file: null }));
          return seen;
        };
      `,
    },
  });
  await expectTrue(app.page, "window.steps");
  expect(await app.page.evaluate("steps()")).toEqual({
    put: { path: "pasta/ola.txt", fullPath: "fotos/pasta/ola.txt" },
    again: { message: "The resource already exists", data: { code: "409", status: 400 } },
    top: [
      { name: "pasta", path: "pasta", isFolder: true, size: null, type: null, updatedAt: null },
      {
        name: "b.bin",
        path: "b.bin",
        isFolder: false,
        size: 2,
        type: "application/octet-stream",
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ],
    inside: [["pasta/ola.txt", 4]],
    read: [true, "ola.txt", "text/plain", "dois"],
    moved: ["b.bin", "ola.txt"],
    shown: ["text/plain", "dois"],
    signed: "bb",
    several: [
      ["c.bin", true, false],
      ["nada", false, true],
    ],
    grant: ["d.bin", true],
    granted: { path: "d.bin", fullPath: "fotos/d.bin" },
    kept: ["image/png", "public, max-age=7"],
    updated: ["image/gif", "public, max-age=8"],
    replaced: ["image/webp", "public, max-age=9"],
    forged: { message: "The signature is not for this file", data: { code: "400", status: 400 } },
    noGrant: { message: "new row violates row-level security policy", data: { code: "403", status: 400 } },
    removed: ["c.bin"],
    missing: { message: "Object not found", data: { code: "404", status: 400 } },
    refused: { message: "new row violates row-level security policy", data: { code: "403", status: 400 } },
    nothing: {
      message: "No file selected. Please create a true / false split to manage the case when there is no file.",
    },
  });
  // Refusals are answers with the status 400, which browsers log.
  expect(app.errors.filter((line) => !line.includes("400"))).toEqual([]);
});
