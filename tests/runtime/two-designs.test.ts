import { expect, test } from "vitest";
import { type OpenedApp, openApp } from "../browser/harness.ts";
import { button, formula, note, notesOf, outputOf, page } from "../browser/open-design.ts";

/** Two designs mounted in one page: each has its own state, though their things have the same names. */

const collections = {
  collections: {
    linhas: { source: "custom", function: "ler", autoFetch: false, schema: { type: "object", properties: {} } },
  },
};

const pergunta = {
  id: "pergunta",
  kind: "popup",
  children: [
    {
      id: "janela",
      type: "modal",
      props: { zIndex: 80 },
      children: [button("fecha", [{ action: "closePopup" }])],
    },
  ],
};

/** Notes begin with the name of the design. */
const design = (name: string) => ({
  "design.json": {
    name,
    pages: { home: "inicio" },
    on: { collectionFetchError: { steps: [note(`${name} erro`)] } },
  },
  "variables.json": {
    variables: {
      vezes: { type: "number", default: 0, persist: true },
      aba: { type: "query", default: "dados" },
    },
  },
  "workflows.json": {
    workflows: {
      onde: { steps: [note(formula(`concatenate('${name} ', page.id, ' ', variables.vezes, ' ', variables.aba)`))] },
    },
  },
  "collections.json": collections,
  "components/pergunta.json": pergunta,
  "pages/inicio.json": page([
    { id: "texto", type: "text", props: { text: formula("concatenate(variables.vezes, ' ', variables.aba)") } },
    button("soma", [{ action: "setVariable", variable: "vezes", value: formula("variables.vezes + 1") }]),
    button("tags", [{ action: "setVariable", variable: "aba", value: "tags" }]),
    button("onde", [{ action: "runWorkflow", workflow: "onde" }]),
    button("abre", [{ action: "openPopup", popup: "pergunta" }]),
    button("busca", [{ action: "fetchCollection", collection: "linhas" }]),
    button("ir", [{ action: "navigate", page: "ficha", params: { id: "7" } }]),
    { id: "elo", type: "button", props: { text: "elo" }, link: { page: "ficha", params: { id: "8" } } },
  ]),
  "pages/ficha.json": {
    id: "ficha",
    path: "ficha/:id",
    title: "Ficha",
    unsaved: formula("elements.campo.value != ''"),
    sections: [
      {
        id: "principal",
        children: [
          { id: "qual", type: "text", props: { text: formula("concatenate(page.params.id, ' ', variables.vezes)") } },
          { id: "campo", type: "form-input", props: { label: "campo", required: false } },
          button("volta", [{ action: "navigate", page: "inicio" }]),
        ],
      },
    ],
  },
});

const custom = 'export const ler = async (): Promise<readonly object[]> => { throw new Error("fora do ar"); };\n';

const main = `
  import { mount } from "trama/runtime";
  import { memoryAddressBar } from "trama/runtime/memory";
  import { app as um } from "./um/app";
  import { app as dois } from "./dois/app";
  const boxOf = (id) => {
    const box = document.createElement("section");
    box.id = id;
    document.body.append(box);
    return box;
  };
  const bar = memoryAddressBar(["/"]);
  const unmount = mount(um, boxOf("um"));
  mount(dois, boxOf("dois"), { addressBar: bar });
  const again = () => {
    try {
      return mount(um, boxOf("tres"));
    } catch (error) {
      return error.message;
    }
  };
  Object.assign(window, { bar, again, unmount });
`;

async function openBoth(): Promise<OpenedApp> {
  const files: Record<string, string> = { "main.tsx": main };
  for (const name of ["um", "dois"]) {
    for (const [path, text] of Object.entries(outputOf(design(name), custom))) files[`${name}/${path}`] = text;
  }
  const opened = await openApp({ files });
  await expect.poll(() => opened.page.locator(".inicio-texto").count()).toBe(2);
  return opened;
}

type Name = "um" | "dois";

const inApp = ({ page: shown }: OpenedApp, name: Name, part: string) => shown.locator(`#${name} .${part}`);
const click = (opened: OpenedApp, name: Name, part: string) => inApp(opened, name, part).dispatchEvent("click");
const text = (opened: OpenedApp, name: Name, part: string) => inApp(opened, name, part).textContent();
const addresses = ({ page: shown }: OpenedApp) =>
  shown.evaluate("[location, bar.address].map(({ pathname, search }) => pathname + search)");

test("two designs in one page have their own variables, addresses and pages", async () => {
  const opened = await openBoth();
  await click(opened, "um", "inicio-soma");
  await click(opened, "um", "inicio-tags");
  await expect.poll(() => text(opened, "um", "inicio-texto")).toBe("1 tags");
  expect(await text(opened, "dois", "inicio-texto")).toBe("0 dados");
  await expect.poll(() => addresses(opened)).toEqual(["/?aba=tags", "/"]);
  await click(opened, "dois", "inicio-ir");
  await expect.poll(() => text(opened, "dois", "ficha-qual")).toBe("7 0");
  expect(await text(opened, "um", "inicio-texto")).toBe("1 tags");
  expect(await addresses(opened)).toEqual(["/?aba=tags", "/ficha/7/"]);
  await click(opened, "um", "inicio-onde");
  await expect.poll(() => notesOf(opened)).toEqual(["um inicio 1 tags"]);
  await click(opened, "um", "inicio-elo");
  await expect.poll(() => text(opened, "um", "ficha-qual")).toBe("8 1");
  expect(await addresses(opened)).toEqual(["/ficha/8/", "/ficha/7/"]);
  await click(opened, "dois", "ficha-volta");
  await click(opened, "dois", "inicio-onde");
  await expect.poll(() => notesOf(opened)).toEqual(["um inicio 1 tags", "dois inicio 0 dados"]);
  expect(opened.errors).toEqual([]);
});

test("leaving a page of one design closes only its popups, and asks only about its own input", async () => {
  const opened = await openBoth();
  const asked: string[] = [];
  opened.page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const windows = () => opened.page.locator(".pergunta-fecha").count();
  await click(opened, "um", "inicio-ir");
  await inApp(opened, "um", "ficha-campo input").fill("novo");
  await click(opened, "dois", "inicio-abre");
  await expect.poll(windows).toBe(1);
  await click(opened, "um", "ficha-volta");
  await expect.poll(() => asked).toEqual(["confirm"]);
  expect(await windows()).toBe(1);
  await click(opened, "dois", "inicio-ir");
  await expect.poll(() => text(opened, "dois", "ficha-qual")).toBe("7 0");
  expect([asked, await windows()]).toEqual([["confirm"], 0]);
  expect(await text(opened, "um", "ficha-qual")).toBe("7 0");
});

test("a collection that fails runs the workflow of its own design", async () => {
  const opened = await openBoth();
  await click(opened, "dois", "inicio-busca");
  await expect.poll(() => notesOf(opened)).toEqual(["dois erro"]);
});

test("a design that runs cannot be started again before it is unmounted", async () => {
  const opened = await openBoth();
  expect(await opened.page.evaluate("again()")).toBe("the app um is already running on this page; unmount it first");
  expect(await text(opened, "um", "inicio-texto")).toBe("0 dados");
  await opened.page.evaluate("unmount()");
  await opened.page.evaluate("void again()");
  await expect
    .poll(() => opened.page.locator("#um, #tres").allTextContents())
    .toEqual(["", "", expect.stringContaining("0 dados")]);
});
