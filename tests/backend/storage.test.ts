import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { call, clientOf, connect, password, startVendas } from "./client.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** `fotos` is public, `notas` has a folder per person, `cofre` has no policy, on `mural` everyone writes and reads. */
const migration = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('fotos', 'fotos', true, 1000, '{image/*}'), ('notas', 'notas', false, null, null), ('cofre', 'cofre', false, null, null),
    ('mural', 'mural', false, null, null);
  create policy own on storage.objects for all to authenticated
    using (bucket_id = 'notas' and (storage.foldername(name))[1] = auth.uid()::text)
    with check (bucket_id = 'notas' and (storage.foldername(name))[1] = auth.uid()::text);
  create policy photos on storage.objects for insert to authenticated with check (bucket_id = 'fotos');
  create policy wall on storage.objects for insert to authenticated with check (bucket_id = 'mural');
  create policy "read wall" on storage.objects for select to authenticated using (bucket_id = 'mural');
  create policy buckets on storage.buckets for select to authenticated using (id <> 'cofre');`;

let backend: Backend;
let ana: SupabaseClient;
let rui: SupabaseClient;
let visitor: SupabaseClient;
let folder: string;
let ruiFolder: string;

async function signUp(email: string): Promise<{ readonly client: SupabaseClient; readonly id: string }> {
  const client = clientOf(backend);
  const { data } = await client.auth.signUp({ email, password: "segredo123" });
  return { client, id: data.user?.id ?? "" };
}

beforeAll(async () => {
  const designDir = await designWith({
    "supabase/migrations/1_storage.sql": migration,
    "supabase/config.toml": '[storage]\nfile_size_limit = "64KiB"\n',
  });
  backend = await startBackend({ designDir, memory: true, port: 0 });
  const [first, second] = [await signUp("ana@x.example"), await signUp("rui@x.example")];
  ana = first.client;
  rui = second.client;
  visitor = clientOf(backend);
  folder = first.id;
  ruiFolder = second.id;
});
afterAll(() => backend?.close());

const note = (text: string, type = "text/plain"): File => new File([text], "qualquer.txt", { type });
const textOf = async (answer: { readonly data: Blob | null }): Promise<string | undefined> => answer.data?.text();
const get = (address: string, headers: Record<string, string> = {}): Promise<Response> => fetch(address, { headers });

describe("the unchanged client", () => {
  test("uploads, reads, replaces, lists, moves, copies and removes a file", async () => {
    const notas = ana.storage.from("notas");
    const path = `${folder}/pasta/olá mundo.txt`.normalize("NFD").replace(/\p{M}/gu, "");
    const uploaded = await notas.upload(path, note("um"), { metadata: { lida: false }, cacheControl: "60" });
    expect(uploaded).toEqual({ data: { id: expect.any(String), path, fullPath: `notas/${path}` }, error: null });
    expect(await textOf(await notas.download(path))).toBe("um");
    expect((await notas.upload(path, note("de novo"))).error).toMatchObject({ status: 400, statusCode: "409" });

    await notas.update(path, note("dois"));
    await notas.upload(path, Buffer.from("três"), { upsert: true, contentType: "text/plain;charset=utf-8" });
    expect(await textOf(await notas.download(path))).toBe("três");
    expect((await notas.exists(path)).data).toBe(true);
    expect((await notas.info(path)).data).toMatchObject({
      name: path,
      size: 5,
      contentType: "text/plain;charset=utf-8",
    });

    await notas.upload(`${folder}/b.txt`, note("b"));
    await notas.upload(`${folder}/a.txt`, note("a"));
    const names = async (prefix: string, options = {}) =>
      (await notas.list(prefix, options)).data?.map(({ name, id }) => (id === null ? `${name}/` : name));
    expect(await names(folder)).toEqual(["pasta/", "a.txt", "b.txt"]);
    expect(await names(`${folder}/`, { sortBy: { column: "name", order: "desc" }, limit: 2 })).toEqual([
      "pasta/",
      "b.txt",
    ]);
    expect(await names(folder, { search: "B", offset: 0 })).toEqual(["b.txt"]);
    expect((await notas.list(`${folder}/pasta`)).data).toEqual([
      expect.objectContaining({ name: "ola mundo.txt", metadata: expect.objectContaining({ size: 5 }) }),
    ]);

    expect((await notas.move(path, `${folder}/movido.txt`)).error).toBeNull();
    expect((await notas.copy(`${folder}/movido.txt`, `${folder}/copia.txt`)).data).toEqual({
      path: `notas/${folder}/copia.txt`,
    });
    expect((await notas.download(path)).error).not.toBeNull();
    const removed = await notas.remove([`${folder}/movido.txt`, `${folder}/nenhum.txt`]);
    expect(removed.data?.map(({ name }) => name)).toEqual([`${folder}/movido.txt`]);
    expect(await textOf(await notas.download(`${folder}/copia.txt`))).toBe("três");
    expect((await notas.exists(`${folder}/movido.txt`)).data).toBe(false);
    expect((await ana.storage.from("nenhum").upload("a.txt", note("a"))).error?.message).toBe("Bucket not found");
    expect((await notas.upload(`${folder}/ção.txt`, note("a"))).error?.message).toMatch(/^Invalid key/);
  });

  test("signs addresses that anybody can read by, for a while, and writes by", async () => {
    const notas = ana.storage.from("notas");
    const path = `${folder}/assinada 1.txt`;
    await notas.upload(path, note("segredo"));
    const { data } = await notas.createSignedUrl(path, 60, { download: "minha carta.txt" });
    const answer = await get(data?.signedUrl ?? "");
    expect(await answer.text()).toBe("segredo");
    expect(answer.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''minha%20carta.txt");
    expect((await get((data?.signedUrl ?? "").replace("token=", "token=x"))).status).toBe(400);
    const other = new URL(data?.signedUrl ?? "");
    other.pathname = other.pathname.replace("assinada", "outra");
    expect((await get(other.href)).status).toBe(400);

    const many = await notas.createSignedUrls([path, `${folder}/nenhuma.txt`], 60);
    expect(many.data?.map(({ error }) => error)).toEqual([null, expect.stringContaining("does not exist")]);
    expect(await (await get(many.data?.[0]?.signedUrl ?? "")).text()).toBe("segredo");
    expect((await rui.storage.from("notas").createSignedUrl(path, 60)).error?.message).toBe("Object not found");

    const target = `${folder}/enviada.txt`;
    const upload = await notas.createSignedUploadUrl(target);
    const byVisitor = await visitor.storage
      .from("notas")
      .uploadToSignedUrl(target, upload.data?.token ?? "", note("de fora"));
    expect(byVisitor.error).toBeNull();
    expect(await textOf(await notas.download(target))).toBe("de fora");
    const again = await fetch(upload.data?.signedUrl ?? "", { method: "PUT", body: "outra vez" });
    expect(await again.json()).toMatchObject({ statusCode: "409" });
    const elsewhere = (upload.data?.signedUrl ?? "").replace("enviada", "alheia");
    expect((await fetch(elsewhere, { method: "PUT", body: "x" })).status).toBe(400);
    expect((await rui.storage.from("notas").createSignedUploadUrl(`${folder}/x.txt`)).error?.message).toContain(
      "policy",
    );
  });

  test("buckets and files are closed without a policy", async () => {
    const path = `${folder}/minha.txt`;
    await ana.storage.from("notas").upload(path, note("minha"));
    for (const stranger of [rui, visitor]) {
      const notas = stranger.storage.from("notas");
      expect((await notas.download(path)).error).not.toBeNull();
      expect((await notas.list(folder)).data).toEqual([]);
      expect((await notas.upload(`${folder}/x.txt`, note("x"))).error?.message).toContain("row-level security");
      expect((await notas.update(path, note("x"))).error).not.toBeNull();
      expect((await notas.remove([path])).data).toEqual([]);
      expect((await notas.move(path, `${folder}/y.txt`)).error?.message).toBe("Object not found");
      expect((await notas.copy(path, `${folder}/y.txt`)).error?.message).toBe("Object not found");
      expect((await stranger.storage.from("cofre").upload("x.txt", note("x"))).error?.message).toContain("policy");
      expect((await stranger.storage.createBucket("novo")).error?.message).toContain("policy");
    }
    for (const [stranger, bucket] of [
      [visitor, "notas"],
      [visitor, "cofre"],
      [rui, "cofre"],
      [rui, "nenhum"],
    ] as const) {
      const { storage } = stranger;
      for (const refused of [
        storage.emptyBucket(bucket),
        storage.deleteBucket(bucket),
        storage.updateBucket(bucket, { public: true }),
        storage.getBucket(bucket),
      ]) {
        expect([bucket, (await refused).error]).toMatchObject([bucket, { statusCode: "404" }]);
      }
    }
    expect((await rui.storage.updateBucket("notas", { public: true })).error).toMatchObject({ statusCode: "404" });
    expect((await rui.storage.deleteBucket("notas")).error).not.toBeNull();
    expect(await textOf(await ana.storage.from("notas").download(path))).toBe("minha");
    expect((await ana.storage.listBuckets()).data?.map(({ id }) => id)).toEqual(["fotos", "mural", "notas"]);
    expect((await visitor.storage.listBuckets()).data).toEqual([]);
    expect((await ana.schema("storage").from("objects").select()).error).not.toBeNull();
    const odd = await get(`${backend.url}/storage/v1/object/public/fotos/a%00b`);
    expect(await odd.json()).toMatchObject({ statusCode: "400" });
    const forged = await get(`${backend.url}/storage/v1/object/notas/${path}`, { authorization: "Bearer a.b.c" });
    expect(await forged.json()).toMatchObject({ statusCode: "403" });
  });

  test("limits of the bucket and of the project hold", async () => {
    const fotos = ana.storage.from("fotos");
    const big = await fotos.upload("grande.png", note("x".repeat(1001), "image/png"));
    expect(big.error).toMatchObject({ statusCode: "413", message: "The object exceeded the maximum allowed size" });
    const wrong = await fotos.upload("texto.txt", note("x"));
    expect(wrong.error).toMatchObject({ statusCode: "415", message: "mime type text/plain is not supported" });
    const huge = await ana.storage.from("notas").upload(`${folder}/grande.txt`, note("x".repeat(200_000)));
    expect(huge.error).toMatchObject({ statusCode: "413" });
    expect((await ana.storage.from("notas").list(folder, { search: "grande" })).data).toEqual([]);
    await ana.storage.from("notas").upload(`${folder}/notas.txt`, note("x"));
    for (const goes of ["copy", "move"] as const) {
      const to = { destinationBucket: "fotos" };
      const copied = await ana.storage.from("notas")[goes](`${folder}/notas.txt`, "notas.txt", to);
      expect([goes, copied.error]).toMatchObject([goes, { statusCode: "415" }]);
    }
  });

  test("a bucket is emptied by those who may delete its files, or not at all", async () => {
    await ana.storage.from("mural").upload("fica.txt", note("fica"));
    expect((await ana.storage.emptyBucket("mural")).error).toMatchObject({
      statusCode: "400",
      message: "Cannot delete: fica.txt, you may have SELECT but not DELETE permissions",
    });
    expect(await textOf(await rui.storage.from("mural").download("fica.txt"))).toBe("fica");
    await rui.storage.from("notas").upload(`${ruiFolder}/a.txt`, note("a"));
    expect((await rui.storage.emptyBucket("notas")).error).toBeNull();
    expect((await rui.storage.from("notas").list(ruiFolder)).data).toEqual([]);
    expect(await textOf(await ana.storage.from("notas").download(`${folder}/minha.txt`))).toBe("minha");
  });
});

test("served files run no code in the app's origin, and support ranges", async () => {
  const fotos = ana.storage.from("fotos");
  await fotos.upload("ponto.png", note("0123456789", "image/png"));
  await fotos.upload("ativa.svg", note("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "image/svg+xml"));
  const address = fotos.getPublicUrl("ponto.png").data.publicUrl;
  const png = await get(address);
  expect(await png.text()).toBe("0123456789");
  expect(Object.fromEntries(png.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=3600",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  });
  expect(png.headers.get("content-disposition")).toBeNull();
  const svg = await get(fotos.getPublicUrl("ativa.svg").data.publicUrl);
  expect([svg.headers.get("content-disposition"), svg.headers.get("content-type")]).toEqual([
    "attachment",
    "image/svg+xml",
  ]);
  const part = await get(address, { range: "bytes=2-4" });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
  expect((await get(address, { "if-none-match": png.headers.get("etag") ?? "" })).status).toBe(304);
  expect((await fetch(address, { method: "HEAD" })).headers.get("content-length")).toBe("10");
  expect((await get(`${backend.url}/storage/v1/object/public/notas/${folder}/minha.txt`)).status).toBe(400);
  const scaled = await get(fotos.getPublicUrl("ponto.png", { transform: { width: 10 } }).data.publicUrl);
  expect([scaled.status, await scaled.json()]).toEqual([
    501,
    expect.objectContaining({ feature: "image transformations" }),
  ]);
});

test("files survive the process, interrupted uploads do not", async () => {
  const designDir = await designWith({ "supabase/migrations/1_storage.sql": migration });
  const dataDir = join(designDir, "data");
  const upload = async (files: Readonly<Record<string, string>>) => {
    const running = await startBackend({ designDir, dataDir, port: 0 });
    const client = clientOf(running);
    const { data } = await client.auth.signUp({
      email: `a${Object.keys(files).length}@x.example`,
      password: "segredo123",
    });
    const notas = client.storage.from("notas");
    for (const [name, text] of Object.entries(files)) {
      await notas.upload(`${data.user?.id}/${name}`, note(text), { upsert: true });
    }
    const { rows } = {
      rows: await running.query<{ name: string }>(
        "select storage.filename(name) as name from storage.objects order by 1",
      ),
    };
    await running.close();
    return rows.map(({ name }) => name);
  };
  expect(await upload({ "a.txt": "um" })).toEqual(["a.txt"]);
  await mkdir(join(dataDir, "storage"), { recursive: true });
  await writeFile(join(dataDir, "storage", "00000000-0000-4000-8000-000000000000"), "cut off");
  await writeFile(join(dataDir, "storage", "11111111-0000-4000-8000-000000000000.new"), "half");
  expect(await upload({ "b.txt": "b", "../c.txt": "c" })).toEqual(["a.txt", "b.txt"]);
  expect(await readdir(join(dataDir, "storage"))).toHaveLength(2);
  expect((await readdir(dataDir)).sort()).toEqual(["keys.json", "postgres", "storage"]);
});

describe("the uploads of the seller app", () => {
  let vendas: Backend;
  let token: string;
  beforeAll(async () => {
    vendas = await startVendas();
    const { answer } = await call(vendas, "auth/login", { body: { email: "ana.lima@aurora.example", password } });
    token = String(answer.authToken);
  });
  afterAll(() => vendas?.close());

  const ask = (file: object, given: string | undefined = token) =>
    call(vendas, "designs/vendas/user-files", { body: file, ...(given !== undefined && { token: given }) });
  const send = (signedRequest: unknown, body: string, type: string) =>
    fetch(vendas.url + String(signedRequest), { method: "PUT", body, headers: { "content-type": type } });

  test("a file goes by a signed address, without a token, and is read by its own", async () => {
    const foto = { name: "São João & cia.png", type: "image/png", size: 4, tag: "avatar" };
    const { status, answer } = await ask(foto);
    expect([status, answer]).toEqual([
      200,
      {
        signedRequest: expect.stringMatching(/^\/storage\/v1\/object\/upload\/sign\/avatares\/.+\?token=/),
        url: expect.stringMatching(
          /^\/storage\/v1\/object\/public\/avatares\/[-0-9a-f]{36}\/avatar\/[-0-9a-f]{36}\/Sao_Joao___cia.png$/,
        ),
        name: "São João & cia.png",
        ext: "png",
        tag: "avatar",
        size: 4,
      },
    ]);
    expect((await send(answer.signedRequest, "foto", "text/html")).status).toBe(400);
    expect((await send(answer.signedRequest, "foto", "image/png")).status).toBe(200);
    expect(await (await get(vendas.url + String(answer.url))).text()).toBe("foto");
    const [row] = await vendas.query<{ owner_id: string }>("select owner_id from storage.objects");
    expect(row?.owner_id).toMatch(/^[-0-9a-f]{36}$/);
  });

  test("a private file is read by its own account only, and with its page", async () => {
    const { answer } = await ask({ name: "vendas.csv", type: "text/csv", size: 3, tag: "importacao" });
    await send(answer.signedRequest, "a;b", "text/csv");
    const [bucket = "", ...rest] = String(answer.url).replace("/storage/v1/object/authenticated/", "").split("/");
    const read = async (email: string) => (await connect(vendas, email)).storage.from(bucket).download(rest.join("/"));
    expect(await textOf(await read("elisa.moura@aurora.example"))).toBe("a;b");
    expect((await read("bruno.tavares@aurora.example")).error).not.toBeNull();
    expect((await read("igor.batista@vizinha.example")).error).not.toBeNull();
    expect((await get(vendas.url + String(answer.url))).status).toBe(400);
  });

  test("a file that is too large, of another type or anonymous is refused with the app's message", async () => {
    const refused = async (file: object, given?: string) => {
      const { status, answer } = await ask(file, given);
      return [status, answer.message];
    };
    const avatar = { name: "a.png", type: "image/png", size: 1, tag: "avatar" };
    expect(await refused({ ...avatar, size: 3 * 1024 * 1024 })).toEqual([422, "Arquivo maior que 2 MB."]);
    expect(await refused({ ...avatar, name: "a.svg" })).toEqual([
      422,
      "Formato não aceito. Envie png, jpg, jpeg, webp.",
    ]);
    expect(await refused({ ...avatar, tag: "outra" })).toEqual([422, "Confira os dados do arquivo."]);
    expect(await refused(avatar, "a.b.c")).toEqual([401, "Seu login expirou. Entre de novo."]);
    expect(await refused(avatar, vendas.anonKey)).toEqual([401, "Seu login expirou. Entre de novo."]);
  });
});
