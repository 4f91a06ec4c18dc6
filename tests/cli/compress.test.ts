import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAnswer } from "../../cli/serve/compress.ts";

const rows = JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ id, name: `row ${id}` })));

const answer = (body: string | null, headers: Record<string, string>, status = 200) =>
  new Response(body, { status, headers });

const ask = (accepted: string) =>
  new Request("http://localhost/rest/v1/rows", { headers: { "Accept-Encoding": accepted } });

async function sent(response: Response) {
  return Buffer.from(await response.arrayBuffer());
}

test("rows and results of functions are compressed as the request accepts", async () => {
  const brotli = await compressAnswer(
    ask("gzip, br"),
    answer(rows, { "Content-Type": "application/json", "X-Kept": "yes" }),
  );
  expect(Object.fromEntries(brotli.headers)).toMatchObject({
    "content-encoding": "br",
    vary: "Accept-Encoding",
    "x-kept": "yes",
  });
  expect(brotliDecompressSync(await sent(brotli)).toString()).toBe(rows);
  const one = { "Content-Type": "application/vnd.pgrst.object+json; charset=utf-8", "Content-Length": "9" };
  const zipped = await compressAnswer(ask("gzip"), answer(rows, one, 201));
  expect(zipped.status).toBe(201);
  expect(zipped.headers.has("content-length")).toBe(false);
  expect(gunzipSync(await sent(zipped)).toString()).toBe(rows);
});

test("answers stay as they are if they are short, packed already, files, parts, or not to be compressed", async () => {
  const json = { "Content-Type": "application/json" };
  const cases: readonly [accepted: string, response: Response, body: string][] = [
    ["br", answer('{"id":1}', json), '{"id":1}'],
    ["br", answer(rows, { ...json, "Content-Encoding": "gzip" }), rows],
    ["br", answer(rows, { "Content-Type": "image/svg+xml" }), rows],
    ["br", answer(rows, { "Content-Type": "text/event-stream" }), rows],
    ["br", answer(rows, json, 206), rows],
    ["identity", answer(rows, json), rows],
    ["br;q=0", answer(rows, json), rows],
    ["br", answer(null, json, 204), ""],
  ];
  for (const [accepted, response, body] of cases) {
    const before = response.headers.get("content-encoding");
    const after = await compressAnswer(ask(accepted), response);
    expect(after.headers.get("content-encoding")).toBe(before);
    expect((await sent(after)).toString()).toBe(body);
  }
});
