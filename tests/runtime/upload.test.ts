import { expect, test } from "vitest";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";
import { createGate } from "../gate.ts";

/** The upload step, against a backend that returns upload addresses and accepts the files. */

const sample = `
  const big = new File([new Uint8Array(3_000_000)], "grande.bin");
  export const sample = (name: string): unknown => {
    if (name === "one") return new File(["olá"], "nota: n° 1?.txt", { type: "text/plain" });
    if (name === "two") return [new File(["a"], "a.txt", { type: "text/plain" }), new File(["bc"], "LEIA", { type: "" })];
    if (name === "blob") return new Blob(["x"]);
    if (name === "refused") return new File(["x"], "recusado.txt");
    if (name === "big") return big;
    return name === "none" ? null : name === "empty" ? [] : name;
  };`;

/** A button for each sample, which uploads it as one file or as several. */
const uploads = (id: string, qual: string, key: "file" | "files", more: readonly object[] = []) =>
  button(
    id,
    [
      { id: "amostra", action: "callFunction", function: "sample", args: [qual] },
      { id: "envio", action: "uploadFile", [key]: formula("steps.amostra"), tag: "nota", progress: "enviado" },
      note(formula("steps.envio")),
      note(formula("variables.enviado")),
      ...more,
    ],
    { onError: [note(formula("[error.message, error.data.status]"))] },
  );

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly type: string | undefined;
  readonly isSigned: boolean;
}

test("files are announced, uploaded to the signed address, and returned with their addresses", async () => {
  const asked: Asked[] = [];
  let hold: Promise<void> | undefined;
  const app = await openDesign(
    {
      "variables.json": { variables: { enviado: { type: "number", default: -1 } } },
      "pages/inicio.json": page([
        { id: "quanto", type: "text", props: { text: formula("toText(variables.enviado)") } },
        uploads("um", "one", "file"),
        uploads("dois", "two", "files"),
        uploads("semNome", "blob", "file"),
        uploads("nada", "none", "file"),
        uploads("vazio", "empty", "files"),
        uploads("texto", "text", "file"),
        uploads("textos", "text", "files"),
        uploads("recusado", "refused", "file"),
        uploads("grande", "big", "file"),
      ]),
    },
    {
      respond: async (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith("/functions/") && !pathname.startsWith("/storage/")) return undefined;
        const headers = request.headers();
        const isPut = request.method() === "PUT";
        asked.push({
          method: request.method(),
          path: pathname,
          body: isPut ? request.postData() : request.postDataJSON(),
          type: headers["content-type"],
          isSigned: headers.authorization !== undefined || headers.apikey !== undefined,
        });
        if (isPut) {
          await hold;
          return pathname.includes("recusado")
            ? { status: 400, body: JSON.stringify({ message: "The object exceeded the maximum allowed size" }) }
            : { body: "{}" };
        }
        const { name, size, tag } = request.postDataJSON();
        const path = `/storage/${encodeURIComponent(name)}`;
        return { body: JSON.stringify({ signedRequest: `${path}?token=1`, url: path, name, ext: "txt", tag, size }) };
      },
    },
    sample,
  );
  const opened = app;
  const lastOf = async (id: string, count: number): Promise<readonly unknown[]> => {
    const before = (await notesOf(opened)).length;
    await opened.page.locator(`.inicio-${id}`).click();
    await expect.poll(async () => (await notesOf(opened)).length).toBe(before + count);
    return (await notesOf(opened)).slice(before);
  };

  // Special characters become underscores; an address on the app's own origin is relative.
  expect(await lastOf("um", 2)).toEqual([
    { url: "/storage/nota_%20n_%201_.txt", name: "nota_ n_ 1_.txt", ext: "txt", tag: "nota", size: 4 },
    100,
  ]);
  expect(asked.splice(0)).toEqual([
    {
      method: "POST",
      path: "/functions/v1/designs/caso/user-files",
      body: { name: "nota_ n_ 1_.txt", type: "text/plain", size: 4, tag: "nota" },
      type: "application/json",
      isSigned: false,
    },
    { method: "PUT", path: "/storage/nota_%20n_%201_.txt", body: "olá", type: "text/plain", isSigned: false },
  ]);
  const [two] = await lastOf("dois", 2);
  expect(two).toEqual([
    expect.objectContaining({ url: "/storage/a.txt", size: 1 }),
    expect.objectContaining({ url: "/storage/LEIA", size: 2 }),
  ]);
  expect(asked.splice(0).map(({ method, type }) => `${method} ${type}`)).toEqual([
    "POST application/json",
    "PUT text/plain",
    "POST application/json",
    "PUT application/octet-stream",
  ]);
  expect(await lastOf("semNome", 2)).toEqual([expect.objectContaining({ name: "download" }), 100]);

  const noFile = "No file selected. Please create a true / false split to manage the case when there is no file.";
  expect(await lastOf("nada", 1)).toEqual([[noFile, null]]);
  expect(await lastOf("vazio", 1)).toEqual([[noFile, null]]);
  expect(await lastOf("texto", 1)).toEqual([["Not a file object.", null]]);
  expect(await lastOf("textos", 1)).toEqual([["Not a file object.", null]]);
  expect(await lastOf("recusado", 1)).toEqual([["The object exceeded the maximum allowed size", 400]]);

  // While the content is being sent, the variable has the progress.
  const gate = createGate();
  hold = gate.opened;
  await opened.page.locator(".inicio-grande").click();
  await expect.poll(() => asked.some(({ path }) => path === "/storage/grande.bin")).toBe(true);
  await expect.poll(() => opened.page.locator(".inicio-quanto").innerText()).not.toBe("-1");
  gate.open();
  await expect.poll(async () => (await notesOf(opened)).at(-1)).toBe(100);
  expect(opened.errors.filter((line) => !line.includes("400"))).toEqual([]);
});
