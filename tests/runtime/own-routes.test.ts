import { expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";

/** Routes, links and hooks of React Router in an owner's own code, beside the routes that the design generates. */

const files = {
  "design.json": { titlePattern: "{title} · Loja" },
  "variables.json": { variables: { aba: { type: "query", default: "dados" } } },
  "pages/inicio.json": page([
    { id: "texto", type: "text", props: { text: "Início" } },
    button("contato", [{ action: "navigate", page: "contato", params: { id: "3" } }]),
  ]),
  "pages/contato.json": {
    id: "contato",
    path: "contato/:id",
    title: "Contato",
    unsaved: formula("elements.form.isDirty"),
    on: { load: { steps: [note(formula("'load ' + page.params.id"))] } },
    sections: [
      {
        id: "principal",
        children: [
          { id: "qual", type: "text", props: { text: formula("page.params.id + ' ' + variables.aba") } },
          {
            id: "form",
            type: "form-container",
            children: [{ id: "campo", type: "form-input", props: { label: "campo" } }],
          },
          button("tags", [{ action: "setVariable", variable: "aba", value: "tags" }]),
          button("voltar", [{ action: "previousPage", page: "inicio" }]),
        ],
      },
    ],
  },
};

const relatorio = `
  import { StrictMode } from "react";
  import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
  import { start } from "trama/runtime";
  import { app } from "./app";

  function Relatorio() {
    const { numero } = useParams();
    const { pathname, search, state } = useLocation();
    const navigate = useNavigate();
    return (
      <main>
        <h1>{[numero, pathname, search, state?.de ?? "-"].join(" ")}</h1>
        <Link to="/contato/9/?aba=tags">contato</Link>
        <Link to="../8/" relative="path" state={{ de: numero }}>outro</Link>
        <button type="button" onClick={() => navigate("/", { replace: true })}>trocar</button>
        <button type="button" onClick={() => navigate(-1)}>voltar</button>
      </main>
    );
  }

  start({ ...app, routes: [...app.routes, {
    path: "/relatorio/:numero/",
    element: <StrictMode><Relatorio /></StrictMode>,
    handle: { title: ({ numero }) => "Relatório " + numero },
  }] });
`;

const heading = (opened: OpenedApp) => opened.page.locator("h1").textContent();
const text = (opened: OpenedApp, name: string) => opened.page.locator(name).textContent();
const address = ({ page, url }: OpenedApp) => page.url().slice(new URL(url).origin.length);

test("a route written by hand is a page of the app, with links and hooks of React Router", async () => {
  const link = { id: "relatorio", type: "text", props: { text: "Relatório" }, link: { path: "/relatorio/7/" } };
  const opened = await openDesign({ ...files, "pages/inicio.json": page([link]) }, {}, "", relatorio);
  const { page: tab, errors } = opened;
  await tab.getByText("Relatório").click();
  await expect.poll(() => heading(opened)).toBe("7 /relatorio/7/  -");
  await expect.poll(() => tab.title()).toBe("Relatório 7 · Loja");
  await tab.getByText("outro").click();
  await expect.poll(() => heading(opened)).toBe("8 /relatorio/8/  7");
  await tab.goBack();
  await expect.poll(() => heading(opened)).toBe("7 /relatorio/7/  -");
  await tab.goForward();
  await expect.poll(() => heading(opened)).toBe("8 /relatorio/8/  7");
  await tab.getByText("contato").click();
  await expect.poll(() => text(opened, ".contato-qual")).toBe("9 tags");
  await expect.poll(() => notesOf(opened)).toEqual(["load 9"]);
  await expect.poll(() => tab.title()).toBe("Contato · Loja");
  await tab.goBack();
  await tab.getByText("voltar").click();
  await expect.poll(() => heading(opened)).toBe("7 /relatorio/7/  -");
  await tab.getByText("trocar").click();
  await expect.poll(() => address(opened)).toBe("/");
  await tab.goBack();
  await expect.poll(() => address(opened)).toBe("/");
  expect(errors).toEqual([]);
});

test("a route written by hand opens from its address, and may ask for a sign-in", async () => {
  const main = `
    import { Link, useParams } from "react-router-dom";
    import { start } from "trama/runtime";
    import { app } from "./app";
    const Relatorio = () => <h1>{"Relatório " + useParams().numero}</h1>;
    const lazy = async () => ({ Component: Relatorio });
    start({ ...app, routes: [
      ...app.routes,
      { path: "/relatorio/:numero/", lazy },
      { path: "/interno/", lazy, handle: { groups: ["equipe"] } },
    ] });
  `;
  const opened = await openDesign(files, { path: "/relatorio/5/" }, "", main);
  await expect.poll(() => heading(opened)).toBe("Relatório 5");
  await opened.page.goto(`${new URL(opened.url).origin}/interno/`);
  await expect.poll(() => address(opened)).toBe("/?_source=%2Finterno%2F");
});

test("a link of React Router asks before unsaved input is lost", async () => {
  const main = `
    import { useNavigate } from "react-router-dom";
    import { start } from "trama/runtime";
    import { app } from "./app";
    import Contato from "./pages/contato";
    function Dois() {
      const navigate = useNavigate();
      return <><button type="button" onClick={() => navigate("/")}>sair</button><Contato /></>;
    }
    start({ ...app, routes: app.routes.map((route) => route.handle.page === "contato" ? { ...route, lazy: async () => ({ Component: Dois }) } : route) });
  `;
  const opened = await openDesign(files, { path: "/contato/3/" }, "", main);
  const { page } = opened;
  const asked: string[] = [];
  let isAgreed = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void (isAgreed ? dialog.accept() : dialog.dismiss());
  });
  await page.getByLabel("campo").fill("novo");
  await page.getByText("sair").click();
  await expect.poll(() => asked).toEqual(["confirm"]);
  await expect.poll(() => address(opened)).toBe("/contato/3/");
  isAgreed = true;
  await page.getByText("sair").click();
  await expect.poll(() => address(opened)).toBe("/");
  expect(opened.errors).toEqual([]);
});

const host = `
  import { mount } from "trama/runtime";
  import { app } from "./app";
  history.replaceState({ host: 1 }, "", location.href);
  const root = document.getElementById("root");
  let unmount;
  const show = () => {
    const isApp = location.pathname.startsWith("/loja/");
    if (isApp && !unmount) unmount = mount(app, root, { basePath: "/loja" });
    if (!isApp) { unmount?.(); unmount = undefined; }
  };
  window.hostGo = (href) => { history.pushState({ host: 2 }, "", href); show(); };
  window.addEventListener("popstate", show);
  show();
`;

test("a mounted app leaves addresses outside its base path to the page around it", async () => {
  const opened = await openDesign(files, { path: "/ajuda?x=1" }, "", host);
  const { page, errors } = opened;
  const state = () => page.evaluate<unknown>("history.state");
  await page.evaluate("hostGo('/loja/')");
  await expect.poll(() => text(opened, ".inicio-texto")).toBe("Início");
  await expect.poll(state).toMatchObject({ host: 2 });
  await page.getByText("contato").click();
  await expect.poll(() => address(opened)).toBe("/loja/contato/3/");
  await page.getByText("tags").click();
  await expect.poll(() => address(opened)).toBe("/loja/contato/3/?aba=tags");
  await page.goBack();
  await expect.poll(() => text(opened, ".inicio-texto")).toBe("Início");
  await page.goBack();
  await expect.poll(() => page.locator("#root").innerHTML()).toBe("");
  expect([address(opened), await state()]).toEqual(["/ajuda?x=1", { host: 1 }]);
  expect(errors).toEqual([]);
});

test("an app that stays mounted ignores addresses outside its base path", async () => {
  const main = `
    import { mount } from "trama/runtime";
    import { app } from "./app";
    history.replaceState({ host: 1 }, "");
    mount(app, document.getElementById("root"), { basePath: "/loja/" });
    window.hostGo = (href) => history.pushState({ host: 2 }, "", href);
  `;
  const opened = await openDesign(files, { path: "/ajuda" }, "", main);
  const { page, errors } = opened;
  const state = () => page.evaluate<unknown>("history.state");
  await expect.poll(() => page.locator("#root").innerHTML()).toBe("");
  expect([address(opened), await state()]).toEqual(["/ajuda", { host: 1 }]);
  await page.evaluate("hostGo('/loja/contato/4/')");
  await page.evaluate("hostGo('/sobre')");
  await page.goBack();
  await expect.poll(() => text(opened, ".contato-qual")).toBe("4 dados");
  await page.goBack();
  await expect.poll(() => address(opened)).toBe("/ajuda");
  expect(await state()).toEqual({ host: 1 });
  await page.getByText("tags").click();
  await expect.poll(() => text(opened, ".contato-qual")).toBe("4 tags");
  expect(address(opened)).toBe("/ajuda");
  expect(errors).toEqual([]);
});

test("a page runs in memory, without the address of the document", async () => {
  const main = `
    import { mount } from "trama/runtime";
    import { memoryAddressBar } from "trama/runtime/memory";
    import { app } from "./app";
    window.bar = memoryAddressBar(["/", "/contato/7/?aba=tags"]);
    window.unmount = mount(app, document.getElementById("root"), { addressBar: window.bar });
  `;
  const opened = await openDesign(files, { path: "/testes" }, "", main);
  const { page, errors } = opened;
  const inMemory = () => page.evaluate<string>("bar.address.pathname + bar.address.search");
  const entries = await page.evaluate("history.length");
  await expect.poll(() => text(opened, ".contato-qual")).toBe("7 tags");
  await page.getByText("voltar").click();
  await expect.poll(() => text(opened, ".inicio-texto")).toBe("Início");
  await page.getByText("contato").click();
  await expect.poll(() => text(opened, ".contato-qual")).toBe("3 dados");
  await page.getByText("tags").click();
  await expect.poll(inMemory).toBe("/contato/3/?aba=tags");
  await page.evaluate("bar.go(-1)");
  await expect.poll(() => text(opened, ".inicio-texto")).toBe("Início");
  expect([address(opened), await page.evaluate("history.length")]).toEqual(["/testes", entries]);
  await page.evaluate("unmount()");
  await expect.poll(() => page.locator("#root").innerHTML()).toBe("");
  expect(errors).toEqual([]);
});
