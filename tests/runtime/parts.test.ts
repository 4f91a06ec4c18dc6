import { expect, test } from "vitest";
import { type OpenedApp, openApp } from "../browser/harness.ts";
import { expectAttached, expectDetached, expectVisible } from "../elements/expect-locator.ts";

/** An app of one page, with the content as JSX. `more` has more files, `top` is code before the page. */
async function open(content: string, top = "", more: Readonly<Record<string, string>> = {}): Promise<OpenedApp> {
  const app = await openApp({
    files: {
      ...more,
      "inicio.tsx": `
        import * as runtime from "trama/runtime";
        import { Button } from "trama/runtime/elements/button";
        import { FormInput } from "trama/runtime/elements/form-input";
        import { TextBlock } from "trama/runtime/elements/text";
        ${"popups.ts" in more ? 'import { aviso, quebrado } from "./popups";' : ""}
        const { If, Page, Repeat, Section, Slot, Component, closePopup, component, fail, handle, localVariable, openPopup, popup, signal, usePage, variable, workflow } = runtime;
        window.steps = [];
        window.runtime = runtime;
        const note = (step) => { window.steps.push(step); };
        ${top}
        export default function Inicio() {
          const page = usePage();
          return <Page id="inicio" page={page} title={"Início"}><Section id="principal">${content}</Section></Page>;
        }
      `,
      "main.tsx": `
        import { defineApp, start } from "trama/runtime";
        start(defineApp({
          name: "teste", title: "Teste", languages: ["pt", "en"], pages: { home: "inicio" },
          routes: [
            { path: "/", handle: { page: "inicio", language: "pt" }, lazy: async () => ({ Component: (await import("./inicio")).default }) },
            { path: "/en/", handle: { page: "inicio", language: "en" }, lazy: async () => ({ Component: (await import("./inicio")).default }) },
          ],
        }));
      `,
    },
  });
  await expectAttached(app.page.locator("[data-section=principal]"));
  return app;
}

const steps = (opened: OpenedApp) => opened.page.evaluate<string[]>("window.steps");

const list = `
  const itens = signal([{ id: "a", nome: "A" }, { id: "b", nome: "B" }, { id: "c", nome: "C" }]);
  window.itens = itens;
`;

const rows = `
  <Repeat items={() => itens.value} by={(item) => item.id}>
    {(item, index) => {
      note("row " + item.value.id);
      const row = { campo: handle(FormInput) };
      return (
        <Section id="linha">
          <TextBlock id="nome" text={() => index.value + " " + item.value.nome + " " + (row.campo.value.value ?? "")} />
          <FormInput id="campo" ariaLabel={"campo"} handle={row.campo} />
        </Section>
      );
    }}
  </Repeat>
`;

test("rows keep their state and are made once per key, whatever happens to the list", async () => {
  const opened = await open(rows, list);
  const { page } = opened;
  const names = () => page.locator(".inicio-nome").allTextContents();
  await expect.poll(names).toEqual(["0 A ", "1 B ", "2 C "]);
  await page.locator("input").nth(1).fill("meu");
  await expect.poll(names).toEqual(["0 A ", "1 B meu", "2 C "]);
  await page.evaluate("itens.value = [{ id: 'x', nome: 'X' }, ...itens.value]");
  await expect.poll(names).toEqual(["0 X ", "1 A ", "2 B meu", "3 C "]);
  await page.evaluate(
    "itens.value = itens.value.map((item) => item.id === 'b' ? { ...item, nome: 'B2' } : item).reverse()",
  );
  await expect.poll(names).toEqual(["0 C ", "1 B2 meu", "2 A ", "3 X "]);
  await page.evaluate("itens.value = itens.value.filter((item) => item.id !== 'c')");
  await expect.poll(names).toEqual(["0 B2 meu", "1 A ", "2 X "]);
  await expect.poll(() => page.locator("input").first().inputValue()).toBe("meu");
  await expect.poll(() => steps(opened)).toEqual(["row a", "row b", "row c", "row x"]);
  expect(opened.errors).toEqual([]);
});

test("duplicate keys are logged and still shown", async () => {
  const opened = await open(rows, list);
  await opened.page.evaluate("itens.value = [{ id: 'a', nome: 'A' }, { id: 'a', nome: 'outro' }, { nome: 'sem' }]");
  await expect
    .poll(() => opened.page.locator(".inicio-nome").allTextContents())
    .toEqual(["0 A ", "1 outro ", "2 sem "]);
  expect(opened.errors).toEqual(["inicio.repeat: duplicate key a"]);
});

test("a list that fails is empty and one log line; a condition that fails does not hold", async () => {
  const opened = await open(
    `<Repeat items={() => fail("lista")} by={(item) => item}>{() => <TextBlock id="x" text={"x"} />}</Repeat>
     <If when={() => fail("condição")}><TextBlock id="y" text={"y"} /></If>
     <If when={() => ligado.value}><TextBlock id="z" text={"z"} /></If>`,
    `const ligado = signal(0); window.ligado = ligado;`,
  );
  await expect.poll(() => opened.page.locator(".inicio-x, .inicio-y, .inicio-z").count()).toBe(0);
  await opened.page.evaluate("ligado.value = 1");
  await expect.poll(() => opened.page.locator(".inicio-z").textContent()).toBe("z");
  expect(new Set(opened.errors)).toEqual(new Set(["inicio.repeat: lista", "inicio#y.if: condição"]));
});

const card = `
  const Cartao = component("cartao", { titulo: "Sem título" }, ({ props, emit }) => {
    const own = { aberto: localVariable({ id: "aberto", type: "number", default: 0 }) };
    note("cartao runs");
    return (
      <Component onMount={() => { note("mount"); }} onUnmount={() => { note("unmount"); }}
        actions={{ abrir: workflow("abrir", (run, params) => { own.aberto.set(params.quanto); }) }}>
        <TextBlock id="titulo" text={() => props.titulo.value + " " + own.aberto.value} />
        <Button id="abrir" text={"abrir"} onClick={async (run) => { own.aberto.set(own.aberto.value + 1); await emit(run, "escolher", own.aberto.value); note("after emit"); }} />
        <Slot name="conteudo" />
      </Component>
    );
  }, ["abrir"]);
  const titulo = signal("Um"); window.titulo = titulo;
  const mostra = signal(true); window.mostra = mostra;
`;

test("the workflows of a component run once per mount in StrictMode", async () => {
  const opened = await open(
    `<StrictMode><If when={() => mostra.value}><Cartao id="um" /></If></StrictMode>`,
    `import { StrictMode } from "react";\n${card}`,
  );
  const workflows = async () => (await steps(opened)).filter((step) => step.endsWith("mount"));
  await expect.poll(workflows).toEqual(["mount"]);
  await opened.page.evaluate("mostra.value = false");
  await expect.poll(workflows).toEqual(["mount", "unmount"]);
  await opened.page.evaluate("mostra.value = true");
  await expect.poll(workflows).toEqual(["mount", "unmount", "mount"]);
  expect(opened.errors).toEqual([]);
});

test("instances have their own state; properties, events, slots and actions go through", async () => {
  const opened = await open(
    `<If when={() => mostra.value}>
       <Cartao id="um" titulo={() => titulo.value} onEscolher={async (run, event) => { await 0; note("escolhido " + event); }}
         conteudo={<TextBlock id="dentro" text={() => "dentro " + titulo.value} />} />
     </If>
     <Cartao id="dois" handle={alvo} />
     <Button id="acao" text={"ação"} onClick={async (run) => { await alvo.actions.abrir(run, { quanto: 7 }); }} />`,
    `${card} const alvo = handle(Cartao);`,
  );
  const { page } = opened;
  const titles = () => page.locator(".cartao-titulo").allTextContents();
  await expect.poll(titles).toEqual(["Um 0", "Sem título 0"]);
  await page.locator(".cartao-abrir").first().click();
  await expect
    .poll(() => steps(opened))
    .toEqual(["cartao runs", "cartao runs", "mount", "mount", "escolhido 1", "after emit"]);
  await page.evaluate("titulo.value = 'Outro'");
  await page.locator(".inicio-acao").click();
  await expect.poll(titles).toEqual(["Outro 1", "Sem título 7"]);
  await expect.poll(() => page.locator(".inicio-dentro").textContent()).toBe("dentro Outro");
  await page.evaluate("mostra.value = false");
  await expect.poll(async () => (await steps(opened)).at(-1)).toBe("unmount");
  await expect.poll(async () => (await steps(opened)).filter((step) => step === "cartao runs")).toHaveLength(2);
  expect(opened.errors).toEqual([]);
});

test("a component nested in itself is shown ten times", async () => {
  const opened = await open(
    `<Boneca id="fora" />`,
    `const Boneca = component("boneca", {}, () => <><TextBlock id="nome" text={"b"} /><Boneca id="dentro" /></>);`,
  );
  await expect.poll(() => opened.page.locator(".boneca-nome").count()).toBe(10);
  expect(opened.errors).toEqual(["component boneca: not shown, as it is nested more than 10 times"]);
});

const aviso = {
  "popups.ts": `
    import { popup } from "trama/runtime";
    export const aviso = popup({ id: "aviso", load: () => import("./aviso") });
    export const quebrado = popup({ id: "quebrado", load: () => import("./quebrado") });
  `,
  "quebrado.tsx": `
    import { component } from "trama/runtime";
    export default component("quebrado", {}, () => { throw new Error("quebrou"); });
  `,
  "aviso.tsx": `
    import { closePopup, component, openPopup } from "trama/runtime";
    import { Button } from "trama/runtime/elements/button";
    import { TextBlock } from "trama/runtime/elements/text";
    import { aviso } from "./popups";
    export default component("aviso", { texto: "vazio" }, ({ props }) => (
      <>
        <TextBlock id="texto" text={() => props.texto.value} />
        <Button id="sim" text={"sim"} onClick={(run) => { closePopup(run, "sim " + props.texto.value); }} />
        <Button id="mais" text={"mais"} onClick={async (run) => { await openPopup(run, aviso, { texto: "segundo" }); closePopup(run, "por cima"); }} />
      </>
    ));
  `,
};

test("the opener of a popup gets its result and the focus; popups stack", async () => {
  const opened = await open(
    `<Button id="abrir" text={"abrir"} onClick={async (run) => { note(String(await openPopup(run, aviso, { texto: "primeiro" }))); }} />
     <Button id="nada" text={"nada"} link={{ popup: aviso, with: { texto: "por link" } }} />`,
    "",
    aviso,
  );
  const { page } = opened;
  const texts = () => page.locator(".aviso-texto").allTextContents();
  await page.locator(".inicio-abrir").click();
  await expect.poll(texts).toEqual(["primeiro"]);
  await page.locator(".aviso-mais").click();
  await expect.poll(texts).toEqual(["primeiro", "segundo"]);
  await page.locator(".aviso-sim").nth(1).click();
  await expect.poll(() => steps(opened)).toEqual(["por cima"]);
  await expect.poll(() => texts()).toEqual([]);
  await expect.poll(() => page.evaluate("document.activeElement.className")).toContain("inicio-abrir");
  await page.locator(".inicio-nada").click();
  await expect.poll(texts).toEqual(["por link"]);
  await page.evaluate("runtime.startHandler(runtime.closeAllPopups, undefined, 't')");
  await expect.poll(texts).toEqual([]);
  expect(opened.errors).toEqual([]);
});

test("a popup that breaks is closed, and the page stays", async () => {
  const opened = await open(
    `<Button id="abrir" text={"abrir"} onClick={async (run) => { note("closed " + await openPopup(run, quebrado)); }} />`,
    "",
    aviso,
  );
  await opened.page.locator(".inicio-abrir").click();
  await expect.poll(() => steps(opened)).toEqual(["closed undefined"]);
  expect(opened.errors.at(-1)).toBe("popup quebrado: quebrou");
  await expect.poll(() => opened.page.locator(".inicio-abrir").count()).toBe(1);
});

test("a popup whose code does not come says so, and opens when it is tried again", async () => {
  const opened = await open(
    `<Button id="abrir" text={"abrir"} onClick={async (run) => { note("closed " + await openPopup(run, aviso, { texto: "oi" })); }} />`,
    "",
    aviso,
  );
  const { page } = opened;
  await page.context().setOffline(true);
  await page.locator(".inicio-abrir").click();
  const failure = page.getByRole("dialog", { name: /^Não foi possível abrir esta janela\./ });
  await failure.getByRole("button", { name: "Fechar" }).click();
  await expect.poll(() => steps(opened)).toEqual(["closed undefined"]);
  await expectDetached(failure);
  await expect.poll(() => page.locator(".inicio-abrir").evaluate((node) => node === document.activeElement)).toBe(true);

  await page.locator(".inicio-abrir").click();
  await failure.getByRole("button", { name: "Tentar de novo" }).click();
  await expectVisible(failure);
  await page.keyboard.press("Escape");
  await expectDetached(failure);
  await page.locator(".inicio-abrir").click();
  await expectVisible(failure);
  await page.context().setOffline(false);
  await failure.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.poll(() => page.locator(".aviso-texto").allTextContents()).toEqual(["oi"]);
  await page.locator(".aviso-sim").click();
  await expect.poll(() => steps(opened)).toEqual(["closed undefined", "closed undefined", "closed sim oi"]);
});

test("leaving the page closes its popups", async () => {
  const opened = await open(
    `<Button id="abrir" text={"abrir"} onClick={async (run) => { note(String(await openPopup(run, aviso, {}))); }} />`,
    "",
    aviso,
  );
  await opened.page.locator(".inicio-abrir").click();
  await expect.poll(() => opened.page.locator(".aviso-texto").textContent()).toBe("vazio");
  await opened.page.evaluate("runtime.startHandler((run) => runtime.navigate(run, { path: '/en/' }), undefined, 'x')");
  await expect.poll(() => opened.page.locator(".aviso-texto").count()).toBe(0);
  await expect.poll(() => opened.page.evaluate("runtime.language.value")).toBe("en");
});

test("theme, language and breakpoint are signals that bindings follow", async () => {
  const opened = await open(
    `<TextBlock id="estado" text={() => [runtime.theme.value, runtime.language.value, runtime.breakpoint.value, runtime.screenSize.value.width].join(" ")} />
     <TextBlock id="oi" text={runtime.localized({ pt: "Olá", en: "Hello" })} />
     <TextBlock id="colunas" text={runtime.responsive({ default: "3", mobile: "1" })} />`,
  );
  const { page } = opened;
  const texts = () => page.locator(".inicio-estado, .inicio-oi, .inicio-colunas").allTextContents();
  await expect.poll(texts).toEqual(["light pt default 1366", "Olá", "3"]);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(texts).toEqual(["light pt tablet 900", "Olá", "3"]);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.evaluate("runtime.startHandler((run) => runtime.setTheme(run, 'dark'), undefined, 'x')");
  await page.evaluate("runtime.startHandler((run) => runtime.setLanguage(run, 'en'), undefined, 'x')");
  await expect.poll(texts).toEqual(["dark en mobile 390", "Hello", "1"]);
  await expect.poll(() => page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  await expect.poll(() => page.evaluate("localStorage.theme")).toBe("dark");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/en/");
  await expect.poll(() => page.locator('link[rel="alternate"]').count()).toBe(2);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate("runtime.startHandler((run) => runtime.setTheme(run, 'system'), undefined, 'x')");
  await expect.poll(() => page.evaluate("document.documentElement.dataset.theme")).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
});

test("a shortcut that moves the focus into a field is not typed into it", async () => {
  const opened = await open(
    `<FormInput id="busca" ariaLabel={"busca"} handle={campo} />
     <Component onKeydown={(run, event) => { if (event.key === "/" && !event.isTyping) { campo.actions.focus(); } }} />`,
    "const campo = handle(FormInput);",
  );
  const { page } = opened;
  await page.keyboard.press("/");
  await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("INPUT");
  await page.keyboard.type("a/b");
  await expect.poll(() => page.locator("input").inputValue()).toBe("a/b");
});

test("the loader begins at a tenth and adds a fifth of the rest every 300 ms", async () => {
  const opened = await open("");
  const { page } = opened;
  const bar = page.locator(".trama-page-loader");
  await page.clock.install({ time: 0 });
  // From here on the test controls the clock.
  await page.clock.pauseAt(3_600_000);
  await page.evaluate(
    "runtime.startHandler((run) => runtime.pageLoader(run, { show: true, color: 'rgb(1, 2, 3)' }), undefined, 't')",
  );
  await expect.poll(() => bar.getAttribute("data-progress")).toBe("10");
  await page.clock.runFor(299);
  await expect.poll(() => bar.getAttribute("data-progress")).toBe("10");
  await page.clock.runFor(1);
  await expect.poll(() => bar.getAttribute("data-progress")).toBe("28");
  await page.clock.runFor(300);
  await expect.poll(() => bar.getAttribute("data-progress")).toBe("42");
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(1, 2, 3)");
  await page.evaluate("runtime.startHandler((run) => runtime.pageLoader(run, { show: false }), undefined, 't')");
  await expect.poll(() => bar.count()).toBe(0);
});

test("a late component loads when it is shown; a button tries again, as does the connection that returns", async () => {
  const { page, errors } = await open(
    `<If when={() => mostra.value}><Tardio id="tardio" titulo={() => titulo.value} /></If>`,
    `const mostra = signal(false); window.mostra = mostra;
     const titulo = signal("Um"); window.titulo = titulo;
     const Tardio = runtime.lateComponent("tardio", () => import("./tardio"));`,
    {
      "tardio.tsx": `
        import { component } from "trama/runtime";
        import { TextBlock } from "trama/runtime/elements/text";
        export default component("tardio", { titulo: "" }, ({ props }) => <TextBlock id="texto" text={() => props.titulo.value} />);
      `,
    },
  );
  const text = page.locator(".tardio-texto");
  const again = page.getByRole("button", { name: /Tentar de novo/ });
  await page.context().setOffline(true);
  await page.route("**/tardio-*.js", (route) => route.abort("internetdisconnected"));
  await page.evaluate("mostra.value = true");
  await expectVisible(again);
  await again.click();
  await expectVisible(again);
  await page.unroute("**/tardio-*.js");
  await page.context().setOffline(false);
  await expect.poll(() => text.textContent()).toBe("Um");
  await page.evaluate("titulo.value = 'Dois'");
  await expect.poll(() => text.textContent()).toBe("Dois");
  await expectDetached(again);
  expect(errors.filter((error) => !/tardio|ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([]);
});
